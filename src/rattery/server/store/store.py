"""The interface of a store, and its records: a table is one immutable row and a log of entries, numbered from 1.

Stores have an edition (`rows.EDITION`): an older one is migrated when it is opened, a newer one refused. While another
server is connected, a shared store receives only backward-compatible additions, so that an older server can go on; the
first server that starts alone completes the migration.

Nothing is ever overwritten: `(table, number)` is unique, so a double click, a resend or two servers at the same time can
never make a move twice. The second writer gets a Conflict, reads what it missed and validates its request again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from msgspec import Struct


class SeatRow(Struct, frozen=True):
    """A seat as it was when the table was created: whom it is for, and the digests of the secrets that open it."""

    kind: str  # person, friend or bot
    name: str = ""
    level: str | None = None
    secret: str | None = None
    invitation: str | None = None
    salt: str | None = None  # of a bot: drawn by the server, secret until the match begins


class TableRow(Struct, frozen=True):
    """A table as it was when it was created."""

    id: str
    game: str
    box: dict[str, object]
    key: str  # the server's part of the key, secret until the match is over
    host: str | None
    seats: tuple[SeatRow, ...]
    listed: bool
    created: float
    rules: str | None = None  # the version of the rules it was created with; None if that was not recorded


class LogEntry(Struct, frozen=True):
    """One entry of a table's log."""

    number: int
    kind: str
    seat: int | None
    facts: Mapping[str, object]
    key: str | None  # idempotency key: who requested it, and the id of the request
    at: float  # Unix time


class Conflict(Exception):
    """A log entry with this number exists: another process wrote first."""


class Repeated(Exception):
    """A log entry with this key exists: the request was already carried out."""


class Damaged(Exception):
    """A row that cannot be decoded; `problem` says which, without quoting what players typed."""

    def __init__(self, table: str, problem: str) -> None:
        super().__init__(f"{table}: {problem}")
        self.problem = problem


OnChange = Callable[[str, int], None]  # a table, and the number of its last log entry; "" and 0 for any table
OnAnnouncement = Callable[[str], None]  # the announcement of another process


class Store(Protocol):
    """Where tables are stored. Once `create` or `append` has returned, what it wrote survives a power cut.

    Reads and writes raise StoreRefused if the store cannot be used. Called from the event loop only.
    """

    is_shared: bool  # whether several server processes may use it

    def name(self) -> str:
        """Its name in messages to the operator, without passwords."""

    async def open(self, on_change: OnChange, on_announcement: OnAnnouncement) -> None:
        """Connect, migrate if need be, and check the store. `on_change` is called when another process has written
        (without a table if notifications were missed), `on_announcement` with its announcements."""

    async def close(self) -> None: ...

    def is_listening(self) -> bool:
        """Whether this process receives notifications of what others write."""

    async def try_writing(self) -> None:
        """Health check: write something that changes nothing, unless a write succeeded a moment ago. Raises StoreRefused if
        that fails, and blocks for as long as writes do."""

    async def create(self, table: TableRow) -> None: ...

    async def table(self, table: str) -> TableRow | None: ...

    async def log_entries(self, table: str, after: int = 0) -> list[LogEntry]: ...

    async def append(self, table: str, entry: LogEntry) -> None:
        """Append a log entry to the table's log; raises Conflict or Repeated, and then nothing is written."""

    async def listed(self, most: int) -> list[str]:
        """The ids of public tables that are not over, newest first, at most `most`."""

    async def finish(self, table: str, result: dict[str, object]) -> None:
        """Store the result of a match that is over: a cache, since a result follows from the moves."""

    async def results(self, tables: Sequence[str]) -> dict[str, dict[str, object]]: ...

    async def idle_since(self, before: float, most: int) -> list[str]:
        """The ids of tables created and last active before a Unix time, at most `most`."""

    async def delete(self, table: str) -> None:
        """Delete a table with its log entries and its result, permanently."""

    async def claim_bots(self, table: str) -> bool:
        """Acquire a table's lock, if it is free, and return whether this process holds it: only one process plays a table's
        bots. Called before every decision, since the lock can be lost with its connection."""

    async def release_bots(self, table: str) -> None:
        """Release a table's lock, so that another process can play its bots."""

    async def announce(self, presence: str) -> None:
        """Broadcast to the other processes which clients are connected here; best effort."""
