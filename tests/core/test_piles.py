"""Piles of cards: only what an eye has not seen is dealt again, with the right probabilities."""

from __future__ import annotations

from collections import Counter

import pytest

from rattery.core.chance import Chance, seed_chance
from rattery.core.piles import (
    ALL_EYES,
    DECK,
    are_all_there,
    deal_again,
    draw_card,
    faces,
    lay_out,
    observe_pile,
    put_all,
)
from rattery.core.record import Record, Row, blank, i8, i16, part, row

NAMES = ("ace", "king")
COUNTS = [2, 1]
ANN, BOB, SPECTATOR = range(3)
ANNS, BOBS, OPEN = range(DECK + 1, DECK + 4)


class Cards(Record):
    chance: Chance = part(Chance)
    counts: Row[int] = row(i8, 2)
    piles: Row[Row[int]] = row(i8, 4, 2)
    eyes: Row[int] = row(i16, 4)
    sizes: Row[int] = row(i8, 4)
    seen: Row[int] = row(i16, 3)


@pytest.fixture
def s() -> Cards:
    """Three cards: Ann, Bob and the deck have one each."""
    return dealt(7)


def dealt(seed: int) -> Cards:
    s = blank(Cards)
    seed_chance(s.chance, seed, 0)
    s.counts[0], s.counts[1] = COUNTS
    lay_out(s.piles, s.eyes, s.counts)
    s.eyes[ANNS], s.eyes[BOBS], s.eyes[OPEN] = 1 << ANN, 1 << BOB, ALL_EYES
    draw_card(s.chance, s.piles, ANNS)
    draw_card(s.chance, s.piles, BOBS)
    return s


def lying(s: Cards) -> list[list[int]]:
    return [list(map(int, pile)) for pile in s.piles]


def test_cards_come_out_of_the_deck_and_none_is_lost(s: Cards) -> None:
    assert [sum(pile) for pile in lying(s)] == [1, 1, 1, 0]
    assert are_all_there(s.piles, s.counts)
    put_all(s.piles[ANNS], s.piles[OPEN])
    assert [sum(pile) for pile in lying(s)] == [1, 0, 1, 1]
    assert are_all_there(s.piles, s.counts)
    s.piles[OPEN][0] += 1
    assert not are_all_there(s.piles, s.counts)


def test_a_pile_shows_its_cards_to_the_eyes_that_have_seen_them_and_backs_to_others(s: Cards) -> None:
    (card,) = faces(s.piles, s.eyes, ANNS, ANN, NAMES)
    assert card in NAMES
    for eye in (BOB, SPECTATOR):
        assert faces(s.piles, s.eyes, ANNS, eye, NAMES) == [None]
    observe_pile(s.piles, s.eyes, ANNS, ANN, s.seen, 0)
    assert list(s.seen) == [1, *lying(s)[ANNS]]
    observe_pile(s.piles, s.eyes, ANNS, BOB, s.seen, 0)
    assert list(s.seen) == [1, 0, 0]


@pytest.mark.parametrize("eye", [ANN, BOB, SPECTATOR])
def test_what_is_dealt_again_is_what_these_eyes_have_not_seen_as_likely_as_it_is(s: Cards, eye: int) -> None:
    before, found = lying(s), Counter[str]()
    seen = [pile for pile in range(DECK + 1, 4) if (int(s.eyes[pile]) >> eye) & 1]
    tries = 600
    for _ in range(tries):
        deal_again(s.chance, s.piles, s.eyes, s.sizes, eye)
        assert are_all_there(s.piles, s.counts)
        assert [sum(pile) for pile in lying(s)] == [sum(pile) for pile in before]
        assert all(lying(s)[pile] == before[pile] for pile in seen)
        assert not any(s.sizes)
        found[str([lying(s)[pile] for pile in (DECK, ANNS, BOBS)])] += 1
    kings_unseen = 1 - sum(before[pile][1] for pile in seen)
    places = 3 - sum(sum(before[pile]) for pile in seen)
    assert len(found) == (places if kings_unseen else 1), "the king may lie at every place that is not seen"
    assert min(found.values()) > tries / len(found) * 0.75
