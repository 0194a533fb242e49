"""Records of Kōhaku as `pondside replay` is given them."""

from __future__ import annotations

import random
from functools import cache, partial

from pondside import Match

from ..replaying import Fault, Replayed, Stop

HEAD = """pond 1
game kohaku
seats 2

@ rw.f2 Fr y.d3 S R b.f2 G ry.d2 bw.d3 T wy.f3 By
"""
# Three turns of which the rules tell the end: P1 has Fr 0, R 2, coin 1.
THREE_TURNS = f"""{HEAD}P1 b2b1 k0,0 f1,0
@ w.d2 Fy
P2 c3d3 k0,0 f0,-1
@ bw.f2 R
P1 b2c2 k2,0 f2,1
@ r.d3 T
"""


@cache
def finished(seats: int = 2, **options: str) -> str:
    """The record of a whole game with random moves."""
    chooser = random.Random("finished")
    match = Match.new("kohaku", seats, seed="finished", options=options)
    while not match.over:
        match.play(chooser.choice(match.actions()), quiet=True)
        match.deal(quiet=True)
    return match.record().text()


REPLAYED = Replayed(
    record=THREE_TURNS,
    stops=[
        Stop(0, "chance", 0, "fill"),
        Stop(5, "chance", 0, "fill"),
        Stop(12, "P1", 1, "draft"),
        Stop(13, "P1", 1, "place"),
        Stop(15, "chance", 1, "refill_koi"),
        Stop(16, "chance", 1, "refill_feature"),
        Stop(17, "P2", 2, "draft"),
        Stop(27, "P2", 4, "draft"),
    ],
    finished={
        "two seats": finished,
        "solo": partial(finished, 1),
        "three seats": partial(finished, 3),
        "four seats": partial(finished, 4),
    },
    ended="The koi stack is empty: the board cannot be refilled.",
    false=[
        ("end koi_stack_empty", "end rival_no_koi", "the game ended by koi_stack_empty"),
        ("result P1 ", "result P1 1", "the result is P1 "),
        (" win P", " win P3 P", "the result is P1 "),
    ],
    illegal=[
        Fault("cells that do not touch", HEAD + "P1 a1c1\n", "6:4", "KOH-TURN-01"),
        Fault("a tile before the draft", HEAD + "P1 k0,0\n", "6:4", "KOH-TURN-04"),
        Fault("the wrong seat", HEAD + "P2 b2b1\n", "6:4", "KOH-SETUP-09"),
        Fault("a tile drawn in a turn", HEAD + "@ w.d2\n", "6:3", "KOH-TURN-04"),
        Fault("a cell that is taken", HEAD + "P1 b2b1 k0,0 f0,0\n", "6:14", "KOH-PLACE-03"),
        Fault("a tile on its own", HEAD + "P1 b2b1 k0,0 f1,1\n", "6:14", "KOH-PLACE-05"),
        Fault("the first koi elsewhere", HEAD + "P1 b2b1 k3,3\n", "6:9", "KOH-PLACE-10"),
        Fault(
            "koi beside koi",
            HEAD + "P1 b2b1 k0,0 f1,0\n@ w.d2 Fy\nP2 a1a2 k0,0 f1,0\n@ w.d3 T\nP1 b2c2 k0,1\n",
            "10:9",
            "KOH-PLACE-04",
        ),
        Fault("no refill", HEAD + "P1 b2b1 k0,0 f1,0\nP2 b2b1\n", "7:4", "KOH-REFILL-06"),
        Fault("the wrong stack", HEAD + "P1 b2b1 k0,0 f1,0\n@ Fy\n", "7:3", "KOH-REFILL-03"),
        Fault("a koi too many", HEAD + "P1 b2b1 k0,0 f1,0\n@ rw.f2\n", "7:3", "KOH-SETUP-04"),
    ],
    unreadable=[
        Fault("a word of no game", HEAD + "P1 dance", "6:4", "is not a move"),
        Fault("a tile of no box", HEAD + "P1 b2b1 k0,0 f1,0\n@ w.d9", "7:3", "no tile"),
        Fault("a card of no game", HEAD + "P1 keep:gold", "6:4", "no goal card"),
        Fault("a line without a move", HEAD + "P1", "6:1", "P1 does nothing"),
        Fault("a seat that cannot be", HEAD + "P0 b2b1", "6:1", "unknown line 'P0'"),
        Fault("a header too late", HEAD + "seats 3", "6:1", "before the first move"),
        Fault("a result too soon", HEAD + "result P1 3", "6:1", "result comes after end"),
        Fault("an end too soon", HEAD + "end koi_stack_empty", "6", "is not over"),
        Fault("no first line", "game kohaku\n", "1:1", "begins with the line: pond 1"),
        Fault("another format", "pond 2\n", "1:6", "format 1, not '2'"),
        Fault("a number in words", "pond 1\nseats two\n", "2:7", "a number"),
        Fault("a header line twice", "pond 1\nseats 2\nseats 2\n", "3:1", "twice"),
        Fault("a malformed option", "pond 1\noptions x\n", "2:9", "name=value"),
        Fault("a character of no text", "pond 1\ngame\x00\n", "2:5", "unexpected character"),
    ],
    seats="ponds",
    named="Pond of {name}: 3 points",
    told={
        "pl": ["Zapis gry jest poprawny: odtworzono 27 akcji."],
        "ru": ["Запись партии верна: воспроизведено 27 действий."],
    },
)
