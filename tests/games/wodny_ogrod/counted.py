"""Tables of Wodny ogród as the companion is asked about them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from pondside import Match
from pondside.games.wodny_ogrod.notation import spell_garden
from pondside.games.wodny_ogrod.sheets import garden_of

from ..counting import Asked, Counted, asked
from .test_oracle import random_gardens


def texts() -> Iterator[Asked]:
    chance = random.Random("gardens")
    for variant in ("base", "a", "b"):
        for _ in range(4):
            gardens = ["\n".join(rows) for rows in random_gardens(chance)]
            yield asked("wodny_ogrod", "\n\n".join(gardens), variant=variant)
            yield asked("wodny_ogrod", gardens[0], variant=variant)
    yield asked("wodny_ogrod", "KKK")


def table(match: Match) -> str:
    gardens = match.state[0].gardens[: match.seats]
    return "\n\n".join("\n".join(spell_garden(garden_of(one))) for one in gardens)


COUNTED = Counted(
    texts=texts,
    table=table,
    options=lambda _: {},
    wrong=[
        "............\n" * 60,
        "",
        "...",
        ("." * 11 + "\n") * 12,
        ("z" * 12 + "\n") * 12,
        "1.1.........\n" + "............\n" * 11,
        "; variant: c\n" + "............\n" * 12,
    ],
    odd=[
        "1...........\n" + "............\n" * 11,
        "; variant: base\n11..........\n" + "............\n" * 11,
        "; variant: b\n11223344....\n" + "............\n" * 11,
    ],
)
