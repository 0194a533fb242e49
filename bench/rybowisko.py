"""Lengths, rests, catches, ties and points in what `simulate rybowisko --out FOLDER` recorded.

python bench/rybowisko.py FOLDER…
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from statistics import mean, quantiles


def told(folder: Path) -> str:
    rounds, points = [], []
    turns = tries = fish = ties = shared = 0
    for file in sorted(folder.glob("*.pond")):
        text = file.read_text(encoding="utf-8")
        seats = int(text.partition("\nseats ")[2][0])
        played = len(re.findall(r"^P\d [a-q]\d+", text, re.M))
        turns += played
        tries += len(re.findall(r" >[NESW]\b", text))  # every catch turns its token over
        fish += len(re.findall(r"\b[rygb][12]:[A-Z]{3}\b", text)) - 8  # cards after the set-up
        rounds.append(played // seats)
        line = text.partition("\nresult ")[2]
        totals = [int(n) for n in re.findall(r"P\d (\d+)", line.partition("luck")[0])]
        points += totals
        ties += totals.count(max(totals)) > 1
        shared += len(re.findall(r"P\d", line.partition(" win ")[2])) > 1
    n, tenths, fourths = len(rounds), quantiles(rounds, n=10), quantiles(points, n=4)
    return (
        f"{folder.name}: {n} games, {mean(rounds):.1f} rounds ({tenths[0]:.0f}-{tenths[-1]:.0f}), "
        f"{100 - 100 * tries / turns:.0f} % rests, {100 * fish / tries:.0f} % of the tries catch, "
        f"{100 * ties / n:.0f} % ties, {100 * shared / n:.0f} % shared; {mean(points):.1f} points "
        f"(half {fourths[0]:.0f}-{fourths[2]:.0f}, best {max(points)})"
    )


if __name__ == "__main__":
    for name in sys.argv[1:]:
        print(told(Path(name)))
