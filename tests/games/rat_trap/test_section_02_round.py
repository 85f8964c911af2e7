"""Section 2: the round."""

from __future__ import annotations

from collections import Counter

import pytest

from rattery import load
from rattery.games.rat_trap.parts import PILE_SIZE, TRAP
from tests.clauses import clause
from tests.positions import position, table_of

EVERY_PLAYERS = [2, 3, 4, 5]


@clause("2.1")
@pytest.mark.parametrize("players", EVERY_PLAYERS)
def test_there_are_as_many_piles_as_rats_of_five_doors_each(players: int) -> None:
    piles = position(f"rat_trap(players={players})").view(None)["piles"]
    assert len(piles) == max(players, 3)
    assert {len(pile["cards"]) for pile in piles} == {5}


@clause("2.1")
@pytest.mark.parametrize("players", EVERY_PLAYERS)
def test_the_doors_lie_face_down(players: int) -> None:
    table = position(f"rat_trap(players={players})")
    for seat in (None, *range(players)):
        assert all(card is None for pile in table.view(seat)["piles"] for card in pile["cards"])


@clause("2.1")
def test_the_piles_belong_to_nobody_so_every_player_may_draw_from_every_pile() -> None:
    for seat in range(1, 4):
        table = position("rat_trap(players=4)", dice=["key", "heal"], partner=seat).play("keep key")
        assert table.moves() == ["draw A", "draw B", "draw C", "draw D"]


@clause("2.2")
@pytest.mark.parametrize("players", EVERY_PLAYERS)
def test_every_pile_hides_at_least_one_trap(players: int) -> None:
    game = load("rat_trap", players=players)
    for seed in range(40):
        table = table_of(game.new(seed))
        for pile in range(game.seats):
            assert TRAP in list(table.piles[pile].cards)


@clause("2.2")
def test_the_trap_that_was_set_aside_is_shuffled_in() -> None:
    # With three rats two traps are dealt beside the three set aside: a lone trap can lie at any depth.
    game = load("rat_trap(players=3)")
    depths = Counter(
        list(pile.cards).index(TRAP)
        for seed in range(40)
        for pile in table_of(game.new(seed)).piles[:3]
        if list(pile.cards).count(TRAP) == 1
    )
    assert set(depths) == set(range(PILE_SIZE))
    assert max(depths.values()) < depths.total() / 2


@clause("2.2")
def test_the_traps_not_set_aside_are_dealt_with_the_other_doors() -> None:
    game = load("rat_trap(players=3)")
    most = {max(list(pile.cards).count(TRAP) for pile in table_of(game.new(seed)).piles[:3]) for seed in range(40)}
    assert most == {2, 3}


@clause("2.3")
def test_a_round_begins_without_bandages_without_cards_and_with_all_doors_dealt_anew() -> None:
    table = position(
        "rat_trap(players=3)",
        dice=["claws", "key"],
        partner=1,
        bandages={0: 1, 1: 2, 2: 2},
        stock={0: ["clover", "one"], 1: ["two"]},
        piles={"B": ["trap", "one", "one"]},
    )
    table.play("keep claws", "claw 2", "draw B", "pass")
    view = table.view(None)
    assert view["round"] == 2
    assert [rat["bandages"] for rat in view["rats"]] == [0, 0, 0]
    assert [rat["stock"] for rat in view["rats"]] == [0, 0, 0]
    assert [rat["out"] for rat in view["rats"]] == [False, False, False]
    assert [len(pile["cards"]) for pile in view["piles"]] == [5, 5, 5]
    assert [pile["traps_shown"] for pile in view["piles"]] == [0, 0, 0]
    assert view["discard"] == {}


@clause("2.3")
def test_the_doors_of_a_new_round_are_not_those_of_the_last() -> None:
    table = position("rat_trap(players=4)", dice=["claws", "heal"], partner=1, bandages={2: 2})
    before = [list(pile.cards) for pile in table.table.piles]
    table.play("keep claws", "claw 2")
    assert [list(pile.cards) for pile in table.table.piles] != before


@clause("2.4")
@pytest.mark.parametrize(("players", "active", "first"), [(3, 0, 1), (3, 1, 2), (3, 2, 0), (5, 4, 0), (5, 2, 3)])
def test_a_round_is_begun_to_the_left_of_who_was_active_last(players: int, active: int, first: int) -> None:
    partner, target = (active + 1) % players, (active + 2) % players
    table = position(
        f"rat_trap(players={players})", active=active, dice=["claws", "heal"], partner=partner, bandages={target: 2}
    )
    table.play("keep claws", f"claw {target}")
    assert table.view(None)["round"] == 2
    assert table.view(None)["active"] == first
    assert table.asked == (first, "throw_again")


@clause("2.4")
@pytest.mark.parametrize(("active", "first"), [(0, 1), (1, 0)])
def test_with_the_third_rat_the_other_player_begins_the_next_round(active: int, first: int) -> None:
    table = position("rat_trap(players=2)", active=active, dice=["claws", "heal"], partner=1 - active, bandages={2: 2})
    table.play("keep claws", "claw 2")
    assert (table.view(None)["round"], table.view(None)["active"]) == (2, first)
