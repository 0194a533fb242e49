"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

# The first call of a compiled function compiles it, so single examples have no time limit; and a
# test must not fail today on an example that it passed over yesterday.
settings.register_profile("house", deadline=None, derandomize=True)
settings.load_profile("house")
