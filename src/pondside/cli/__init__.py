"""The `pondside` command, a module a group of commands.

Each command loads what it needs and no more: scoring a pond or replaying a record runs the rules
interpreted and starts at once; simulating and measuring run them compiled.
"""

from __future__ import annotations

# isort: off
# What is imported here is a command from then on, in this order.
from . import score as score, play as play, serve as serve
from . import records as records, lab as lab, join as join, data as data
from .app import main

__all__ = ["main"]
