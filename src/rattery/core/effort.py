"""How hard a bot searches: parameters of the tree search, and the effort of each level. Games define theirs in `tuning.py`.

EFFORTS: dict[str, SearchEffort]   by level: `normal`, `hard`, `expert`
EFFORTS_BY_PLAYERS: dict[int, …]   exceptions by number of players
EFFORTS_BY_OPTIONS: tuple[…]       exceptions by values of options
EFFORTS_OF_A_MIND: dict[str, …]    instead of the above, where a mind fits the game
ONE_PLY: OnePlyEffort              for the level that looks one move ahead, `easy`
ONE_PLY_BY_PLAYERS: dict[int, …]   exceptions by number of players
"""

from __future__ import annotations

from dataclasses import dataclass

MAX_DEPTH = 512  # plies: the deepest that a tree can be
TO_THE_END = 10_000  # plies of a playout: more than any game has


@dataclass(frozen=True)
class SearchParams:
    """Parameters of the tree search. Values of results are between 0 and 1."""

    exploration: float = 0.5  # the constant of UCB1; with a mind's policy, that of PUCT
    first_play_urgency: float = 10.0  # the score of an untried move that has no prior
    first_play_reduction: float = 0.1  # with a mind's policy: how far below the tried moves an untried one is valued
    prior_weight: float = 0.0  # how many visits the judge's prior of a move counts for
    prior_samples: int = 0  # first visits of a node in which the judge gives priors; 0: only a mind's policy does
    greedy_plies: int = 0  # plies beyond the tree in which every player follows the judge
    playout_plies: int = 0  # random plies after those, before the judge evaluates the leaf
    mind_weight: float = 1.0  # with a mind: the share of its evaluation in a leaf's value; the rest: playing on
    max_depth: int = MAX_DEPTH  # plies in the tree, at most MAX_DEPTH
    margin_weight: float = 0.0  # the share of a final result's value that depends on the margin in points
    margin_scale: float = 1.0  # points; the scale of the logistic curve that maps the margin to a value


PRIORS_ONE_PLY_AHEAD = SearchParams(prior_weight=10.0, prior_samples=1)


@dataclass(frozen=True)
class SearchEffort:
    """How hard a level searches: a number of iterations, so that its decisions are the same on every machine.

    They are divided among `trees` trees, which can be searched in parallel where cores are free. The number of trees is part
    of the effort, because a tree for each core would make decisions depend on the machine.
    """

    iterations: int
    params: SearchParams
    trees: int = 1


@dataclass(frozen=True)
class OnePlyEffort:
    """How a level looks one move ahead: in how many imagined worlds, and how far below the best a chosen move may be.

    The judge evaluates every move or, with playout plies, random playouts of that length do.
    """

    worlds: int
    tolerance: float
    playout_plies: int = 0
