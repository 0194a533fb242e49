"""Koi as it is simulated in the tests."""

from __future__ import annotations

from ..simulating import Simulated

SIMULATED = Simulated(
    runs={
        "imperial lake": ["--seats", "1", "-o", "scenario=imperial_lake", "-o", "goals=random"],
        "lit path, keen": ["--seats", "1", "-o", "scenario=lit_path", "--bots", "keen"],
        "three seats, goals in any order":
            ["--seats", "3", "-o", "goals=turtle+bridge+path", "-o", "first=2"],
    },
    games=2,
    slow=["lit path, keen"],
    recorded={
        "imperial lake": "goals=random scenario=imperial_lake first=random",
        "lit path, keen": "goals=usual scenario=lit_path first=random",
        "three seats, goals in any order": "goals=bridge+path+turtle scenario=none first=2",
    },
    refused=[
        (
            ["-o", "goals=path+turtle+unicorn"],
            "option goals cannot be 'path+turtle+unicorn'; use usual or random or ",
        ),
        (["-o", "goals=path+turtle"], "option goals cannot be 'path+turtle'; use usual or "),
        (["-o", "goals=path+path+turtle"], "option goals cannot be 'path+path+turtle'; use "),
        (["-o", "scenario=hot_summer"], "scenario=hot_summer is played alone, not by 2 (KOI-SOLO-"),
        (["--seats", "5"], "Koi is for 1 to 4 seats, not 5\n"),
    ],
    quick=["--seats", "1"],
    shared=False,
)  # fmt: skip
