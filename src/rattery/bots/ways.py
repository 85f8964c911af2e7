"""How to search each game: what was found best when ways were played against each other (`make strength`)."""

from __future__ import annotations

from rattery.bots.thinking import Way
from rattery.core.game import Game

WAYS = {
    "rat_trap": Way(playout=10_000),
    "pied_piper": Way(playout=10_000),
    "ratjack": Way(playout=10_000),
    "first_rat": Way(playout=10_000),
}


def way_for(game: Game) -> Way:
    return WAYS[game.name]
