"""Imagined worlds are as likely as they really are: GREG's face-down cards, compared with what can be worked out."""

from __future__ import annotations

from collections import Counter

from rattery.core.chance import Chance, seed_chance
from rattery.core.plain import plain
from rattery.core.record import blank, bytes_of, duplicate
from rattery.games.first_rat.parts import GREG_CARDS
from rattery.games.first_rat.rules import imagine
from tests.positions import Position, position

WORLDS = 3_000


def imagined_decks(table: Position) -> list[list[str]]:
    """The face-down part of GREG's deck in many worlds the player can imagine."""
    luck, box = plain(blank(Chance)), plain(table.box)
    seed_chance(luck, 5, 6)
    world, decks = plain(table.table), []
    for _ in range(WORLDS):
        imagine(box, world, 0, luck)
        decks.append([GREG_CARDS[card] for card in world.greg_deck[int(world.greg_turned) :]])
    return decks


def is_near(count: int, share: float) -> bool:
    """Within five standard deviations."""
    return bool(abs(count - WORLDS * share) < 5 * (WORLDS * share * (1 - share)) ** 0.5)


def test_cards_never_seen_are_equally_likely_and_known_ones_are_always_there() -> None:
    """Five of twelve A cards and five of nine B cards; one A card lies face up, an A and a B card were seen before."""
    table = position("first_rat(players=1)", turned=["A1"], seen=["A2", "B1"], deck=["A9"])
    decks = imagined_decks(table)
    held = Counter(name for deck in decks for name in deck)
    assert {len(deck) for deck in decks} == {10}
    assert held["A1"] == 0
    assert held["A2"] == held["B1"] == held["C"] == WORLDS
    assert all(is_near(held[f"A{number}"], 3 / 10) for number in range(3, 13))
    assert all(is_near(held[f"B{number}"], 4 / 8) for number in range(2, 10))


def test_every_card_is_equally_likely_to_come_next() -> None:
    table = position("first_rat(players=1)", seen=["A1", "A2", "A3", "A4", "A5", "B1", "B2", "B3", "B4", "B5"])
    decks = imagined_decks(table)
    for place in (0, 5, 10):
        at_place = Counter(deck[place] for deck in decks)
        assert len(at_place) == 11
        assert all(is_near(count, 1 / 11) for count in at_place.values())


def test_the_real_order_does_not_show() -> None:
    """Two tables that differ only in what is face down lead to the same imagined worlds."""
    one = position("first_rat(players=1)", turned=["A1"], deck=["A2", "B7"])
    other = position("first_rat(players=1)", turned=["A1"], deck=["B3", "A12"])
    assert imagined_decks(one) == imagined_decks(other)


def test_with_more_players_only_chance_is_new() -> None:
    table = position("first_rat(players=3)", rats={0: [4, 0]})
    world, luck = duplicate(table.table), blank(Chance)
    seed_chance(luck, 1, 2)
    imagine(table.box, world, 0, luck)
    size = Chance.dtype.itemsize
    assert bytes_of(world)[size:] == bytes_of(table.table)[size:]
    assert bytes_of(world)[:size] != bytes_of(table.table)[:size]
