"""The messages and views as TypeScript: `python -m pondside.protocol.typescript web/src/protocol`.

A module of structs becomes a file of interfaces, with the docstrings and comments of the structs.
What the page sends may leave out what has a default; what it is sent has every field, but for those
that are left out as they are written down.  Dictionaries of a type, such as what a game's events
and the lines of its sheets hold, become interfaces too.
"""

from __future__ import annotations

import inspect
import json
import pkgutil
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, TypeGuard, get_args, get_origin, is_typeddict

from msgspec import NODEFAULT, Struct
from msgspec import inspect as types

HEADER = "// Made from {source}: do not edit; `make web` makes it again.\n"
COMMENT = re.compile(r"^    (\w+): .*?  # (?!fmt:|type:)(.+)$", re.MULTILINE)
SIMPLE: tuple[tuple[type, str], ...] = (
    (types.IntType, "number"),
    (types.FloatType, "number"),
    (types.StrType, "string"),
    (types.BoolType, "boolean"),
    (types.NoneType, "null"),
    (types.AnyType, "unknown"),
)


def written(one: types.Type, wanted: frozenset[type] = frozenset()) -> str:
    """A type; of the structs `wanted` those who ask say only what differs from the usual."""
    if isinstance(one, types.StructType):
        return f"Partial<{one.cls.__name__}>" if one.cls in wanted else one.cls.__name__
    if isinstance(one, types.TypedDictType):
        return one.cls.__name__
    if isinstance(one, types.LiteralType):
        return " | ".join(json.dumps(value) for value in one.values)
    if isinstance(one, types.UnionType):
        return " | ".join(written(kind, wanted) for kind in one.types)
    if isinstance(one, types.TupleType):
        return f"[{', '.join(written(kind, wanted) for kind in one.item_types)}]"
    if isinstance(one, types.ListType | types.VarTupleType):
        inner = written(one.item_type, wanted)
        of_many = isinstance(one.item_type, types.UnionType | types.LiteralType)
        return f"({inner})[]" if of_many and " | " in inner else f"{inner}[]"
    if isinstance(one, types.DictType):
        return f"Record<{written(one.key_type)}, {written(one.value_type, wanted)}>"
    found = next((word for kind, word in SIMPLE if isinstance(one, kind)), None)
    if found is None:
        raise TypeError(f"no TypeScript is known for {one}")
    return found


def parts_of(one: types.Type) -> Iterator[types.StructType | types.TypedDictType]:
    """What a type names directly."""
    if isinstance(one, types.StructType | types.TypedDictType):
        yield one
        return
    for name in ("types", "item_types"):
        for kind in getattr(one, name, ()):
            yield from parts_of(kind)
    for name in ("item_type", "key_type", "value_type"):
        if hasattr(one, name):
            yield from parts_of(getattr(one, name))


def reached(roots: list[type]) -> dict[type, types.StructType | types.TypedDictType]:
    """The structs, and all that they are made of, in the order in which they are met."""
    found: dict[type, types.StructType | types.TypedDictType] = {}
    waiting = [part for root in roots for part in parts_of(types.type_info(root))]
    while waiting:
        one = waiting.pop(0)
        if one.cls not in found:
            found[one.cls] = one
            waiting = [part for field in one.fields for part in parts_of(field.type)] + waiting
    return found


def source_of(cls: type) -> str:
    return inspect.getsource(cls)


def interface(
    one: types.StructType | types.TypedDictType, asks: bool, wanted: frozenset[type]
) -> Iterator[str]:
    """A struct with its docstring and the comments behind its fields."""
    of = [cls for cls in one.cls.__mro__ if cls.__module__.startswith("pondside.")]
    comments = {k: v for cls in reversed(of) for k, v in COMMENT.findall(source_of(cls))}
    if one.cls.__doc__:
        text = one.cls.__doc__.replace("None", "null")
        lines = [line.strip() for line in text.strip().splitlines()]
        yield "/** " + "\n *  ".join(lines).replace("\n *  \n", "\n *\n") + " */"
    yield f"export interface {one.cls.__name__} {{"
    omits, fields = False, one.fields
    if isinstance(one, types.StructType):
        omits = one.cls.__struct_config__.omit_defaults
        if one.tag_field:
            yield f"  {one.tag_field}: {json.dumps(one.tag)};"
    else:  # msgspec sorts the fields of a dict
        order = list(one.cls.__annotations__)
        fields = tuple(sorted(fields, key=lambda field: order.index(field.name)))
    for field in fields:
        usual = field.default is not NODEFAULT or field.default_factory is not NODEFAULT
        # What may be unset has no default here, nor is it required.
        sign = "?" if not field.required and (asks or omits or not usual) else ""
        kind = written(field.type, wanted)
        if omits and field.default is None:
            kind = kind.removesuffix(" | null")
        comment = comments.get(field.name, "").replace("None", "null")
        yield f"  {field.encode_name}{sign}: {kind};" + (f" // {comment}" if comment else "")
    yield "}"


def aliases(module: ModuleType) -> Iterator[str]:
    """The unions of structs that have a name."""
    for name, value in vars(module).items():
        members = get_args(value)
        if get_origin(value) is not None and members and all(is_own(module, m) for m in members):
            yield f"export type {name} = {' | '.join(member.__name__ for member in members)};"


def is_own(module: ModuleType, value: Any) -> TypeGuard[type]:
    known = is_typeddict(value) or (isinstance(value, type) and issubclass(value, Struct))
    return known and value.__module__ == module.__name__


def is_asked(one: type) -> bool:
    """Whether it is what the page sends."""
    return issubclass(one, Struct) and one.__struct_config__.forbid_unknown_fields


def text_of(*modules: ModuleType) -> str:
    """The structs of some modules, and what else they are made of, as one file."""
    own = [one for module in modules for one in vars(module).values() if is_own(module, one)]
    own.sort(key=is_typeddict)
    asking = [one for one in own if is_asked(one)]
    heard = reached([one for one in own if one not in asking])
    wanted = frozenset(one for one in asking if one in heard)
    found = reached(own)
    names = [one.__name__ for one in found]
    if twice := {name for name in names if names.count(name) > 1}:
        raise TypeError(f"two structs of one name: {', '.join(sorted(twice))}")
    *some, last = (f"{one.__name__.replace('.', '/')}.py" for one in modules)
    source = f"{', '.join(some)} and {last}" if some else last
    blocks = [HEADER.format(source=source)]
    for cls, one in found.items():
        asks = cls not in heard
        blocks.append("\n".join(interface(one, asks, wanted if asks else frozenset())) + "\n")
    return "\n".join(blocks + [line + "\n" for module in modules for line in aliases(module)])


def files() -> dict[str, str]:
    """Every file by its name."""
    said = [import_module(f"pondside.protocol.{name}") for name in ("messages", "companion")]
    found = {"messages.ts": text_of(*said)}
    games = import_module("pondside.games")
    for package in pkgutil.iter_modules(games.__path__, "pondside.games."):
        if package.ispkg:
            parts = ("view", "printed", "events", "sheets")
            modules = [import_module(f"{package.name}.{part}") for part in parts]
            modules = [
                one for one in modules if any(is_own(one, value) for value in vars(one).values())
            ]
            found[f"{package.name.rpartition('.')[2]}.ts"] = text_of(*modules)
    return found


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
