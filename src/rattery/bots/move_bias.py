"""Move bias: a bonus for some moves, for reasons the search does not model, such as a promise given or broken.

The bonus of a move bounds what it may cost: the bot makes it instead of the search's choice only if its value plus the
difference in bonus is at least as high. Without a bias a bot plays the search's choice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rattery.bots.thinking import Candidate
from rattery.core.moves import Move

MoveBias = Mapping[int, float]  # the bonus, in shares of the victory, by the number of a move
MIN_VISIT_SHARE = 0.1  # of the best candidate's visits: with fewer, the value of a move is unreliable


def preferred(candidates: Sequence[Candidate], move_bias: MoveBias) -> Move:
    """The search's choice, or a move with a larger bonus that is worth more with it; `candidates` are sorted best first."""
    best = chosen = candidates[0]
    for candidate in candidates[1:]:
        is_known = candidate.visits >= MIN_VISIT_SHARE * best.visits
        if is_known and _bias_of(candidate, move_bias) > _bias_of(best, move_bias):
            chosen = max(chosen, candidate, key=lambda each: each.value + _bias_of(each, move_bias))
    return chosen.move


def _bias_of(candidate: Candidate, move_bias: MoveBias) -> float:
    return move_bias.get(candidate.move.id, 0.0)
