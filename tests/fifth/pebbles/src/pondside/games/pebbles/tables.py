"""What is in the box, as the record `b`."""

from __future__ import annotations

import msgspec
import numpy as np

from ...kernel.components import Shelf, digest, read_facts
from ...kernel.game import Box, record
from .facts import Facts

BOX = record(("heap", np.uint16), ("most", np.uint16), ("last", np.int16))


def _box_of_text(text: str, source: str) -> Box:
    facts = read_facts(text, source, Facts, "pebbles")
    tables = np.zeros(1, BOX)
    tables[0] = facts.heap, facts.most, facts.last
    tables.flags.writeable = False
    return Box("pebbles", tables, {}, {}, digest(facts, set()), source, msgspec.to_builtins(facts))


_SHELF = Shelf(__package__, "pebbles.toml", _box_of_text)
open_box = _SHELF.open_box
find_box = _SHELF.find_box
read_box = _SHELF.read_box
past_digests = _SHELF.past_digests
stock_text = _SHELF.stock_text
