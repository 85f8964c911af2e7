"""What can happen in The Pied Piper, as it is told: every event with its facts, and who may know the secret in it."""

from __future__ import annotations

from rattery.core.story import Event, event

EVENTS: list[Event] = []

BEGINS = event(EVENTS, "begins", "seat")
STARTS_BESIDE = event(EVENTS, "starts_beside", "figure", "seat")
STARTS_BESIDE_NEUTRAL = event(EVENTS, "starts_beside_neutral", "figure")
SET_ASIDE = event(EVENTS, "set_aside")
CHARACTER_SHOWN = event(EVENTS, "character_shown", "figure", "place")
CHARACTERS_SHUFFLED = event(EVENTS, "characters_shuffled")
ACTIONS_SHUFFLED = event(EVENTS, "actions_shuffled")
DEALT = event(EVENTS, "dealt", "seat", "number")
DREW = event(EVENTS, "drew", "seat", secret="card")
LAID = event(EVENTS, "laid", "seat", "card", "figure", "place")
LAID_FACE_DOWN = event(EVENTS, "laid_face_down", "seat", "figure", "place", secret="card", reveals=False)
TURNED_UP = event(EVENTS, "turned_up", "card", "figure", "place", reveals=True)
CHOSE_FIRST = event(EVENTS, "chose_first", "seat", "figure", "place")
ACTS = event(EVENTS, "acts", "figure", "card")
ACTS_WITH = event(EVENTS, "acts_with", "figure", "card", "special")
NOTHING_HAPPENS = event(EVENTS, "nothing_happens", "figure")
FOLLOWS = event(EVENTS, "follows", "figure")
CROSSED = event(EVENTS, "crossed", "figure", "seat", "counter")
CROSSED_IN_VAIN = event(EVENTS, "crossed_in_vain", "figure", "seat", "counter")
CROSSED_NEUTRAL = event(EVENTS, "crossed_neutral", "figure")
WENT_UNDER = event(EVENTS, "went_under", "figure", "seat")
WENT_UNDER_NEUTRAL = event(EVENTS, "went_under_neutral", "figure")
FLED = event(EVENTS, "fled", "seat")
TOOK_COUNTERS = event(EVENTS, "took_counters", "seat", "victim", "number")
COUNTERS_LOST = event(EVENTS, "counters_lost", "victim", "number")
SHOWED = event(EVENTS, "showed", "seat", "card", "number", reveals=True)
WON = event(EVENTS, "won", "seat", "counter")
SHARED_VICTORY = event(EVENTS, "shared_victory", "winners", "counter")
