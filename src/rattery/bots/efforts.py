"""The effort of each level in each game: what the game's `tuning.py` says, or a default for a game that brings none.

By default moves are judged by random playouts to the end: the result is then known, whatever the score says before it.
"""

from __future__ import annotations

from rattery.core.effort import TO_THE_END, OnePlyEffort, SearchEffort, SearchParams
from rattery.core.game import Game
from rattery.core.packages import optional_part

PLAYED_OUT = SearchParams(playout_plies=TO_THE_END)
DEFAULT_EFFORTS = {
    "normal": SearchEffort(100, PLAYED_OUT),
    "hard": SearchEffort(500, PLAYED_OUT),
    "expert": SearchEffort(5_000, PLAYED_OUT),
}
WITH_A_MIND = SearchParams(prior_weight=10.0, prior_samples=1)
DEFAULT_ONE_PLY = OnePlyEffort(worlds=4, tolerance=0.1, playout_plies=TO_THE_END)


def efforts(game: Game) -> dict[str, SearchEffort]:
    """How hard each searching level thinks about a game."""
    found: dict[str, SearchEffort] = getattr(optional_part(game.name, "tuning"), "EFFORTS", DEFAULT_EFFORTS)
    return found


def effort(game: Game, level: str) -> SearchEffort:
    """How hard one level thinks about a game."""
    return efforts(game)[level]


def one_ply_effort(game: Game) -> OnePlyEffort:
    """How the level that looks one move ahead looks at a game."""
    found: OnePlyEffort = getattr(optional_part(game.name, "tuning"), "ONE_PLY", DEFAULT_ONE_PLY)
    return found


def mind_params(game: Game) -> SearchParams:
    """How a mind of this game searches while it is being trained."""
    found: SearchParams = getattr(optional_part(game.name, "tuning"), "WITH_A_MIND", WITH_A_MIND)
    return found
