"""What lies in the box of The Pied Piper, and what its parts are called.

The names here are the ones used in notation, views, saves and box files; what players read comes from the words.
"""

from __future__ import annotations

# Action cards: four basic ones that move a figure, two special ones that change what a basic one does.
FORWARD_1, FORWARD_2, BACK_1, SEWER, PLUS_1, MELODY = range(6)
CARDS = ("forward1", "forward2", "back1", "sewer", "plus1", "melody")
KINDS = len(CARDS)
BASIC_KINDS = PLUS_1
THROUGH_HOUSES = (FORWARD_1, FORWARD_2, BACK_1)  # these change counters; a sewer leads under houses

# Figures: the piper, and six rats by the colour of their tails. A character card shows one of them.
NO_FIGURE = -1
PIPER = 0
FIRST_RAT = 1
FIGURE_NAMES = ("piper", "yellow", "red", "blue", "black", "violet", "green")
FIGURES = len(FIGURE_NAMES)
RATS = FIGURES - FIRST_RAT
# The colours a tail can have: those of our box, then others that a printed copy may have instead.
TAILS = (*FIGURE_NAMES[FIRST_RAT:], "orange", "white", "brown", "pink", "grey", "turquoise")
# A letter and a shape: colours alone are hard to tell apart.
MARKS = {
    "piper": "P♪",
    "yellow": "Y○",
    "red": "R△",
    "blue": "B□",
    "black": "K◇",
    "violet": "V☆",
    "green": "G✚",
    "orange": "O⬠",
    "white": "W⬡",
    "brown": "N▽",
    "pink": "I♡",
    "grey": "E◐",
    "turquoise": "T◖",
}

# The row of character cards in the middle.
ROW = 4
PLACE_NAMES = ("1", "2", "3", "4")
CARDS_TO_ACTIVATE = 2

# Seats and houses. With two players two of the four houses are neutral.
NOBODY = -1
NOWHERE = -1
MAX_PLAYERS = 5
MAX_HOUSES = 5
HOUSES_FOR_TWO = 4
SPECTATOR = MAX_PLAYERS  # a pair of eyes without a seat
EYES = MAX_PLAYERS + 1

# Variants.
STANDARD, LITTLE_RATS, HIDDEN = range(3)
VARIANTS = ("standard", "little_rats", "hidden")

MOST_ACTION_CARDS = 60  # so that what was laid since a deck was rebuilt can be remembered
MOST_LAYS = 62
