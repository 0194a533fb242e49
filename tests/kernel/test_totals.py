"""Points are whole numbers of any size, also where the rules are interpreted."""

from __future__ import annotations

import numpy as np
import pytest

from pondside.games import KEYS, load
from pondside.kernel import doors
from pondside.kernel.match import Match


@pytest.mark.parametrize("key", KEYS)
def test_a_total_may_be_multiplied(key: str) -> None:
    match = Match.new(key, 2, seed="totals")
    match.deal()
    sheets = np.zeros(1, load(key).sheet)
    total = doors.total(match.box.tables, match.concealed(None), 0, 0, sheets, 0)
    assert total * 10**9 == match.total(0) * 10**9
