"""What a view of Wodny ogród tells is what lies there and what words say, without reading words."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from pondside.games.wodny_ogrod.printed import printed
from pondside.games.wodny_ogrod.view import Deed, View
from pondside.kernel.game import CHANCE
from pondside.kernel.match import Match

from .table import BOX, GAME, art_of, box_with, cell_of, fork, plot, reach_of, shown_rows, walk


def views(seats: int, variant: str, seed: int) -> Iterator[tuple[Match, View]]:
    """The decisions of a random game, as those see them who make them."""
    for match in walk(seats, seed, variant=variant):
        if not match.over and match.actor != CHANCE:
            yield match, match.view(match.actor)


each_table = pytest.mark.parametrize(
    ("seats", "variant", "seed"),
    [(1, "base", 1), (1, "b", 2), (2, "a", 3), (2, "b", 4), (3, "base", 5), (4, "a", 6)],
)


@each_table
def test_a_view_tells_every_cell_of_every_garden(seats: int, variant: str, seed: int) -> None:
    for match, view in views(seats, variant, seed):
        for garden in view.gardens:
            assert shown_rows(garden) == list(plot(match, garden.seat).rows)


@each_table
def test_ways_are_the_words_that_lay_something(seats: int, variant: str, seed: int) -> None:
    for _, view in views(seats, variant, seed):
        told = [f"{one.what}.{one.orientation}@{cell}" for one in view.ways for cell in one.cells]
        assert told == [choice.word for choice in view.choices if not choice.deed]
        assert told == [choice.word for choice in view.choices[: len(told)]]


@each_table
def test_what_lays_nothing_is_told_beside_its_word(seats: int, variant: str, seed: int) -> None:
    words: dict[str, Callable[[Deed], str | None]] = {
        "drop": lambda one: f"drop:{one.token}",
        "put": lambda one: one.side,
        "end": lambda one: "end",
        "pass": lambda one: "pass",
        "stop": lambda one: "stop",
    }
    for match, view in views(seats, variant, seed):
        for word, one in ((one.word, one.deed) for one in view.choices if one.deed):
            if one.kind in words:
                assert word == words[one.kind](one)
            if one.kind in ("put", "take"):
                after = fork(match)
                after.play(word)
                told = after.view(None).gardens[match.actor].display
                assert told[0 if one.side == "left" else -1] == one.tile
            if one.kind == "take":
                near = "l" if one.giver == (match.actor + 1) % seats else "r"
                assert word == f"take:{near}:{one.side}"


@each_table
def test_the_ends_of_whoever_is_on_turn_are_its_reach(seats: int, variant: str, seed: int) -> None:
    for match, view in views(seats, variant, seed):
        if view.phase == "main":
            ends = view.gardens[view.turn_of].ends
            assert {one.source: one.tile for one in ends if one.tile} == reach_of(match)
            assert [(one.source, one.seat, one.tile) for one in ends if one.tile] == [
                (one.source, one.seat, one.tile) for one in view.reach
            ]


def test_a_laid_tile_is_told_with_where_it_lay() -> None:
    for match, view in views(2, "base", 7):
        if view.ways:
            way = view.ways[-1]
            (event, *_) = fork(match).play(f"{way.what}.{way.orientation}@{way.cells[0]}")
            assert event.values.get("source", event.values.get("token")) == way.what


@pytest.mark.parametrize(
    ("seats", "variant", "comes"),
    [(1, "base", None), (2, "base", None), (2, "a", "areas"), (1, "a", "areas"), (3, "b", "laid")],
)
def test_a_view_says_how_decorations_come(seats: int, variant: str, comes: str | None) -> None:
    """WOD-DECO-02, WOD-ALT-02"""
    match = next(walk(seats, 1, variant=variant))
    assert match.view(None).decorated == comes


def test_what_is_printed_draws_every_piece() -> None:
    for name, piece in printed(BOX).pieces.items():
        rows = [["."] * 5 for _ in range(5)]
        for cell in piece.cells:
            r, c = cell_of(cell)
            rows[r][c] = "o" if cell in piece.symbols else "#"
        drawn = "/".join("".join(row).rstrip(".") for row in rows).rstrip("/")
        assert drawn == "/".join(row.rstrip(".") for row in art_of(BOX, name).split("/"))
        assert piece.kind == {"T": "tile", "D": "decoration"}.get(name[0], "token")


def test_what_is_printed_names_the_lines_of_every_edge_token() -> None:
    sections = printed(BOX).sections
    assert [one.id for one in sections] == list(GAME.open_box(None).names["section"])
    for kind in ("row", "col"):
        lines = [line for one in sections if one.kind == kind for line in one.lines]
        assert sorted(lines) == list(range(12))


def test_what_is_printed_says_how_many_decorations_a_written_garden_may_have() -> None:
    """WOD-DECO-02, WOD-ALT-05"""
    assert printed(BOX).written == {"base": 0, "a": 6, "b": 3}
    one = box_with({"max_tokens = 3": "max_tokens = 5"})
    assert printed(one).written == {"base": 0, "a": 6, "b": 5}
