"""Every test of the command runs in the surroundings of tests/conftest.py."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def _in_surroundings(games: Path) -> None:
    """English, no colours asked for, own saves."""
