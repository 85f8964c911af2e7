"""Applies happenings to a table's state, in order, each by the handler of its kind. Deterministic: no clock, no network."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rattery.core.moves import Move
from rattery.server.store.store import Happening
from rattery.server.tables.fold import dealing, playing, seating, talking
from rattery.server.tables.repeated_requests import Done, split_key
from rattery.server.tables.state import Inconsistent, TableState

UNVERSIONED = ("webhook", "called")  # private to a seat: numbered, but the version stays


class UnknownKind(Inconsistent):
    """A kind of happening without a handler: a newer edition wrote it."""


def apply_all(state: TableState, happenings: Iterable[Happening]) -> None:
    for happening in happenings:
        apply(state, happening)


def apply(state: TableState, h: Happening, move: Move | None = None) -> None:
    """Apply the next happening. `move` is its move, if the caller has validated it; it is then not parsed or checked."""
    if h.number != state.number + 1:
        raise Inconsistent(f"{state.row.id}: {h.number} after {state.number}")
    if h.kind not in HANDLERS:
        raise UnknownKind(f"{state.row.id}: {h.kind} is unknown")
    state.number = h.number
    in_secret = state.is_together and h.kind in ("move", "undo")
    if not in_secret and h.kind not in UNVERSIONED:
        state.advance_version(h.at)
    if move is not None and h.kind == "move":
        playing.move(state, h, move)
    else:
        HANDLERS[h.kind](state, h)
    playing.play_choices(state, h if in_secret else None)
    if h.kind == "move" and move is None:
        playing.check_resulting_position(state, h)
    if h.key is not None:
        name, said = split_key(h.key)
        state.done[name] = Done(state.version, h.kind, h.seat, said)


HANDLERS: dict[str, Callable[[TableState, Happening], None]] = {
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
