"""The page is told the types of the messages as they are."""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any, Literal, TypedDict

import msgspec
import pytest
from msgspec import UNSET, UnsetType

import pondside
from pondside.games import KEYS
from pondside.protocol import typescript

FOLDER = Path(pondside.__file__).parent.parent.parent / "web/src/protocol"
AGAIN = "run .venv/bin/python -m pondside.protocol.typescript web/src/protocol"
HERE = "pondside.tried"  # a module's name, so that its structs count as ours


def told(*structs: type) -> str:
    module = types.ModuleType(HERE)
    for one in structs:
        setattr(module, one.__name__, one)
    return typescript.text_of(module)


def struct(name: str, *fields: Any, **settings: Any) -> type[msgspec.Struct]:
    return msgspec.defstruct(name, fields, module=HERE, **settings)


@pytest.fixture(autouse=True)
def no_source(monkeypatch: pytest.MonkeyPatch) -> None:
    """Structs made in a test have no source to take comments from."""
    monkeypatch.setattr(typescript, "source_of", lambda cls: "")


def test_the_types_of_the_page_are_those_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    files = typescript.files()
    assert set(files) == {"messages.ts", *(f"{key}.ts" for key in KEYS)}
    assert {file.name for file in FOLDER.glob("*.ts")} == set(files)
    for name, text in files.items():
        stale = f"{name} is stale; {AGAIN}"
        assert (FOLDER / name).read_text(encoding="utf-8") == text, stale


def test_docstrings_and_comments_come_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(typescript, "source_of", lambda cls: "    ms: int | None  # None: no limit")
    text = told(struct("Limit", ("ms", int | None), namespace={"__doc__": "How long; or None."}))
    assert "/** How long; or null. */\nexport interface Limit {\n" in text
    assert "  ms: number | null; // null: no limit\n" in text


def test_what_the_page_is_sent_has_every_field() -> None:
    text = told(struct("Sent", ("n", int, 0), ("may", str | UnsetType, UNSET)))
    assert "  n: number;\n" in text
    assert "  may?: string;\n" in text


def test_what_the_page_sends_may_leave_out_what_is_usual() -> None:
    text = told(
        struct("Asked", ("id", str), ("n", int, 0), tag="asked", forbid_unknown_fields=True)
    )
    assert '  type: "asked";\n  id: string;\n  n?: number;\n' in text


def test_what_is_sent_both_ways_may_be_left_out_one_way() -> None:
    both = struct("Both", ("n", int, 0), frozen=True, forbid_unknown_fields=True)
    ask = struct("Ask", ("both", both, both()), forbid_unknown_fields=True)
    tell = struct("Tell", ("both", both))
    text = told(both, ask, tell)
    assert "  n: number;\n" in text
    assert "  both?: Partial<Both>;\n" in text
    assert "  both: Both;\n" in text


def test_what_is_not_written_down_if_it_is_usual_is_optional() -> None:
    text = told(struct("Short", ("n", int, 0), ("to", str | None, None), omit_defaults=True))
    assert "  n?: number;\n  to?: string;\n" in text


def test_types_inside_types() -> None:
    text = told(
        struct(
            "Inside",
            ("pairs", list[tuple[int, str | None]]),
            ("words", list[Literal["a", "b"]]),
            ("by", dict[str, tuple[float, ...]]),
            ("open", Any),
        )
    )
    assert "  pairs: [number, string | null][];\n" in text
    assert '  words: ("a" | "b")[];\n' in text
    assert "  by: Record<string, number[]>;\n" in text
    assert "  open: unknown;\n" in text


def test_a_dict_of_known_shape_keeps_its_order() -> None:
    class Shape(TypedDict):
        z: int
        a: str

    text = told(struct("Has", ("shape", Shape)))
    assert "export interface Shape {\n  z: number;\n  a: string;\n}" in text


def test_one_name_for_two_structs_is_refused() -> None:
    first, second = struct("Turn", ("n", int)), struct("Turn", ("k", int))
    has = struct("Has", ("first", first), ("second", second))
    with pytest.raises(TypeError, match="Turn"):
        told(has)


def test_a_type_without_a_telling_is_refused() -> None:
    with pytest.raises(TypeError, match="no TypeScript"):
        told(struct("Raw", ("data", bytes)))


def test_a_dict_of_the_module_itself_is_told_too() -> None:
    class Values(TypedDict, total=False):
        seat: int

    Values.__module__ = HERE
    assert "export interface Values {\n  seat?: number;\n}" in told(Values)
