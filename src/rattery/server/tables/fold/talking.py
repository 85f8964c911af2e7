"""Handlers for the talk and promises of players, and for the spectators' gallery."""

from __future__ import annotations

from rattery.server.store.store import Happening
from rattery.server.tables.chronicle import SpectatorTalk, Talk
from rattery.server.tables.fold.facts import fact, nullable_fact
from rattery.server.tables.state import TableState

TALK_KEPT = 300  # lines of talk in memory, all sent to a new connection; the store has every line, and promises stay


def say(state: TableState, h: Happening) -> None:
    state.talk.append(Talk(state.version, h.at, h.seat, fact(h, "text", str)))
    lines = [talk for talk in state.talk if talk.promise is None]
    if len(lines) > TALK_KEPT:
        state.talk.remove(lines[0])


def promise(state: TableState, h: Happening) -> None:
    made, to = fact(h, "promise", str), nullable_fact(h, "to", int)
    state.talk.append(Talk(state.version, h.at, h.seat, "", made, to))


def gallery(state: TableState, h: Happening) -> None:
    state.gallery.append(SpectatorTalk(state.version, h.at, fact(h, "name", str), fact(h, "text", str)))
