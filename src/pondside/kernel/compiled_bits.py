"""Counting bits in one instruction, where compiled code may use it.

Numba has no name for these; interpreted code uses the methods of Python's integers.
"""

from __future__ import annotations

from numba import types
from numba.extending import intrinsic


@intrinsic
def popcount(typing_context, word):  # type: ignore[no-untyped-def]
    """The number of bits set in a 64-bit word."""

    def code(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic
def lowest(typing_context, word):  # type: ignore[no-untyped-def]
    """The number of the lowest bit set in a 64-bit word that is not 0."""

    def code(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
        never = context.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], never)

    return types.int64(types.int64), code
