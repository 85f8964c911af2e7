"""Typed access to the facts of a happening; raises Inconsistent where they are missing or malformed."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from rattery.server.store.store import Happening
from rattery.server.tables.seat import Seat
from rattery.server.tables.state import Inconsistent, TableState

Fact = TypeVar("Fact")


def fact(h: Happening, name: str, kind: type[Fact]) -> Fact:
    """A required fact, checked to be of this type: the store may be damaged."""
    if name not in h.facts:
        raise Inconsistent(f"{h.number}: {h.kind} without {name}")
    try:
        return msgspec.convert(h.facts[name], kind)
    except msgspec.ValidationError:
        raise Inconsistent(f"{h.number}: {h.kind} with a wrong {name}") from None


def optional_fact(h: Happening, name: str, kind: type[Fact]) -> Fact | None:
    """A fact that may be null or missing."""
    return None if h.facts.get(name) is None else fact(h, name, kind)


def nullable_fact(h: Happening, name: str, kind: type[Fact]) -> Fact | None:
    """A fact that must be present but may be null."""
    return None if h.facts.get(name, ...) is None else fact(h, name, kind)


def seat_number(state: TableState, h: Happening) -> int:
    """The number of the seat a happening is about."""
    if h.seat is None or not 0 <= h.seat < len(state.seats):
        raise Inconsistent(f"{state.row.id}: {h.number} names no seat")
    return h.seat


def changed_seat(state: TableState, h: Happening) -> Seat:
    """The seat a happening is about. Marks the table part as changed (`seats_version`)."""
    state.seats_version = state.version
    return state.seats[seat_number(state, h)]
