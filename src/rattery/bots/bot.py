"""The bot protocol: a bot chooses a move in an imagined world, one that is consistent with what its seat knows.

A bot never gets the real match. `decide` imagines a world for the seat whose turn it is and passes that, so no hidden
information can leak into a decision. Equal knowledge and an equal seed give an equal decision.
"""

from __future__ import annotations

import hashlib
from typing import Protocol

from rattery.core.arguments import short_repr
from rattery.core.errors import BadArgument, IllegalMove
from rattery.core.moves import Move
from rattery.match.match import Match, checked_match


class Bot(Protocol):
    """Plays any seat of any game. `rattery.bot` makes one; a custom bot implements this protocol.

    >>> class First:
    ...     name, seed = "first", 0
    ...     def choose(self, world, seed):
    ...         return world.moves()[0]
    >>> match = rattery.load("my_game(players=3)").new(seed=7)
    >>> rattery.decide(First(), match) == match.moves()[0]
    True
    """

    name: str
    seed: int

    def choose(self, world: Match, seed: int) -> Move:
        """A move for the seat whose turn it is in an imagined world; the same world and seed give the same move."""


def decide(bot: Bot, match: Match) -> Move:
    """The bot's move for the seat whose turn it is.

    >>> match = rattery.load("my_game(players=3)").new(seed=7)
    >>> rattery.decide(rattery.bot("random", seed=1), match) in match.moves()
    True
    """
    if not callable(getattr(bot, "choose", None)):
        by_name = isinstance(bot, str)
        raise BadArgument(
            "decide-by-name" if by_name else "bot-without-choose", given=bot if by_name else short_repr(bot)
        )
    seat = checked_match(match).turn
    if seat is None:
        raise IllegalMove("nothing-to-decide")
    seed = decision_seed(getattr(bot, "seed", 0), len(match.history), seat)
    world = match.imagine(seat, seed)
    move: object = bot.choose(world, seed)
    return move if isinstance(move, Move) else world.find(move)  # type: ignore[arg-type]


def require_imagined(world: Match) -> None:
    """Raise BadArgument for a real match: a search in it would see what is hidden."""
    if not world.is_imagined:
        raise BadArgument("bot-real-match")


def decision_seed(seed: int, ply: int, seat: int) -> int:
    """The seed of one decision, derived from the bot's seed, the number of moves made so far and the seat."""
    return int.from_bytes(hashlib.sha256(f"{seed}/{ply}/{seat}".encode()).digest()[:7])
