"""What is kept of a table: one row that never changes, and a row for everything that happens there, numbered from 1.

Stores have an edition (`rows.EDITION`). An older one is migrated with its tables when it is opened, a newer one refused. A
store that servers share is only added to while another server is connected, so that an older one can go on; its edition is
raised by the first server that starts alone.

Nothing is ever overwritten: `(table, number)` is unique, so a double click, a resend or two servers at once can never
play twice; the second writer gets a Conflict, reads what happened and judges its request again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class SeatRow(Struct, frozen=True):
    """A seat as the table was made: who was meant to sit there, and the digest of what opens it."""

    kind: str  # person, friend or bot
    name: str = ""
    level: str | None = None
    secret: str | None = None
    invitation: str | None = None
    salt: str | None = None  # of a bot: the table's own, secret until the match begins


class TableRow(Struct, frozen=True):
    """A table as it was made."""

    id: str
    game: str
    box: dict[str, object]
    key: str  # the server's part of the key, secret until the match is over
    host: str | None
    seats: tuple[SeatRow, ...]
    listed: bool
    created: float
    rules: str | None = None  # the version of the rules it was made with; tables made before rules had one have none


class Happening(Struct, frozen=True):
    """One thing that happened at a table."""

    number: int
    kind: str
    seat: int | None
    facts: Mapping[str, object]
    key: str | None  # who asked for it, and under which id
    at: float


class Conflict(Exception):
    """That number is taken: another process wrote first."""


class Repeated(Exception):
    """A happening with this key was written already: the request was done."""


class Damaged(Exception):
    """A row that cannot be read; `problem` says which, without what players typed."""

    def __init__(self, table: str, problem: str) -> None:
        super().__init__(f"{table}: {problem}")
        self.problem = problem


Changed = Callable[[str, int], None]  # a table, and how many things have happened there
Heard = Callable[[str], None]  # what another process announces


class Store(Protocol):
    """Where tables are kept. What `create` and `append` have written survives a power cut when they return."""

    is_shared: bool  # whether other processes write there, too

    def name(self) -> str:
        """Its name for the operator, without passwords."""

    async def open(self, changed: Changed, heard: Heard) -> None:
        """Get ready. `changed` is called when another process has written (without a table, when that was missed),
        `heard` when it announces something."""

    async def close(self) -> None: ...

    def is_listening(self) -> bool:
        """Whether this process would hear of what others write."""

    async def try_writing(self) -> None:
        """Write something that changes nothing, unless something was written a moment ago; raises StoreRefused if that
        fails, and does not return while nothing can be written."""

    async def create(self, table: TableRow) -> None: ...

    async def table(self, table: str) -> TableRow | None: ...

    async def happenings(self, table: str, after: int = 0) -> list[Happening]: ...

    async def append(self, table: str, happening: Happening) -> None:
        """Write one more thing; raises Conflict or Repeated, and then nothing is written."""

    async def listed(self, most: int) -> list[str]:
        """The tables that may be shown to everybody and are not over, the newest first."""

    async def finish(self, table: str, result: dict[str, object]) -> None:
        """What came out of a match that is over. It follows from the moves; it is kept to be found quickly."""

    async def results(self, tables: Sequence[str]) -> dict[str, dict[str, object]]: ...

    async def idle_since(self, before: float, most: int) -> list[str]:
        """Tables that were made, and at which everything happened, before a time."""

    async def delete(self, table: str) -> None:
        """Delete a table and everything that happened there, for good."""

    async def may_think(self, table: str) -> bool:
        """Whether this process is the one whose bots play at a table; asked again whenever one is due."""

    async def stop_thinking(self, table: str) -> None:
        """Let another process think for the bots of a table."""

    async def announce(self, presence: str) -> None:
        """Tell the other processes who is where."""
