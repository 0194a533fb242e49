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
def copy(typing_context: Any, states: Any, to: Any, source: Any) -> Any:
    """states[to] = states[source]"""

    def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        array_type = signature.args[0]
        array = make_array(array_type)(context, builder, arguments[0])
        index_types = (types.intp,)

        def place(index: Any) -> Any:
            pointer, *_ = basic_indexing(
                context, builder, array_type, array, index_types, (index,),
                boundscheck=context.enable_boundscheck,
            )  # fmt: skip
            return pointer

        size = context.get_constant(types.intp, array_type.dtype.size)
        cgutils.raw_memcpy(builder, place(arguments[1]), place(arguments[2]), size, 1)
        return context.get_dummy_value()

    return types.void(states, types.intp, types.intp), generate
