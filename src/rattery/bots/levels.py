"""The levels a bot can have, from the one that plays anything legal to the one that is hard to beat.

| level | how it decides | thinks at most |
| --- | --- | --- |
| `random` | anything legal, each move as likely as the next | 0 s |
| `easy` | one move ahead, by a first guess at what is hidden; content with what looks about as good as the best | 0.3 s |
| `normal` | a short search | 1 s |
| `hard` | a longer search | 2.5 s |
| `expert` | a long search | 5 s |
| `greedy` | what the judge likes best one move ahead: the yardstick for the others | 0.3 s |

A level is an effort, not a time (`games/<game>/tuning.py`): its decisions can be repeated and do not depend on the machine.
Most take far less; only on a machine too slow for it in that time does a level stop earlier.
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
from rattery.bots.greedy_bot import EasyBot, GreedyBot
from rattery.bots.leaning import Leaning
from rattery.bots.own_bots import SECONDS, SUBSTITUTE, GuardedBot, OwnBot, is_own, made_from, own_bot, own_bots
from rattery.bots.random_bot import RandomBot
from rattery.bots.search_bot import SearchBot
from rattery.core.arguments import whole_number
from rattery.core.errors import UnknownBot


@dataclass(frozen=True)
class Level:
    """A level: what it is called, how long it thinks at most, and who plays it."""

    name: str
    seconds: float
    make: Callable[[int, float | None, bool], Bot]  # by its seed, the seconds it may think, and whether interpreted


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
BASELINES = {"greedy": Level("greedy", 0.3, GreedyBot)}
SPARE = 0.9  # of the time a level may think is spent; the rest is for everything else a decision takes


def known_bots() -> tuple[str, ...]:
    """Who can be seated by name: the levels, then bots of one's own from entry points or allowed in this process."""
    return (*LEVELS, *own_bots())


def level(name: str) -> Level:
    """The level of this name, or a bot of one's own, by its name or as `module:Class`."""
    known = LEVELS | BASELINES
    if name in known:
        return known[name]
    if not is_own(name):
        raise UnknownBot("unknown-bot", given=name, bots=", ".join((*known, *own_bots())))
    own_bot(name, 0)  # one that cannot be loaded is refused before anything is played
    return Level(name, SECONDS, partial(_own, name))


def _own(name: str, seed: int, seconds: float | None, interpreted: bool) -> Bot:
    """At a table, where time counts, a substitute sits beside it; without a clock it is on its own."""
    own = own_bot(name, seed)
    return own if seconds is None else _guarded(own, seconds, interpreted)


def _guarded(own: Bot, seconds: float, interpreted: bool = False) -> GuardedBot:
    return GuardedBot(own, LEVELS[SUBSTITUTE].make(own.seed, seconds, interpreted))


def is_somebodys(chooser: object) -> bool:
    """Whether a bot is not one of ours, and not guarded yet."""
    return isinstance(chooser, OwnBot) or not type(chooser).__module__.startswith("rattery.")


def bot(
    name: str | type | Bot | Callable[..., object],
    seed: int | None = None,
    timed: bool = True,
    interpreted: bool = False,
    leaning: Leaning | None = None,
) -> Bot:
    """A bot of a level; with a seed its decisions can be repeated. Untimed it takes as long as its effort needs.

        rattery.bot("hard", seed=1)
        rattery.bot("my_module:Careful")        # a bot of one's own; a class, an object or a function will do, too

    A bot of one's own is guarded: one that fails or takes too long is replaced for the move. Untimed it is on its own.
    Interpreted it needs no machine code, and stops in time for people who wait; its effort may then be smaller. With a
    leaning it prefers some moves to others that are about as good; one that plays anything has no preferences.
    """
    seed = random.SystemRandom().getrandbits(48) if seed is None else whole_number("seed", seed)
    if not isinstance(name, str):
        return _made(name, seed, timed, interpreted)
    chosen = level(name)
    seconds = SPARE * chosen.seconds
    made = chosen.make(seed, seconds if timed else None, interpreted)
    if leaning and isinstance(made, GreedyBot | SearchBot):
        made.leaning = leaning
    return made


def _made(given: type | Bot | Callable[..., object], seed: int, timed: bool, interpreted: bool) -> Bot:
    """A bot from what is no name; one of ours stays as it is."""
    if not inspect.isclass(given) and hasattr(given, "choose") and not is_somebodys(given):
        return cast(Bot, given)
    own = made_from(given, seed)
    return _guarded(own, SPARE * SECONDS, interpreted) if timed else own


def leaning_to(chooser: Bot, leaning: Leaning) -> Bot:
    """The same bot, swayed by words in its next decision; one that has no preferences as it is."""
    if not leaning or not isinstance(chooser, GreedyBot | SearchBot):
        return chooser
    other = copy(chooser)
    other.leaning = leaning
    return other


def without_machine_code(chooser: Bot) -> Bot:
    """The same bot, searching interpreted; one that does not search as it is."""
    if not isinstance(chooser, GreedyBot | SearchBot):
        return chooser
    other = copy(chooser)
    other.interpreted = True
    return other
