"""Handlers from the first seal to the first question: seats commit to salts and reveal them, cards are dealt."""

from __future__ import annotations

from rattery.match.fairness import OPEN_SALTS, SEALED_SALTS
from rattery.match.match import Match
from rattery.server.store.store import LogEntry
from rattery.server.tables.chronicle import MoveEvents
from rattery.server.tables.fold.facts import changed_seat, fact, optional_fact, seat_number
from rattery.server.tables.state import DEALING, Inconsistent, TableState


def begin(state: TableState, entry: LogEntry) -> None:
    """Of the older protocol: salts were not committed to, and the match began with the deal."""
    state.has_begun = True
    deal(state, OPEN_SALTS)


def start(state: TableState, entry: LogEntry) -> None:
    """Fix the seals; from here on salts are revealed. Bots' salts are known to the table, so they are revealed here."""
    state.has_begun, state.seats_version = True, state.version
    state.rules = optional_fact(entry, "rules", str) or state.rules
    for seat in state.seats:
        seat.salt = seat.drawn_salt
    _deal_if_all_revealed(state)


def reveal(state: TableState, entry: LogEntry) -> None:
    number, salt = seat_number(state, entry), fact(entry, "salt", str)
    if number not in state.awaited or not state.opens_seal(number, salt):
        raise Inconsistent(f"{state.row.id}: {entry.number} reveals what was not committed to")
    changed_seat(state, entry).salt = salt
    _deal_if_all_revealed(state)


def deal_without(state: TableState, entry: LogEntry) -> None:
    """Deal after the reveal timeout: seats that have not revealed their salts are left out."""
    if state.stage != DEALING:
        raise Inconsistent(f"{state.row.id}: {entry.number} deals what was dealt")
    deal(state, SEALED_SALTS)


def salt(state: TableState, entry: LogEntry) -> None:
    """Of the older protocol: a salt shown without a commitment. In a match with seals it has no part in the key."""
    changed_seat(state, entry).salt = fact(entry, "salt", str)


def seal(state: TableState, entry: LogEntry) -> None:
    changed_seat(state, entry).seal = fact(entry, "seal", str)


def deal(state: TableState, protocol: int) -> None:
    state.match = Match(state.game, None, state.names(), state.sealed_key(protocol))
    state.move_events = [MoveEvents(state.version, state.match.story())]
    state.seats_version = state.version
    state.ask()


def _deal_if_all_revealed(state: TableState) -> None:
    if not state.awaited:
        deal(state, SEALED_SALTS)
