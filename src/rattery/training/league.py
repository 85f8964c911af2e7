"""The league: matches of a new mind against the judge and the best mind so far, which detect cycling in self-play."""

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
    """The contents of a mind's file, for other processes and machines. Equal by content: a file that is replaced later is
    another `MindFile`, so `read_once` cannot return the old weights for it."""

    name: str
    content: bytes

    @classmethod
    def of(cls, file: Path) -> MindFile:
        return cls(file.name, file.read_bytes())

    def read_bytes(self) -> bytes:
        return self.content


@cache
def read_once(file: MindFile) -> Weights:
    """The weights in a file, cached for the life of the process."""
    return Weights.read(file)


@dataclass(frozen=True)
class Player:
    """A picklable factory of bots that search with the mind in a file, or with the judge."""

    mind: MindFile | None
    params: SearchParams
    iterations: int
    level: str = "expert"

    def minds(self, game: Game) -> Weights | None:
        return None if self.mind is None else read_once(self.mind)

    def __call__(self, seed: int) -> Bot:
        return SearchBot(self.level, seed, iterations=self.iterations, params=self.params, minds=self.minds)


def compare(game: Game, new: Player, old: Player, games: int, seed: int, workers: int, ray: str | None = None) -> Share:
    """The new player's share of the victories against the old one; both play every seat with the same luck.

    A tournament interrupted by Ctrl-C returns its results so far; here the interrupt is raised again.
    """
    found = tournament(game, {NEW: new, OLD: old}, games, seed, workers=workers, ray=ray)
    if not found.is_complete:
        raise KeyboardInterrupt
    return found.shares[NEW]
