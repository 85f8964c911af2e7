"""Handlers for moves, secret choices and undo."""

from __future__ import annotations

from rattery.core.moves import Move
from rattery.core.story import Told
from rattery.server.store.store import LogEntry
from rattery.server.tables.chronicle import MoveEvents
from rattery.server.tables.fold.facts import fact, optional_fact, seat_number
from rattery.server.tables.state import BY_CLOCK, BY_SUBSTITUTE, Inconsistent, TableState


def stored_move(state: TableState, entry: LogEntry) -> None:
    """A stored move: it must be made in the position it was stored with. `check_resulting_position` checks the other end."""
    chosen = state.game.kind.moves.written(fact(entry, "move", str))
    if chosen is None:
        raise Inconsistent(f"{state.row.id}: {entry.number} is no move of {state.game.name}")
    if entry.facts.get("on", state.fingerprint) != state.fingerprint:
        raise Inconsistent(f"{state.row.id}: {entry.number} was made in another position")
    if seat_number(state, entry) not in state.asked():
        raise Inconsistent(f"{state.row.id}: {entry.number} is of a seat that was not asked")
    made_in = optional_fact(entry, "on", str)
    state.has_all_fingerprints = state.has_all_fingerprints and made_in is not None
    state.verified.add(made_in or "")
    move(state, entry, chosen)


def check_resulting_position(state: TableState, entry: LogEntry) -> None:
    """Check that a stored move leads to the position it was stored with, once all secret choices are played."""
    to = optional_fact(entry, "to", str)
    if to is None:
        return
    if to != state.fingerprint:
        raise Inconsistent(f"{state.row.id}: {entry.number} leads to another position")
    state.verified.add(to)


def move(state: TableState, entry: LogEntry, chosen: Move) -> None:
    """A parsed and validated move. A secret choice is only recorded; `play_choices` plays it."""
    seat, by = seat_number(state, entry), optional_fact(entry, "by", str)
    if state.is_together:
        state.choices[seat] = chosen
        state.pending_notes += [(by, seat)] if by else []
    elif seat != state.turn:
        raise Inconsistent(f"{state.row.id}: {entry.number} is a move of a seat that was not asked")
    else:
        if by == BY_CLOCK:
            state.clocked.add(state.begun().ply)
        _note_who_moved(state, by, seat)
        _add_events(state, _play(state, chosen))
        if state.position.is_over:
            state.seats_version = state.version
        state.ask()


def _note_who_moved(state: TableState, by: str | None, seat: int) -> None:
    """Note in the story who moved for a seat; a substitute is noted once, until the bot itself moves again."""
    if by == BY_CLOCK or (by == BY_SUBSTITUTE and seat not in state.replaced):
        state.note(by, seat)
    if by == BY_SUBSTITUTE:
        state.replaced.add(seat)
    else:
        state.replaced.discard(seat)


def play_choices(state: TableState, in_secret: LogEntry | None) -> None:
    """Play the secret choices once every seat has chosen, people and bots, in the order in which the game asks for them.

    Nothing is played earlier, so what a seat is shown, and whether it may undo, depends on its own choice alone.
    """
    while state.is_together and not state.still_choosing:
        turn = state.position.turn
        assert turn is not None
        told = _play(state, state.choices.pop(turn))
        if not state.choosing:
            _all_have_chosen(state, in_secret)
        _add_events(state, told)


def undo(state: TableState, entry: LogEntry) -> None:
    seat = seat_number(state, entry)
    if seat in state.choices:
        del state.choices[seat]
        state.pending_notes = [(by, other) for by, other in state.pending_notes if other != seat]
        return
    was_verified = state.is_verified
    state.begun().undo(seat)
    state.forget_position()
    if was_verified:  # then so is every earlier position
        state.verified.add(state.fingerprint or "")
    state.undone.append((state.version, state.move_events.pop().version))
    state.ask()


def _play(state: TableState, chosen: Move) -> list[Told]:
    told = state.begun().play(chosen)
    state.forget_position()
    return told


def _add_events(state: TableState, told: list[Told]) -> None:
    state.move_events.append(MoveEvents(state.version, told, state.begun().round_ends))


def _all_have_chosen(state: TableState, in_secret: LogEntry | None) -> None:
    if in_secret is not None:
        state.advance_version(in_secret.at)
    for by, seat in state.pending_notes:
        _note_who_moved(state, by, seat)
    state.pending_notes = []
    state.ask()
