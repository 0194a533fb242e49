"""Plays a whole game of Kōhaku against the server's calm bot, choosing at random.

Start a server with `pondside serve`, then: python examples/random_client.py [ADDRESS]
"""

from __future__ import annotations

import asyncio
import random
import sys

from pondside.client import Bot, Client, Me


async def play(address: str) -> None:
    async with Client(address) as client:
        made = await client.make("kohaku", [Me("Ala"), Bot("calm")])
        print(f"{made.table.title}, table {made.table.id}, commitment {made.table.commitment}")
        async with client.table(made.table.id) as table:
            async for now in table:
                for step in now.steps:
                    who = "chance" if step.actor is None else f"seat {step.actor + 1}"
                    print(f"{step.n:4d}  {who}: {step.word}")
                if now.over:
                    break
                if now.mine:
                    await table.act(random.choice(now.words), confirm=True)
        outcome = (await client.info(made.table.id)).outcome
        if outcome is not None:
            print("Result:", " ".join(outcome.words))


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8137"))
