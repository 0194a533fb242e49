"""Tables of Kōhaku as the companion is asked about them."""

from __future__ import annotations

from collections.abc import Iterator

from pondside import Match
from pondside.games.kohaku.facts import CARDS
from pondside.games.kohaku.notation import pond_text

from ..counting import Asked, Counted, asked, played


def texts() -> Iterator[Asked]:
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


def table(match: Match) -> str:
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


COUNTED = Counted(
    texts=texts,
    table=table,
    options=lambda seats: {"solo_goal_cards" if seats == 1 else "goal_cards": "on"},
    wrong=[
        "#" * 200_001,
        "b.f2 T " * 30,
        "T\norigin: 1,1",
        "b.f99",
        "bb.f2",
        "Fbb",
        "x",
        "T T",
        "T - T",
        "player: A\n" * 5,
        "goal: x",
        "goal: statues\n" * 2,
        "rival: koi=1\n" * 2,
        "player: A\nplayer: B\nrival: koi=1",
        "rival: x",
        "rival: koi=99",
        "\n".join(" T ".join(f"{c}.f{n}" for n in range(1, 16)) + "\nT" for c in "brwy")
        + "\n"
        + " T ".join(f"br.f{n}" for n in range(1, 16)),
    ],
    odd=["b.f2 T b.f2 T", "T", "", "player: A\ngoal: statues\nplayer: B\ngoal: statues"],
)
