"""What Numba has no name for: counting bits in one instruction, copying a state as one block.

Apart from where they are used because they need Numba at import; interpreted code uses the methods
of Python's integers, and NumPy.
"""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np.arrayobj import basic_indexing, make_array


@intrinsic  # type: ignore[untyped-decorator]
def popcount(typing_context: Any, word: Any) -> Any:
    """The number of bits set in a 64-bit word."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), code


@intrinsic  # type: ignore[untyped-decorator]
def lowest(typing_context: Any, word: Any) -> Any:
    """The number of the lowest bit set in a 64-bit word that is not 0."""

    def code(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        never = context.get_constant(types.boolean, True)
        return builder.cttz(arguments[0], never)

    return types.int64(types.int64), code


@intrinsic  # type: ignore[untyped-decorator]
def copy(typing_context: Any, target: Any, to: Any, states: Any, source: Any) -> Any:
    """target[to] = states[source]"""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        def place(array: int) -> Any:
            """Where the element lies that the argument after an array says."""
            array_type = signature.args[array]
            pointer, *_ = basic_indexing(
                context,
                builder,
                array_type,
                make_array(array_type)(context, builder, arguments[array]),
                (types.intp,),
                (arguments[array + 1],),
                boundscheck=context.enable_boundscheck,
            )
            return pointer

        size = context.get_constant(types.intp, signature.args[0].dtype.size)
        cgutils.raw_memcpy(builder, place(0), place(2), size, 1)
        return context.get_dummy_value()

    return types.void(target, types.intp, states, types.intp), generate
