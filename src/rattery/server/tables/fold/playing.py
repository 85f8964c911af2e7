"""Moves, choices in secret, and taking back."""

from __future__ import annotations

from rattery.core.moves import Move
from rattery.core.story import Told
from rattery.server.store.store import Happening
from rattery.server.tables.chronicle import Chapter
from rattery.server.tables.fold.facts import fact, optional_fact, seat_number
from rattery.server.tables.state import BY_CLOCK, BY_SUBSTITUTE, Inconsistent, TableState


def written_move(state: TableState, h: Happening) -> None:
    """A move that was written down: it must be made in the same position as then. Where it leads is checked afterwards."""
    chosen = state.game.kind.moves.written(fact(h, "move", str))
    if chosen is None:
        raise Inconsistent(f"{state.row.id}: {h.number} is no move of {state.game.name}")
    if h.facts.get("on", state.fingerprint) != state.fingerprint:
        raise Inconsistent(f"{state.row.id}: {h.number} was made in another position")
    if seat_number(state, h) not in state.asked():
        raise Inconsistent(f"{state.row.id}: {h.number} is of a seat that was not asked")
    made_in = optional_fact(h, "on", str)
    state.is_unbroken = state.is_unbroken and made_in is not None
    state.proven.add(made_in or "")
    move(state, h, chosen)


def check_where_it_leads(state: TableState, h: Happening) -> None:
    """A move that was written down leads to the same position as then, once all choices made in secret are played."""
    to = optional_fact(h, "to", str)
    if to is None:
        return
    if to != state.fingerprint:
        raise Inconsistent(f"{state.row.id}: {h.number} leads to another position")
    state.proven.add(to)


def move(state: TableState, h: Happening, chosen: Move) -> None:
    """A move that was parsed and judged."""
    seat, by = seat_number(state, h), optional_fact(h, "by", str)
    if state.is_together:
        state.choices[seat] = chosen
        state.noted_in_secret += [(by, seat)] if by else []
    elif seat != state.turn:
        raise Inconsistent(f"{state.row.id}: {h.number} is a move of a seat that was not asked")
    else:
        if by == BY_CLOCK:
            state.clocked.add(state.begun().ply)
        _note_who_moved(state, by, seat)
        _tell(state, _play(state, chosen))
        if state.position.is_over:
            state.table_at = state.version
        state.ask()


def _note_who_moved(state: TableState, by: str | None, seat: int) -> None:
    """Tell who moved for a seat; that a bot has a substitute is told once, until it moves itself again."""
    if by == BY_CLOCK or (by == BY_SUBSTITUTE and seat not in state.replaced):
        state.note(by, seat)
    if by == BY_SUBSTITUTE:
        state.replaced.add(seat)
    else:
        state.replaced.discard(seat)


def play_choices(state: TableState, in_secret: Happening | None) -> None:
    """Once all have chosen, persons and bots, the choices are played in the order in which the game asks for them.

    Until then nothing is played: whatever a seat is shown, and whether it may take back its choice, depends on its own.
    """
    while state.is_together and not state.together:
        turn = state.position.turn
        assert turn is not None
        told = _play(state, state.choices.pop(turn))
        if not state.choosing:
            _all_have_chosen(state, in_secret)
        _tell(state, told)


def undo(state: TableState, h: Happening) -> None:
    seat = seat_number(state, h)
    if seat in state.choices:
        del state.choices[seat]
        state.noted_in_secret = [(by, other) for by, other in state.noted_in_secret if other != seat]
        return
    was_proven = state.is_proven
    state.begun().undo(seat)
    state.forget_position()
    if was_proven:  # and so is a position on the way there
        state.proven.add(state.fingerprint or "")
    state.undone.append((state.version, state.chapters.pop().version))
    state.ask()


def _play(state: TableState, chosen: Move) -> list[Told]:
    told = state.begun().play(chosen)
    state.forget_position()
    return told


def _tell(state: TableState, told: list[Told]) -> None:
    state.chapters.append(Chapter(state.version, told, state.begun().rests))


def _all_have_chosen(state: TableState, in_secret: Happening | None) -> None:
    if in_secret is not None:
        state.show(in_secret.at)
    for by, seat in state.noted_in_secret:
        _note_who_moved(state, by, seat)
    state.noted_in_secret = []
    state.ask()
