"""Section 1: the box and setting up."""

from __future__ import annotations

from collections import Counter

import pytest

from rattery import load
from rattery.core.errors import BadOption
from rattery.games.rat_trap.parts import CARDS, DICE
from tests.clauses import clause
from tests.positions import Position, box_of, position

SEEDS = range(60)


def all_doors(table: Position, rats: int) -> Counter[str]:
    """The doors of a round that has just begun, as they lie in the piles."""
    return Counter(CARDS[kind] for pile in range(rats) for kind in table.table.piles[pile].cards)


@clause("1.1")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_play_together(players: int) -> None:
    table = position(f"rat_trap(players={players})")
    assert len(table.view(None)["rats"]) == players
    assert len(table.scores) == players
    assert "third_rat" not in table.view(None)


@clause("1.1")
def test_two_play_with_the_third_rat() -> None:
    table = position("rat_trap(players=2)")
    assert len(table.view(None)["rats"]) == 3
    assert table.view(None)["third_rat"]["cards_left"] == 6


@clause("1.1")
@pytest.mark.parametrize("players", [1, 6])
def test_neither_one_nor_six_can_play(players: int) -> None:
    with pytest.raises(BadOption):
        load("rat_trap", players=players)


@clause("1.2")
@pytest.mark.parametrize(("players", "doors"), [(2, 15), (3, 15), (4, 20), (5, 25)])
def test_three_rats_play_with_15_doors_four_with_20_five_with_25(players: int, doors: int) -> None:
    table = position(f"rat_trap(players={players})")
    assert sum(len(pile["cards"]) for pile in table.view(None)["piles"]) == doors
    assert set(all_doors(table, max(players, 3))) == {"trap", "one", "two", "clover"}


@clause("1.3")
@pytest.mark.parametrize(
    ("rats", "traps", "ones", "twos", "clovers"), [(3, 5, 5, 2, 3), (4, 7, 5, 4, 4), (5, 8, 6, 6, 5)]
)
def test_the_doors_split_into_kinds_by_the_number_of_rats(
    rats: int, traps: int, ones: int, twos: int, clovers: int
) -> None:
    table = position(f"rat_trap(players={rats})")
    assert all_doors(table, rats) == {"trap": traps, "one": ones, "two": twos, "clover": clovers}


@clause("1.4")
@pytest.mark.parametrize("die", [0, 1])
def test_either_die_shows_the_five_actions(die: int) -> None:
    game = load("rat_trap(players=3)")
    assert {game.new(seed).view(None)["dice"][die] for seed in SEEDS} == {"key", "keys", "steal", "claws", "heal"}


@clause("1.5")
def test_both_dice_are_alike_and_show_one_key_twice() -> None:
    box = box_of(load("rat_trap"))
    first, second = ([DICE[face] for face in faces] for faces in box.faces)
    assert first == second
    assert Counter(first) == {"key": 2, "keys": 1, "steal": 1, "claws": 1, "heal": 1}


@clause("1.6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_who_begins_is_drawn_at_random_among_the_players(players: int) -> None:
    game = load("rat_trap", players=players)
    firsts = Counter(game.new(seed).turn for seed in SEEDS)
    assert set(firsts) == set(range(players))
    assert max(firsts.values()) < len(SEEDS) * 0.75
