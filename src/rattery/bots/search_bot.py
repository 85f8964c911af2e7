"""The bot that searches."""

from __future__ import annotations

from rattery.bots.efforts import effort
from rattery.bots.leaning import Leaning, preferred
from rattery.bots.thinking import think
from rattery.core.moves import Move
from rattery.match.match import Match


class SearchBot:
    """Takes the most visited move of a search with its level's effort, or one it leans to that is worth as much.

    Iterations and seconds can be given instead of the level's; without seconds it never looks at the clock.
    """

    def __init__(
        self,
        name: str,
        seed: int,
        seconds: float | None = None,
        interpreted: bool = False,
        iterations: int | None = None,
        cores: int = 1,
    ) -> None:
        self.name, self.seed = name, seed
        self.leaning: Leaning = {}
        self._iterations, self._seconds, self._cores, self.interpreted = iterations, seconds, cores, interpreted

    def choose(self, world: Match, seed: int) -> Move:
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        usual = effort(world.game, self.name)
        iterations = self._iterations or usual.iterations
        thought = think(world, seed, usual.params, iterations, self._seconds, self._cores, self.interpreted)
        return preferred(thought.candidates, self.leaning)
