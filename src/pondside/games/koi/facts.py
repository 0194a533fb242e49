"""The component file of Koi as typed facts: one class a table, one field a key.

Types and single values are checked here, what has to go together in checks.py.  What can have one
value only is given it here: files of earlier versions say it, and it is in the digest of the box.
The words that rules know by their numbers, and the most that there is room for, stand here too:
options.py, checks.py and tables.py all need them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Least = Annotated[int, msgspec.Meta(ge=1, le=99)]
Points = Annotated[int, msgspec.Meta(ge=0, le=99)]
Coordinate = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Place = Annotated[list[Coordinate], msgspec.Meta(min_length=2, max_length=2)]
Cells = Annotated[list[Place], msgspec.Meta(min_length=1, max_length=7)]
Edge = Annotated[int, msgspec.Meta(ge=0, le=5)]
Edges = list[list[Edge]]
Wanted = Annotated[list[Points], msgspec.Meta(min_length=1, max_length=20)]
Size = Literal["small", "medium", "large"]
Title = Literal["gakusei", "senmon", "sensei"]
Goal = Literal[
    "purple_lily", "branches", "bridge", "statue", "shishi_odoshi", "century_carp", "path",
    "willow", "waterfall", "turtle",
]  # fmt: skip
Seats = Literal["1", "2", "3", "4"]

# Words of the file that rules read as numbers: the place of a word in its tuple.
SIZES = ("small", "medium", "large")
GOALS = (
    "purple_lily", "branches", "bridge", "statue", "shishi_odoshi", "century_carp", "path",
    "willow", "waterfall", "turtle",
)  # fmt: skip
N_GOALS = len(GOALS)
CARD_KINDS = (
    "breeder", "builder", "gardener", "porter", "storage", "market", "scroll", "rain", "well",
)  # fmt: skip
BREEDER, BUILDER, GARDENER, PORTER, STORAGE, MARKET, SCROLL, RAIN, WELL = range(len(CARD_KINDS))
N_HELPERS = 4
SCROLLS = ("lily", "small", "medium", "large", "lantern", "well", "market", "storage")
ITEMS = ("water", "foliage", "shore", "coins", "luck")  # what rewards, cards and luck give
COINS, LUCK = 3, 4
STORED = ("water", "foliage", "shore", "small", "medium", "large")
N_STORED = len(STORED)
SLOTS = 5

# How much of it this program has room for.
MAX_CELLS = 7  # of a shape
MAX_CARDS = 64
MAX_KOI = 30
MAX_FOLIAGE = 40
MAX_SHORES = 20
MAX_PATH = 12
MAX_TABLE = 20
MAX_IDLE = 40  # rounds without a meditation


class Table(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A table without a source of its own."""


class Told(Table, kw_only=True):
    """A table that says where its facts come from: one letter, or one for each of some keys."""

    # Letters are checked in checks.py: a union with an annotated type crashes msgspec 0.22 at exit.
    source: str | dict[str, str]
    why: str = ""


class Meta(Told):
    title: str
    designers: list[str]
    artist: str
    publisher: str
    year: int
    players: list[int]
    age: int
    minutes: list[int]


class Geometry(Told):
    directions: list[Place]
    max_abs_coordinate: Annotated[int, msgspec.Meta(ge=8, le=31)]


class Spring(Told, kw_only=True):
    count: Count
    size: Least
    cells: Cells
    water: Edges
    water_space: Literal[True] = True
    start_at: Place
    start_rotation: Edge


class Water(Told, kw_only=True):
    count: Count
    size: Literal[1] = 1
    cells: Cells
    water: Edges
    water_space: Literal[True] = True
    placement: Literal["touch_water_edge"] = "touch_water_edge"


class Foliage(Told, kw_only=True):
    count: Count
    size: Literal[1] = 1
    cells: Cells
    water: Edges
    water_space: Literal[False] = False
    placement: Literal["touch_water_edge"] = "touch_water_edge"


class Shore(Told, kw_only=True):
    """A tile with dry and wet edges, laid with one edge of its middle cell against water."""

    count: Count
    cells: Cells
    water: Edges
    middle: Count
    front: Edge
    size: Least
    water_space: Literal[False] = False
    placement: Literal["middle_front_to_water_edge"] = "middle_front_to_water_edge"


class Lily(Told, kw_only=True):
    count: Count
    size: Literal[0] = 0
    goes_on: Literal["foliage"] = "foliage"
    limit_per_tile: Literal[1] = 1


class Lantern(Told, kw_only=True):
    count: Count
    size: Literal[0] = 0
    goes_on: Literal["shore"] = "shore"
    limit_per_tile: Literal[1] = 1
    gains_luck: Count


class Expansion(Told):
    count: Count
    adds_spaces: Count


class Tiles(Table):
    spring: Spring
    water: Water
    foliage: Foliage
    shore: Shore
    lily: Lily
    lantern: Lantern
    storage_expansion: Expansion


class Tokens(Told):
    coins: Count
    luck: Count


class KoiSize(Told):
    count: Count
    cost: Count
    base_vp: Points
    storage: Count
    cells: Cells
    rotations: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Koi(Told):
    surcharge_luck: Count
    discount_market: Count
    small: KoiSize
    medium: KoiSize
    large: KoiSize


class StorageSizes(Table):
    water: Count
    foliage: Count
    shore: Count
    small: Count
    medium: Count
    large: Count


class Storage(Told):
    base_spaces: Count
    sizes: StorageSizes


class Gain(Table):
    """Things taken from the supply."""

    water: Count = 0
    foliage: Count = 0
    shore: Count = 0
    coins: Count = 0
    luck: Count = 0


class Slot(Table):
    slot: Count
    cost: Count
    reward: Gain
    buy_koi: bool


class Slots(Told):
    listed: list[Slot] = msgspec.field(name="list")


class RainTiles(Table):
    water: Count = 0
    foliage: Count = 0
    shore: Count = 0


class Card(Table):
    id: str
    kind: Literal[
        "breeder", "builder", "gardener", "porter", "storage", "market", "scroll", "rain", "well"
    ]
    min_players: Annotated[int, msgspec.Meta(ge=1, le=4)]
    scroll: Literal[
        "", "lily", "small", "medium", "large", "lantern", "well", "market", "storage"
    ] = ""
    tiles: RainTiles | None = None
    options: list[Gain] | None = None


class ScrollPoints(Told):
    lily: Points
    small: Points
    medium: Points
    large: Points
    lantern: Points
    well: Points
    market: Points
    storage: Points


class Deck(Told):
    size: Count
    deck_by_players: dict[Seats, Count]
    helper_kinds: list[str]
    cards: list[Card]
    scroll_vp: ScrollPoints


Helper = Literal["breeder", "builder", "gardener", "porter"]


class HelperOf(Table):
    water: Helper
    foliage: Helper
    lily: Helper
    shore: Helper
    lantern: Helper
    koi: Helper
    move: Helper


class Work(Told):
    sensei_actions_per_turn: Count
    water_up_to: Least
    helper_of: HelperOf


class Luck(Told):
    options: list[Gain]
    koi_surcharge: Count
    end_vp: Points


class GoalTiles(Told):
    tiles: Count
    all_tiles: bool


class GoalOutline(GoalTiles):
    """A goal tile with dry and wet edges."""

    cells: Cells
    water: Edges


class GoalFronted(GoalOutline):
    """A goal tile that is laid with one edge of its middle cell against water."""

    middle: Count
    front: Edge


class PurpleNeeds(Table, kw_only=True):
    adjacent_lily_pair: Literal[1] = 1
    empty_water: Literal[1] = 1


class PurpleLily(GoalTiles, kw_only=True):
    needs: PurpleNeeds = msgspec.field(default_factory=PurpleNeeds)
    covers: Literal["one_empty_water"] = "one_empty_water"
    lily_value: Points


class Branch(Told):
    vp: Points
    needs_foliage: Count
    pattern: Cells


class Branches(GoalTiles, kw_only=True):
    bonus_water_up_to: Count
    once_per_player: bool | None = None  # the ruling says it; a file that says both must agree
    small: Branch
    medium: Branch
    large: Branch


class BridgeNeeds(Table):
    lanterns: Count
    coins: Count


class Bridge(GoalFronted, kw_only=True):
    needs: BridgeNeeds
    pays_coins: Count
    placement: Literal["middle_front_to_water_edge"] = "middle_front_to_water_edge"
    adjacent_to: Literal["lantern_tile"] = "lantern_tile"
    vp_per_water_space_in_front: Points
    rays: Literal["all_cells"] = "all_cells"


class StatueNeeds(Table):
    lanterns: Count


class Statue(GoalFronted, kw_only=True):
    needs: StatueNeeds
    placement: Literal["middle_front_to_water_edge"] = "middle_front_to_water_edge"
    vp_per_koi_in_front: Points
    rays: Literal["middle_cell"] = "middle_cell"


class Shishi(GoalTiles):
    pattern: Cells
    spring_cells_allowed: bool
    vp_per_adjacent_koi: Points


class CarpNeeds(Table):
    coins: Count


class Carp(GoalTiles):
    needs: CarpNeeds
    pays_coins: Count
    pattern: Cells
    base_vp: Points


class PathGoal(GoalTiles, kw_only=True):
    pays_coins: Count
    per: Literal["koi_placed_from_storage"] = "koi_placed_from_storage"
    vp_table: Wanted


class WillowNeeds(Table):
    koi: Count


class Willow(GoalOutline, kw_only=True):
    needs: WillowNeeds
    placement: Literal["any_water_edge_to_water_edge"] = "any_water_edge_to_water_edge"
    vp: Points


class WaterfallNeeds(Table):
    wells: Count


class Waterfall(GoalFronted, kw_only=True):
    needs: WaterfallNeeds
    placement: Literal["middle_front_to_spring"] = "middle_front_to_spring"
    vp: Points
    vp_spring_full: Points


class TurtleNeeds(Table, kw_only=True):
    scrolls: Count
    empty_water: Literal[1] = 1


class Turtle(GoalTiles, kw_only=True):
    needs: TurtleNeeds
    covers: Literal["one_empty_water"] = "one_empty_water"
    vp_table: Wanted


class Goals(Told):
    total_tiles: Count
    in_play: Count
    purple_lily: PurpleLily
    branches: Branches
    bridge: Bridge
    statue: Statue
    shishi_odoshi: Shishi
    century_carp: Carp
    path: PathGoal
    willow: Willow
    waterfall: Waterfall
    turtle: Turtle


class KoiCounts(Table):
    small: Count = 0
    medium: Count = 0
    large: Count = 0


class StartTiles(KoiCounts):
    water: Count = 0
    foliage: Count = 0
    shore: Count = 0


class Setup(Told, kw_only=True):
    confirmed_by: str = ""
    row_cards: Literal[5] = 5
    start_coins: Count
    start_luck: Count
    goals_drawn: Literal[3] = 3
    removed_koi: dict[Seats, KoiCounts]
    start_tiles: dict[Seats, StartTiles]
    goal_copies: dict[Seats, Count]


class Scoring(Told):
    lily_bonus: Points
    purple_lily_bonus: Points
    surrounded_multiplier: Least
    lantern_per_water_space: Points
    luck_each: Points
    tie_break: list[Literal["coins", "later_seat"]]


class Band(Table):
    min: Annotated[int, msgspec.Meta(ge=0, le=999)]
    title: Title


class ImperialBand(Band):
    goals: Count


class RemoveOnBuy(Table):
    small: Size
    medium: Size
    large: Size


class HotSummer(Told, kw_only=True):
    bands: list[Band]
    goals: Literal["random3"] = "random3"
    unsurrounded_koi_score_zero: Literal[True] = True


class LitPath(Told, kw_only=True):
    bands: list[Band]
    goals: list[Goal]
    path_links_lantern_and_statue: Literal[True] = True
    path_min_tiles: Least


class ImperialLake(Told, kw_only=True):
    bands: list[ImperialBand]
    goals: list[Goal]
    alternative_goals: Literal["random5"] = "random5"


class Scenarios(Table):
    hot_summer: HotSummer
    lit_path: LitPath
    imperial_lake: ImperialLake


class Solo(Told, kw_only=True):
    bands: list[Band]
    goals_needed: Literal["all"] = "all"
    remove_on_buy: RemoveOnBuy
    scenarios: Scenarios


class Rulings(Told, kw_only=True):
    lantern_from: Literal["supply", "storage"]
    bridge_counts: Literal["water", "any_tile"]
    lantern_counts_foliage: bool
    century_carp_counts_as_koi: bool
    # Those that came later are not in older files.
    century_carp_brings_path: bool | msgspec.UnsetType = msgspec.UNSET
    hot_summer_open_koi_count: bool | msgspec.UnsetType = msgspec.UNSET
    purple_lily_counts_for_scroll: bool
    branches_once_per_player: bool
    move_triggers_path: bool
    goals_per_turn_multiplayer: Least
    moved_koi_must_change_cells: bool
    idle_rounds_limit: Annotated[int, msgspec.Meta(ge=1, le=40)]  # as MAX_IDLE


class Unplayed(Told):
    """What is in the box and no rule asks for."""

    summary_cards: Count
    sensei_boards: Count
    main_boards: Count
    score_pads: Count


class Facts(Table, kw_only=True):
    """The whole component file."""

    game: Literal["koi"] = "koi"
    schema_version: Literal[1]
    meta: Meta
    geometry: Geometry
    tiles: Tiles
    tokens: Tokens
    koi: Koi
    storage: Storage
    slots: Slots
    deck: Deck
    work: Work
    luck: Luck
    goals: Goals
    unplayed: Unplayed | msgspec.UnsetType = msgspec.UNSET  # not in older files
    setup: Setup
    scoring: Scoring
    solo: Solo
    rulings: Rulings
