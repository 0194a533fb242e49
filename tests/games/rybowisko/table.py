"""Ways for the tests of Rybowisko to get to a position and to ask about it.

`at` takes a position line, `lake` builds one, `unfilled` stands before the first draw and `walk`
plays at random.  All give a Match.  `sail` takes the steps of a move and tells where they lead.
"""

from __future__ import annotations

import copy
import random
import re
from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from pondside.games import load
from pondside.games.rybowisko import phases
from pondside.games.rybowisko.position_text import (
    position_of,
    read_position,
    spell_position,
    state_of,
)
from pondside.games.rybowisko.tables import stock_text
from pondside.kernel.game import CHANCE, Box
from pondside.kernel.match import Match

GAME = load("rybowisko")
BOX = GAME.open_box(None)

# The complete position at the start of the example game in the rules.
FISHING = [
    "m1",
    "k3",
    "i5",
    "m5",
    "q5",
    "g7",
    "k7",
    "o7",
    "a9",
    "e9",
    "i9",
    "m9",
    "g11",
    "k11",
    "i13",
]
TOKENS = "bSgSgNbWgEyNbEgWbNrErNrWrSySyE"
PILE = "yW"
CARDS = "UKL,UKL,SZC,JZG,SUM,UKL,SAN,LES"
PLACES = ["r1", "r2", "y1", "y2", "g1", "g2", "b1", "b2"]
SETUP = " ".join(
    [
        *(f"{place}:{code}" for place, code in zip(PLACES, CARDS.split(","), strict=True)),
        f"keep:{PILE}",
        *(f"{field}:{TOKENS[2 * k]}" for k, field in enumerate(FISHING)),
    ]
)


class Angler(NamedTuple):
    field: str
    smiling: int
    luck: int
    cards: tuple[str, ...]


def unfilled(seats: int = 2, *, seed: str = "1", box: Box = BOX, **options: str) -> Match:
    """A match before its first draw."""
    return Match(GAME, box, seats, options, seed)


def play(match: Match, words: str) -> Match:
    """Act for whoever is to act, chance included: one word after the other."""
    for word in words.split():
        match.play(word)
    return match


def at(line: str, *, box: Box = BOX, **options: str) -> Match:
    """A match standing in the position of a line, which must be one that a game can have."""
    told = read_position(line, box)
    chosen = dict(options)
    if not told.solo:
        chosen["target"], chosen["first"] = str(told.length), str(told.first)
        for seat, angler in enumerate(told.anglers, 1):
            chosen[f"luck_p{seat}"] = str(angler.luck)
        if sum(angler.luck for angler in told.anglers) > 12:
            chosen["strict_components"] = "off"
    match = Match(GAME, box, len(told.anglers), chosen, "1")
    match._states[:1] = state_of(box, told)
    match._states[0].options[:] = match._settings[: len(GAME.options)]
    match.look()
    assert GAME.faults(box, match._states) == []
    return match


def lake(
    *anglers: str,
    bare: str = "",
    cards: str = CARDS,
    deck: str | None = None,
    turn: str = "",
    target: int = 7,
    first: int = 1,
    **options: Any,
) -> Match:
    """A match on the stock lake.

    An angler is `f8`, `f8:1` (one of three luck tokens smiles), `f8:1/4` or `f8:1/4:UKL+KRP`.  The
    tokens of the fields in `bare` lie in the pile, the others on the map with hidden drift sides.
    If `cards` are fewer than eight, any others lie beside them.  Without a `deck` all cards that
    lie nowhere are in it; with one, those that are not are dealt out to the anglers.  Unless `turn`
    says so, it is seat 1's in the first round with so many fish.
    """
    told = [_spelled(angler) for angler in anglers]
    left = Counter(code for one in BOX.facts["species"] for code in [one["code"]] * one["copies"])
    places = [code for code in cards.split(",") if code]
    left.subtract(code for code in places if code != "---")
    for one in told:
        left.subtract(code for code in one.split(":")[2].split("+") if code != "-")
    while len(places) < len(PLACES):
        places.append(next(left.elements()))
        left[places[-1]] -= 1
    if deck is not None:
        wanted = [code for code in deck.split(",") if code]
        left.subtract(wanted)
        told = _dealt_out(told, list(left.elements()))
        left = Counter(wanted)
    assert min(left.values(), default=0) >= 0
    sides = {field: TOKENS[2 * k : 2 * k + 2] for k, field in enumerate(FISHING)}
    pile = [PILE, *(sides.pop(field) for field in bare.split())]
    pile.sort(key=lambda side: ("rygb".index(side[0]), "NESW".index(side[1])))
    turn = turn or f"{1 + max(one.count('+') + (one[-1] != '-') for one in told)}.1.m"
    length = "S15" if len(anglers) == 1 else f"T{target}"
    line = " ".join(
        (
            "".join(f"{sides[field][0]}?" if field in sides else "--" for field in FISHING),
            "".join(pile),
            ",".join(places),
            str(left.total()),
            ";".join(told),
            f"{turn}/{length}/F{first}",
        )
    )
    return at(line, **options)


def _spelled(angler: str) -> str:
    field, luck, cards = [*angler.split(":"), "", ""][:3]
    smiling, _, total = (luck or "3").partition("/")
    return f"{field}:{smiling}/{total or max(int(smiling), 3)}:{cards or '-'}"


def _dealt_out(anglers: Sequence[str], cards: Sequence[str]) -> list[str]:
    held = [[code for code in one.split(":")[2].split("+") if code != "-"] for one in anglers]
    for code in cards:
        min(reversed(held), key=len).append(code)
    return [
        f"{one.rpartition(':')[0]}:{'+'.join(codes) or '-'}"
        for one, codes in zip(anglers, held, strict=True)
    ]


def map_of(box: Box) -> dict[str, Mapping[str, str]]:
    """The neighbours of every field by direction, as the data file tells them."""
    return {field["id"]: field["to"] for field in box.facts["field"]}


def distances(box: Box, start: str) -> dict[str, int]:
    """How many steps every field is away from one."""
    neighbours = map_of(box)
    found, waiting = {start: 0}, deque([start])
    while waiting:
        field = waiting.popleft()
        for other in neighbours[field].values():
            if other not in found:
                found[other] = found[field] + 1
                waiting.append(other)
    return found


def here(match: Match) -> str:
    """The field where the angler on the move is now."""
    return str(match.box.names["field"][int(match.state[0].at)])


def sail(match: Match, steps: Sequence[str]) -> Match:
    """The move of the seat to act, as the steps that lead to its field."""
    neighbours, field = map_of(match.box), here(match)
    for way in steps:
        field = neighbours[field][way]
    match.play(field)
    return match


def ends(match: Match) -> set[str]:
    """Every field where the move that is to begin can end."""
    return set(match.words())


def idle(match: Match) -> str:
    """The seat to act goes one field and rests there; returns the field."""
    taken = {angler(match, seat).field for seat in range(match.seats)}
    for way, field in map_of(match.box)[here(match)].items():
        if field not in taken and field not in tokens_of(match):
            sail(match, way)
            return field
    raise AssertionError("nowhere to rest")


def walk(
    seats: int, seed: int, *, keen: bool = False, box: Box = BOX, **options: str
) -> Iterator[Match]:
    """A random game, handed out before its first action and after each.

    Keen anglers sail to a token if they can and roll again if they may.
    """
    rng = random.Random(seed)
    match = unfilled(seats, box=box, **options)
    yield match
    while not match.over:
        actions = match.actions()
        weights = match.weights() if match.actor == CHANCE else None
        if keen and match.actor != CHANCE:
            actions = _keenest(match, actions)
        match.play(rng.choices(actions, weights)[0], quiet=True)
        yield match


def _keenest(match: Match, actions: list[int]) -> list[int]:
    phase = phase_of(match)
    if phase == "miss":
        return actions[:1]
    if phase != "move":
        return actions
    tokens = tokens_of(match)
    words = dict(zip(actions, match.words(), strict=True))
    return [action for action in actions if words[action] in tokens] or actions


def fork(match: Match) -> Match:
    """A second match in the same position, to try out what chance may do."""
    other = copy.copy(match)
    other._states = match._states.copy()
    other._entries = list(match._entries)
    other._draws = dict(match._draws)
    return other


def phase_of(match: Match) -> str:
    return phases.PHASES[match.state[0].phase]


def line_of(match: Match) -> str:
    """The position as a line."""
    told = position_of(match.box, match.state)
    assert told is not None, "chance is to act"
    return spell_position(told)


def parts_of(match: Match) -> dict[str, str]:
    """The six parts of the position line, by name."""
    names = ("tokens", "pile", "cards", "deck", "anglers", "turn")
    return dict(zip(names, line_of(match).split(" "), strict=True))


def angler(match: Match, seat: int = 0) -> Angler:
    """Read off the state, which is quicker than a view."""
    one, names = match.state[0].anglers[seat], match.box.names
    cards = tuple(names["species"][int(card) - 1] for card in one.catch[: one.n_catch])
    return Angler(names["field"][int(one.field)], int(one.smiling), int(one.luck), cards)


def cards_of(match: Match) -> dict[str, str | None]:
    """The face-up cards by place."""
    s, names = match.state[0], match.box.names
    return {
        place: names["species"][int(s.places[k]) - 1] if s.places[k] else None
        for k, place in enumerate(names["place"])
    }


def tokens_of(match: Match) -> dict[str, str]:
    """The colours of the tokens on the map by field."""
    s, b, names = match.state[0], match.box.tables[0], match.box.names
    n = len(s.loose)  # groups are numbered colour by colour
    return {
        names["field"][int(b.spot_field[spot])]: names["colour"][(int(group) - 1) % n]
        for spot, group in enumerate(s.group_at)
        if group
    }


def own_box(folder: Path, text: str) -> Box:
    """The box of an owner's file."""
    file = folder / "own.toml"
    file.write_text(text, encoding="utf-8")
    return GAME.open_box(str(file))


def edited(text: str, changes: Mapping[str, str]) -> str:
    """The stock file, or what has become of it, with every change made wherever it applies."""
    for old, new in changes.items():
        assert old in text, old
        text = text.replace(old, new)
    return text


COMPASS = {
    "N": (0, -1), "NE": (1, -1), "E": (1, 0), "SE": (1, 1),
    "S": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1),
}  # fmt: skip


def other_lake(
    grid: Sequence[str], tokens: Sequence[str], refill_at: int, ways: Sequence[str] = "NESW"
) -> str:
    """A data file with another map and other tokens; one token is spare.

    The grid is drawn as in the rules: `o` fishing, `~` water, digits start fields, `.` land.
    """
    signs = {
        (x, y): sign for y, row in enumerate(grid) for x, sign in enumerate(row) if sign != "."
    }
    ids = {(x, y): f"{chr(ord('a') + x)}{y + 1}" for x, y in signs}
    text = stock_text().partition("# The 90 lake fields")[0]
    head, _, rest = text.partition("\n[[token]]\n")
    blocks = (
        f'[[token]]\nid = {k}\ncolour = "{token[0]}"\ndrift = "{token[1:]}"\nsource = "X"\n\n'
        for k, token in enumerate(tokens, 1)
    )
    text = head + "\n" + "".join(blocks) + rest[rest.index("[[symbol]]") :]
    for (x, y), sign in signs.items():
        to = [
            f'{way} = "{ids[x + COMPASS[way][0], y + COMPASS[way][1]]}"'
            for way in ways
            if (x + COMPASS[way][0], y + COMPASS[way][1]) in ids
        ]
        kind = {"o": "fishing", "~": "water"}.get(sign, "start")
        text += (
            f'[[field]]\nid = "{ids[x, y]}"\ncol = {x}\nrow = {y}\nx = {x}\ny = {y}\n'
            f'kind = "{kind}"\nto = {{ {", ".join(to)} }}\nsource = "X"\n\n'
        )
        if sign.isdecimal():
            colour = rf'(number = {sign}\n(?:.+\n)*?start = )"\w+"'
            text = re.sub(colour, rf'\1"{ids[x, y]}"', text)
    drawn = "\n".join(f'  "{row}",' for row in grid)
    text = re.sub(r"grid = \[\n(?:.+\n)*?\]", f"grid = [\n{drawn}\n]", text)
    steps = [COMPASS[way] for way in ways]
    return edited(
        text,
        {
            "total = 16\non_map = 15": f"total = {len(tokens)}\non_map = {len(tokens) - 1}",
            "refill_at = 8": f"refill_at = {refill_at}",
            "cols = 17\nrows = 13": f"cols = {len(grid[0])}\nrows = {len(grid)}",
            "fields = 90": f"fields = {len(ids)}",
            'order = ["N", "E", "S", "W"]': f"order = {list(ways)}",
            "dx = [0, 1, 0, -1]": f"dx = {[dx for dx, _ in steps]}",
            "dy = [-1, 0, 1, 0]": f"dy = {[dy for _, dy in steps]}",
        },
    )
