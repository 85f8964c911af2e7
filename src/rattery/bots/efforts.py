"""The search effort of each level in each game: from the game's `tuning.py`, or a default if it has none.

The defaults evaluate leaves by random playouts to the end of the game: in a game we know nothing about, the score on the
way may say little about the result. Where a mind fits the game, it has a set of efforts of its own.
"""

from __future__ import annotations

from rattery.core.effort import PRIORS_ONE_PLY_AHEAD, TO_THE_END, OnePlyEffort, SearchEffort, SearchParams
from rattery.core.game import Game
from rattery.core.game_parts import optional_name
from rattery.minds.weights import weights_for

Efforts = dict[str, SearchEffort]
ByOptions = tuple[tuple[dict[str, object], Efforts], ...]

RANDOM_PLAYOUTS = SearchParams(playout_plies=TO_THE_END)
DEFAULT_EFFORTS = {
    "normal": SearchEffort(100, RANDOM_PLAYOUTS),
    "hard": SearchEffort(500, RANDOM_PLAYOUTS),
    "expert": SearchEffort(5_000, RANDOM_PLAYOUTS),
}
DEFAULT_EFFORTS_OF_A_MIND = {
    "normal": SearchEffort(100, PRIORS_ONE_PLY_AHEAD),
    "hard": SearchEffort(500, PRIORS_ONE_PLY_AHEAD),
    "expert": SearchEffort(5_000, PRIORS_ONE_PLY_AHEAD),
}
DEFAULT_ONE_PLY = OnePlyEffort(worlds=4, tolerance=0.1, playout_plies=TO_THE_END)


def efforts(game: Game, by_mind: bool | None = None) -> Efforts:
    """The effort of every searching level in a game.

    `by_mind` chooses between the efforts for a mind and those for a judge; by default a mind is used if it fits the game.
    """
    if weights_for(game) is not None if by_mind is None else by_mind:
        return optional_name(game.name, "tuning", "EFFORTS_OF_A_MIND", DEFAULT_EFFORTS_OF_A_MIND)
    usual = optional_name(game.name, "tuning", "EFFORTS", DEFAULT_EFFORTS)
    by_players: dict[int, Efforts] = optional_name(game.name, "tuning", "EFFORTS_BY_PLAYERS", {})
    found = usual | by_players.get(game.players, {})
    by_options: ByOptions = optional_name(game.name, "tuning", "EFFORTS_BY_OPTIONS", ())
    for options, differing in by_options:
        if all(getattr(game.options, name) == value for name, value in options.items()):
            found |= differing
    return found


def effort(game: Game, level: str, by_mind: bool | None = None) -> SearchEffort:
    """The effort of one level in a game; `by_mind` as in `efforts`."""
    return efforts(game, by_mind)[level]


def one_ply_effort(game: Game) -> OnePlyEffort:
    """The effort of the `easy` level, which looks one move ahead."""
    usual = optional_name(game.name, "tuning", "ONE_PLY", DEFAULT_ONE_PLY)
    by_players: dict[int, OnePlyEffort] = optional_name(game.name, "tuning", "ONE_PLY_BY_PLAYERS", {})
    return by_players.get(game.players, usual)


def mind_params(game: Game) -> SearchParams:
    """The search parameters for a mind of this game, in play and in training."""
    return effort(game, "expert", by_mind=True).params
