"""What may not be in a component file of Kōhaku: everything that contradicts itself or the game.

Single values have their types in facts.py; here stands what has to go together, and what this
program has no room for.  Nothing is changed or made here.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from ...kernel.errors import said
from . import tiles
from .facts import (
    CARDS,
    COLUMNS,
    LEVELS,
    MARKET_CELLS,
    MAX_COUNTED,
    MAX_FEATURE_KINDS,
    MAX_KOI_KINDS,
    MAX_TILES,
    MAX_TURNS,
    MAX_WORTHS,
    PAYMENT,
    Board,
    Facts,
)
from .options import OPTIONS
from .scoring import worth
from .tiles import COLOURS, KINDS


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
