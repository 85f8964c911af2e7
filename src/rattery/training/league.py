"""The league: a new mind against those before it and against the judge, so that training does not run in circles."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rattery.bots.bot import Bot
from rattery.bots.search_bot import SearchBot
from rattery.core.effort import SearchParams
from rattery.core.game import Game
from rattery.lab.interval import Share
from rattery.lab.tournament.tournament import tournament
from rattery.minds.weights import Weights

NEW, OLD = "new", "old"


@cache
def read_once(file: Path) -> Weights:
    return Weights.read(file)


@dataclass(frozen=True)
class Player:
    """Makes bots that search with the mind in a file, or with the judge; it can be sent to another process."""

    mind: Path | None
    params: SearchParams
    iterations: int
    level: str = "expert"

    def minds(self, game: Game) -> Weights | None:
        return None if self.mind is None else read_once(self.mind)

    def __call__(self, seed: int) -> Bot:
        return SearchBot(self.level, seed, iterations=self.iterations, params=self.params, minds=self.minds)


def compare(game: Game, new: Player, old: Player, games: int, seed: int, workers: int) -> Share:
    """The share of the victories the new player has against the old one, both on every seat with the same luck."""
    return tournament(game, {NEW: new, OLD: old}, games, seed, workers=workers).shares[NEW]
