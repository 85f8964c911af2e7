"""Rewards: what a seat is paid when a game ends. Before that every reward is 0.

A victory counts 1; shared, it counts in equal parts. An automaton, a seat the rules play themselves, can win, too.

    zero_sum    the own share of the victory, less what the others got of it on average: 1 for winning alone, down to -1
    share       the own share of the victory, 0 to 1
    score       the points
"""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.errors import BadOption
from rattery.core.game import Game
from rattery.core.record import Row

ZERO_SUM, SHARE, SCORE = range(3)
REWARDS = ("zero_sum", "share", "score")


@rule
def pay(kind: int, winners: Row[bool], scores: Row[int], rewards: Row[float]) -> None:
    """Fill in the rewards of the players for a game that is over."""
    others = len(winners) - 1
    for seat in range(len(rewards)):
        share = share_of(winners, seat)
        if kind == ZERO_SUM:
            rewards[seat] = share - (1.0 - share) / others
        elif kind == SHARE:
            rewards[seat] = share
        else:
            rewards[seat] = scores[seat]


@rule
def share_of(winners: Row[bool], seat: int) -> float:
    """A seat's share of the victory."""
    count = 0
    for other in range(len(winners)):
        if winners[other]:
            count += 1
    return 1.0 / count if winners[seat] else 0.0


def reward_kind(given: str) -> int:
    """The kind of reward that is meant."""
    if given not in REWARDS:
        raise BadOption("env-rewards", given=str(given), choices=", ".join(REWARDS))
    return REWARDS.index(given)


def least_and_most(game: Game, kind: int) -> tuple[float, float]:
    """Between what two numbers a reward lies; points have no bounds."""
    if kind == ZERO_SUM:
        return -1.0 / (game.seats - 1), 1.0
    return (0.0, 1.0) if kind == SHARE else (-float("inf"), float("inf"))
