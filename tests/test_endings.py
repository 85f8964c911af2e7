"""The ending of a game agrees with its story."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rattery.core.packages import game_names
from rattery.core.registry import game_kind
from rattery.match import Match
from rattery.playouts.playout import replay_playout
from tests.variants import VARIANTS, loaded

AWARDS = {"scored_out": "eliminations", "ratjack": "ratjack", "last_left": "last_left", "highest": "highest"}


def told(match: Match) -> list[str]:
    return [told.event.name for told in match.story()]


def in_rat_trap(match: Match) -> str:
    if "extra_round_began" in told(match):
        return "extra_round"
    return "points" if max(match.scores) >= 7 else "rounds"


def in_the_pied_piper(match: Match) -> str:
    if "shared_victory" in told(match):
        return "shared"
    first, second = sorted((score // 10 for score in match.scores), reverse=True)[:2]
    return "captured" if first == second > 0 else "counter"


def in_first_rat(match: Match) -> str:
    rats = "last_rat_aboard" in told(match)
    markers = bool({"eighth_marker", "eighth_marker_late"} & set(told(match)))
    assert rats or markers
    return "both" if rats and markers else "rats" if rats else "markers"


def in_ratjack(match: Match) -> str:
    last = next(AWARDS[name] for name in reversed(told(match)) if name in AWARDS)
    if last != "highest":
        return last
    return next(name for name in reversed(told(match)) if name in ("deck_empty", "stalled"))


TOLD: dict[str, Callable[[Match], str]] = {
    "rat_trap": in_rat_trap,
    "pied_piper": in_the_pied_piper,
    "first_rat": in_first_rat,
    "ratjack": in_ratjack,
}


def test_every_game_that_can_end_in_several_ways_says_how_it_ends() -> None:
    assert sorted(TOLD) == [name for name in sorted(game_names()) if len(game_kind(name).rules.ENDINGS) > 1]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_ended_as_it_is_told(variant: str) -> None:
    game = loaded(variant)
    assert game.new(seed=1).ending is None
    for number in range(2):
        match = replay_playout(game, 19, number)
        told_ending = TOLD[game.name](match) if game.name in TOLD else game.rules.ENDINGS[0]
        assert match.ending == told_ending, f"game {number}"


@pytest.mark.parametrize(("variant", "games"), [("pied_piper(players=3)", 60), ("rat_trap(players=3)", 40)])
def test_games_end_in_more_than_one_way(variant: str, games: int) -> None:
    met = {replay_playout(loaded(variant), 19, number).ending for number in range(games)}
    assert len(met) > 1
