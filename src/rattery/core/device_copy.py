"""A record copied on a GPU, in words of eight bytes: all of them are asked for at once, and then there is one wait for all.

Left to the compiler it would be copied byte by byte.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

WORD = ir.IntType(64)
BYTES = WORD.width // 8


def _copy_record(typing: Any, there: Any, here: Any) -> Any:
    words = here.size // BYTES

    def copy(context: Any, builder: Any, signature: Any, records: Any) -> Any:
        to, source = (builder.bitcast(record, WORD.as_pointer()) for record in records)
        places = [ir.IntType(32)(place) for place in range(words)]
        found = [builder.load(builder.gep(source, [place]), align=BYTES) for place in places]
        for place, word in zip(places, found, strict=True):
            builder.store(word, builder.gep(to, [place]), align=BYTES)
        return context.get_dummy_value()

    return types.void(there, here), copy


# In a kernel, `copy_record(there, here)`: what is written here is written there, too. Records are whole words long.
copy_record: Any = intrinsic(_copy_record)
