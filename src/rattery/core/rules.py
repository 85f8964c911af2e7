"""The protocol: what the rules of every game offer, as types.

A game's `rules` package is itself what satisfies `Rules`: its functions are rules over `(box, s, ...)`, plain Python that
runs interpreted, compiled and on a GPU. Each game has a box and a table of its own; what the machinery needs of them is
`Box` and `Table`. An *eye* is a seat, or the spectator's.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from rattery.core.chance import Chance
from rattery.core.moves import Offers as OffersToFill
from rattery.core.moves import OffersRecord
from rattery.core.record import Laid, Row

NOBODY = -1
NOTHING = 0  # asked, while the game runs on by itself


class Box(Laid, Protocol):
    """What every box has. Nothing in a box ever changes."""

    players: int


class Table(Laid, Protocol):
    """What every table has."""

    chance: Chance
    over: bool
    asked: int  # the question put to the decider, by its number; NOTHING when it is over
    decider: int  # NOBODY when it is over


AnyBox = TypeVar("AnyBox", bound=Box, contravariant=True)
AnyTable = TypeVar("AnyTable", bound=Table)


class Rules(Protocol[AnyBox, AnyTable]):
    """The rules of a game, over its own box and table."""

    @property
    def Table(self) -> type[AnyTable]: ...  # noqa: N802

    @property
    def Offers(self) -> type[OffersRecord]: ...  # noqa: N802

    @property
    def OBSERVATION(self) -> int:  # noqa: N802
        """The length of an observation."""

    @property
    def ENDINGS(self) -> Sequence[str]:  # noqa: N802
        """What can bring a game to its end; each has a message `ended-...`."""

    @property
    def LAWS(self) -> Sequence[str]:  # noqa: N802
        """The invariants of every table that legal moves can reach. The first entry stands for "none is violated"."""

    def set_up(self, box: AnyBox, s: AnyTable, /) -> None:
        """Lay out the table and run on to the first decision; its chance is already seeded.

        Tables are used again: whatever was left on it by another game must be cleared here, every field of it.
        """

    def __hash__(self) -> int: ...  # machine code is kept for each game's rules

    def turn(self, box: AnyBox, s: AnyTable, /) -> int:
        """The seat that decides, NOBODY when the game is over."""

    def legal(self, box: AnyBox, s: AnyTable, offers: OffersToFill, /) -> None:
        """Fill in the moves on offer to the decider, in rising order."""

    def play(self, box: AnyBox, s: AnyTable, move: int, /) -> None:
        """Carry out a legal move and run on until a seat has a real decision."""

    def is_over(self, box: AnyBox, s: AnyTable, /) -> bool: ...

    def score(self, box: AnyBox, s: AnyTable, seat: int, /) -> int:
        """The points a seat has, at any time."""

    def is_winner(self, box: AnyBox, s: AnyTable, seat: int, /) -> bool:
        """Whether a seat has won a game that is over."""

    def ending(self, box: AnyBox, s: AnyTable, /) -> int:
        """The index in ENDINGS of what ended a game that is over."""

    def observe(self, box: AnyBox, s: AnyTable, eye: int, out: Row[int], /) -> None:
        """Write what this eye may know into `out`, as OBSERVATION numbers for a learner."""

    def imagine(self, box: AnyBox, s: AnyTable, eye: int, luck: Chance, /) -> None:
        """Deal again what this eye cannot know, each way as likely as it really is, and draw a fresh key for chance."""

    def check(self, box: AnyBox, s: AnyTable, /) -> int:
        """The index in LAWS of the first invariant the table violates; 0 if it violates none."""
