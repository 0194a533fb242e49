"""Texts of Kōhaku as `pondside score` is given them."""

from __future__ import annotations

from ..scoring import Scored

EX_01 = """\
Fr    rw.f2  Fbw    b.d3
r.d2  S      bw.f3  G
T     ry.f2  R      wy.d2
"""
CATEGORIES = [
    "single_flower",
    "double_flower",
    "rocks",
    "frog",
    "statue",
    "butterflies",
    "turtle",
    "coins",
    "goal",
]

SCORED = Scored(
    text=EX_01,
    sheet=CATEGORIES,
    alike={
        "rows divided by slashes": EX_01.replace("\n", " / "),
        "line ends of Windows": EX_01.replace("\n", "\r\n"),
        "comments and empty lines": EX_01.replace("\n", "  # a remark\n\n"),
        "the usual origin": "origin: 0,0\n" + EX_01,
        "an origin before a slash": "origin : 0 , 0 / " + EX_01,
        "tabs between the cells": EX_01.replace("  ", "\t"),
        "colours turned round": EX_01.replace("Fbw", "Fwb").replace("rw.", "wr."),
        "the usual coin written down": EX_01.replace("r.d2", "r.d2$1"),
        "no line end at the end": EX_01.rstrip("\n"),
        "gaps at the right edge": EX_01.replace("\n", "  -  -\n"),
    },
)
