"""What an owner with another box does: a component file edited and written."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

Facts: TypeAlias = dict[str, Any]
Edit: TypeAlias = Callable[[Facts], None]
Own: TypeAlias = Callable[..., str]  # edits in, the path of the file out


def inside(value: Any, word: str) -> Any:
    """A value of a table, or the block of a list by its id or code, else by its place."""
    if not isinstance(value, list):
        return value[word]
    named = (one for one in value if word in (str(one.get("id")), one.get("code")))
    found = next(named, None)
    return value[int(word)] if found is None else found


def _way(facts: Facts, way: list[str]) -> Any:
    here: Any = facts
    for word in way:
        here = inside(here, word)
    return here


def put(path: str, value: object) -> Edit:
    """Write another value, such as `species.ROZ.min`."""
    *way, last = path.split(".")

    def edit(facts: Facts) -> None:
        here = _way(facts, way)
        assert here.get(last) != value, f"{path} is {value!r} anyway"
        here[last] = value

    return edit


def drop(path: str) -> Edit:
    """Take out a key of a table or a block of a list."""
    *way, last = path.split(".")

    def edit(facts: Facts) -> None:
        here = _way(facts, way)
        if isinstance(here, list):
            here.remove(inside(here, last))
        else:
            del here[last]

    return edit


def add(path: str, like: str, **values: object) -> Edit:
    """One more block of a list, like the one named but for these values."""

    def edit(facts: Facts) -> None:
        blocks = _way(facts, path.split("."))
        blocks.append({**json.loads(json.dumps(inside(blocks, like))), **values})

    return edit


def edited(stock: str, *edits: Edit) -> Facts:
    """The facts of the stock file, told as JSON, with some of them edited."""
    facts: Facts = json.loads(stock)
    for edit in edits:
        edit(facts)
    return facts


def toml(facts: Facts) -> str:
    """The text of a component file: tables, and lists of blocks at the top or one level below."""

    def value(item: Any) -> str:
        if isinstance(item, dict):
            return "{ " + ", ".join(f"{key} = {value(part)}" for key, part in item.items()) + " }"
        if isinstance(item, list):
            return "[" + ", ".join(map(value, item)) + "]"
        return json.dumps(item, ensure_ascii=False)

    def is_blocks(item: Any) -> bool:
        return isinstance(item, list) and bool(item) and isinstance(item[0], dict)

    lines = [f"{title} = []" for title, content in facts.items() if content == []]
    for title, content in facts.items():
        for table in content if isinstance(content, list) else [content]:
            lines.append(f"[[{title}]]" if isinstance(content, list) else f"[{title}]")
            lines += [f"{key} = {value(x)}" for key, x in table.items() if not is_blocks(x)]
            for key, item in table.items():
                for block in item if is_blocks(item) else []:
                    lines.append(f"[[{title}.{key}]]")
                    lines += [f"{name} = {value(part)}" for name, part in block.items()]
    return "\n".join(lines)


def replaced(text: str, *changes: tuple[str, str]) -> str:
    """A text with pieces of it replaced, each where it stands first."""
    for old, new in changes:
        assert old in text, f"the stock file has no {old!r}"
        text = text.replace(old, new, 1)
    return text


def writer(folder: Path, text_of: Callable[..., str]) -> Own:
    """Writes the text that edits make into a new file of a folder; returns its path."""

    def write(*edits: Any, **more: Any) -> str:
        file = folder / f"own-{len(list(folder.iterdir()))}.toml"
        file.write_text(text_of(*edits, **more), encoding="utf-8")
        return str(file)

    return write


def only(found: list[str], check: str, *said: str) -> None:
    """Nothing but this check failed, and the message says these things."""
    assert len(found) == 1, found
    assert found[0].startswith(f"{check}: " if check else ""), found[0]
    for words in said:
        assert words in found[0], found[0]
