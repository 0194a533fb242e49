"""Records of Rybowisko as `pondside replay` is given them."""

from __future__ import annotations

import random
from functools import cache, partial

from pondside import Match

from ..replaying import Fault, Replayed, Stop

HEAD = """pond 1
game rybowisko
seats 2
options target=3

@ r1:UKL r2:UKL y1:SZC y2:JZG g1:SUM g2:UKL b1:SAN b2:LES
@ keep:yW m1:b k3:g i5:g m5:b q5:g g7:y k7:b o7:g a9:b e9:r i9:r m9:r g11:r k11:y i13:y
"""
# The three turns that docs/rules/rybowisko.md tells in 10.3.
FIRST_TURN = "P1 e9\n@ die:6\nP1 take:r2\n@ r2:KRP >E\n"
THREE_TURNS = (
    HEAD + FIRST_TURN + "P2 i13\n@ die:3\nP2 reroll\n@ die:3\nP2 reroll\n@ die:3\nP2 reroll\n"
    "@ die:2 >E\nP1 g7\n@ die:2\nP1 reroll\n@ die:5\nP1 take:y2\n@ y2:KOZ >N\n"
)
SET_UP = 24  # eight cards, a token beside the board and fifteen on it


@cache
def finished(seats: int) -> str:
    """The record of a whole game with random moves."""
    chooser = random.Random("finished")
    options = {} if seats == 1 else {"target": "2"}
    match = Match.new("rybowisko", seats, seed="finished", options=options)
    while not match.over:
        catches = [one.words[0] for one in match.view(match.actor).reach if one.action == "catch"]
        match.play(chooser.choice(catches or match.words()), quiet=True)
        match.deal(quiet=True)
    return match.record().text()


REPLAYED = Replayed(
    record=THREE_TURNS,
    stops=[
        Stop(0, "chance", 0, "deal"),
        Stop(8, "chance", 0, "keep"),
        Stop(9, "chance", 0, "lay"),
        Stop(SET_UP, "P1", 1, "move"),
        Stop(SET_UP + 1, "chance", 1, "roll"),
        Stop(SET_UP + 2, "P1", 1, "both"),
        Stop(SET_UP + 3, "chance", 1, "draw"),
        Stop(SET_UP + 4, "chance", 1, "drift"),
        Stop(SET_UP + 5, "P2", 2, "move"),
        Stop(SET_UP + 7, "P2", 2, "miss"),
        Stop(9999, "P2", 4, "move"),
    ],
    finished={
        "two seats": partial(finished, 2),
        "solo": partial(finished, 1),
        "four seats": partial(finished, 4),
    },
    ended="The target is reached and the round is over.",
    false=[
        ("end target", "end no_cards", "the game ended by target"),
        ("result P1 ", "result P1 1", "the result is P1 "),
        (" luck ", " luck 1", "the result is P1 "),
        (" win P", " win P3 P", "the result is P1 "),
    ],
    illegal=[
        Fault("back again", HEAD + "P1 f8\n", "8:4", "RYB-MOVE-01"),
        Fault("more steps than luck", HEAD + "P1 o7\n", "8:4", "RYB-MOVE-05"),
        Fault("no step", HEAD + "P1 stop\n", "8:4", "RYB-MOVE-01"),
        Fault("the wrong seat", HEAD + "P2 e9\n", "8:4", "RYB-TURN-02"),
        Fault("a roll before the move", HEAD + "@ die:3\n", "8:3", "RYB-MOVE-01"),
        Fault("no such face", HEAD + "P1 e9\n@ die:7\n", "9:3", "RYB-CATCH-04"),
        Fault("no roll", HEAD + "P1 e9\nP1 reroll\n", "9:4", "RYB-CATCH-04"),
        Fault("another pair", HEAD + "P1 e9\n@ die:6\nP1 take:y1\n", "10:4", "RYB-CATCH-03"),
        Fault("a fish refused", HEAD + "P1 e9\n@ die:6\nP1 give_up\n", "10:4", "RYB-CATCH-07"),
        Fault("a miss taken", HEAD + "P1 e9\n@ die:2\nP1 take:r1\n", "10:4", "RYB-CATCH-08"),
        Fault(
            "another place",
            HEAD + "P1 e9\n@ die:6\nP1 take:r2\n@ r1:KRP\n",
            "11:3",
            "RYB-CATCH-13",
        ),
        Fault(
            "a fourth bleak",
            HEAD + "P1 e9\n@ die:6\nP1 take:r2\n@ r2:UKL\n",
            "11:3",
            "RYB-SETUP-04",
        ),
        Fault(
            "a second drift",
            HEAD + FIRST_TURN.replace(">E", ">E >E") + "\n",
            "11:13",
            "RYB-MOVE-01",
        ),
        Fault("a second turn", HEAD + FIRST_TURN + "P1 E\n", "12:4", "RYB-TURN-02"),
    ],
    unreadable=[
        Fault("a word", HEAD + "P1 dance", "8:4", "'dance' is not a move of Rybowisko"),
        Fault("a place", HEAD + "P1 take:q9", "8:4", "there is no card place 'q9'"),
        Fault("a way", HEAD + FIRST_TURN.replace(">E", ">Q"), "11:10", "there is no direction 'Q'"),
        Fault("a token", HEAD.replace("keep:yW", "keep:zz"), "7:3", "there is no catch token 'zz'"),
        Fault("a card", HEAD.replace("r1:UKL", "r1:XXX"), "6:3", "neither a card on its place"),
        Fault("a field", HEAD.replace("m1:b", "z1:b"), "7:11", "the lake has no field 'z1'"),
        Fault("a colour", HEAD.replace("m1:b", "m1:x"), "7:11", "there is no token colour 'x'"),
        Fault("an end too soon", HEAD + "end target\n", "8", "the game is not over"),
    ],
    seats="anglers",
    named="1 {name}, first player: g7 (Jadwisin)",
    told={
        "pl": ["Zapis gry jest poprawny: odtworzono 45 akcji.", "Ta gra nie jest skończona."],
        "ru": ["Запись партии верна: воспроизведено 45 действий.", "Эта партия не закончена."],
    },
    private=frozenset(["seat", "choices", "reach", "worths"]),
)
