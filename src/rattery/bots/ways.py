"""How each level goes about each game: what served best when ways were played against each other (`make strength`).

What was found on the way:

- A judge who knows the game is worth more than many moves at random. In Ratjack and First Rat search that asks the judge
  where the tree ends beats search that plays on at random, ten times faster; in First Rat it wins 19 games of 20 when it
  also trusts his first impression of every move.
- In Ratjack and The Pied Piper it is better still to let everybody move shrewdly for a while before the judge is asked;
  there more iterations alone bring little.
- In Rat Trap, where dice decide much, games played out at random tell most, the more so if it counts by how many points one
  is ahead. More thinking brings less and less there: 4,000 iterations beat the yardstick in 68 of 100 decided games, 60,000
  in 70.
- Exploration of a half suits all four. An untried move is tried before any other is tried again.
"""

from __future__ import annotations

from dataclasses import dataclass

from rattery.bots.thinking import Way
from rattery.core.game import Game

TO_THE_END = 10_000  # moves at random: more than any game has

AT_ONCE = Way()
TRUSTING = Way(trust=10.0, impressions=1)
WARY = Way(trust=10.0, impressions=1, shrewd=2)
SHREWD = Way(trust=10.0, impressions=1, shrewd=8)
PLAYED_ON = Way(playout=24)
PLAYED_OUT = Way(playout=TO_THE_END, pride=0.7, points=3.0)


@dataclass(frozen=True)
class Effort:
    """How hard a level thinks: for so many iterations, and in which way."""

    iterations: int
    way: Way


@dataclass(frozen=True)
class Glance:
    """How a level looks that does not search: in so many worlds, and content with what is hardly worse than the best."""

    worlds: int
    tolerance: float


EFFORTS = {
    "rat_trap": {
        "normal": Effort(100, PLAYED_OUT),
        "hard": Effort(400, PLAYED_OUT),
        "expert": Effort(60_000, PLAYED_OUT),
    },
    "pied_piper": {
        "normal": Effort(60, PLAYED_ON),
        "hard": Effort(500, PLAYED_ON),
        "expert": Effort(3_000, SHREWD),
    },
    "ratjack": {
        "normal": Effort(30, TRUSTING),
        "hard": Effort(300, WARY),
        "expert": Effort(2_000, SHREWD),
    },
    "first_rat": {
        "normal": Effort(40, AT_ONCE),
        "hard": Effort(200, TRUSTING),
        "expert": Effort(4_000, TRUSTING),
    },
}
GLANCES = {
    "rat_trap": Glance(worlds=2, tolerance=0.04),
    "pied_piper": Glance(worlds=2, tolerance=0.08),
    "ratjack": Glance(worlds=1, tolerance=0.15),
    "first_rat": Glance(worlds=1, tolerance=0.05),
}


def effort(game: Game, level: str) -> Effort:
    """How hard a level thinks about a game."""
    return EFFORTS[game.name][level]
