"""Duels of two searches (`bench.duel`): seats are balanced, and the better search wins. A search may divide its time among
several trees or reuse each player's tree; `bench.reuse` counts what a reused tree knows of the next decision."""

from __future__ import annotations

from collections import Counter

import pytest

from bench import duel as duels
from bench.duel import NOT_PLAYED, Searcher, duel, seatings, table_entries
from bench.reuse import known_visits
from bench.textbook import TextbookSearcher
from rattery.bots.efforts import effort
from rattery.bots.tree import initial_state
from rattery.core.chance import Chance
from rattery.core.effort import SearchEffort, SearchParams
from rattery.core.record import array_of, blanks
from rattery.playouts.playout import simulation_key
from tests.variants import loaded


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_searches_sit_on_every_seat_equally_often(players: int) -> None:
    ways = seatings(players)
    ours = Counter(seat for seats in ways for seat in seats)
    assert set(ours.values()) == {len(ways) / 2}
    assert len(set(ways)) == len(ways)


@pytest.mark.compiled
def test_the_better_search_wins() -> None:
    game, told = loaded("pied_piper(players=2)"), list[int]()
    expert = Searcher(game, None, effort(game, "expert").params, 0.001)
    aimless = Searcher(game, None, SearchParams(exploration=1e9, playout_plies=1), 0.001)
    found = duel(game, expert, aimless, 10, seed=1, progress=told.append)
    assert told == list(range(1, 11))
    assert found.games == 10
    assert found.share.share > 0.5
    assert min(expert.decisions, aimless.decisions, expert.iterations, aimless.iterations) > 0


@pytest.mark.compiled
def test_the_textbook_can_be_played_against_and_wins_against_the_aimless() -> None:
    game = loaded("pied_piper(players=2)")
    textbook = TextbookSearcher(game, 0.002)
    aimless = Searcher(game, None, SearchParams(exploration=1e9, playout_plies=1), 0.001)
    assert duel(game, textbook, aimless, 10, seed=1).share.share > 0.5
    assert textbook.decisions > 0
    assert textbook.iterations > 100


def dealt(searcher: Searcher, name: str) -> int:
    """Gives a searcher a world at the first choice of a game; returns the seat to choose."""
    game = loaded(name)
    deal, advance, imagine_world = table_entries(game.rules)
    boxes, tables, lucks = array_of(game.box), blanks(game.rules.Table, 1), blanks(Chance, 1)
    deal(boxes, tables, lucks, simulation_key(1), 0)
    seat = advance(boxes, tables, blanks(game.rules.Offers, 1), NOT_PLAYED)
    imagine_world(boxes, tables, searcher.world, lucks)
    return int(seat)


@pytest.mark.compiled
def test_several_trees_divide_the_time_and_have_seeds_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    game, seeds = loaded("pied_piper(players=2)"), list[int]()
    searcher = Searcher(game, None, effort(game, "expert").params, 0.003, trees=3)
    seat = dealt(searcher, "pied_piper(players=2)")

    def noted(seed: int, params: SearchParams) -> object:
        seeds.append(seed)
        return initial_state(seed, params)

    monkeypatch.setattr(duels, "initial_state", noted)
    assert searcher.choose(70, seat) in range(len(game.kind.moves))
    assert seeds == [70, 71, 72]
    assert searcher.decisions == 1
    assert int(searcher._memory[0].state[0]["iterations"]) < searcher.iterations


@pytest.mark.compiled
def test_a_kept_tree_serves_its_own_seat_until_the_game_is_over() -> None:
    game = loaded("pied_piper(players=2)")
    searcher = Searcher(game, None, effort(game, "expert").params, 0.001, reuse=True)
    seat = dealt(searcher, "pied_piper(players=2)")
    searcher.choose(1, seat)
    first = searcher.iterations
    searcher.choose(2, seat)
    own, other = searcher._memory[seat], searcher._memory[1 - seat]
    assert int(own.nodes[0]["visits"]) == searcher.iterations > first
    assert int(other.state[0]["node_count"]) == 0
    searcher.begin()
    assert int(own.state[0]["node_count"]) == 0


@pytest.mark.compiled
def test_a_decision_is_known_from_the_tree_before_it() -> None:
    match = loaded("ratjack(players=2)").new(seed=1)
    known = known_visits(match, SearchEffort(50, SearchParams()), 1)
    assert match.is_over
    assert 0 < max(visits for visits, _ in known) <= 50
    assert {same_turn for _, same_turn in known} == {False, True}
