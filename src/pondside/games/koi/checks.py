"""What may not be in a component file of Koi, and what is merely odd.

Single values have their types in facts.py, outlines are looked at in outlines.py; here stands what
else has to go together, and what this program has no room for.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ...geometry.hexagon import EDGES
from ...kernel.errors import said
from .facts import (
    CARD_KINDS,
    GOALS,
    ITEMS,
    MAX_CARDS,
    MAX_CELLS,
    MAX_FOLIAGE,
    MAX_PATH,
    MAX_SHORES,
    N_HELPERS,
    SCROLLS,
    SIZES,
    SLOTS,
    STORED,
    Band,
    Card,
    Facts,
)
from .options import DRAWN
from .outlines import MAX_EDGED, SEATS, at_most, must_be, outline_faults, sizes_of

MAX_SENSEI = 3
MAX_COUNT = 99  # of anything, as facts.py has it
MAX_BESIDE = 4 * MAX_CELLS + 2  # cells around a shape
MAX_SCORE = 32767
LUCKY = ("foliage", "water", "shore")  # named by the words !f !w !s


_CARD_ID = re.compile(r"c[0-9]{2}[a-z0-9_]{0,8}", re.ASCII)


def faults(facts: Facts) -> list[str]:
    """Everything in the file that contradicts itself or has no room in this program."""
    found: list[str] = []
    _sources(msgspec.to_builtins(facts), "", found)
    outline_faults(facts, found)
    _supply(facts, found)
    _start(facts, found)
    _slots(facts, found)
    _deck(facts, found)
    _cards(facts.deck.cards, found)
    _luck(facts, found)
    _goal_tiles(facts, found)
    _goal_numbers(facts, found)
    _scores(facts, found)
    _solo(facts, found)
    return found


def _sources(table: Mapping[str, Any], where: str, found: list[str]) -> None:
    """Where facts come from is told by the letters R, D, P and X, at every table."""
    for key, value in table.items():
        at = f"{where}{key}"
        if key == "source":
            told = value if isinstance(value, dict) else {"": value}
            if not told:
                found.append(
                    said(
                        "source_empty", "{at} is empty; use one of the letters R, D, P and X", at=at
                    )
                )
            for of, letter in told.items():
                if letter not in ("R", "D", "P", "X"):
                    name = f"{at}.{of}" if of else at
                    found.append(
                        said(
                            "source_letter",
                            "{name} is {letter!r}; use one of the letters R, D, P and X",
                            name=name,
                            letter=letter,
                        )
                    )
        elif isinstance(value, dict):
            _sources(value, f"{at}.", found)


def _supply(facts: Facts, found: list[str]) -> None:
    at_most("tiles.foliage.count", facts.tiles.foliage.count, MAX_FOLIAGE, found)
    at_most("tiles.shore.count", facts.tiles.shore.count, MAX_SHORES, found)
    at_most("goals.path.tiles", facts.goals.path.tiles, MAX_PATH, found)
    for name, number, each in (
        ("coins", facts.tokens.coins, facts.setup.start_coins),
        ("luck", facts.tokens.luck, facts.setup.start_luck),
    ):
        if number < len(SEATS) * each:
            found.append(
                said(
                    "tokens",
                    "tokens.{name} is {n}, but setup.start_{name} {each} for four "
                    "seats needs {wanted} (KOI-SETUP-03)",
                    name=name,
                    n=number,
                    each=each,
                    wanted=len(SEATS) * each,
                )
            )
    sensei = facts.work.sensei_actions_per_turn
    at_most("work.sensei_actions_per_turn", sensei, MAX_SENSEI, found)


def _for_all_seats(where: str, table: Mapping[Any, object], found: list[str]) -> bool:
    """Whether there is an entry for each number of seats."""
    missing = [seats for seats in SEATS if seats not in table]
    if missing:
        found.append(
            said(
                "entries",
                "{where} has no entry {missing}; it needs 1, 2, 3 and 4",
                where=where,
                missing=", ".join(missing),
            )
        )
    return not missing


def _start(facts: Facts, found: list[str]) -> None:
    """What everybody begins with is in the supply, and koi are left to buy."""
    setup: Any = facts.setup
    seated = _for_all_seats("setup.start_tiles", setup.start_tiles, found)
    removed = _for_all_seats("setup.removed_koi", setup.removed_koi, found)
    if not seated:
        return
    for stored in ("water", "foliage", "shore"):
        number = getattr(facts.tiles, stored).count
        needed = sum(getattr(setup.start_tiles[seat], stored) for seat in SEATS)
        if number < needed:
            found.append(
                said(
                    "stored",
                    "tiles.{name}.count is {n}, but setup.start_tiles for four seats "
                    "needs {wanted} (KOI-SETUP-07)",
                    name=stored,
                    n=number,
                    wanted=needed,
                )
            )
    if not removed:
        return
    for seats in SEATS:
        left = 0
        for size in SIZES:
            count = getattr(facts.koi, size).count
            gone = getattr(setup.removed_koi[seats], size)
            given = sum(getattr(setup.start_tiles[seat], size) for seat in SEATS[: int(seats)])
            left += count - gone - given
            if gone + given > count:
                found.append(
                    said(
                        "koi_count",
                        "koi.{size}.count is {n}, but at {seats} seats setup.removed_koi "
                        "takes {gone} and setup.start_tiles {given} (KOI-SETUP-02, "
                        "KOI-SETUP-07)",
                        size=size,
                        n=count,
                        seats=seats,
                        gone=gone,
                        given=given,
                    )
                )
        if left == 0:
            found.append(
                said(
                    "koi_none",
                    "setup.removed_koi.{seats} leaves no koi in the supply after "
                    "set-up; one at least must be left to buy (KOI-END-01)",
                    seats=seats,
                )
            )


def _slots(facts: Facts, found: list[str]) -> None:
    numbers = [slot.slot for slot in facts.slots.listed]
    if sorted(numbers) != list(range(1, SLOTS + 1)):
        told = ", ".join(map(str, numbers)) or "none"
        found.append(
            said(
                "slots",
                "slots.list has the slots {told}; it needs 1 to {most}, each once",
                told=told,
                most=SLOTS,
            )
        )


def _deck(facts: Facts, found: list[str]) -> None:
    deck = facts.deck
    must_be("deck.size", deck.size, len(deck.cards), "the number of deck.cards", found)
    at_most("deck.size", len(deck.cards), MAX_CARDS, found)
    if sorted(deck.helper_kinds) != sorted(CARD_KINDS[:N_HELPERS]):
        told = ", ".join(CARD_KINDS[:N_HELPERS])
        found.append(
            said(
                "helper_kinds",
                "deck.helper_kinds must be {told}, each once (KOI-WORK-06)",
                told=told,
            )
        )
    if not _for_all_seats("deck.deck_by_players", deck.deck_by_players, found):
        return
    for seats, told_size in sorted(deck.deck_by_players.items()):
        # Alone one plays with the deck of two.
        size = sum(card.min_players <= max(int(seats), 2) for card in deck.cards)
        where = f"deck.deck_by_players.{seats}"
        why = "the number of cards with such a min_players (KOI-SETUP-04)"
        must_be(where, told_size, size, why, found)
        if size <= SLOTS:
            found.append(
                said(
                    "deck_short",
                    "{where}: with {n} cards the row is dealt and no deck is left; "
                    "{least} are the least (KOI-SETUP-05)",
                    where=where,
                    n=size,
                    least=SLOTS + 1,
                )
            )


def _cards(cards: Sequence[Card], found: list[str]) -> None:
    for id, n in Counter(card.id for card in cards).items():
        if n > 1:
            found.append(
                said(
                    "card_id_twice",
                    "deck.cards: {n} cards have the id {id!r}; each needs its own",
                    n=n,
                    id=id,
                )
            )
    for card in cards:
        where = f"deck.cards {card.id!r}"
        if not _CARD_ID.fullmatch(card.id):
            found.append(
                said(
                    "card_id",
                    "{where}: an id is c, two digits and up to eight more small "
                    "letters, digits or _, such as c49 or c49_rain, so that no other "
                    "word of a record looks like it",
                    where=where,
                )
            )
        for key, kind, told in (
            ("scroll", "scroll", card.scroll != ""),
            ("tiles", "rain", card.tiles is not None),
            ("options", "well", card.options is not None),
        ):
            if card.kind == kind and not told:
                found.append(
                    said(
                        "card_needs",
                        "{where} is a {kind} and needs `{key}`",
                        where=where,
                        kind=kind,
                        key=key,
                    )
                )
            if card.kind != kind and told:
                found.append(
                    said(
                        "card_only",
                        "{where} is a {kind}; only a {only} has `{key}`",
                        where=where,
                        kind=card.kind,
                        only=kind,
                        key=key,
                    )
                )
        if card.tiles is not None and not _given(card.tiles):
            found.append(
                said(
                    "card_tiles",
                    "{where}: `tiles` needs a tile at least (KOI-CARD-06)",
                    where=where,
                )
            )
        if card.options is not None:
            if len(card.options) not in (1, 2):
                found.append(
                    said(
                        "card_sides",
                        "{where}: `options` has {n} sides; 1 or 2 are possible (KOI-CARD-08)",
                        where=where,
                        n=len(card.options),
                    )
                )
            for k, option in enumerate(card.options, 1):
                if not _given(option):
                    found.append(
                        said(
                            "card_gives",
                            "{where}: side {k} of `options` gives nothing (KOI-CARD-08)",
                            where=where,
                            k=k,
                        )
                    )


def _given(gain: object) -> list[str]:
    """The things of which a gain has some."""
    return [item for item in ITEMS if getattr(gain, item, 0)]


def _luck(facts: Facts, found: list[str]) -> None:
    if [_given(option) for option in facts.luck.options] != [[item] for item in LUCKY]:
        found.append(
            said(
                "luck_options",
                "luck.options must be some foliage, some water and some shore, in "
                "this order and nothing else, for the words !f !w !s name them "
                "(KOI-LUCK-01)",
            )
        )
    why = "scoring.luck_each says so (KOI-LUCK-04)"
    must_be("luck.end_vp", facts.luck.end_vp, facts.scoring.luck_each, why, found)


def _goal_tiles(facts: Facts, found: list[str]) -> None:
    """KOI-SETUP-08, KOI-SETUP-09"""
    goals = facts.goals
    tiles = {goal: getattr(goals, goal).tiles for goal in GOALS}
    why = "the sum of the tiles of all goals"
    must_be("goals.total_tiles", goals.total_tiles, sum(tiles.values()), why, found)
    why = "setup.goals_drawn says so (KOI-SETUP-08)"
    must_be("goals.in_play", goals.in_play, DRAWN, why, found)
    why = "there is one of each size (KOI-SETUP-09)"
    must_be("goals.branches.tiles", goals.branches.tiles, len(SIZES), why, found)
    if not goals.branches.all_tiles:
        found.append(
            said(
                "branches_all",
                "goals.branches.all_tiles must be true: all sizes are used (KOI-SETUP-09)",
            )
        )
    for goal, number in tiles.items():
        if number < 1:
            found.append(
                said(
                    "goal_tiles",
                    "goals.{goal}.tiles is {n}; a goal needs a tile at least",
                    goal=goal,
                    n=number,
                )
            )
    copies: Mapping[Any, int] = facts.setup.goal_copies
    if not _for_all_seats("setup.goal_copies", copies, found):
        return
    most = min(
        (n for goal, n in tiles.items() if not getattr(goals, goal).all_tiles), default=MAX_COUNT
    )
    for seats in SEATS:
        if not 1 <= copies[seats] <= most:
            found.append(
                said(
                    "goal_copies",
                    "setup.goal_copies.{seats} is {n}, but must be from 1 to the least "
                    "`tiles` of a goal without `all_tiles`, {most} (KOI-SETUP-09)",
                    seats=seats,
                    n=copies[seats],
                    most=most,
                )
            )


def _goal_numbers(facts: Facts, found: list[str]) -> None:
    goals, scoring = facts.goals, facts.scoring
    for goal, wanted, pays in (
        ("bridge", goals.bridge.needs.coins, goals.bridge.pays_coins),
        ("century_carp", goals.century_carp.needs.coins, goals.century_carp.pays_coins),
    ):
        why = f"goals.{goal}.pays_coins says so (KOI-GOAL-06)"
        must_be(f"goals.{goal}.needs.coins", wanted, pays, why, found)
    value, bonus = goals.purple_lily.lily_value, scoring.purple_lily_bonus
    why = "scoring.purple_lily_bonus says so (KOI-SCORE-01)"
    must_be("goals.purple_lily.lily_value", value, bonus, why, found)
    once, ruling = goals.branches.once_per_player, facts.rulings.branches_once_per_player
    if once is not None:
        why = "rulings.branches_once_per_player says so (KOI-GOAL-22)"
        must_be("goals.branches.once_per_player", once, ruling, why, found)
    path, turtle = goals.path.vp_table, goals.turtle.vp_table
    if len(path) < 2 or path[0] != 0:
        found.append(
            said(
                "path_table",
                "goals.path.vp_table must begin with 0 and go on: points of 0, 1, … tiles",
            )
        )
    if len(turtle) != EDGES + 1:
        found.append(
            said(
                "turtle_table",
                "goals.turtle.vp_table has {n} entries, but must have {wanted}, "
                "for 0 to {most} neighbours (KOI-GOAL-19)",
                n=len(turtle),
                wanted=EDGES + 1,
                most=EDGES,
            )
        )
    if scoring.tie_break != ["coins", "later_seat"]:
        found.append(
            said(
                "tie_break",
                'scoring.tie_break must be ["coins", "later_seat"]: the program '
                "knows no other (KOI-SCORE-07)",
            )
        )


def _scores(facts: Facts, found: list[str]) -> None:
    """A score never outgrows a small number, counted generously."""
    scoring, goals = facts.scoring, facts.goals
    n_koi = sum(size.count for size in sizes_of(facts)) + 1  # with the century carp
    worth = max(goals.century_carp.base_vp, *(size.base_vp for size in sizes_of(facts)))
    n_scrolls = sum(card.kind == "scroll" for card in facts.deck.cards)
    points = max(getattr(facts.deck.scroll_vp, scroll) for scroll in SCROLLS)
    ray = 2 * facts.geometry.max_abs_coordinate
    lilies = MAX_BESIDE * scoring.lily_bonus + scoring.purple_lily_bonus
    at_koi = goals.statue.vp_per_koi_in_front + goals.shishi_odoshi.vp_per_adjacent_koi
    parts = {
        "koi": n_koi * (worth + lilies) * scoring.surrounded_multiplier,
        "lanterns": facts.tiles.shore.count * ray * scoring.lantern_per_water_space,
        "scrolls": n_scrolls * points * MAX_COUNT,
        "luck": facts.tokens.luck * scoring.luck_each,
        "the bridge": MAX_EDGED * ray * goals.bridge.vp_per_water_space_in_front,
        "other goals": n_koi * at_koi + len(GOALS) * MAX_COUNT,
    }
    total = sum(parts.values())
    if total > MAX_SCORE:
        part = max(parts, key=lambda part: parts[part])
        found.append(
            said(
                "many_points",
                "scoring: one seat could have {total} points, {points} of them for "
                "{part}; this program has room for {most}",
                total=total,
                points=parts[part],
                part=part,
                most=MAX_SCORE,
            )
        )


def _solo(facts: Facts, found: list[str]) -> None:
    solo, scenarios = facts.solo, facts.solo.scenarios
    lit, lake = scenarios.lit_path, scenarios.imperial_lake
    named: Sequence[tuple[str, Sequence[Band]]] = (
        ("solo", solo.bands),
        ("solo.scenarios.hot_summer", scenarios.hot_summer.bands),
        ("solo.scenarios.lit_path", lit.bands),
        ("solo.scenarios.imperial_lake", lake.bands),
    )
    for where, bands in named:
        _bands(f"{where}.bands", bands, found)
    lit_goals = set(lit.goals)
    if len(lit.goals) != DRAWN or len(lit_goals) != DRAWN or not lit_goals > {"path", "statue"}:
        found.append(
            said(
                "lit_path",
                "solo.scenarios.lit_path.goals must be path, statue and one other "
                "goal (KOI-SOLO-10)",
            )
        )
    if len(lake.goals) != 5 or len(set(lake.goals)) != 5:
        found.append(
            said(
                "imperial_lake",
                "solo.scenarios.imperial_lake.goals must be five different goals (KOI-SOLO-12)",
            )
        )
    for band in lake.bands:
        if band.goals > 5:
            found.append(
                said(
                    "imperial_band",
                    "solo.scenarios.imperial_lake.bands: {title} wants {n} goals, but "
                    "only 5 are in play (KOI-SOLO-12)",
                    title=band.title,
                    n=band.goals,
                )
            )


def _bands(where: str, bands: Sequence[Band], found: list[str]) -> None:
    """KOI-SOLO-08"""
    least = [band.min for band in bands]
    if not bands:
        found.append(
            said(
                "bands_empty",
                "{where} is empty; it needs a title at least (KOI-SOLO-08)",
                where=where,
            )
        )
    if least != sorted(set(least)):
        found.append(
            said(
                "bands_grow",
                "{where}: each `min` must be above the one before it (KOI-SOLO-08)",
                where=where,
            )
        )
    if len({band.title for band in bands}) != len(bands):
        found.append(
            said(
                "bands_title",
                "{where} has a title twice; each needs its own (KOI-SOLO-08)",
                where=where,
            )
        )


def warnings(facts: Facts) -> tuple[str, ...]:
    """What looks odd in a file that can be used."""
    found: list[str] = []
    if all(slot.cost for slot in facts.slots.listed):
        found.append(
            said(
                "slots_cost",
                "slots.list: every slot has a cost, so without coins nobody can "
                "meditate (KOI-MED-02)",
            )
        )
    storages = sum(card.kind == "storage" for card in facts.deck.cards)
    expansions = facts.tiles.storage_expansion.count
    if storages != expansions:
        found.append(
            said(
                "storages",
                "deck.cards has {n} storage cards, but "
                "tiles.storage_expansion.count is {there} (KOI-CARD-03)",
                n=storages,
                there=expansions,
            )
        )
    sizes, base = facts.storage.sizes, facts.storage.base_spaces
    for seat, start in sorted(facts.setup.start_tiles.items()):
        spaces = sum(getattr(start, stored) * getattr(sizes, stored) for stored in STORED)
        if spaces > base:
            found.append(
                said(
                    "start_spaces",
                    "setup.start_tiles.{seat} takes {n} spaces, but "
                    "storage.base_spaces is {base} (KOI-STORE-02)",
                    seat=seat,
                    n=spaces,
                    base=base,
                )
            )
    helped = set(msgspec.structs.astuple(facts.work.helper_of))
    for kind in CARD_KINDS[:N_HELPERS]:
        if kind not in helped:
            found.append(
                said(
                    "helper_work",
                    "work.helper_of has no work for the {kind} (KOI-WORK-06)",
                    kind=kind,
                )
            )
    least, tiles = facts.solo.scenarios.lit_path.path_min_tiles, facts.goals.path.tiles
    if least > tiles:
        found.append(
            said(
                "path_short",
                "solo.scenarios.lit_path.path_min_tiles is {least}, but "
                "goals.path.tiles is {n}: nobody can win a title (KOI-SOLO-10)",
                least=least,
                n=tiles,
            )
        )
    return tuple(found)
