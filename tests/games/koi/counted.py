"""Tables of Koi as the companion is asked about them."""

from __future__ import annotations

from collections.abc import Iterator

from pondside import Match

from ..counting import Asked, Counted, asked, played
from .table import lines_of


def texts() -> Iterator[Asked]:
    for seed, goals in enumerate(("none", "bridge+statue+willow", "path+turtle+branches")):
        match = played("koi", 1 + seed, seed, goals=goals)
        ponds = lines_of(match.box, match.state)
        yield asked("koi", "\n".join(ponds))
        yield asked("koi", ponds[0])
    yield asked("koi", "O0,0.0 w9,9")


def table(match: Match) -> str:
    lines = lines_of(match.box, match.state)
    if match.seats == 1:
        lines[0] += f" goals={match.options['goals']}"
    return "\n".join(lines)


COUNTED = Counted(
    texts=texts,
    table=table,
    options=lambda _: {"first": "1", "goals": "path+turtle+willow"},
    wrong=[
        "O0,0.0\n" * 5,
        "O0,0.0 " + "w1,-1 " * 600,
        "",
        "O0,0.0 x=1",
        "O0,0.0 luck=1 luck=1",
        "O0,0.0 luck=999",
        "O0,0.0 scenario=x",
        "O0,0.0 scrolls=x",
        "O0,0.0 scrolls=" + ",".join(["lily"] * 9),
        "O0,0.0 goals=x",
        "w1,-1",
        "O0,0.0 x",
        "O0,0.0 V1,2.2 wells=2 goals=none",
        "O0,0.0 O0,0.0",
        "O0,0.0 w9,9",
        "O0,0.0 w99,0",
        "O0,0.0 s3,0",
        "O0,0.0 s3,0.9",
        "O0,0.0 w1,1.2",
    ],
)
