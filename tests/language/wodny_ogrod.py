"""What Wodny ogród says: its families of messages, its golden sentences, games that say it all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pondside.games.wodny_ogrod import endings
from pondside.games.wodny_ogrod.facts import KINDS, TITLES
from pondside.games.wodny_ogrod.refusals import REFUSALS
from pondside.games.wodny_ogrod.scoring import SHEET_LINES
from pondside.games.wodny_ogrod.view import STATUS
from pondside.games.wodny_ogrod.words import SIDES

from .golden import Golden, counted

SYMBOLS = ("koi", "lily")

# What reading a word refuses, besides what the rules refuse.
IN_WORDS = {"not_solo", "solo_stops", "wrong_seat"}

# Keys that are put together: how they begin and how they may go on.
FAMILIES: dict[str, set[str]] = {
    "refusal-": {refusal.name for refusal in REFUSALS[1:]} | IN_WORDS | {"order"},
    "reason-": set(endings.REASONS[1:]),
    "event-": {
        "begins", "card", "laid_tile", "laid_tile-from", "laid_bonus", "laid_decoration", "dropped",
        "short", "drawn", "put", "took", "won_line", "won_area", "decorated", "area_lost",
        "decoration_spoiled", "kept",
        "passed", "stopped",
    },
    "tie-": set(),  # a victory is shared
    "token-": set(KINDS),
    "shape-": {"D2", "D3", "D4"},
    "title-": set(TITLES),
    "kind-": set(SHEET_LINES),
    "choice-": {
        "tile", "art", "nowhere", "best", "end", "pass", "stop", "drop", "put", "take",
    },
}  # fmt: skip

# Events that are told by a message of another name, or not at all.
TOLD_OTHERWISE = {
    "dealt",  # the display is shown
    "ended",  # by its reason
}

# Only a box in which a ruling is switched says it (tests/games/wodny_ogrod/test_rulings.py).
RARE = {"event-decoration_spoiled"}

# The words that a message may choose by.
WORDS: dict[str, list[set[str]]] = {
    "symbol": [set(SYMBOLS)],
    "side": [set(SYMBOLS), set(SIDES)],
    "who": [{"alone", "pair", "more"}],
    "status": [set(STATUS)],
}

# Tables whose games are played at random: seats and options.
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"first": "random"}),
    (1, {"variant": "b"}),
]
# Chance alone hardly ever surrounds an area: games that were played with care.
RECORDS = ["greedy-2-seats-a", "discards", "refill-out-of-turn"]


def chosen(
    key: str, variable: str, frame: dict[str, str], values: dict[str, Any], **said: str
) -> Iterator[Golden]:
    """A message said with each word of `variable`: `koi="…| … | …"` in the three languages."""
    for word, text in said.items():
        for code, part in zip(("en", "pl", "ru"), text.split(" | "), strict=True):
            yield Golden(key, code, {**values, variable: word}, frame[code].format(part))


AS_IT_IS = {"en": "{}", "pl": "{}", "ru": "{}"}
KOI_UP = "koi side up | karpiami do góry | карпами вверх"
LILIES_UP = "lily side up | liliami do góry | кувшинками вверх"

SENTENCES = [
    *counted(
        "counted-cells",
        values={"cells": "a1 …"},
        frame={"en": "{}: a1 …", "pl": "{}: a1 …", "ru": "{}: a1 …"},
        en="0 cells | 1 cell | 2 cells | 4 cells | 5 cells | 11 cells | 12 cells | 14 cells | "
        "21 cells | 22 cells | 25 cells",
        pl="0 pól | 1 pole | 2 pola | 4 pola | 5 pól | 11 pól | 12 pól | 14 pól | 21 pól | "
        "22 pola | 25 pól",
        ru="0 клеток | 1 клетка | 2 клетки | 4 клетки | 5 клеток | 11 клеток | 12 клеток | "
        "14 клеток | 21 клетка | 22 клетки | 25 клеток",
    ),
    *counted(
        "group-words",
        values={"symbol": "koi"},
        en="0 koi | 1 koi | 2 koi | 4 koi | 5 koi | 11 koi | 12 koi | 14 koi | 21 koi | 22 koi | "
        "25 koi",
        pl="0 karpi | 1 karp | 2 karpie | 4 karpie | 5 karpi | 11 karpi | 12 karpi | 14 karpi | "
        "21 karpi | 22 karpie | 25 karpi",
        ru="0 карпов | 1 карп | 2 карпа | 4 карпа | 5 карпов | 11 карпов | 12 карпов | "
        "14 карпов | 21 карп | 22 карпа | 25 карпов",
    ),
    *counted(
        "group-words",
        values={"symbol": "lily"},
        pl="0 lilii | 1 lilia | 2 lilie | 4 lilie | 5 lilii | 11 lilii | 12 lilii | 14 lilii | "
        "21 lilii | 22 lilie | 25 lilii",
        ru="0 кувшинок | 1 кувшинка | 2 кувшинки | 4 кувшинки | 5 кувшинок | 11 кувшинок | "
        "12 кувшинок | 14 кувшинок | 21 кувшинка | 22 кувшинки | 25 кувшинок",
    ),
    # One symbol alone is no group that is told, so English has a single form.
    Golden("group-words", "en", {"symbol": "lily", "n": 2}, "2 lilies"),
    Golden("group-words", "en", {"symbol": "lily", "n": 21}, "21 lilies"),
    *chosen(
        "kind-group",
        "symbol",
        AS_IT_IS,
        {},
        koi="group of koi | grupa karpi | группа карпов",
        lily="group of lilies | grupa lilii | группа кувшинок",
    ),
    *chosen(
        "kind-decoration",
        "symbol",
        AS_IT_IS,
        {},
        koi="koi beside a decoration | karpie przy dekoracji | карпы у украшения",
        lily="lilies beside a decoration | lilie przy dekoracji | кувшинки у украшения",
    ),
    *chosen(
        "event-laid_tile",
        "side",
        {
            "en": "Ala laid tile T31 on b1, {}.",
            "pl": "Ala: żeton T31 na polu b1, {}.",
            "ru": "Ala: жетон T31 на клетке b1, {}.",
        },
        {"name": "Ala", "tile": "T31", "cell": "b1"},
        koi=KOI_UP,
        lily=LILIES_UP,
    ),
    *chosen(
        "event-laid_tile-from",
        "side",
        {
            "en": "Ala laid tile T31 on b1, {}; taken from: Olek.",
            "pl": "Ala: żeton T31 na polu b1, {}; wzięty od: Olek.",
            "ru": "Ala: жетон T31 на клетке b1, {}; взят у соседа: Olek.",
        },
        {"name": "Ala", "tile": "T31", "cell": "b1", "of": "Olek"},
        koi=KOI_UP,
        lily=LILIES_UP,
    ),
    *(
        sentence
        for code, token in (
            ("en", "bonus token I2"),
            ("pl", "żeton premii I2"),
            ("ru", "бонусный жетон I2"),
        )
        for sentence in chosen(
            "event-laid_bonus",
            "side",
            {
                "en": "Ala laid bonus token I2 on b1, {}.",
                "pl": "Ala: żeton premii I2 na polu b1, {}.",
                "ru": "Ala: бонусный жетон I2 на клетке b1, {}.",
            },
            {"name": "Ala", "token": token, "cell": "b1"},
            koi=KOI_UP,
            lily=LILIES_UP,
        )
        if sentence.code == code
    ),
    *chosen(
        "event-put",
        "side",
        {
            "en": "Ala put tile T31 to the {} end of the display.",
            "pl": "Ala: żeton T31 trafia na {} koniec wystawki.",
            "ru": "Ala: жетон T31 ложится на {} конец цепочки.",
        },
        {"name": "Ala", "tile": "T31"},
        left="left | lewy | левый",
        right="right | prawy | правый",
    ),
    *chosen(
        "event-took",
        "side",
        {
            "en": "Ala refilled with tile T31 on the {}; taken from: Olek.",
            "pl": "Ala: żeton T31 uzupełnia wystawkę z {}; wzięty od: Olek.",
            "ru": "Ala: жетон T31 добран и лежит {}; взят у соседа: Olek.",
        },
        {"name": "Ala", "tile": "T31", "of": "Olek"},
        left="left | lewej | слева",
        right="right | prawej | справа",
    ),
    *chosen(
        "deco-status",
        "status",
        {"en": "c3-c4 D2 {}", "pl": "c3-c4 D2 {}", "ru": "c3-c4 D2 {}"},
        {"area": "c3-c4 D2"},
        open="open | do otoczenia | не окружено",
        lost="lost | przepadł | потеряно",
        won="won | dekoracja zdobyta | украшение получено",
    ),
    *chosen(
        "arranged-reach",
        "who",
        {"en": "Within your reach are {}.", "pl": "Masz w zasięgu {}.", "ru": "Вам доступны {}."},
        {},
        alone="the last two tiles at each end of your display | "
        "po dwa ostatnie żetony na każdym końcu swojej wystawki | "
        "по два крайних жетона с каждого конца вашей цепочки",
        pair="both ends of your display and both ends of the other player’s | "
        "oba końce swojej wystawki i oba końce wystawki drugiej osoby | "
        "оба конца вашей цепочки и оба конца цепочки другого игрока",
        more="both ends of your display and the near end of each neighbour’s | "
        "oba końce swojej wystawki i bliższe końce wystawek obu sąsiadów | "
        "оба конца вашей цепочки и ближние концы цепочек обоих соседей",
    ),
    *chosen(
        "reach-near",
        "side",
        {"en": "Ala’s {}", "pl": "Ala, {}", "ru": "Ala, {}"},
        {"name": "Ala"},
        left="left end | lewy koniec wystawki | левый конец цепочки",
        right="right end | prawy koniec wystawki | правый конец цепочки",
    ),
    *chosen(
        "choice-put",
        "side",
        {"en": "{}: T31 T32", "pl": "{}: T31 T32", "ru": "{}: T31 T32"},
        {"display": "T31 T32"},
        left="to the left | z lewej | слева",
        right="to the right | z prawej | справа",
    ),
    *chosen(
        "choice-take",
        "side",
        {
            "en": "tile T31 from Olek, KK~, put it to the {}",
            "pl": "zabierz żeton T31, KK~ (od: Olek); połóż go z {}",
            "ru": "взять жетон T31, KK~ (у соседа: Olek) и положить {}",
        },
        {"tile": "T31", "name": "Olek", "art": "KK~"},
        left="left | lewej | слева",
        right="right | prawej | справа",
    ),
]
