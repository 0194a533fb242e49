"""What a view says a seat may do."""

from __future__ import annotations

from .table import walk_random

SAID = {"k": "koi", "f": "feature"}


def test_every_choice_says_of_what_kind_it_is() -> None:
    """In the order of the board's pairs, the cards, or the cells of a pond: koi come first."""
    met = set()
    for match in walk_random(2, 7, goal_cards="on"):
        choices = match.view(match.actor).choices if match.actor >= 0 else []
        for choice in choices:
            kind = "keep" if choice.word.startswith("keep:") else SAID.get(choice.word[0], "draft")
            assert choice.kind == kind, choice
            assert (choice.cells is not None) == (kind == "draft")
            assert (choice.points is not None) == (choice.x is not None) == (kind in SAID.values())
        met.add(tuple(dict.fromkeys(choice.kind for choice in choices)))
    assert met == {(), ("keep",), ("draft",), ("koi",), ("feature",), ("koi", "feature")}


def test_a_view_says_whether_there_are_goal_cards() -> None:
    """KOH-SOLO-21: alone that is another option than in company."""
    for seats, options, there in (
        (2, {"goal_cards": "on"}, True),
        (2, {}, False),
        (1, {"solo_goal_cards": "on"}, True),
        (1, {}, False),
    ):
        match = next(iter(walk_random(seats, 1, **options)))
        assert match.view(None).goal_cards is there
