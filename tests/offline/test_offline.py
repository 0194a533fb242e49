"""The rules with the stand-ins that a browser has for NumPy and msgspec: the same sheets.

Texts of all games are scored twice, here and in a Python that knows no other NumPy.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pondside import Match
from pondside.games import KEYS, load
from pondside.games.kohaku.facts import CARDS
from pondside.games.kohaku.notation import pond_text
from pondside.games.wodny_ogrod.notation import spell_garden
from pondside.games.wodny_ogrod.sheets import garden_of
from tests.cli.running import here
from tests.games.wodny_ogrod.test_oracle import random_gardens

ROOT = Path(__file__).resolve().parents[2]
OFFLINE = ROOT / "web" / "offline"
Asked = dict[str, Any]

# Scores what it is told, a question a line; what does not stand in for a library is left out.
ASK = "import sys, companion; [print(companion.score(line)) for line in sys.stdin]"


def asked(game: str, text: str, **options: str) -> Asked:
    return {"game": game, "text": text, "options": options}


def played(key: str, seats: int, seed: int, **options: str) -> Match:
    """A random game to its end, or nearly."""
    chance = random.Random(seed)
    match = Match.new(key, seats, seed=seed, options=options)
    for _ in range(600):
        if match.over:
            break
        match.play(chance.choice(match.actions()))
        match.deal()
    return match


def kohaku() -> Iterator[Asked]:
    for seed in range(12):
        match = played("kohaku", 1 + seed % 4, seed)
        gaps = ("ignore", "block")[seed % 2]
        for seat in range(match.seats):
            text = pond_text(match.box, match.state, seat)
            yield asked("kohaku", f"goal: {CARDS[seed]}\n{text}", butterfly_gaps=gaps)
            yield asked("kohaku", text)
    yield asked("kohaku", "b.f2 b.f3")
    yield asked("kohaku", "x")
    yield asked("kohaku", "goal: no such card")


def koi() -> Iterator[Asked]:
    for seed, goals in enumerate(("none", "bridge+statue+willow", "path+turtle+branches")):
        match = played("koi", 1 + seed, seed, goals=goals)
        ponds = [pond.line for pond in match.view(None).ponds]
        yield asked("koi", "\n".join(ponds))
        yield asked("koi", ponds[0])
    yield asked("koi", "O0,0.0 w9,9")


def rybowisko() -> Iterator[Asked]:
    chance = random.Random("catches")
    codes = [one["code"] for one in load("rybowisko").open_box(None).facts["species"]]
    for _ in range(20):
        lines = [
            " ".join([*chance.sample(codes, chance.randrange(8)), f"L{chance.randrange(4)}"])
            for _ in range(chance.randrange(1, 5))
        ]
        yield asked("rybowisko", "\n".join(lines))
    yield asked("rybowisko", "4xLES")
    yield asked("rybowisko", "x")


def wodny_ogrod() -> Iterator[Asked]:
    chance = random.Random("gardens")
    for variant in ("base", "a", "b"):
        for _ in range(4):
            gardens = ["\n".join(rows) for rows in random_gardens(chance)]
            yield asked("wodny_ogrod", "\n\n".join(gardens), variant=variant)
            yield asked("wodny_ogrod", gardens[0], variant=variant)
    yield asked("wodny_ogrod", "KKK")


TEXTS = {"kohaku": kohaku, "koi": koi, "rybowisko": rybowisko, "wodny_ogrod": wodny_ogrod}


def answers(questions: list[Asked], *folders: Path) -> list[Any]:
    """What a Python of its own answers, with these folders before its own libraries."""
    path = os.pathsep.join(map(str, folders))
    done = subprocess.run(
        [sys.executable, "-c", ASK],
        input="\n".join(map(json.dumps, questions)),
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "PONDSIDE_MODE": "plain"},
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


# Games written down as whoever owns the box would.


def kohaku_table(match: Match) -> str:
    parts = []
    for seat in range(match.seats):
        goal = match.view(seat).ponds[seat].goal
        told = f"goal: {goal}\n" if goal else ""
        parts.append(f"player: P{seat + 1}\n{told}{pond_text(match.box, match.state, seat)}")
    rival = match.view(None).rival
    if rival is not None:
        coins = {fact["id"]: fact["coins"] for fact in match.box.facts["koi"]}
        pile = {
            "koi": sum(rival.koi.values()),
            "features": sum(rival.features.values()),
            "coins": sum(n * coins[tile] for tile, n in rival.koi.items()),
            "flowers": sum(
                n for tile, n in rival.features.items() if tile[0] == "F" and len(tile) == 2
            ),
        }
        parts.append("rival: " + " ".join(f"{name}={n}" for name, n in pile.items()))
    return "\n".join(parts)


def koi_table(match: Match) -> str:
    lines = [pond.line for pond in match.view(None).ponds]
    if match.seats == 1:
        lines[0] += f" goals={match.options['goals']}"
    return "\n".join(lines)


def rybowisko_table(match: Match) -> str:
    anglers = match.view(None).anglers
    return "\n".join(f"{' '.join(one.cards)} L{one.smiling}" for one in anglers)


def wodny_ogrod_table(match: Match) -> str:
    gardens = match.state[0].gardens[: match.seats]
    return "\n\n".join("\n".join(spell_garden(garden_of(one))) for one in gardens)


TABLES_OF = {
    "kohaku": (kohaku_table, {}),
    "koi": (koi_table, {"first": "1", "goals": "path+turtle+willow"}),
    "rybowisko": (rybowisko_table, {}),
    "wodny_ogrod": (wodny_ogrod_table, {}),
}
GAMES = 6


def ends(key: str) -> Iterator[tuple[Match, str]]:
    """Games at their end, and the same in text."""
    write, options = TABLES_OF[key]
    for seed in range(GAMES):
        seats = load(key).seats[seed % len(load(key).seats)]
        cards = {"solo_goal_cards" if seats == 1 else "goal_cards": "on"} if key == "kohaku" else {}
        match = played(key, seats, 100 + seed, **options, **cards)
        assert match.over
        yield match, write(match)


@pytest.mark.parametrize("key", KEYS)
def test_the_end_of_a_game_is_the_same_in_the_companion_and_the_command(key: str) -> None:
    """Totals, places, tie-breaks, titles and levels beaten, as the engine ended the game."""
    games = list(ends(key))
    told = answers([asked(key, text) for _, text in games], OFFLINE, ROOT / "src")
    for (match, text), found in zip(games, told, strict=True):
        outcome = match.outcome
        assert outcome is not None
        command = here("score", key, "-", "--json", stdin=text).json
        sheets = command.get("sheets", [command])
        totals = [one.total for one in outcome.placings]
        assert [sheet["total"] for sheet in found["sheets"]] == totals
        assert [sheet["total"] for sheet in sheets] == totals
        if match.seats > 1:
            places = [one.place for one in outcome.placings]
            assert [one["place"] for one in found["placings"]] == places == command["places"]
            tie = (found["tie_break"], found["tie_clause"])
            assert tie == (outcome.tie_break, command["tie_clause"])
            assert (tie[0] is None) == (tie[1] is None)
        facts = found["sheets"][0]["facts"]
        if "beaten" in facts:
            assert tuple(facts["beaten"]) == outcome.beaten == tuple(command["beaten"])
        if match.seats == 1 and "title" in outcome.words:
            assert facts["title"] == outcome.words[-1] == command["title"]


# What is wrong with a text, and what only looks odd, is said in every language.
WRONG = {
    "kohaku": [
        "#" * 200_001, "b.f2 T " * 30, "T\norigin: 1,1", "b.f99", "bb.f2", "Fbb", "x", "T T",
        "T - T", "player: A\n" * 5, "goal: x", "goal: statues\n" * 2, "rival: koi=1\n" * 2,
        "player: A\nplayer: B\nrival: koi=1", "rival: x", "rival: koi=99",
        "\n".join(" T ".join(f"{c}.f{n}" for n in range(1, 16)) + "\nT" for c in "brwy") + "\n"
        + " T ".join(f"br.f{n}" for n in range(1, 16)),
    ],
    "rybowisko": [
        "A\n" * 5, "A L1 L1", "L99", "0xLES", "x", "999xA", "A L1\nA", "A solo\nB",
    ],
    "wodny_ogrod": [
        "............\n" * 60, "", "...", ("." * 11 + "\n") * 12, ("z" * 12 + "\n") * 12,
        "1.1.........\n" + "............\n" * 11, "; variant: c\n" + "............\n" * 12,
    ],
    "koi": [
        "O0,0.0\n" * 5, "O0,0.0 " + "w1,-1 " * 600, "", "O0,0.0 x=1", "O0,0.0 luck=1 luck=1",
        "O0,0.0 luck=999", "O0,0.0 scenario=x", "O0,0.0 scrolls=x",
        "O0,0.0 scrolls=" + ",".join(["lily"] * 9), "O0,0.0 goals=x", "w1,-1", "O0,0.0 x",
        "O0,0.0 V1,2.2 wells=2 goals=none", "O0,0.0 O0,0.0", "O0,0.0 w9,9", "O0,0.0 w99,0",
        "O0,0.0 s3,0", "O0,0.0 s3,0.9", "O0,0.0 w1,1.2",
    ],
}  # fmt: skip
OF_A_FILE = {"unread-worth_most"}  # only an owner's component file can be so, and here is ours
ODD = {
    "kohaku": ["b.f2 T b.f2 T", "T", "", "player: A\ngoal: statues\nplayer: B\ngoal: statues"],
    "rybowisko": ["9xLES", "A L4\n" * 4],
    "wodny_ogrod": [
        "1...........\n" + "............\n" * 11,
        "; variant: base\n11..........\n" + "............\n" * 11,
        "; variant: b\n11223344....\n" + "............\n" * 11,
    ],
}


def messages(key: str, language: str) -> set[str]:
    """The names of the messages that the page has at hand for a game."""
    files = [
        ROOT / "src/pondside/games" / key / "locales" / f"{language}.ftl",
        ROOT / "src/pondside/games" / key / "locales" / language / "reader.ftl",
        ROOT / "src/pondside/locales" / language / "reader.ftl",
        *(ROOT / "web/src/locales" / language).glob("*.ftl"),
    ]
    return {
        line.partition(" =")[0]
        for file in files
        for line in file.read_text().splitlines()
        if line[:1].isalpha()
    }


def test_what_a_reader_says_can_be_said_in_every_language() -> None:
    spoken = {"unread-line", "unread-word"}
    for key in KEYS:
        texts = [*WRONG[key], *ODD.get(key, ())]
        found = answers([asked(key, text) for text in texts], OFFLINE, ROOT / "src")
        wrong, odd = found[: len(WRONG[key])], found[len(WRONG[key]) :]
        said = {one["error"]["key"] for one in wrong}
        said |= {remark["key"] for one in odd for remark in one["warnings"]}
        assert "" not in said
        for language in ("en", "pl", "ru"):
            assert sorted(said - messages(key, language)) == []
        spoken |= said
    readers = {
        name for key in KEYS for name in messages(key, "en") if name.startswith(("unread-", "odd-"))
    }
    assert readers - spoken == OF_A_FILE


def test_every_game_can_be_counted() -> None:
    assert set(TEXTS) == set(KEYS)


@pytest.mark.parametrize("key", KEYS)
def test_a_browser_counts_as_the_package_does(key: str, tmp_path: Path) -> None:
    questions = list(TEXTS[key]())
    (tmp_path / "companion.py").symlink_to(OFFLINE / "companion.py")
    wanted = answers(questions, tmp_path, ROOT / "src")
    found = answers(questions, OFFLINE, ROOT / "src")
    assert found == wanted
    assert any("error" in one for one in wanted)
    assert any(sheet["total"] > 0 for one in wanted for sheet in one.get("sheets", ()))


# Every table of the components, by its name.
TABLES = """
import json, sys
from pondside.games import load
tables = load(sys.argv[1]).open_box(None).tables
values = ((name, tables[name][0]) for name in tables.dtype.names)
print(json.dumps({name: one.tolist() if hasattr(one, "tolist") else one for name, one in values}))
"""


@pytest.mark.parametrize("key", KEYS)
def test_the_components_are_the_same(key: str) -> None:
    found = [
        subprocess.run(
            [sys.executable, "-c", TABLES, key],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONPATH": path, "PONDSIDE_MODE": "plain"},
        ).stdout
        for path in (str(ROOT / "src"), os.pathsep.join([str(OFFLINE), str(ROOT / "src")]))
    ]
    assert json.loads(found[0]) == json.loads(found[1])


def test_the_stand_ins_are_used() -> None:
    told = subprocess.run(
        [sys.executable, "-c", "import numpy, msgspec; print(numpy.__file__, msgspec.__file__)"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(OFFLINE)},
    )
    assert told.stdout.count(str(OFFLINE)) == 2
