"""One garden: where a piece fits, what laying it does, and which awards it wins."""

from __future__ import annotations

from ...kernel.compiling.decorate import compiled, inlined
from .cells import WORD, beside, full_lines
from .material import KOI_SIDE, SECTIONS
from .state import LOST, OPEN, WON


@inlined
def covered(garden):
    return int(garden.covered[0]), int(garden.covered[1]), int(garden.covered[2])


@inlined
def undecorated(garden):
    """The cells where a water tile or bonus token lies on top."""
    return (
        int(garden.covered[0]) & ~int(garden.decorated[0]),
        int(garden.covered[1]) & ~int(garden.decorated[1]),
        int(garden.covered[2]) & ~int(garden.decorated[2]),
    )


@inlined
def taken(b, garden):
    """The cells that no water tile or bonus token may lie on.  WOD-TURN-04, WOD-DECO-06"""
    return undecorated(garden) if b.cover_decorations else covered(garden)


@inlined
def filled(b, garden):
    """The cells that count for lines and marked areas.  WOD-DECO-07"""
    return covered(garden) if b.decorations_fill else undecorated(garden)


@inlined
def is_whole(garden, k):
    """Whether nothing lies on a decoration: only then it counts.  WOD-DECO-06"""
    hidden = int(garden.decoration[k, 0]) & ~int(garden.decorated[0])
    hidden |= int(garden.decoration[k, 1]) & ~int(garden.decorated[1])
    hidden |= int(garden.decoration[k, 2]) & ~int(garden.decorated[2])
    return hidden == 0


@inlined
def free_anchors(b, piece, orientation, taken_a, taken_b, taken_c):
    """Where a piece in an orientation can be anchored off some cells, as a set.

    WOD-TURN-03, WOD-TURN-04.  A cell that lies d behind the anchor bars the anchors d before the
    taken cells, so the taken cells shifted by every d of the piece bar all that are barred.
    """
    a = int(b.anchors[piece, orientation, 0])
    if a == 0:
        return 0, 0, 0  # a lower orientation looks the same
    barred_a, barred_b, barred_c = 0, 0, 0
    for k in range(b.n_cells[piece]):
        d = int(b.cell[piece, orientation, k])
        if d < WORD:
            barred_a |= taken_a >> d | taken_b << WORD - d
            barred_b |= taken_b >> d | taken_c << WORD - d
            barred_c |= taken_c >> d
        else:
            barred_a |= taken_b >> d - WORD | taken_c << 2 * WORD - d
            barred_b |= taken_c >> d - WORD
    return (
        a & ~barred_a,
        int(b.anchors[piece, orientation, 1]) & ~barred_b,
        int(b.anchors[piece, orientation, 2]) & ~barred_c,
    )


@inlined
def off_decorations(garden):
    """The cells that a further decoration may not have.  WOD-ALT-03, WOD-ALT-04"""
    a, b, c = covered(garden)
    on_a, on_b, on_c = 0, 0, 0
    for k in range(garden.n_decorations):  # even one with a token on it
        on_a |= int(garden.decoration[k, 0])
        on_b |= int(garden.decoration[k, 1])
        on_c |= int(garden.decoration[k, 2])
    near_a, near_b, near_c = beside(on_a, on_b, on_c)
    return a | near_a, b | near_b, c | near_c


@inlined
def has_anchor(b, piece, orientation, anchor):
    """Whether nothing sticks out.  WOD-TURN-03"""
    return b.anchors[piece, orientation, anchor // WORD] >> anchor % WORD & 1 == 1


@compiled
def overlaps(b, piece, orientation, anchor, taken_a, taken_b, taken_c):
    """Whether a piece that fits the grid would lie on one of some cells."""
    for k in range(b.n_cells[piece]):
        cell = anchor + int(b.cell[piece, orientation, k])
        word = taken_a if cell < WORD else taken_b if cell < 2 * WORD else taken_c
        if word >> cell % WORD & 1:
            return True
    return False


@compiled
def lay(b, garden, piece, orientation, anchor):
    """Cover the cells of a tile or bonus token and show its symbols.  WOD-TURN-06, WOD-BONUS-09"""
    for k in range(b.n_cells[piece]):
        cell = anchor + int(b.cell[piece, orientation, k])
        word, bit = cell // WORD, 1 << cell % WORD
        garden.covered[word] |= bit
        garden.decorated[word] &= ~bit
        if b.symbol[piece, orientation, k]:
            if orientation < KOI_SIDE:
                garden.koi[word] |= bit
            else:
                garden.lily[word] |= bit


@compiled
def decorate(b, garden, shape, piece, orientation, anchor):
    """Lay a decoration of side B.  WOD-ALT-02, WOD-DECO-07"""
    for k in range(b.n_cells[piece]):
        cell = anchor + int(b.cell[piece, orientation, k])
        garden.decoration[garden.n_decorations, cell // WORD] |= 1 << cell % WORD
    _put(garden, shape)


@inlined
def _put(garden, shape):
    """The next decoration lies on its cells."""
    for k in range(3):
        word = garden.decoration[garden.n_decorations, k]
        garden.covered[k] |= word
        garden.decorated[k] |= word
    garden.shapes[garden.n_decorations] = shape
    garden.n_decorations += 1


@compiled
def settle_areas(b, s, garden):
    """Decoration areas of side A that are lost or surrounded now.  WOD-DECO-02 to 06

    Those lost first: what lies on them is no decoration, for each is laid on its own area alone.
    A decoration laid here surrounds no other area (WOD-DECO-03).
    """
    layout = int(garden.layout)
    for k in range(b.n_deco_areas[layout]):
        if garden.deco_area[k] == LOST:
            continue
        on, open_side = 0, 0
        for w in range(3):
            water = int(garden.covered[w]) & ~int(garden.decorated[w])
            on |= int(b.deco_area[layout, k, w]) & water
            open_side |= int(b.deco_around[layout, k, w]) & ~water
        if on != 0:
            garden.deco_area[k] = LOST  # even one that was won, if tokens may be laid on it
        elif garden.deco_area[k] == OPEN and open_side == 0:
            garden.deco_area[k] = WON
            shape = int(b.deco_shape[layout, k])
            for w in range(3):
                garden.decoration[garden.n_decorations, w] = b.deco_area[layout, k, w]
            s.supply[shape] -= 1
            _put(garden, shape)


@inlined
def award(b, s, garden):
    """What the garden wins after a placing, all of it at once.  WOD-BONUS-01 to 07"""
    layout = int(garden.layout)
    if b.n_deco_areas[layout] > 0:
        settle_areas(b, s, garden)
    first, second, third = filled(b, garden)
    lines = full_lines(first, second, third)
    used = int(garden.used)
    if lines != 0:
        for k in range(SECTIONS):
            if lines & b.section[k] != 0 and used >> k & 1 == 0:
                used |= 1 << k
                garden.hand[b.section_token[k]] += 1
        garden.used = used
    done = int(garden.done)
    for k in range(b.n_areas[layout]):
        if done >> k & 1:
            continue
        bare = int(b.area[layout, k, 0]) & ~first
        bare |= int(b.area[layout, k, 1]) & ~second
        bare |= int(b.area[layout, k, 2]) & ~third
        if bare == 0:
            done |= 1 << k
            garden.hand[b.area_token[layout, k]] += 1
    garden.done = done


@inlined
def in_hand(garden):
    """How many bonus tokens the owner has in hand."""
    return int(garden.hand[0]) + int(garden.hand[1]) + int(garden.hand[2]) + int(garden.hand[3])
