"""A contest: plays single fixtures of a tournament to results. Everything in a match follows from seeds."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rattery.bots.bot import Bot, decide
from rattery.bots.custom_bots import GuardedBot
from rattery.core.box import BoxFile
from rattery.core.game import Game
from rattery.core.json_data import JsonObject
from rattery.core.registry import load_game
from rattery.lab.tournament.entrants import Entrant
from rattery.lab.tournament.schedule import Fixture
from rattery.match.fairness import KEY_BYTES
from rattery.match.match import Match
from rattery.match.saving import write_match


@dataclass(frozen=True)
class Result:
    """The result of one match."""

    match: int
    group: int
    bots: tuple[str, ...]  # by seat
    scores: tuple[int, ...]  # by seat, an automaton's included
    winners: tuple[int, ...]  # seats
    began: int  # the seat that began
    moves: int
    decisions: tuple[int, ...]  # number of decisions, by seat of a bot
    seconds: tuple[float, ...]  # wall time spent deciding, by seat of a bot
    # Random decisions made for a bot that failed, by seat of a bot, and the reason of the last; empty if none failed.
    replaced: tuple[int, ...] = field(default=(), kw_only=True)
    problem: str = field(default="", kw_only=True)

    @property
    def shares(self) -> list[float]:
        """Each seat's share of the victory; the shares add up to 1."""
        winners = self.winners or range(len(self.scores))
        return [float(seat in winners) / len(winners) for seat in range(len(self.scores))]

    @property
    def standing(self) -> list[tuple[bool, int]]:
        """The sort key of the finishing order by seat: victory, then points."""
        return [(seat in self.winners, score) for seat, score in enumerate(self.scores)]


@dataclass(frozen=True)
class Contest:
    """Everything a worker needs to play fixtures. Picklable, if its entrants are."""

    spelling: str
    box: JsonObject
    entrants: tuple[Entrant, ...]
    seed: int
    matches: Path | None  # the folder in which every match is saved; None: nowhere

    def game(self) -> Game:
        """The game, loaded with the contest's box."""
        return load_game(self.spelling, BoxFile.from_data(self.box))

    def warm_up(self) -> None:
        """Has every bot decide once, so that its machine code is compiled."""
        match = Match(self.game(), group_key(self.seed, -1))
        for entrant in self.entrants:
            decide(entrant.make(0), match)

    def play(self, game: Game, fixture: Fixture) -> Result:
        """Plays a match to its end and saves it if the contest has a folder."""
        match, bots, decisions, seconds = self.play_match(game, fixture)
        if self.matches is not None:
            write_match(match, match_file(self.matches, fixture.number))
        return self.result(match, fixture, bots, decisions, seconds)

    def play_match(self, game: Game, fixture: Fixture) -> tuple[Match, list[Bot], list[int], list[float]]:
        """Plays a match; returns it with its bots, their numbers of decisions and the seconds those took."""
        seated = [self.entrants[entrant] for entrant in fixture.seats]
        bots = [entrant.make(bot_seed(self.seed, fixture.number, seat)) for seat, entrant in enumerate(seated)]
        match = Match(game, group_key(self.seed, fixture.group), _seat_names([entrant.name for entrant in seated]))
        decisions, seconds = [0] * len(bots), [0.0] * len(bots)
        while (seat := match.turn) is not None:
            started = time.perf_counter()
            move = decide(bots[seat], match)
            seconds[seat] += time.perf_counter() - started
            decisions[seat] += 1
            match.play(move)
        return match, bots, decisions, seconds

    def result(
        self, match: Match, fixture: Fixture, bots: Sequence[Bot], decisions: list[int], seconds: list[float]
    ) -> Result:
        """The result of a match that was played to its end."""
        names = tuple(self.entrants[entrant].name for entrant in fixture.seats)
        spent = tuple(round(each, 6) for each in seconds)
        replaced = tuple(bot.replaced if isinstance(bot, GuardedBot) else 0 for bot in bots)
        problems = [str(bot.last_problem) for bot in bots if isinstance(bot, GuardedBot) and bot.replaced]
        return Result(
            fixture.number, fixture.group, names, tuple(match.scores), tuple(match.winners), match.began,
            len(match.history),
            tuple(decisions), spent, replaced=replaced if problems else (), problem=problems[-1] if problems else "",
        )  # fmt: skip


def group_key(seed: int, group: int) -> bytes:
    """The chance key that all matches of a group share."""
    return hashlib.sha256(f"rattery tournament {seed} group {group}".encode()).digest()[:KEY_BYTES]


def bot_seed(seed: int, match: int, seat: int) -> int:
    """The seed of the bot on one seat of one match; it reveals nothing about the match's key."""
    return int.from_bytes(hashlib.sha256(f"rattery tournament {seed} bot {match}/{seat}".encode()).digest()[:6])


def match_file(folder: Path, number: int) -> Path:
    """The file of a match in the folder of matches."""
    return folder / f"{number:06}.json"


def _seat_names(names: Sequence[str]) -> list[str]:
    """Numbers the names that occur more than once."""
    count, met = Counter(names), Counter[str]()
    called = []
    for name in names:
        met[name] += 1
        called.append(f"{name} {met[name]}" if count[name] > 1 else name)
    return called
