"""The bots that look one move ahead."""

from __future__ import annotations

import random

from rattery.bots.efforts import one_ply_effort
from rattery.bots.move_bias import MoveBias
from rattery.bots.thinking import Candidate, think
from rattery.core.effort import OnePlyEffort, SearchParams
from rattery.core.moves import Move
from rattery.match.match import Match

WORLDS = 32


class GreedyBot:
    """Tries each move in WORLDS imagined worlds and takes the best on average, by mind, judge or playouts."""

    name = "greedy"

    def __init__(self, seed: int, seconds: float | None = None, interpreted: bool = False) -> None:
        self.seed, self._seconds, self.interpreted = seed, seconds, interpreted
        self.move_bias: MoveBias = {}

    def __repr__(self) -> str:
        return f"<bot {self.name}, seed {self.seed}>"

    def effort(self, world: Match) -> OnePlyEffort:
        """The number of worlds, the tolerance and the playout length in this game."""
        return OnePlyEffort(WORLDS, 0.0, one_ply_effort(world.game).playout_plies)

    def choose(self, world: Match, seed: int) -> Move:
        """The best move on average over the imagined worlds, or at random one within the tolerance of it."""
        moves, effort = world.moves(), self.effort(world)
        if len(moves) == 1:
            return moves[0]
        worths = self._played_out(world, seed, effort) if effort.playout_plies else self._judged(world, seed, effort)
        worths = {move: worth + self.move_bias.get(move.id, 0.0) for move, worth in worths.items()}
        return random.Random(seed).choice(about_as_good(worths, effort.tolerance))

    def _judged(self, world: Match, seed: int, effort: OnePlyEffort) -> dict[Move, float]:
        """The value of each move by mind or judge: one iteration for each world."""
        params = SearchParams(max_depth=1, prior_samples=effort.worlds)
        return {found.move: found.prior for found in self._candidates(world, seed, params, effort.worlds)}

    def _played_out(self, world: Match, seed: int, effort: OnePlyEffort) -> dict[Move, float]:
        """The value of each move by random playouts; the exploration bonus spreads them over the moves."""
        params = SearchParams(max_depth=1, exploration=1.0, playout_plies=effort.playout_plies)
        iterations = effort.worlds * len(world.moves())
        return {found.move: found.value for found in self._candidates(world, seed, params, iterations) if found.visits}

    def _candidates(self, world: Match, seed: int, params: SearchParams, iterations: int) -> list[Candidate]:
        return think(world, seed, params, iterations, self._seconds, interpreted=self.interpreted).candidates


class EasyBot(GreedyBot):
    """Looks one move ahead in few imagined worlds, and picks at random among the moves within a tolerance of the best.

    So it errs as people do: it takes a guess at what is hidden for the truth, looks no further than its own move, and is
    careless where the difference seems small. It never makes a move that is plainly bad.
    """

    name = "easy"

    def effort(self, world: Match) -> OnePlyEffort:
        return one_ply_effort(world.game)


def about_as_good(worths: dict[Move, float], tolerance: float) -> list[Move]:
    """The moves whose worth is within the tolerance of the best."""
    best = max(worths.values())
    return [move for move, worth in worths.items() if worth >= best - tolerance]
