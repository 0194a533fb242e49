"""Component files that recorded games were played with, other than the stock ones.

A record named here is replayed with the stock file of its game after these changes of its text.
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

CHANGES: dict[str, list[tuple[str, str]]] = {
    # One card of each species: they run out before anybody has 13.
    "rybowisko/ends-no-cards": [
        ("cards = 54", "cards = 18"),
        ("copies_each = 3", "copies_each = 1"),
        ("copies = 3", "copies = 1"),
    ],
    # Three koi of each size: they are sold before the deck is empty.
    "koi/ends-koi": [("count = 6\ncost", "count = 3\ncost")],
}


def component_file(record: str, folder: Path) -> str | None:
    """The path of the component file of a record, None for the stock one."""
    if record not in CHANGES:
        return None
    text: str = import_module(f"pondside.games.{record.split('/')[0]}.tables").stock_text()
    for old, new in CHANGES[record]:
        assert old in text
        text = text.replace(old, new)
    file = folder / "components.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)
