"""How to play Kōhaku well."""

from __future__ import annotations

from ..games.kohaku import GAME
from ..games.kohaku.scoring import rival_total
from ..kernel import verbs
from ..kernel.compiled import compiled
from ..kernel.playout import below

SCRATCH = 4  # states
WORK = 400  # numbers

__all__ = ["GAME"]


@compiled
def worth(b, s, seat):  # type: ignore[no-untyped-def]
    return 0


@compiled
def opposed(b, s):  # type: ignore[no-untyped-def]
    return rival_total(b, s, 2)


@compiled
def imagine(b, s, seat, rng):  # type: ignore[no-untyped-def]
    pass


@compiled
def advise(box, states, i, rng, work):  # type: ignore[no-untyped-def]
    n = verbs.legal(box[0], states[i], work)
    return work[below(rng, n)]


@compiled
def list_turns(box, states, i, work, turns, lengths, hopes):  # type: ignore[no-untyped-def]
    n = verbs.legal(box[0], states[i], work)
    n = min(n, len(turns))
    for k in range(n):
        turns[k, 0] = work[k]
        lengths[k] = 1
        hopes[k] = 0
    return n
