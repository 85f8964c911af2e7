"""The bot that searches."""

from __future__ import annotations

from rattery.bots.thinking import think
from rattery.bots.ways import way_for
from rattery.core.moves import Move
from rattery.match.match import Match


class SearchBot:
    """Takes the move it came back to most often while thinking."""

    def __init__(self, name: str, seed: int, iterations: int, seconds: float | None = None, cores: int = 1) -> None:
        self.name, self.seed = name, seed
        self._iterations, self._seconds, self._cores = iterations, seconds, cores

    def choose(self, world: Match, seed: int) -> Move:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        thought = think(world, seed, way_for(world.game), self._iterations, self._seconds, self._cores)
        return thought.options[0].move
