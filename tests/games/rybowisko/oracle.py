"""A slow, literal second telling of the Rybowisko rules, for the tests to compare the engine with.

Written from the rules text alone.  A lake is fields by name, anglers, cards and tokens as plain
Python objects, and it follows the words of a record one by one.  Components come from the data
file, given as the dict that `tomllib` makes of it; nothing here knows the engine.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any, NamedTuple, TypeAlias

Data: TypeAlias = Mapping[str, Any]


def species_of(code: str, data: Data) -> dict[str, Any]:
    """The block of the data file for one species code."""
    for species in data["species"]:
        if species["code"] == code:
            return dict(species)
    raise ValueError(f"no species {code!r}")


def score(catch: Sequence[str], data: Data) -> dict[str, int]:
    """The points of a catch by category (RYB-SCORE-01 to RYB-SCORE-06)."""
    fish = len(catch)
    unique = sum(species_of(code, data)["unique"] for code in catch)
    sets = len(lay_sets(catch, data))
    set_points = 2 * sets
    return {
        "fish": fish,
        "unique": unique,
        "sets": sets,
        "set_points": set_points,
        "total": fish + unique + set_points,
    }


def lay_sets(catch: Sequence[str], data: Data) -> list[list[str]]:
    """The sets that a catch makes, laid out on the table until no further one can be laid.

    Every set uses one card of each symbol, so it does not matter which cards go together.
    """
    left = list(catch)
    sets: list[list[str]] = []
    while True:
        chosen = []
        for symbol in data["symbol"]:
            for code in left:
                if species_of(code, data)["symbol"] == symbol["id"]:
                    chosen.append(code)
                    break
        if len(chosen) < len(data["symbol"]):
            return sets
        for code in chosen:
            left.remove(code)
        sets.append(chosen)


def rank(scores: Sequence[int], luck: Sequence[int]) -> tuple[list[int], list[int]]:
    """The winning seats, from 0, and the place of every seat, from 1 (RYB-SCORE-07 to 11)."""
    seats = range(len(scores))
    tied = [seat for seat in seats if scores[seat] == max(scores)]
    most_luck = max(luck[seat] for seat in tied)
    winners = [seat for seat in tied if luck[seat] == most_luck]
    places = []
    for seat in seats:
        ahead = 0
        for other in seats:
            if scores[other] > scores[seat]:
                ahead += 1
            elif scores[other] == scores[seat] and luck[other] > luck[seat]:
                ahead += 1
        places.append(1 + ahead)
    return winners, places


def grade(total: int, data: Data) -> int:
    """The number, from 1, of the grade that a solo score earns (RYB-SOLO-05)."""
    found = 0
    for number, entry in enumerate(data["solo"]["grades"], 1):
        if entry["from"] <= total:
            found = number
    return found


class Odds(NamedTuple):
    """Chances of one catch in which every miss is rolled again as long as luck lasts."""

    caught: Fraction  # that any card is taken
    preferred: list[Fraction]  # for each card: that it is taken, if it is wanted most
    otherwise: list[Fraction]  # for each card: that it is taken, if the other is wanted more


def catch_odds(ranges: Sequence[tuple[int, int]], faces: int, n: int) -> Odds:
    """The odds of a catch with n smiling tokens, by trying every sequence of n + 1 dice.

    `ranges` holds the lowest and highest hit of each card; empty places are left out.
    """
    caught = 0
    preferred = [0 for _ in ranges]
    otherwise = [0 for _ in ranges]
    sequences = list(product(range(1, faces + 1), repeat=n + 1))
    for dice in sequences:
        for die in dice:
            hit = [card for card, (low, high) in enumerate(ranges) if low <= die <= high]
            if hit:
                caught += 1
                for card in hit:
                    preferred[card] += 1
                    if len(hit) == 1:
                        otherwise[card] += 1
                break  # After a hit no further roll is allowed (RYB-CATCH-08).
    return Odds(
        Fraction(caught, len(sequences)),
        [Fraction(number, len(sequences)) for number in preferred],
        [Fraction(number, len(sequences)) for number in otherwise],
    )


class Face(NamedTuple):
    """Both sides of a catch token."""

    colour: str
    drift: str


class Token(NamedTuple):
    """A catch token as it lies on the map: its colour, and the batch in which it was laid."""

    colour: str
    batch: int


@dataclass
class Angler:
    """One seat's pawn, luck tokens and catch."""

    field: str
    luck: int  # all luck tokens
    smiling: int  # those on the smiling side
    catch: list[str]


class Lake:
    """A game of Rybowisko, played word by word.

    No drift side of a token on the map is stored.  What is stored is what everybody can work out:
    for each batch of tokens, which of them have not been turned over yet.  The batch matters.  The
    tokens of a refill come from the pile, whose drift sides lay open: a red token laid by a refill
    is one of the red tokens that were in the pile, and a red token that lies on the map since the
    set-up is not.  Odds worked out from the colour alone would mix the two up.
    """

    def __init__(self, data: Data, seats: int, options: Mapping[str, str]) -> None:
        self.data = data
        self.seats = seats
        self.solo = seats == 1
        self.target = int(options.get("target", data["target"]["default"]))
        self.max_rounds = int(options.get("max_rounds", data["options"]["max_rounds"]))
        self.open_refill = data["options"]["open_refill"]
        if "open_refill" in options:
            self.open_refill = {"off": False, "on": True}[options["open_refill"]]

        self.directions: list[str] = list(data["directions"]["order"])
        self.to: dict[str, dict[str, str]] = {field["id"]: field["to"] for field in data["field"]}
        self.fishing = [field["id"] for field in data["field"] if field["kind"] == "fishing"]
        self.slots: list[str] = [slot["id"] for slot in data["slot"]]

        # RYB-SETUP-08 and RYB-SETUP-09.
        starts = {colour["number"]: colour["start"] for colour in data["player_colour"]}
        colours = options.get("colours", "1234")
        self.anglers: list[Angler] = []
        for seat in range(seats):
            luck = int(options.get(f"luck_p{seat + 1}", data["luck"]["default"]))
            self.anglers.append(Angler(starts[int(colours[seat])], luck, luck, []))

        self.deck: list[str] = []  # in no order: nobody knows the order
        for species in data["species"]:
            self.deck += [species["code"]] * species["copies"]
        self.cards: dict[str, str | None] = dict.fromkeys(self.slots)  # None: an empty place

        self.pile: list[Face] = []
        self.tokens: dict[str, Token] = {}  # by field
        self.unseen: list[list[Face]] = []  # by batch: its tokens that were not turned over yet
        self.pool: list[Face] = []  # while laying: neither kept nor laid yet
        self.colours_left: list[str] = []  # while laying face down: the colours of the pool
        self.to_lay: list[str] = []  # while laying: fields still to get a token
        self.shown = False  # while laying: whether the drift sides are seen

        self.first = 0
        self.seat = 0
        self.round = 1
        self.path: list[str] = []  # the departure field and every field entered in this move
        self.die = 0
        self.emptied = ""  # the card place that awaits a card
        self.ended: str | None = None

        self.stage = "card"
        first = options.get("first", "1")
        if not self.solo:
            if first == "random":
                self.stage = "first"
            else:
                self.first = int(first) - 1

    def actor(self) -> int | str:
        """The seat to decide, from 0, or "chance" or "over"."""
        if self.stage == "over":
            return "over"
        if self.stage in ("move", "missed", "both"):
            return self.seat
        return "chance"

    def legal(self) -> dict[str, int]:
        """Every word that may come next; at chance with the number of pieces behind it."""
        if self.stage == "first":
            return {f"first:P{seat + 1}": 1 for seat in range(self.seats)}
        if self.stage in ("card", "draw"):
            slot = self.emptied if self.stage == "draw" else self.first_empty_slot()
            return {f"{slot}:{code}": self.deck.count(code) for code in self.deck}
        if self.stage == "keep":
            return {f"keep:{face.colour}{face.drift}": self.pool.count(face) for face in self.pool}
        if self.stage == "lay":
            field = self.to_lay[0]
            if self.shown:
                return {
                    f"{field}:{face.colour}{face.drift}": self.pool.count(face)
                    for face in self.pool
                }
            return {f"{field}:{c}": self.colours_left.count(c) for c in self.colours_left}
        if self.stage == "die":
            return {f"die:{number}": 1 for number in range(1, self.data["die"]["faces"] + 1)}
        if self.stage == "drift":
            possible = self.possible_drifts()
            return {f">{drift}": possible.count(drift) for drift in possible}
        if self.stage == "move":
            return dict.fromkeys(sorted(self.destinations()) or ["stop"], 1)
        if self.stage == "missed":
            return {"reroll": 1, "give_up": 1}
        if self.stage == "both":
            return {f"take:{slot}": 1 for slot in self.pair()}
        return {}

    def play(self, word: str) -> None:
        """Follow one word."""
        if word not in self.legal():
            raise ValueError(f"{word!r} cannot come now")
        stage = self.stage
        if stage == "first":
            self.first = int(word.removeprefix("first:P")) - 1
            self.stage = "card"
        elif stage == "card":
            slot, code = word.split(":")
            self.fill(slot, code)
            if None not in self.cards.values():
                # RYB-SETUP-05 and RYB-SETUP-06.
                tokens = [Face(token["colour"], token["drift"]) for token in self.data["token"]]
                self.begin_laying(tokens, self.fishing, shown=False)
        elif stage == "keep":
            name = word.removeprefix("keep:")
            face = Face(name[0], name[1:])
            self.pool.remove(face)
            self.pile.append(face)
            self.begin_batch_when_enough_are_kept()
        elif stage == "lay":
            field, name = word.split(":")
            self.lay(field, name)
        elif stage == "move":
            if word == "stop":
                self.act()
            else:
                self.go(word)
        elif stage == "die":
            self.die = int(word.removeprefix("die:"))
            self.compare_die()
        elif stage == "missed":
            if word == "reroll":
                self.anglers[self.seat].smiling -= 1
                self.stage = "die"
            else:
                self.stage = "drift"
        elif stage == "both":
            self.take(word.removeprefix("take:"))
        elif stage == "draw":
            slot, code = word.split(":")
            self.fill(slot, code)
            self.stage = "drift"
        elif stage == "drift":
            self.drift(word.removeprefix(">"))

    def first_empty_slot(self) -> str:
        """The card place that is filled next during the set-up (RYB-SETUP-03)."""
        for slot in self.slots:
            if self.cards[slot] is None:
                return slot
        raise ValueError("no card place is empty")

    def fill(self, slot: str, code: str) -> None:
        self.deck.remove(code)
        self.cards[slot] = code

    def begin_laying(self, pool: Sequence[Face], fields: Sequence[str], *, shown: bool) -> None:
        """Mix tokens; what is too many stays in the pile, the rest goes on these fields."""
        self.pool = list(pool)
        self.to_lay = list(fields)
        self.shown = shown
        self.pile = []
        self.stage = "keep"
        self.begin_batch_when_enough_are_kept()

    def begin_batch_when_enough_are_kept(self) -> None:
        if len(self.pool) > len(self.to_lay):
            return
        self.stage = "lay"
        if not self.shown:
            self.unseen.append(list(self.pool))
            self.colours_left = [face.colour for face in self.pool]

    def lay(self, field: str, name: str) -> None:
        """Lay one token, told by its colour, or by both sides when they are seen."""
        if self.shown:
            face = Face(name[0], name[1:])
            self.pool.remove(face)
            self.unseen.append([face])
        else:
            self.colours_left.remove(name)
        self.tokens[field] = Token(name[0], len(self.unseen) - 1)
        self.to_lay.remove(field)
        if not self.to_lay:
            if self.path == []:  # nobody has moved yet: this was the set-up
                self.begin_turn(self.first)
            else:
                self.end_turn()

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.path = [self.anglers[seat].field]
        self.stage = "move"

    def is_taken(self, field: str) -> bool:
        """Whether an angler other than the acting one is on a field."""
        for seat, angler in enumerate(self.anglers):
            if seat != self.seat and angler.field == field:
                return True
        return False

    def ways_on(self, path: list[str], smiling: int) -> Iterator[list[str]]:
        """Every way to walk on from a path, that path itself included (RYB-MOVE-01 to 06)."""
        yield path
        for field in self.to[path[-1]].values():
            if field in path:
                continue
            cost = step_cost(path)
            if cost <= smiling:
                yield from self.ways_on([*path, field], smiling - cost)

    def destinations(self) -> set[str]:
        """Every field where the acting seat's move, from where it stands now, could end."""
        smiling = self.anglers[self.seat].smiling
        ends = set()
        for path in self.ways_on(self.path, smiling):
            if len(path) > 1 and not self.is_taken(path[-1]):
                ends.add(path[-1])
        return ends

    def go(self, field: str) -> None:
        """Move by a way that costs the least luck (RYB-MOVE-10)."""
        angler = self.anglers[self.seat]
        ways = [way for way in self.ways_on(self.path, angler.smiling) if way[-1] == field]
        for place in min(ways, key=len)[1:]:
            angler.smiling -= step_cost(self.path)
            angler.field = place
            self.path.append(place)
        self.act()

    def act(self) -> None:
        """Fish or rest, as the field dictates (RYB-TURN-05, RYB-REST-01, RYB-CATCH-15)."""
        angler = self.anglers[self.seat]
        if angler.field not in self.tokens:
            angler.smiling = angler.luck
            self.end_turn()
        elif [self.cards[slot] for slot in self.pair()] == [None, None]:
            self.stage = "drift"
        else:
            self.stage = "die"

    def pair(self) -> list[str]:
        """The two card places that the acting seat tries for (RYB-CATCH-03)."""
        colour = self.tokens[self.anglers[self.seat].field].colour
        return [slot["id"] for slot in self.data["slot"] if slot["colour"] == colour]

    def compare_die(self) -> None:
        """What the latest roll leads to (RYB-CATCH-05 to RYB-CATCH-10)."""
        hit = []
        for slot in self.pair():
            code = self.cards[slot]
            if code is not None:
                species = species_of(code, self.data)
                if species["min"] <= self.die <= species["max"]:
                    hit.append(slot)
        if len(hit) == 2:
            self.stage = "both"
        elif len(hit) == 1:
            self.take(hit[0])
        elif self.anglers[self.seat].smiling > 0:
            self.stage = "missed"
        else:
            self.stage = "drift"

    def take(self, slot: str) -> None:
        """The card goes to the player and its place awaits another (RYB-CATCH-13, 14)."""
        code = self.cards[slot]
        assert code is not None
        self.anglers[self.seat].catch.append(code)
        self.cards[slot] = None
        if self.deck:
            self.emptied = slot
            self.stage = "draw"
        else:
            self.stage = "drift"

    def possible_drifts(self) -> list[str]:
        """The drift of every token that the one under the acting angler may be."""
        token = self.tokens[self.anglers[self.seat].field]
        return [face.drift for face in self.unseen[token.batch] if face.colour == token.colour]

    def drift(self, direction: str) -> None:
        """Carry the angler, put the token away and perhaps refill (RYB-DRIFT, RYB-REFILL)."""
        angler = self.anglers[self.seat]
        token = self.tokens.pop(angler.field)
        face = Face(token.colour, direction)
        self.unseen[token.batch].remove(face)
        if direction in self.to[angler.field]:
            field = self.to[angler.field][direction]
            if not self.is_taken(field):
                angler.field = field
        self.pile.append(face)
        if len(self.pile) >= self.data["tokens"]["refill_at"]:
            occupied = [other.field for other in self.anglers]
            free = [f for f in self.fishing if f not in self.tokens and f not in occupied]
            if free:
                self.begin_laying(self.pile, free, shown=self.open_refill)
                return
        self.end_turn()

    def end_turn(self) -> None:
        """Pass on to the next seat, or end the round and perhaps the game (RYB-END)."""
        following = (self.seat + 1) % self.seats
        if following != self.first:
            self.begin_turn(following)
            return
        self.ended = self.reason_to_end()
        if self.ended is not None:
            self.stage = "over"
            return
        self.round += 1
        self.begin_turn(self.first)

    def reason_to_end(self) -> str | None:
        """Why the game is over after the round that was just finished, or None."""
        if self.solo:
            return "turns" if self.round == self.data["solo"]["turns"] else None
        if any(len(angler.catch) >= self.target for angler in self.anglers):
            return "target"
        if self.deck == [] and all(card is None for card in self.cards.values()):
            return "no_cards"
        if self.round == self.max_rounds:
            return "max_rounds"
        return None

    def reason(self) -> str:
        """How the game ended: target, no_cards, max_rounds or turns."""
        if self.ended is None:
            raise ValueError("the game is not over")
        return self.ended

    def total(self, seat: int) -> int:
        """A seat's points as they stand."""
        return score(self.anglers[seat].catch, self.data)["total"]

    def ranking(self) -> tuple[list[int], list[int]]:
        """The winning seats and the place of every seat, as they stand."""
        totals = [self.total(seat) for seat in range(self.seats)]
        return rank(totals, [angler.smiling for angler in self.anglers])

    def result(self) -> list[str]:
        """The result line of the record."""
        if self.ended is None:
            raise ValueError("the game is not over")
        words = []
        for seat in range(self.seats):
            words += [f"P{seat + 1}", str(self.total(seat))]
        words.append("luck")
        for angler in self.anglers:
            words.append(str(angler.smiling))
        if self.solo:
            return [*words, "grade", str(grade(self.total(0), self.data))]
        winners, _ = self.ranking()
        return [*words, "win", *(f"P{seat + 1}" for seat in winners)]


def step_cost(path: Sequence[str]) -> int:
    """Luck tokens for one more step: the first two steps are free (RYB-MOVE-01, 04)."""
    steps_made = len(path) - 1
    return 0 if steps_made < 2 else 1
