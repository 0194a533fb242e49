"""Letting the house in: which address `play` and `serve` listen at, and what they tell of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pondside.service import run

from .running import here


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[dict[str, Any]]:
    """What services would have been started."""
    asked: list[dict[str, Any]] = []

    def serve(config: Any, host: str, port: int, **more: Any) -> None:
        asked.append({"host": host, "port": port, **more})

    monkeypatch.setattr(run, "serve", serve)
    monkeypatch.setattr(run, "prepare", lambda: None)
    monkeypatch.setattr("pondside.kernel.compiling.modes.prefer_plain", lambda: None)
    monkeypatch.setenv("PONDSIDE_DATABASE", str(tmp_path / "tables.db"))
    monkeypatch.delenv("MAKELEVEL", raising=False)
    return asked


def test_play_is_for_this_computer_and_with_house_for_all(served: list[dict[str, Any]]) -> None:
    assert here("play").code == 0
    assert here("play", "--house").code == 0
    assert [one["host"] for one in served] == ["127.0.0.1", "0.0.0.0"]
    assert all(one["page"] for one in served)
    assert served[0]["command"] == "pondside play --house"


def test_the_command_that_is_told_is_the_one_that_works_where_play_was_started(
    served: list[dict[str, Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAKELEVEL", "1")
    here("play")
    here("play", "--port", "8200", "--data", "koi.toml", "--data", "my kohaku.toml")
    assert [one["command"] for one in served] == [
        'make play ARGS="--house"',
        "make play ARGS=\"--house --data koi.toml --data 'my kohaku.toml' --port 8200\"",
    ]


def test_it_keeps_what_else_was_said(served: list[dict[str, Any]]) -> None:
    here("serve", "--host", "127.0.0.1")
    here("serve", "--port", "8200", "--database", "club.db", "--lang", "pl")
    assert [one["command"] for one in served] == [
        "pondside serve --host 0.0.0.0",
        "pondside serve --host 0.0.0.0 --port 8200 --database club.db",
    ]


@pytest.mark.parametrize(("language", "there"), [("pl", "działa pod"), ("ru", "работает по")])
def test_house_takes_a_language_for_what_it_tells(
    language: str, there: str, served: list[dict[str, Any]]
) -> None:
    assert here("play", "--house", "--lang", language).code == 0
    assert there in served[0]["speech"]("serve-at", address="a", database="b")


def test_house_is_not_for_a_terminal(served: list[dict[str, Any]]) -> None:
    for language, said in (("en", "is for the page"), ("pl", "strony"), ("ru", "для страницы")):
        done = here("play", "kohaku", "--house", "--lang", language)
        assert done.code == 2
        assert said in done.err
    assert served == []


def test_serve_takes_the_address_that_others_have(served: list[dict[str, Any]]) -> None:
    assert here("serve", "--public-url", "https://pond.example.org/").code == 0
    assert served[0]["public"] == "https://pond.example.org"
    assert served[0]["host"] == "127.0.0.1"
    done = here("serve", "--public-url", "pond.example.org", "--lang", "pl")
    assert done.code == 2
    assert "powinien wyglądać tak: https://pond.example.org" in done.err
