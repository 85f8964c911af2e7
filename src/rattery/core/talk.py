"""Talk as data: what players promise each other, what became of it, and the temper of a bot that promises.

A game whose players promise each other things names them in `GameKind.promises`. If it also brings a module `talk`, its bots
join in, and everybody can see who kept a word:

    TEMPERS: tuple[Temper, ...]                what kinds of bots there are
    MOMENTS: tuple[str, ...]                   the questions at which bots may promise something
    words_given(history) -> list[Word]         what became of every promise so far, in order
    offer(view, seat, temper, luck)            a promise a bot makes at such a moment, or None
    leaning(view, seat, temper, words)         how its words and those of others sway it, by move, in shares of the victory

All of it follows from what everybody sees (the view and the events of a spectator), so what a bot says tells nothing hidden.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from rattery.core.game import View
from rattery.core.packages import optional_part

OPEN, KEPT, BROKEN, VOID = "open", "kept", "broken", "void"
Luck = Callable[[str], float]  # from 0 up to 1, the same for the same purpose at the same moment


@dataclass(frozen=True)
class Promise:
    """What a seat promises, to a seat or (None) to everybody."""

    seat: int
    promise: str
    to: int | None


@dataclass
class Word:
    """A promise, whom it is for after all, and what became of it; None: nobody can say."""

    given: Promise
    to: int | None
    outcome: str | None = OPEN
    is_bound: bool = False  # the condition was met: from now on it counts


@dataclass(frozen=True)
class Temper:
    """The nature of a bot, in shares of the victory where nothing else is said."""

    name: str
    word: float  # given up at most to keep its own word
    grudge: float  # given up at most, for each promise to it that a player broke
    hope: float  # how much a promise of a player who never broke one is worth to it
    speaks: float  # how often it makes use of a chance to promise, from 0 to 1
    flatters: bool  # promises what the other likes best, whatever it would like itself


History = Sequence[Promise | View]  # promises and events, as everybody heard them, in order


class TalkPart(Protocol):
    """What the module `talk` of a game offers."""

    TEMPERS: tuple[Temper, ...]
    MOMENTS: tuple[str, ...]

    def words_given(self, history: History) -> list[Word]: ...

    def offer(self, view: View, seat: int, temper: Temper, luck: Luck) -> Promise | None: ...

    def leaning(self, view: View, seat: int, temper: Temper, words: Sequence[Word]) -> dict[int, float]: ...


@cache
def talk_of(game: str) -> TalkPart | None:
    """A game's `talk`; None where its bots keep silent."""
    found: TalkPart | None = optional_part(game, "talk")
    return found
