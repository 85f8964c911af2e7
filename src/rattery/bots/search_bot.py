"""The bot that searches."""

from __future__ import annotations

from rattery.bots.thinking import think
from rattery.bots.ways import effort
from rattery.core.moves import Move
from rattery.match.match import Match


class SearchBot:
    """Takes the move it came back to most often while thinking, with as much effort as its level makes.

    Other iterations and seconds than the level's can be given; with no seconds it never looks at the clock.
    """

    def __init__(
        self, name: str, seed: int, seconds: float | None = None, iterations: int | None = None, cores: int = 1
    ) -> None:
        self.name, self.seed = name, seed
        self._iterations, self._seconds, self._cores = iterations, seconds, cores

    def choose(self, world: Match, seed: int) -> Move:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        usual = effort(world.game, self.name)
        thought = think(world, seed, usual.way, self._iterations or usual.iterations, self._seconds, self._cores)
        return thought.options[0].move
