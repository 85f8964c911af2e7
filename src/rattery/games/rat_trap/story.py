"""What can happen in Rat Trap, as it is told: every event with its facts, and who may know the secret in it."""

from __future__ import annotations

from rattery.core.story import Event, event

EVENTS: list[Event] = []

ROUND_BEGAN = event(EVENTS, "round_began", "number")
EXTRA_ROUND_BEGAN = event(EVENTS, "extra_round_began")
GOT_ROLE = event(EVENTS, "got_role", "seat", secret="role")
ROLE_SHOWN = event(EVENTS, "role_shown", "seat", "role", reveals=True)
LOOKED = event(EVENTS, "looked", "seat", "pile", reveals=True)
LAID = event(EVENTS, "laid", "seat", "pile", secret="card", reveals=False)
ARRANGED = event(EVENTS, "arranged", "seat", "pile")
THREW = event(EVENTS, "threw", "seat", "die", "other")
THREW_AGAIN = event(EVENTS, "threw_again", "seat", "die", "other")
STOOD = event(EVENTS, "stood", "seat")
STEPPED_IN = event(EVENTS, "stepped_in", "seat")
DID_NOT_STEP_IN = event(EVENTS, "did_not_step_in", "seat")
GAVE_DICE = event(EVENTS, "gave_dice", "seat", "partner")
KEPT = event(EVENTS, "kept", "seat", "die", "other", "partner")
THIRD_RAT_CARD = event(EVENTS, "third_rat_card", "card_number", "decider", reveals=True)
NOTHING_TO_DO = event(EVENTS, "nothing_to_do", "seat", "die")
ACTION_LOST = event(EVENTS, "action_lost", "seat", "die")
DREW = event(EVENTS, "drew", "seat", "pile", secret="card")
DREW_OPENLY = event(EVENTS, "drew_openly", "seat", "pile", "card", reveals=True)
TRAP_SPRUNG = event(EVENTS, "trap_sprung", "seat", "pile", reveals=True)
STOLE = event(EVENTS, "stole", "seat", "victim", secret="card")
STOLE_OPENLY = event(EVENTS, "stole_openly", "seat", "victim", "card", reveals=True)
STOLE_TRAP = event(EVENTS, "stole_trap", "seat", "victim", reveals=True)
FOOL_EXPOSED = event(EVENTS, "fool_exposed", "seat", "traps", reveals=True)
CAT_SENT = event(EVENTS, "cat_sent", "seat", "target")
HYPNOTISED = event(EVENTS, "hypnotised", "seat", "target")
DID_NOT_HYPNOTISE = event(EVENTS, "did_not_hypnotise", "seat")
HEALED = event(EVENTS, "healed", "seat")
USED_CLOVER = event(EVENTS, "used_clover", "seat", reveals=True)
WOUNDED = event(EVENTS, "wounded", "seat", "bandages")
WENT_OUT = event(EVENTS, "went_out", "seat", "cards")
ROUND_ENDED = event(EVENTS, "round_ended", "number")
STOCK_SHOWN = event(EVENTS, "stock_shown", "seat", "one", "two", "clover", "trap", reveals=True)
SCORED = event(EVENTS, "scored", "seat", "points", "total")
CONSOLED = event(EVENTS, "consoled", "seat", "points", "total")
WON = event(EVENTS, "won", "seat", "total")
