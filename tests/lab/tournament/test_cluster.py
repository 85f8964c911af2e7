"""A tournament on a Ray cluster has the results of one on this machine, and its files are written here."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from rattery.core.errors import NoDevice
from rattery.lab.tournament.cluster import MatchesTask, tasks_of, write_save
from rattery.lab.tournament.contest import Contest, Result
from rattery.lab.tournament.entrants import Entrant
from rattery.lab.tournament.schedule import schedule
from rattery.lab.tournament.tournament import tournament
from rattery.match.saving import read_match
from rattery.playouts.simulate import LOCAL
from tests.dies_once import DiesOnce
from tests.lab.players import Anything, First
from tests.variants import loaded

GAME = "pied_piper(players=2)"


def contest(folder: Path | None) -> Contest:
    game = loaded(GAME)
    return Contest(GAME, game.box_file.data, (Entrant("first", First), Entrant("anything", Anything)), 5, folder)


def without_clock(result: Result) -> Result:
    return replace(result, seconds=())


def test_tasks_give_the_results_and_the_saves_of_one_machine(tmp_path: Path) -> None:
    here, fixtures = contest(tmp_path), schedule(2, 2, 6)
    tasks = list(tasks_of(here, fixtures))
    assert [fixture for task in tasks for fixture in task.fixtures] == list(fixtures)
    assert all(task.contest.matches is None for task in tasks), "nothing is kept where it is played"
    played = [each for task in tasks for each in task.play()]
    alone = contest(None)
    assert [without_clock(result) for result, _ in played] == [
        without_clock(alone.play(loaded(GAME), fixture)) for fixture in fixtures
    ]
    for result, saved in played:
        assert saved is not None
        write_save(tmp_path, result, saved)
        assert read_match(tmp_path / f"{result.match:06}.json").scores == list(result.scores)


def test_a_worker_with_other_rules_refuses() -> None:
    (task, *_) = tasks_of(contest(None), schedule(2, 2, 2))
    with pytest.raises(NoDevice, match="same version"):
        MatchesTask(task.contest, task.fixtures, "other rules", False).play()


def test_a_tournament_on_a_cluster_is_the_tournament_of_one_machine_even_if_a_worker_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray", reason="Ray, the `ray` extra, is not installed")
    bots, dies_once = {"first": First, "anything": Anything}, DiesOnce(tmp_path / "accident")
    here = tournament(GAME, bots, 4, seed=5, workers=1)
    monkeypatch.setattr(MatchesTask, "play", dies_once)  # a worker has the task's own
    there = tournament(GAME, bots, 4, seed=5, workers=1, folder=tmp_path / "kept", ray=LOCAL)
    assert dies_once.marker.exists(), "a worker has died"
    assert list(map(without_clock, there.results)) == list(map(without_clock, here.results))
    assert [rating.elo for rating in there.ratings] == [rating.elo for rating in here.ratings]
    assert len(list((tmp_path / "kept").rglob("0*.json"))) == there.games == 4
