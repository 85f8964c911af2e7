"""Bots' promises at a table: which are due, how promises bias a bot's decisions, and whether each was kept.

Pure functions of the state: processes that have applied the same log entries compute the same.
"""

from __future__ import annotations

from collections.abc import Collection
from heapq import merge

from rattery.bots.move_bias import MoveBias
from rattery.bots.talking import SILENT_LEVEL, talking
from rattery.core.game import View
from rattery.core.talk import Promise, Temper, talk_of
from rattery.server.tables.state import OVER, TableState


def history(state: TableState) -> list[Promise | View]:
    """The events as a spectator sees them, merged with the promises, in order of version. Costs a pass over the story."""
    if state.match is None:
        return []
    eye, game = state.match.eye(None), state.game
    events: list[tuple[int, int, Promise | View]] = [
        (events.version, 0, {"event": told.event.name, **game.named(told.facts_for(eye))})
        for events in state.move_events
        for told in events.told
    ]
    promises: list[tuple[int, int, Promise | View]] = [
        (talk.version, 1, Promise(talk.seat, talk.promise, talk.to))
        for talk in state.talk
        if talk.promise is not None and talk.seat is not None
    ]
    return [told for *_, told in merge(events, promises, key=lambda one: one[:2])]


def talking_bots(state: TableState) -> list[int]:
    """The seats of bots that make promises. A bot standing in for a person makes none in that person's name."""
    return [number for number, seat in enumerate(state.seats) if seat.kind == "bot" and seat.level != SILENT_LEVEL]


def due_promises(state: TableState, bots: Collection[int] | None = None) -> list[Promise]:
    """The promises bots have yet to make before the current question is answered; `bots` limits it to some seats."""
    if state.match is None or state.stage == OVER or talk_of(state.game.name) is None:
        return []
    speakers = talking_bots(state) if bots is None else bots
    talk = talking(state.match) if speakers and not state.is_together else None
    if talk is None or state.position.question not in talk.part.MOMENTS:
        return []
    due = talk.promises(state.match, state.question_ply, speakers)
    return [promise for promise in due if promise_key(state, promise.seat) not in state.done]


def promise_key(state: TableState, seat: int) -> str:
    """The request key of a bot's promise: one per question and seat, so undoing a move does not repeat it."""
    return f"word:{state.question_ply}:{seat}"


def move_bias(state: TableState, seat: int) -> MoveBias:
    """How the promises made so far bias the bot in a seat; empty for other seats."""
    has_promises = any(talk.promise is not None for talk in state.talk)
    talk = talking(state.match) if has_promises and state.match is not None and seat in talking_bots(state) else None
    return {} if talk is None or state.match is None else talk.move_bias(state.match, seat, history(state))


def temper(state: TableState, seat: int) -> Temper | None:
    """The temper of a talking bot; secret until the match is over."""
    talk = None if state.match is None or seat not in talking_bots(state) else talking(state.match)
    return None if talk is None else talk.temper(seat)


def outcomes(state: TableState) -> dict[int, str]:
    """The outcomes of the promises that can be checked, by the version they were made at; empty before the match."""
    said = [talk.version for talk in state.talk if talk.promise is not None and talk.seat is not None]
    part = talk_of(state.game.name) if said and state.match is not None else None
    if part is None:
        return {}
    outcomes = part.promise_outcomes(history(state))
    return {version: each.outcome for version, each in zip(said, outcomes, strict=True) if each.outcome is not None}
