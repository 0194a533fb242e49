"""Copying a state in compiled code as one block of memory.

Numba copies a record of this size field by field or byte by byte as the mood takes it, which is
two to thirty times slower.  Apart from doors.py because it needs Numba at import.
"""

from __future__ import annotations

from typing import Any

from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np.arrayobj import basic_indexing, make_array


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
