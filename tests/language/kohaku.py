"""What Kōhaku says: its families of messages, its golden sentences, games that say it all."""

from __future__ import annotations

from pondside.games.kohaku import endings
from pondside.games.kohaku.facts import CARDS, LEVELS
from pondside.games.kohaku.options import OPTIONS
from pondside.games.kohaku.refusals import REFUSALS
from pondside.games.kohaku.scoring import SHEET_LINES
from pondside.games.kohaku.tiles import KINDS, LETTERS

from .golden import Golden, counted

EDITIONS = next(option.values for option in OPTIONS if option.id == "edition")

# What reading a word refuses, besides what the rules refuse.
IN_WORDS = {
    "not_a_pair", "touches_nothing", "wrong_cell", "wrong_seat",
    "board_not_full", "cards_first", "no_turn_left",
}  # fmt: skip

# Keys that are put together: how they begin and how they may go on.
FAMILIES: dict[str, set[str]] = {
    "refusal-": {refusal.name for refusal in REFUSALS[1:]} | IN_WORDS | {"order"},
    "card-": set(CARDS),
    "cardrule-": set(CARDS),
    "kind-": set(SHEET_LINES),
    "reason-": set(endings.REASONS[1:]),
    "event-": {
        "took", "laid", "kept", "dealt", "begins", "filled", "refilled", "refilled-moved",
        "revealed", "revealed-none",
    },
    "tie-": {"coins", "coins_shared"},
    "place-": {"coins", "shared"},
    "solo-": {f"{way}-{edition}" for way in ("end", "pass") for edition in EDITIONS},
    "title-": set(),  # there are none
    "level-": set(LEVELS),
    "rival-": set(EDITIONS),
    "choice-": {"koi", "feature", "draft", "keep"},
    "unseen-": {"koi", "feature"},
    "tile-": set(KINDS) | {"koi-one", "koi-two", "koi-with"},
    "koi-colour-": set(LETTERS),
    "koi-first-": set(LETTERS),
    "flower-colour-": set(LETTERS),
    "butterflies-colour-": set(LETTERS),
}  # fmt: skip

# Events that are told by a message of another name, or not at all.
TOLD_OTHERWISE = {"ended"}  # by its reason

# Tables whose games, played at random, tell of every event: seats and options.
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"goal_cards": "on", "first_player": "random"}),
    (1, {}),
    (1, {"edition": "ru"}),
]

RIVAL = {"en": "Danny", "pl": "Danny", "ru": "Дэнни"}
WORTH = {
    "en": ", worth 5 (easy), 6 (medium), 7 (hard).",
    "pl": "; wynik: 5 (łatwy), 6 (średni), 7 (trudny).",
    "ru": "; счёт: 5 (лёгкий), 6 (средний), 7 (сложный).",
}
SENTENCES = [
    *counted(
        "fry",
        en="0 fry | 1 fry | 2 fry | 4 fry | 5 fry | 11 fry | 12 fry | 14 fry | 21 fry | 22 fry | "
        "25 fry",
        pl="narybek: 0 | narybek: 1 | narybek: 2 | narybek: 4 | narybek: 5 | narybek: 11 | "
        "narybek: 12 | narybek: 14 | narybek: 21 | narybek: 22 | narybek: 25",
        ru="0 мальков | 1 малёк | 2 малька | 4 малька | 5 мальков | 11 мальков | 12 мальков | "
        "14 мальков | 21 малёк | 22 малька | 25 мальков",
    ),
    *(
        Golden(f"place-{why}", code, {"coins": n}, coins + said[code])
        for why, said in (
            (
                "coins",
                {
                    "en": ": the coins decided among equals",
                    "pl": ": remis rozstrzygnęły monety",
                    "ru": ": ничью решили монеты",
                },
            ),
            (
                "shared",
                {
                    "en": " too: the place is shared",
                    "pl": ", też po równo: wspólne miejsce",
                    "ru": ", тоже поровну: место общее",
                },
            ),
        )
        for code, n, coins in (
            ("en", 1, "1 coin"),
            ("en", 2, "2 coins"),
            ("pl", 1, "1 moneta"),
            ("pl", 3, "3 monety"),
            ("pl", 0, "0 monet"),
            ("pl", 1.5, "1,5 monety"),
            ("ru", 1, "1 монета"),
            ("ru", 3, "3 монеты"),
            ("ru", 0, "0 монет"),
            ("ru", 1.5, "1,5 монеты"),
        )
    ),
    *counted(
        "so-many",
        en="0 points | 1 point | 2 points | 4 points | 5 points | 11 points | 12 points | "
        "14 points | 21 points | 22 points | 25 points",
        pl="0 punktów | 1 punkt | 2 punkty | 4 punkty | 5 punktów | 11 punktów | 12 punktów | "
        "14 punktów | 21 punktów | 22 punkty | 25 punktów",
        ru="0 очков | 1 очко | 2 очка | 4 очка | 5 очков | 11 очков | 12 очков | 14 очков | "
        "21 очко | 22 очка | 25 очков",
    ),
    *counted(
        "dragonflies",
        en="0 dragonflies | 1 dragonfly | 2 dragonflies | 4 dragonflies | 5 dragonflies | "
        "11 dragonflies | 12 dragonflies | 14 dragonflies | 21 dragonflies | 22 dragonflies | "
        "25 dragonflies",
        pl="0 ważek | 1 ważka | 2 ważki | 4 ważki | 5 ważek | 11 ważek | 12 ważek | 14 ważek | "
        "21 ważek | 22 ważki | 25 ważek",
        ru="0 стрекоз | 1 стрекоза | 2 стрекозы | 4 стрекозы | 5 стрекоз | 11 стрекоз | "
        "12 стрекоз | 14 стрекоз | 21 стрекоза | 22 стрекозы | 25 стрекоз",
    ),
    *counted(
        "coins",
        en="0 coins | 1 coin | 2 coins | 4 coins | 5 coins | 11 coins | 12 coins | 14 coins | "
        "21 coins | 22 coins | 25 coins",
        pl="0 monet | 1 moneta | 2 monety | 4 monety | 5 monet | 11 monet | 12 monet | 14 monet | "
        "21 monet | 22 monety | 25 monet",
        ru="0 монет | 1 монета | 2 монеты | 4 монеты | 5 монет | 11 монет | 12 монет | 14 монет | "
        "21 монета | 22 монеты | 25 монет",
    ),
    *(
        Golden("stacks", code, {"koi": koi, "features": features}, said)
        for code, koi, features, said in (
            ("en", 1, 1, "In the stacks: 1 koi, 1 feature"),
            ("en", 2, 22, "In the stacks: 2 koi, 22 features"),
            ("en", 0, 5, "In the stacks: 0 koi, 5 features"),
            ("pl", 1, 1, "W stosach: 1 ryba, 1 ozdoba"),
            ("pl", 2, 22, "W stosach: 2 ryby, 22 ozdoby"),
            ("pl", 0, 5, "W stosach: 0 ryb, 5 ozdób"),
            ("pl", 21, 12, "W stosach: 21 ryb, 12 ozdób"),
            ("ru", 1, 1, "В стопках: 1 кои, 1 квадрат декора"),
            ("ru", 2, 22, "В стопках: 2 кои, 22 квадрата декора"),
            ("ru", 0, 5, "В стопках: 0 кои, 5 квадратов декора"),
            ("ru", 21, 21, "В стопках: 21 кои, 21 квадрат декора"),
        )
    ),
    *(
        Golden(
            "rival-pile",
            code,
            {
                "rival": RIVAL[code], "koi": koi, "features": features,
                "easy": 5, "medium": 6, "hard": 7,
            },
            f"{RIVAL[code]}{holds}{WORTH[code]}",
        )
        for code, koi, features, holds in (
            ("en", 1, 1, ": 1 koi and 1 feature"),
            ("en", 3, 2, ": 3 koi and 2 features"),
            ("pl", 1, 1, ": 1 ryba i 1 ozdoba"),
            ("pl", 3, 5, ": 3 ryby i 5 ozdób"),
            ("pl", 5, 3, ": 5 ryb i 3 ozdoby"),
            ("ru", 1, 1, ": 1 кои и 1 квадрат декора"),
            ("ru", 3, 4, ": 3 кои и 4 квадрата декора"),
            ("ru", 5, 5, ": 5 кои и 5 квадратов декора"),
        )
    ),
]  # fmt: skip
