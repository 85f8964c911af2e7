"""Imagined worlds are as likely as they really are: compared with games in which everybody lays cards at random."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

import numpy as np
import pytest

from rattery.core.chance import LARGEST_DRAW, Chance, dealt_by, draw, seed_chance
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.rule import rule
from rattery.core.plain import plain
from rattery.core.record import array_of, blank, blanks
from rattery.games.pied_piper.moves import FIRST, HIDE, Offers
from rattery.games.pied_piper.parts import BACK_1, CARDS, KINDS, MELODY, SEWER, SPECTATOR
from rattery.games.pied_piper.parts import ROW as ROW_LENGTH
from rattery.games.pied_piper.rules import imagine, legal, play, set_up
from rattery.games.pied_piper.rules.imagining import trace_lays, trace_once
from rattery.games.pied_piper.rules.table import Table
from tests.positions import Position, box_of, position
from tests.variants import loaded

STANDARD = "pied_piper(players=3)"
HIDDEN = "pied_piper(players=3,variant=hidden)"
ROW = ["red", "blue", "black", "piper"]


def hands_of(s: Table, *seats: int) -> tuple[int, ...]:
    return tuple(int(s.players[seat].hand[kind]) for seat in seats for kind in range(KINDS))


def world_seen(table: Position, eye: int, seed: int) -> Table:
    world: Table = plain(table.table)
    luck = plain(blank(Chance))
    seed_chance(luck, seed, 9)
    imagine(plain(table.box), world, eye, luck)
    return world


def test_before_any_shuffle_a_hidden_card_may_be_anywhere() -> None:
    """Of 46 hidden cards with five melodies, eight are in the two other hands."""
    table = position(STANDARD, hands={0: ["sewer"] * 4})
    melodies = [int(world_seen(table, 0, seed).players[1].hand[MELODY]) for seed in range(1_000)]
    assert sum(melodies) / len(melodies) == pytest.approx(4 * 5 / 46, abs=0.07)


def test_what_is_seen_stays_and_what_was_discarded_is_in_no_hand() -> None:
    table = position(STANDARD, hands={0: ["sewer"] * 4}, discard=["melody"] * 5, row=ROW, under={1: ["plus1"]})
    for seed in range(50):
        world = world_seen(table, 0, seed)
        assert hands_of(world, 0) == hands_of(table.table, 0)
        assert sum(int(world.players[seat].hand[MELODY]) for seat in (1, 2)) == 0
        assert int(world.action_deck[MELODY]) == 0


def test_the_true_hands_have_no_influence_on_what_is_imagined() -> None:
    """Two tables that differ in what seat 0 cannot see give the same worlds under the same luck."""
    one = position(STANDARD, hands={0: ["sewer"] * 4, 1: ["melody"] * 4, 2: ["plus1"] * 4})
    other = position(STANDARD, hands={0: ["sewer"] * 4, 1: ["back1"] * 4, 2: ["melody"] * 4})
    for seed in range(30):
        assert hands_of(world_seen(one, 0, seed), 1, 2) == hands_of(world_seen(other, 0, seed), 1, 2)


def shuffled(spelling: str, hands: dict[int, list[str]]) -> Position:
    """Seat 0 has drawn from a new deck; old are the hands of seats 1 and 2, and the new deck is what is left."""
    table = position(spelling, row=ROW, hands=hands, deck=[])
    assert table.play("lay sewer 1", "lay sewer 2").table.was_shuffled
    return table


def test_the_true_hands_have_no_influence_after_a_shuffle_either() -> None:
    """Seat 1 has laid the same two cards, from another hand; what both hands held together is the same."""
    mine = {0: ["sewer", "sewer", "forward1", "forward1"]}
    one = shuffled(
        STANDARD, mine | {1: ["back1", "melody", "plus1", "plus1"], 2: ["back1", "back1", "sewer", "melody"]}
    )
    other = shuffled(
        STANDARD, mine | {1: ["back1", "melody", "back1", "sewer"], 2: ["plus1", "plus1", "back1", "melody"]}
    )
    for table in (one, other):
        for kind in range(KINDS):  # what seat 0 drew is the same, too
            table.table.action_deck[kind] += table.table.players[0].hand[kind] - table.table.players[0].held[kind]
            table.table.players[0].hand[kind] = table.table.players[0].held[kind]
        for kind in (0, 1):
            table.table.action_deck[kind] -= 1
            table.table.players[0].hand[kind] += 1
        table.play("lay back1 3", "lay melody 4")
        assert table.match.check() is None
    assert (one.view(0), one.turn) == (other.view(0), 2)
    for seed in range(60):
        worlds = [world_seen(table, 0, seed) for table in (one, other)]
        assert hands_of(worlds[0], 1, 2) == hands_of(worlds[1], 1, 2)
        assert list(worlds[0].action_deck) == list(worlds[1].action_deck)


# A card that is laid was old or new, in proportion.


def a_lay_of_the_sewer(old_in_hand: int, hand: int, old: dict[int, int], new: dict[int, int]) -> Table:
    """Seat 1 laid a sewer from a hand of so many cards, some of them old; of either sort seat 0 has not seen these."""
    s: Table = blank(Table)
    s.was_shuffled, s.lays_count = True, 1
    s.lays[0].seat, s.lays[0].kind, s.lays[0].hand = 1, SEWER, hand
    s.players[1].held[SEWER] = old_in_hand
    for kind in range(KINDS):
        s.old_unseen[kind], s.new_unseen[kind] = old.get(kind, 0), new.get(kind, 0)
    return s


def share_of(chance: int, chances: int) -> Iterator[int]:
    """What is drawn when this one of so many chances comes up."""
    return iter(divmod(-(-chance * LARGEST_DRAW**2 // chances), LARGEST_DRAW))


FINE = 12
ONE = {SEWER: 1}
LAYS = [
    (1, 4, ONE, ONE, 1, 3),  # one old card in a hand of four
    (2, 4, ONE, ONE, 2, 2),  # as likely old as new
    (2, 4, {SEWER: 2, BACK_1: 1}, {SEWER: 1, BACK_1: 3}, 2 * 2 * 4, 2 * 1 * 3),
    (1, 1, ONE, {}, 1, 0),  # the last card, and it must be old
    (0, 4, {}, ONE, 0, 4),  # nothing is old
]


@pytest.mark.parametrize(("old_in_hand", "hand", "old", "new", "for_old", "for_new"), LAYS)
def test_a_laid_card_was_old_as_often_as_the_hand_and_the_unseen_cards_say(
    old_in_hand: int, hand: int, old: dict[int, int], new: dict[int, int], for_old: int, for_new: int
) -> None:
    """Every chance comes up equally often."""
    box, traced = box_of(loaded(STANDARD)), Counter[int]()
    chances = FINE * (for_old + for_new)
    for chance in range(chances):
        numbers = share_of(chance, chances)
        s = a_lay_of_the_sewer(old_in_hand, hand, old, new)
        with dealt_by(lambda n, numbers=numbers: next(numbers)):  # type: ignore[misc]
            was_old = trace_once(box, s, 0, 0, s.chance)
        traced[was_old] += 1
        assert int((s.old_unseen if was_old else s.new_unseen)[SEWER]) == (old if was_old else new)[SEWER] - 1
    assert traced == Counter({1: FINE * for_old, 0: FINE * for_new})


def test_where_a_later_lay_is_left_unexplained_all_are_traced_anew() -> None:
    """Seat 1 laid a sewer, then a back1, with one old card in hand. If the sewer was it, the back1 cannot have been."""
    s: Table = blank(Table)
    s.was_shuffled, s.lays_count = True, 2
    for lay, (kind, hand) in zip(s.lays, [(SEWER, 2), (BACK_1, 1)], strict=False):
        lay.seat, lay.kind, lay.hand = 1, kind, hand
    s.players[1].held[BACK_1] = 1
    s.players[2].held[SEWER] = s.players[2].hand[SEWER] = 1
    first_the_sewer_was_old_then_it_was_not = chain(share_of(0, 3), share_of(1, 3))
    with dealt_by(lambda n: next(first_the_sewer_was_old_then_it_was_not)):
        assert trace_lays(box_of(loaded(STANDARD)), s, 0, 0, s.chance) == 1 << 1
    assert {kind: int(count) for kind, count in enumerate(s.old_unseen) if count} == {SEWER: 1}
    assert {kind: int(count) for kind, count in enumerate(s.new_unseen) if count} == {}


def test_every_shuffle_begins_the_tracing_anew() -> None:
    mine = {0: ["sewer", "sewer", "forward1", "forward1"], 1: ["back1", "back1", "sewer", "melody"]}
    table = shuffled(STANDARD, mine)
    for kind in range(KINDS):
        table.table.action_discard[kind] += table.table.action_deck[kind]
        table.table.action_deck[kind] = 0
    table.play("lay back1 3", "lay melody 4")
    assert int(table.table.lays_count) == 0
    assert [int(card.lay) for character in table.table.characters for card in character.cards] == [-1] * 8
    assert table.match.check() is None


# As likely as it really is.

BUCKETS = 10
WORLDS = 300  # imagined of each table


@rule
def lay_at_random(box: Any, s: Any, offers: Any, luck: Any) -> None:
    """The active player takes any card of the hand, and lays it under any character, face up or face down."""
    while True:
        legal(box, s, offers)
        move = offers.ids[draw(luck, offers.n)]
        kind = (move % HIDE) // ROW_LENGTH
        if move >= FIRST or draw(luck, box.hand) < s.players[s.active].hand[kind]:
            play(box, s, move)
            return


def calibrate(boxes: Any, tables: Any, offers: Any, lucks: Any, eye: int, moves: int, samples: int, out: Any) -> None:
    """After a shuffle and some moves at random: how likely it is thought that seat 1 has a card of a kind, and has it."""
    box, s, luck = boxes[0], tables[0], lucks[0]
    for sample in range(samples):
        seed_chance(s.chance, sample, 1)
        seed_chance(luck, sample, 2)
        set_up(box, s)
        for kind in range(KINDS):
            s.action_discard[kind] = s.action_deck[kind]
            s.action_deck[kind] = 0
        for _ in range(moves):
            if not s.over:
                lay_at_random(box, s, offers[0], luck)
        kind = draw(luck, KINDS)
        thought = 0
        for _ in range(WORLDS):
            tables[1] = tables[0]
            imagine(box, tables[1], eye, luck)
            thought += tables[1].players[1].hand[kind] > 0
        if not s.over:
            bucket = min(thought * BUCKETS // WORLDS, BUCKETS - 1)
            out[bucket, 0] += 1
            out[bucket, 1] += thought / WORLDS
            out[bucket, 2] += s.players[1].hand[kind] > 0


@pytest.mark.compiled
@pytest.mark.parametrize("spelling", ["pied_piper(players=3)", "pied_piper(players=5,variant=hidden)"])
@pytest.mark.parametrize("eye", [0, SPECTATOR])
def test_after_a_shuffle_hands_are_imagined_as_likely_as_they_are(spelling: str, eye: int) -> None:
    """Of all cases in which a card is thought to be there with some likelihood, it is there in that share of them."""
    game, out = loaded(spelling), np.zeros((BUCKETS, 3))
    things = array_of(game.box), blanks(Table, 2), blanks(Offers, 1), blanks(Chance, 1)
    entry_point(calibrate, compile_quickly=True)(*things, eye, 14, 6_000, out)
    filled = out[out[:, 0] >= 100]
    assert len(filled) >= 6
    for count, thought, truth in filled:
        assert truth / count == pytest.approx(thought / count, abs=0.02 + 2 / count**0.5)


def test_a_card_laid_face_down_before_the_shuffle_is_an_old_one() -> None:
    """The new deck has no melody left; the card seat 1 hid before the shuffle may be one, what is drawn later is none."""
    hands = {0: ["sewer"] * 4, 1: ["melody"] * 3, 2: ["melody"]}
    table = position(HIDDEN, row=ROW, hands=hands, under={4: ["melody"]}, face_down=[4], laid_by={4: 1}, deck=[])
    table.play("lay sewer 1", "lay sewer 2")
    kinds = Counter(int(world_seen(table, 0, seed).characters[3].cards[0].kind) for seed in range(200))
    assert kinds[MELODY] > 60
    assert all(int(world_seen(table, 0, seed).action_deck[MELODY]) == 0 for seed in range(50))


def test_a_card_laid_face_down_after_the_shuffle_may_be_old_or_new() -> None:
    hands = {0: ["sewer"] * 4, 1: ["back1"] * 4, 2: ["melody"] * 4}
    table = position(HIDDEN, row=ROW, hands=hands, under={4: ["melody"]}, laid_by={4: 0}, deck=[])
    table.play("lay sewer 1", "lay sewer 2", "hide back1 3", "lay back1 1")
    kinds = Counter(int(world_seen(table, 0, seed).characters[2].cards[0].kind) for seed in range(200))
    # Seat 1 had four old cards and nothing new: the hidden one is old, a back 1 or a melody.
    assert set(kinds) == {CARDS.index("back1"), MELODY}
