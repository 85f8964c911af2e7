"""The levels a bot can have, from the one that plays anything legal to the one that is hard to beat.

| level | how it decides | thinks at most |
| --- | --- | --- |
| `random` | anything legal, each move as likely as the next | 0 s |
| `easy` | a glance at a few worlds, one move ahead; takes what looks about as good as the best | 0.3 s |
| `normal` | a short search | 1 s |
| `hard` | a longer search | 2.5 s |
| `expert` | a long search | 5 s |
| `greedy` | what the judge likes best one move ahead: the yardstick for the others | 0.3 s |

A level is a number of iterations, so that its decisions can be repeated and do not depend on the machine; only on a machine
too slow for them in that time does it stop earlier.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from rattery.bots.bot import Bot
from rattery.bots.greedy_bot import GreedyBot
from rattery.bots.random_bot import RandomBot
from rattery.bots.search_bot import SearchBot
from rattery.core.errors import UnknownBot


@dataclass(frozen=True)
class Level:
    """A level: what it is called, how long it thinks at most, and who plays it."""

    name: str
    seconds: float
    seat: Callable[[int], Bot]  # a bot of this level, by its seed


def _search(name: str, iterations: int, seconds: float) -> Level:
    return Level(name, seconds, lambda seed: SearchBot(name, seed, iterations, seconds))


LEVELS = {
    level.name: level
    for level in (
        Level("random", 0.0, RandomBot),
        Level("easy", 0.3, lambda seed: GreedyBot("easy", seed, worlds=6, tolerance=0.06, seconds=0.3)),
        _search("normal", 200, 1.0),
        _search("hard", 2_000, 2.5),
        _search("expert", 20_000, 5.0),
    )
}
BASELINES = {"greedy": Level("greedy", 0.3, lambda seed: GreedyBot("greedy", seed, worlds=32, seconds=0.3))}


def level(name: str) -> Level:
    """The level of this name."""
    known = LEVELS | BASELINES
    if name not in known:
        raise UnknownBot("unknown-bot", given=name, bots=", ".join(known))
    return known[name]


def bot(name: str, seed: int | None = None) -> Bot:
    """A bot of a level; with a seed its decisions can be repeated."""
    return level(name).seat(random.SystemRandom().getrandbits(48) if seed is None else seed)
