"""What `import rattery` offers: load a game, play it, restore a match, play millions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rattery.core.box import BoxFile
from rattery.core.game import Game
from rattery.core.registry import load_game
from rattery.match.fairness import key_from_seed
from rattery.match.match import Match
from rattery.match.saving import restore

if TYPE_CHECKING:
    from rattery.playouts.simulate import Simulation

__all__ = ["Game", "Match", "load", "restore"]


def new_match(game: Game, seed: int | None, names: Sequence[str | None], /) -> Match:
    return Match(game, None if seed is None else key_from_seed(seed), names)


def simulate(
    game: Game,
    games: int,
    seed: int,
    threads: int | None,
    progress: Callable[[int], None],
    device: str,
    ray: str | None,
    /,
) -> Simulation:
    from rattery.core.compiling_notice import compiling_notice
    from rattery.playouts.simulate import simulate

    with compiling_notice(game):
        return simulate(game, games, seed, threads, progress, device=device, ray=ray)


Game.is_played_by(new_match, simulate)


def load(game: str, *, box: str | Path | None = None, **options: object) -> Game:
    """A game by its name, `rat_trap`, or with options, `rat_trap(players=4,roles=true)`; a box file of one's own."""
    return load_game(game, None if box is None else BoxFile.at(box), **options)
