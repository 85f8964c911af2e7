"""A hint: what a bot would do on a person's seat, and why. It knows what that seat knows, and no more."""

from __future__ import annotations

from dataclasses import dataclass

from rattery.bots.bot import decision_seed
from rattery.bots.thinking import Thought, think
from rattery.bots.ways import effort
from rattery.core.moves import Move
from rattery.match.match import Match

SECONDS = 2.5
ALTERNATIVES = 2


@dataclass(frozen=True)
class Choice:
    """A move one may make: the chance of winning after it, and how much of the thinking went into it."""

    move: Move
    chance: float
    attention: float


@dataclass(frozen=True)
class Hint:
    """The chance of winning before the decision, and the best choices, the first being what the bot would do."""

    chance: float  # over all moves that may be made, each as likely as the next
    choices: list[Choice]
    worlds: int  # how many were imagined

    @property
    def move(self) -> Move:
        return self.choices[0].move


def hint(match: Match, seed: int = 0, iterations: int | None = None, cores: int = 1) -> Hint:
    """What to do on the seat whose turn it is, and the two best alternatives."""
    seat = match.turn
    assert seat is not None, "the match is over"
    seed = decision_seed(seed, len(match.history), seat)
    usual = effort(match.game, "expert")
    return _told(think(match.imagine(seat, seed), seed, usual.way, iterations or usual.iterations, SECONDS, cores))


def _told(thought: Thought) -> Hint:
    tried = [option for option in thought.options if option.visits]
    before = sum(option.chance for option in tried) / len(tried)
    visits = sum(option.visits for option in tried)
    choices = [Choice(option.move, option.chance, option.visits / visits) for option in tried[: 1 + ALTERNATIVES]]
    return Hint(before, choices, thought.iterations)
