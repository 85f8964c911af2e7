"""Cards without an order, such as a deck, a bag or a stock: the number of cards of each kind."""

from __future__ import annotations

from rattery.core.chance import Chance, draw
from rattery.core.compile.rule import rule
from rattery.core.record import Row

# Several small counts packed into one number, COUNT_BITS each: one for every pile or seat.
COUNT_BITS = 8
COUNT_MASK = (1 << COUNT_BITS) - 1


@rule
def count_cards(cards: Row[int]) -> int:
    """The number of cards of all kinds together."""
    count = 0
    for kind in range(len(cards)):
        count += int(cards[kind])
    return count


@rule
def take_one(chance: Chance, cards: Row[int]) -> int:
    """Take out a random card, each as likely as the next; returns its kind. Draws from chance once."""
    return take_one_of(chance, cards, count_cards(cards))


@rule
def take_one_of(chance: Chance, cards: Row[int], count: int) -> int:
    """The same for a caller that already knows the number of cards."""
    kind = kind_at(cards, draw(chance, count))
    cards[kind] -= 1
    return kind


@rule
def kind_at(cards: Row[int], place: int) -> int:
    """The kind of the card at an index, from 0, if the cards lay sorted by kind. Takes the same time for every index."""
    kind = 0
    end = 0
    for before in range(len(cards) - 1):
        end += int(cards[before])
        kind += 1 if end <= place else 0
    return kind


@rule
def count_at(counts: int, place: int) -> int:
    """The count at an index of a packed number."""
    return (counts >> (place * COUNT_BITS)) & COUNT_MASK


@rule
def one_at(place: int) -> int:
    """A packed number with 1 at an index and 0 elsewhere: adding it counts one more there."""
    return 1 << (place * COUNT_BITS)
