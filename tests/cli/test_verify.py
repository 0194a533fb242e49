"""`pondside verify`: the chance of a record is worked out from its seed again."""

from __future__ import annotations

import hashlib
import hmac
import random
import re
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from pondside import CHANCE, Match
from pondside.kernel.record import Record, parse
from pondside.lab.verify import commitment
from pondside.table import secrets

from .running import apart, here

PAGE = Path(__file__).parents[2] / "docs" / "randomness.md"
SEED = "verified"
PROMISED = hashlib.sha256(b"pondside commitment 1 verified").hexdigest()
OTHER = "0" * 64


@cache
def played(cheat_at: int | None = None, game: str = "kohaku") -> Record:
    """A whole random game; at that action, or the first of chance after it, somebody cheats."""
    chooser = random.Random("verify")
    match = Match.new(game, 2, seed=SEED).again([])
    cheated = cheat_at is None
    while not match.over:
        if match.actor != CHANCE:
            match.play(chooser.choice(match.actions()), quiet=True)
        elif not cheated and len(match.entries) >= (cheat_at or 0) and len(match.actions()) > 1:
            kept = match.entries
            match.draw(quiet=True)
            honest = match.entries[-1].action
            match = match.again(kept)
            match.play(next(a for a in match.actions() if a != honest), quiet=True)
            cheated = True
        else:
            match.draw(quiet=True)
    return match.record()


def text(record: Record, *remarks: str) -> str:
    return replace(record, remarks=remarks).text()


def test_an_honest_record_holds() -> None:
    done = here("verify", "-", stdin=text(played(), f"commitment {PROMISED}"))
    actions = sum(len(line.words) for line in played().lines)
    draws = sum(len(line.words) for line in played().lines if line.actor == "@")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines() == [
        f"The moves follow the rules: {actions} actions replayed.",
        f"{draws} draws were worked out from the seed again; all are as recorded.",
        f"Commitment of the seed: {PROMISED}",
        "It is the one in the record. Compare it with what was shown before the game, too.",
    ]


def test_a_record_may_name_no_commitment() -> None:
    done = here("verify", "-", stdin=text(played()))
    assert done.code == 0
    assert done.out.splitlines()[-1].startswith("The record names no commitment.")


def test_the_commitment_may_be_given() -> None:
    args = ("verify", "-", "--commitment", PROMISED.upper())
    done = here(*args, stdin=text(played(), f"commitment {OTHER}"))
    assert done.code == 0
    assert "It is the one you gave" in done.out


@pytest.mark.parametrize("where", ["remark", "option"])
def test_another_commitment_is_noticed(where: str) -> None:
    args = ["--commitment", OTHER] if where == "option" else []
    remarks = [f"commitment {OTHER}"] if where == "remark" else []
    done = here("verify", "-", *args, stdin=text(played(), *remarks))
    assert done.code == 1
    assert f"It should be {OTHER}: this is not the seed that was promised." in done.out
    assert done.out.endswith("This record does NOT hold.\n")


@pytest.mark.parametrize("at", [0, 5, 40, 90])
def test_the_first_draw_that_differs_is_named(at: int) -> None:
    cheated = played(at)
    done = here("verify", "-", stdin=text(cheated))
    assert done.code == 1
    found = re.search(r"Line (\d+), column (\d+): the record says (\S+), but the seed", done.out)
    assert found, done.out
    row = text(cheated).splitlines()[int(found[1]) - 1]
    assert row.startswith("@ ")
    assert row[int(found[2]) - 1 :].split()[0] == found[3]
    before = [word for line in parse(text(cheated)).lines for word in line.words]
    same = [word for line in played().lines for word in line.words]
    first = next(k for k, (a, b) in enumerate(zip(before, same, strict=False)) if a != b)
    assert before[first] == found[3]


def test_another_seed_is_noticed() -> None:
    done = here("verify", "-", stdin=text(replace(played(), seed="another")))
    assert done.code == 1
    assert "but the seed draws" in done.out


def test_a_running_game_is_verified_as_far_as_it_goes() -> None:
    record = played()
    done = here(
        "verify", "-", stdin=text(replace(record, lines=record.lines[:5], end=None, result=()))
    )
    assert done.code == 0
    assert done.out.endswith("The game is not finished.\n")


def test_json_for_programs() -> None:
    found = here("verify", "-", "--json", stdin=text(played(), f"commitment {PROMISED}")).json
    assert found["ok"] is True
    assert found["commitment"] == found["expected"] == PROMISED
    assert found["difference"] is None
    done = here("verify", "-", "--json", stdin=text(played(0)))
    assert done.code == 1
    assert '"line": ' in done.out
    assert '"ok": false' in done.out


@pytest.mark.parametrize(
    ("record", "args", "message"),
    [
        (replace(played(), seed=None), (), "this record has no seed"),
        (played(), ("--commitment", "abc"), "a commitment is 64 hexadecimal digits"),
    ],
    ids=["no seed", "no commitment"],
)
def test_what_cannot_be_checked_is_refused(
    record: Record, args: tuple[str, ...], message: str
) -> None:
    done = here("verify", "-", *args, stdin=text(record))
    assert (done.code, done.out) == (2, "")
    assert message in done.err


def test_a_broken_rule_is_told_like_in_a_replay(tmp_path: Path) -> None:
    file = tmp_path / "game.pond"
    file.write_text(text(played()).replace("\nP1 ", "\nP2 ", 1), encoding="utf-8")
    done = here("verify", str(file))
    assert done.code == 2
    assert done.err.startswith(f"pondside: {file}:")


@pytest.mark.parametrize(
    ("code", "start"), [("pl", "Ruchy są zgodne z zasadami"), ("ru", "Ходы сделаны по правилам")]
)
def test_other_languages(code: str, start: str) -> None:
    done = here("verify", "-", "--lang", code, stdin=text(played()))
    assert done.out.startswith(start)


def test_in_a_process_of_its_own() -> None:
    done = apart("verify", "-", stdin=text(played()))
    assert done.code == 0


def test_the_service_promises_the_same() -> None:
    assert commitment(SEED) == secrets.commitment(SEED) == PROMISED


def test_vectors_of_the_page() -> None:
    page = PAGE.read_text(encoding="utf-8").partition("## Test vectors")[2]
    checked = 0
    for part, game in zip(page.split("Seed `")[1:], ("kohaku", "rybowisko"), strict=True):
        seed = part.partition("`")[0]
        assert f"`{commitment(seed)}`" in part
        draws = {}
        match = Match.new(game, 2, seed=seed).again([])
        while match.actor == CHANCE:
            draw = match.next_draw()
            match.draw(quiet=True)
            draws[draw.stream, draw.n] = (draw.total, draw.k, match.entries[-1].word)
        for row in re.findall(
            r"^\| (\w+) \| (\d+) \| `(\w+)` \| (\d+) \| (\d+) \| `(.+)` \|$", part, re.M
        ):
            stream, n, first, total, k, word = row
            message = f"pondside 1 {game} {stream} {n} 0".encode()
            digest = hmac.new(seed.encode(), message, hashlib.sha256).hexdigest()
            assert digest[:16] == first
            assert int(first, 16) % int(total) == int(k)
            assert draws[stream, int(n)] == (int(total), int(k), word)
            checked += 1
    assert checked == 6
