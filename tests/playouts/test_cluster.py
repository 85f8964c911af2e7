"""Games on a Ray cluster are the games on one core, in the same order, whatever happens to the workers."""

from __future__ import annotations

import os
import sys
import threading
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from rattery.core.errors import NoDevice
from rattery.core.extras import MissingExtra
from rattery.playouts import cluster
from rattery.playouts.cluster import Task, connected, ranges_on_ray, reporting_failures, tasks_of
from rattery.playouts.game_range import GameRange, blank_range
from rattery.playouts.playout import replay_playout
from rattery.playouts.simulate import LOCAL, play_range
from tests.dies_once import starts_ray
from tests.variants import loaded

GAME = "rat_trap(players=3)"


def test_the_tasks_are_all_games_and_no_game_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "GAMES_PER_TASK", 7)
    tasks = list(tasks_of(loaded(GAME), 30, seed=1))
    assert [(task.first, task.games) for task in tasks] == [(0, 7), (7, 7), (14, 7), (21, 7), (28, 2)]


def test_a_worker_with_other_rules_refuses() -> None:
    with pytest.raises(NoDevice, match="same version"):
        Task(GAME, loaded(GAME).box_file.data, "other rules", 1, 0, 1).play()


def test_a_cluster_that_is_lost_is_told_in_a_sentence() -> None:
    ray = pytest.importorskip("ray", reason="Ray, the `ray` extra, is not installed")
    for problem in (ray.exceptions.LocalRayletDiedError(), ray.exceptions.RaySystemError("gone")):
        with pytest.raises(NoDevice, match=f"lost.*{type(problem).__name__}"), reporting_failures(ray):
            raise problem


@pytest.mark.parametrize(("problem", "told"), [("no such host\nTraceback", "no such host"), ("", "ConnectionError")])
def test_a_cluster_that_cannot_be_reached_is_told_in_a_sentence(problem: str, told: str) -> None:
    def init(**options: object) -> None:
        raise ConnectionError(problem)

    ray = ModuleType("ray")
    ray.init = init  # type: ignore[attr-defined]
    with pytest.raises(NoDevice, match=f"there.*{told}") as refused, connected(ray, "there", 1):
        pass
    assert "Traceback" not in str(refused.value)


def test_without_ray_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingExtra, match=r'pip install "ray>=2.10"'):
        next(ranges_on_ray(loaded(GAME), 10, 0, LOCAL, 1, threading.Event()))


class DiesOnce:
    """Plays tasks by the interpreted rules; the first worker to get the third range exits."""

    def __init__(self, accident: Path) -> None:
        self.marker = accident

    def __call__(self, task: Task) -> GameRange:
        if task.first == 8 and not self.marker.exists():
            self.marker.touch()
            os._exit(1)
        game, played = loaded(task.spelling), blank_range(loaded(task.spelling), task.first, task.games)
        for place in range(task.games):
            match = replay_playout(game, task.seed, task.first + place)
            played.scores[place], played.lengths[place] = match.scores, len(match.history)
            played.winners[place, match.winners] = True
            played.endings[place] = game.rules.ENDINGS.index(match.ending)
            played.began[place] = match.began
        return played


@starts_ray
@pytest.mark.compiled
def test_two_processes_play_the_games_of_one_even_if_a_worker_dies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("ray", reason="Ray, the `ray` extra, is not installed")
    monkeypatch.setattr(cluster, "GAMES_PER_TASK", 4)
    game, dies_once = loaded(GAME), DiesOnce(tmp_path / "accident")
    there = list(ranges_on_ray(game, 18, 5, LOCAL, 2, threading.Event(), play=dies_once))
    assert dies_once.marker.exists(), "a worker has died"
    assert [played.first for played in there] == [0, 4, 8, 12, 16]
    here = play_range(game, 5, 0, 18)
    for mine, parts in zip(here.results, zip(*(played.results for played in there), strict=True), strict=True):
        assert (mine == np.concatenate(parts)).all()
