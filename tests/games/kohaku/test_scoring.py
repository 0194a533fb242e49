"""The engine against the oracle: scoring above all, and what else the two tell independently.

Interpreted rules are some hundred times slower than compiled ones, so plain mode looks at fewer
ponds; the compiled modes run the same source over all of them.
"""

from __future__ import annotations

import random
from collections import Counter

import numpy as np
import pytest

from pondside.games.kohaku import scoring
from pondside.games.kohaku.notation import read_pond, score_pond
from pondside.games.kohaku.options import BUTTERFLY_GAPS, CHAIN_PLACEMENT, RAREST_ABSENT
from pondside.games.kohaku.scoring import SHEET, SHEET_LINES
from pondside.games.kohaku.sheets import sheet_of
from pondside.kernel import doors
from pondside.kernel.compiling.modes import FAST, mode
from pondside.kernel.game import Array
from pondside.kernel.match import Match

from . import oracle
from .table import (
    BOX,
    GAME,
    board_of,
    free_board,
    lay_pond,
    oracle_pond,
    phase_of,
    placements,
    play_random,
    position,
    walk_random,
    written_pond,
)

FEWER = mode() != FAST
CHUNKS = 10  # so that two workers can share them
PONDS = 500 if FEWER else 10_000
TEXTS = 60 if FEWER else 1_000
GAMES = 2 if FEWER else 10
MID_GAME = 300
BOARDS = 40 if FEWER else 300
ENDS = 60 if FEWER else 300

GAPS = ("ignore", "block")
ABSENT = ("zero", "present_only")


def compare(states: Array, tiles: dict[oracle.Cell, oracle.Tile], gaps: str, absent: str) -> None:
    """Sheet and all goal cards of the pond at seat 0 of a state."""
    s = states[0]
    s.options[BUTTERFLY_GAPS], s.options[RAREST_ABSENT] = GAPS.index(gaps), ABSENT.index(absent)
    expected = oracle.score_pond(tiles, butterfly_gaps=gaps)
    cards = {
        card: oracle.goal_points(tiles, card, butterfly_gaps=gaps, rarest_absent=absent)
        for card in oracle.GOAL_CARDS
    }
    b, pond = BOX.tables[0], s.ponds[0]
    found = {
        card: int(scoring.goal_points(b, pond, k, GAPS.index(gaps), ABSENT.index(absent)))
        for k, card in enumerate(oracle.GOAL_CARDS)
    }
    assert found == cards, oracle.spell_pond(tiles)
    # The game adds the card that was kept to the lines of the pond.
    kept = len(tiles) % len(oracle.GOAL_CARDS)
    pond.goal = kept + 1
    sheets = np.zeros(1, SHEET)
    doors.score(BOX.tables, states, 0, 0, sheets, 0)
    lines = dict(zip(SHEET_LINES, map(int, sheets[0].points), strict=True))
    assert lines == {**expected, "goal": cards[oracle.GOAL_CARDS[kept]]}, oracle.spell_pond(tiles)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_ponds_score_as_the_oracle_says(chunk: int) -> None:
    """Every pond by all twelve cards; one in five by the other reading of gaps and colours too."""
    rng = random.Random(chunk)
    states = GAME.fresh(1)
    for number in range(PONDS // CHUNKS):
        tiles = oracle.random_pond(rng, rng.choice((28, 28, 24, 24, 36, rng.randint(0, 36))))
        lay_pond(states, 0, 0, tiles)
        compare(states, tiles, "ignore", "zero")
        if number % 5 == 0:
            compare(states, tiles, "block", "present_only")


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_random_ponds_in_text_score_as_the_oracle_says(chunk: int) -> None:
    """By way of the reader, with tiles that no box has and ponds that no game makes."""
    rng = random.Random(100 + chunk)
    for number in range(TEXTS // CHUNKS):
        tiles = oracle.random_pond(rng, rng.randint(1, 34), stock=number % 2 == 0)
        card, gaps, absent = rng.choice(oracle.GOAL_CARDS), rng.choice(GAPS), rng.choice(ABSENT)
        lines = score_pond(read_pond(oracle.spell_pond(tiles), BOX), BOX, card, gaps, absent)
        points: Counter[str] = Counter()
        for line in lines:
            points[line.kind] += line.points
            if line.at is not None:
                assert line.points == oracle.feature_points(tiles, line.at, butterfly_gaps=gaps)
        expected = {
            **oracle.score_pond(tiles, butterfly_gaps=gaps),
            "goal": oracle.goal_points(tiles, card, butterfly_gaps=gaps, rarest_absent=absent),
        }
        assert {kind: n for kind, n in points.items() if n} == {
            kind: n for kind, n in expected.items() if n
        }


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("cards", ["off", "on"])
def test_finished_games_score_as_the_oracle_says(seats: int, cards: str) -> None:
    """Sheet, explanation and total agree with each other and with the pond in text."""
    for seed in range(GAMES):
        gaps, absent = GAPS[seed % 2], ABSENT[seed // 2 % 2]
        played = {"solo_goal_cards" if seats == 1 else "goal_cards": cards}
        if cards == "on":
            played["rarest_absent"] = absent
        match = play_random(seats, seed, until=None, butterfly_gaps=gaps, **played)
        for seat in range(seats):
            tiles = oracle_pond(match, seat)
            card = match.view(seat).ponds[seat].goal
            assert (card is not None) == (cards == "on")
            expected = {**oracle.score_pond(tiles, butterfly_gaps=gaps), "goal": 0}
            if card is not None:
                expected["goal"] = oracle.goal_points(
                    tiles, card, butterfly_gaps=gaps, rarest_absent=absent
                )
            assert sheet_of(BOX, match.state, seat) == expected
            explained = dict.fromkeys(expected, 0)
            for line in match.lines(seat):
                explained[line.kind] += line.points
            assert explained == expected
            assert match.total(seat) == match.view(seat).ponds[seat].total == sum(expected.values())
            written = score_pond(read_pond(written_pond(match, seat), BOX), BOX, card, gaps, absent)
            assert [line.points for line in written] == [line.points for line in match.lines(seat)]


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_legal_placements_are_those_of_the_oracle(chunk: int) -> None:
    rng = random.Random(200 + chunk)
    for _ in range(MID_GAME // CHUNKS):
        tiles = oracle.random_pond(rng, 2 * rng.randint(1, 12))
        match = position(4, board=free_board(tiles), ponds=[oracle.spell_pond(tiles)], sound=False)
        match.play("b2b1")
        for k, chain_placement in enumerate(("allow", "forbid")):
            match._states[0].options[CHAIN_PLACEMENT] = k
            expected = oracle.legal_placements(tiles, chain_placement=chain_placement)
            assert placements(match) == expected, oracle.spell_pond(tiles)


def read_board(match: Match) -> dict[str, oracle.Tile]:
    return {
        cell: oracle.read_tile(token)
        for cell, token in board_of(match).items()
        if token is not None
    }


def read_koi(token: str) -> oracle.Koi:
    tile = oracle.read_tile(token)
    assert isinstance(tile, oracle.Koi)
    return tile


def read_feature(token: str) -> oracle.Feature:
    tile = oracle.read_tile(token)
    assert isinstance(tile, oracle.Feature)
    return tile


@pytest.mark.parametrize("refill_timing", ["after_placement", "before_placement"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_boards_change_in_games_as_the_oracle_says(seats: int, refill_timing: str) -> None:
    """Each refill and each turn of the rival, on the board it found."""
    refills = reveals = 0
    drafted, koi_shown = "", ""
    phase = ""
    at_draft: dict[str, oracle.Tile] = {}
    board: dict[str, oracle.Tile] = {}
    for match in walk_random(seats, 30 + seats, refill_timing=refill_timing):
        if phase == "draft":
            at_draft, drafted = board, match.entries[-1].word
        elif phase == "refill_feature":
            koi, feature = (entry.word for entry in match.entries[-2:])
            assert read_board(match) == oracle.refill(
                at_draft, drafted[:2], drafted[2:], read_koi(koi), read_feature(feature)
            )
            refills += 1
        elif phase in ("reveal_koi", "reveal_feature"):
            shown = match.entries[-1].word.removeprefix("^")
            if phase == "reveal_koi":
                koi_shown = shown
            taken = [cell for cell in board if cell not in read_board(match)]
            assert taken == oracle.rival_turn_takes(
                board,
                read_koi(koi_shown),
                read_feature(shown) if phase == "reveal_feature" else None,
            )
            reveals += 1
        phase, board = phase_of(match), read_board(match)
    assert refills >= 10
    assert (reveals > 0) == (seats == 1)


def random_board(rng: random.Random) -> str:
    """A board drawn from the box of a solo game."""
    koi = rng.sample([tile for tile in oracle.stock_koi() if tile.fry != 1], 6)
    features = rng.sample(oracle.stock_features(), 6)
    tiles = [(koi if cell in oracle.KOI_CELLS else features).pop() for cell in oracle.BOARD_CELLS]
    return " ".join(oracle.spell_tile(tile) for tile in tiles)


def test_the_rival_takes_from_random_boards_what_the_oracle_says() -> None:
    rng = random.Random(40)
    takes: Counter[int] = Counter()
    for _ in range(BOARDS):
        match = position(1, board=random_board(rng), phase="reveal_koi")
        board = read_board(match)
        koi = rng.choice(match.words())
        match.play(koi)
        taken = [cell for cell in board if cell not in read_board(match)]
        feature = None
        if not taken:
            feature = rng.choice(match.words())
            match.play(feature)
            taken = [cell for cell in board if cell not in read_board(match)]
        assert taken == oracle.rival_turn_takes(
            board, read_koi(koi[1:]), read_feature(feature[1:]) if feature else None
        )
        takes[len(taken)] += 1
    assert len(takes) >= 3


@pytest.mark.parametrize("solo_unmatched_feature", ["keep", "discard"])
def test_the_rivals_totals_are_those_of_the_oracle(solo_unmatched_feature: str) -> None:
    for seed in range(GAMES):
        match = play_random(1, seed, solo_unmatched_feature=solo_unmatched_feature)
        rival = match.view(0).rival
        tokens = [*Counter(rival.koi).elements(), *Counter(rival.features).elements()]
        assert rival.totals == oracle.rival_points([oracle.read_tile(token) for token in tokens])
        assert match.outcome is not None
        points = match.total(0)
        assert match.outcome.beaten == tuple(
            level for level, total in rival.totals.items() if points > total
        )


def test_the_winners_are_those_of_the_oracle() -> None:
    """Ponds of few different totals, so that ties of points and of coins are common."""
    small = ["T bw.f2", "T b.f2", "bw.f3 R rw.f3", "r.f2 Fr", "bw.f3 R", "y.f2 R", "bw.d3 R"]
    rng = random.Random(50)
    tie_breaks: Counter[str | None] = Counter()
    for _ in range(ENDS):
        seats = rng.randint(2, 4)
        texts = [rng.choice(small) for _ in range(seats)]
        ponds = [oracle.read_pond(text) for text in texts]
        match = position(seats, board="", ponds=texts, phase="ended", sound=False)
        totals = [sum(oracle.score_pond(pond).values()) for pond in ponds]
        coins = [oracle.score_pond(pond)["coins"] for pond in ponds]
        winners = oracle.winners(totals, coins)
        outcome = match.outcome
        assert outcome is not None
        assert [placing.total for placing in outcome.placings] == totals
        assert [placing.seat for placing in outcome.placings if placing.place == 1] == winners
        words = " ".join(outcome.words)
        assert words.endswith("win " + " ".join(f"P{seat + 1}" for seat in winners))
        equal = totals.count(max(totals))
        expected = None
        if equal > 1:
            expected = "coins" if len(winners) == 1 else "shared"
        if 1 < len(winners) < equal:
            expected = "coins_shared"  # of three the coins put one back
        assert outcome.tie_break == expected
        tie_breaks[outcome.tie_break] += 1
    assert set(tie_breaks) == {None, "coins", "shared", "coins_shared"}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_winners_of_whole_games_are_those_of_the_oracle(seats: int) -> None:
    for seed in range(GAMES):
        match = play_random(seats, seed)
        coins = [match.view(None).ponds[seat].coins for seat in range(seats)]
        winners = oracle.winners([match.total(seat) for seat in range(seats)], coins)
        assert match.outcome is not None
        assert [p.seat for p in match.outcome.placings if p.place == 1] == winners
