"""What Rybowisko says: its families of messages, its golden sentences, games that say it all."""

from __future__ import annotations

from pondside.games.rybowisko import endings
from pondside.games.rybowisko.refusals import REFUSALS

from .golden import counted

# What reading a word refuses, besides what the rules refuse.
IN_WORDS = {"no_such_face", "no_turn_left", "wrong_field", "wrong_pair", "wrong_place"}

# Keys that are put together: how they begin and how they may go on.
FAMILIES: dict[str, set[str]] = {
    "refusal-": {refusal.name for refusal in REFUSALS[1:]} | IN_WORDS | {"order"},
    "reason-": set(endings.REASONS[1:]),
    "event-": {
        "begins", "sailed", "sailed-luck", "rested", "fishing", "rolled", "rerolled",
        "last_round", "caught", "failed", "drawn", "drifted", "stayed", "refill",
    },
    "tie-": {"luck"},
    "title-": set(),  # there are none
    "way-": set("NESW"),
    "symbol-": {"1", "2", "3", "unique"},
    "choice-": {"catch", "stop", "reroll", "give_up", "take"},
}  # fmt: skip

# Events that are told by a message of another name, or not at all.
TOLD_OTHERWISE = {
    "dealt",  # the cards of the set-up are shown
    "ended",  # by its reason
    "kept", "laid", "laid_open",  # a refill is one sentence
}  # fmt: skip

# What happens on another map than the stock one (RYB-MOVE-11).
RARE = {"choice-stop"}

# Tables whose games, played at random, tell of every event: seats and options.
TABLES: list[tuple[int, dict[str, str]]] = [
    (3, {"first": "random"}),
    (2, {"open_refill": "on", "luck_p1": "4", "target": "2"}),
    (1, {}),
]

SENTENCES = [
    *counted(
        "card-unique",
        values={"fish": "Tench", "numbers": "4", "symbol": "shoal"},
        frame={
            "en": "Tench (caught by 4; shoal; {})",
            "pl": "Tench (wynik 4; shoal; {} za unikatowość)",
            "ru": "Tench (ловится на 4; shoal; {} за редкость)",
        },
        en="0 extra points | 1 extra point | 2 extra points | 4 extra points | 5 extra points | "
        "11 extra points | 12 extra points | 14 extra points | 21 extra points | "
        "22 extra points | 25 extra points",
        pl="0 punktów | 1 punkt | 2 punkty | 4 punkty | 5 punktów | 11 punktów | 12 punktów | "
        "14 punktów | 21 punktów | 22 punkty | 25 punktów",
        ru="0 очков | 1 очко | 2 очка | 4 очка | 5 очков | 11 очков | 12 очков | 14 очков | "
        "21 очко | 22 очка | 25 очков",
    ),
    *counted(
        "fish-count",
        en="0 fish | 1 fish | 2 fish | 4 fish | 5 fish | 11 fish | 12 fish | 14 fish | 21 fish | "
        "22 fish | 25 fish",
        pl="0 ryb | 1 ryba | 2 ryby | 4 ryby | 5 ryb | 11 ryb | 12 ryb | 14 ryb | 21 ryb | "
        "22 ryby | 25 ryb",
        ru="0 рыб | 1 рыба | 2 рыбы | 4 рыбы | 5 рыб | 11 рыб | 12 рыб | 14 рыб | 21 рыба | "
        "22 рыбы | 25 рыб",
    ),
    *counted(
        "luck-cost",
        en="no luck needed | costs 1 luck token | costs 2 luck tokens | costs 4 luck tokens | "
        "costs 5 luck tokens | costs 11 luck tokens | costs 12 luck tokens | "
        "costs 14 luck tokens | costs 21 luck tokens | costs 22 luck tokens | "
        "costs 25 luck tokens",
        pl="za darmo | za 1 żeton szczęścia | za 2 żetony szczęścia | za 4 żetony szczęścia | "
        "za 5 żetonów szczęścia | za 11 żetonów szczęścia | za 12 żetonów szczęścia | "
        "za 14 żetonów szczęścia | za 21 żetonów szczęścia | za 22 żetony szczęścia | "
        "za 25 żetonów szczęścia",
        ru="бесплатно | за 1 жетон удачи | за 2 жетона удачи | за 4 жетона удачи | "
        "за 5 жетонов удачи | за 11 жетонов удачи | за 12 жетонов удачи | за 14 жетонов удачи | "
        "за 21 жетон удачи | за 22 жетона удачи | за 25 жетонов удачи",
    ),
    *counted(
        "counted-cards",
        en="0 cards | 1 card | 2 cards | 4 cards | 5 cards | 11 cards | 12 cards | 14 cards | "
        "21 cards | 22 cards | 25 cards",
        pl="0 kart | 1 karta | 2 karty | 4 karty | 5 kart | 11 kart | 12 kart | 14 kart | "
        "21 kart | 22 karty | 25 kart",
        ru="0 карт | 1 карта | 2 карты | 4 карты | 5 карт | 11 карт | 12 карт | 14 карт | "
        "21 карта | 22 карты | 25 карт",
    ),
    *counted(
        "event-sailed-luck",
        count="luck",
        values={"name": "Ala", "field": "g7"},
        frame={
            "en": "Ala sailed to g7 and turned {}.",
            "pl": "Ala: rybak płynie na pole g7 za {} szczęścia.",
            "ru": "Ala: рыбак плывёт на клетку g7, {} удачи.",
        },
        en="0 luck tokens | 1 luck token | 2 luck tokens | 4 luck tokens | 5 luck tokens | "
        "11 luck tokens | 12 luck tokens | 14 luck tokens | 21 luck tokens | 22 luck tokens | "
        "25 luck tokens",
        pl="0 żetonów | 1 żeton | 2 żetony | 4 żetony | 5 żetonów | 11 żetonów | 12 żetonów | "
        "14 żetonów | 21 żetonów | 22 żetony | 25 żetonów",
        ru="потрачено 0 жетонов | потрачен 1 жетон | потрачены 2 жетона | потрачены 4 жетона | "
        "потрачено 5 жетонов | потрачено 11 жетонов | потрачено 12 жетонов | "
        "потрачено 14 жетонов | потрачен 21 жетон | потрачены 22 жетона | потрачено 25 жетонов",
    ),
    *counted(
        "event-rested",
        count="smiling",
        values={"name": "Ala"},
        frame={
            "en": "Ala rested: {}.",
            "pl": "Ala: odpoczynek, {} szczęścia.",
            "ru": "Ala: отдых, {} удачи.",
        },
        en="0 luck tokens smile | 1 luck token smiles | 2 luck tokens smile | "
        "4 luck tokens smile | 5 luck tokens smile | 11 luck tokens smile | "
        "12 luck tokens smile | 14 luck tokens smile | 21 luck tokens smile | "
        "22 luck tokens smile | 25 luck tokens smile",
        pl="uśmiecha się 0 żetonów | uśmiecha się 1 żeton | uśmiechają się 2 żetony | "
        "uśmiechają się 4 żetony | uśmiecha się 5 żetonów | uśmiecha się 11 żetonów | "
        "uśmiecha się 12 żetonów | uśmiecha się 14 żetonów | uśmiecha się 21 żetonów | "
        "uśmiechają się 22 żetony | uśmiecha się 25 żetonów",
        ru="улыбается 0 жетонов | улыбается 1 жетон | улыбаются 2 жетона | улыбаются 4 жетона | "
        "улыбается 5 жетонов | улыбается 11 жетонов | улыбается 12 жетонов | "
        "улыбается 14 жетонов | улыбается 21 жетон | улыбаются 22 жетона | улыбается 25 жетонов",
    ),
    *counted(
        "event-rerolled",
        count="smiling",
        values={"name": "Ala"},
        frame={
            "en": "Ala turned a luck token to roll again; {}.",
            "pl": "Ala: ponowny rzut za żeton szczęścia; {}.",
            "ru": "Ala: переброс за жетон удачи; {}.",
        },
        en="none smiles now | 1 still smiles | 2 still smile | 4 still smile | 5 still smile | "
        "11 still smile | 12 still smile | 14 still smile | 21 still smile | 22 still smile | "
        "25 still smile",
        pl="żaden już się nie uśmiecha | wciąż uśmiecha się 1 | wciąż uśmiechają się 2 | "
        "wciąż uśmiechają się 4 | wciąż uśmiecha się 5 | wciąż uśmiecha się 11 | "
        "wciąż uśmiecha się 12 | wciąż uśmiecha się 14 | wciąż uśmiecha się 21 | "
        "wciąż uśmiechają się 22 | wciąż uśmiecha się 25",
        ru="больше ни один не улыбается | всё ещё улыбается 1 | всё ещё улыбаются 2 | "
        "всё ещё улыбаются 4 | всё ещё улыбается 5 | всё ещё улыбается 11 | "
        "всё ещё улыбается 12 | всё ещё улыбается 14 | всё ещё улыбается 21 | "
        "всё ещё улыбаются 22 | всё ещё улыбается 25",
    ),
    *counted(
        "round-number",
        count="target",
        values={"round": 3},
        frame={
            "en": "Round 3 · the game ends with {} fish",
            "pl": "Runda 3 · gra do {}",
            "ru": "Раунд 3 · игра до {}",
        },
        en="0 | 1 | 2 | 4 | 5 | 11 | 12 | 14 | 21 | 22 | 25",
        pl="0 ryb | 1 ryby | 2 ryb | 4 ryb | 5 ryb | 11 ryb | 12 ryb | 14 ryb | 21 ryb | "
        "22 ryb | 25 ryb",
        ru="0 рыб | 1 рыбы | 2 рыб | 4 рыб | 5 рыб | 11 рыб | 12 рыб | 14 рыб | 21 рыбы | "
        "22 рыб | 25 рыб",
    ),
    *counted(
        "round-last",
        count="target",
        values={"round": 3},
        frame={
            "en": "Round 3, the last · the game ends with {} fish",
            "pl": "Runda 3, ostatnia · gra do {}",
            "ru": "Раунд 3, последний · игра до {}",
        },
        en="0 | 1 | 2 | 4 | 5 | 11 | 12 | 14 | 21 | 22 | 25",
        pl="0 ryb | 1 ryby | 2 ryb | 4 ryb | 5 ryb | 11 ryb | 12 ryb | 14 ryb | 21 ryb | "
        "22 ryb | 25 ryb",
        ru="0 рыб | 1 рыбы | 2 рыб | 4 рыб | 5 рыб | 11 рыб | 12 рыб | 14 рыб | 21 рыбы | "
        "22 рыб | 25 рыб",
    ),
    *counted(
        "chance",
        values={"chance": "50 %"},
        en="50 % at once | 50 % with 1 luck token | 50 % with 2 luck tokens | "
        "50 % with 4 luck tokens | 50 % with 5 luck tokens | 50 % with 11 luck tokens | "
        "50 % with 12 luck tokens | 50 % with 14 luck tokens | 50 % with 21 luck tokens | "
        "50 % with 22 luck tokens | 50 % with 25 luck tokens",
        pl="50 % od razu | 50 % z 1 żetonem szczęścia | 50 % z 2 żetonami szczęścia | "
        "50 % z 4 żetonami szczęścia | 50 % z 5 żetonami szczęścia | "
        "50 % z 11 żetonami szczęścia | 50 % z 12 żetonami szczęścia | "
        "50 % z 14 żetonami szczęścia | 50 % z 21 żetonami szczęścia | "
        "50 % z 22 żetonami szczęścia | 50 % z 25 żetonami szczęścia",
        ru="50 % сразу | 50 % с 1 жетоном удачи | 50 % с 2 жетонами удачи | "
        "50 % с 4 жетонами удачи | 50 % с 5 жетонами удачи | 50 % с 11 жетонами удачи | "
        "50 % с 12 жетонами удачи | 50 % с 14 жетонами удачи | 50 % с 21 жетоном удачи | "
        "50 % с 22 жетонами удачи | 50 % с 25 жетонами удачи",
    ),
]
