"""Custom bots: written by users, and usable wherever a level is, as `module:Class` or by a name from the entry points
`rattery.bots`.

    class Careful:
        def choose(self, world, seed):          # an imagined world, consistent with what the seat knows
            return world.moves()[0]             # a move, its notation or its number

    [project.entry-points."rattery.bots"]       # in the metadata of a package: seated as `careful`
    careful = "my_package.bots:Careful"

A class is called with the bot's seed if its `__init__` takes a `seed`; a function of the world is a bot, too. `levels.bot`
makes any of them from a name. At a table and in an environment a bot is *guarded*: it has `SECONDS` for a decision, and if
it raises, returns an illegal move or takes longer, a substitute makes the move and `problem` says why. That is logged once
for each bot and process, unless the caller reports it to people itself. A bot that has timed out is not called again in this
process, because its thread cannot be stopped and keeps running; one of the same name with other code is.
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
from rattery.core.arguments import as_whole_number
from rattery.core.errors import BotFailed, RatteryError, UnknownBot
from rattery.core.moves import Move
from rattery.core.packages import plugin_bots
from rattery.match.match import Match

Choose = Callable[..., str | int | Move]  # of a world, or of a world and a seed

SECONDS = 10.0
SUBSTITUTE = "easy"

log = logging.getLogger(__name__)
_allowed: dict[str, str] = {}  # those that `allow_bot` has added
_timed_out: set[tuple[str, object]] = set()  # names and code of bots that are not called again
_logged: set[str] = set()  # names of bots of which a failure was logged


def custom_bots() -> dict[str, str]:
    """Users' bots that are known by name, each with its `module:Class`: from entry points and `allow_bot`."""
    return {**plugin_bots(), **_allowed}


def allow_bot(spelled: str) -> str:
    """Let every player of this process, a server's clients too, seat this `module:Class`; returns the bot's name.

    The module is imported to check the name: UnknownBot if that fails.
    """
    _imported(spelled)
    _allowed[spelled] = spelled
    return spelled


def is_custom(name: str) -> bool:
    """Whether a name stands for a user's bot: a known one, or one spelled `module:Class`."""
    return name in custom_bots() or ":" in name


def custom_bot(name: str, seed: int) -> CustomBot:
    """A user's bot by its name or by `module:Class`, unguarded."""
    return custom_bot_from(_imported(custom_bots().get(name, name)), seed, name)


def custom_bot_from(given: object, seed: int, name: str | None = None) -> CustomBot:
    """A bot from a class, an object with `choose`, or a function of the world; the seed is for one that has none."""
    thing = given
    if inspect.isclass(given):
        make: Callable[..., object] = given
        thing = _instance(make, seed)
    choose = getattr(thing, "choose", thing)
    called = name or getattr(thing, "name", None) or getattr(given, "__name__", type(thing).__name__)
    if not callable(choose):
        raise UnknownBot("bot-without-choose", given=str(called))
    own_seed = as_whole_number(getattr(thing, "seed", None))
    return CustomBot(str(called), seed if own_seed is None else own_seed, choose, _code_of(given))


def _code_of(given: object) -> object:
    """What tells a bot's code from that of another bot: its class, or the code of its function."""
    if inspect.isclass(given):
        return given
    return type(given) if hasattr(given, "choose") else getattr(given, "__code__", type(given))


def _instance(make: Callable[..., object], seed: int) -> object:
    """An instance of a user's class, with the seed if it takes one; UnknownBot if its constructor raises."""
    try:
        return make(seed=seed) if "seed" in inspect.signature(make).parameters else make()
    except Exception as error:
        problem = f"{type(error).__name__}: {error}"
        raise UnknownBot("bot-not-made", given=make.__name__, problem=problem) from error


def _imported(spelled: str) -> object:
    """The object that `module:Class` names. Appends the current folder to `sys.path`, so that modules in it are found."""
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


class CustomBot:
    """A user's code as a bot: what it returns is looked up among the legal moves."""

    def __init__(self, name: str, seed: int, choose: Choose, code: object) -> None:
        self.name, self.seed, self._choose, self.code = name, seed, choose, code
        self._takes_seed = _takes_seed(choose)

    def choose(self, world: Match, seed: int) -> Move:
        answer = self._choose(world, seed) if self._takes_seed else self._choose(world)
        return world.find(answer)

    def __repr__(self) -> str:
        return f"<bot {self.name}, seed {self.seed}>"


def _takes_seed(choose: Choose) -> bool:
    """Whether a bot's function takes a seed after the world; one compiled to C may not say, and is taken to."""
    kinds = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    try:
        parameters = inspect.signature(choose).parameters.values()
    except ValueError:
        return True
    return sum(parameter.kind in kinds for parameter in parameters) > 1


class GuardedBot:
    """A user's bot with a substitute: a decision never fails, and takes at most `seconds`, plus the substitute's time.

    A caller that reports `problem` to people itself sets `is_reported`; then nothing is logged.
    """

    def __init__(
        self, bot: Bot, substitute: Bot, seconds: float = SECONDS, name: str | None = None, is_reported: bool = False
    ) -> None:
        self.name, self.seed, self.is_reported = name or bot.name, bot.seed, is_reported
        self.bot, self._substitute, self._seconds = bot, substitute, seconds
        self._identity = self.name, bot.code if isinstance(bot, CustomBot) else type(bot)
        self.problem: BotFailed | None = None  # why the substitute made the latest move; None if the bot made it
        self.last_problem: BotFailed | None = None  # why the substitute made the last of its moves
        self.replaced = 0  # the number of moves the substitute has made

    def choose(self, world: Match, seed: int) -> Move:
        """The bot's move, or the substitute's; then `problem` says why. Never raises for a fault of the bot."""
        try:
            move, self.problem = self._asked(world, seed), None
        except BotFailed as problem:
            self.problem = self.last_problem = problem
            self.replaced += 1
            self._log(problem)
            move = self._substitute.choose(world, seed)
        return move

    def _log(self, problem: BotFailed) -> None:
        """Log the first failure of each bot in this process."""
        if not self.is_reported and self.name not in _logged:
            _logged.add(self.name)
            log.warning("%s", problem)

    def _asked(self, world: Match, seed: int) -> Move:
        """The bot's decision, made in a daemon thread on a copy of the world, which that thread may go on changing."""
        if self._identity in _timed_out:
            raise self._failed("bot-dawdled", seconds=self._seconds)
        answers: list[Move | BaseException] = []

        def ask() -> None:
            try:
                answers.append(self.bot.choose(world.copy(), seed))
            except BaseException as error:
                answers.append(error)

        thread = threading.Thread(target=ask, daemon=True)
        thread.start()
        thread.join(self._seconds)
        if not answers:
            _timed_out.add(self._identity)
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
