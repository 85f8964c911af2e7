"""Plain records: a record as ordinary Python objects, to be looked at quickly.

A rule called from Python works on whatever has the right fields. A NumPy record takes its time over every one of them; a
plain copy has the same fields and rows, with plain numbers in them. It is for looking only: what is written to it is lost,
and a part that is put in two places of it would be one part.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, TypeVar, cast

import numpy as np

from rattery.core.record import Record, bytes_of

AnyRecord = TypeVar("AnyRecord", bound=Record)
Make = Callable[[Iterator[Any]], Any]

SIGNS = {"b1": "?", "i1": "b", "i2": "h", "i4": "i", "i8": "q", "u8": "Q", "f8": "d"}  # how `struct` calls a layout


def plain(thing: AnyRecord) -> AnyRecord:
    """A copy of a record, in plain Python."""
    unpack, make = _reader(cast(Any, thing).dtype)
    return cast(AnyRecord, make(iter(unpack(bytes_of(thing)))))


@cache
def _reader(layout: np.dtype[Any]) -> tuple[Callable[[bytes], tuple[Any, ...]], Make]:
    return struct.Struct("=" + _signs(layout)).unpack, _maker(layout)


def _signs(layout: np.dtype[Any]) -> str:
    """The numbers in a layout one after the other, with the gaps between them."""
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


def _fields(layout: np.dtype[Any]) -> dict[str, tuple[np.dtype[Any], int]]:
    fields = cast(Any, layout).fields
    return {name: (fields[name][0], fields[name][1]) for name in layout.names or ()}


def _maker(layout: np.dtype[Any]) -> Make:
    """What makes a thing of this layout from the numbers that are next."""
    if layout.subdtype is not None:
        each, shape = layout.subdtype
        return _row_maker(each, tuple(shape))
    if layout.names is None:
        return next
    kind = type("Plain", (), {"__slots__": tuple(layout.names)})
    parts = [(name, _maker(part)) for name, (part, _) in _fields(layout).items()]

    def make(numbers: Iterator[Any]) -> Any:
        thing = kind()
        for name, make_part in parts:
            setattr(thing, name, make_part(numbers))
        return thing

    return make


def _row_maker(each: np.dtype[Any], shape: tuple[int, ...]) -> Make:
    length, *rest = shape
    if not rest and each.names is None:
        return lambda numbers: list(islice(numbers, length))
    make = _row_maker(each, tuple(rest)) if rest else _maker(each)
    return lambda numbers: [make(numbers) for _ in range(length)]
