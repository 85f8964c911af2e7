"""Bots of one's own: seated wherever a level is, by `module:Class` or by a name in the entry points `rattery.bots`.

    class Careful:
        def choose(self, world, seed):          # an imagined world: it may be the real one, for all the seat knows
            return world.moves()[0]             # a move, its notation or its number

    [project.entry-points."rattery.bots"]       # in the metadata of a package: seated as `careful`
    careful = "my_package.bots:Careful"

A class is called with the bot's seed if its `__init__` takes a `seed`; a function of the world is a bot, too. `levels.bot`
makes any of them from a name. At a table and in an environment a bot is *guarded*: it has `SECONDS` for a decision, and if
it raises, answers something illegal or takes longer, a level of ours makes the move, with a sentence in `problem`. That is
logged once for each bot, unless who asks the bot tells people about it. A bot that once took too long is not asked again by
this process, because its thread cannot be stopped.
"""

from __future__ import annotations

import importlib
import inspect
import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path

from rattery.bots.bot import Bot
from rattery.core.errors import BotFailed, RatteryError, UnknownBot
from rattery.core.moves import Move
from rattery.core.packages import plugin_bots
from rattery.match.match import Match

Choose = Callable[..., str | int | Move]  # of a world, or of a world and a seed

SECONDS = 10.0
SUBSTITUTE = "easy"

log = logging.getLogger(__name__)
_allowed: dict[str, str] = {}  # seated in this process by `allow_bot`
_dawdlers: set[str] = set()
_logged: set[str] = set()  # the bots whose failing was logged


def own_bots() -> dict[str, str]:
    """The bots that are known by a name, each with its `module:Class`: from entry points, and those that were allowed."""
    return {**plugin_bots(), **_allowed}


def allow_bot(spelled: str) -> str:
    """Let a `module:Class` be seated by anybody in this process, people at a server too; gives the name it goes by."""
    _found(spelled)
    _allowed[spelled] = spelled
    return spelled


def is_own(name: str) -> bool:
    """Whether a name is one of a bot of one's own: known, or spelled `module:Class`."""
    return name in own_bots() or ":" in name


def own_bot(name: str, seed: int) -> OwnBot:
    """A bot of one's own by its name or by `module:Class`."""
    return made_from(_found(own_bots().get(name, name)), seed, name)


def made_from(given: object, seed: int, name: str | None = None) -> OwnBot:
    """A bot from a class, an object with `choose`, or a function of the world."""
    thing = given
    if inspect.isclass(given):
        make: Callable[..., object] = given
        thing = _instance(make, seed)
    choose = getattr(thing, "choose", thing)
    called = name or getattr(thing, "name", None) or getattr(given, "__name__", type(thing).__name__)
    if not callable(choose):
        raise UnknownBot("bot-without-choose", given=str(called))
    return OwnBot(str(called), int(getattr(thing, "seed", seed)), choose)


def _instance(make: Callable[..., object], seed: int) -> object:
    """One of a class, which may fail at that."""
    try:
        return make(seed=seed) if "seed" in inspect.signature(make).parameters else make()
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise UnknownBot("bot-not-made", given=make.__name__, problem=problem) from error


def _found(spelled: str) -> object:
    """What `module:Class` names. Modules beside the current folder are found, too."""
    module, _, name = spelled.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        found = importlib.import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
    except Exception as error:
        raise UnknownBot("bot-not-found", given=spelled, problem=f"{type(error).__name__}: {error}") from error
    return found


class OwnBot:
    """A user's code as a bot: whatever it answers is looked up among the legal moves."""

    def __init__(self, name: str, seed: int, choose: Choose) -> None:
        self.name, self.seed, self._choose = name, seed, choose
        self._takes_seed = _positional(choose) > 1

    def choose(self, world: Match, seed: int) -> Move:
        answer = self._choose(world, seed) if self._takes_seed else self._choose(world)
        return world.find(answer)

    def __repr__(self) -> str:
        return f"<bot {self.name}, seed {self.seed}>"


def _positional(function: Callable[..., object]) -> int:
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(parameter.kind in kinds for parameter in inspect.signature(function).parameters.values())


class GuardedBot:
    """A bot of one's own with a substitute beside it: every decision comes, and in time.

    A caller that shows its problems to people sets `is_told`; then nothing is logged.
    """

    def __init__(
        self, own: Bot, substitute: Bot, seconds: float = SECONDS, name: str | None = None, is_told: bool = False
    ) -> None:
        self.name, self.seed, self.is_told = name or own.name, own.seed, is_told
        self.own, self._substitute, self._seconds = own, substitute, seconds
        self.problem: BotFailed | None = None  # why the substitute made the last move
        self.last_problem: BotFailed | None = None  # why it made one last
        self.replaced = 0  # how many moves the substitute has made

    def choose(self, world: Match, seed: int) -> Move:
        try:
            move, self.problem = self._asked(world, seed), None
        except BotFailed as problem:
            self.problem = self.last_problem = problem
            self.replaced += 1
            self._log(problem)
            move = self._substitute.choose(world, seed)
        return move

    def _log(self, problem: BotFailed) -> None:
        """Once for each bot, however often it is made and fails."""
        if not self.is_told and self.name not in _logged:
            _logged.add(self.name)
            log.warning("%s", problem)

    def _asked(self, world: Match, seed: int) -> Move:
        """Ask in a thread, on a world of its own: what a late answer does to it harms nobody."""
        if self.name in _dawdlers:
            raise self._failed("bot-dawdled", seconds=self._seconds)
        answers: list[Move | BaseException] = []

        def ask() -> None:
            try:
                answers.append(self.own.choose(world.copy(), seed))
            except BaseException as error:
                answers.append(error)

        thread = threading.Thread(target=ask, daemon=True)
        thread.start()
        thread.join(self._seconds)
        if not answers:
            _dawdlers.add(self.name)
            raise self._failed("bot-dawdled", seconds=self._seconds)
        if isinstance(answers[0], BaseException):
            problem = answers[0]
            told = problem if isinstance(problem, RatteryError) else f"{type(problem).__name__}: {problem}"
            raise self._failed("bot-failed", problem=told) from problem
        return answers[0]

    def _failed(self, message: str, **facts: object) -> BotFailed:
        return BotFailed(message, None, bot=self.name, level=self._substitute.name, **facts)

    def __repr__(self) -> str:
        return f"<bot {self.name}, seed {self.seed}, guarded by {self._substitute.name}>"
