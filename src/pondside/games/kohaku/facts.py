"""The component file of Kōhaku as types, and how much of it this program has room for.

An owner's file takes the place of the stock one (KOH-COMP-12).  Knows shapes and names only: what
contradicts itself is found by checks.py, what the numbers mean to rules is made by tables.py.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

from ...kernel.components import Sourced

MAX_KOI_KINDS = 64  # room for every colouring split further than the stock file does
MAX_FEATURE_KINDS = 32
MAX_TILES = 80  # of one type
MAX_TURNS = 18  # of one seat; the size of a pond in state.py rests on it (KOH-SOLO-20)
MAX_COUNTED = 64  # goal tables are unrolled up to this count
MAX_WORTHS = 63  # the most that four koi can be worth to a feature
MARKET = 12  # cells of the board, 3 rows of 4
COLUMNS = 4
PAIRS = 17  # KOH-TURN-03: a 3 x 4 grid has 17 inner edges
MARKET_CELLS = tuple(f"{column}{row}" for row in "123" for column in "abcd")

CARDS = (
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
N_CARDS = len(CARDS)
RivalLevel = Literal["easy", "medium", "hard"]
LEVELS: tuple[RivalLevel, ...] = get_args(RivalLevel)

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Points = Annotated[int, msgspec.Meta(ge=-99, le=99)]


class Colour(Sourced):
    id: str
    letter: str
    en: str
    pl: str
    ru: str


class Board(Sourced):
    rows: int
    columns: int
    koi_cells: list[str]
    feature_cells: list[str]
    centre_koi: str
    centre_feature: str
    source_cell_count: str = ""
    source_shape: str = ""
    source_centre: str = ""
    source_parity: str = ""


class SeatSetup(Sourced):
    players: int
    remove_pebbles: list[int]
    remove_random: Count
    koi_in_play: int
    koi_stack: int
    feature_stack: int
    rounds: int
    turns: int
    source_counts: str = ""


class Setup(Sourced):
    board_koi: int
    board_features: int
    goal_cards_dealt: Count
    goal_cards_kept: Count
    players: list[SeatSetup]


class KoiTile(Sourced):
    id: str
    colours: list[str]
    fry: Count
    dragonflies: Count
    coins: Count
    pebbles: Count
    count: Count


class FeatureTile(Sourced):
    id: str
    kind: str
    colours: list[str]
    count: Count


class SingleFlower(Sourced):
    per_koi: Points
    all_four_total: Points


class DoubleFlower(Sourced):
    one_colour: Points
    both_colours: Points


class Rocks(Sourced):
    per_fry: Points


class Frog(Sourced):
    per_dragonfly: Points


class Statue(Sourced):
    by_adjacent_koi: list[Points]


class Butterflies(Sourced):
    per_koi: Points


class Turtle(Sourced):
    flat: Points


class TieBreak(Sourced):
    order: list[str]
    then: str


class Scoring(Sourced):
    coin: Points
    single_flower: SingleFlower
    double_flower: DoubleFlower
    rocks: Rocks
    frog: Frog
    statue: Statue
    butterflies: Butterflies
    turtle: Turtle
    tie_break: TieBreak


class Level(Sourced):
    id: str
    marker: str


class Solo(Sourced):
    easy_per_koi: Points
    easy_per_feature: Points
    medium_extra_per_feature: Points
    hard_extra_per_coin: Points
    hard_extra_per_single_flower: Points
    win: str
    level: list[Level]


class GoalCard(Sourced):
    number: int
    id: str
    en: str
    pl: str
    ru: str
    rule: str
    count: Count
    table: list[tuple[int, Points]] | None = None
    per_koi: Points | None = None
    per_dragonfly: Points | None = None
    per_statue: Points | None = None
    per_set: Points | None = None
    per_pair: Points | None = None
    near_rocks: Points | None = None
    not_near_rocks: Points | None = None
    anchors: list[tuple[int, Points]] = msgspec.field(default_factory=list)
    source_anchors: str = ""


class OptionFact(Sourced):
    id: str
    default: str
    values: list[str]


class Facts(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The whole component file."""

    schema: int
    game: str
    title: str
    source: str
    colour: list[Colour]
    board: Board
    setup: Setup
    koi: list[KoiTile]
    feature: list[FeatureTile]
    scoring: Scoring
    solo: Solo
    goal_card: list[GoalCard]
    option: list[OptionFact]


# How each card pays: the one field of its entry that must be there.
PAYMENT = {
    "white_black": "table",
    "yellow_red": "table",
    "rarest_colour": "per_koi",
    "dragonflies": "per_dragonfly",
    "ornament_kinds": "table",
    "statues": "per_statue",
    "no_fry": "per_koi",
    "no_dragonflies": "per_koi",
    "flower_sets": "per_set",
    "frog_turtle": "per_pair",
    "largest_square": "table",
    "fry_shelter": "near_rocks",
}
