"""The levels of bots, and how to make a bot from a level's name, a user's class or a function.

| level | how it decides | time limit |
| --- | --- | --- |
| `random` | anything legal, each move as likely as the next | 0 s |
| `easy` | one move ahead in few imagined worlds; any move that looks about as good as the best | 0.3 s |
| `normal` | a short search | 1 s |
| `hard` | a longer search | 2.5 s |
| `expert` | a long search | 5 s |
| `greedy` | the best move one move ahead, by mind, judge or playouts: the baseline for the others | 0.3 s |

A level is an effort, not a time (`games/<game>/tuning.py`), so its decisions are reproducible and do not depend on the
machine. Most take far less than the limit; only on a machine that is too slow does the limit end a search early.
"""

from __future__ import annotations

import inspect
import random
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import partial
from typing import cast

from rattery.bots.bot import Bot
from rattery.bots.custom_bots import (
    SECONDS,
    SUBSTITUTE,
    CustomBot,
    GuardedBot,
    custom_bot,
    custom_bot_from,
    custom_bots,
    is_custom,
)
from rattery.bots.greedy_bot import EasyBot, GreedyBot
from rattery.bots.move_bias import MoveBias
from rattery.bots.random_bot import RandomBot
from rattery.bots.search_bot import SearchBot
from rattery.core.arguments import whole_number
from rattery.core.errors import UnknownBot


@dataclass(frozen=True)
class Level:
    """A level: its name, its time limit for a decision, and the factory of its bots."""

    name: str
    seconds: float
    # Called with the seed, the time limit, and whether to search interpreted.
    make: Callable[[int, float | None, bool], Bot]


def _random(seed: int, seconds: float | None, interpreted: bool) -> Bot:
    return RandomBot(seed)


def _searching(name: str, seconds: float) -> Level:
    return Level(name, seconds, partial(SearchBot, name))


LEVELS = {
    level.name: level
    for level in (
        Level("random", 0.0, _random),
        Level("easy", 0.3, EasyBot),
        _searching("normal", 1.0),
        _searching("hard", 2.5),
        _searching("expert", 5.0),
    )
}
NEEDS_NO_MACHINE_CODE = RandomBot.name  # the only level that runs at full speed without it
BASELINES = {"greedy": Level("greedy", 0.3, GreedyBot)}
SEARCH_TIME_SHARE = 0.9  # of a level's time limit; the rest is for everything around the search


def known_bots() -> tuple[str, ...]:
    """The bots that can be seated by name: the levels, then users' bots from entry points or allowed in this process."""
    return (*LEVELS, *custom_bots())


def level(name: str) -> Level:
    """The level of this name, or a user's bot as one: by its name, or as `module:Class`."""
    known = LEVELS | BASELINES
    if name in known:
        return known[name]
    if not is_custom(name):
        raise UnknownBot("unknown-bot", given=name, bots=", ".join((*known, *custom_bots())))
    custom_bot(name, 0)  # one that cannot be loaded is refused before anything is played
    return Level(name, SECONDS, partial(_custom, name))


def _custom(name: str, seed: int, seconds: float | None, interpreted: bool) -> Bot:
    """A user's bot: guarded by a substitute if there is a time limit, else as it is."""
    custom = custom_bot(name, seed)
    return custom if seconds is None else _guarded(custom, seconds, interpreted)


def _guarded(custom: Bot, seconds: float, interpreted: bool = False) -> GuardedBot:
    return GuardedBot(custom, LEVELS[SUBSTITUTE].make(custom.seed, seconds, interpreted))


def needs_guard(chooser: object) -> bool:
    """Whether a bot is a user's and is not guarded yet."""
    return isinstance(chooser, CustomBot) or not type(chooser).__module__.startswith("rattery.")


def bot(
    name: str | type | Bot | Callable[..., object],
    seed: int | None = None,
    timed: bool = True,
    interpreted: bool = False,
    move_bias: MoveBias | None = None,
) -> Bot:
    """A bot of a level; with a seed its decisions are reproducible. With `timed=False` it takes as long as its effort needs.

        rattery.bot("hard", seed=1)
        rattery.bot("my_module:Careful")        # a custom bot, also as a class, an object or a function

    A custom bot is guarded: if it fails or takes too long, a substitute makes the move; with `timed=False` it is not.
    With `interpreted=True` a bot needs no machine code; timed, its search then ends after two seconds at the latest. With a
    `move_bias` it prefers some moves to others that are about as good; `random` and custom bots ignore it.
    """
    seed = random.SystemRandom().getrandbits(48) if seed is None else whole_number("seed", seed)
    if not isinstance(name, str):
        return _made(name, seed, timed, interpreted)
    chosen = level(name)
    seconds = SEARCH_TIME_SHARE * chosen.seconds
    made = chosen.make(seed, seconds if timed else None, interpreted)
    if move_bias and isinstance(made, GreedyBot | SearchBot):
        made.move_bias = move_bias
    return made


def _made(given: type | Bot | Callable[..., object], seed: int, timed: bool, interpreted: bool) -> Bot:
    """A bot from a class, an object or a function; a bot that Rattery made is returned unchanged."""
    if not inspect.isclass(given) and hasattr(given, "choose") and not needs_guard(given):
        return cast(Bot, given)
    custom = custom_bot_from(given, seed)
    return _guarded(custom, SEARCH_TIME_SHARE * SECONDS, interpreted) if timed else custom


def with_move_bias(chooser: Bot, move_bias: MoveBias) -> Bot:
    """A copy of a bot with this move bias; a bot that cannot have one is returned unchanged."""
    if not move_bias or not isinstance(chooser, GreedyBot | SearchBot):
        return chooser
    other = copy(chooser)
    other.move_bias = move_bias
    return other


def without_machine_code(chooser: Bot) -> Bot:
    """A copy of a bot that searches interpreted; a bot that does not search is returned unchanged."""
    if not isinstance(chooser, GreedyBot | SearchBot):
        return chooser
    other = copy(chooser)
    other.interpreted = True
    return other
