"""Who sits where: people at this terminal, bots, and bots that play for people who are away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeGuard

from rattery.cli.errors import CommandError, shortened
from rattery.core.errors import UnknownSeat
from rattery.core.text import clean
from rattery.core.words import Words

if TYPE_CHECKING:
    from rattery.bots.bot import Bot

ME, HOT = "me", "hot"  # you; another person at this terminal
PEOPLE = (ME, HOT)
STANDARD = "normal"  # the default level of a bot
FOR = "+"  # me+normal: your seat, played by a bot while you are away


def levels() -> tuple[str, ...]:
    """The levels of the bots."""
    from rattery.bots.levels import LEVELS

    return tuple(LEVELS)


def bot_name(level: str, words: Words) -> str:
    """The name of a bot's level; a user-supplied bot has that of its class."""
    return words.say(f"bot-{level}") if words.knows(f"bot-{level}") else clean(level.rpartition(":")[2])


def known_bot(given: str) -> str:
    """The canonical name of a level, or of a user-supplied bot `module:Class`, which is imported; others are refused."""
    from rattery.bots.custom_bots import is_custom
    from rattery.bots.levels import level

    if given.lower() in levels():
        return given.lower()
    if not is_custom(given):
        raise CommandError("unknown-bot", given=shortened(given), bots=", ".join(levels()))
    return level(given).name


@dataclass(frozen=True)
class Seating:
    """The kind of player on every seat: `me`, `hot`, a bot's level, or a bot playing for a person, as in `me+normal`."""

    kinds: tuple[str, ...]

    def is_person(self, seat: int) -> bool:
        """Whether a person decides there."""
        return self.kinds[seat] in PEOPLE

    def is_away(self, seat: int) -> bool:
        """Whether a bot decides there for a person."""
        return FOR in self.kinds[seat]

    @property
    def people(self) -> list[int]:
        """The seats that belong to people, whether they are away or not."""
        return [seat for seat in range(len(self.kinds)) if self.is_person(seat) or self.is_away(seat)]

    @property
    def away(self) -> list[int]:
        return [seat for seat in self.people if self.is_away(seat)]

    @property
    def is_shared(self) -> bool:
        """Whether several people share this terminal, so that it has to be handed over."""
        return len(self.people) > 1

    @property
    def is_left_to_bots(self) -> bool:
        """Whether there are people, and all of them are away."""
        return bool(self.people) and self.away == self.people

    @property
    def bot_levels(self) -> dict[int, str]:
        """The level of the bot on every seat where one decides."""
        seats = [seat for seat in range(len(self.kinds)) if not self.is_person(seat)]
        return {seat: self.kinds[seat].rpartition(FOR)[2] for seat in seats}

    def bots(self, seed: int | None) -> dict[int, Bot]:
        """A bot for every seat where no person decides, using all cores; with a seed their choices are reproducible. Errors
        of user-supplied bots are shown at the table, in the player's language, and not logged."""
        from rattery.bots.custom_bots import GuardedBot
        from rattery.bots.levels import bot
        from rattery.bots.search_bot import SearchBot
        from rattery.bots.tree_threads import shared_tree_threads
        from rattery.core.cores import cores

        seats = len(self.kinds)
        bots = {
            seat: bot(level, None if seed is None else seed * seats + seat) for seat, level in self.bot_levels.items()
        }
        for made in bots.values():
            if isinstance(made, GuardedBot):
                made.is_reported = True
            elif isinstance(made, SearchBot):
                made.tree_threads = shared_tree_threads(cores())
        return bots

    def taken_over(self, seat: int, level: str) -> Seating:
        """The seating with a bot deciding for the person on a seat."""
        kinds = list(self.kinds)
        kinds[seat] = f"{kinds[seat].partition(FOR)[0]}{FOR}{level}"
        return Seating(tuple(kinds))

    def conceded(self, seat: int) -> Seating:
        """The seating with a bot on a seat for good."""
        return Seating(tuple(STANDARD if place == seat else kind for place, kind in enumerate(self.kinds)))

    def taken_back(self) -> Seating:
        """The seating with every person back."""
        return Seating(tuple(kind.partition(FOR)[0] for kind in self.kinds))


def alone(players: int) -> Seating:
    """A person on the first seat, bots on the others."""
    return Seating((ME, *[STANDARD] * (players - 1)))


def all_people(players: int) -> Seating:
    """People on all seats."""
    return Seating((ME, *[HOT] * (players - 1)))


def apply_seats(standard: Seating, said: Sequence[str]) -> Seating:
    """The standard seating with the changes of `--seat 1=hot`. A given `me` replaces the standard one."""
    read = [_read(seat, len(standard.kinds)) for seat in said]
    chosen = dict(read)
    if len(chosen) < len(read):
        raise CommandError("seat-twice")
    kinds = list(standard.kinds)
    if ME in chosen.values():
        kinds = [STANDARD if kind.partition(FOR)[0] == ME else kind for kind in kinds]
    for seat, kind in chosen.items():
        kinds[seat] = kind
    if kinds.count(ME) > 1:
        raise CommandError("seat-two-me")
    return Seating(tuple(kinds))


def _read(text: str, players: int) -> tuple[int, str]:
    seat, equals, kind = (part.strip() for part in text.partition("="))
    if not equals or not (seat.isascii() and seat.isdigit()):
        raise CommandError("seat-spelling", given=shortened(text))
    if len(seat) > 3 or int(seat) >= players:
        raise UnknownSeat("unknown-seat", given=shortened(seat), last=players - 1)
    return int(seat), kind.lower() if kind.lower() in (*PEOPLE, *levels()) else _custom_bot(seat, kind)


def _custom_bot(seat: str, kind: str) -> str:
    """A user-supplied bot, imported to check it."""
    from rattery.bots.custom_bots import is_custom

    if not is_custom(kind):
        raise CommandError("seat-kind", seat=seat, given=shortened(kind), kinds=", ".join((*PEOPLE, *levels())))
    return known_bot(kind)


def read_seating(kinds: object, players: int) -> Seating:
    """The seating in a saved match; if it is missing or malformed, `alone`.

    Files are not trusted: a `module:Class` in one is not imported, and a bot of the standard level sits there instead.
    """
    if not _is_seating(kinds, players):
        return alone(players)
    return Seating(tuple(STANDARD if _is_spelled(kind) else kind for kind in kinds))


def not_loaded(kinds: object, players: int) -> dict[int, str]:
    """The user-supplied bots in a saved match, by seat: `read_seating` has replaced them."""
    if not _is_seating(kinds, players):
        return {}
    return {seat: kind for seat, kind in enumerate(kinds) if _is_spelled(kind)}


def _is_spelled(kind: str) -> bool:
    return ":" in kind


def bots_of(kinds: object, players: int) -> dict[int, str]:
    """The levels of the bots in a saved match, by seat; empty if its seating is missing or malformed."""
    return Seating(tuple(kinds)).bot_levels if _is_seating(kinds, players) else {}


def _is_seating(kinds: object, players: int) -> TypeGuard[list[str]]:
    return isinstance(kinds, list) and len(kinds) == players and all(map(_is_kind, kinds))


def _is_kind(kind: object) -> bool:
    if not isinstance(kind, str):
        return False
    person, away, level = kind.partition(FOR)
    if away:
        return person in PEOPLE and level in levels()
    return kind in (*PEOPLE, *_known_bots()) or _is_spelled(kind)


def _known_bots() -> tuple[str, ...]:
    from rattery.bots.levels import known_bots

    return known_bots()


def read_names(text: str | None, players: int) -> list[str | None]:
    """Parse `Ann,Bob`; an empty name leaves a seat its colour's name."""
    if text is None:
        return []
    names = [clean(name).strip() or None for name in text.split(",")]
    if len(names) > players:
        raise CommandError("names-too-many", given=len(names), players=players)
    called = [name for name in names if name]
    for name in called:
        if called.count(name) > 1:
            raise CommandError("names-twice", name=shortened(name))
    return names
