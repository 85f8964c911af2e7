"""Self-play on a Ray cluster: any worker plays the same games; their samples are returned to the caller."""

from __future__ import annotations

import threading
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rattery.playouts.cluster import in_order_on_ray
from rattery.playouts.code_digest import code_digest, require_same_code
from rattery.training.samples import Samples
from rattery.training.self_play import Teacher, play_games

LAYERS_IN_DIGEST = (
    "core",
    "match",
    "minds",
    "bots",
    "training",
)  # layers that determine a game's moves, besides its folder


@dataclass(frozen=True)
class SelfPlayTask:
    """Some games of self-play: everything that a worker needs, including the mind."""

    game: str
    teacher: Teacher
    seed: int
    numbers: range
    digest: str

    def play(self) -> Samples:
        """Play the games; called on a worker. Raises `NoDevice` if the worker has another version of the rules."""
        require_same_code(self.digest, self.game, *LAYERS_IN_DIGEST)
        return Samples.joined(play_games(self.game, self.teacher, self.seed, self.numbers))


def samples_on_ray(
    game: str, teacher: Teacher, seed: int, parts: Sequence[range], address: str, cores: int
) -> Iterator[tuple[range, Samples]]:
    """The samples of parts of a round, in order of the parts; a part whose worker dies is played by another."""
    digest = code_digest(game, *LAYERS_IN_DIGEST)
    tasks = (SelfPlayTask(game, teacher, seed, part, digest) for part in parts)
    yield from zip(parts, in_order_on_ray(SelfPlayTask.play, tasks, address, cores, threading.Event()), strict=True)
