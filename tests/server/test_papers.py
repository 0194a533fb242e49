"""The page about the protocol, the two machine-readable documents and the code say the same."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

import pondside
from pondside.games import KEYS
from pondside.protocol import messages
from pondside.service import socket
from pondside.service.asyncapi import asyncapi
from pondside.table.seats import NO_TABLE

from .house import House, run

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")


def cells(title: str, first: str) -> dict[str, str]:
    """A table of the page, found below some words: what stands in its first two columns."""
    below = PAGE[PAGE.index(title) :]
    below = below[below.index(first) :].split("\n\n")[0]
    rows = [line.strip("| ").split(" | ") for line in below.splitlines()[2:]]
    return {row[0].strip("` "): row[1] if len(row) > 1 else "" for row in rows}


def fields_of(kind: Any) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(kind)}


def tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def openapi() -> Any:
    async def scenario() -> Any:
        import tempfile

        with tempfile.TemporaryDirectory() as folder:
            async with House(Path(folder) / "tables.db") as house:
                answer = await house.guest().get("/schema/openapi.json")
                return json.loads(answer.content)

    return run(scenario())


@pytest.fixture(scope="module")
def document() -> Any:
    return openapi()


def test_the_page_names_every_address_and_no_other(document: Any) -> None:
    told = {re.sub(r"\?.*", "", address) for address in cells("## HTTP", "| |")}
    known = {
        f"{method.upper()} {path}"
        for path, methods in document["paths"].items()
        for method in methods
    }
    known.add("GET /metrics")  # for Prometheus, which asks for no schema
    assert told == known


def test_the_openapi_document_is_whole(document: Any) -> None:
    assert document["openapi"].startswith("3.")
    assert document["info"]["title"] == "Pondside"
    schemas = set(document["components"]["schemas"])
    for ref in references(document):
        assert ref.removeprefix("#/components/schemas/") in schemas


def references(value: Any) -> list[str]:
    """Every $ref inside a document."""
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [ref for one in value.values() for ref in references(one)]
    if isinstance(value, list):
        return [ref for one in value for ref in references(one)]
    return []


def test_the_page_names_every_message_to_the_server_with_its_fields() -> None:
    told = cells("To the server:", "| type")
    kinds = {tag(kind): fields_of(kind) - {"id"} for kind in get_args(messages.Request)}
    assert set(told) == set(kinds)
    for name, fields in kinds.items():
        assert set(re.findall(r"`(\w+)`", told[name])) == fields, name


def test_the_page_names_every_message_of_the_server_with_its_fields() -> None:
    told = cells("From the server:", "| type")
    kinds = {tag(kind): fields_of(kind) for kind in get_args(messages.Answer)}
    assert set(told) == set(kinds)
    for name, fields in kinds.items():
        if name == "update":
            assert told[name] == "the same without `table` and `printed`"
            assert fields == kinds["state"] - {"table", "printed"}
        else:
            assert set(re.findall(r"`(\w+)`", told[name])) == fields, name


def test_the_page_shows_a_table_with_the_fields_it_has() -> None:
    block = PAGE[PAGE.index("`TableInfo` is") :].split("```")[1].removeprefix("json")
    shown = json.loads(block)
    assert set(shown) == fields_of(messages.TableInfo) - {"invites", "watch"}
    assert set(shown["seats"][0]) == fields_of(messages.SeatInfo)


def test_the_page_tells_the_codes_a_socket_is_closed_with() -> None:
    for code in (NO_TABLE, socket.SILENT, socket.TOO_FAST, 4403):
        assert str(code) in PAGE
    assert f"{messages.MAX_MESSAGE} bytes" in PAGE
    assert f"{socket.SILENCE:.0f} s of silence" in PAGE


def test_the_asyncapi_document_is_whole_and_has_every_message_and_every_view() -> None:
    document = json.loads(json.dumps(asyncapi()))
    assert document["asyncapi"] == "3.0.0"
    named = set(document["components"]["messages"])
    assert named == {
        kind.__name__ for kind in (*get_args(messages.Request), *get_args(messages.Answer))
    }
    for key in KEYS:
        assert key.title().replace("_", "") + "View" in document["components"]["schemas"]
    for ref in references(document):
        found: Any = document
        for part in ref.removeprefix("#/").split("/"):
            assert part in found, ref
            found = found[part]


def test_the_asyncapi_document_is_served(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with House(tmp_path / "tables.db") as house:
            answer = await house.guest().get("/schema/asyncapi.json")
            assert answer.json() == json.loads(json.dumps(asyncapi()))

    run(scenario())


def test_every_refusal_the_code_can_make_is_told_on_the_page() -> None:
    package = Path(pondside.__file__).parent
    files = [*package.glob("table/*.py"), package / "service" / "socket.py"]
    code = "".join(file.read_text() for file in files)
    made = set(re.findall(r'Refused\(\s*"(\w+)"', code))
    made |= set(re.findall(r'refuse\(connection, [^,]+, "(\w+)"', code))
    assert len(made) > 8
    assert {name for name in made if f"`{name}`" not in PAGE} == set()
