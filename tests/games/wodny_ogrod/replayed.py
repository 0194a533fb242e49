"""Records of Wodny ogród as `pondside replay` is given them."""

from __future__ import annotations

from functools import cache, partial
from pathlib import Path

from ..replaying import Fault, Replayed, Stop

RECORDS = Path(__file__).parents[2] / "records" / "wodny_ogrod"
HEAD = """pond 1
game wodny_ogrod
rules 1
seats 1
options variant=base first=1
name P1 Ann

@ P1:T31 P1:T38 P1:T35 P1:T09 P1:T24 P1:T59 P1:T39 P1:T64
@ P1:T41 P1:T63 P1:T05 P1:T58 P1:T01 P1:T57 P1:T17 P1:T36
"""
# The solo game of docs/rules/wodny_ogrod.md, section 10.3.
TURNS = """\
P1 R.0@a1
P1 l.2@b1
P1 L.1@e1 S1.4@d2                      # the square area g2 is covered: S1
P1 l.0@h1 end                          # row 1 is full: I2, kept
P1 l.4@i2 I2.5@l3
P1 L.6@g3 end
P1 L.0@a4 L3.1@b5 S1.4@g3 end
P1 R.4@c5 end
P1 r.2@i5 I2.2@g6 S1.4@e6 end
P1 L.1@j7 L3.3@k11 I3.1@k8 S1.0@k11    # a square area, then a column
P1 l.1@h9 L3.3@h11
P1 L.1@f7 end
P1 l.0@e10 S1.0@i7 end
P1 R.3@d7 I3.4@b7
P1 L.1@a9                              # one tile is left in the display
@ T15
P1 right L3.0@d11 I3.4@a8 I2.2@a11
P1 stop
end stopped
result P1 24 title architect
"""
SOLO = HEAD + TURNS
SET_UP = 16


@cache
def recorded(name: str) -> str:
    return (RECORDS / f"{name}.pond").read_text(encoding="utf-8")


REPLAYED = Replayed(
    record=SOLO,
    stops=[
        Stop(0, "chance", 0, "deal"),
        Stop(15, "chance", 0, "deal"),
        Stop(SET_UP, "P1", 1, "main"),
        Stop(SET_UP + 1, "P1", 2, "main"),
        Stop(SET_UP + 3, "P1", 3, "bonus"),
        Stop(SET_UP + 4, "P1", 4, "main"),
        Stop(SET_UP + 34, "chance", 15, "draw"),
        Stop(SET_UP + 35, "P1", 15, "side"),
        Stop(SET_UP + 36, "P1", 15, "bonus"),
        Stop(9999, "over", 16, "ended"),
    ],
    finished={
        "stopped": lambda: SOLO,
        **{
            name: partial(recorded, name)
            for name in (
                "greedy-1-seats-b",
                "greedy-2-seats-a",
                "greedy-3-seats-base",
                "refill-out-of-turn",
            )
        },
    },
    ended="The player ended the game.",
    false=[
        ("end stopped", "end all_passed", "the game ended by stopped"),
        ("result P1 24", "result P1 25", "the result is P1 24 title architect"),
        ("title architect", "title master", "the result is P1 24 title architect"),
    ],
    illegal=[
        Fault("sticks out", HEAD + "P1 L.0@k1\n", "10:4", "WOD-TURN-03"),
        Fault("on something", HEAD + "P1 L.0@a1\nP1 R.0@a1\n", "11:4", "WOD-TURN-04"),
        Fault("no such token in hand", HEAD + "P1 I2.0@a1\n", "10:4", "WOD-BONUS-08"),
        Fault("no decorations", HEAD + "P1 D2.0@a1\n", "10:4", "WOD-SETUP-04"),
        Fault("alone one stops", HEAD + "P1 pass\n", "10:4", "WOD-SOLO-06"),
        Fault("no main move", HEAD + "P1 end\n", "10:4", "WOD-TURN-11"),
        Fault("nothing to refill", HEAD + "P1 left\n", "10:4", "WOD-REFILL-01"),
        Fault("nobody to take from", HEAD + "P1 take:l:left\n", "10:4", "WOD-REFILL-01"),
        Fault("nothing to discard", HEAD + "P1 drop:I2\n", "10:4", "WOD-BONUS-08"),
        Fault("the wrong seat", HEAD + "P2 L.0@a1\n", "10:4", "WOD-TURN-01"),
        Fault("a draw too soon", HEAD + "@ T15\n", "10:3", "WOD-REFILL-01"),
        Fault("after the end", HEAD + "P1 stop\nP1 stop\n", "11:4", "WOD-TURN-01"),
        Fault(
            "a tile dealt twice",
            HEAD.replace("P1:T38", "P1:T31"),
            "8:10",
            "WOD-REFILL-02",
        ),
    ],
    unreadable=[
        Fault("a word", HEAD + "P1 dance", "10:4", "'dance' is not a move of Wodny ogród"),
        Fault("a ninth way", HEAD + "P1 L.8@a1", "10:4", "there is no orientation 8"),
        Fault("a column", HEAD + "P1 L.0@m1", "10:4", "the garden has no cell m1"),
        Fault("a row", HEAD + "P1 L.0@a13", "10:4", "the garden has no cell a13"),
        Fault("a tile", HEAD + "P1 T31.0@a1", "10:4", "named by where it lies"),
        Fault("a piece", HEAD + "P1 X9.0@a1", "10:4", "there is nothing called 'X9'"),
        Fault("a token", HEAD + "P1 drop:T31", "10:4", "no bonus token 'T31'"),
        Fault("a neighbour", HEAD + "P1 take:x:left", "10:4", "write take:l:left"),
        Fault("T99", HEAD.replace("P1:T38", "P1:T99"), "8:10", "there is no tile 'T99'"),
        Fault("no seat", HEAD.replace("P1:T38", "T38"), "8:10", "for whom the tile is"),
        Fault("an end too soon", HEAD + "end stopped\n", "10", "the game is not over"),
    ],
    seats="gardens",
    named="Garden of {name}: 24 points",
    told={
        "pl": ["Zapis gry jest poprawny: odtworzono 84 akcje.", "Ogród: Gracz 1, "],
        "ru": ["Запись партии верна: воспроизведено 84 действия.", "Сад: Игрок 1, "],
    },
    several=partial(recorded, "discards"),
    private=frozenset(["seat", "choices", "ways"]),
    shown=[0, 1, 2, 3, 10, 35, 36, 37, 45, 52, 60, 73, 80, 81, 82, 83],
)
