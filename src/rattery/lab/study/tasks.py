"""The tasks of a study on a cluster. Each is deterministic in its seeds and game numbers, so it can be retried."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rattery.core.box import BoxFile
from rattery.core.game import Game
from rattery.core.json_data import JsonObject
from rattery.core.options import read_spelling
from rattery.core.registry import load_game
from rattery.lab.study.recorded_games import RecordedGame, SelfContest
from rattery.lab.study.recorded_playouts import RecordedRange, record_range
from rattery.lab.tournament.schedule import Fixture
from rattery.playouts.code_digest import code_digest, require_same_code

RANDOM_GAMES, BOT_GAMES = 2_000, 10  # in one task
# Layers whose code, with the game's own, determines a study.
LAYERS_IN_DIGEST = ("core", "match", "playouts", "minds", "bots", "lab")


def study_digest(spelling: str) -> str:
    return code_digest(read_spelling(spelling)[0], *LAYERS_IN_DIGEST)


def check_digest(spelling: str, digest: str) -> None:
    """Raises NoDevice on a worker whose code differs, so that no study mixes two versions."""
    require_same_code(digest, read_spelling(spelling)[0], *LAYERS_IN_DIGEST)


@dataclass(frozen=True)
class GamesTask:
    """A range of random games."""

    spelling: str
    box: JsonObject
    digest: str
    seed: int
    first: int
    games: int

    @classmethod
    def all(cls, game: Game, games: int, seed: int) -> Iterator[GamesTask]:
        digest = study_digest(str(game))
        for first in range(0, games, RANDOM_GAMES):
            yield cls(str(game), game.box_file.data, digest, seed, first, min(RANDOM_GAMES, games - first))

    def play(self) -> RecordedRange:
        check_digest(self.spelling, self.digest)
        return record_range(load_game(self.spelling, BoxFile.from_data(self.box)), self.seed, self.first, self.games)


@dataclass(frozen=True)
class StudyTask:
    """A few fixtures of self-play."""

    contest: SelfContest
    fixtures: tuple[Fixture, ...]
    digest: str

    @classmethod
    def all(cls, contest: SelfContest, fixtures: Sequence[Fixture], digest: str) -> Iterator[StudyTask]:
        for first in range(0, len(fixtures), BOT_GAMES):
            yield cls(contest, tuple(fixtures[first : first + BOT_GAMES]), digest)

    def play(self) -> list[RecordedGame]:
        check_digest(self.contest.spelling, self.digest)
        game = self.contest.game()
        return [self.contest.record_game(game, fixture) for fixture in self.fixtures]
