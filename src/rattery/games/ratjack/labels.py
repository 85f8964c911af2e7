"""What each number of an observation means, in the order of `rules/observing.py`; docs/environments is made of it."""

from __future__ import annotations

from collections.abc import Iterator

from rattery.games.ratjack.parts import CARDS, MAX_PLAYERS, ROW, TOKENS

SHARED = (
    "the round, from 1",
    "1 when the game is over",
    "the question, by its number",
    "the seat that decides; -1 while others hide their first card",
    "the active player",
    "cards in the deck",
    "cards on the discard pile",
    "turns in a row in which the deck did not get smaller than ever before",
    "the fewest cards the deck had in this round",
    "the kind of the card whose effect is carried out",
    "the step of its effect, from 0",
    f"the card chosen: seat times {ROW} plus place in the row; -1 none",
    "the face of the token chosen; -1 none",
    "the player chosen",
    "1 if the deck was empty during this turn",
    "1 if the deck got smaller than ever before during this turn",
    *(f"token {token}: its face; -1 if on a card" for token in range(1, TOKENS + 1)),
    *(f"the discard pile, card {card} from the top: its kind; -2 if there is none" for card in range(1, CARDS + 1)),
    *(f"the deck, card {card} from the top: its kind; -1 unknown, -2 none" for card in range(1, CARDS + 1)),
)


def of_player(seat: int) -> Iterator[str]:
    yield f"seat {seat}: points"
    yield f"seat {seat}: 1 if out of the round"
    yield f"seat {seat}: the visible cards, added up"
    yield f"seat {seat}: cards in hand"
    yield f"seat {seat}: cards on the table"
    yield f"seat {seat}: the card you chose to hide first, if seen"
    yield f"seat {seat}: hand card, the smaller kind; -1 unknown, -2 none"
    yield f"seat {seat}: hand card, the larger kind; -1 unknown, -2 none"
    for card in range(1, ROW + 1):
        yield f"seat {seat}, card {card} on the table: its kind; -1 unknown, -2 none"
        yield f"seat {seat}, card {card} on the table: 1 if face up"
        yield f"seat {seat}, card {card} on the table: the face of its token; -1 none"


LABELS = (
    *SHARED,
    *(label for seat in range(MAX_PLAYERS) for label in of_player(seat)),
)
