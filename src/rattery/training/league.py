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


@dataclass(frozen=True)
class MindFile:
    """A mind's file as it is sent to other processes and machines; one that is written anew later is another."""

    name: str
    content: bytes

    @classmethod
    def of(cls, file: Path) -> MindFile:
        return cls(file.name, file.read_bytes())

    def read_bytes(self) -> bytes:
        return self.content


@cache
def read_once(file: MindFile) -> Weights:
    return Weights.read(file)


@dataclass(frozen=True)
class Player:
    """Makes bots that search with the mind in a file, or with the judge; it can be sent to another process or machine."""

    mind: MindFile | None
    params: SearchParams
    iterations: int
    level: str = "expert"

    def minds(self, game: Game) -> Weights | None:
        return None if self.mind is None else read_once(self.mind)

    def __call__(self, seed: int) -> Bot:
        return SearchBot(self.level, seed, iterations=self.iterations, params=self.params, minds=self.minds)


def compare(game: Game, new: Player, old: Player, games: int, seed: int, workers: int, ray: str | None = None) -> Share:
    """The share of the victories the new player has against the old one, both on every seat with the same luck."""
    return tournament(game, {NEW: new, OLD: old}, games, seed, workers=workers, ray=ray).shares[NEW]
