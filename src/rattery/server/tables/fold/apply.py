"""Applying happenings to the state of a table, in order, each by the function of its kind."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rattery.core.moves import Move
from rattery.server.store.store import Happening
from rattery.server.tables.fold import dealing, playing, seating, talking
from rattery.server.tables.repeated_requests import Done, split_key
from rattery.server.tables.state import Inconsistent, TableState

QUIET = ("webhook", "called")  # a seat's own affair: it is numbered, but no client is told


class UnknownKind(Inconsistent):
    """A kind of happening this version does not know: a newer one wrote it."""


def follow(state: TableState, happenings: Iterable[Happening]) -> None:
    for happening in happenings:
        happen(state, happening)


def happen(state: TableState, h: Happening, move: Move | None = None) -> None:
    """Apply the next happening. `move` is the move it names, if the caller has parsed and judged it already."""
    if h.number != state.number + 1:
        raise Inconsistent(f"{state.row.id}: {h.number} after {state.number}")
    if h.kind not in HANDLERS:
        raise UnknownKind(f"{state.row.id}: {h.kind} is unknown")
    state.number = h.number
    in_secret = state.is_together and h.kind in ("move", "undo")
    if not in_secret and h.kind not in QUIET:
        state.show(h.at)
    if move is not None and h.kind == "move":
        playing.move(state, h, move)
    else:
        HANDLERS[h.kind](state, h)
    playing.play_choices(state, h if in_secret else None)
    if h.kind == "move" and move is None:
        playing.check_where_it_leads(state, h)
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
    "move": playing.written_move,
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
    "gallery": talking.murmur,
}
