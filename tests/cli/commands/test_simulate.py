"""`rattery simulate`: the statistics that are printed, and the file that is written."""

from __future__ import annotations

import csv
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rattery as library
from rattery.cli.commands import simulate as command
from rattery.cli.terminal.figures import distribution, sparkline
from rattery.core.compile.cuda import has_gpu
from rattery.core.packages import game_names
from rattery.core.study_subject import study_subject
from rattery.lab.interval import bonferroni_quantile, interval
from rattery.playouts.game_range import GameRange, blank_range
from rattery.playouts.playout import replay_playout
from rattery.playouts.simulate import Simulation
from tests.cli.running import Runner

GAME = "rat_trap(players=3,roles=true)"


def interpreted(game: Any, games: int, seed: int, threads: int | None, progress: Any, waiting: Any, **more: Any) -> Any:
    """The same games as the compiled ones, a few of them, without compiling."""
    waiting()
    matches = [replay_playout(game, seed, number) for number in range(games)]
    progress(games)
    found = Simulation(
        game,
        seed,
        np.array([match.scores for match in matches]),
        np.array([[seat in match.winners for seat in range(game.seats)] for match in matches]),
        np.array([len(match.history) for match in matches]),
        np.array([game.rules.ENDINGS.index(match.ending) for match in matches]),
        np.array([match.began for match in matches]),
        seconds=2.0,
        threads=threads or 1,
    )
    if more.get("out") is not None:
        more["out"].write(GameRange(0, found.scores, found.winners, found.lengths, found.endings, found.began))
    return found


def stopped(*given: Any, **more: Any) -> Simulation:
    """Interrupted with Ctrl-C after half of the games."""
    found: Simulation = interpreted(given[0], given[1] // 2, *given[2:], **more)
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
    rows = [line for line in run.out.splitlines() if line.strip().split(" ")[0] in ("First", "Second", "Third")]
    for place, row in enumerate(rows):
        seats = [(match.began + place) % 3 for match in matches]
        scores = [match.scores[seat] for match, seat in zip(matches, seats, strict=True)]
        share = (
            sum(seat in match.winners and 1 / len(match.winners) for match, seat in zip(matches, seats, strict=True))
            / 10
        )
        assert f"{np.mean(scores):.2f} ± {np.std(scores):.2f}" in row
        assert f" {100 * share:.1f}% " in row
        low, high = interval(share, 10, bonferroni_quantile(3))
        assert f"{100 * low:.1f}% – {100 * high:.1f}%" in row, "all three hold together, as the note below says"
    assert len(rows) == 3
    shared = sum(len(match.winners) > 1 for match in matches) / 10
    assert any(line.split() == ["shared", "victories", f"{100 * shared:.1f}%"] for line in run.out.splitlines())


@pytest.mark.usefixtures("without_compiling")
def test_a_file_has_a_line_for_each_game(rattery: Runner) -> None:
    run = rattery("simulate", GAME, "--games", "5", "--seed", "3", "--out", "games.csv")
    assert "5 games are in games.csv." in run.out
    with Path("games.csv").open(encoding="utf-8", newline="") as file:
        header, *rows = csv.reader(file)
    scores, won = [f"score_{seat}" for seat in range(3)], [f"won_{seat}" for seat in range(3)]
    assert header == ["game", "seed", "moves", "ended", *scores, *won, "began", "place_0", "place_1", "place_2"]
    match = replay_playout(library.load(GAME), 3, 4)
    winners = [str(int(seat in match.winners)) for seat in range(3)]
    order = map(str, [match.began, *((seat - match.began) % 3 + 1 for seat in range(3))])
    assert rows[4] == ["4", "3", str(len(match.history)), str(match.ending), *map(str, match.scores), *winners, *order]
    assert len(rows) == 5


@pytest.mark.usefixtures("without_compiling")
def test_a_file_that_is_there_is_only_replaced_by_force(rattery: Runner) -> None:
    Path("games.csv").write_text("something else", encoding="utf-8")
    run = rattery("simulate", GAME, "--games", "5", "--out", "games.csv")
    assert (run.status, run.out) == (2, "")
    assert run.err == "games.csv is already there. Choose another name, or replace it with --force.\n"
    assert Path("games.csv").read_text(encoding="utf-8") == "something else"
    assert rattery("simulate", GAME, "--games", "5", "--out", "games.csv", "--force").status == 0
    assert len(Path("games.csv").read_text(encoding="utf-8").splitlines()) == 6


def test_an_interrupted_simulation_shows_what_was_played(rattery: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "simulate", stopped)
    run = rattery("simulate", GAME, "--games", "8", "--out", "games.csv")
    assert run.status == 130
    assert "Stopped after 4 of 8 games." in run.out
    assert "4 games are in games.csv." in run.out
    assert "shared victories" in run.out
    assert len(Path("games.csv").read_text(encoding="utf-8").splitlines()) == 5


@pytest.mark.usefixtures("without_compiling")
def test_figures_can_be_read_by_a_machine(rattery: Runner) -> None:
    run = rattery("simulate", GAME, "--games", "1e1", "--seed", "3", "--threads", "1", "--json")
    found = json.loads(run.out)
    matches = [replay_playout(library.load(GAME), 3, number) for number in range(10)]
    assert (found["game"], found["games"], found["seed"], found["is_complete"]) == (GAME, 10, 3, True)
    assert found["moves"]["most"] == max(len(match.history) for match in matches)
    for place in range(3):
        scores = [match.scores[(match.began + place) % 3] for match in matches]
        assert found["places"][place]["measures"]["points"]["mean"] == pytest.approx(np.mean(scores))
    assert sum(place["wins"] for place in found["places"]) == pytest.approx(1)
    assert found["order_of_play"]["answer"] == "unsure", "ten games tell nothing"
    assert [place["place"] for place in found["order_of_play"]["places"]] == [1, 2, 3]
    assert sum(found["endings"].values()) == pytest.approx(1)


@pytest.mark.usefixtures("without_compiling")
def test_a_game_without_points_is_told_in_what_decides_it(rattery: Runner) -> None:
    game = "pied_piper(players=3)"
    run = rattery("simulate", game, "--games", "6", "--seed", "3", "--lang", "en")
    assert "free levels" in run.out
    assert "points" not in run.out.split("Does the order")[0]
    found = json.loads(rattery("simulate", game, "--games", "6", "--seed", "3", "--json").out)
    matches = [replay_playout(library.load(game), 3, number) for number in range(6)]
    for place in range(3):
        ends = [measures_at_the_end(match, (match.began + place) % 3) for match in matches]
        for name, had in zip(("levels", "counters"), zip(*ends, strict=True), strict=True):
            told = found["places"][place]["measures"][name]
            assert (told["mean"], told["most"]) == (pytest.approx(np.mean(had)), max(had))


def measures_at_the_end(match: library.Match, seat: int) -> list[int]:
    follow = study_subject(match.game.name)
    box, table = match.game.plain_box, match.position.table
    return [int(follow.measure(box, table, seat, place)) for place in range(len(follow.measures))]


@pytest.mark.parametrize("name", game_names())
def test_scores_tell_the_measures_they_are_said_to_tell(name: str) -> None:
    for number in range(4):
        match = replay_playout(library.load(name), 3, number)
        for seat, score in enumerate(match.scores):
            told = study_subject(name).from_score(score)
            assert list(told) == measures_at_the_end(match, seat)[: len(told)]


@pytest.mark.usefixtures("without_compiling")
def test_how_the_games_ended_is_told(rattery: Runner) -> None:
    run = rattery("simulate", GAME, "--games", "10", "--seed", "3")
    endings = [replay_playout(library.load(GAME), 3, number).ending for number in range(10)]
    shares = [line.split()[-1] for line in run.out.splitlines() if "was played" in line or "points enough" in line]
    assert shares == [f"{10 * endings.count(ending):.1f}%" for ending in ("points", "rounds", "extra_round")]


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (["--device", "tpu"], "on “tpu”. They can be played on: cpu, cuda."),
        (["--device", "cuda", "--ray", "local"], "Choose one:"),
        (["--out", "games.xlsx"], "games.xlsx: results are written to files that end in .csv, .parquet."),
    ],
)
def test_what_cannot_be_done_is_told_in_one_sentence(rattery: Runner, given: list[str], sentence: str) -> None:
    run = rattery("simulate", GAME, "--games", "5", *given)
    assert (run.status, run.out) == (2, "")
    assert sentence in run.err
    assert len(run.err.splitlines()) == 1


@pytest.mark.skipif(has_gpu(), reason="this machine has a GPU: tests/test_gpu.py plays on it")
def test_where_there_is_no_gpu_it_is_said(rattery: Runner) -> None:
    run = rattery("simulate", GAME, "--games", "5", "--device", "cuda", "--out", "games.csv")
    assert run.status == 2
    assert run.err.startswith("There is no GPU here that CUDA can use.")
    assert not Path("games.csv").exists(), "nothing is left in the way"


def test_an_interruption_before_the_first_game_is_told(rattery: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "simulate", nothing_played)
    run = rattery("simulate", GAME, "--games", "8")
    assert run.status == 130
    assert run.out.strip() == "Stopped after 0 of 8 games."


def nothing_played(game: Any, *_: Any, **more: Any) -> Simulation:
    return Simulation(game, 0, *blank_range(game, 0, 0).results, 0.1, 1, is_complete=False)


def test_games_that_do_not_fit_into_memory_are_refused(rattery: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    def too_many(*_: Any, **more: Any) -> Simulation:
        raise MemoryError

    monkeypatch.setattr(command, "simulate", too_many)
    run = rattery("simulate", GAME, "--games", "99999999")
    assert (run.status, run.out) == (2, "")
    assert len(run.err.splitlines()) == 1


@pytest.mark.compiled
def test_compiled_games_come_out_like_interpreted_ones(rattery: Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = [rattery("simulate", GAME, "--games", "12", "--seed", "5", "--out", "compiled.csv")]
    monkeypatch.setattr(command, "simulate", interpreted)
    runs.append(rattery("simulate", GAME, "--games", "12", "--seed", "5", "--out", "interpreted.csv"))
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
