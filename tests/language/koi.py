"""What Koi says: its families of messages, its golden sentences, games that say it all."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pondside.games.koi import GAME, endings
from pondside.games.koi.facts import CARD_KINDS, GOALS, SCROLLS
from pondside.games.koi.ranking import TITLES
from pondside.games.koi.scoring import SHEET_LINES
from pondside.games.koi.tables import KINDS

from .golden import NUMBERS, Golden

# What reading a word refuses, besides what the rules refuse.
IN_WORDS: set[str] = set()

# Keys that are put together: how they begin and how they may go on.
FAMILIES: dict[str, set[str]] = {
    "refusal-": {refusal.name for refusal in GAME.refusals[1:]} | IN_WORDS | {"order"},
    "reason-": set(endings.REASONS[1:]),
    "near-": set(endings.REASONS[1:]),
    "event-": {
        "begins", "goal_drawn", "refilled", "churned", "meditated", "worked", "reward_used",
        "card_used", "luck_used", "got", "paid", "laid", "completed", "lifted", "removed", "threw",
        "rain_lost",
    },
    "tie-": {"coins", "later_seat"},
    "thing-": {"spring", *KINDS},
    "card-": set(CARD_KINDS),
    "goal-": set(GOALS),
    "kind-": set(SHEET_LINES),
    "title-": {"none", *TITLES},
    "ask-": {
        "start", "second", "second_luck", "land", "path", "post", "post_goalless", "bonus",
        "remove",
    },
}  # fmt: skip

# Events that are told by a message of another name, or not at all.
TOLD_OTHERWISE = {
    "dealt",  # the row is shown
    "work_done", "turn_done", "declined",  # nothing happens
    "end_near",  # by its reason
    "ended",  # by its reason
}  # fmt: skip

# Chance does not come to these: test_koi.py tells them.
RARE = {
    "event-rain_lost",  # rain that fits nowhere needs a pond with shores all around
}

ITEMS = {
    "water", "foliage", "shore", "small", "medium", "large", "coins", "luck", "lily", "lantern",
    "expansions",
}  # fmt: skip
HELPERS = ("breeder", "builder", "gardener", "porter")
DIRECTIONS = ("e", "ne", "nw", "w", "sw", "se")

# The words that a message may choose by.
WORDS: dict[str, list[set[str]]] = {
    "what": [ITEMS, {"water", "foliage", "empty", "path", "tile"}],
    "helper": [set(HELPERS)],
    "scroll": [set(SCROLLS)],
    "by": [{"helper", "own"}, {"goal", "helper", "own"}],
    "direction": [set(DIRECTIONS)],
    "how": [{"slot", "luck", "market"}],
    "phase": [{"work", "post", "second", "path", "bonus", "rain"}],
}

# Tables whose games are played at random: seats and options.
TABLES: list[tuple[int, dict[str, str]]] = [
    (2, {"goals": "century_carp+path+turtle"}),
    (1, {}),
]

LANGUAGES = ("en", "pl", "ru")
AS_IT_IS = {"en": "{}", "pl": "{}", "ru": "{}"}
# The forms of a noun, one two five, that go with NUMBERS: 0 1 2 4 5 11 12 14 21 22 25.
FORMS = {"en": "21222222222", "pl": "51225555525", "ru": "51225555125"}


def counted(
    key: str,
    values: Mapping[str, Any],
    en: str,
    pl: str,
    ru: str,
    frame: Mapping[str, str] = AS_IT_IS,
) -> Iterator[Golden]:
    """A message with each of NUMBERS: its noun with one, with two and with five."""
    for code, said in zip(LANGUAGES, (en, pl, ru), strict=True):
        nouns = dict(zip("125", said.split(" | "), strict=False))
        for number, form in zip(NUMBERS, FORMS[code], strict=True):
            part = f"{number} {nouns[form]}"
            yield Golden(key, code, {**values, "n": number}, frame[code].format(part))


def chosen(
    key: str,
    variable: str,
    values: Mapping[str, Any],
    frame: Mapping[str, str] = AS_IT_IS,
    **said: str,
) -> Iterator[Golden]:
    """A message said with each word of `variable`: `koi="…| … | …"` in the three languages."""
    for word, text in said.items():
        for code, part in zip(LANGUAGES, text.split(" | "), strict=True):
            yield Golden(key, code, {**values, variable: word}, frame[code].format(part))


LISTED = {"en": "{}: 1,0 …", "pl": "{}: 1,0 …", "ru": "{}: 1,0 …"}
NAMED = {"name": "Ala", "cell": "1,0"}
LAID = {
    "en": "Ala laid: X on 1,0{}.",
    "pl": "Ala: X na polu 1,0{}.",
    "ru": "Ala: X на клетке 1,0{}.",
}
LIFTED = {
    "en": "Ala picked up the X from 1,0{}.",
    "pl": "Ala: podniesiony X z pola 1,0{}.",
    "ru": "Ala: поднят X с клетки 1,0{}.",
}
MOVED = {
    "en": "move X 2 from 1,0{}",
    "pl": "przesuń: X nr 2 z 1,0{}",
    "ru": "переместить: X № 2 с 1,0{}",
}


def by_whom(key: str, values: Mapping[str, Any], frame: Mapping[str, str]) -> Iterator[Golden]:
    """What a seat does itself or with a helper."""
    ends = {"en": " with a helper", "pl": ", z pomocnikiem", "ru": ", с помощником"}
    for code in LANGUAGES:
        yield Golden(key, code, {**values, "by": "helper"}, frame[code].format(ends[code]))
        yield Golden(key, code, {**values, "by": "own"}, frame[code].format(""))


SENTENCES = [
    *counted(
        "item",
        {"what": "water"},
        en="water | water",
        pl="kafelek wody | kafelki wody | kafelków wody",
        ru="тайл воды | тайла воды | тайлов воды",
    ),
    *counted(
        "item",
        {"what": "foliage"},
        en="foliage | foliage",
        pl="kafelek liści | kafelki liści | kafelków liści",
        ru="тайл листьев | тайла листьев | тайлов листьев",
    ),
    *counted(
        "item",
        {"what": "shore"},
        en="shore | shores",
        pl="brzeg | brzegi | brzegów",
        ru="берег | берега | берегов",
    ),
    *counted(
        "item",
        {"what": "small"},
        en="small koi | small koi",
        pl="mały karp | małe karpie | małych karpi",
        ru="маленький карп | маленьких карпа | маленьких карпов",
    ),
    *counted(
        "item",
        {"what": "medium"},
        en="medium koi | medium koi",
        pl="średni karp | średnie karpie | średnich karpi",
        ru="средний карп | средних карпа | средних карпов",
    ),
    *counted(
        "item",
        {"what": "large"},
        en="large koi | large koi",
        pl="duży karp | duże karpie | dużych karpi",
        ru="большой карп | больших карпа | больших карпов",
    ),
    *counted(
        "item",
        {"what": "coins"},
        en="coin | coins",
        pl="moneta | monety | monet",
        ru="монета | монеты | монет",
    ),
    *counted(
        "item",
        {"what": "luck"},
        en="luck token | luck tokens",
        pl="żeton szczęścia | żetony szczęścia | żetonów szczęścia",
        ru="жетон удачи | жетона удачи | жетонов удачи",
    ),
    *counted(
        "item",
        {"what": "lily"},
        en="water-lily | water-lilies",
        pl="lilia wodna | lilie wodne | lilii wodnych",
        ru="кувшинка | кувшинки | кувшинок",
    ),
    *counted(
        "item",
        {"what": "lantern"},
        en="lantern | lanterns",
        pl="latarnia | latarnie | latarni",
        ru="фонарь | фонаря | фонарей",
    ),
    *counted(
        "item",
        {"what": "expansions"},
        en="storage expansion | storage expansions",
        pl="kafelek powiększonego schowka | kafelki powiększonego schowka | "
        "kafelków powiększonego schowka",
        ru="расширение хранилища | расширения хранилища | расширений хранилища",
    ),
    *counted(
        "slot-cost",
        {},
        frame={"en": "pay {}", "pl": "płacisz {}", "ru": "вы платите {}"},
        en="coin | coins",
        pl="monetę | monety | monet",
        ru="монету | монеты | монет",
    ),
    *counted(
        "counted-koi",
        {"list": "1,0 …"},
        frame=LISTED,
        en="koi | koi",
        pl="karp | karpie | karpi",
        ru="карп | карпа | карпов",
    ),
    *counted(
        "counted-cells",
        {"what": "water", "list": "1,0 …"},
        frame=LISTED,
        en="water space | water spaces",
        pl="pole wody | pola wody | pól wody",
        ru="клетка воды | клетки воды | клеток воды",
    ),
    *counted(
        "counted-cells",
        {"what": "foliage", "list": "1,0 …"},
        frame=LISTED,
        en="foliage | foliage",
        pl="kafelek liści | kafelki liści | kafelków liści",
        ru="тайл листьев | тайла листьев | тайлов листьев",
    ),
    *counted(
        "counted-cells",
        {"what": "empty", "list": "1,0 …"},
        frame=LISTED,
        en="empty water space | empty water spaces",
        pl="puste pole wody | puste pola wody | pustych pól wody",
        ru="пустая клетка воды | пустые клетки воды | пустых клеток воды",
    ),
    *counted(
        "counted-cells",
        {"what": "path", "list": "1,0 …"},
        frame=LISTED,
        en="tile | tiles",
        pl="kafelek | kafelki | kafelków",
        ru="тайл | тайла | тайлов",
    ),
    *counted(
        "counted-cells",
        {"what": "tile", "list": "1,0 …"},
        frame=LISTED,
        en="cell with a tile | cells with a tile",
        pl="pole z kafelkiem | pola z kafelkami | pól z kafelkami",
        ru="клетка с тайлом | клетки с тайлами | клеток с тайлами",
    ),
    *(
        sentence
        for by, en, pl, ru in (
            ("goal", "goal: X", "cel: X", "цель: X"),
            ("helper", "X, with a helper", "X, z pomocnikiem", "X, с помощником"),
            ("own", "X", "X", "X"),
        )
        for sentence in counted(
            "choice-lay",
            {"what": "X", "by": by},
            frame={"en": f"{en} – {{}}", "pl": f"{pl} – {{}}", "ru": f"{ru} — {{}}"},
            en="place | places",
            pl="miejsce | miejsca | miejsc",
            ru="место | места | мест",
        )
    ),
    *chosen(
        "item-helper",
        "helper",
        {"n": 2},
        {"en": "{} × 2", "pl": "{} × 2", "ru": "{} × 2"},
        breeder="breeder | hodowca | рыбовод",
        builder="builder | budowniczy | строитель",
        gardener="gardener | ogrodnik | садовник",
        porter="porter | tragarz | носильщик",
    ),
    *chosen(
        "card-scroll-of",
        "scroll",
        {"card": "X", "points": "2 P"},
        {"en": "X: 2 P for each {}", "pl": "X: 2 P za {}", "ru": "X: 2 P за {}"},
        lily="water-lily | każdą lilię wodną | каждую кувшинку",
        small="small koi | każdego małego karpia | каждого маленького карпа",
        medium="medium koi | każdego średniego karpia | каждого среднего карпа",
        large="large koi | każdego dużego karpia | каждого большого карпа",
        lantern="lantern | każdą latarnię | каждый фонарь",
        well="own well card | każdą własną kartę studni | каждую свою карту колодца",
        market="own market card | każdą własną kartę rynku | каждую свою карту рынка",
        storage="own storage card | każdą własną kartę schowka | каждую свою карту хранилища",
    ),
    *chosen(
        "kind-scroll",
        "scroll",
        {},
        {"en": "scroll: {}", "pl": "pergamin: {}", "ru": "свиток: {}"},
        lily="water-lilies | lilie wodne | кувшинки",
        small="small koi | małe karpie | маленькие карпы",
        medium="medium koi | średnie karpie | средние карпы",
        large="large koi | duże karpie | большие карпы",
        lantern="lanterns | latarnie | фонари",
        well="wells | studnie | колодцы",
        market="markets | rynki | рынки",
        storage="storages | schowki | хранилища",
    ),
    *by_whom("event-laid", {**NAMED, "what": "X"}, LAID),
    *by_whom("event-lifted", {**NAMED, "koi": "X"}, LIFTED),
    *by_whom("choice-move", {"what": "X", "number": 2, "place": "1,0"}, MOVED),
    *chosen(
        "facing-at",
        "direction",
        {"cells": "3,0"},
        {"en": "3,0 looking {}", "pl": "3,0 przodem na {}", "ru": "3,0 смотрит на {}"},
        e="east | wschód | восток",
        ne="north-east | północny wschód | северо-восток",
        nw="north-west | północny zachód | северо-запад",
        w="west | zachód | запад",
        sw="south-west | południowy zachód | юго-запад",
        se="south-east | południowy wschód | юго-восток",
    ),
    *chosen(
        "choice-buy",
        "how",
        {"what": "X", "price": "2 C"},
        {"en": "{} a X for 2 C", "pl": "{}: X (cena: 2 C)", "ru": "{}: X (цена: 2 C)"},
        slot="instead of the reward, buy | zamiast nagrody kup | вместо награды купить",
        luck="spend a luck token to buy | wydaj żeton szczęścia i kup | "
        "потратить жетон удачи и купить",
        market="buy | kup | купить",
    ),
    *chosen(
        "choice-pass",
        "phase",
        {},
        work="the work is done | zakończ pracę | закончить работу",
        post="end the turn | zakończ turę | закончить ход",
        second="no more water | nie kładź więcej wody | больше не класть воду",
        path="no path tile | nie kładź kafelka ścieżki | не класть тайл тропинки",
        bonus="no more water | nie kładź więcej wody | больше не класть воду",
        rain="nothing fits: the rest goes back | nic się nie mieści: reszta wraca do puli | "
        "ничего не помещается: остальное вернуть в запас",
    ),
]
