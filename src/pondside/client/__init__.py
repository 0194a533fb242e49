"""Playing at a Pondside server from Python: docs/protocol.md as a small library.

For bots and tools.  It knows no rules and no games: what may be played is in the views.
docs/client.md shows how it is used.
"""

from __future__ import annotations

from ..protocol.messages import Bot, Me, Open
from . import errors
from .client import Client
from .errors import Disconnected, Refused
from .table import Table

__all__ = ["Bot", "Client", "Disconnected", "Me", "Open", "Refused", "Table", "errors"]
