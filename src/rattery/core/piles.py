"""Piles of cards, and who has seen them: what is imagined, observed, shown and counted follows from that.

    piles: Row[Row[int]] = row(i8, PILES, KINDS)   # how many cards of each kind lie in each pile, in no order
    eyes: Row[int] = row(i16, PILES)               # who has seen the cards of each pile, a bit for each eye
    sizes: Row[int] = row(i8, PILES)               # room for `deal_again`; 0 between moves

The first pile is the deck: all cards come out of it, and nobody has looked into it.
"""

from __future__ import annotations

from collections.abc import Sequence

from rattery.core.cards import count_cards, take_one
from rattery.core.chance import Chance
from rattery.core.compile.rule import rule
from rattery.core.record import Row
from rattery.core.seats import sees

DECK = 0
NO_EYES, ALL_EYES = 0, -1


@rule
def lay_out(piles: Row[Row[int]], eyes: Row[int], counts: Row[int]) -> None:
    """Put all cards into the deck, `counts[kind]` of each kind; nobody has seen any."""
    for pile in range(len(piles)):
        eyes[pile] = NO_EYES
        for kind in range(len(counts)):
            piles[pile][kind] = counts[kind] if pile == DECK else 0


@rule
def draw_card(chance: Chance, piles: Row[Row[int]], pile: int) -> int:
    """Move the top card of the deck to a pile; returns its kind. The deck has no order: the card is drawn from chance."""
    kind = take_one(chance, piles[DECK])
    piles[pile][kind] += 1
    return kind


@rule
def put_all(source: Row[int], target: Row[int]) -> None:
    """Move all cards of one pile to another."""
    for kind in range(len(source)):
        target[kind] += source[kind]
        source[kind] = 0


@rule
def deal_again(luck: Chance, piles: Row[Row[int]], eyes: Row[int], sizes: Row[int], eye: int) -> None:
    """Mix all cards this eye has not seen and deal them again; every pile keeps its size."""
    for pile in range(DECK + 1, len(piles)):
        if not sees(eyes[pile], eye):
            sizes[pile] = count_cards(piles[pile])
            put_all(piles[pile], piles[DECK])
    for pile in range(DECK + 1, len(piles)):
        while sizes[pile] > 0:
            sizes[pile] -= 1
            draw_card(luck, piles, pile)


@rule
def observe_pile(piles: Row[Row[int]], eyes: Row[int], pile: int, eye: int, out: Row[int], first: int) -> None:
    """Write a pile from index `first` of an observation on, as one number more than there are kinds: its size, and how many
    cards of each kind it has, or zeros if this eye has not seen them."""
    out[first] = count_cards(piles[pile])
    for kind in range(len(piles[pile])):
        out[first + 1 + kind] = piles[pile][kind] if sees(eyes[pile], eye) else 0


@rule
def are_all_there(piles: Row[Row[int]], counts: Row[int]) -> bool:
    """Every card is in some pile, and none twice."""
    for kind in range(len(counts)):
        found = 0
        for pile in range(len(piles)):
            found += int(piles[pile][kind])
        if found != counts[kind]:
            return False
    return True


def faces(piles: Row[Row[int]], eyes: Row[int], pile: int, eye: int, names: Sequence[str]) -> list[str | None]:
    """A pile for a view: the names of its cards, or None for each back."""
    cards = [name for name, count in zip(names, piles[pile], strict=True) for _ in range(int(count))]
    return [card if sees(eyes[pile], eye) else None for card in cards]
