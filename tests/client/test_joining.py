"""Programs in any language take seats by an invite and play whole games (`pondside join`)."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from pondside.client import Client, Open
from pondside.games import KEYS
from pondside.kernel.errors import PondsideError
from pondside.lab.joining import join

PROGRAM = """
import json, random, sys
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "choose":
        assert asked["view"]["seat"] == asked["seat"]
        print(json.dumps({"word": random.choice(asked["legal"])}), flush=True)
"""


@pytest.fixture
def spec(tmp_path: Path) -> str:
    """A bot that is a program of its own."""
    file = tmp_path / "bot.py"
    file.write_text(PROGRAM)
    return f"stdio:{sys.executable} {file}"


async def invited(client: Client, game: str) -> list[str]:
    made = await client.make(game, [Open(), Open()])
    return [f"{client.address}/join/{made.table.id}/{made.invites[seat]}" for seat in ("0", "1")]


@pytest.mark.parametrize("key", KEYS)
def test_a_program_and_another_play_a_whole_game(address: str, spec: str, key: str) -> None:
    async def story() -> list[str]:
        said: list[str] = []
        async with asyncio.timeout(60), Client(address) as client:
            first, second = await invited(client, key)
            await asyncio.gather(
                join(first, spec, "Ala", said.append), join(second, "random", "Olek", said.append)
            )
        return said

    said = asyncio.run(story())
    assert len(said) == 4, "each tells its table, and how the game ended"
    assert said[2] == said[3]


def test_an_invite_that_was_taken_is_refused(address: str) -> None:
    async def story() -> None:
        async with asyncio.timeout(60), Client(address) as client:
            first, _ = await invited(client, "kohaku")
            id, invite = first.split("/")[-2:]
            await client.claim(id, invite, "Ala")
            await join(first, "random", "Olek", print)

    with pytest.raises(PondsideError):
        asyncio.run(story())
