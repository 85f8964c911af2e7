"""Records in a GPU thread's local memory, and copies of records, on a GPU or on the processor."""

from __future__ import annotations

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic

from rattery.core.compile.untyped import CompilerPart, Intrinsic

BYTE, WORD = ir.IntType(8), ir.IntType(64)
WORD_BYTES = WORD.width // BYTE.width


def _own_record(typing: CompilerPart, layout: CompilerPart) -> CompilerPart:
    record = layout.instance_type

    def make_room(
        context: CompilerPart, builder: CompilerPart, signature: CompilerPart, arguments: CompilerPart
    ) -> CompilerPart:
        with builder.goto_entry_block():
            room = builder.alloca(ir.ArrayType(BYTE, record.size))
        room.align = WORD_BYTES
        return room

    return record(layout), make_room


def _copy_record(typing: CompilerPart, there: CompilerPart, here: CompilerPart) -> CompilerPart:
    words = here.size // WORD_BYTES

    def copy(
        context: CompilerPart, builder: CompilerPart, signature: CompilerPart, records: CompilerPart
    ) -> CompilerPart:
        to, source = (builder.bitcast(record, WORD.as_pointer()) for record in records)
        places = [ir.IntType(32)(place) for place in range(words)]
        found = [builder.load(builder.gep(source, [place]), align=WORD_BYTES) for place in places]
        for place, word in zip(places, found, strict=True):
            builder.store(word, builder.gep(to, [place]), align=WORD_BYTES)
        return context.get_dummy_value()

    return types.void(there, here), copy


# In a kernel, `own_record(layout)` allocates an uninitialised record in the thread's local memory. `cuda.local.array` would
# zero it in every thread, idle ones included: a million threads with a table each would write hundreds of megabytes.
own_record: Intrinsic = intrinsic(_own_record)

# `copy_record(to, source)` copies a record whose size is a multiple of 8 bytes. All loads are issued before the first store,
# so that a thread waits for memory once; the compiler's own copy goes byte by byte.
copy_record: Intrinsic = intrinsic(_copy_record)
