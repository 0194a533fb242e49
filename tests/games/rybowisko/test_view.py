"""What a view of Rybowisko tells is what happens."""

from __future__ import annotations

from pondside.games.rybowisko.printed import printed
from pondside.games.rybowisko.words import token_name

from .table import BOX, fork, here, lake


def test_the_way_that_is_told_is_the_way_that_is_sailed() -> None:
    match = lake("h8", "l9")
    reach = match.view(0).reach
    assert len(reach) > 20
    for one in reach:
        assert (one.path[0], one.path[-1]) == (here(match), one.field)
        sailed, *_ = fork(match).play(one.field)
        assert sailed.values["path"] == one.path


def test_what_is_printed_says_what_is_on_every_token() -> None:
    told = printed(BOX).tokens
    ways = len(BOX.names["way"])
    assert len(told) == len(BOX.names["colour"]) * ways
    assert (told["yW"].colour, told["yW"].way) == ("y", "W")
    assert next(iter(told)) == token_name(BOX, 0)
