"""What `import rattery` offers: load a game, play it, restore a match, play millions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rattery.core.box import BoxFile
from rattery.core.game import Game as CoreGame
from rattery.core.options import read_spelling
from rattery.core.registry import game_kind
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match
from rattery.match.saving import restore

if TYPE_CHECKING:
    from rattery.playouts.simulate import Simulation

__all__ = ["Game", "Match", "load", "restore"]


class Game(CoreGame):
    """A game with its box and options: play it, or have it played by the million."""

    def new(self, seed: int | None = None, names: Sequence[str | None] = ()) -> Match:
        """A new match. With a seed it can be played again throw for throw; without, its key is secret."""
        return Match(self, None if seed is None else key_from_seed(seed), names)

    def simulate(
        self,
        games: int = 1_000,
        seed: int = 0,
        threads: int | None = None,
        progress: Callable[[int], None] = lambda done: None,
        device: str = "cpu",
        ray: str | None = None,
    ) -> Simulation:
        """Random games, compiled, on all cores: `.scores`, `.winners`, `.lengths`, `.endings`, `.moves_per_second`.

        `device="cuda"` plays the same games on a GPU, `ray="local"` or an address on a Ray cluster; `.write("games.csv")`
        or `.parquet` keeps them.
        """
        from rattery.core.compiling_notice import say_compiling
        from rattery.playouts.simulate import simulate

        return simulate(
            self, games, seed, threads, progress, waiting=lambda: say_compiling(self), device=device, ray=ray
        )


def load(game: str, *, box: str | Path | None = None, **options: Any) -> Game:
    """A game by its name, `rat_trap`, or with options, `rat_trap(players=4,roles=true)`; a box file of one's own."""
    name, said = read_spelling(game)
    file = None if box is None else BoxFile.at(box)
    return Game(game_kind(name), {**said, **options}, file)
