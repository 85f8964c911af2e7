"""Games for training on a Ray cluster: the same games on any worker; their samples come back and are kept here."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rattery.core.errors import NoDevice
from rattery.playouts.cluster import in_order_on_ray
from rattery.playouts.code_digest import code_digest
from rattery.training.samples import Samples
from rattery.training.self_play import Teacher, play_games

DECIDING = ("core", "match", "minds", "bots", "training")  # the layers that decide, beside the game's own folder


@dataclass(frozen=True)
class SelfPlayTask:
    """Some games of a search against itself: everything a worker has to know, the mind included."""

    game: str
    teacher: Teacher
    seed: int
    numbers: range
    digest: str

    def play(self) -> Samples:
        """Runs on a worker; one with other rules refuses."""
        if self.digest != code_digest(self.game, *DECIDING):
            raise NoDevice("ray-other-rules")
        return Samples.joined(play_games(self.game, self.teacher, self.seed, self.numbers))


def samples_on_ray(
    game: str, teacher: Teacher, seed: int, parts: Sequence[range], address: str, cores: int
) -> Iterator[tuple[range, Samples]]:
    """The samples of parts of a round, in their order; a part whose worker dies is given to another."""
    digest = code_digest(game, *DECIDING)
    tasks = (SelfPlayTask(game, teacher, seed, part, digest) for part in parts)
    yield from zip(parts, in_order_on_ray(SelfPlayTask.play, tasks, address, cores, threading.Event()), strict=True)
