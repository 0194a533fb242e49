"""A slow, literal second telling of the Kōhaku rules, for the tests to compare the engine with.

Written from the rules text alone. A pond is a dict from (x, y) to a tile, x growing to the right
and y growing down. Every question is answered by looking at all cells again. Numbers are constants
here on purpose, so that a mistake in the data file or in its reader shows up as a difference.
"""

import random
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias


class Koi(NamedTuple):
    """A tile with one large fish. Pebbles matter only while sorting the box and are left out."""

    colours: frozenset[str]
    fry: int
    dragonflies: int
    coins: int


class Feature(NamedTuple):
    """Any other tile; `colours` is empty for the kinds that have none."""

    kind: str
    colours: frozenset[str]


Tile: TypeAlias = Koi | Feature
Cell: TypeAlias = tuple[int, int]

COLOURS = "brwy"
PAIRS = ("br", "bw", "by", "rw", "ry", "wy")
KINDS = ("single_flower", "double_flower", "rocks", "frog", "statue", "butterflies", "turtle")
GOAL_CARDS = (
    "white_black",
    "yellow_red",
    "rarest_colour",
    "dragonflies",
    "ornament_kinds",
    "statues",
    "no_fry",
    "no_dragonflies",
    "flower_sets",
    "frog_turtle",
    "largest_square",
    "fry_shelter",
)

BOARD_CELLS = ("a1", "b1", "c1", "d1", "a2", "b2", "c2", "d2", "a3", "b3", "c3", "d3")
KOI_CELLS = ("a1", "c1", "b2", "d2", "a3", "c3")
FEATURE_CELLS = ("b1", "d1", "a2", "c2", "b3", "d3")
CENTRE_KOI = "b2"
CENTRE_FEATURE = "c2"

KOI_TOKEN = re.compile(
    r"(?P<colours>[brwy]{1,2})\.(f(?P<fry>[0-9]+))?(d(?P<dragonflies>[0-9]+))?"
    r"(\*(?P<pebbles>[0-9]+))?(\$(?P<coins>[0-9]+))?"
)


def read_tile(token: str) -> Tile:
    """Read one tile in the notation of section 11.1."""
    plain = {"R": "rocks", "G": "frog", "S": "statue", "T": "turtle"}
    if token in plain:
        return Feature(plain[token], frozenset())
    letters = token[1:]
    if token[:1] in ("F", "B"):
        if letters == "" or len(set(letters)) != len(letters) or not set(letters) <= set(COLOURS):
            raise ValueError(f"bad colours in {token!r}")
        if token[0] == "B" and len(letters) == 1:
            return Feature("butterflies", frozenset(letters))
        if token[0] == "F" and len(letters) == 1:
            return Feature("single_flower", frozenset(letters))
        if token[0] == "F" and len(letters) == 2:
            return Feature("double_flower", frozenset(letters))
    match = KOI_TOKEN.fullmatch(token)
    if match is None or len(set(match["colours"])) != len(match["colours"]):
        raise ValueError(f"unknown tile {token!r}")
    colours = frozenset(match["colours"])
    coins = default_coins(colours) if match["coins"] is None else int(match["coins"])
    return Koi(colours, int(match["fry"] or 0), int(match["dragonflies"] or 0), coins)


def default_coins(colours: frozenset[str]) -> int:
    """KOH-COMP-03: one coin on a one-colour koi, none on a two-colour koi."""
    return 1 if len(colours) == 1 else 0


def spell_tile(tile: Tile) -> str:
    """Write one tile in the notation of section 11.1, without pebbles."""
    letters = "".join(sorted(tile.colours))
    if isinstance(tile, Feature):
        marks = {
            "single_flower": "F",
            "double_flower": "F",
            "rocks": "R",
            "frog": "G",
            "statue": "S",
            "butterflies": "B",
            "turtle": "T",
        }
        return marks[tile.kind] + letters
    text = letters + "."
    if tile.fry > 0:
        text += f"f{tile.fry}"
    if tile.dragonflies > 0:
        text += f"d{tile.dragonflies}"
    if tile.coins != default_coins(tile.colours):
        text += f"${tile.coins}"
    return text


def read_pond(text: str) -> dict[Cell, Tile]:
    """Read a valid pond in the notation of section 11.2."""
    rows: list[str] = []
    for line in text.splitlines():
        for row in line.split("#")[0].split("/"):
            if row.strip() != "":
                rows.append(row.strip())
    left, top = 0, 0
    if rows and rows[0].startswith("origin:"):
        x_text, y_text = rows[0].removeprefix("origin:").split(",")
        left, top = int(x_text), int(y_text)
        rows = rows[1:]
    pond: dict[Cell, Tile] = {}
    for down, row in enumerate(rows):
        for right, token in enumerate(row.split()):
            if token != "-":
                pond[left + right, top + down] = read_tile(token)
    return pond


def spell_pond(pond: Mapping[Cell, Tile]) -> str:
    """Write a pond in the notation of section 11.2, always with its origin."""
    if not pond:
        return "origin: 0,0\n"
    left, right = min(x for x, y in pond), max(x for x, y in pond)
    top, bottom = min(y for x, y in pond), max(y for x, y in pond)
    lines = [f"origin: {left},{top}"]
    for y in range(top, bottom + 1):
        tokens = []
        for x in range(left, right + 1):
            tokens.append(spell_tile(pond[x, y]) if (x, y) in pond else "-")
        lines.append(" ".join(tokens))
    return "\n".join(lines) + "\n"


def neighbours(cell: Cell) -> list[Cell]:
    """The four cells that share a side with a cell; diagonals never count (KOH-SCORE-16)."""
    x, y = cell
    return [(x, y - 1), (x - 1, y), (x + 1, y), (x, y + 1)]


def adjacent_koi(pond: Mapping[Cell, Tile], at: Cell) -> list[Koi]:
    """The koi that share a side with a cell."""
    found = []
    for cell in neighbours(at):
        tile = pond.get(cell)
        if isinstance(tile, Koi):
            found.append(tile)
    return found


def koi_in_line(pond: Mapping[Cell, Tile], at: Cell, butterfly_gaps: str) -> list[Koi]:
    """The koi in the row and in the column of a cell (KOH-SCORE-10 to KOH-SCORE-12)."""
    if butterfly_gaps not in ("ignore", "block"):
        raise ValueError(f"unknown butterfly_gaps {butterfly_gaps!r}")
    found = []
    for cell, tile in pond.items():
        if not isinstance(tile, Koi):
            continue
        if cell[0] != at[0] and cell[1] != at[1]:
            continue
        if butterfly_gaps == "block" and any(gap not in pond for gap in between(at, cell)):
            continue
        found.append(tile)
    return found


def between(one: Cell, other: Cell) -> list[Cell]:
    """The cells strictly between two cells of one row or one column."""
    cells = []
    for x in range(min(one[0], other[0]), max(one[0], other[0]) + 1):
        for y in range(min(one[1], other[1]), max(one[1], other[1]) + 1):
            if (x, y) != one and (x, y) != other:
                cells.append((x, y))
    return cells


def feature_points(pond: Mapping[Cell, Tile], at: Cell, *, butterfly_gaps: str = "ignore") -> int:
    """The points of the one feature that lies at a cell (KOH-SCORE-01 to KOH-SCORE-13)."""
    feature = pond[at]
    if not isinstance(feature, Feature):
        raise ValueError(f"no feature at {at}")
    near = adjacent_koi(pond, at)
    if feature.kind == "single_flower":
        matching = 0
        for koi in near:
            if feature.colours <= koi.colours:
                matching += 1
        return {0: 0, 1: 2, 2: 4, 3: 6, 4: 12}[matching]
    if feature.kind == "double_flower":
        points = 0
        for koi in near:
            shared = len(feature.colours & koi.colours)
            points += {0: 0, 1: 2, 2: 3}[shared]
        return points
    if feature.kind == "rocks":
        return sum(koi.fry for koi in near)
    if feature.kind == "frog":
        return sum(koi.dragonflies for koi in near)
    if feature.kind == "statue":
        return {0: 0, 1: 1, 2: 3, 3: 6, 4: 10}[len(near)]
    if feature.kind == "butterflies":
        points = 0
        for koi in koi_in_line(pond, at, butterfly_gaps):
            if feature.colours <= koi.colours:
                points += 2
        return points
    if feature.kind == "turtle":
        return 5
    raise ValueError(f"unknown kind {feature.kind!r}")


def score_pond(pond: Mapping[Cell, Tile], *, butterfly_gaps: str = "ignore") -> dict[str, int]:
    """Points by category; the pond total is their sum (KOH-SCORE-14, KOH-SCORE-15)."""
    points = dict.fromkeys(KINDS, 0)
    points["coins"] = 0
    for cell, tile in pond.items():
        if isinstance(tile, Koi):
            points["coins"] += tile.coins
        else:
            points[tile.kind] += feature_points(pond, cell, butterfly_gaps=butterfly_gaps)
    return points


def koi_having_any(pond: Mapping[Cell, Tile], colours: str) -> int:
    """The number of koi that have at least one of the colours."""
    number = 0
    for tile in pond.values():
        if isinstance(tile, Koi) and tile.colours & set(colours):
            number += 1
    return number


def features_of_kind(pond: Mapping[Cell, Tile], kind: str) -> list[Cell]:
    """The cells of all features of one kind."""
    cells = []
    for cell, tile in pond.items():
        if isinstance(tile, Feature) and tile.kind == kind:
            cells.append(cell)
    return cells


def goal_points(
    pond: Mapping[Cell, Tile],
    card_id: str,
    *,
    butterfly_gaps: str = "ignore",
    rarest_absent: str = "zero",
) -> int:
    """The points of one goal card for a pond (section 7)."""
    if card_id == "white_black":
        return colour_card_points(koi_having_any(pond, "wb"))
    if card_id == "yellow_red":
        return colour_card_points(koi_having_any(pond, "yr"))
    if card_id == "rarest_colour":
        return rarest_colour_points(pond, rarest_absent)
    if card_id == "dragonflies":
        return dragonflies_card_points(pond, butterfly_gaps)
    if card_id == "ornament_kinds":
        present = [kind for kind in KINDS if features_of_kind(pond, kind)]
        return {0: 0, 1: 0, 2: 0, 3: 1, 4: 3, 5: 6, 6: 10, 7: 15}[len(present)]
    if card_id == "statues":
        statues = features_of_kind(pond, "statue")
        return 5 * len([cell for cell in statues if len(adjacent_koi(pond, cell)) == 4])
    if card_id == "no_fry":
        return 2 * len([tile for tile in pond.values() if isinstance(tile, Koi) and tile.fry == 0])
    if card_id == "no_dragonflies":
        return 2 * len(
            [tile for tile in pond.values() if isinstance(tile, Koi) and tile.dragonflies == 0]
        )
    if card_id == "flower_sets":
        return flower_sets_points(pond)
    if card_id == "frog_turtle":
        frogs = features_of_kind(pond, "frog")
        turtles = features_of_kind(pond, "turtle")
        return 3 * min(len(frogs), len(turtles))
    if card_id == "largest_square":
        side = largest_square_side(pond)
        return 20 if side >= 5 else {0: 0, 1: 0, 2: 5, 3: 10, 4: 15}[side]
    if card_id == "fry_shelter":
        return fry_shelter_points(pond)
    raise ValueError(f"unknown goal card {card_id!r}")


def colour_card_points(number: int) -> int:
    """The table that two colour cards share (KOH-GOAL-02, KOH-GOAL-03)."""
    if number < 5:
        return 0
    if number >= 12:
        return 16
    return {5: 2, 6: 4, 7: 6, 8: 8, 9: 10, 10: 12, 11: 14}[number]


def rarest_colour_points(pond: Mapping[Cell, Tile], rarest_absent: str) -> int:
    """Three points per koi of the least frequent colour (KOH-GOAL-04, KOH-GOAL-05)."""
    numbers = [koi_having_any(pond, colour) for colour in COLOURS]
    if rarest_absent == "zero":
        return 3 * min(numbers)
    if rarest_absent == "present_only":
        return 3 * min((number for number in numbers if number > 0), default=0)
    raise ValueError(f"unknown rarest_absent {rarest_absent!r}")


def dragonflies_card_points(pond: Mapping[Cell, Tile], butterfly_gaps: str) -> int:
    """Each butterflies tile counts the dragonflies of its lines anew (KOH-GOAL-06)."""
    points = 0
    for cell in features_of_kind(pond, "butterflies"):
        for koi in koi_in_line(pond, cell, butterfly_gaps):
            points += koi.dragonflies
    return points


def flower_sets_points(pond: Mapping[Cell, Tile]) -> int:
    """Five points per set of four colours; a double flower is two flowers (KOH-GOAL-10)."""
    flowers = dict.fromkeys(COLOURS, 0)
    for kind in ("single_flower", "double_flower"):
        for cell in features_of_kind(pond, kind):
            for colour in pond[cell].colours:
                flowers[colour] += 1
    return 5 * min(flowers.values())


def largest_square_side(pond: Mapping[Cell, Tile]) -> int:
    """The side of the largest block of occupied cells (KOH-GOAL-12)."""
    side = 0
    while any(is_full_square(pond, corner, side + 1) for corner in pond):
        side += 1
    return side


def is_full_square(pond: Mapping[Cell, Tile], corner: Cell, side: int) -> bool:
    """Whether the square with this top-left corner has no empty cell."""
    for x in range(corner[0], corner[0] + side):
        for y in range(corner[1], corner[1] + side):
            if (x, y) not in pond:
                return False
    return True


def fry_shelter_points(pond: Mapping[Cell, Tile]) -> int:
    """Koi tiles with fry: 2 beside rocks, otherwise minus 1 (KOH-GOAL-13, KOH-GOAL-14)."""
    points = 0
    rocks = features_of_kind(pond, "rocks")
    for cell, tile in pond.items():
        if isinstance(tile, Koi) and tile.fry > 0:
            if any(other in rocks for other in neighbours(cell)):
                points += 2
            else:
                points -= 1
    return points


def legal_placements(
    pond: Mapping[Cell, Tile], *, chain_placement: str = "allow"
) -> set[tuple[Cell, Cell]]:
    """All (koi cell, feature cell) pairs that one turn may fill.

    Found by laying the two tiles one after the other, in both orders, under KOH-PLACE-03,
    KOH-PLACE-04 and KOH-PLACE-05, which is what KOH-PLACE-11 sums up. In an empty pond the koi
    goes to (0, 0) by KOH-PLACE-10.
    """
    if chain_placement not in ("allow", "forbid"):
        raise ValueError(f"unknown chain_placement {chain_placement!r}")
    if not pond:
        return {((0, 0), feature_cell) for feature_cell in neighbours((0, 0))}
    before = {cell: "koi" if isinstance(tile, Koi) else "feature" for cell, tile in pond.items()}
    placements = set()
    if chain_placement == "forbid":
        for koi_cell in cells_to_lay(before, "koi"):
            for feature_cell in cells_to_lay(before, "feature"):
                placements.add((koi_cell, feature_cell))
        return placements
    for koi_cell in cells_to_lay(before, "koi"):
        for feature_cell in cells_to_lay({**before, koi_cell: "koi"}, "feature"):
            placements.add((koi_cell, feature_cell))
    for feature_cell in cells_to_lay(before, "feature"):
        for koi_cell in cells_to_lay({**before, feature_cell: "feature"}, "koi"):
            placements.add((koi_cell, feature_cell))
    return placements


def cells_to_lay(occupied: Mapping[Cell, str], what: str) -> list[Cell]:
    """The free cells that touch a tile but no tile of the same type, in reading order."""
    beside = {cell for laid in occupied for cell in neighbours(laid)}
    alike = {cell for laid in occupied if occupied[laid] == what for cell in neighbours(laid)}
    cells = beside - alike - occupied.keys()
    return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def refill(
    board: Mapping[str, Tile],
    drafted_koi_cell: str,
    drafted_feature_cell: str,
    new_koi: Koi,
    new_feature: Feature,
) -> dict[str, Tile]:
    """The board after a draft and its refill (KOH-REFILL-01 to KOH-REFILL-04).

    `board` is the full board from which the two cells are drafted; it is left as it was.
    """
    after = dict(board)
    del after[drafted_koi_cell]
    del after[drafted_feature_cell]
    for centre, cells in ((CENTRE_KOI, KOI_CELLS), (CENTRE_FEATURE, FEATURE_CELLS)):
        if centre in after:
            empty = [cell for cell in cells if cell not in after]
            if len(empty) != 1:
                raise ValueError("the board was not full before the draft (KOH-REFILL-05)")
            after[empty[0]] = after.pop(centre)
    after[CENTRE_KOI] = new_koi
    after[CENTRE_FEATURE] = new_feature
    return after


def rival_turn_takes(
    board: Mapping[str, Tile], revealed_koi: Koi, revealed_feature: Feature | None = None
) -> list[str]:
    """The board cells that the rival empties, in reading order (KOH-SOLO-04 to KOH-SOLO-06).

    The revealed feature is looked at only when no koi on the board matched.
    """
    koi_cells = []
    for cell in BOARD_CELLS:
        tile = board.get(cell)
        if isinstance(tile, Koi) and tile.colours == revealed_koi.colours:
            koi_cells.append(cell)
    if koi_cells or revealed_feature is None:
        return koi_cells
    feature_cells = []
    for cell in BOARD_CELLS:
        tile = board.get(cell)
        if isinstance(tile, Feature) and tile.kind == revealed_feature.kind:
            feature_cells.append(cell)
    return feature_cells


def rival_points(pile: Sequence[Tile]) -> dict[str, int]:
    """The rival's total at each level (KOH-SOLO-16 to KOH-SOLO-18)."""
    easy, medium, hard = 0, 0, 0
    for tile in pile:
        if isinstance(tile, Koi):
            easy += 3
            medium += 3
            hard += 3 + tile.coins
        else:
            easy += 2
            medium += 3
            hard += 4 if tile.kind == "single_flower" else 3
    return {"easy": easy, "medium": medium, "hard": hard}


def winners(totals: Sequence[int], coins: Sequence[int]) -> list[int]:
    """The winning seats, counted from 0 (KOH-END-05 to KOH-END-07)."""
    seats = range(len(totals))
    leading = [seat for seat in seats if totals[seat] == max(totals)]
    richest = max(coins[seat] for seat in leading)
    return [seat for seat in leading if coins[seat] == richest]


def stock_koi() -> list[Koi]:
    """The 58 koi tiles of section 1.1."""
    tiles = []
    for colours in (*COLOURS, *PAIRS):
        coins = 1 if len(colours) == 1 else 0
        tiles.append(Koi(frozenset(colours), 2, 0, coins))
        tiles.append(Koi(frozenset(colours), 3, 0, coins))
        tiles.append(Koi(frozenset(colours), 0, 2, coins))
        tiles.append(Koi(frozenset(colours), 0, 3, coins))
    for colours in PAIRS:
        three_pebbles = Koi(frozenset(colours), 1, 1, 0)
        four_pebbles = Koi(frozenset(colours), 1, 1, 0)
        tiles += [three_pebbles, four_pebbles, four_pebbles]
    return tiles


def stock_features() -> list[Feature]:
    """The 62 feature tiles of section 1.2."""
    tiles = []
    for colour in COLOURS:
        tiles += [Feature("single_flower", frozenset(colour))] * 6
    for colours in PAIRS:
        tiles += [Feature("double_flower", frozenset(colours))]
    for kind in ("rocks", "frog", "statue", "turtle"):
        tiles += [Feature(kind, frozenset())] * 6
    for colour in COLOURS:
        tiles += [Feature("butterflies", frozenset(colour))] * 2
    return tiles


def invented_koi(rng: random.Random) -> Koi:
    """A koi as a replacement data file might have it (KOH-COMP-12)."""
    colours = frozenset(rng.choice((*COLOURS, *PAIRS)))
    return Koi(colours, rng.randint(0, 5), rng.randint(0, 5), rng.randint(0, 3))


def random_pond(rng: random.Random, tiles: int, stock: bool = True) -> dict[Cell, Tile]:
    """Grow a pond that play could have made, turn by turn, in the frame of KOH-PLACE-10.

    The outline is compact, sprawling, loose, full of holes or a mixture. One colour is often
    favoured, so that surrounded flowers happen. An odd last tile is a koi or a feature by chance.
    With `stock` no tile occurs more often than in the box; without it koi carry any numbers and
    any tile may repeat.
    """
    koi, features = stock_koi(), stock_features()
    if stock and tiles > 2 * len(koi):
        raise ValueError(f"the box has no {tiles} tiles for a pond")
    if not stock:
        koi = [invented_koi(rng) for _ in range(tiles)]
        features = [rng.choice(features) for _ in range(tiles)]
    rng.shuffle(koi)
    rng.shuffle(features)
    favourite = rng.choice(("", "", "", *COLOURS))
    koi.sort(key=lambda tile: favourite in tile.colours and rng.random() < 0.7)
    features.sort(key=lambda tile: favourite in tile.colours and rng.random() < 0.5)
    shape = rng.choice(("compact", "sprawling", "loose", "holed", "mixed"))
    shunned = {
        (x, y)
        for x in range(-6, 7)
        for y in range(-6, 7)
        if shape == "holed" and rng.random() < 0.2
    }

    pond: dict[Cell, Tile] = {}
    occupied: dict[Cell, str] = {}
    order: list[str] = []
    for number in range(tiles):
        if number % 2 == 0:
            order = ["koi", "feature"]
            if number > 0:
                rng.shuffle(order)
        what = order[number % 2]
        cell = (0, 0) if number == 0 else choose_cell(rng, occupied, what, shape, shunned)
        occupied[cell] = what
        pond[cell] = koi.pop() if what == "koi" else features.pop()
    return pond


def choose_cell(
    rng: random.Random, occupied: Mapping[Cell, str], what: str, shape: str, shunned: set[Cell]
) -> Cell:
    """A free cell for the next tile, as the outline likes it."""
    cells = cells_to_lay(occupied, what)
    open_cells = [cell for cell in cells if cell not in shunned]
    if open_cells:
        cells = open_cells
    if shape == "mixed":
        shape = rng.choice(("compact", "sprawling", "loose"))
    if shape == "loose":
        return rng.choice(cells)
    touching = {cell: len([n for n in neighbours(cell) if n in occupied]) for cell in cells}
    if shape == "sprawling":
        fewest = min(touching.values())
        return rng.choice([cell for cell in cells if touching[cell] == fewest])
    most = max(touching.values())
    cells = [cell for cell in cells if touching[cell] == most]
    nearest = min(x * x + y * y for x, y in cells)
    return rng.choice([(x, y) for x, y in cells if x * x + y * y == nearest])
