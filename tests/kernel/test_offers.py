"""What can be chosen for a new table, and what follows the language where nobody chose."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pondside.games import KEYS, load
from pondside.kernel.offers import Offer, accepts, offers, spoken

GAME = load("kohaku")
BOX = GAME.open_box(None)


def offered(seats: int, language: str = "pl", last: str = "", **chosen: str) -> dict[str, Offer]:
    return {one.id: one for one in offers(GAME, BOX, seats, chosen, language, last)}


@pytest.mark.parametrize("key", KEYS)
def test_what_stands_can_be_had_and_what_is_offered_can_be_chosen(key: str) -> None:
    game = load(key)
    box = game.open_box(None)
    for seats in game.seats:
        found = offers(game, box, seats, {}, "en")
        assert [one.id for one in found] == [option.id for option in game.options]
        stand = {one.id: one.value for one in found}
        assert accepts(game, box, seats, stand)
        for one in found:
            assert one.value in one.values
            for value in one.values[:30]:
                again = offers(game, box, seats, {one.id: value}, "en", one.id)
                chosen = {other.id: other.value for other in again}
                assert chosen[one.id] == value
                assert accepts(game, box, seats, chosen)


def test_options_that_could_do_nothing_are_not_offered() -> None:
    alone, two = offered(1), offered(2)
    assert alone["goal_cards"].values == ("off",)
    assert alone["first_player"].values == ("seat_1",)
    assert alone["solo_goal_cards"].values == ("off", "on")
    assert two["solo_goal_cards"].values == ("off",)
    assert two["goal_cards"].values == ("off", "on")
    assert two["rarest_absent"].values == ("zero",)
    with_cards = offered(2, goal_cards="on")
    assert with_cards["rarest_absent"].values == ("zero", "present_only")


def test_what_clashes_with_the_last_choice_gives_way() -> None:
    chosen = {"goal_cards": "on", "rarest_absent": "present_only", "edition": "ru"}
    russian = offered(2, last="edition", **chosen)
    assert [russian[name].value for name in chosen] == ["off", "zero", "ru"]
    cards = offered(2, last="goal_cards", **chosen)
    assert [cards[name].value for name in chosen] == ["on", "present_only", "pl"]
    alone = offered(1, last="goal_cards", **chosen)
    assert [alone[name].value for name in chosen] == ["off", "zero", "ru"]
    assert offered(2, last="edition", edition="french")["edition"].value == "pl"


def test_the_edition_follows_the_language_where_nobody_chose() -> None:
    assert spoken(GAME, BOX, 1, {}, "ru") == {"edition": "ru"}
    assert spoken(GAME, BOX, 1, {}, "pl") == spoken(GAME, BOX, 1, {}, "") == {}
    assert spoken(GAME, BOX, 1, {"edition": "pl"}, "ru") == {"edition": "pl"}
    assert spoken(GAME, BOX, 2, {"goal_cards": "on"}, "ru") == {"goal_cards": "on"}
    assert offered(2, "ru")["edition"].value == "ru"
    assert offered(2, "ru")["goal_cards"].values == ("off", "on")
    assert offered(2, "ru", goal_cards="on")["edition"].value == "pl"


def test_what_an_owner_s_file_sets_is_chosen_and_refuses_nothing() -> None:
    box = replace(BOX, defaults={**BOX.defaults, "solo_unmatched_feature": "discard"})
    assert accepts(GAME, box, 2, {})
    assert accepts(GAME, box, 2, {"solo_unmatched_feature": "discard"})
    assert not accepts(GAME, BOX, 2, {"solo_unmatched_feature": "discard"})
    russian = replace(BOX, defaults={**BOX.defaults, "edition": "ru"})
    assert spoken(GAME, russian, 1, {}, "pl") == {}
