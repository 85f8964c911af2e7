"""What can happen in First Rat, as it is told: every event with its facts. Only GREG's deck holds anything hidden."""

from __future__ import annotations

from rattery.core.story import Event, event

EVENTS: list[Event] = []

BEGAN = event(EVENTS, "began", "seat")
ROUND_BEGAN = event(EVENTS, "round_began", "number")
MOVED = event(EVENTS, "moved", "seat", "rat", "origin", "space")
USED_PIPE = event(EVENTS, "used_pipe", "seat", "pipe", "material")
USED_PIPE_FREE = event(EVENTS, "used_pipe_free", "seat", "pipe")
TOOK_MOULDY = event(EVENTS, "took_mouldy", "seat", "cheese")
PAID_TOLL = event(EVENTS, "paid_toll", "seat", "other")
BOARDED = event(EVENTS, "boarded", "seat", "points")
GOT_BOLT = event(EVENTS, "got_bolt", "seat")
FREED_RAT = event(EVENTS, "freed_rat", "seat")
DRANK = event(EVENTS, "drank", "seat")
COLLECTED = event(EVENTS, "collected", "seat", "goods", "amount")
WALKED_MORE = event(EVENTS, "walked_more", "seat", "steps")
PLACED = event(EVENTS, "placed", "seat", "track", "points")
NO_MARKER = event(EVENTS, "no_marker", "seat", "track")
ENTERED = event(EVENTS, "entered", "seat", "room")
TOOK_COMIC = event(EVENTS, "took_comic", "seat", "comic")
NAMED = event(EVENTS, "named", "seat", "rat", "comic")
BOUGHT = event(EVENTS, "bought", "seat", "item", "cheese")
STOLE = event(EVENTS, "stole", "seat", "item", "space")
BUILT = event(EVENTS, "built", "seat", "part")
DONATED = event(EVENTS, "donated", "seat", "cheese")
LAST_RAT_ABOARD = event(EVENTS, "last_rat_aboard", "seat")
EIGHTH_MARKER = event(EVENTS, "eighth_marker", "seat", "markers")
EIGHTH_MARKER_LATE = event(EVENTS, "eighth_marker_late", "seat", "markers")
GREG_CARD = event(EVENTS, "greg_card", "card", reveals=True)
GREG_MOVED = event(EVENTS, "greg_moved", "origin", "space")
GREG_PAID = event(EVENTS, "greg_paid", "seat")
GREG_TOOK = event(EVENTS, "greg_took", "item")
GREG_TOOK_COMIC = event(EVENTS, "greg_took_comic", "comic")
SPARE_PLACED = event(EVENTS, "spare_placed", "track", "points")
SHUFFLED = event(EVENTS, "shuffled")
SCORED = event(EVENTS, "scored", "seat", "total")
WON = event(EVENTS, "won", "seat", "total")
SHARED_VICTORY = event(EVENTS, "shared_victory", "winners", "total")
CHALLENGE_MET = event(EVENTS, "challenge_met", "challenge")
