"""Plain records: copies of records as ordinary Python objects, which interpreted rules read and write quickly.

A rule called from Python works on any object with the right fields. Accessing a field of a NumPy record is slow; a plain
copy has the same fields and rows, with Python numbers in them, and can be converted back. Assigning a whole part to a second
place would alias it; rules assign numbers only.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import islice
from typing import TypeVar, cast

import numpy as np

from rattery.core.compile.untyped import RecordLike
from rattery.core.record import Laid, bytes_of

AnyRecord = TypeVar("AnyRecord", bound=Laid)
Number = int | float
Layout = np.dtype[np.generic]
Make = Callable[[Iterator[Number]], object]  # builds a value from the next numbers
Spread = Callable[[RecordLike, list[Number]], None]  # appends the numbers of a value
Copier = Callable[[RecordLike], RecordLike]  # of any object with the fields of one layout

# The format characters of `struct`, by layout.
SIGNS = {"b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q", "f8": "d"}


def plain(thing: AnyRecord) -> AnyRecord:
    """A copy of a record as plain Python objects."""
    unpack, make = _reader(thing.dtype)
    return cast(AnyRecord, make(iter(unpack(bytes_of(thing)))))


def plain_from(data: bytes, kind: type[AnyRecord]) -> AnyRecord:
    """The plain copy of a record of this kind, from the record's bytes."""
    unpack, make = _reader(kind.dtype)
    return cast(AnyRecord, make(iter(unpack(data))))


def record_from(thing: object, kind: type[AnyRecord]) -> AnyRecord:
    """The record of a plain copy; raises `struct.error` if a number does not fit its field."""
    pack, spread, layout = _writer(kind.dtype)
    numbers: list[Number] = []
    spread(thing, numbers)
    return cast(AnyRecord, np.frombuffer(bytearray(pack(*numbers)), dtype=layout)[0])


@cache
def _writer(layout: Layout) -> tuple[Callable[..., bytes], Spread, Layout]:
    """The function that packs numbers into bytes, the one that lists a value's numbers, and the layout as a record type."""
    return struct.Struct("=" + _signs(layout)).pack, _spreader(layout), np.dtype((np.record, layout))


def _spreader(layout: Layout) -> Spread:
    """Returns a function that appends the numbers of a value of this layout, one after the other."""
    if layout.subdtype is not None:
        each, shape = layout.subdtype
        return _row_spreader(each, tuple(shape))
    if layout.names is None:
        return lambda number, numbers: numbers.append(number)
    parts = [
        (name, None if part.shape == () and part.names is None else _spreader(part))
        for name, (part, _) in _fields(layout).items()
    ]

    def spread(thing: object, numbers: list[Number]) -> None:
        for name, spread_part in parts:
            value = getattr(thing, name)
            if spread_part is None:
                numbers.append(value)
            else:
                spread_part(value, numbers)

    return spread


def _row_spreader(each: Layout, shape: tuple[int, ...]) -> Spread:
    if len(shape) == 1 and each.names is None:
        return lambda things, numbers: numbers.extend(things)
    spread = _row_spreader(each, shape[1:]) if len(shape) > 1 else _spreader(each)

    def spread_row(things: Iterable[object], numbers: list[Number]) -> None:
        for thing in things:
            spread(thing, numbers)

    return spread_row


@cache
def plain_copier(layout: Layout) -> Copier:
    """Returns a function that copies plain records of this layout, rows and nested records included.

    It is generated code with one assignment for each field: three times as fast as a loop over their names.
    """
    names: dict[str, object] = {"kind": _plain_kind(layout)}
    fields = {name: part for name, (part, _) in _fields(layout).items()}
    lines = [f"    made.{name} = {_copied(part, f'thing.{name}', names)}" for name, part in fields.items()]
    exec("\n".join(["def copy(thing):", "    made = kind()", *lines, "    return made"]), names)  # noqa: S102
    return cast(Copier, names["copy"])


def _copied(layout: Layout, thing: str, names: dict[str, object], depth: int = 0) -> str:
    """The expression that copies a value of this layout; the functions it calls are added to `names`."""
    if layout.subdtype is None:
        if layout.names is None:
            return thing
        copier = plain_copier(layout)
        name = f"copy_{id(copier)}"
        names[name] = copier
        return f"{name}({thing})"
    each, shape = layout.subdtype
    if len(shape) == 1 and each.names is None:
        return f"{thing}[:]"
    inner = each if len(shape) == 1 else np.dtype((each, tuple(shape[1:])))
    return f"[{_copied(inner, f'it{depth}', names, depth + 1)} for it{depth} in {thing}]"


@cache
def _plain_kind(layout: Layout) -> type:
    """The class of plain records of a layout: one for each, with slots, so that accessing a field is quick."""
    return type("Plain", (), {"__slots__": tuple(layout.names or ())})


@cache
def _reader(layout: Layout) -> tuple[Callable[[bytes], tuple[Number, ...]], Make]:
    return struct.Struct("=" + _signs(layout)).unpack, _maker(layout)


def _signs(layout: Layout) -> str:
    """The `struct` format of a layout: its numbers one after the other, with the padding between them."""
    if layout.subdtype is not None:
        each, shape = layout.subdtype
        return _signs(each) * int(np.prod(shape))
    if layout.names is None:
        return SIGNS[layout.str[1:]]
    signs, end = "", 0
    for part, start in _fields(layout).values():
        signs += "x" * (start - end) + _signs(part)
        end = start + part.itemsize
    return signs + "x" * (layout.itemsize - end)


def _fields(layout: Layout) -> dict[str, tuple[Layout, int]]:
    fields = layout.fields
    if fields is None:
        return {}
    return {name: (fields[name][0], fields[name][1]) for name in layout.names or ()}


def _maker(layout: Layout) -> Make:
    """Returns a function that builds a value of this layout from the next numbers."""
    if layout.subdtype is not None:
        each, shape = layout.subdtype
        return _row_maker(each, tuple(shape))
    if layout.names is None:
        return next
    kind = _plain_kind(layout)
    parts = [(name, _maker(part)) for name, (part, _) in _fields(layout).items()]

    def make(numbers: Iterator[Number]) -> object:
        thing = kind()
        for name, make_part in parts:
            setattr(thing, name, make_part(numbers))
        return thing

    return make


def _row_maker(each: Layout, shape: tuple[int, ...]) -> Make:
    length, *rest = shape
    if not rest and each.names is None:
        return lambda numbers: list(islice(numbers, length))
    make = _row_maker(each, tuple(rest)) if rest else _maker(each)
    return lambda numbers: [make(numbers) for _ in range(length)]
