"""How this process runs the rules: interpreted, compiled with bounds checks, or compiled.

Fixed by the first use; knows neither Numba nor the file system.
"""

from __future__ import annotations

import os
import sys
import warnings

PLAIN, CHECKED, FAST = "plain", "checked", "fast"
MODES = (PLAIN, CHECKED, FAST)

_chosen: str | None = None


def mode() -> str:
    """The mode of this process: `PONDSIDE_MODE`, or fast.  Fixed by the first use."""
    global _chosen
    if _chosen is None:
        wanted = os.environ.get("PONDSIDE_MODE", FAST)
        if wanted not in MODES:
            print(f"PONDSIDE_MODE is {wanted!r}; use one of: {', '.join(MODES)}", file=sys.stderr)
            raise SystemExit(2)
        _chosen = wanted
        if wanted == CHECKED:
            # Bounds are checked at any level, and a lower one compiles a quarter faster.
            os.environ.setdefault("NUMBA_OPT", "1")
        if wanted == PLAIN:
            # A wrapped counter must be an error where it can be noticed; compiled code is silent.
            warnings.filterwarnings("error", category=RuntimeWarning, module=r"pondside\..*")
    return _chosen


def prefer_plain() -> None:
    """Run interpreted unless the environment says otherwise: a short command starts at once."""
    global _chosen
    if _chosen is None and "PONDSIDE_MODE" not in os.environ:
        _chosen = PLAIN
