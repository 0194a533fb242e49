"""Tables of Rybowisko as the companion is asked about them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pondside import Match
from pondside.games import load

from ..counting import Asked, Counted, asked


def texts() -> Iterator[Asked]:
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


def table(match: Match) -> str:
    anglers = match.view(None).anglers
    return "\n".join(f"{' '.join(one.cards)} L{one.smiling}" for one in anglers)


COUNTED = Counted(
    texts=texts,
    table=table,
    options=lambda _: {},
    wrong=[
        "A\n" * 5,
        "A L1 L1",
        "L99",
        "0xLES",
        "x",
        "999xA",
        "A L1\nA",
        "A solo\nB",
    ],
    odd=["9xLES", "A L4\n" * 4],
)
