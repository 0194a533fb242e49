"""What is printed is what the words for tiles say, and how ponds of games look."""

from __future__ import annotations

from pondside.games import load
from pondside.games.kohaku.printed import PILE, printed
from pondside.games.kohaku.tiles import KINDS, LETTERS, Koi, read_tile

from .table import walk_random

BOX = load("kohaku").open_box(None)
SHOWN = printed(BOX)


def test_a_tile_looks_as_its_word_says() -> None:
    assert set(SHOWN.tiles) >= {*BOX.names["koi"], *BOX.names["feature"]}
    for token, look in SHOWN.tiles.items():
        tile = read_tile(token)
        assert "".join(look.colours) == tile.colours
        if isinstance(tile, Koi):
            assert (look.type, look.kind) == ("koi", "koi")
            assert (look.fry, look.dragonflies, look.coins) == (
                tile.fry, tile.dragonflies, tile.coins,
            )  # fmt: skip
        else:
            assert (look.type, look.kind) == ("feature", tile.kind)
            assert look.kind in KINDS
    assert set("".join(SHOWN.koi)) == set(LETTERS)
    assert all(SHOWN.tiles[token].type == "koi" for alike in SHOWN.koi.values() for token in alike)


def test_every_pond_follows_the_pattern_from_any_of_its_tiles() -> None:
    *_, match = walk_random(2, 7)
    for pond in match.view(None).ponds:
        assert len(pond.tiles) > 20
        for first in pond.tiles[::5]:
            rows = SHOWN.pattern[SHOWN.tiles[first.tile].type]
            for one in pond.tiles:
                row = rows[(one.y - first.y) % len(rows)]
                assert row[(one.x - first.x) % len(row)] == SHOWN.tiles[one.tile].type


def test_the_board_is_told_row_by_row() -> None:
    *_, match = walk_random(2, 7)
    assert [cell for row in SHOWN.market for cell in row] == list(match.view(None).market)
    assert SHOWN.centre == ["b2", "c2"]


def test_what_a_pile_can_have_is_told_in_the_order_of_the_notation() -> None:
    assert tuple(one.name for one in SHOWN.pile) == PILE
    assert {one.of for one in SHOWN.pile} <= {None, *PILE}
