"""The moves of Rat Trap."""

from __future__ import annotations

from itertools import combinations

from rattery.core.moves import MoveBook, offers_record
from rattery.games.rat_trap.parts import ACTIONS, BLANK, CARDS, DICE, MAX_RATS, PILE_NAMES

PILE_PAIRS = list(combinations(range(MAX_RATS), 2))

MOVES = MoveBook()
STAND = MOVES.add("stand", "keep")  # the dice as they are thrown
REROLL = MOVES.add("reroll")  # both dice, once
PARTNER = MOVES.add_each("partner", seat=range(MAX_RATS))  # + the seat that gets the dice
KEEP = MOVES.add_each("keep", labels=DICE[:ACTIONS], die=range(ACTIONS))  # + the action the partner keeps
DRAW = MOVES.add_each("draw", labels=PILE_NAMES, pile=range(MAX_RATS))  # + the pile
ROB = MOVES.add_each("steal", seat=range(MAX_RATS))  # + the seat robbed
CLAW = MOVES.add_each("claw", seat=range(MAX_RATS))  # + the seat the cat is sent at
CLOVER = MOVES.add("clover")  # discard one instead of taking a bandage
PASS = MOVES.add("pass")  # use neither clover nor role
STEP_IN = MOVES.add("step_in")  # Al Ratone makes himself the partner
HYPNOTISE = MOVES.add_each("hypnotise", seat=range(MAX_RATS))  # + the seat the cat is sent on to
LOOK = MOVES.add_each(  # + the Manipulator's two piles, by their place in PILE_PAIRS
    "look", labels=[f"{PILE_NAMES[a]} {PILE_NAMES[b]}" for a, b in PILE_PAIRS], piles=range(len(PILE_PAIRS))
)
NEXT = MOVES.add_each("next", labels=CARDS, card=range(len(CARDS)))  # + the card laid next, from the top down
KEEP_BLANK = MOVES.add_each("keep", labels=["blank"], die=[BLANK])  # the partner keeps a die without an action

PAIR_FIRST = tuple(a for a, _ in PILE_PAIRS)
PAIR_SECOND = tuple(b for _, b in PILE_PAIRS)

Offers = offers_record(len(MOVES))
