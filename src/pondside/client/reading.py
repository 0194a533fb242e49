"""How a client reads what a server says: as the protocol tells it, and with an open mind.

A newer server may say more: fields that we do not know are passed over, where the protocol lists
the words of today any word is taken, and a message of an unknown kind is none.
"""

from __future__ import annotations

import types
from functools import cache, reduce
from operator import or_
from typing import Any, Literal, TypeVar, Union, cast, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

from ..protocol.messages import Answer

T = TypeVar("T")


@cache
def _open(kind: Any) -> Any:
    """A type of the protocol that takes what a newer server may add."""
    if isinstance(kind, type) and issubclass(kind, Struct):
        return _open_struct(kind)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is Literal:
        return str
    if origin in (Union, types.UnionType):  # what need not be said is empty then
        return reduce(or_, [_open(one) for one in parts if one is not UnsetType])
    if origin in (list, dict, tuple):
        return origin[tuple(one if one is ... else _open(one) for one in parts)]
    return kind


def _open_struct(kind: type[Struct]) -> type[Struct]:
    """The same, or one of its kind whose fields take more."""
    fields: list[Any] = []
    hints = get_type_hints(kind)
    for one in msgspec.structs.fields(kind):
        wanted = _open(hints[one.name])
        if wanted == hints[one.name]:
            continue
        default = one.default
        if default is msgspec.UNSET:
            default = msgspec.field(default_factory=wanted)
        elif one.default_factory is not msgspec.NODEFAULT:
            default = msgspec.field(default_factory=one.default_factory)
        more = () if default is msgspec.NODEFAULT else (default,)
        fields.append((one.name, wanted, *more))
    if not fields and not kind.__struct_config__.forbid_unknown_fields:
        return kind
    return msgspec.defstruct(
        kind.__name__, fields, bases=(kind,), kw_only=True, forbid_unknown_fields=False
    )


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(_open(kind))


def read(text: bytes | str, kind: type[T]) -> T:
    """JSON as a type of the protocol; raises msgspec.MsgspecError."""
    named: Any = kind  # for mypy a type variable is not always hashable
    return cast("T", _decoder(named).decode(text))


class _Kind(Struct):
    type: str


_KNOWN = {str(kind.__struct_config__.tag) for kind in get_args(Answer)}


def read_answer(text: bytes | str) -> Answer | None:
    """A message of the server; None if it is of a kind that only newer clients know."""
    try:
        return cast("Answer", _decoder(Answer).decode(text))
    except msgspec.ValidationError:
        if msgspec.json.decode(text, type=_Kind).type in _KNOWN:
            raise
        return None
