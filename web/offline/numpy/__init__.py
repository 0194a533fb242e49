"""A little NumPy of lists, so that the rules run in a browser, where there is no other.

Whole numbers, records of them, indexing and slicing that share memory: as much as scoring a text
needs, and nothing is rounded or cut to a width.  tests/web/test_offline.py compares the results
with those of NumPy itself.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from operator import index
from types import SimpleNamespace
from typing import Any


class Number:
    """A type of whole numbers."""

    names = None
    shape = ()

    def __init__(self, name: str) -> None:
        self.name, self.base = name, self

    def __call__(self, value: Any = 0) -> int:
        return builtins.int(value)

    def fresh(self) -> int:
        return 0


int8, int16, int32, int64, uint8, uint16, uint32, uint64, bool_ = map(
    Number, ("int8", "int16", "int32", "int64", "uint8", "uint16", "uint32", "uint64", "bool")
)


class dtype:
    """The layout of a record; of a type of numbers it is that type."""

    def __class_getitem__(cls, _: Any) -> Any:
        return Any

    def __new__(cls, what: Any, align: bool = False) -> Any:
        if isinstance(what, dtype | Number):
            return what
        made: Any = object.__new__(cls)
        if isinstance(what, tuple):  # the same layout with another class of records
            kind, layout = what
            made.__dict__.update(layout.__dict__)
            made.type = kind
            return made
        made.fields = {name: (base, tuple(*shape)) for name, base, *shape in what}
        made.names, made.type, made.base, made.shape = tuple(made.fields), void, made, ()
        return made

    def __getitem__(self, name: str) -> Any:
        return self.fields[name][0]  # type: ignore[attr-defined]

    def fresh(self) -> Any:
        return self.type(self)  # type: ignore[attr-defined]


class void:
    """A record."""

    def __init__(self, layout: Any) -> None:
        self.dtype = layout
        self._data: dict[str, Any] = {
            name: ndarray.fresh(shape, base) if shape else base.fresh()
            for name, (base, shape) in layout.fields.items()
        }

    def __getitem__(self, name: str) -> Any:
        return self._data[name]

    def __setitem__(self, name: str, value: Any) -> None:
        old = self._data[name]
        if isinstance(old, ndarray):
            old[...] = value
        elif isinstance(old, void):
            old.take(value)
        else:
            self._data[name] = builtins.int(value)

    def take(self, other: void) -> None:
        """Become equal to another."""
        for name in self._data:
            self[name] = other[name]

    def item(self) -> tuple[Any, ...]:
        return tuple(self._data.values())


class ndarray:
    """Numbers, or records, in a list; parts of it share the list."""

    def __class_getitem__(cls, _: Any) -> Any:
        return Any

    def __init__(
        self, flat: list[Any], begin: int, shape: tuple[int, ...], steps: tuple[int, ...], base: Any
    ) -> None:
        self._flat, self._begin, self.shape, self._steps = flat, begin, shape, steps
        self.dtype = base

    @classmethod
    def fresh(cls, shape: tuple[int, ...], base: Any) -> ndarray:
        return cls.of([base.fresh() for _ in range(_product(shape))], shape, base)

    @classmethod
    def of(cls, flat: list[Any], shape: tuple[int, ...], base: Any) -> ndarray:
        steps = tuple(_product(shape[k + 1 :]) for k in range(len(shape)))
        return cls(flat, 0, shape, steps, base)

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Any]:
        return (self[k] for k in range(len(self)))

    def _part(self, key: Any) -> ndarray:
        keys = key if isinstance(key, tuple) else (key,)
        at = next((k for k, one in enumerate(keys) if one is Ellipsis), None)
        if at is not None:
            rest = (slice(None),) * (len(self.shape) - len(keys) + 1)
            keys = (*keys[:at], *rest, *keys[at + 1 :])
        begin, shape, steps = self._begin, [], []
        for k, n, step in zip(keys, self.shape, self._steps, strict=False):
            if isinstance(k, slice):
                first, _, by = k.indices(n)
                shape.append(len(range(*k.indices(n))))
                steps.append(step * by)
                begin += first * step
            else:
                at = index(k)
                if not -n <= at < n:
                    raise IndexError(f"index {at} is out of bounds for {n}")
                begin += at % n * step
        shape += self.shape[len(keys) :]
        steps += self._steps[len(keys) :]
        return ndarray(self._flat, begin, tuple(shape), tuple(steps), self.dtype)

    def _spots(self) -> list[int]:
        spots = [self._begin]
        for n, step in zip(self.shape, self._steps, strict=True):
            spots = [at + k * step for at in spots for k in range(n)]
        return spots

    def values(self) -> list[Any]:
        """All in reading order."""
        return [self._flat[at] for at in self._spots()]

    def __getitem__(self, key: Any) -> Any:
        if isinstance(key, str):
            return Field(self, key)
        part = self._part(key)
        return part if part.shape else self._flat[part._begin]

    def __setitem__(self, key: Any, value: Any) -> None:
        if isinstance(key, str):
            Field(self, key)[...] = value
            return
        if isinstance(key, tuple) and isinstance(key[-1], ndarray):  # at each of these
            for k in key[-1]:
                self[(*key[:-1], k)] = value
            return
        part = self._part(key)
        for at, one in zip(part._spots(), _spread(value, part.shape), strict=True):
            if isinstance(self._flat[at], void):
                self._flat[at].take(one)
            else:
                self._flat[at] = builtins.int(one)

    def tolist(self) -> list[Any]:
        if len(self.shape) > 1:
            return [one.tolist() for one in self]
        return [one.item() if isinstance(one, void) else one for one in self.values()]

    def item(self, k: int = 0) -> Any:
        one = self.values()[k]
        return one.item() if isinstance(one, void) else one

    def astype(self, base: Any) -> ndarray:
        return ndarray.of(self.values(), self.shape, base)

    def _each(self, with_: Any, how: Callable[[Any, Any], Any], base: Any) -> ndarray:
        others = with_.values() if isinstance(with_, ndarray) else [with_] * _product(self.shape)
        values = [how(a, b) for a, b in zip(self.values(), others, strict=True)]
        return ndarray.of(values, self.shape, base)

    def __eq__(self, other: Any) -> Any:
        return self._each(other, lambda a, b: a == b, bool_)

    def __mod__(self, other: Any) -> ndarray:
        return self._each(other, lambda a, b: a % b, self.dtype)

    def __floordiv__(self, other: Any) -> ndarray:
        return self._each(other, lambda a, b: a // b, self.dtype)

    def sum(self) -> Any:
        return builtins.sum(self.values())

    def all(self) -> bool:
        return builtins.all(self.values())

    def any(self) -> bool:
        return builtins.any(self.values())

    def max(self) -> Any:
        return builtins.max(self.values())

    @property
    def flags(self) -> SimpleNamespace:
        """Nothing here is guarded against being written to."""
        return SimpleNamespace()


class Field:
    """One field of every record of an array."""

    def __init__(self, records: ndarray, name: str) -> None:
        self._records, self._name = records, name

    def __len__(self) -> int:
        return len(self._records)

    def __iter__(self) -> Iterator[Any]:
        return (one[self._name] for one in self._records)

    def __getitem__(self, key: Any) -> Any:
        first, *rest = key if isinstance(key, tuple) else (key,)
        value = self._records[first][self._name]
        return value[tuple(rest)] if rest else value

    def __setitem__(self, key: Any, value: Any) -> None:
        if key is Ellipsis or key == slice(None):
            for one in self._records:
                one[self._name] = value
            return
        first, *rest = key if isinstance(key, tuple) else (key,)
        if rest:
            self._records[first][self._name][tuple(rest)] = value
        else:
            self._records[first][self._name] = value


def _product(shape: tuple[int, ...]) -> int:
    n = 1
    for k in shape:
        n *= k
    return n


def _spread(value: Any, shape: tuple[int, ...]) -> Iterator[Any]:
    """The values for a shape, repeated where there are too few dimensions of them."""
    if not shape:
        yield value
    elif not isinstance(value, ndarray | Field | list | tuple | range):
        yield from [value] * _product(shape)
    else:
        parts = list(value)
        deeper = bool(parts) and isinstance(parts[0], ndarray | list | tuple)
        if len(shape) > 1 and not deeper:
            parts = [value] * shape[0]
        elif len(parts) == 1:
            parts *= shape[0]
        if len(parts) != shape[0]:
            raise ValueError(f"{len(parts)} values do not fit in {shape[0]}")
        for part in parts:
            yield from _spread(part, shape[1:])


def _shape_of(value: Any) -> tuple[int, ...]:
    if not isinstance(value, ndarray | list | tuple):
        return ()
    return (len(value), *(_shape_of(value[0]) if len(value) else ()))


def zeros(shape: int | tuple[int, ...], base: Any = int64) -> ndarray:
    return ndarray.fresh((shape,) if isinstance(shape, int) else shape, base)


empty = zeros


def full(shape: int | tuple[int, ...], value: Any, base: Any = int64) -> ndarray:
    made = zeros(shape, base)
    made[...] = value
    return made


def array(value: Any, base: Any = int64) -> ndarray:
    parts = value if isinstance(value, ndarray | list | tuple) else list(value)
    made = zeros(_shape_of(parts), base)
    made[...] = parts
    return made


asarray = array


def arange(n: int) -> ndarray:
    return array(range(n))


def divmod(one: ndarray, by: int) -> tuple[ndarray, ndarray]:
    return one // by, one % by


def transpose(value: Any) -> ndarray:
    one = value if isinstance(value, ndarray) else array(value)
    return ndarray(one._flat, one._begin, one.shape[::-1], one._steps[::-1], one.dtype)
