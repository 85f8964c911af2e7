"""Records: the shape of a box or a table, declared once and laid out the same for Python, machine code and a GPU.

    class Player(Record):
        points: int = i16                      # what it means
        stock: Row[int] = row(i16, KINDS)      # an array inside the record

The annotation is for the reader and the type checker; the value is the layout. `blank(Player)` is a player with every
field zero. Fields may not be called what a NumPy scalar already has (`round`, `sum`, `copy`, ...).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar, Protocol, TypeVar, cast

import numpy as np
import numpy.typing as npt

Item = TypeVar("Item")


class Row(Protocol[Item]):
    """A fixed number of things of one kind, side by side."""

    def __getitem__(self, place: int) -> Item: ...
    def __setitem__(self, place: int, thing: Item) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Item]: ...


# The layouts of single fields. Quantities take 16 bits or more: 8-bit arithmetic wraps differently interpreted and
# compiled, so i8 is for small counts and kinds that are only stored and compared.
flag: Any = np.dtype(np.bool_)
i8: Any = np.dtype(np.int8)
i16: Any = np.dtype(np.int16)
i32: Any = np.dtype(np.int32)
i64: Any = np.dtype(np.int64)
u64: Any = np.dtype(np.uint64)
f64: Any = np.dtype(np.float64)


def part(kind: type[Record]) -> Any:
    """The layout of a record inside a record."""
    return kind.dtype


def row(layout: Any, *shape: int) -> Any:
    """The layout of an array inside a record; `layout` is a field layout or a Record class."""
    return (layout.dtype if isinstance(layout, type) and issubclass(layout, Record) else layout, shape)


class Laid(Protocol):
    """What has the layout of a record: a record itself, or a protocol of some of its fields."""

    dtype: ClassVar[np.dtype[np.void]]


class Record:
    """Base of all records; the subclass's dtype is made from its fields, in the order they are written."""

    dtype: ClassVar[np.dtype[np.void]]

    def __init_subclass__(cls) -> None:
        fields = []
        for name in cls.__annotations__:
            if hasattr(np.record, name):
                raise TypeError(f"{cls.__name__}.{name}: a NumPy record already has something called {name}")
            layout = cls.__dict__.get(name)
            if not isinstance(layout[0] if isinstance(layout, tuple) else layout, np.dtype):
                raise TypeError(f"{cls.__name__}.{name}: its layout is missing, such as `{name}: int = i16`")
            fields.append((name, *layout) if isinstance(layout, tuple) else (name, layout))
        cls.dtype = np.dtype(fields, align=True)


AnyRecord = TypeVar("AnyRecord", bound=Laid)


def blank(kind: type[AnyRecord]) -> AnyRecord:
    """A record of this kind with every field zero."""
    return cast(AnyRecord, record_of(blanks(kind, 1)))


def blanks(kind: type[Laid], count: int) -> npt.NDArray[np.void]:
    """An array of blank records: what compiled code works on."""
    return np.zeros(count, kind.dtype)


def record_of(array: npt.NDArray[np.void], place: int = 0) -> Any:
    """One record of an array, as rules called from Python need it; writing to it writes to the array."""
    return array.view(np.recarray)[place]


def array_of(thing: Laid) -> npt.NDArray[np.void]:
    """A record as an array of one, as compiled code needs it; it shares no memory with the record."""
    # Byte for byte: NumPy copies fields and would leave whatever was in memory between them.
    return np.frombuffer(bytearray(bytes_of(thing)), dtype=thing.dtype)


def duplicate(thing: AnyRecord) -> AnyRecord:
    """A copy that shares nothing with the original."""
    return cast(AnyRecord, record_of(array_of(thing)))


def bytes_of(thing: Laid) -> bytes:
    """The record as it lies in memory, to compare two of them."""
    return cast(Any, thing).tobytes()  # type: ignore[no-any-return]
