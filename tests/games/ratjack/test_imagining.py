"""Imagined worlds: as likely as they really are, consistent with all these eyes have seen, and blind to what is hidden."""

from __future__ import annotations

from collections import Counter

import pytest

import rattery
from rattery.core.chance import Chance, seed_chance
from rattery.core.plain import plain
from rattery.core.record import blank
from rattery.games.ratjack.parts import KINDS
from rattery.games.ratjack.rules import imagine
from rattery.games.ratjack.rules.table import Table
from tests.games.ratjack.positions import card_at, hand, row
from tests.positions import Position, position, table_of

THREE = "ratjack(players=3)"
SAMPLES = 1_200


def worlds(table: Position, eye: int, samples: int = SAMPLES) -> list[Table]:
    luck, box = plain(blank(Chance)), plain(table.box)
    seed_chance(luck, 5, 5)
    found = []
    for _ in range(samples):
        world = plain(table.table)
        imagine(box, world, eye, luck)
        found.append(world)
    return found


def test_every_card_out_of_sight_is_as_likely_anywhere() -> None:
    table = position(THREE, hands={0: ["r4", "r5"], 1: ["r7"]}, rows={0: ["?r1"], 1: ["?r9", "r8"], 2: ["?r2"]})
    unseen = Counter(KINDS[table.table.kind[card]] for card in range(24) if not table.table.known[card] & 1)
    imagined = worlds(table, 0)
    for spot in ("1.1", "hand 1", "2.1", "deck"):
        found = Counter(KINDS[world.kind[card_at(world, spot)]] for world in imagined)
        expected = {kind: SAMPLES * count / unseen.total() for kind, count in unseen.items()}
        chi = sum((found[kind] - mean) ** 2 / mean for kind, mean in expected.items())
        assert set(found) <= set(unseen)
        assert chi < 3 * len(expected), (spot, chi)


def test_what_these_eyes_know_stays() -> None:
    table = position(
        THREE, hands={0: ["r4", "r5"]}, rows={0: ["?r1"], 1: ["?r9", "r8"]}, deck=["r12"], known={0: ["deck"]}
    )
    for world in worlds(table, 0, 50):
        assert KINDS[world.kind[card_at(world, "deck")]] == "rats-12"
        assert KINDS[world.kind[card_at(world, "0.1")]] == "rats-1"
        assert KINDS[world.kind[card_at(world, "1.2")]] == "rats-8"


def test_hidden_things_do_not_influence_what_is_imagined() -> None:
    """Two tables that look the same to seat 0 give the same worlds from the same luck."""
    for one, other in (("?r9", "?r3"), ("?r12", "?r1")):
        first = position(
            THREE, hands={0: ["r4", "r5"], 1: ["r7"], 2: ["r8"]}, rows={1: [one], 2: [other]}, discard=["r2"]
        )
        second = position(
            THREE, hands={0: ["r4", "r5"], 1: ["r8"], 2: ["r7"]}, rows={1: [other], 2: [one]}, discard=["r2"]
        )
        known = [int(card) for card in first.table.known]
        assert known == [int(card) for card in second.table.known]
        spots = ("1.1", "2.1", "hand 1", "hand 2")
        found = [
            Counter(tuple(int(world.kind[card_at(world, spot)]) for spot in spots) for world in worlds(table, 0, 400))
            for table in (first, second)
        ]
        values = [Counter(kinds[0] for kinds in counts.elements()) for counts in found]
        assert sum((values[0] - values[1]).values()) < 120


def test_somebody_who_turns_up_a_card_to_trigger_it_has_one_he_can_turn_up() -> None:
    table = position(
        THREE, active=1, hands={1: ["r6", "r2"]}, rows={1: ["?r1", "?r4", "?r7"], 0: ["r9"]}, discard=["r3"]
    )
    table.play("up rats-6")
    assert table.asked == (1, "turn_up_which")
    for world in range(60):
        imagined = table.match.imagine(0, world)
        assert imagined.moves()


def test_a_question_about_hidden_cards_is_the_same_in_every_world() -> None:
    table = position(THREE, active=1, hands={1: ["r3", "r2"]}, rows={1: ["?r1", "?r4"]}).play("discard rats-3")
    assert table.asked == (1, "turn_up_for_discard")
    found = Counter(tuple(map(str, table.match.imagine(0, world).moves())) for world in range(60))
    assert len(found) > 1, "what may be turned up depends on the hidden cards"
    assert all(found)


def test_what_others_have_chosen_to_hide_is_chosen_again() -> None:
    match = rattery.load(THREE).new(seed=1)
    match.play(match.moves()[0])
    chosen = Counter(int(table_of(match.imagine(2, world)).players[0].chosen) for world in range(200))
    assert len(chosen) == 2
    assert min(chosen.values()) > 60
    kept = {int(table_of(match.imagine(0, world)).players[0].chosen) for world in range(20)}
    assert kept == {int(table_of(match).players[0].chosen)}


@pytest.mark.parametrize("drawn", ["r4", "r3"])
def test_whether_another_still_knows_a_card_is_forgotten_where_these_eyes_cannot_tell(drawn: str) -> None:
    """Seat 1 knew seat 0's hand card. Seat 0 took a 4 from the pile and laid one of two cards face down: whether both
    were 4s, and seat 1 knows them still, only seat 1 can tell."""
    table = position(THREE, hands={0: [drawn]}, discard=["r4"], known={1: ["hand 0"]})
    table.play("draw discard", "down rats-4")
    assert (hand(table, 0, 1) == ["r4"]) == (drawn == "r4")
    for world in range(10):
        imagined = Position(table.match.imagine(2, world))
        assert hand(imagined, 0, 1) == ["?"]
        assert row(imagined, 0, 1) == ["??"]


def test_what_everybody_saw_another_look_at_is_not_forgotten() -> None:
    table = position(THREE, hands={0: ["r5", "r1"]}, rows={1: ["?r9", "?r2"]}).play("up rats-5", "card 1.1")
    imagined = Position(table.match.imagine(2, 3))
    assert row(imagined, 1, 0)[0] == row(imagined, 1)[0]
    assert row(imagined, 1, 0)[1] == "??"
