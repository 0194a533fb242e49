"""Settings for all tests."""

from __future__ import annotations

import gc

import pytest
from hypothesis import settings

# The first call of a compiled function compiles it, so single examples have no time limit; and a
# test must not fail today on an example that it passed over yesterday.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The browser's tests come first, then the order is as found.

    They wait more than they reckon.  At the front one worker has them all, with one browser, one
    service and one set of games to look at, while the other keeps its core busy.
    """
    items.sort(key=lambda item: not item.nodeid.startswith("tests/web/"))


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: no search for garbage need look at them again."""
    gc.collect()
    gc.freeze()
