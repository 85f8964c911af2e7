"""Handlers for the talk and promises of players, and for the spectators' gallery."""

from __future__ import annotations

from rattery.server.store.store import LogEntry
from rattery.server.tables.chronicle import SpectatorTalk, Talk
from rattery.server.tables.fold.facts import fact, nullable_fact
from rattery.server.tables.state import TableState

TALK_KEPT = 300  # lines of talk in memory, all sent to a new connection; the store has every line, and promises stay


def say(state: TableState, entry: LogEntry) -> None:
    state.talk.append(Talk(state.version, entry.at, entry.seat, fact(entry, "text", str)))
    lines = [talk for talk in state.talk if talk.promise is None]
    if len(lines) > TALK_KEPT:
        state.talk.remove(lines[0])


def promise(state: TableState, entry: LogEntry) -> None:
    made, to = fact(entry, "promise", str), nullable_fact(entry, "to", int)
    state.talk.append(Talk(state.version, entry.at, entry.seat, "", made, to))


def gallery(state: TableState, entry: LogEntry) -> None:
    state.gallery.append(SpectatorTalk(state.version, entry.at, fact(entry, "name", str), fact(entry, "text", str)))
