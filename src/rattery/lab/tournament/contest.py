"""A contest: the table at which the matches of a tournament are played, one fixture after another."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rattery.bots.bot import Bot, decide
from rattery.bots.own_bots import GuardedBot
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
    """What came out of one match."""

    match: int
    group: int
    bots: tuple[str, ...]  # by seat
    scores: tuple[int, ...]  # by seat, an automaton's included
    winners: tuple[int, ...]  # seats
    began: int  # the seat that began
    moves: int
    decisions: tuple[int, ...]  # by seat of a bot
    seconds: tuple[float, ...]  # spent deciding, likewise
    # decisions that were made at random for a bot that failed, likewise, and why the last of them was; none, if empty
    replaced: tuple[int, ...] = field(default=(), kw_only=True)
    problem: str = field(default="", kw_only=True)

    @property
    def shares(self) -> list[float]:
        """The part of the victory that each seat has; all of it together is one."""
        winners = self.winners or range(len(self.scores))
        return [float(seat in winners) / len(winners) for seat in range(len(self.scores))]

    @property
    def standing(self) -> list[tuple[bool, int]]:
        """What the finishing order is made by: victory, then points."""
        return [(seat in self.winners, score) for seat, score in enumerate(self.scores)]


@dataclass(frozen=True)
class Contest:
    """A game, its box, the entrants and a seed; everything a worker has to know. It can be sent to another process."""

    spelling: str
    box: JsonObject
    entrants: tuple[Entrant, ...]
    seed: int
    matches: Path | None  # the folder that every match is saved in

    def game(self) -> Game:
        return load_game(self.spelling, BoxFile.from_data(self.box))

    def warm_up(self) -> None:
        """Have every bot decide once, so that what it needs is compiled."""
        match = Match(self.game(), group_key(self.seed, -1))
        for entrant in self.entrants:
            decide(entrant.make(0), match)

    def play(self, game: Game, fixture: Fixture) -> Result:
        """Play a match from its first move to its last, and save it."""
        match, bots, decisions, seconds = self.play_match(game, fixture)
        if self.matches is not None:
            write_match(match, match_file(self.matches, fixture.number))
        return self.result(match, fixture, bots, decisions, seconds)

    def play_match(self, game: Game, fixture: Fixture) -> tuple[Match, list[Bot], list[int], list[float]]:
        """The match, its bots, and how many decisions each of them made in how many seconds."""
        sitting = [self.entrants[entrant] for entrant in fixture.seats]
        bots = [entrant.make(bot_seed(self.seed, fixture.number, seat)) for seat, entrant in enumerate(sitting)]
        match = Match(game, group_key(self.seed, fixture.group), _seat_names([entrant.name for entrant in sitting]))
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
    """The key all matches of a group are played with."""
    return hashlib.sha256(f"rattery tournament {seed} group {group}".encode()).digest()[:KEY_BYTES]


def bot_seed(seed: int, match: int, seat: int) -> int:
    """The seed of the bot on one seat of one match; it tells nothing about the key."""
    return int.from_bytes(hashlib.sha256(f"rattery tournament {seed} bot {match}/{seat}".encode()).digest()[:6])


def match_file(folder: Path, number: int) -> Path:
    return folder / f"{number:06}.json"


def _seat_names(names: Sequence[str]) -> list[str]:
    """A name that occurs more than once gets a number each time."""
    count, met = Counter(names), Counter[str]()
    called = []
    for name in names:
        met[name] += 1
        called.append(f"{name} {met[name]}" if count[name] > 1 else name)
    return called
