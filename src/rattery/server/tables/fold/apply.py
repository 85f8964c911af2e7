"""Applies log entries to a table's state, in order, each by the handler of its kind. Deterministic: no clock, no network."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rattery.core.moves import Move
from rattery.server.store.store import LogEntry
from rattery.server.tables.fold import dealing, playing, seating, talking
from rattery.server.tables.repeated_requests import Done, split_key
from rattery.server.tables.state import Inconsistent, TableState

UNVERSIONED = ("webhook", "called")  # private to a seat: numbered, but the version stays


class UnknownKind(Inconsistent):
    """A kind of log entry without a handler: a newer edition wrote it."""


def apply_all(state: TableState, entries: Iterable[LogEntry]) -> None:
    for entry in entries:
        apply(state, entry)


def apply(state: TableState, entry: LogEntry, move: Move | None = None) -> None:
    """Apply the next log entry. `move` is its move, if the caller has validated it; it is then not parsed or checked."""
    if entry.number != state.number + 1:
        raise Inconsistent(f"{state.row.id}: {entry.number} after {state.number}")
    if entry.kind not in HANDLERS:
        raise UnknownKind(f"{state.row.id}: {entry.kind} is unknown")
    state.number = entry.number
    in_secret = state.is_together and entry.kind in ("move", "undo")
    if not in_secret and entry.kind not in UNVERSIONED:
        state.advance_version(entry.at)
    if move is not None and entry.kind == "move":
        playing.move(state, entry, move)
    else:
        HANDLERS[entry.kind](state, entry)
    playing.play_choices(state, entry if in_secret else None)
    if entry.kind == "move" and move is None:
        playing.check_resulting_position(state, entry)
    if entry.key is not None:
        name, said = split_key(entry.key)
        state.done[name] = Done(state.version, entry.kind, entry.seat, said)


HANDLERS: dict[str, Callable[[TableState, LogEntry], None]] = {
    "begin": dealing.begin,
    "start": dealing.start,
    "salt": dealing.salt,
    "seal": dealing.seal,
    "reveal": dealing.reveal,
    "deal": dealing.deal_without,
    "move": playing.stored_move,
    "undo": playing.undo,
    "name": seating.name,
    "colour": seating.colour,
    "sit": seating.sit,
    "invite": seating.invite,
    "host": seating.host,
    "bot": seating.bot,
    "back": seating.back,
    "concede": seating.concede,
    "vote": seating.vote,
    "clock": seating.clock,
    "hint": seating.hint,
    "rematch": seating.rematch,
    "webhook": seating.webhook,
    "called": seating.called,
    "say": talking.say,
    "promise": talking.promise,
    "gallery": talking.gallery,
}
