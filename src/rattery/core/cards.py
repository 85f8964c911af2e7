"""Cards in no order: a deck nobody looks into, a bag, a stock is how many of each kind lie in it."""

from __future__ import annotations

from rattery.core.chance import Chance, draw
from rattery.core.compile.rule import rule
from rattery.core.record import Row

# A small count for each of several piles or seats, eight bits each, in one number.
COUNT_BITS = 8
COUNT_MASK = (1 << COUNT_BITS) - 1


@rule
def count_cards(cards: Row[int]) -> int:
    """How many there are, of all kinds together."""
    count = 0
    for kind in range(len(cards)):
        count += int(cards[kind])
    return count


@rule
def take_one(chance: Chance, cards: Row[int]) -> int:
    """A card at random leaves; its kind comes back."""
    return take_one_of(chance, cards, count_cards(cards))


@rule
def take_one_of(chance: Chance, cards: Row[int], count: int) -> int:
    """The same for a known total: the count need not be computed first."""
    kind = kind_at(cards, draw(chance, count))
    cards[kind] -= 1
    return kind


@rule
def kind_at(cards: Row[int], place: int) -> int:
    """The kind of the card at a place, from 0, if they lay in order: as many kinds come before it as end at or before it."""
    kind = 0
    end = 0
    for before in range(len(cards) - 1):
        end += int(cards[before])
        kind += 1 if end <= place else 0
    return kind


@rule
def count_at(counts: int, place: int) -> int:
    """The count for one place among counts in one number."""
    return (counts >> (place * COUNT_BITS)) & COUNT_MASK


@rule
def one_at(place: int) -> int:
    """One more for that place, to be added."""
    return 1 << (place * COUNT_BITS)
