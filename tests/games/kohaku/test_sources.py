"""Where the clauses come from that only one edition has."""

from __future__ import annotations

import re

from ..test_clause_tables import ROOT, origins_in


def test_what_the_goal_cards_of_kohaku_do_is_told_by_the_polish_edition_alone() -> None:
    """The Russian edition has none, and R by itself means both."""
    origins = origins_in(ROOT / "docs" / "rules" / "kohaku.md")
    cards = {id: origin for id, origin in origins.items() if id.startswith("KOH-GOAL-")}
    assert len(cards) == 14
    assert [id for id, origin in cards.items() if re.search(r"R(?! pl)", origin)] == []
    assert cards["KOH-GOAL-10"] == "R pl"
