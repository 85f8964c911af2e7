"""Random playouts on a Ray cluster: the same games in the same order, on any number of machines.

A task is a range of games, and its result is a function of its seed and numbers: if its worker dies, Ray retries it on
another one with the same result. Results are yielded once each, in order. The workers need Rattery with the same code as the
caller; a worker with other code refuses the task instead of mixing two versions into one result.
"""

from __future__ import annotations

import os
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from types import ModuleType
from typing import TYPE_CHECKING, TypeVar

from rattery.core.box import BoxFile
from rattery.core.errors import NoDevice
from rattery.core.extras import require
from rattery.core.game import Game
from rattery.core.json_data import JsonObject
from rattery.core.options import read_spelling
from rattery.core.registry import load_game
from rattery.playouts.code_digest import code_digest, require_same_code
from rattery.playouts.game_range import GameRange
from rattery.playouts.simulate import LOCAL, play_range

if TYPE_CHECKING:
    from ray import ObjectRef

GAMES_PER_TASK = 20_000
TASKS_PER_CORE = 4  # in flight, so that no core runs idle
TASK_RETRIES = 3  # how often Ray retries a task whose worker has died
LOCAL_CLUSTER = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
RAY_ENVIRONMENT = {"RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0", "RAY_DEDUP_LOGS": "1"}


AnyTask = TypeVar("AnyTask")
Done = TypeVar("Done")

LAYERS_IN_DIGEST = ("core", "match", "playouts")  # the layers that, with the game's own folder, determine a random game


def rules_digest(spelling: str) -> str:
    """A digest of all code that a task's result depends on."""
    return code_digest(read_spelling(spelling)[0], *LAYERS_IN_DIGEST)


@dataclass(frozen=True)
class Task:
    """A range of games of a simulation, with everything a worker needs to play it."""

    spelling: str
    box: JsonObject
    digest: str  # of the caller's code
    seed: int
    first: int
    games: int

    def play(self) -> GameRange:
        """Play the games; called on a worker. Raises `NoDevice` if its code differs from the sender's."""
        require_same_code(self.digest, read_spelling(self.spelling)[0], *LAYERS_IN_DIGEST)
        game = load_game(self.spelling, BoxFile.from_data(self.box))
        return play_range(game, self.seed, self.first, self.games)


def tasks_of(game: Game, games: int, seed: int) -> Iterator[Task]:
    """The games divided into tasks, in order."""
    for first in range(0, games, GAMES_PER_TASK):
        count = min(GAMES_PER_TASK, games - first)
        yield Task(str(game), game.box_file.data, rules_digest(str(game)), seed, first, count)


def run_task(call: Callable[[AnyTask], Done], task: AnyTask) -> Done:
    """Runs on a worker."""
    return call(task)


def ranges_on_ray(
    game: Game,
    games: int,
    seed: int,
    address: str,
    cores: int,
    stopping: threading.Event,
    play: Callable[[Task], GameRange] = Task.play,
) -> Generator[GameRange, None, None]:
    """The games in order; once `stopping` is set, only ranges that are already finished, up to the first gap."""
    return in_order_on_ray(play, tasks_of(game, games, seed), address, cores, stopping)


def in_order_on_ray(
    call: Callable[[AnyTask], Done],
    tasks: Iterator[AnyTask],
    address: str,
    cores: int,
    stopping: threading.Event,
) -> Generator[Done, None, None]:
    """The results of tasks on the cluster at an address, in order; a task whose worker dies is retried.

    TASKS_PER_CORE tasks for each core are in flight. Once `stopping` is set it yields finished results up to the first gap.
    """
    ray = require("ray", "ray")
    with connected(ray, address, cores), reporting_failures(ray):
        remote = ray.remote(num_cpus=1, max_retries=TASK_RETRIES)(run_task)
        most = TASKS_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
        ahead = deque(remote.remote(call, task) for task in islice(tasks, most))
        while ahead and _wait_for(ray, ahead[0], stopping):
            yield ray.get(ahead.popleft())
            if not stopping.is_set():
                ahead.extend(remote.remote(call, task) for task in islice(tasks, 1))


def _wait_for(ray: ModuleType, task: ObjectRef[object], stopping: threading.Event) -> bool:
    """Wait until a task is done or `stopping` is set; returns whether the task is done."""
    while True:
        done, _ = ray.wait([task], timeout=0 if stopping.is_set() else 0.2)
        if done or stopping.is_set():
            return bool(done)


@contextmanager
def connected(ray: ModuleType, address: str, cores: int) -> Iterator[None]:
    """Connect to the cluster at an address, or start one on this machine for LOCAL; shut down on exit."""
    for name, value in RAY_ENVIRONMENT.items():
        os.environ.setdefault(name, value)
    try:
        ray.init(address=address, **(LOCAL_CLUSTER | {"num_cpus": cores} if address == LOCAL else {}))
    except (ConnectionError, ValueError, RuntimeError, TimeoutError) as error:
        raise NoDevice("ray-unreachable", address=address, problem=_first_line(error)) from error
    try:
        yield
    finally:
        ray.shutdown()


def _first_line(error: Exception) -> str:
    """The first line of an error, or its type if it says nothing."""
    return next(iter(str(error).splitlines()), type(error).__name__)


@contextmanager
def reporting_failures(ray: ModuleType) -> Iterator[None]:
    """Translate Ray's errors into NoDevice: refused tasks, tasks whose workers keep dying, and a lost cluster."""
    errors = ray.exceptions
    try:
        yield
    except errors.RayTaskError as error:
        with suppress(AttributeError):
            if isinstance(error.cause, NoDevice):
                raise error.cause from None
        raise
    except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError) as error:
        raise NoDevice("ray-workers-die", problem=type(error).__name__) from error
    except (errors.LocalRayletDiedError, errors.ObjectLostError, errors.RaySystemError) as error:
        raise NoDevice("ray-lost", problem=type(error).__name__) from error
