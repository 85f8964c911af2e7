"""The entrants of a tournament: bot levels, custom bots, or factories that make a bot from a seed.

A custom bot is guarded: if it raises, returns an illegal move or exceeds its time limit, a random move is made in its place.
It can neither abort nor block a match, and the results count such moves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rattery.bots import levels
from rattery.bots.bot import Bot
from rattery.bots.custom_bots import GuardedBot
from rattery.bots.random_bot import RandomBot
from rattery.core.arguments import short_repr
from rattery.core.errors import BadArgument, BadTournament, UnknownBot

AUTOMATON = "automaton"  # the name of a seat that the rules play; listed in results, reserved
NAME = re.compile(r"[^\W_][\w .:@=+/-]{0,39}")

Factory = Callable[[int], Bot] | type  # from a seed to a bot, or the class of a custom bot
Entered = str | Factory | Bot
Bots = Sequence[Entered] | Mapping[str, Entered]


@dataclass(frozen=True)
class Entrant:
    """A bot and its name in the results."""

    name: str
    bot: Entered
    is_reported: bool = True  # whether results report replaced moves of a custom bot; else the first is logged

    def make(self, seed: int) -> Bot:
        """A new bot for one seat of one match."""
        if isinstance(self.bot, str | type) or hasattr(self.bot, "choose"):
            made = levels.bot(self.bot, seed, timed=False)
        else:
            made = self.bot(seed)
        custom = made.bot if isinstance(made, GuardedBot) else made if levels.needs_guard(made) else None
        return (
            made
            if custom is None
            else GuardedBot(custom, RandomBot(seed), name=self.name, is_reported=self.is_reported)
        )

    @property
    def spelled(self) -> str:
        """The identity of the bot in a tournament's description, by which a resumed tournament recognises it."""
        if isinstance(self.bot, str):
            return self.bot
        return f"{self.bot.__module__}:{getattr(self.bot, '__qualname__', type(self.bot).__qualname__)}"


def enter(bots: Bots, players: int) -> list[Entrant]:
    """Validates bots and their names, given as a sequence or as a mapping from names."""
    entrants = [Entrant(name, bot) for name, bot in _named(bots)]
    names = [entrant.name for entrant in entrants]
    for entrant in entrants:
        if not NAME.fullmatch(entrant.name) or entrant.name == AUTOMATON:
            raise BadTournament("tournament-bad-name", given=entrant.name[:40])
        if names.count(entrant.name) > 1:
            raise BadTournament("tournament-bot-twice", name=entrant.name)
        entrant.make(0)  # raises on an unknown level before anything is played
    if len(entrants) < min(2, players):
        raise BadTournament("tournament-few-bots", count=len(entrants))
    return entrants


def _named(bots: Bots) -> list[tuple[str, Entered]]:
    """Every bot with its name: the given one, its level's or its class's."""
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
