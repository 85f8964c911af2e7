"""Who enters a tournament: bots by their level, bots of one's own, or anything that makes a bot from a seed.

A bot of one's own is guarded: where it raises an error, answers something illegal or takes longer than `SECONDS`, a random
move is made for it. No match is ended or held up by it, and the results tell how often it happened.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rattery.bots import levels
from rattery.bots.bot import Bot
from rattery.bots.own_bots import GuardedBot
from rattery.bots.random_bot import RandomBot
from rattery.core.arguments import short_repr
from rattery.core.errors import BadArgument, BadTournament, UnknownBot

AUTOMATON = "automaton"  # a seat the rules play themselves: listed in the tables, but it cannot be entered
NAME = re.compile(r"[^\W_][\w .:@=+/-]{0,39}")

Factory = Callable[[int], Bot] | type  # what makes a bot from its seed, or the class of one's own
Entered = str | Factory | Bot
Bots = Sequence[Entered] | Mapping[str, Entered]


@dataclass(frozen=True)
class Entrant:
    """A bot under the name it has in the tables."""

    name: str
    bot: Entered
    is_reported: bool = True  # whether the results report a user's bot that was replaced; else that is logged, once

    def make(self, seed: int) -> Bot:
        """The bot for one seat of one match."""
        if isinstance(self.bot, str | type) or hasattr(self.bot, "choose"):
            made = levels.bot(self.bot, seed, timed=False)
        else:
            made = self.bot(seed)
        own = made.own if isinstance(made, GuardedBot) else made if levels.needs_guard(made) else None
        return made if own is None else GuardedBot(own, RandomBot(seed), name=self.name, is_reported=self.is_reported)

    @property
    def spelled(self) -> str:
        """What plays under this name: what it is called in a description, and how a resumed tournament knows it."""
        if isinstance(self.bot, str):
            return self.bot
        return f"{self.bot.__module__}:{getattr(self.bot, '__qualname__', type(self.bot).__qualname__)}"


def enter(bots: Bots, players: int) -> list[Entrant]:
    """The entrants of a tournament: levels and bots of one's own, or both under names of one's own."""
    entrants = [Entrant(name, bot) for name, bot in _named(bots)]
    names = [entrant.name for entrant in entrants]
    for entrant in entrants:
        if not NAME.fullmatch(entrant.name) or entrant.name == AUTOMATON:
            raise BadTournament("tournament-bad-name", given=entrant.name[:40])
        if names.count(entrant.name) > 1:
            raise BadTournament("tournament-bot-twice", name=entrant.name)
        entrant.make(0)  # an unknown level is refused before anything is played
    if len(entrants) < min(2, players):
        raise BadTournament("tournament-few-bots", count=len(entrants))
    return entrants


def _named(bots: Bots) -> list[tuple[str, Entered]]:
    """Every bot with its name: the one it is given, its level's, or that of its class."""
    if isinstance(bots, Mapping):
        named = list(bots.items())
    elif isinstance(bots, Sequence) and not isinstance(bots, str):
        named = [(bot if isinstance(bot, str) else getattr(bot, "__name__", type(bot).__name__), bot) for bot in bots]
    else:
        raise BadArgument("tournament-bots", given=short_repr(bots))
    for name, bot in named:
        if not isinstance(name, str):
            raise BadTournament("tournament-bad-name", given=short_repr(name))
        if not (isinstance(bot, str) or callable(bot) or hasattr(bot, "choose")):
            raise UnknownBot("bot-without-choose", given=short_repr(bot))
    return named
