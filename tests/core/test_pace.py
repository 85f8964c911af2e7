"""How long games take and how heavy they are: every game is measured, and one that is not has no figures."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.minutes import Played, decisions, minutes, moves_to_choose_from, player_numbers, toml, weight
from rattery.core import pace
from rattery.core.pace import HEAVIEST, LIGHTEST, Pace, pace_of
from rattery.core.packages import game_names
from rattery.lab.study.course import seconds_to_choose


@pytest.mark.parametrize("game", game_names())
def test_every_game_is_measured_for_every_number_of_players(game: str) -> None:
    found = pace_of(game)
    assert tuple(found.minutes) == player_numbers(game)
    assert all(told > 0 and told % 5 == 0 for told in found.minutes.values())
    assert found.weight is not None
    assert LIGHTEST <= found.weight <= HEAVIEST


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder that stands in for that of every game."""
    monkeypatch.setattr(pace, "game_file", lambda game, name: tmp_path / name)
    pace_of.cache_clear()
    return tmp_path


def test_a_game_that_was_never_measured_tells_nothing(folder: Path) -> None:
    assert pace_of("a game") == Pace({}, None)


def test_what_is_written_is_what_is_read(folder: Path) -> None:
    game = game_names()[0]
    played = {number: [Played((4,) * 60 * number, number)] for number in player_numbers(game)}
    (folder / "pace.toml").write_text(toml(game, played, 1, 7), encoding="utf-8")
    found = pace_of(game)
    assert found.minutes == {number: minutes(games) for number, games in played.items()}
    assert found.weight == weight(next(iter(played.values())))


def test_a_decision_takes_longer_the_more_moves_there_are() -> None:
    assert [seconds_to_choose(moves) for moves in (1, 2, 4, 16)] == [1.0, 10.0, 15.0, 25.0]


def test_minutes_are_those_of_all_players_together() -> None:
    assert minutes([Played((2,) * 108, 3)]) == 20  # 108 decisions of 10 seconds, and 2 minutes around them
    assert minutes([Played((1,), 2)]) == 5


@pytest.mark.parametrize(
    ("number", "moves", "expected"), [(10, 5, 1), (10, 6, 2), (20, 6, 3), (40, 6, 4), (40, 12, 5), (999, 99, 5)]
)
def test_weight_goes_up_with_every_doubling(number: int, moves: int, expected: int) -> None:
    games = [Played((moves, 1) * 2 * number, 2)]
    assert decisions(games) == number
    assert moves_to_choose_from(games) == moves
    assert weight(games) == expected
