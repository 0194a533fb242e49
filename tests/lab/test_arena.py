"""The arena: the same deals for everybody, and ratings that find the strength behind results."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from pondside.bots import LEVELS
from pondside.kernel.errors import BadOption
from pondside.kernel.record import parse
from pondside.lab.arena import (
    PAGE,
    Contest,
    Played,
    cut_short,
    merged,
    page_section,
    play,
    run,
    solo_row,
    summarise,
    wilson,
)
from pondside.lab.ratings import rate, strengths, wins_of


def test_ratings_find_the_strength_that_made_the_results() -> None:
    truth = np.array([-200.0, 0.0, 50.0, 150.0])
    odds = 1 / (1 + 10 ** ((truth[None, :] - truth[:, None]) / 400))
    met = 1 - np.eye(4)
    assert np.allclose(strengths(10_000 * odds * met), truth - truth.mean(), atol=1)


def test_intervals_hold_the_truth_and_shrink_with_more_deals() -> None:
    chance = np.random.default_rng(2)
    bots = ("weak", "even", "able")
    truth = np.array([-100.0, 0.0, 100.0])

    def deal() -> np.ndarray:
        wins = np.zeros((3, 3))
        for i in range(3):
            for j in range(i):
                better = chance.random() < 1 / (1 + 10 ** ((truth[j] - truth[i]) / 400))
                wins[(i, j) if better else (j, i)] += 1
        return wins

    few, many = (rate(bots, [deal() for _ in range(n)]) for n in (60, 600))
    for k, one in enumerate(many):
        assert one.low - 15 <= truth[k] <= one.high + 15
        assert one.high - one.low < few[k].high - few[k].low


def test_where_all_deals_went_the_same_way_no_interval_is_claimed() -> None:
    always = np.array([[0.0, 1.0], [0.0, 0.0]])
    assert [one.interval for one in rate(["a", "b"], [always] * 8)] == ["–", "–"]
    assert rate(["a", "b"], [always, always.T])[0].interval != "–"


def test_a_table_of_several_counts_for_every_pair() -> None:
    wins = wins_of([(1, 3, 2), (1, 1, 3)], [(0, 1, 2), (2, 1, 0)], 3)
    assert wins.tolist() == [[0, 1, 1], [1, 0, 0.5], [1, 1.5, 0]]


def test_every_set_of_bots_plays_every_deal_once_in_each_rotation() -> None:
    contest = Contest("kohaku", ("a", "b", "c"), 1, seats=2)
    assert contest.seatings() == [(0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1)]
    assert Contest("kohaku", ("a", "b", "c"), 1, seats=3).seatings() == [
        (0, 1, 2),
        (1, 2, 0),
        (2, 0, 1),
    ]
    assert Contest("kohaku", ("a", "b"), 1, seats=1).seatings() == [(0,), (1,)]


@pytest.mark.parametrize(
    ("contest", "said"),
    [
        (Contest("kohaku", ("random", "random"), 1), "name each once"),
        (Contest("kohaku", ("random",), 1), "at least as many bots"),
        (Contest("kohaku", ("random", "clever"), 1), "there is no bot"),
        (Contest("kohaku", ("random", "keen"), 1, seats=9), "not 9"),
        (Contest("kohaku", ("random", "keen"), 1, options={"x": "y"}), "no option"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_starts(
    contest: Contest, said: str
) -> None:
    with pytest.raises(BadOption, match=said):
        run(contest, 1)


def test_a_deal_begins_the_same_for_everybody_and_its_records_are_kept(tmp_path: Path) -> None:
    contest = Contest("rybowisko", ("random", "keen"), 1, seed="x", out=str(tmp_path))
    games = list(run(contest, 1))
    assert [one.seating for one in games] == [(0, 1), (1, 0)]
    records = [parse(file.read_text()) for file in sorted(tmp_path.iterdir())]
    assert len(records) == 2
    first = [one.text().splitlines() for one in records]
    dealt = [next(line for line in text if line.startswith("@")) for text in first]
    assert dealt[0] == dealt[1]
    assert "arena: random, keen; seed x, deal 0" in records[0].text()
    assert play(contest, 0, (0, 1))._replace(times=()) == games[0]._replace(times=())


def test_a_contest_that_was_stopped_counts_its_whole_deals() -> None:
    contest = Contest("kohaku", ("calm", "keen"), 9)
    games = [played(k // 2, (k % 2, 1 - k % 2), (40, 50), "") for k in range(5)]
    shorter, whole = cut_short(contest, games)
    assert (shorter.pairs, whole) == (2, games[:4])
    assert cut_short(contest, games[:1]) == (replace(contest, pairs=0), [])


def played(deal: int, seating: tuple[int, ...], totals: tuple[int, ...], reached: str) -> Played:
    places = tuple(1 + sum(other > total for other in totals) for total in totals)
    return Played(deal, seating, totals, places, tuple((0.5,) for _ in seating), reached)


def test_the_page_keeps_other_sections_and_renews_its_own() -> None:
    contest = Contest("kohaku", ("calm", "keen"), 2)
    games = [played(k, (k % 2, 1 - k % 2), (40, 50), "") for k in range(4)]
    lines = summarise(contest, games)
    assert {one.bot: one.won for one in lines} == {"calm": 0.5, "keen": 0.5}
    section = page_section(contest, lines, "pondside arena kohaku")
    other = page_section(Contest("koi", ("calm", "keen"), 2), lines, "pondside arena koi")
    page = merged(merged(PAGE, section), other)
    assert merged(page, section) == page
    assert page.startswith(PAGE)
    assert page.count("## Kōhaku, 2 seats: calm, keen") == page.count("## Koi, 2 seats") == 1
    levels = page_section(Contest("koi", LEVELS, 2), lines, "pondside arena koi")
    assert merged(page, levels).count("## Koi, 2 seats") == 2
    assert "| calm | +0 |" in page


def test_alone_the_same_deal_is_compared_and_the_titles_are_counted() -> None:
    contest = Contest("koi", ("keen", "master"), 3, seats=1)
    games = [played(k, (0,), (60 + k,), "none") for k in range(3)]
    games += [played(k, (1,), (90 + k,), "sensei" if k else "senmon") for k in range(3)]
    master, keen = summarise(contest, games)
    assert (master.bot, keen.bot) == ("master", "keen")
    assert master.rated.elo > 100
    assert solo_row(master).startswith("- master: sensei 2 of 3 (")
    assert solo_row(keen).endswith("points 60 … 61 … 62")


def test_a_share_of_all_or_nothing_has_an_interval_too() -> None:
    assert wilson(0, 20)[0] == 0
    assert 0.1 < wilson(0, 20)[1] < 0.2
    assert wilson(20, 20)[0] > 0.8
