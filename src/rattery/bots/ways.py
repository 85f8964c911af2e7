"""How each level goes about each game: what served best when ways were played against each other (`make strength`).

What was found on the way:

- Ratjack's judge sees more than moves at random do: search that lets everybody move shrewdly for a while beyond the tree
  beats search that asks the judge at once by three games to one, and more iterations alone bring little.
- In Rat Trap and First Rat games played out at random tell more, the more so if it counts by how many points one is ahead:
  against GREG, who is hardly ever beaten by chance, nothing else tells good moves from bad.
- In The Pied Piper a dozen moves each at random, then the judge, are as good as whole games and faster.
- Exploration of a half suits all four. An untried move is tried before any other is tried again.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rattery.bots.thinking import Way
from rattery.core.game import Game

TO_THE_END = 10_000  # moves at random: more than any game has

WAYS = {
    "rat_trap": Way(playout=TO_THE_END, pride=0.7, points=3.0),
    "pied_piper": Way(playout=24),
    "ratjack": Way(trust=10.0, impressions=1, shrewd=2),
    "first_rat": Way(playout=TO_THE_END, pride=0.5, points=12.0),
}


@dataclass(frozen=True)
class Effort:
    """How hard a level tries: so many iterations, or in another way than usual."""

    iterations: int
    shrewd: int | None = None


@dataclass(frozen=True)
class Glance:
    """How a level looks that does not search: in so many worlds, and content with what is hardly worse than the best."""

    worlds: int
    tolerance: float


EFFORTS = {
    "rat_trap": {"normal": Effort(300), "hard": Effort(2_500), "expert": Effort(60_000)},
    "pied_piper": {"normal": Effort(40), "hard": Effort(400), "expert": Effort(15_000)},
    "ratjack": {"normal": Effort(30, shrewd=0), "hard": Effort(600, shrewd=0), "expert": Effort(4_000, shrewd=8)},
    "first_rat": {"normal": Effort(120), "hard": Effort(700), "expert": Effort(6_000)},
}
GLANCES = {
    "rat_trap": Glance(worlds=1, tolerance=0.10),
    "pied_piper": Glance(worlds=2, tolerance=0.05),
    "ratjack": Glance(worlds=1, tolerance=0.15),
    "first_rat": Glance(worlds=1, tolerance=0.04),
}


def way_for(game: Game, level: str = "hard") -> Way:
    """How a level searches a game."""
    shrewd = EFFORTS[game.name][level].shrewd
    return WAYS[game.name] if shrewd is None else replace(WAYS[game.name], shrewd=shrewd)


def iterations_for(game: Game, level: str) -> int:
    return EFFORTS[game.name][level].iterations
