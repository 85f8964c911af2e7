"""Typed access to the facts of a log entry; raises Inconsistent where they are missing or malformed."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from rattery.server.store.store import LogEntry
from rattery.server.tables.seat import Seat
from rattery.server.tables.state import Inconsistent, TableState

Fact = TypeVar("Fact")


def fact(entry: LogEntry, name: str, kind: type[Fact]) -> Fact:
    """A required fact, checked to be of this type: the store may be damaged."""
    if name not in entry.facts:
        raise Inconsistent(f"{entry.number}: {entry.kind} without {name}")
    try:
        return msgspec.convert(entry.facts[name], kind)
    except msgspec.ValidationError:
        raise Inconsistent(f"{entry.number}: {entry.kind} with a wrong {name}") from None


def optional_fact(entry: LogEntry, name: str, kind: type[Fact]) -> Fact | None:
    """A fact that may be null or missing."""
    return None if entry.facts.get(name) is None else fact(entry, name, kind)


def nullable_fact(entry: LogEntry, name: str, kind: type[Fact]) -> Fact | None:
    """A fact that must be present but may be null."""
    return None if entry.facts.get(name, ...) is None else fact(entry, name, kind)


def seat_number(state: TableState, entry: LogEntry) -> int:
    """The number of the seat a log entry is about."""
    if entry.seat is None or not 0 <= entry.seat < len(state.seats):
        raise Inconsistent(f"{state.row.id}: {entry.number} names no seat")
    return entry.seat


def changed_seat(state: TableState, entry: LogEntry) -> Seat:
    """The seat a log entry is about. Marks the table part as changed (`seats_version`)."""
    state.seats_version = state.version
    return state.seats[seat_number(state, entry)]
