"""Records of Koi as `pondside replay` is given them."""

from __future__ import annotations

from functools import cache
from random import Random

from pondside import Match

from ..replaying import Fault, Replayed, Stop

HEAD = """pond 1
game koi
rules 1
seats 2
options goals=purple_lily+statue+path scenario=none first=1
name P1 Ann

@ c43 c36 c34 c38 c37
"""
# EX-23, the game of docs/rules/koi.md, section 15.
TURNS = """\
P1 M4 R
@ c09
P1 -
P2 M2 R C =w2,1 =w-1,1 =w1,-1
@ c17
P2 -
P1 M3 R C =f2,1 =w2,-1
@ c42
P1 -
P2 M3 R
@ c33
P2 - xw
P1 M3 R
@ c06
P1 -
P2 W a1,0 N0,0 +f2,-1 - !w -
"""
GAME = HEAD + TURNS


@cache
def finished() -> str:
    """A short solo game of somebody who never meditates."""
    match = Match.new("koi", 1, seed=4, options={"scenario": "lit_path"})
    chooser = Random(4)
    while not match.over:
        legal = match.words()
        match.play(chooser.choice([word for word in legal if word[0] != "M"]), quiet=True)
        match.deal(quiet=True)
    return match.record().text()


REPLAYED = Replayed(
    record=GAME,
    stops=[
        Stop(0, "chance", 0, "deal"),
        Stop(4, "chance", 0, "deal"),
        Stop(5, "P1", 1, "start"),
        Stop(6, "P1", 1, "meditation"),
        Stop(7, "chance", 1, "refill"),
        Stop(8, "P1", 1, "post"),
        Stop(9, "P2", 2, "start"),
        Stop(12, "P2", 2, "rain"),
        Stop(28, "P2", 4, "discard"),
        Stop(34, "P2", 6, "work"),
        Stop(35, "P2", 6, "path"),
        Stop(9999, "P1", 7, "start"),
    ],
    finished={"deck": finished},
    ended="The deck was empty and the last turn has been played.",
    false=[
        ("end deck", "end koi", "the game ended by deck"),
        ("title none", "title sensei", "the result is P1 "),
    ],
    illegal=[
        Fault("nothing chosen yet", HEAD + "P1 w1,-1\n", "9:4", "KOI-TURN-02"),
        Fault("no reward", HEAD + "P1 R\n", "9:4", "KOI-MED-01"),
        Fault("a pass", HEAD + "P1 -\n", "9:4", "KOI-TURN-02"),
        Fault("the wrong seat", HEAD + "P2 W\n", "9:4", "KOI-TURN-01"),
        Fault("a card too soon", HEAD + "@ c09\n", "9:3", "KOI-TURN-02"),
        Fault("no wet edge", HEAD + "P1 W w5,5\n", "9:6", "KOI-PLACE-02"),
        Fault("on a tile", HEAD + "P1 W w1,-1 =w0,0\n", "9:12", "KOI-PLACE-01"),
        Fault("none in storage", HEAD + "P1 W f1,-1\n", "9:6", "KOI-STORE-01"),
        Fault("no helper", HEAD + "P1 W +w1,-1\n", "9:6", "KOI-WORK-07"),
        Fault("no lilies", HEAD + "P1 W w1,-1 - - GP0,0\n", "9:16", "KOI-GOAL-10"),
        Fault("not in play", HEAD + "P1 W - GT0,0\n", "9:8", "KOI-SETUP-08"),
        Fault("no koi", HEAD + "P1 W mv0\n", "9:6", "KOI-WORK-05"),
        Fault("within capacity", HEAD + "P1 W xw\n", "9:6", "KOI-STORE-04"),
        Fault("nobody is alone", HEAD + "P1 W rmS\n", "9:6", "KOI-SOLO-05"),
        Fault("no luck", HEAD + "P1 !w !f\n", "9:7", "KOI-LUCK-01"),
        Fault("no money", HEAD + "P1 M4 R$L\n", "9:7", "KOI-BUY-01"),
        Fault("a card twice", HEAD + "P1 M4 R\n@ c43\n", "10:3", "KOI-MED-05"),
    ],
    unreadable=[
        Fault(
            "a word", HEAD + "P1 dance\n", "9:4", "'dance' is not a move of Koi; moves are M4, W, "
        ),
        Fault("a sixth slot", HEAD + "P1 M6\n", "9:4", "'M6' is not a move of Koi"),
        Fault("goes on", HEAD + "P1 W =w1,-1\n", "9:6", "nothing goes on here; leave out the ="),
        Fault("no =", HEAD + "P1 W w1,-1 w2,-1\n", "9:12", "written with =, such as =w2,-1"),
        Fault("no goal", HEAD + "P1 W Gw1,-1\n", "9:6", "only goals are written with G"),
        Fault("a bare goal", HEAD + "P1 W P0,0\n", "9:6", "this goal is written GP0,0"),
        Fault("no turn", HEAD + "P1 W s3,0\n", "9:6", "a shore has a turn: s3,0.0"),
        Fault("a koi too many", HEAD + "P1 W mv999\n", "9:6", "never has so many koi"),
        Fault("a goal", HEAD + "@ goal:x\n", "9:3", "there is no goal 'x'; they are purple_lily, "),
        Fault("an end too soon", HEAD + "end deck\n", "9", "the game is not over"),
    ],
    seats="ponds",
    named="Pond of {name}: 4 points",
    told={
        "pl": [
            "Zapis gry jest poprawny: odtworzono 40 akcji.",
            "Miejsce 1 – budowniczy. Koszt lub nagroda: płacisz 1 monetę.",
            "Staw: Ann, 4 punkty",
            "Schowek, zajęte pola 6 z 7: 4 kafelki wody, 2 kafelki liści",
            "mały karp: nr 0 na 1,0",
            "Karty: deszcz, ogrodnik",
            "Ta gra nie jest skończona.",
        ],
        "ru": [
            "Запись партии верна: воспроизведено 40 действий.",
            "Место 1 — строитель. Цена или награда: вы платите 1 монету.",
            "Пруд: Ann, 4 очка",
            "Хранилище, занято клеток 6 из 7: 4 тайла воды, 2 тайла листьев",
            "маленький карп: № 0 на 1,0",
            "Карты: дождь, садовник",
            "Эта партия не закончена.",
        ],
    },
)
