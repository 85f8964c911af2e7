"""Leaning: what a bot prefers for reasons its search does not see, such as a word it gave or one that was broken.

A leaning gives up to that share of the victory away, never more: a move is preferred to the one the search found only if it
is worth as much together with the difference in leaning. Without a leaning a bot decides as its search does.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rattery.bots.thinking import Candidate
from rattery.core.moves import Move

Leaning = Mapping[int, float]  # by the number of a move, in shares of the victory
FEWEST_VISITS = 0.1  # of the best candidate's: with fewer the value of a move is a guess


def preferred(candidates: Sequence[Candidate], leaning: Leaning) -> Move:
    """The move of the search, or one it leans to more that is worth as much with it; candidates come best first."""
    best = chosen = candidates[0]
    for candidate in candidates[1:]:
        is_known = candidate.visits >= FEWEST_VISITS * best.visits
        if is_known and _lean(candidate, leaning) > _lean(best, leaning):
            chosen = max(chosen, candidate, key=lambda each: each.value + _lean(each, leaning))
    return chosen.move


def _lean(candidate: Candidate, leaning: Leaning) -> float:
    return leaning.get(candidate.move.id, 0.0)
