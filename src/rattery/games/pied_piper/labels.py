"""What each number of an observation means, in the order of `rules/observing.py`; docs/environments is made of it."""

from __future__ import annotations

from collections.abc import Iterator

from rattery.games.pied_piper.parts import CARDS, CARDS_TO_ACTIVATE, FIGURE_NAMES, MAX_HOUSES, MAX_PLAYERS, ROW

SHARED = (
    "1 when the game is over",
    "the question, by its number",
    "the seat that decides",
    "the active player",
    "the first player",
    "cards the active player still has to lay",
    "the place of this turn's first card, from 0; -1 before it is laid",
    "1 if the active player has laid a card face down this turn",
    "cards in the action deck",
    "1 if the action cards were ever shuffled anew",
    "counters that left the game",
    "the level of a house's roof",
    *(f"your hand: {card}" for card in CARDS),
    *(f"action cards discarded: {card}" for card in CARDS),
    *(f"character deck: {figure}" for figure in FIGURE_NAMES),
    *(f"the house on whose left {figure} stands; -1 if not in play" for figure in FIGURE_NAMES),
)


def of_place(place: int) -> Iterator[str]:
    yield f"place {place}: the figure; -1 if the place is empty"
    yield f"place {place}: action cards under it"
    for card in range(1, CARDS_TO_ACTIVATE + 1):
        yield f"place {place}, card {card}: its kind; -1 if unknown, or none lies there"
        yield f"place {place}, card {card}: who laid it; -1 if none lies there"
        yield f"place {place}, card {card}: 1 if it lies face down"


def of_house(house: int) -> Iterator[str]:
    yield f"house {house}: 1 while it stands"
    yield f"house {house}: the rats in it"
    yield f"house {house}: whose it is; -1 if neutral"


def of_player(seat: int) -> Iterator[str]:
    yield f"seat {seat}: 1 if out of the game"
    yield f"seat {seat}: how many went out before"
    yield f"seat {seat}: counters won"
    yield f"seat {seat}: cards in hand"


LABELS = (
    *SHARED,
    *(label for place in range(1, ROW + 1) for label in of_place(place)),
    *(label for house in range(MAX_HOUSES) for label in of_house(house)),
    *(label for seat in range(MAX_PLAYERS) for label in of_player(seat)),
)
