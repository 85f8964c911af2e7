"""The moves of Crumbs, and what can happen."""

from rattery.core.moves import MoveBook
from rattery.core.story import Event, event
from rattery_crumbs.box import MAX_PLAYERS

MOVES = MoveBook()
KEEP = MOVES.add("keep")
OFFER = MOVES.add_each("offer", seat=range(MAX_PLAYERS))  # + the seat the card is offered to
TAKE = MOVES.add("take")
LEAVE = MOVES.add("leave")

EVENTS: list[Event] = []
DREW = event(EVENTS, "drew", "seat", secret="card")
KEPT = event(EVENTS, "kept", "seat")
OFFERED = event(EVENTS, "offered", "seat", "other")
TOOK = event(EVENTS, "took", "seat", "other", "card", reveals=True)
FOUND = event(EVENTS, "found", "seat", secret="card")
COUNTED = event(EVENTS, "counted", "seat", "points", reveals=True)
