"""What each number of an observation means, in the order of `rules/observing.py`; docs/environments is made of it."""

from __future__ import annotations

from collections.abc import Iterator

from rattery.games.rat_trap.parts import CARDS, DICE, MAX_RATS, PILE_NAMES, PILE_SIZE

SHARED = (
    "the round, from 1",
    "1 in an extra round",
    "1 when the game is over",
    "the question, by its number",
    "the seat that decides",
    "the active player",
    "the partner",
    "how often the dice were thrown this turn",
    f"the first die, counted from 0 in: {', '.join(DICE)}",
    "the second die",
    "which die the partner kept: 0 or 1, -1 until then",
    "whose action is being carried out",
    "whom the cat is sent at",
    "who is about to take a bandage",
    "doors that may still be opened in this action",
    "how many of the third rat's cards were turned up this round",
    "the pile the Manipulator arranges, -1 if none",
    "how many cards of both piles the Manipulator has laid",
    *(f"doors discarded: {card}" for card in CARDS),
)


def of_pile(pile: str) -> Iterator[str]:
    yield f"pile {pile}: doors left"
    yield f"pile {pile}: traps lying face up beside it"
    for depth in range(PILE_SIZE):
        yield f"pile {pile}: door {depth + 1} from the top; -1 if unknown"


def of_rat(seat: int) -> Iterator[str]:
    yield f"seat {seat}: points"
    yield f"seat {seat}: bandages"
    yield f"seat {seat}: 1 if out of the round"
    yield f"seat {seat}: 1 if the cat attacked this turn"
    yield f"seat {seat}: cards in stock"
    yield f"seat {seat}: 1 if the role lies face up"
    yield f"seat {seat}: the role, if known"
    yield f"seat {seat}: 1 if everybody knows this is not the Fool"
    for card in CARDS:
        yield f"seat {seat}: cards in stock known to be {card}"


LABELS = (
    *SHARED,
    *(label for pile in PILE_NAMES for label in of_pile(pile)),
    *(label for seat in range(MAX_RATS) for label in of_rat(seat)),
)
