"""Duels of two searches (`bench.duel`): everybody sits everywhere, and the better one wins."""

from __future__ import annotations

from collections import Counter

import pytest

from bench.duel import Searcher, duel, seatings
from bench.textbook import TextbookSearcher
from rattery.bots.efforts import effort
from rattery.core.effort import SearchParams
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
    found = duel(game, expert, aimless, 10, seed=1, tell=told.append)
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
