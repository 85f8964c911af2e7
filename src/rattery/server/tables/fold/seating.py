"""Handlers for seats: names, colours, joining, conceding, bots that take over, votes, the clock and webhooks."""

from __future__ import annotations

from rattery.server.store.store import LogEntry
from rattery.server.tables.fold.facts import changed_seat, fact, nullable_fact, optional_fact, seat_number
from rattery.server.tables.seat import Webhook
from rattery.server.tables.state import TableState


def name(state: TableState, entry: LogEntry) -> None:
    changed_seat(state, entry).name = fact(entry, "name", str)
    state.rename()


def colour(state: TableState, entry: LogEntry) -> None:
    """Give a seat a colour, swapping with the seat that had it, so that colours stay distinct."""
    seat, wanted = changed_seat(state, entry), fact(entry, "colour", int)
    for other in state.seats:
        if other.colour == wanted:
            other.colour = seat.colour
    seat.colour = wanted
    state.rename()


def sit(state: TableState, entry: LogEntry) -> None:
    """A seat is taken: its invitation is spent, and only this secret gives access to it."""
    seat, called = changed_seat(state, entry), fact(entry, "name", str)
    seat.secret, seat.invitation = fact(entry, "secret", str), None
    if called:
        seat.name = called
        state.rename()


def invite(state: TableState, entry: LogEntry) -> None:
    changed_seat(state, entry).invitation = fact(entry, "invitation", str)


def host(state: TableState, entry: LogEntry) -> None:
    state.host = fact(entry, "secret", str)


def bot(state: TableState, entry: LogEntry) -> None:
    number = seat_number(state, entry)
    changed_seat(state, entry).level = fact(entry, "level", str)
    if not state.has_begun:
        state.set_bot_salt(number, optional_fact(entry, "salt", str))
    state.choices.pop(number, None)
    if state.match is not None:
        state.note("bot", number)


def back(state: TableState, entry: LogEntry) -> None:
    """A player takes over from the bot, with the full time again; a secret choice of the bot's is dropped."""
    number = seat_number(state, entry)
    changed_seat(state, entry).level = None
    state.choices.pop(number, None)
    if state.match is not None:
        state.note("back", number)
        state.restart_clock(entry.at)


def concede(state: TableState, entry: LogEntry) -> None:
    """With a level, a bot plays on permanently; without, the match is over."""
    seat, number, level = changed_seat(state, entry), seat_number(state, entry), nullable_fact(entry, "level", str)
    seat.has_conceded = True
    state.note("conceded", number)
    if level is None:
        state.conceded = number
        state.choices.clear()
    else:
        seat.level = level
        state.choices.pop(number, None)


def vote(state: TableState, entry: LogEntry) -> None:
    """With the deciding vote, which has a level, a bot takes over; a secret choice of the player's stays."""
    voter, number, level = seat_number(state, entry), fact(entry, "without", int), nullable_fact(entry, "level", str)
    state.seats_version = state.version
    state.votes.setdefault(number, set()).add(voter)
    if level is not None:
        state.seats[number].level = level
        del state.votes[number]
        state.note("without", number)


def clock(state: TableState, entry: LogEntry) -> None:
    state.clock, state.seats_version = nullable_fact(entry, "seconds", int), state.version


def hint(state: TableState, entry: LogEntry) -> None:
    changed_seat(state, entry).hints += 1


def rematch(state: TableState, entry: LogEntry) -> None:
    state.rematch, state.seats_version = fact(entry, "table", str), state.version


def webhook(state: TableState, entry: LogEntry) -> None:
    address, seat = fact(entry, "address", str), state.seats[seat_number(state, entry)]
    seat.webhook = Webhook(address, fact(entry, "lang", str), fact(entry, "link", str)) if address else None
    seat.call_problem = None


def called(state: TableState, entry: LogEntry) -> None:
    """A webhook message was sent, or could not be."""
    seat = state.seats[seat_number(state, entry)]
    seat.called_at, seat.called_ply = entry.at, nullable_fact(entry, "ply", int)
    seat.call_problem = nullable_fact(entry, "problem", str)
