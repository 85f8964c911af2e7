"""Talk as data: promises between players, their outcomes, and the temper of a bot that promises.

A game whose players promise each other things lists the promises in `GameKind.promises`. If it also has a module `talk`, its
bots make promises, too, and everybody can see who kept a promise:

    TEMPERS: tuple[Temper, ...]              the tempers of bots
    MOMENTS: tuple[str, ...]                 the questions at which bots may promise something
    promise_outcomes(history)                every promise so far as a PromiseOutcome, in order
    offer(view, seat, temper, luck)          the promise a bot makes at one of these questions, or None
    move_bias(view, seat, temper, outcomes)  how promises bias a bot, by move, in shares of the victory

All of it is computed from what everybody sees (the view and the events of a spectator), so a bot's promises reveal nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from rattery.core.game import View
from rattery.core.game_parts import optional_part

OPEN, KEPT, BROKEN, VOID = "open", "kept", "broken", "void"
Luck = Callable[[str], float]  # from 0 up to 1, the same for the same purpose at the same moment


@dataclass(frozen=True)
class Promise:
    """What a seat promises, to a seat or (None) to everybody."""

    seat: int
    promise: str
    to: int | None


@dataclass
class PromiseOutcome:
    """A promise, whom it turned out to be for, and its outcome; None: it cannot be known."""

    given: Promise
    to: int | None
    outcome: str | None = OPEN
    is_bound: bool = False  # its condition was met: it counts from then on


@dataclass(frozen=True)
class Temper:
    """The nature of a bot, in shares of the victory where nothing else is said."""

    name: str
    word: float  # at most this much is given up to keep its own promises
    grudge: float  # at most this much is given up, for each promise to it that a player broke
    hope: float  # how much a promise of a player who never broke one is worth to it
    speaks: float  # how often it makes use of a chance to promise, from 0 to 1
    flatters: bool  # promises what the other likes best, whatever it would like itself


History = Sequence[Promise | View]  # public promises and events, in order


class TalkPart(Protocol):
    """The interface of a game's module `talk`."""

    TEMPERS: tuple[Temper, ...]
    MOMENTS: tuple[str, ...]

    def promise_outcomes(self, history: History) -> list[PromiseOutcome]: ...

    def offer(self, view: View, seat: int, temper: Temper, luck: Luck) -> Promise | None: ...

    def move_bias(
        self, view: View, seat: int, temper: Temper, outcomes: Sequence[PromiseOutcome]
    ) -> dict[int, float]: ...


@cache
def talk_of(game: str) -> TalkPart | None:
    """A game's module `talk`; None if its bots make no promises."""
    found: TalkPart | None = optional_part(game, "talk")
    return found
