"""Rewards: what each player gets when a game ends. Every earlier reward is 0.

A victory counts 1, divided equally among the winners. An automaton, a seat that the rules play themselves, can win, too.

    zero_sum    own share of the victory minus the mean share of the other seats: 1 for winning alone, down to -1
    share       own share of the victory, 0 to 1
    score       points
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
    """Fill in the players' rewards for a game that is over; `winners` and `scores` also have the automata's seats."""
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
    """A seat's share of the victory: 0, or 1 divided by the number of winners."""
    count = 0
    for other in range(len(winners)):
        if winners[other]:
            count += 1
    return 1.0 / count if winners[seat] else 0.0


def reward_kind(given: str) -> int:
    """The number of a kind of reward, by its name."""
    if given not in REWARDS:
        raise BadOption("env-rewards", given=str(given), choices=", ".join(REWARDS))
    return REWARDS.index(given)


def reward_range(game: Game, kind: int) -> tuple[float, float]:
    """The least and the greatest possible reward; points are unbounded."""
    if kind == ZERO_SUM:
        return -1.0 / (game.seats - 1), 1.0
    return (0.0, 1.0) if kind == SHARE else (-float("inf"), float("inf"))
