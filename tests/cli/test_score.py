"""`pondside score`, as far as it is the same for all games: sums, freedoms, faults, several seats.

The texts stand in tests/games/<game>/scored.py; what they are worth is tested in its
test_score_cli.py.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pondside.games import KEYS

from ..games.scoring import scored
from .running import BOX_DRAWING, SEVERAL_FIELDS, apart, here

ANY = KEYS[0]


def checked(key: str, sheet: Any) -> Any:
    """A sheet whose sums are right."""
    assert sum(line["points"] for line in sheet["lines"]) == sheet["total"]
    assert list(sheet["sheet"]) == list(scored(key).sheet)
    assert sum(sheet["sheet"].values()) == sheet["total"]
    for kind, points in sheet["sheet"].items():
        lines = [line for line in sheet["lines"] if line["kind"] == kind]
        assert sum(line["points"] for line in lines) == points
    return sheet


def score(key: str, text: str, *args: str) -> Any:
    """The JSON of a single seat."""
    return checked(key, here("score", key, "-", "--json", *args, stdin=text).json)


def refused(key: str, text: str, *args: str) -> str:
    done = here("score", key, "-", *args, stdin=text)
    assert (done.code, done.out) == (2, "")
    assert len(done.err.splitlines()) == 1
    return done.err


@pytest.mark.parametrize("key", KEYS)
def test_the_lines_of_a_sheet_have_their_keys(key: str) -> None:
    found = score(key, scored(key).text)
    assert {"game", "total", "lines", "sheet", "warnings"} <= set(found)
    assert found["game"] == key
    for line in found["lines"]:
        assert set(line) == {"clause", "kind", "at", "tile", "points", "counted"}
        assert isinstance(line["points"], int)
        assert line["at"] is None or [type(x) for x in line["at"]] == [int, int]


@pytest.mark.parametrize(
    ("key", "what"), [(key, what) for key in KEYS for what in scored(key).alike]
)
def test_the_notation_leaves_some_freedom(key: str, what: str) -> None:
    assert score(key, scored(key).alike[what]) == score(key, scored(key).text)


@pytest.mark.parametrize("key", KEYS)
def test_a_file_and_standard_input_score_alike(key: str, tmp_path: Path) -> None:
    path = tmp_path / "text.txt"
    path.write_text(scored(key).text, encoding="utf-8")
    args = ("score", key, str(path), "--json")
    assert here(*args).json == score(key, scored(key).text)
    if key == ANY:
        done = apart(*args)
        assert done.err == ""
        assert done.json == here(*args).json


@pytest.mark.parametrize("key", KEYS)
def test_plain_sheets_have_no_lines_drawn(key: str) -> None:
    text = scored(key).text
    assert BOX_DRAWING.search(here("score", key, "-", stdin=text).out)
    assert not BOX_DRAWING.search(here("score", key, "-", "--plain", stdin=text).out)


@pytest.mark.parametrize(
    ("key", "text", "where", "told"),
    [
        pytest.param(key, text, where, told, id=f"{key}-{what}")
        for key in KEYS
        for what, text, where, told in scored(key).wrong
    ],
)
def test_a_bad_text_is_refused_with_its_place(
    key: str, text: str, where: str, told: str, tmp_path: Path
) -> None:
    message = refused(key, text)
    assert message.startswith(f"pondside: standard input{where}: ")
    assert told in message
    path = tmp_path / "text.txt"
    path.write_text(text, encoding="utf-8", newline="")
    done = here("score", key, str(path))
    assert done == (2, "", message.replace("standard input", str(path)))


@pytest.mark.parametrize(
    ("key", "args", "told"),
    [
        pytest.param(key, args, told, id=f"{key} {' '.join(args)}")
        for key in KEYS
        for args, told in scored(key).options
    ],
)
def test_options_are_checked(key: str, args: list[str], told: str) -> None:
    said = refused(key, scored(key).text, *(part for arg in args for part in ("-o", arg)))
    assert told in said


@pytest.mark.parametrize(
    ("key", "what"), [(key, what) for key in KEYS for what in scored(key).several]
)
def test_several_seats_are_ranked(key: str, what: str) -> None:
    text, places = scored(key).several[what]
    found = here("score", key, "-", "--json", stdin=text).json
    assert set(found) == SEVERAL_FIELDS
    assert found["places"] == places
    assert found["winners"] == [seat for seat, place in enumerate(places, 1) if place == 1]
    single = set(score(key, scored(key).text)) - {"game", "warnings"} - scored(key).alone
    for sheet in found["sheets"]:
        assert set(checked(key, sheet)) == single
