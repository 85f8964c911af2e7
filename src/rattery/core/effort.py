"""How hard a bot searches: parameters of the tree search, and the effort of each level. Games bring theirs in `tuning.py`.

EFFORTS: dict[str, SearchEffort]   by level: `normal`, `hard`, `expert`
EFFORTS_BY_PLAYERS: dict[int, …]   those that differ for a number of players
EFFORTS_BY_OPTIONS: tuple[…]       those that differ where options have these values
EFFORTS_OF_A_MIND: dict[str, …]    instead of both, where a mind fits the game
ONE_PLY: OnePlyEffort              of the level that looks one move ahead, `easy`
ONE_PLY_BY_PLAYERS: dict[int, …]   where it differs for a number of players
"""

from __future__ import annotations

from dataclasses import dataclass

MAX_DEPTH = 512  # moves in the tree at most
TO_THE_END = 10_000  # plies of a playout: more than any game has


@dataclass(frozen=True)
class SearchParams:
    """Parameters of the tree search. The value of a result lies between 0 and 1."""

    exploration: float = 0.5  # the constant of UCB1; with a mind's policy, that of PUCT
    first_play_urgency: float = 10.0  # the score of an untried move that has no prior
    first_play_reduction: float = 0.1  # with a mind's policy: how much worse than those tried an untried move seems
    prior_weight: float = 0.0  # how many visits the judge's prior of a move counts for
    prior_samples: int = 0  # first visits of a node in which the judge gives priors; 0: only a mind's policy does
    greedy_plies: int = 0  # plies beyond the tree in which every player follows the judge
    playout_plies: int = 0  # random plies after those, before the judge evaluates the leaf
    mind_weight: float = 1.0  # with a mind: its opinion's share in a leaf's value; the rest comes of playing on
    max_depth: int = MAX_DEPTH  # plies in the tree, at most MAX_DEPTH
    margin_weight: float = 0.0  # the share of a final result's value that depends on the margin in points
    margin_scale: float = 1.0  # the margin, in points, that is large: the scale of the logistic curve


@dataclass(frozen=True)
class SearchEffort:
    """How hard a level searches: a number of iterations, so that its decisions are the same on every machine.

    They are divided among a number of trees, which can be grown at the same time where cores are free. A tree of its own for
    each core would make a decision depend on the machine; these are part of the effort.
    """

    iterations: int
    params: SearchParams
    trees: int = 1


@dataclass(frozen=True)
class OnePlyEffort:
    """How a level looks one move ahead: in how many imagined worlds, and how far below the best a move may seem.

    Every move is judged by the judge or, with playout plies, by random playouts of that length.
    """

    worlds: int
    tolerance: float
    playout_plies: int = 0
