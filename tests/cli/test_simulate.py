"""`rattery simulate`: what is shown of many games, and what is written."""

from __future__ import annotations

import csv
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rattery as library
from rattery.cli import simulate as command
from rattery.cli.figures import distribution, sparkline
from rattery.lab.interval import interval
from rattery.lab.playouts import Simulation, replay_playout
from tests.cli.running import Runner

GAME = "rat_trap(players=3,roles=true)"


def interpreted(game: Any, games: int, seed: int, threads: int | None, progress: Any, waiting: Any) -> Simulation:
    """The same games as the compiled ones, a few of them, without compiling."""
    waiting()
    matches = [replay_playout(game, seed, number) for number in range(games)]
    progress(games)
    return Simulation(
        game,
        seed,
        np.array([match.scores for match in matches]),
        np.array([[seat in match.winners for seat in range(game.seats)] for match in matches]),
        np.array([len(match.history) for match in matches]),
        seconds=2.0,
        threads=threads or 1,
    )


def stopped(*given: Any) -> Simulation:
    """Somebody pressed Ctrl-C after half of it."""
    found = interpreted(given[0], given[1] // 2, *given[2:])
    found.is_complete = False
    return found


@pytest.fixture
def without_compiling(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "simulate", interpreted)


@pytest.mark.usefixtures("without_compiling")
def test_the_table_tells_lengths_points_and_victories(rattery: Runner) -> None:
    run = rattery("simulate", GAME, "--games", "10", "--seed", "3", "--threads", "1")
    assert (run.status, run.err) == (0, ""), "no bar where nobody watches"
    matches = [replay_playout(library.load(GAME), 3, number) for number in range(10)]
    lengths = sorted(len(match.history) for match in matches)
    figures = next(line for line in run.out.splitlines() if line.strip().startswith("moves in a game")).split()[4:]
    middle = [lengths[math.ceil(10 * percent / 100) - 1] for percent in (5, 25, 50, 75, 95)]
    assert figures == [f"{sum(lengths) / 10:.1f}", *map(str, [lengths[0], *middle, lengths[-1]])]
    rows = [line for line in run.out.splitlines() if line.strip()[:1] in "●▲■" and line.strip()]
    for seat, row in enumerate(rows):
        scores = [match.scores[seat] for match in matches]
        share = sum(1 / len(match.winners) for match in matches if seat in match.winners) / 10
        assert f"{np.mean(scores):.2f} ± {np.std(scores):.2f}" in row
        assert f" {100 * share:.1f}% " in row
    assert len(rows) == 3
    shared = sum(len(match.winners) > 1 for match in matches) / 10
    assert any(line.split() == ["shared", "victories", f"{100 * shared:.1f}%"] for line in run.out.splitlines())


@pytest.mark.usefixtures("without_compiling")
def test_a_file_has_a_line_for_each_game(rattery: Runner) -> None:
    rattery("simulate", GAME, "--games", "5", "--seed", "3", "--csv", "figures.csv")
    with Path("figures.csv").open(encoding="utf-8", newline="") as file:
        header, *rows = csv.reader(file)
    assert header == ["game", "moves", "score_0", "score_1", "score_2", "won_0", "won_1", "won_2"]
    match = replay_playout(library.load(GAME), 3, 4)
    won = [str(int(seat in match.winners)) for seat in range(3)]
    assert rows[4] == ["4", str(len(match.history)), *map(str, match.scores), *won]
    assert len(rows) == 5


def test_an_interrupted_simulation_shows_what_was_played(rattery: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "simulate", stopped)
    run = rattery("simulate", GAME, "--games", "8", "--csv", "figures.csv")
    assert run.status == 130
    assert "Stopped after 4 of 8 games." in run.out
    assert "shared victories" in run.out
    assert len(Path("figures.csv").read_text(encoding="utf-8").splitlines()) == 5


def test_an_interruption_before_the_first_game_is_told(rattery: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "simulate", nothing_played)
    run = rattery("simulate", GAME, "--games", "8")
    assert run.status == 130
    assert run.out.strip() == "Stopped after 0 of 8 games."


def nothing_played(game: Any, *_: Any) -> Simulation:
    nothing = np.zeros((0, game.seats), np.int32)
    return Simulation(game, 0, nothing, nothing.astype(bool), np.zeros(0, np.int32), 0.1, 1, is_complete=False)


def test_games_that_do_not_fit_into_memory_are_refused(rattery: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_many(*_: Any) -> Simulation:
        raise MemoryError

    monkeypatch.setattr(command, "simulate", too_many)
    run = rattery("simulate", GAME, "--games", "99999999")
    assert (run.status, run.out) == (2, "")
    assert len(run.err.splitlines()) == 1


@pytest.mark.compiled
def test_compiled_games_come_out_like_interpreted_ones(rattery: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = [rattery("simulate", GAME, "--games", "12", "--seed", "5", "--csv", "compiled.csv")]
    monkeypatch.setattr(command, "simulate", interpreted)
    runs.append(rattery("simulate", GAME, "--games", "12", "--seed", "5", "--csv", "interpreted.csv"))
    assert [run.status for run in runs] == [0, 0]
    assert Path("compiled.csv").read_bytes() == Path("interpreted.csv").read_bytes()


# The figures themselves.


def test_a_distribution_counts_every_number_while_they_are_few() -> None:
    assert distribution(np.array([0, 1, 1, 5]), 0, 5) == [1, 2, 0, 0, 0, 1]
    assert distribution(np.array([3, 3]), 3, 3) == [2]
    wide = distribution(np.arange(100), 0, 99)
    assert sum(wide) == 100
    assert len(wide) <= 24
    assert len(set(wide)) == 1, "equal steps"


def test_a_sparkline_is_blank_for_nothing_low_for_little_and_full_for_most() -> None:
    assert sparkline([0, 1, 1000, 500]) == " ▁█▄"
    assert sparkline([]) == ""
    assert sparkline([0, 0]) == "  "


def test_the_interval_is_wilsons() -> None:
    low, high = interval(0.5, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert interval(0.0, 10)[0] == 0.0
    assert interval(0.0, 10)[1] == pytest.approx(0.2775, abs=1e-4)
    assert interval(1.0, 1)[1] == 1.0
