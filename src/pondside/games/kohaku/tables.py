"""What is in the box of Kōhaku: the numbers of kohaku.toml as one record of tables.

A file that contradicts itself is refused with everything that is wrong in it.  No rules here: only
what exists and how many, and the rules of scoring.py unrolled into tables.
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np

from ...kernel.components import Shelf, digest, read_facts
from ...kernel.errors import BadData
from ...kernel.game import Box, record
from . import tiles
from .checks import faults
from .facts import (
    CARDS,
    COLUMNS,
    MARKET,
    MARKET_CELLS,
    MAX_COUNTED,
    MAX_FEATURE_KINDS,
    MAX_KOI_KINDS,
    MAX_TILES,
    MAX_WORTHS,
    PAIRS,
    PAYMENT,
    Board,
    Facts,
)
from .ground import FEATURE, KOI, TILE_CODES
from .options import OPTIONS
from .scoring import tally, worth
from .tiles import KINDS

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


def name_of(box: Box, held: int) -> str:
    """The token of what a cell holds."""
    return box.names["koi"][held - KOI] if held < FEATURE else box.names["feature"][held - FEATURE]
