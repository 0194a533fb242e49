"""`pondside replay`: a record is checked word by word and shown.

The records of each game stand in tests/games/<game>/replayed.py; what no game changes is asked of
the first.
"""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from pondside.games import KEYS
from pondside.kernel.record import parse

from ..games.replaying import Fault, Stop, faults, replayed
from .running import BOX_DRAWING, apart, here

ANY = KEYS[0]
KEYS_OF_JSON = {
    "game", "seats", "actions", "turn", "actor", "over", "reason", "result", "digest", "totals",
    "view",
}  # fmt: skip


def replay(text: str, *args: str) -> Any:
    return here("replay", "-", "--json", *args, stdin=text).json


def called(text: str, name: str) -> str:
    """The record, its first seat called so."""
    return replace(parse(text), names=(("P1", name),)).text()


@pytest.mark.parametrize("key", KEYS)
def test_the_json_has_its_keys_and_says_what_the_match_says(key: str) -> None:
    text = replayed(key).record
    found, match = replay(text), Match.replay(text)
    assert set(found) == KEYS_OF_JSON
    assert (found["game"], found["seats"]) == (key, match.seats)
    assert found["digest"] == match.digest()
    assert found["totals"] == [match.total(seat) for seat in range(match.seats)]


@pytest.mark.parametrize(
    ("key", "stop"),
    [
        pytest.param(key, stop, id=f"{key}-{stop.at}")
        for key in KEYS
        for stop in replayed(key).stops
    ],
)
def test_a_record_is_followed_up_to_a_number_of_actions(key: str, stop: Stop) -> None:
    text = replayed(key).record
    found = replay(text, "--at", str(stop.at))
    assert found["actions"] == min(stop.at, replay(text)["actions"])
    assert (found["actor"], found["turn"]) == (stop.actor, stop.turn)
    assert found["view"]["phase"] == stop.phase
    assert found["over"] is (stop.actor == "over")


@pytest.mark.parametrize(
    ("key", "which"), [(key, which) for key in KEYS for which in replayed(key).finished]
)
def test_a_finished_game_is_replayed_to_its_result(key: str, which: str) -> None:
    text = replayed(key).finished[which]()
    found = replay(text)
    assert found["over"] is True
    assert found["actor"] == "over"
    assert f"end {found['reason']}\n" in text
    assert text.endswith(f"result {' '.join(found['result'])}\n")
    for seat, total in enumerate(found["totals"]):
        assert f"P{seat + 1} {total}" in " ".join(found["result"])
        assert total == sum(found["view"][replayed(key).seats][seat]["sheet"].values())


@pytest.mark.parametrize(
    ("key", "which"), [(key, which) for key in KEYS for which in replayed(key).finished]
)
def test_a_finished_game_is_shown_with_every_sheet(key: str, which: str) -> None:
    text = replayed(key).finished[which]()
    done = here("replay", "-", "--plain", stdin=text)
    assert done.err == ""
    assert done.out.startswith("The record is sound: ")
    assert not BOX_DRAWING.search(done.out)
    totals = replay(text)["totals"]
    assert [line for line in done.out.splitlines() if line.startswith("Total: ")] == [
        f"Total: {total} point{'' if total == 1 else 's'}" for total in totals
    ]
    names = dict(parse(text).names)
    for seat in range(1, len(totals) + 1):
        assert f"Score sheet of {names.get(f'P{seat}', f'Seat {seat}')}\n" in done.out
    assert done.out.endswith(text.splitlines()[-1] + "\n")
    if which == next(iter(replayed(key).finished)):
        assert f"\n{replayed(key).ended}\n" in done.out


@pytest.mark.parametrize("how", [[], ["--plain"]], ids=["drawn", "plain"])
@pytest.mark.parametrize("key", KEYS)
def test_every_stop_can_be_shown_to_everybody(key: str, how: list[str]) -> None:
    asked = replayed(key)
    text = asked.shared()
    actions = replay(text)["actions"]
    seats = [[], ["--seat", "1"], ["--seat", "2"]]
    stops = asked.shown or [min(stop.at, actions) for stop in asked.stops]
    for k, at in enumerate(stops):
        done = here("replay", "-", *how, "--at", str(at), *seats[k % 3], stdin=text)
        assert done.code == 0
        assert done.out.startswith(f"The record is sound: {at} action")
        assert bool(BOX_DRAWING.search(done.out)) <= (not how)
        assert at == actions or done.out.endswith("The game is not finished.\n")


@pytest.mark.parametrize("key", KEYS)
def test_only_the_seat_that_acts_is_shown_its_choices(key: str) -> None:
    asked = replayed(key)
    text = asked.shared()
    stops = asked.shown or [min(stop.at, replay(text)["actions"]) for stop in asked.stops]
    acted = 0
    for at in stops:
        views = [replay(text, "--at", str(at), "--seat", seat)["view"] for seat in "12"]
        for seat, view in enumerate(views):
            assert view["seat"] == seat
            assert bool(view["choices"]) == (view["actor"] == seat)
            acted += bool(view["choices"])
        one, two = (
            {what: view[what] for what in view if what not in asked.private} for view in views
        )
        assert one == two  # nothing else is secret
    assert acted


@pytest.mark.parametrize("key", KEYS)
def test_a_seat_that_does_not_play_is_refused(key: str) -> None:
    text = replayed(key).record
    seats = parse(text).seats
    done = here("replay", "-", "--seat", str(seats + 1), stdin=text)
    assert done == (2, "", f"pondside: --seat {seats + 1}: the game has {seats} seats\n")


@pytest.mark.parametrize("how", [[], ["--plain"]], ids=["drawn", "plain"])
@pytest.mark.parametrize("name", ["Ala", "[/x] Żółw i Кои", "[bold]", "Ala [she]", ":snake:"])
@pytest.mark.parametrize("key", KEYS)
def test_a_name_is_shown_as_it_is_written(key: str, name: str, how: list[str]) -> None:
    done = here("replay", "-", *how, stdin=called(replayed(key).record, name))
    assert done.code == 0
    assert replayed(key).named.format(name=name) in done.out
    finished = next(iter(replayed(key).finished.values()))()
    assert f"Score sheet of {name}" in here("replay", "-", *how, stdin=called(finished, name)).out


@pytest.mark.parametrize(
    ("key", "fault"),
    [pytest.param(key, fault, id=f"{key}-{fault.what}")
     for key, fault in faults(lambda of: of.illegal)],
)  # fmt: skip
def test_an_illegal_word_is_refused_with_its_line_column_and_clause(key: str, fault: Fault) -> None:
    done = here("replay", "-", stdin=fault.text)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"pondside: standard input:{fault.where}: ")
    assert done.err.endswith(f" ({fault.said})\n")
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    ("key", "fault"),
    [pytest.param(key, fault, id=f"{key}-{fault.what}")
     for key, fault in faults(lambda of: of.unreadable)],
)  # fmt: skip
def test_an_unreadable_word_is_refused_with_its_place(key: str, fault: Fault) -> None:
    done = here("replay", "-", stdin=fault.text)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith(f"pondside: standard input:{fault.where}: ")
    assert fault.said in done.err


@pytest.mark.parametrize(
    ("key", "old", "new", "told"),
    [
        pytest.param(key, old, new, told, id=f"{key} {old}")
        for key in KEYS
        for old, new, told in replayed(key).false
    ],
)
def test_a_false_ending_is_refused_with_its_line(key: str, old: str, new: str, told: str) -> None:
    text = next(iter(replayed(key).finished.values()))()
    assert text.count(old) == 1
    text = text.replace(old, new)
    line = next(k for k, row in enumerate(text.splitlines(), 1) if new in row)
    done = here("replay", "-", "--at", "9999", stdin=text)
    assert done.code == 2
    assert done.err.startswith(f"pondside: standard input:{line}: {told}")
    assert here("replay", "-", stdin=text) == done


@pytest.mark.parametrize("language", ["pl", "ru"])
@pytest.mark.parametrize("key", KEYS)
def test_a_replay_speaks_the_language_that_was_asked_for(key: str, language: str) -> None:
    asked = replayed(key)
    done = here("replay", "-", "--plain", "--lang", language, stdin=asked.shared())
    lines = done.out.splitlines()
    for told in asked.told[language]:
        assert any(line.startswith(told) for line in lines), told
    assert "Seat" not in done.out


def test_a_stop_beyond_the_end_is_the_end() -> None:
    text = next(iter(replayed(ANY).finished.values()))()
    assert replay(text, "--at", "9999") == replay(text)


def test_a_file_and_standard_input_are_replayed_alike(tmp_path: Path) -> None:
    path = tmp_path / "game.pond"
    path.write_text(replayed(ANY).record, encoding="utf-8")
    from_file = apart("replay", str(path), "--json")
    assert from_file.err == ""
    assert from_file == here("replay", "-", "--json", stdin=replayed(ANY).record)


def test_an_illegal_move_stops_the_real_command(tmp_path: Path) -> None:
    fault = replayed(ANY).illegal[0]
    path = tmp_path / "game.pond"
    path.write_text(fault.text, encoding="utf-8")
    done = apart("replay", str(path))
    assert (done.code, done.out) == (2, "")
    assert re.fullmatch(
        rf"pondside: {re.escape(str(path))}:{fault.where}: .* \({fault.said}\)\n", done.err
    )


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param("\n", "\r\n", id="line ends of Windows"),
        pytest.param("\n", "  # remark\n", id="comments"),
        pytest.param("\n", "\n\n", id="empty lines"),
        pytest.param(" ", "\t", id="tabs"),
    ],
)
def test_the_format_leaves_some_freedom(old: str, new: str) -> None:
    text = replayed(ANY).record
    assert replay(text.replace(old, new)) == replay(text.rstrip("\n")) == replay(text)
