"""Handlers for seats: names, colours, joining, conceding, bots that take over, votes, the clock and webhooks."""

from __future__ import annotations

from rattery.server.store.store import Happening
from rattery.server.tables.fold.facts import changed_seat, fact, nullable_fact, optional_fact, seat_number
from rattery.server.tables.seat import Webhook
from rattery.server.tables.state import TableState


def name(state: TableState, h: Happening) -> None:
    changed_seat(state, h).name = fact(h, "name", str)
    state.rename()


def colour(state: TableState, h: Happening) -> None:
    """Give a seat a colour, swapping with the seat that had it, so that colours stay distinct."""
    seat, wanted = changed_seat(state, h), fact(h, "colour", int)
    for other in state.seats:
        if other.colour == wanted:
            other.colour = seat.colour
    seat.colour = wanted
    state.rename()


def sit(state: TableState, h: Happening) -> None:
    """A seat is taken: its invitation is spent, and only this secret gives access to it."""
    seat, called = changed_seat(state, h), fact(h, "name", str)
    seat.secret, seat.invitation = fact(h, "secret", str), None
    if called:
        seat.name = called
        state.rename()


def invite(state: TableState, h: Happening) -> None:
    changed_seat(state, h).invitation = fact(h, "invitation", str)


def host(state: TableState, h: Happening) -> None:
    state.host = fact(h, "secret", str)


def bot(state: TableState, h: Happening) -> None:
    number = seat_number(state, h)
    changed_seat(state, h).level = fact(h, "level", str)
    if not state.has_begun:
        state.set_bot_salt(number, optional_fact(h, "salt", str))
    state.choices.pop(number, None)
    if state.match is not None:
        state.note("bot", number)


def back(state: TableState, h: Happening) -> None:
    """A player takes over from the bot, with the full time again; a secret choice of the bot's is dropped."""
    number = seat_number(state, h)
    changed_seat(state, h).level = None
    state.choices.pop(number, None)
    if state.match is not None:
        state.note("back", number)
        state.restart_clock(h.at)


def concede(state: TableState, h: Happening) -> None:
    """With a level, a bot plays on permanently; without, the match is over."""
    seat, number, level = changed_seat(state, h), seat_number(state, h), nullable_fact(h, "level", str)
    seat.has_conceded = True
    state.note("conceded", number)
    if level is None:
        state.conceded = number
        state.choices.clear()
    else:
        seat.level = level
        state.choices.pop(number, None)


def vote(state: TableState, h: Happening) -> None:
    """With the deciding vote, which has a level, a bot takes over; a secret choice of the player's stays."""
    voter, number, level = seat_number(state, h), fact(h, "without", int), nullable_fact(h, "level", str)
    state.seats_version = state.version
    state.votes.setdefault(number, set()).add(voter)
    if level is not None:
        state.seats[number].level = level
        del state.votes[number]
        state.note("without", number)


def clock(state: TableState, h: Happening) -> None:
    state.clock, state.seats_version = nullable_fact(h, "seconds", int), state.version


def hint(state: TableState, h: Happening) -> None:
    changed_seat(state, h).hints += 1


def rematch(state: TableState, h: Happening) -> None:
    state.rematch, state.seats_version = fact(h, "table", str), state.version


def webhook(state: TableState, h: Happening) -> None:
    address, seat = fact(h, "address", str), state.seats[seat_number(state, h)]
    seat.webhook = Webhook(address, fact(h, "lang", str), fact(h, "link", str)) if address else None
    seat.call_problem = None


def called(state: TableState, h: Happening) -> None:
    """A webhook message was sent, or could not be."""
    seat = state.seats[seat_number(state, h)]
    seat.called_at, seat.called_ply = h.at, nullable_fact(h, "ply", int)
    seat.call_problem = nullable_fact(h, "problem", str)
