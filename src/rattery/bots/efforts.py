"""The effort of each level in each game: what the game's `tuning.py` says, or a default for a game that brings none.

By default moves are judged by random playouts to the end: the result is then known, whatever the score says before it. A
mind searches with an effort of its own, where it fits the game.
"""

from __future__ import annotations

from rattery.core.effort import TO_THE_END, OnePlyEffort, SearchEffort, SearchParams
from rattery.core.game import Game
from rattery.core.packages import optional_part
from rattery.minds.weights import weights_for

Efforts = dict[str, SearchEffort]
ByOptions = tuple[tuple[dict[str, object], Efforts], ...]

PLAYED_OUT = SearchParams(playout_plies=TO_THE_END)
DEFAULT_EFFORTS = {
    "normal": SearchEffort(100, PLAYED_OUT),
    "hard": SearchEffort(500, PLAYED_OUT),
    "expert": SearchEffort(5_000, PLAYED_OUT),
}
ONE_PLY_AHEAD = SearchParams(prior_weight=10.0, prior_samples=1)
DEFAULT_EFFORTS_OF_A_MIND = {
    "normal": SearchEffort(100, ONE_PLY_AHEAD),
    "hard": SearchEffort(500, ONE_PLY_AHEAD),
    "expert": SearchEffort(5_000, ONE_PLY_AHEAD),
}
DEFAULT_ONE_PLY = OnePlyEffort(worlds=4, tolerance=0.1, playout_plies=TO_THE_END)


def efforts(game: Game, by_mind: bool | None = None) -> Efforts:
    """How hard each searching level thinks about a game: by the mind that fits it or by its judge, unless it is said."""
    tuning = optional_part(game.name, "tuning")
    if weights_for(game) is not None if by_mind is None else by_mind:
        of_a_mind: Efforts = getattr(tuning, "EFFORTS_OF_A_MIND", DEFAULT_EFFORTS_OF_A_MIND)
        return of_a_mind
    usual: Efforts = getattr(tuning, "EFFORTS", DEFAULT_EFFORTS)
    by_players: dict[int, Efforts] = getattr(tuning, "EFFORTS_BY_PLAYERS", {})
    found = usual | by_players.get(game.players, {})
    by_options: ByOptions = getattr(tuning, "EFFORTS_BY_OPTIONS", ())
    for options, differing in by_options:
        if all(getattr(game.options, name) == value for name, value in options.items()):
            found |= differing
    return found


def effort(game: Game, level: str, by_mind: bool | None = None) -> SearchEffort:
    """How hard one level thinks about a game."""
    return efforts(game, by_mind)[level]


def one_ply_effort(game: Game) -> OnePlyEffort:
    """How the level that looks one move ahead looks at a game."""
    tuning = optional_part(game.name, "tuning")
    usual: OnePlyEffort = getattr(tuning, "ONE_PLY", DEFAULT_ONE_PLY)
    by_players: dict[int, OnePlyEffort] = getattr(tuning, "ONE_PLY_BY_PLAYERS", {})
    return by_players.get(game.players, usual)


def mind_params(game: Game) -> SearchParams:
    """How a mind of this game searches, also while it is being trained."""
    return effort(game, "expert", by_mind=True).params
