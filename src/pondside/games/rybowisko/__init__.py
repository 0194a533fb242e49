"""Rybowisko: sail the lake, fish with a die, get carried off by the waves."""

from __future__ import annotations

from collections.abc import Mapping

from ...kernel.errors import Remark
from ...kernel.game import Box, Game, absent_first
from ...kernel.verbs import register
from . import (
    catch,
    invariants,
    material,
    meta,
    planning,
    printed,
    rules,
    scoring,
    state,
    view,
    words,
)


def _clash(box: Box, seats: int, chosen: Mapping[str, str]) -> Remark | None:
    """Options that the table cannot have.  RYB-SETUP-09 to 12, RYB-SOLO-01, RYB-SOLO-02"""
    target, least = int(chosen["target"]), int(box.facts["target"]["min"])
    most = material.most_fish(box, seats)
    if not least <= target <= most:
        return Remark(
            f"target={target}: the components allow {least} to {most} at a table of {seats} "
            "(RYB-SETUP-12)",
            "target",
            {"target": target, "least": least, "most": most, "seats": seats},
        )
    for seat in range(1, 5):
        option = f"luck_p{seat}"
        if seat > seats and chosen[option] != box.defaults[option]:
            return Remark(
                f"{option}={chosen[option]}: seat {seat} is not at this table of {seats}",
                "absent_seat",
                {"option": option, "value": chosen[option], "seat": seat, "seats": seats},
            )
    absent = absent_first(chosen, seats)
    if absent:
        return absent
    if seats == 1:
        return _solo_clash(box, chosen)
    luck = sum(int(chosen[f"luck_p{seat}"]) for seat in range(1, seats + 1))
    total = box.facts["luck"]["total"]
    if chosen["strict_components"] == "on" and luck > total:
        return Remark(
            f"{luck} luck tokens are wanted and the box has {total}; "
            "strict_components=off allows it (RYB-SETUP-10)",
            "too_much_luck",
            {"luck": luck, "total": total},
        )
    return None


def _solo_clash(box: Box, chosen: Mapping[str, str]) -> Remark | None:
    """A solo score is worth comparing only if everybody plays the same game."""
    if not box.facts["players"]["solo"]:
        return Remark("the components say that there is no solo game (players.solo)", "no_solo", {})
    for option in ("target", "luck_p1", "max_rounds"):
        if chosen[option] != box.defaults[option]:
            turns, luck = box.facts["solo"]["turns"], box.defaults["luck_p1"]
            return Remark(
                f"{option}={chosen[option]}: a solo game has {turns} turns and {luck} luck tokens "
                "(RYB-SOLO-01, RYB-SOLO-02)",
                "solo_figures",
                {"option": option, "value": chosen[option], "turns": turns, "luck": int(luck)},
            )
    return None


GAME = register(
    Game.of(
        meta,
        material,
        state,
        rules,
        scoring,
        words,
        view,
        invariants,
        order_clause="RYB-TURN-02",
        score_text=catch.score_text,
        clash=_clash,
        plan=planning.plan,
        printed=printed.printed,
    )
)
