"""Ways for the tests of Koi to get to a position and to ask about it.

`fresh` stands before the first draw, `at` at the start of a turn: ponds are told in the notation of
the rules, and what a seat has beside them in a few words.  `play` acts, `legal` and `refused` ask,
`seat_of` and `supply` read the state.  `box_with` has other numbers in its file.
"""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import pytest

from pondside.games import load
from pondside.games.koi import phases
from pondside.games.koi.facts import CARD_KINDS, SCROLLS, SIZES, STORED
from pondside.games.koi.notation import read_ponds, spell_pond, spell_possessions, water_tiles
from pondside.games.koi.tables import CELLS, FIRST_GOAL, KINDS, place_of, stock_text
from pondside.games.koi.view import ThingView
from pondside.games.koi.words import read_place
from pondside.kernel.errors import Illegal
from pondside.kernel.game import CHANCE, Box
from pondside.kernel.match import Match

GAME = load("koi")
BOX = GAME.open_box(None)

SPRING = "O0,0.0"
# Cards of no consequence, slots 1 to 5: a slot's reward is all there is to do.
PLAIN = "c02 c06 c10 c14 c36"
LETTERS = dict(zip("wfsSML", STORED, strict=True))  # w water, S small koi ...
ITEMS = ("water", "foliage", "shore")


# Boxes


@cache
def own_box(text: str) -> Box:
    """The box of an owner's file."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "own.toml"
        file.write_text(text, encoding="utf-8")
        return GAME.open_box(str(file))


def box_with(*changes: tuple[str, str], **rulings: str) -> Box:
    """The stock box with changes of its text, each made once, and with other rulings."""
    text = stock_text()
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    for name, value in rulings.items():
        text, n = re.subn(rf"(?m)^({name} = )\S+", rf"\g<1>{value}", text)
        assert n == 1, name
    return own_box(text)


# Matches


def fresh(seats: int = 2, *, box: Box = BOX, confirm: bool = False, **options: Any) -> Match:
    """A match before its first draw."""
    return Match(GAME, box, seats, options, "1", (), confirm)


def first_of(seats: int) -> dict[str, Any]:
    """The option that seat 1 begins, where somebody else might."""
    return {"first": "1"} if seats > 1 else {}


def play(match: Match, words: str) -> Match:
    """Act for whoever is to act; where no word of chance is told, chance takes the first card."""
    for word in words.split():
        while match.actor == CHANCE and not _is_chance(word):
            match.play(match.actions()[0], quiet=True)
        match.play(word, quiet=True)
    return match


def _is_chance(word: str) -> bool:
    return re.fullmatch(r"c\d\d|goal:\w+|first:P\d", word) is not None


def settled(match: Match) -> Match:
    """The same match after chance has acted."""
    while match.actor == CHANCE:
        match.play(match.actions()[0], quiet=True)
    return match


def at(
    *lines: str,
    box: Box = BOX,
    stored: str | Sequence[str] = (),
    cards: str | Sequence[str] = (),
    row: str = PLAIN,
    deck: str | None = None,
    seat: int = 0,
    round: int = 2,
    left: Mapping[str, int] | None = None,
    confirm: bool = False,
    **options: str,
) -> Match:
    """A match at the start of a seat's turn; there are as many seats as lines.

    A line tells a pond and possessions; a seat has 2 coins and 1 luck token unless it says
    otherwise, and cards enough for its scrolls, wells, markets and storages.  `stored` and `cards`
    are those of all seats, or those of the seat on turn alone: `w2 s1 M1` and `c01 c13`.  The row
    is told from slot 1 on, `-` for none.  With a `deck`, cards that lie nowhere count as lost;
    `left` changes the supply.
    """
    n = len(lines)
    chosen = {"goals": "none", **first_of(n), **options}
    match = Match(GAME, box, n, chosen, "1", (), confirm)
    s: Any = match._states[0]
    assert phases.PHASES[s.phase] == "deal", "tell who begins and which goals are in play"
    names = box.names["card"]
    s.row[:] = [names.index(card) + 1 if card != "-" else 0 for card in row.split()]
    _set_deck(box, s, [names[k] for k in s.deck[: s.n_deck].tolist() if names[k] not in row])
    s.phase, s.seat, s.rounds = phases.PHASES.index("start"), seat, round
    s.turn = (round - 1) * n + 1 + (seat - int(s.first)) % n
    for k, line in enumerate(lines):
        _settle(box, s, k, line, _told(stored, k, seat), _told(cards, k, seat))
    if deck is not None:
        _set_deck(box, s, deck.split())
    for name, number in (left or {}).items():
        _set_supply(s, name, number)
    excused = ["over capacity"]  # a test may want to give a seat much
    excused += ["made or lost"] * bool(left) + ["cards were made"] * (deck is not None)
    _check(match, excused)
    match._entries.clear()
    match.commit()
    match.look()
    return match


_SOUND: set[tuple[str, bytes]] = set()


def _check(match: Match, excused: Sequence[str]) -> None:
    """A position that a test makes up is sound, but for faults that are excused."""
    key = (match.box.digest, match.state.tobytes())
    if key not in _SOUND:
        found = GAME.faults(match.box, match._states)
        assert [fault for fault in found if not any(one in fault for one in excused)] == []
        _SOUND.add(key)


def _told(all_seats: str | Sequence[str], k: int, seat: int) -> list[str]:
    if isinstance(all_seats, str):
        return all_seats.split() if k == seat else []
    return all_seats[k].split() if k < len(all_seats) else []


def _settle(box: Box, s: Any, k: int, line: str, stored: list[str], cards: list[str]) -> None:
    """Give a seat its pond and all it has, from the supply and the deck."""
    [read] = read_ponds(line, box, "a test")
    pond, told = s.ponds[k], read.states[0].ponds[0]
    given = dict(re.findall(r"(\w+)=(\S*)", line))
    coins, luck = int(given.get("coins", 2)), int(given.get("luck", 1))
    s.coins += int(pond.coins) - coins
    s.luck += int(pond.luck) - luck
    for item, stuff in enumerate(STORED):
        _return(s, stuff, int(pond.stored[item]))
    s.ponds[k] = told
    pond = s.ponds[k]
    for name in ("scrolls", "wells", "markets", "storages"):
        pond[name] = 0
    pond.coins, pond.luck = coins, luck
    for word in stored:
        name, number = LETTERS[word[0]], int(word[1:])
        pond.stored[STORED.index(name)] = number
        _return(s, name, -number)
    s.tiles[0] -= len(water_tiles(read.states, 0)) - int(box.tables[0].n_spring)
    for kind, n in enumerate((pond.n_foliage, pond.n_lilies, pond.n_shores, pond.n_lanterns), 1):
        s.tiles[kind] -= n
    for size in range(3):
        s.koi[size] -= int((pond.koi_size[: pond.n_koi] == size).sum())
    s.goal_tiles[:] -= pond.goal
    facts = box.facts["deck"]["cards"]
    wanted = list(cards)
    for name in filter(None, given.get("scrolls", "").split(",")):
        wanted.append(facts[[one["scroll"] for one in facts].index(name)]["id"])
    for sort in ("well", "market", "storage"):
        ids = [one["id"] for one in facts if one["kind"] == sort]
        have = [id for id in wanted if id in ids]
        free = [id for id in ids if id not in have and _in_deck(box, s, id)]
        wanted += free[: max(int(given.get(f"{sort}s", 0)) - len(have), 0)]
    for id in wanted:
        _take(box, s, pond, id)


def _return(s: Any, name: str, number: int) -> None:
    if name in SIZES:
        s.koi[SIZES.index(name)] += number
    else:
        s.tiles[KINDS.index(name)] += number


def _in_deck(box: Box, s: Any, id: str) -> bool:
    return box.names["card"].index(id) in s.deck[: s.n_deck].tolist()


def _take(box: Box, s: Any, pond: Any, id: str) -> None:
    """A card goes from the deck to a seat, as if it had been resolved."""
    card = box.names["card"].index(id)
    left = s.deck[: s.n_deck].tolist()
    assert card in left, f"{id} is not in the deck"
    left.remove(card)
    _set_deck(box, s, [box.names["card"][one] for one in left])
    pond.cards[pond.n_cards] = card
    pond.n_cards += 1
    fact = box.facts["deck"]["cards"][card]
    kind = fact["kind"]
    if kind in CARD_KINDS[:4]:
        pond.helpers[CARD_KINDS.index(kind)] += 1
    elif kind == "scroll":
        pond.scrolls[SCROLLS.index(fact["scroll"])] += 1
    elif kind != "rain":
        pond[f"{kind}s"] += 1
    if kind == "storage":
        pond.expansions += 1
        s.expansions -= 1


def _set_deck(box: Box, s: Any, ids: Collection[str]) -> None:
    s.deck[:] = 0
    s.deck[: len(ids)] = [box.names["card"].index(id) for id in ids]
    s.n_deck = len(ids)


def _set_supply(s: Any, name: str, number: int) -> None:
    if name in SIZES:
        s.koi[SIZES.index(name)] = number
    elif name in ("coins", "luck", "expansions"):
        s[name] = number
    elif name in KINDS[:5]:
        s.tiles[KINDS.index(name)] = number
    else:
        s.goal_tiles[KINDS.index(name) - FIRST_GOAL] = number


def fork(match: Match) -> Match:
    """A second match in the same position."""
    other = copy.copy(match)
    other._states = match._states.copy()
    other._entries = list(match._entries)
    other._draws = dict(match._draws)
    return other


def over(*lines: str, **more: Any) -> Match:
    """A game whose last turn is done, as the ponds stand.  A solo game must have an empty row."""
    match = at(*lines, **more)
    s: Any = match._states[0]
    s.phase, s.reason, s.last_round = phases.PHASES.index("ended"), 1, s.rounds
    return match


# Asking


def legal(match: Match) -> set[str]:
    """The words that may be said now."""
    return set(match.words())


def ways(match: Match, sign: str) -> set[str]:
    """Where a thing may be laid now: the legal words that begin with its sign, less the sign."""
    start = len(sign)
    return {
        word[start:]
        for word in match.words()
        if word.startswith(sign) and re.match(r"-?\d", word[start:])
    }


def refused(match: Match, word: str) -> tuple[str, str]:
    """The name and the clause of the refusal that a word meets."""
    with pytest.raises(Illegal) as caught:
        match.read(word)
    return caught.value.refusal, caught.value.clause


def phase(match: Match) -> str:
    return phases.PHASES[match._states[0].phase]


class Seat(NamedTuple):
    """What a seat has."""

    coins: int
    luck: int
    stored: str  # w2 s1 M1
    cards: str  # c01 c13
    expansions: int
    pond: str


def seat_of(match: Match, seat: int = 0) -> Seat:
    s: Any = match._states[0]
    pond = s.ponds[seat]
    stored = zip(LETTERS, pond.stored.tolist(), strict=True)
    return Seat(
        coins=int(pond.coins),
        luck=int(pond.luck),
        stored=" ".join(f"{letter}{n}" for letter, n in stored if n),
        cards=" ".join(match.box.names["card"][k] for k in pond.cards[: pond.n_cards].tolist()),
        expansions=int(pond.expansions),
        pond=spell_pond(match.box, match._states, seat),
    )


def lines_of(box: Box, states: Any) -> list[str]:
    """The pond and possessions of every seat, as the notation tells them."""
    told = (box, states)
    return [
        f"{spell_pond(*told, k)} {spell_possessions(*told, k)}" for k in range(int(states[0].seats))
    ]


def lying(line: str, box: Box = BOX) -> list[ThingView]:
    """What a line lays, as a view tells it; nobody asks whether it may lie there."""
    found = [ThingView("spring", (0, 0))]
    for word in line.split()[1:]:
        kind, place = read_place(box, word, word)
        turn, cell = divmod(place, CELLS)
        found.append(ThingView(KINDS[kind], place_of(cell), turn))
    return found


def row_of(match: Match) -> str:
    """The cards of slots 1 to 5, `-` for none."""
    s: Any = match._states[0]
    return " ".join(match.box.names["card"][int(k) - 1] if k else "-" for k in s.row)


def gone(match: Match) -> str:
    """Solo: the cards discarded, in their order."""
    s: Any = match._states[0]
    return " ".join(match.box.names["card"][k] for k in s.gone[: s.n_gone].tolist())


def deck_of(match: Match) -> set[str]:
    s: Any = match._states[0]
    return {match.box.names["card"][k] for k in s.deck[: s.n_deck].tolist()}


def supply(match: Match) -> dict[str, int]:
    s: Any = match._states[0]
    found = {name: int(n) for name, n in zip(KINDS[:5], s.tiles, strict=True)}
    found |= {name: int(n) for name, n in zip(SIZES, s.koi, strict=True)}
    return found | {name: int(s[name]) for name in ("coins", "luck", "expansions")}


def goal_tiles(match: Match) -> dict[str, int]:
    """The goal tiles that are left, by kind."""
    s: Any = match._states[0]
    return {KINDS[FIRST_GOAL + k]: int(n) for k, n in enumerate(s.goal_tiles) if n}


def goals_in_play(match: Match) -> set[str]:
    return {goal.goal for goal in match.view(None).goals}


def sheet(line: str, box: Box = BOX, **options: str) -> dict[str, Any]:
    """The score sheet of a pond line."""
    [written] = GAME.score_text(line, box, "a test", options).sheets
    return written.facts


def total(line: str, box: Box = BOX) -> int:
    return int(sheet(line, box)["total"])


def koi_points(line: str, box: Box = BOX) -> list[int]:
    return [koi["vp"] for koi in sheet(line, box)["koi"]]


def goal_points(line: str, box: Box = BOX) -> dict[str, int]:
    return dict(sheet(line, box)["goals"])


def no_line(line: str, box: Box = BOX) -> tuple[str, str]:
    """The name and the clause of the refusal that a pond line meets."""
    with pytest.raises(Illegal) as caught:
        sheet(line, box)
    return caught.value.refusal, caught.value.clause


# Random games


def wander(seats: int, seed: int, actions: int, **options: Any) -> Match:
    """A random game after so many actions, each sort of action as likely as the others."""
    rng = random.Random(seed)
    match = fresh(seats, **options)
    for _ in range(actions):
        if match.over:
            break
        by_sort: dict[str, list[int]] = {}
        for action in match.actions():
            sort = next(name for name, codes in GAME.kinds.items() if action in codes)
            by_sort.setdefault(sort, []).append(action)
        if len(by_sort) > 1 and "pass" in by_sort and rng.random() < 0.8:
            del by_sort["pass"]
        match.play(rng.choice(by_sort[rng.choice(sorted(by_sort))]), quiet=True)
    return match
