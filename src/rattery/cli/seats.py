"""Who sits where: people at this terminal, and bots."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rattery.cli.refusing import Refused, clean, shortened
from rattery.core.errors import UnknownSeat

if TYPE_CHECKING:
    from rattery.bots.bot import Bot

ME, HOT, RANDOM = "me", "hot", "random"
KINDS = (ME, HOT, RANDOM)  # you; somebody else at this terminal; a bot that plays anything legal
PEOPLE = (ME, HOT)


@dataclass(frozen=True)
class Seating:
    """What kind of player sits on every seat."""

    kinds: tuple[str, ...]

    def is_person(self, seat: int) -> bool:
        return self.kinds[seat] in PEOPLE

    @property
    def people(self) -> list[int]:
        return [seat for seat in range(len(self.kinds)) if self.is_person(seat)]

    @property
    def is_shared(self) -> bool:
        """Whether several people share this terminal, so that it has to be handed over."""
        return len(self.people) > 1

    def bots(self, seed: int | None) -> dict[int, Bot]:
        """A bot for every seat without a person; with a seed they choose the same way every time."""
        from rattery.bots.levels import bot

        empty = [seat for seat in range(len(self.kinds)) if not self.is_person(seat)]
        return {seat: bot(RANDOM, None if seed is None else seed * len(self.kinds) + seat) for seat in empty}


def alone(players: int) -> Seating:
    """You sit on the first seat, bots on the others."""
    return Seating((ME, *[RANDOM] * (players - 1)))


def all_people(players: int) -> Seating:
    """People on all seats."""
    return Seating((ME, *[HOT] * (players - 1)))


def seat_as_said(standard: Seating, said: Sequence[str]) -> Seating:
    """The standard seating, changed as `1=hot` says. Whoever says where `me` sits does not sit elsewhere too."""
    chosen = dict(_read(seat, len(standard.kinds)) for seat in said)
    kinds = list(standard.kinds)
    if ME in chosen.values():
        kinds = [RANDOM if kind == ME else kind for kind in kinds]
    for seat, kind in chosen.items():
        kinds[seat] = kind
    if kinds.count(ME) > 1:
        raise Refused("seat-two-me")
    return Seating(tuple(kinds))


def _read(text: str, players: int) -> tuple[int, str]:
    seat, equals, kind = (part.strip().lower() for part in text.partition("="))
    if not equals or not (seat.isascii() and seat.isdigit()):
        raise Refused("seat-spelling", given=shortened(text))
    if len(seat) > 3 or int(seat) >= players:
        raise UnknownSeat("unknown-seat", given=shortened(seat), last=players - 1)
    if kind not in KINDS:
        raise Refused("seat-kind", seat=seat, given=shortened(kind), kinds=", ".join(KINDS))
    return int(seat), kind


def read_seating(kinds: Any, players: int) -> Seating:
    """The seating in a saved match; where there is none, or a strange one, you sit on the first seat."""
    good = isinstance(kinds, list) and len(kinds) == players and all(kind in KINDS for kind in kinds)
    return Seating(tuple(kinds)) if good else alone(players)


def read_names(text: str | None, players: int) -> list[str | None]:
    """The names in `Ann,Bob`; nothing between two commas leaves a seat its colour's name."""
    if text is None:
        return []
    names = [clean(name).strip() or None for name in text.split(",")]
    if len(names) > players:
        raise Refused("names-too-many", given=len(names), players=players)
    called = [name for name in names if name]
    for name in called:
        if called.count(name) > 1:
            raise Refused("names-twice", name=shortened(name))
    return names
