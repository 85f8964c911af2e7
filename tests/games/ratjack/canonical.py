"""Tables that are the same to everybody, made the same byte for byte: cards are numbered by where they lie.

Which of the 24 cards is called which means nothing; what is printed on it does.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from rattery.games.ratjack.parts import CARDS, HAND, NO_CARD
from rattery.games.ratjack.rules.table import FIRST_HIDDEN

NAMES = ("source", "picked", "second", "that_card")  # fields that name a card
SETS = ("looked", "triggered", "covered", "locked", "shielded", "muted", "in_play", "visible")  # a bit for each card
OF_EACH = ("kind", "lies", "token_on", "known", "shown", "doubtful")  # a number for each card


def canonical(table: np.ndarray[Any, Any], eye: int) -> None:
    s = table[0]
    for player in s["players"]:
        sort_hand(s, player, eye)
        if s["asked"] != FIRST_HIDDEN and player["chosen"] != NO_CARD:
            player["chosen"] = 0  # once all have hidden a card, which one it was means nothing any more
    order = cards_in_order(s)
    number = np.full(CARDS + 1, -1)  # of a card by its old one; the last for no card
    number[order] = np.arange(CARDS)
    for name in NAMES:
        s[name] = number[s[name]]
    for name in SETS:
        s[name] = renumbered(int(s[name]), number)
    for name in OF_EACH:
        s[name] = s[name][order]
    for pile, count in (("deck", "in_deck"), ("pile", "in_pile")):
        renumber_row(s[pile], int(s[count]), number)
    for player in s["players"]:
        player["before"] = renumbered(int(player["before"]), number)
        if s["asked"] == FIRST_HIDDEN:
            player["chosen"] = number[player["chosen"]]
        renumber_row(player["hand"], int(player["in_hand"]), number)
        renumber_row(player["row"], int(player["in_row"]), number)


def sort_hand(s: Any, player: Any, eye: int) -> None:
    """A hand has no order."""
    if player["in_hand"] == HAND:
        player["hand"] = sorted(player["hand"].tolist(), key=lambda card: order_in_hand(s, player, card, eye))


def order_in_hand(s: Any, player: Any, card: int, eye: int) -> tuple[int, ...]:
    knows = s["known"][card] >> eye & 1
    marks = [int(s[name]) >> card & 1 for name in ("triggered", "looked")]
    return (
        int(s["kind"][card]) if knows else -1,
        int(s["known"][card] & ~s["doubtful"][card]),
        *marks,
        int(bool(knows) and player["chosen"] == card),
    )


def cards_in_order(s: Any) -> list[int]:
    places = [s["deck"][: s["in_deck"]], s["pile"][: s["in_pile"]]]
    for player in s["players"]:
        places += [player["hand"][: player["in_hand"]], player["row"][: player["in_row"]]]
    return [int(card) for place in places for card in place]


def renumbered(cards: int, number: np.ndarray[Any, Any]) -> int:
    return sum(1 << int(number[card]) for card in range(CARDS) if cards >> card & 1)


def renumber_row(row: Any, count: int, number: np.ndarray[Any, Any]) -> None:
    row[:count] = number[row[:count]]
    row[count:] = 0
