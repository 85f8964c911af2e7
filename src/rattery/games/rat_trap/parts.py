"""What lies in the box of Rat Trap, and what its parts are called.

The names here are the ones used in notation, views, saves and box files; what players read comes from the words.
"""

from __future__ import annotations

# Door cards.
TRAP, ONE, TWO, CLOVER = range(4)
CARDS = ("trap", "one", "two", "clover")
KINDS = len(CARDS)

# Actions, as they stand on the dice; on a blank face there is none.
KEY, KEYS, STEAL, CLAWS, HEAL, BLANK = range(6)
DICE = ("key", "keys", "steal", "claws", "heal", "blank")
ACTIONS = BLANK
NOT_SHOWN = -1  # an action that a card of the third rat does not show
FACES = 6

# Roles.
NO_ROLE = -1
MANIPULATOR, AL_RATONE, HYPNOTIST, FOOL, ALCHEMIST = range(5)
ROLES = ("manipulator", "al_ratone", "hypnotist", "fool", "alchemist")

# Seats. The third rat sits on the seat after the two players.
NOBODY = -1
MAX_RATS = 5
SPECTATOR = MAX_RATS  # a pair of eyes without a seat
EYES = MAX_RATS + 1
EVERYBODY = (1 << EYES) - 1

PILE_NAMES = ("A", "B", "C", "D", "E")
PILE_SIZE = 5
THIRD_RAT_CARDS = 6
