"""A bot that is a program of its own takes the seat of an invite, at any Pondside."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable

from ..bots import STDIO
from ..bots.seen import Budget
from ..bots.stdio import Program
from ..client import Client
from ..kernel.errors import BadOption, said

_LINK = re.compile(r"(https?://[^/\s]+)/join/([\w-]{1,80})/([\w-]{1,200})/?")


async def join(link: str, spec: str, name: str, say: Callable[[str], None]) -> None:
    """Play a whole game on the seat that a link invites to."""
    found = _LINK.fullmatch(link)
    if not found:
        raise BadOption(
            said(
                "no_invite",
                "{word!r} is no invite; it looks like http://…/join/TABLE/INVITE",
                word=link[:200],
            )
        )
    address, id, invite = found.groups()
    choose = _chooser(spec)
    async with Client(address) as client:
        await client.claim(id, invite, name)
        info = await client.info(id)
        say(f"{info.title}, table {id}")
        async with client.table(id) as table:
            async for now in table:
                if now.over:
                    break
                if now.mine and now.seat is not None:
                    budget = Budget(f"{id}.{now.version}")
                    word = await asyncio.to_thread(
                        choose, info.game, len(info.seats), now.seat, now.view, now.words, budget
                    )
                    await table.act(word, confirm=True)
        outcome = (await client.info(id)).outcome
        if outcome is not None:
            say(" ".join(outcome.words))


Choose = Callable[[str, int, int, object, list[str], Budget], str]


def _chooser(spec: str) -> Choose:
    """Bots that need no more than a view and words; the levels want the rules' own position."""
    name, _, command = spec.partition(":")
    if name == STDIO and command.strip():
        return Program(command).ask
    if spec == "random":
        return lambda *asked: random.choice(asked[4])
    raise BadOption(
        said(
            "join_by_link",
            "{word!r}: a program (stdio:COMMAND) or random can join by a link; "
            "the levels are invited by whoever makes the table",
            word=spec,
        )
    )
