"""The chronicle of a table: the events of every move, notes about seats, and the talk of players and of spectators.

Each entry carries the version at which it became visible, so that a returning client is sent only what it has not seen.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rattery.core.story import Told
from rattery.match.step import RoundEnd


@dataclass(frozen=True)
class Talk:
    """A line of text or a promise, by a player or by a host without a seat."""

    version: int
    at: float
    seat: int | None
    text: str
    promise: str | None = None
    to: int | None = None


@dataclass(frozen=True)
class SpectatorTalk:
    """A line in the gallery, the spectators' channel. Players may write there, too, but not during the match."""

    version: int
    at: float
    name: str
    text: str


@dataclass(frozen=True)
class Note:
    """A line of the story that no rule of the game produces: a bot took over a seat, the time was up."""

    version: int
    event: str
    seat: int


@dataclass
class MoveEvents:
    """The events of one move, or of the set-up, and the version at which they became visible."""

    version: int
    told: list[Told] = field(default_factory=list)
    round_ends: tuple[RoundEnd, ...] = ()  # the positions in which rounds ended during it
