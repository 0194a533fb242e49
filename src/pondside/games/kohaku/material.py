"""What is in the box of Kōhaku: the numbers of kohaku.toml as one record of tables.

An owner's file takes the place of the stock one (KOH-COMP-12); a file that contradicts itself is
refused with everything that is wrong in it.  No rules here: only what exists and how many.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Annotated, Any

import msgspec
import numpy as np

from ...kernel.components import Shelf, Sourced, digest, read_facts
from ...kernel.errors import BadData, said
from ...kernel.game import Box, Option, Ruling, record
from . import tiles
from .tiles import COLOURS, KINDS
from .worths import tally, worth

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

# What a cell of a pond or of the board holds; a tile is KOI or more.
EMPTY = 0
OPEN = 1  # empty and beside a tile of the pond
KOI = 2  # KOI + k: koi tile of kind k
FEATURE = KOI + MAX_KOI_KINDS  # FEATURE + k: feature tile of kind k
TILE_CODES = FEATURE + MAX_FEATURE_KINDS

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
LEVELS = ("easy", "medium", "hard")

OPTIONS = (
    Option("edition", ("pl", "ru"), "pl", "KOH-SETUP-11"),
    Option("goal_cards", ("off", "on"), "off", "KOH-SETUP-10"),
    Option("solo_goal_cards", ("off", "on"), "off", "KOH-SOLO-21"),
    Option("chain_placement", ("allow", "forbid"), "allow", "KOH-PLACE-08"),
    Option("butterfly_gaps", ("ignore", "block"), "ignore", "KOH-SCORE-11"),
    Option("rarest_absent", ("zero", "present_only"), "zero", "KOH-GOAL-05"),
    Option("solo_no_koi_to_reveal", ("end", "pass"), "end", "KOH-SOLO-12"),
    Option("solo_unmatched_feature", ("keep", "discard"), "keep", "KOH-SOLO-07"),
    Option(
        "refill_timing", ("after_placement", "before_placement"), "after_placement", "KOH-REFILL-07"
    ),
    Option("first_player", ("seat_1", "random"), "seat_1", "KOH-SETUP-09"),
)
# Later decisions that recorded games do not have unless they name them.
RULINGS: tuple[Ruling, ...] = ()

BOX = record(
    ("n_koi", np.int16),  # kinds of koi tile
    ("n_features", np.int16),  # kinds of feature tile
    ("koi_colours", np.int16, (MAX_KOI_KINDS,)),  # bit k = has colour k of `brwy`
    ("koi_fry", np.int16, (MAX_KOI_KINDS,)),
    ("koi_dragonflies", np.int16, (MAX_KOI_KINDS,)),
    ("koi_coins", np.int16, (MAX_KOI_KINDS,)),
    ("n_koi_tiles", np.int16, (5,)),  # by number of seats: tiles shuffled at set-up
    ("koi_tiles", np.uint8, (5, MAX_TILES)),  # and their kinds
    ("koi_in_play", np.int16, (5,)),  # by number of seats: tiles of that bag ever to be drawn
    ("feature_kind", np.int16, (MAX_FEATURE_KINDS,)),  # index into KINDS
    ("feature_colours", np.int16, (MAX_FEATURE_KINDS,)),
    ("n_feature_tiles", np.int16),
    ("feature_tiles", np.uint8, (MAX_TILES,)),
    ("market_koi", np.int16, (MARKET,)),  # 1 = koi cell, 0 = feature cell, in reading order
    ("centre_koi", np.int16),
    ("centre_feature", np.int16),
    ("pair_koi", np.int16, (PAIRS,)),  # KOH-TURN-03: koi cell of each pair, canonical order
    ("pair_feature", np.int16, (PAIRS,)),
    ("coin", np.int16),
    ("worth", np.uint8, (MAX_FEATURE_KINDS, TILE_CODES)),  # of what a cell holds, to a feature
    ("tally", np.int16, (MAX_FEATURE_KINDS, MAX_WORTHS + 1)),  # points by sum of worths around
    ("goals_dealt", np.int16),  # to each seat
    ("goal_bag", np.int16, (len(CARDS),)),
    ("goal_each", np.int16, (len(CARDS),)),  # points for one of what the card counts
    ("goal_table", np.int16, (len(CARDS), MAX_COUNTED + 1)),  # or points by count
    ("goal_miss", np.int16),  # fry_shelter: a koi with fry and no rocks beside it
    ("rival_koi", np.int16),
    ("rival_feature", np.int16),
    ("rival_medium_feature", np.int16),
    ("rival_hard_coin", np.int16),
    ("rival_hard_flower", np.int16),
)

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


def faults(facts: Facts) -> list[str]:
    """Everything in the file that contradicts itself or the game.  KOH-COMP-12"""
    found: list[str] = []
    if facts.schema != 1:
        found.append(said("schema", "schema is {n}; this program reads schema 1", n=facts.schema))
    if facts.game != "kohaku":
        found.append(said("other_game", "game is {word!r}, not 'kohaku'", word=facts.game))
    letters = {colour.id: colour.letter for colour in facts.colour}
    if letters != dict(COLOURS):
        found.append(said("colours", "the colours must be black b, red r, white w and yellow y"))
        return found  # every tile below refers to them
    _koi_faults(facts, found)
    _feature_faults(facts, found)
    _board_faults(facts.board, found)
    _setup_faults(facts, found)
    _scoring_faults(facts, found)
    _option_faults(facts, found)
    return found


def _koi_faults(facts: Facts, found: list[str]) -> None:
    if len(facts.koi) > MAX_KOI_KINDS:
        found.append(
            said(
                "koi_kinds",
                "{n} kinds of koi; this program has room for {most}",
                n=len(facts.koi),
                most=MAX_KOI_KINDS,
            )
        )
    if sum(koi.count for koi in facts.koi) > MAX_TILES:
        found.append(
            said(
                "koi_tiles",
                "more than {most} koi tiles; this program has room for {most}",
                most=MAX_TILES,
            )
        )
    for id, n in Counter(koi.id for koi in facts.koi).items():
        if n > 1:
            found.append(
                said("koi_twice", "koi {id!r} is listed {n} times; use count instead", id=id, n=n)
            )
    for koi in facts.koi:
        unknown = [c for c in koi.colours if c not in dict(COLOURS)]
        if unknown:
            found.append(
                said(
                    "koi_colour", "koi {id!r}: unknown colour {word!r}", id=koi.id, word=unknown[0]
                )
            )
        elif not 1 <= len(koi.colours) <= 2 or len(set(koi.colours)) < len(koi.colours):
            found.append(
                said("koi_two", "koi {id!r}: a koi has one colour or two different ones", id=koi.id)
            )
        else:
            token = tiles.spell_koi(
                tiles.letters(koi.colours), koi.fry, koi.dragonflies, koi.pebbles, koi.coins
            )
            if token != koi.id:
                found.append(
                    said(
                        "koi_spelled",
                        "koi {id!r}: its fields spell {word!r}; id and fields disagree",
                        id=koi.id,
                        word=token,
                    )
                )


def _feature_faults(facts: Facts, found: list[str]) -> None:
    if len(facts.feature) > MAX_FEATURE_KINDS:
        found.append(
            said(
                "feature_kinds",
                "{n} kinds of feature; this program has room for {most}",
                n=len(facts.feature),
                most=MAX_FEATURE_KINDS,
            )
        )
    if sum(feature.count for feature in facts.feature) > MAX_TILES:
        found.append(
            said(
                "feature_tiles",
                "more than {most} feature tiles; this program has room for {most}",
                most=MAX_TILES,
            )
        )
    for id, n in Counter(feature.id for feature in facts.feature).items():
        if n > 1:
            found.append(
                said(
                    "feature_twice",
                    "feature {id!r} is listed {n} times; use count instead",
                    id=id,
                    n=n,
                )
            )
    for feature in facts.feature:
        if feature.kind not in KINDS:
            found.append(
                said(
                    "feature_kind",
                    "feature {id!r}: unknown kind {word!r}; the kinds are {known}",
                    id=feature.id,
                    word=feature.kind,
                    known=", ".join(KINDS),
                )
            )
            continue
        if any(c not in dict(COLOURS) for c in feature.colours):
            found.append(
                said(
                    "feature_colour",
                    "feature {id!r}: unknown colour in {colours}",
                    id=feature.id,
                    colours=feature.colours,
                )
            )
            continue
        wanted = tiles.COLOURS_OF_KIND[feature.kind]
        if len(set(feature.colours)) != wanted or len(feature.colours) != wanted:
            found.append(
                said(
                    "feature_colours",
                    "feature {id!r}: {kind} has {wanted} colours, not {n}",
                    id=feature.id,
                    kind=feature.kind,
                    wanted=wanted,
                    n=len(feature.colours),
                )
            )
            continue
        token = tiles.spell_feature(feature.kind, tiles.letters(feature.colours))
        if token != feature.id:
            found.append(
                said(
                    "feature_spelled",
                    "feature {id!r}: its fields spell {word!r}",
                    id=feature.id,
                    word=token,
                )
            )


def _board_faults(board: Board, found: list[str]) -> None:
    if (board.rows, board.columns) != (3, COLUMNS):
        found.append(
            said(
                "board_size",
                "board: 3 rows of 4 cells are needed, not {rows} of {columns}",
                rows=board.rows,
                columns=board.columns,
            )
        )
        return
    if sorted(board.koi_cells + board.feature_cells) != sorted(MARKET_CELLS):
        found.append(
            said(
                "board_cells",
                "board: koi_cells and feature_cells must name each cell a1 to d3 once",
            )
        )
        return
    if len({sum(_place(cell)) % 2 for cell in board.koi_cells}) != 1:
        found.append(
            said(
                "board_chequered",
                "board: koi cells and feature cells must alternate like a chequerboard",
            )
        )
    if board.centre_koi not in board.koi_cells or board.centre_koi not in ("b2", "c2"):
        found.append(
            said(
                "board_centre_koi",
                "board: centre_koi {word!r} is not a central koi cell",
                word=board.centre_koi,
            )
        )
    if board.centre_feature not in board.feature_cells or board.centre_feature not in ("b2", "c2"):
        found.append(
            said(
                "board_centre_feature",
                "board: centre_feature {word!r} is not a central feature cell",
                word=board.centre_feature,
            )
        )


def _setup_faults(facts: Facts, found: list[str]) -> None:
    setup, koi, features = facts.setup, facts.koi, sum(f.count for f in facts.feature)
    if (setup.board_koi, setup.board_features) != (6, 6):
        found.append(
            said(
                "setup_board",
                "setup: board_koi and board_features must be 6, the cells of the board",
            )
        )
    if setup.goal_cards_kept != 1 or setup.goal_cards_dealt < 1:
        found.append(
            said("setup_cards", "setup: at least one goal card is dealt and exactly one kept")
        )
    cards = sum(card.count for card in facts.goal_card)
    if cards < 4 * setup.goal_cards_dealt:
        found.append(
            said(
                "setup_few_cards",
                "setup: {n} goal cards are too few to deal {dealt} to 4",
                n=cards,
                dealt=setup.goal_cards_dealt,
            )
        )
    if sorted(row.players for row in setup.players) != [1, 2, 3, 4]:
        found.append(
            said(
                "setup_players",
                "setup: there must be one [[setup.players]] entry for each of 1, 2, 3, 4",
            )
        )
        return
    for row in setup.players:
        who = f"setup for {row.players}"
        shuffled = sum(tile.count for tile in koi if tile.pebbles not in row.remove_pebbles)
        in_play = shuffled - row.remove_random
        if in_play != row.koi_in_play:
            found.append(
                said(
                    "setup_in_play",
                    "{who}: {all} koi without {gone} at random is {left}, but "
                    "koi_in_play is {told}",
                    who=who,
                    all=shuffled,
                    gone=row.remove_random,
                    left=in_play,
                    told=row.koi_in_play,
                )
            )
        if in_play < 6:
            found.append(
                said(
                    "setup_few_koi",
                    "{who}: {n} koi are too few for the 6 koi cells of the board",
                    who=who,
                    n=in_play,
                )
            )
        if row.koi_stack != row.koi_in_play - 6:
            found.append(
                said(
                    "setup_koi_stack",
                    "{who}: koi_stack is {told}, but 6 of {n} lie on the board",
                    who=who,
                    told=row.koi_stack,
                    n=row.koi_in_play,
                )
            )
        if row.feature_stack != features - 6:
            found.append(
                said(
                    "setup_feature_stack",
                    "{who}: feature_stack is {told}, but {n} features without the 6 on "
                    "the board are {left}",
                    who=who,
                    told=row.feature_stack,
                    n=features,
                    left=features - 6,
                )
            )
        if features < 6:
            found.append(
                said(
                    "setup_few_features",
                    "{who}: {n} features are too few for the 6 cells of the board",
                    who=who,
                    n=features,
                )
            )
        turns = min(row.koi_stack, row.feature_stack) + 1
        if row.players > 1 and turns != row.turns:
            found.append(
                said(
                    "setup_turns",
                    "{who}: turns is {told}, but {n} can be played",
                    who=who,
                    told=row.turns,
                    n=turns,
                )
            )
        if row.players > 1 and row.rounds * row.players != row.turns:
            found.append(
                said(
                    "setup_rounds",
                    "{who}: {rounds} rounds of {players} are not {turns} turns",
                    who=who,
                    rounds=row.rounds,
                    players=row.players,
                    turns=row.turns,
                )
            )
        # Solo: turn n needs n - 1 refills and at least n - 2 reveals (KOH-SOLO-20, KOH-SOLO-12).
        longest = (row.koi_stack + 3) // 2 if row.players == 1 else -(-turns // row.players)
        if longest > MAX_TURNS:
            found.append(
                said(
                    "setup_longest",
                    "{who}: up to {n} turns for one seat; this program has room for {most}",
                    who=who,
                    n=longest,
                    most=MAX_TURNS,
                )
            )


def _scoring_faults(facts: Facts, found: list[str]) -> None:
    if len(facts.scoring.statue.by_adjacent_koi) != 5:
        found.append(
            said("statue", "scoring.statue: by_adjacent_koi needs five values, for 0 to 4 koi")
        )
    elif not found:  # the tiles are sound, so they can be compared
        most = max(
            (worth(f, k, facts.scoring) for f in facts.feature for k in facts.koi), default=0
        )
        least = min(
            (worth(f, k, facts.scoring) for f in facts.feature for k in facts.koi), default=0
        )
        if least < 0 or 4 * most > MAX_WORTHS:
            found.append(
                said(
                    "worth",
                    "scoring: one koi is worth {n} to a feature; this program counts "
                    "from 0 to {most}",
                    n=most if least >= 0 else least,
                    most=MAX_WORTHS // 4,
                )
            )
    if facts.scoring.tie_break.order != ["total", "coins"] or facts.scoring.tie_break.then != (
        "shared"
    ):
        found.append(
            said("tie_break", "scoring.tie_break: only total, then coins, then shared is known")
        )
    if facts.solo.win != "strictly_more":
        found.append(said("solo_win", "solo: win must be 'strictly_more'"))
    if tuple(level.id for level in facts.solo.level) != LEVELS:
        found.append(
            said("solo_levels", "solo: the levels must be easy, medium, hard in this order")
        )
    if tuple(card.id for card in facts.goal_card) != CARDS:
        found.append(
            said(
                "cards",
                "goal_card: the cards must be, in this order: {known}",
                known=", ".join(CARDS),
            )
        )
        return
    for card in facts.goal_card:
        if getattr(card, PAYMENT[card.id]) is None:
            found.append(
                said(
                    "card_lacks",
                    "goal card {id!r}: {word} is missing",
                    id=card.id,
                    word=PAYMENT[card.id],
                )
            )
        for name in sorted(set(PAYMENT.values()) - {PAYMENT[card.id]}):
            if getattr(card, name) is not None:
                found.append(
                    said(
                        "card_pays",
                        "goal card {id!r} pays by {word}, not by {name}",
                        id=card.id,
                        word=PAYMENT[card.id],
                        name=name,
                    )
                )
        thresholds = [threshold for threshold, _ in card.table or []]
        if any(a >= b for a, b in pairwise(thresholds)):
            found.append(
                said(
                    "card_grow",
                    "goal card {id!r}: the thresholds of its table must grow",
                    id=card.id,
                )
            )
        if any(not 0 <= threshold <= MAX_COUNTED for threshold in thresholds):
            found.append(
                said(
                    "card_range",
                    "goal card {id!r}: thresholds must be 0 to {most}",
                    id=card.id,
                    most=MAX_COUNTED,
                )
            )
        if any(row not in (card.table or []) for row in card.anchors):
            found.append(
                said(
                    "card_anchor", "goal card {id!r}: the table misses an anchored row", id=card.id
                )
            )
    if facts.goal_card[-1].not_near_rocks is None:
        found.append(said("card_shelter", "goal card 'fry_shelter': not_near_rocks is missing"))


def _option_faults(facts: Facts, found: list[str]) -> None:
    known = {option.id: option for option in OPTIONS}
    for fact in facts.option:
        if fact.id not in known:
            found.append(said("option", "option {id!r} is unknown", id=fact.id))
        elif tuple(fact.values) != known[fact.id].values:
            found.append(
                said(
                    "option_values",
                    "option {id!r}: the values must be {known}",
                    id=fact.id,
                    known=list(known[fact.id].values),
                )
            )
        elif fact.default not in fact.values:
            found.append(
                said(
                    "option_default",
                    "option {id!r}: default {word!r} is not one of its values",
                    id=fact.id,
                    word=fact.default,
                )
            )


def _place(cell: str) -> tuple[int, int]:
    index = MARKET_CELLS.index(cell)
    return index // COLUMNS, index % COLUMNS


def _pairs(board: Board) -> list[tuple[int, int]]:
    """KOH-TURN-03: the koi cells in reading order, each with its neighbours in reading order."""
    pairs = []
    for koi in sorted(MARKET_CELLS.index(cell) for cell in board.koi_cells):
        for feature in sorted(MARKET_CELLS.index(cell) for cell in board.feature_cells):
            rows = abs(koi // COLUMNS - feature // COLUMNS)
            columns = abs(koi % COLUMNS - feature % COLUMNS)
            if rows + columns == 1:
                pairs.append((koi, feature))
    return pairs


def tables_of(facts: Facts) -> np.ndarray[Any, Any]:
    box = np.zeros(1, BOX)
    b = box[0]
    b.n_koi, b.n_features = len(facts.koi), len(facts.feature)
    for k, koi in enumerate(facts.koi):
        b.koi_colours[k] = tiles.colour_bits(koi.colours)
        b.koi_fry[k], b.koi_dragonflies[k] = koi.fry, koi.dragonflies
        b.koi_coins[k] = koi.coins
    for row in facts.setup.players:
        b.koi_in_play[row.players] = row.koi_in_play
        shuffled = [0 if koi.pebbles in row.remove_pebbles else koi.count for koi in facts.koi]
        b.n_koi_tiles[row.players] = _spread(shuffled, b.koi_tiles[row.players])
    for k, feature in enumerate(facts.feature):
        b.feature_kind[k] = KINDS.index(feature.kind)
        b.feature_colours[k] = tiles.colour_bits(feature.colours)
    b.n_feature_tiles = _spread([feature.count for feature in facts.feature], b.feature_tiles)
    for cell in facts.board.koi_cells:
        b.market_koi[MARKET_CELLS.index(cell)] = 1
    b.centre_koi = MARKET_CELLS.index(facts.board.centre_koi)
    b.centre_feature = MARKET_CELLS.index(facts.board.centre_feature)
    for k, (koi_cell, feature_cell) in enumerate(_pairs(facts.board)):
        b.pair_koi[k], b.pair_feature[k] = koi_cell, feature_cell
    _scoring_tables(facts, b)
    box.flags.writeable = False
    return box


def _spread(counts: list[int], tiles: np.ndarray[Any, Any]) -> int:
    """List single tiles by kind; returns how many there are."""
    listed = [kind for kind, n in enumerate(counts) for _ in range(n)]
    tiles[: len(listed)] = listed
    return len(listed)


def _scoring_tables(facts: Facts, b: Any) -> None:
    scoring, solo = facts.scoring, facts.solo
    b.coin = scoring.coin
    for k, feature in enumerate(facts.feature):
        for m, koi in enumerate(facts.koi):
            b.worth[k, KOI + m] = worth(feature, koi, scoring)
        for worths in range(MAX_WORTHS + 1):
            b.tally[k, worths] = tally(KINDS.index(feature.kind), worths, scoring)
    b.goals_dealt = facts.setup.goal_cards_dealt
    for k, card in enumerate(facts.goal_card):
        b.goal_bag[k] = card.count
        if card.table is None:
            b.goal_each[k] = getattr(card, PAYMENT[card.id])
        for threshold, points in card.table or []:
            b.goal_table[k, threshold:] = points
    b.goal_miss = facts.goal_card[CARDS.index("fry_shelter")].not_near_rocks
    b.rival_koi, b.rival_feature = solo.easy_per_koi, solo.easy_per_feature
    b.rival_medium_feature = solo.medium_extra_per_feature
    b.rival_hard_coin = solo.hard_extra_per_coin
    b.rival_hard_flower = solo.hard_extra_per_single_flower


# Words about the facts, which no rule reads; options are written out in every record.
_WORDS = {"note", "title", "rule", "en", "pl", "ru", "anchors", "option", "marker"}


def box_of(facts: Facts, source: str) -> Box:
    """The tables of a component file; refuses one that contradicts itself."""
    found = faults(facts)
    if found:
        raise BadData(source, found)
    tables = tables_of(facts)
    defaults = {option.id: option.default for option in OPTIONS}
    defaults.update({fact.id: fact.default for fact in facts.option})
    names = {
        "koi": tuple(koi.id for koi in facts.koi),
        "feature": tuple(feature.id for feature in facts.feature),
        "card": CARDS,
    }
    return Box(
        game="kohaku",
        tables=tables,
        names=names,
        defaults=defaults,
        digest=digest(facts, _WORDS),
        source=source,
        facts=msgspec.to_builtins(facts),
    )


def _box_of_text(text: str, source: str) -> Box:
    return box_of(read_facts(text, source, Facts, "kohaku"), source)


_SHELF = Shelf(__package__, "kohaku.toml", _box_of_text)
open_box = _SHELF.open_box
find_box = _SHELF.find_box
read_box = _SHELF.read_box
past_digests = _SHELF.past_digests
stock_text = _SHELF.stock_text
