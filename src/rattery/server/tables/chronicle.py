"""What a table remembers to tell: the story by chapters, notes about seats, the talk of players and of spectators.

Each entry carries the version at which it became known, so that a client that comes back is sent what is new to it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rattery.core.story import Told
from rattery.match.step import Rest


@dataclass(frozen=True)
class Talk:
    """Something a player said, or a promise."""

    version: int
    at: float
    seat: int | None
    text: str
    promise: str | None = None
    to: int | None = None


@dataclass(frozen=True)
class Murmur:
    """Something a spectator said, among spectators."""

    version: int
    at: float
    name: str
    text: str


@dataclass(frozen=True)
class Note:
    """Something about a seat that belongs in the story and is no rule of the game: a bot sat in, the time was up."""

    version: int
    event: str
    seat: int


@dataclass
class Chapter:
    """What one move brought, or the set-up: the version it came with."""

    version: int
    told: list[Told] = field(default_factory=list)
    rests: tuple[Rest, ...] = ()  # the ends of rounds in it
