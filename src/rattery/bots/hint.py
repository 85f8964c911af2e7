"""Hints: the moves that a search with the effort of `expert` prefers for a seat, from what that seat can know."""

from __future__ import annotations

from dataclasses import dataclass

from rattery.bots.bot import decision_seed
from rattery.bots.efforts import effort
from rattery.bots.thinking import SearchResult, think
from rattery.bots.tree_threads import TreeThreads, shared_tree_threads
from rattery.core.arguments import whole_number
from rattery.core.errors import IllegalMove
from rattery.core.moves import Move
from rattery.match.match import Match, checked_match

SECONDS = 2.5
ALTERNATIVES = 2


@dataclass(frozen=True)
class Choice:
    """A candidate move: the chance of winning after it, and the share of the search's visits that it got."""

    move: Move
    chance: float
    visit_share: float


@dataclass(frozen=True)
class Hint:
    """The chance of winning before the decision, and the best moves; the first is the bot's choice."""

    chance: float  # after the best move: a position is worth what its best move is worth
    choices: list[Choice]
    worlds: int  # worlds imagined: one for each iteration

    @property
    def move(self) -> Move:
        """The best move."""
        return self.choices[0].move


def hint(
    match: Match,
    seed: int = 0,
    iterations: int | None = None,
    cores: int = 1,
    interpreted: bool = False,
    tree_threads: TreeThreads | None = None,
) -> Hint:
    """The best move for the seat whose turn it is, and the two best alternatives.

    >>> match = rattery.load("my_game(players=3)").new(seed=7)
    >>> found = rattery.hint(match, iterations=50, interpreted=True)
    >>> found.move in match.moves(), 0 <= found.chance <= 1
    (True, True)

    It searches for at most 2.5 seconds, or until it has run this many `iterations`. With several `cores`, or with a
    thread pool, it reaches the same result sooner. The first hint of a game waits for the compiler; an `interpreted`
    search does not, but runs fewer iterations in the same time.
    """
    if iterations is not None:
        iterations = whole_number("iterations", iterations, 1)
    seed, cores = whole_number("seed", seed), whole_number("cores", cores, 1)
    seat = checked_match(match).turn
    if seat is None:
        raise IllegalMove("nothing-to-decide")
    seed = decision_seed(seed, len(match.history), seat)
    usual = effort(match.game, "expert")
    world, most = match.imagine(seat, seed), iterations or usual.iterations
    tree_threads = shared_tree_threads(cores) if tree_threads is None else tree_threads
    return _hint_from(
        think(world, seed, usual.params, most, SECONDS, usual.trees, interpreted, tree_threads=tree_threads)
    )


def _hint_from(found: SearchResult) -> Hint:
    tried = [candidate for candidate in found.candidates if candidate.visits]
    visits = sum(candidate.visits for candidate in tried)
    best = tried[: 1 + ALTERNATIVES]
    choices = [Choice(found.move, found.chance, found.visits / visits) for found in best]
    return Hint(choices[0].chance, choices, found.iterations)
