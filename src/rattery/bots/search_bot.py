"""The bot that searches."""

from __future__ import annotations

from collections.abc import Callable

from rattery.bots.efforts import effort
from rattery.bots.move_bias import MoveBias, preferred
from rattery.bots.thinking import think
from rattery.bots.tree_threads import NO_TREE_THREADS, TreeThreads
from rattery.core.effort import SearchParams
from rattery.core.game import Game
from rattery.core.moves import Move
from rattery.match.match import Match
from rattery.minds.weights import Weights, weights_for


class SearchBot:
    """Plays the most visited move of a search with its level's effort, or another one that its move bias prefers.

    `iterations` and `params` override the level's, and `minds` the game's own mind; a search with `params` grows one tree.
    Without `seconds` there is no time limit. `tree_threads` make a decision faster and do not change it.
    """

    def __init__(
        self,
        name: str,
        seed: int,
        seconds: float | None = None,
        interpreted: bool = False,
        iterations: int | None = None,
        params: SearchParams | None = None,
        minds: Callable[[Game], Weights | None] = weights_for,
        tree_threads: TreeThreads = NO_TREE_THREADS,
    ) -> None:
        self.name, self.seed = name, seed
        self.move_bias: MoveBias = {}
        self._params, self._minds = params, minds
        self._iterations, self._seconds, self.interpreted = iterations, seconds, interpreted
        self.tree_threads = tree_threads

    def __repr__(self) -> str:
        effort = f", {self._iterations} iterations" if self._iterations else ""
        return f"<bot {self.name}, seed {self.seed}{effort}>"

    def choose(self, world: Match, seed: int) -> Move:
        """The most visited move of a search, or another by `move_bias`; a single legal move is not searched for."""
        moves = world.moves()
        if len(moves) == 1:
            return moves[0]
        usual = effort(world.game, self.name, by_mind=self._minds(world.game) is not None)
        iterations = self._iterations or usual.iterations
        params, trees = (usual.params, usual.trees) if self._params is None else (self._params, 1)
        thought = think(
            world, seed, params, iterations, self._seconds, trees, self.interpreted, self._minds, self.tree_threads
        )
        return preferred(thought.candidates, self.move_bias)
