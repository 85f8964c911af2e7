"""What lies in the box of Ratjack, and what its parts are called.

The names here are the ones used in notation, views, saves and box files; what players read comes from the words.
"""

from __future__ import annotations

# Cards. A kind is a print: `rats-9`. A game mixes two packs; with two packs of rats every kind is there twice.
PACKS = ("rats", "weasels", "raccoons")
NUMBERS = 12
KINDS = tuple(f"{pack}-{number}" for pack in PACKS for number in range(1, NUMBERS + 1))
CARDS = 2 * NUMBERS  # in play
NO_CARD = -1

# Where a card lies: before a seat (the seat's number), in a seat's hand (IN_HAND + seat), in the deck or on the pile.
MAX_PLAYERS = 4
IN_HAND = MAX_PLAYERS
IN_DECK = 2 * MAX_PLAYERS
ON_PILE = IN_DECK + 1
HAND = 2  # the most cards in a hand
ROW = CARDS - 2  # the most cards before one player: all but the two hand cards

# Bonus tokens, two faces each: what a face does, or by how much it changes the value.
TOKENS = 6
NO_TOKEN = -1
NO_FACE = -1
ZERO, HALF, DOUBLE, LOCK, SHIELD, MUTE = range(6)
LARGEST_CHANGE = 12
PLUS = MUTE  # PLUS + n is the face +n
MINUS = PLUS + LARGEST_CHANGE  # MINUS + n is the face -n
TOKEN_FACES = (
    "zero",
    "half",
    "double",
    "lock",
    "shield",
    "mute",
    *(f"+{n}" for n in range(1, LARGEST_CHANGE + 1)),
    *(f"-{n}" for n in range(1, LARGEST_CHANGE + 1)),
)

# Seats.
NOBODY = -1
SPECTATOR = MAX_PLAYERS  # a pair of eyes without a seat
EYES = MAX_PLAYERS + 1
EVERYBODY = (1 << EYES) - 1

# Effects: verbs, and what they are done to.
(
    LOOK,
    TURN_UP,
    TURN_DOWN,
    TRIGGER,
    EXCHANGE,
    GIVE,
    TAKE,
    PICK_UP,
    DISCARD,
    PUT_TOKEN,
    RETURN_TOKEN,
    MOVE_TOKEN,
    DRAW,
    PLAY,
    LAY,
    BURY,
    SHUFFLE,
) = range(17)
NOTHING_THERE, A_CARD, THE_HAND, THE_DECK, THE_DISCARD, THAT_CARD = range(6)
OWN, OPPOSING, ANY = range(3)
WHOSE = ("own", "opposing", "any")
EITHER, HIDDEN, VISIBLE = range(3)
FACES = ("either", "hidden", "visible")
MAX_STEPS = 3
MAX_TRIGGERS = 5  # cards of one pack that trigger another
