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
from rattery.core.errors import BadTournament

AUTOMATON = "automaton"  # a seat the rules play themselves: listed in the tables, but it cannot be entered
NAME = re.compile(r"[^\W_][\w .:@=+/-]{0,39}")

Factory = Callable[[int], Bot] | type  # what makes a bot from its seed, or the class of one's own


@dataclass(frozen=True)
class Entrant:
    """A bot under the name it has in the tables."""

    name: str
    bot: str | Factory
    is_told: bool = True  # whether the results tell where a bot of one's own was replaced; else it is logged, once

    def make(self, seed: int) -> Bot:
        """The bot for one seat of one match."""
        made = levels.bot(self.bot, seed, timed=False) if isinstance(self.bot, str | type) else self.bot(seed)
        own = made.own if isinstance(made, GuardedBot) else made if levels.is_somebodys(made) else None
        return made if own is None else GuardedBot(own, RandomBot(seed), name=self.name, is_told=self.is_told)

    @property
    def spelled(self) -> str:
        """What plays under this name: what it is called in a description, and how a resumed tournament knows it."""
        if isinstance(self.bot, str):
            return self.bot
        return f"{self.bot.__module__}:{getattr(self.bot, '__qualname__', type(self.bot).__qualname__)}"


def enter(bots: Sequence[str] | Mapping[str, str | Factory], players: int) -> list[Entrant]:
    """The entrants of a tournament: names of levels, or bots under names of one's own."""
    named = bots.items() if isinstance(bots, Mapping) else [(bot, bot) for bot in bots]
    entrants = [Entrant(name, bot) for name, bot in named]
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
