"""`python -m pondside.cli` is the command `pondside`."""

from __future__ import annotations

from . import main

main()
