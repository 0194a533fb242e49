"""The process in which bots think answers in the words of protocol/worker.py."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from pondside import Match
from pondside.bots.seen import Seen
from pondside.kernel.game import CHANCE
from pondside.protocol.worker import (
    Answer,
    Choose,
    Chosen,
    Components,
    Explain,
    Failed,
    Prepare,
    Ready,
    Request,
    line,
    read_answer,
    read_request,
)


def dealt() -> Match:
    match = Match.new("rybowisko", seats=2, seed="worker")
    while match.actor == CHANCE:
        match.draw()
    return match


def answers(*said: bytes) -> list[Answer]:
    """What a process answers before its input ends."""
    done = subprocess.run(
        [sys.executable, "-m", "pondside.bots.worker"],
        input=b"".join(said),
        capture_output=True,
        env={**os.environ, "PONDSIDE_MODE": "plain"},
        timeout=120,
        check=True,
    )
    return [read_answer(one) for one in done.stdout.splitlines()]


@pytest.mark.parametrize(
    "request_",
    [
        Ready("koi"),
        Ready("koi", Components("0123", "text = 1\n")),
        Prepare("keen"),
        Choose("keen", bytes(range(256)), "a.1", 2),
        Explain("strong", b"\n", "a.1", components=Components("0123", "ś\n")),
    ],
    ids=lambda one: type(one).__name__,
)
def test_a_request_is_one_line_and_is_read_as_it_was_said(request_: Request) -> None:
    said = line(request_)
    assert said.endswith(b"\n")
    assert said.count(b"\n") == 1
    assert read_request(said) == request_


def test_a_process_answers_one_line_for_each_question() -> None:
    match = dealt()
    state = match.concealed(match.actor).tobytes()
    legal = Seen.of(match).legal.tolist()
    ask = line(Choose("keen", state, "table.1"))
    first, again, odd = answers(line(Ready("rybowisko")), line(Prepare("keen")), ask, ask, b"{}\n")
    assert isinstance(first, Chosen)
    assert first == again
    assert first.action in legal
    assert isinstance(odd, Failed)


def test_who_does_not_search_says_that_it_explains_nothing() -> None:
    match = dealt()
    state = match.concealed(match.actor).tobytes()
    (answer,) = answers(line(Ready("rybowisko")), line(Explain("keen", state, "table.1")))
    assert isinstance(answer, Failed)
    assert "cannot explain itself" in answer.error


def test_nothing_is_answered_before_it_is_known_what_is_played() -> None:
    (answer,) = answers(line(Choose("keen", b"", "")))
    assert isinstance(answer, Failed)
