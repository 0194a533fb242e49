"""A little msgspec, so that component files are read in a browser, where there is no other.

Structs are filled from plain values.  Whether a file is right is checked where it is made: only the
files of the package are read here.
"""

from __future__ import annotations

import dataclasses
import inspect
import json as plain_json
import types
import typing
from typing import Any


class ValidationError(Exception):
    """Never raised here."""


class UnsetType:
    """The type of what a file does not say."""


UNSET = UnsetType()


class Meta:
    """What a value must be like, which is not looked at here."""

    def __init__(self, **_: Any) -> None:
        pass


def field(*, name: str | None = None, **default: Any) -> Any:
    return dataclasses.field(metadata={"name": name}, **default)


class Struct:
    """A dataclass that takes the options of msgspec."""

    def __init_subclass__(cls, *, kw_only: bool = False, **_: Any) -> None:
        super().__init_subclass__()
        for name in inspect.get_annotations(cls):
            default = cls.__dict__.get(name)
            if isinstance(default, list | dict | set):
                setattr(cls, name, dataclasses.field(default_factory=type(default)))
        dataclasses.dataclass(kw_only=kw_only)(cls)
        cls.__struct_fields__ = tuple(one.name for one in dataclasses.fields(cls))  # type: ignore[arg-type, attr-defined]


def _key(one: dataclasses.Field[Any]) -> str:
    return one.metadata.get("name") or one.name


def convert(value: Any, kind: Any) -> Any:
    """A value as a type says it."""
    origin, parts = typing.get_origin(kind), typing.get_args(kind)
    if origin is typing.Annotated:
        return convert(value, parts[0])
    if origin in (typing.Union, types.UnionType):
        if value is None:
            return None
        return convert(value, next(one for one in parts if one not in (type(None), UnsetType)))
    if origin is list:
        return [convert(one, parts[0]) for one in value]
    if origin is tuple:
        kinds = [parts[0]] * len(value) if parts[-1] is Ellipsis else parts
        return tuple(convert(one, of) for one, of in zip(value, kinds, strict=True))
    if origin is dict:
        return {convert(key, parts[0]): convert(one, parts[1]) for key, one in value.items()}
    if isinstance(kind, type) and issubclass(kind, Struct):
        hints = typing.get_type_hints(kind, include_extras=True)
        return kind(
            **{
                one.name: convert(value[_key(one)], hints[one.name])
                for one in dataclasses.fields(kind)  # type: ignore[arg-type]
                if _key(one) in value
            }
        )
    return int(value) if kind is int else value


def to_builtins(value: Any) -> Any:
    if isinstance(value, Struct):
        return {
            _key(one): to_builtins(getattr(value, one.name))
            for one in dataclasses.fields(value)  # type: ignore[arg-type]
            if getattr(value, one.name) is not UNSET
        }
    if isinstance(value, dict):
        return {key: to_builtins(one) for key, one in value.items()}
    return [to_builtins(one) for one in value] if isinstance(value, list | tuple) else value


class json:
    """JSON."""

    @staticmethod
    def encode(value: Any) -> bytes:
        text = plain_json.dumps(to_builtins(value), ensure_ascii=False, separators=(",", ":"))
        return text.encode()

    class Decoder:
        def __init__(self, kind: Any) -> None:
            self._kind = kind

        def decode(self, text: bytes) -> Any:
            return convert(plain_json.loads(text), self._kind)


class structs:
    """Helpers for structs."""

    replace = staticmethod(dataclasses.replace)

    @staticmethod
    def astuple(value: Any) -> tuple[Any, ...]:
        return tuple(getattr(value, one.name) for one in dataclasses.fields(value))
