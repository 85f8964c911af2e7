"""Tables in PostgreSQL: for any number of server processes behind any proxy.

A write notifies the other processes in the same transaction (LISTEN, NOTIFY). An advisory lock decides which process plays
the bots of a table; the database releases it when the process dies.

A connection can fail without being closed. Every process therefore sends itself a heartbeat through the database: if it
receives nothing for SILENCE_TIMEOUT, it reconnects and reads what it missed at every table in use.

A database can also hang with its connections open, and then answers neither a statement nor a request to cancel one. A
statement without an answer for STATEMENT_TIMEOUT fails and its connection is closed. As with any lost connection, the
statement may still take effect later.

Everything here runs on the event loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from rattery.core.extras import install_command
from rattery.core.json_data import JsonObject
from rattery.server.errors import Refusal
from rattery.server.store import failures, rows
from rattery.server.store.failures import Outage, StoreRefused, log_damaged, log_unchecked, unusable
from rattery.server.store.postgres_schema import create_or_migrate, number
from rattery.server.store.queries import Queries
from rattery.server.store.rows import (
    EDITION,
    TABLE_COLUMNS,
    Row,
    box_digest,
    entry_values,
    json_text,
    table_values,
)
from rattery.server.store.store import Conflict, LogEntry, OnAnnouncement, OnChange, Repeated, TableRow
from rattery.server.supervisor import Supervisor

try:
    import psycopg
    from psycopg.conninfo import conninfo_to_dict
    from psycopg_pool import AsyncConnectionPool, PoolTimeout
except ImportError:  # the extra is not installed
    raise StoreRefused("store-no-postgres", command=install_command("postgres")) from None

WRITE_NOTHING_NEW = "UPDATE store_edition SET edition = edition"
JUST_WRITTEN = 5.0  # seconds after a successful write in which `try_writing` does nothing
SIZE = "SELECT pg_total_relation_size('happenings')"
GAPS = "SELECT count(*) FROM (SELECT FROM happenings GROUP BY tbl HAVING count(*) <> max(number)) AS gaps"
HAPPENED, ANNOUNCED, HEARTBEAT = "rattery_happened", "rattery_announced", "rattery_heartbeat"
MAX_ANNOUNCEMENT_BYTES = 7000  # bytes; PostgreSQL's limit for a notification is 8,000
CONNECT_TIMEOUT = 5.0  # seconds to wait for a connection
STATEMENT_TIMEOUT = 6.0  # seconds to wait for the answer to a statement
OUTAGE_TIMEOUT = 1.0  # replaces both after a failure: requests to the same table queue up behind each other
RECONNECT_TIMEOUT = 10.0  # seconds in which the pool itself retries a lost connection; after that the next query does
RETRY_DELAY = 0.5  # seconds until a lost listener reconnects
HEARTBEAT_EVERY = 3.0  # seconds between two notifications a process sends to itself
SILENCE_TIMEOUT = 10.0  # seconds without any notification after which the connection counts as lost
NETWORK = {  # libpq settings that detect a dead host within about SILENCE_TIMEOUT
    "connect_timeout": round(CONNECT_TIMEOUT),
    "keepalives": 1,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": round(1000 * SILENCE_TIMEOUT),
}

Connection = psycopg.AsyncConnection[Row]
FAILURES = (psycopg.Error, PoolTimeout, OSError)

log = logging.getLogger("rattery.server")


class PostgresStore(Queries):
    """Tables in a database that several processes share."""

    is_shared = True

    def __init__(self, url: str) -> None:
        self.url = url
        self._network: JsonObject = {name: value for name, value in NETWORK.items() if name not in self._said()}
        self._settings: JsonObject = {"autocommit": True, "options": "-c synchronous_commit=on", **self._network}
        self._heard_at = 0.0
        self._locks: Connection | None = None
        self._mine: set[str] = set()  # the tables whose bots this process plays
        self._locking = asyncio.Lock()
        self._is_closed = False
        self._listener: Connection | None = None
        self._supervisor = Supervisor()
        self._has_logged_unknown = False
        self._written_at = 0.0
        self._outage = Outage(self.name())
        self._edition = EDITION
        self._boxes: set[str] = set()  # the digests of boxes that are stored

    def name(self) -> str:
        said = self._said()
        return f"postgresql://{said.get('host', 'localhost')}/{said.get('dbname', '')}" if said else "postgresql"

    def _said(self) -> JsonObject:
        """The parameters in the URL; none if it is malformed."""
        with contextlib.suppress(psycopg.Error):
            return dict(conninfo_to_dict(self.url))
        return {}

    async def _connect(self) -> Connection:
        return await psycopg.AsyncConnection.connect(self.url, autocommit=True, **self._network)

    async def open(self, on_change: OnChange, on_announcement: OnAnnouncement) -> None:
        self._pool = AsyncConnectionPool(
            self.url,
            kwargs=self._settings,
            min_size=2,
            max_size=10,
            open=False,
            timeout=CONNECT_TIMEOUT,
            reconnect_timeout=RECONNECT_TIMEOUT,
        )
        try:
            async with await psycopg.AsyncConnection.connect(self.url, **self._network) as db:
                self._edition = await create_or_migrate(db, self.name())
            await self._pool.open(wait=True, timeout=CONNECT_TIMEOUT)
            await self._check_integrity()
            listener = await self._new_listener()
        except FAILURES as error:
            raise unusable(self.name(), error) from None
        self._listener = listener
        self._supervisor.supervise("listening to the database", lambda: self._listen(on_change, on_announcement))
        self._supervisor.supervise("notifying itself", self._beat)

    async def _check_integrity(self) -> None:
        """Check that the log entries of every table are numbered without a gap; PostgreSQL itself checks its pages."""
        async with self._pool.connection() as db:  # for as long as it takes
            if await number(db, SIZE) > failures.MAX_CHECKED_BYTES:
                log_unchecked(self.name())
            elif gaps := await number(db, GAPS):
                log_damaged(self.name(), f"log entries are missing at {gaps} tables")

    async def close(self) -> None:
        await self._supervisor.close()
        await _close_quietly(self._listener)
        async with self._locking:
            self._is_closed = True  # from here on `claim_bots` opens no connection
            await _close_quietly(self._locks)
        await self._pool.close()

    @asynccontextmanager
    async def _refusing(self) -> AsyncIterator[None]:
        """Turn a failure of the database into a refusal; the log says why, players learn only that there is a problem."""
        try:
            yield
        except FAILURES as error:
            task = asyncio.current_task()
            if task is not None and task.cancelling():  # which the pool reports as a timeout
                raise asyncio.CancelledError from None
            raise self._outage.refusal(error) from None
        self._outage.clear()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        """A connection of the pool, for a statement that has to be answered within STATEMENT_TIMEOUT."""
        wait = OUTAGE_TIMEOUT if self._outage.is_active else CONNECT_TIMEOUT
        async with self._refusing(), self._pool.connection(wait) as db:
            with self._answering(db):
                yield db

    @contextmanager
    def _answering(self, db: Connection) -> Iterator[None]:
        """Raise TimeoutError if the block takes too long; the connection's socket is shut down then."""
        seconds = OUTAGE_TIMEOUT if self._outage.is_active else STATEMENT_TIMEOUT
        timer = asyncio.get_running_loop().call_later(seconds, _hang_up, db)
        try:
            yield
        except psycopg.OperationalError:
            if timer.when() <= asyncio.get_running_loop().time():
                raise TimeoutError(f"it has not answered for {seconds:g} seconds") from None
            raise
        finally:
            timer.cancel()

    # Receiving notifications.

    def is_listening(self) -> bool:
        is_silent = time.monotonic() - self._heard_at > SILENCE_TIMEOUT
        return self._listener is not None and not is_silent and not self._supervisor.failing()

    async def _new_listener(self) -> Connection:
        """Open a connection that receives all notifications; it is closed again on failure or cancellation."""
        listener = await self._connect()
        try:
            with self._answering(listener):
                for channel in (HAPPENED, ANNOUNCED, HEARTBEAT):
                    await listener.execute(f"LISTEN {channel}")
        except BaseException:
            await _close_quietly(listener)
            raise
        self._heard_at = time.monotonic()
        return listener

    async def _beat(self) -> None:
        """Send heartbeats until cancelled; failures are ignored here, the next query reports them."""
        while True:
            with contextlib.suppress(Refusal):
                await self._run("SELECT pg_notify(%s, '')", HEARTBEAT)
            await asyncio.sleep(HEARTBEAT_EVERY)

    async def _listen(self, on_change: OnChange, on_announcement: OnAnnouncement) -> None:
        """Receive notifications until cancelled. After a reconnect `on_change` is called for all tables at once, since
        notifications were missed."""
        while True:
            try:
                if self._listener is None:
                    self._listener = await self._new_listener()
                    on_change("", 0)
                notifications = self._listener.notifies()
                while True:
                    async with asyncio.timeout(SILENCE_TIMEOUT):
                        said = await anext(notifications)
                    self._heard_at = time.monotonic()
                    self._pass_on(said.channel, said.payload, on_change, on_announcement)
            except (psycopg.Error, OSError, StopAsyncIteration) as problem:
                if isinstance(problem, TimeoutError):
                    log.error("The database has been silent for %g seconds: reconnecting.", SILENCE_TIMEOUT)
                await self._stop_listening()
                await asyncio.sleep(RETRY_DELAY)
            except Exception:
                await self._stop_listening()
                raise

    async def _stop_listening(self) -> None:
        listener, self._listener = self._listener, None
        await _close_quietly(listener)

    def _pass_on(self, channel: str, payload: str, on_change: OnChange, on_announcement: OnAnnouncement) -> None:
        """Dispatch a notification. Servers of other editions may send some: one that cannot be parsed is taken as a change
        of any table."""
        if channel == HEARTBEAT:
            return
        if channel != HAPPENED:
            on_announcement(payload)
            return
        table, _, number = payload.rpartition(" ")
        if table and number.isascii() and number.isdigit():
            on_change(table, int(number))
            return
        if not self._has_logged_unknown:
            self._has_logged_unknown = True
            log.warning(
                "A notification of the database is not understood: a server of another edition may use it, too."
            )
        on_change("", 0)

    async def announce(self, presence: str) -> None:
        if len(presence.encode()) <= MAX_ANNOUNCEMENT_BYTES:
            with contextlib.suppress(Refusal):
                await self._run("SELECT pg_notify(%s, %s)", ANNOUNCED, presence)

    # Writing.

    async def _run(self, statement: str, *facts: object) -> None:
        async with self._connection() as db:
            await db.execute(statement, facts)

    async def try_writing(self) -> None:
        if time.monotonic() - self._written_at > JUST_WRITTEN:
            await self._run(WRITE_NOTHING_NEW)
            self._written_at = time.monotonic()

    async def create(self, table: TableRow) -> None:
        box = json_text(table.box)
        digest = box_digest(box)
        if self._edition == EDITION and digest not in self._boxes:
            await self._run("INSERT INTO boxes VALUES (%s,%s) ON CONFLICT DO NOTHING", digest, box)
            self._boxes.add(digest)
        await self._run(
            f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (%s,%s,%s,%s,%s,%s,%s,%s,%s)",  # noqa: S608
            *table_values(table, digest if self._edition == EDITION else box),
        )

    async def append(self, table: str, entry: LogEntry) -> None:
        statement = (
            "WITH written AS (INSERT INTO happenings VALUES (%s,%s,%s,%s,%s,%s,%s) RETURNING tbl, number)"
            " SELECT pg_notify('rattery_happened', tbl || ' ' || number) FROM written"
        )
        async with self._connection() as db:
            try:
                await db.execute(statement, entry_values(table, entry))
            except psycopg.errors.UniqueViolation as error:
                raise (Repeated if error.diag.constraint_name == "asked_once" else Conflict)() from None
        self._written_at = time.monotonic()

    async def finish(self, table: str, result: dict[str, object]) -> None:
        await self._run("INSERT INTO results VALUES (%s,%s) ON CONFLICT DO NOTHING", table, json_text(result))

    # Reading.

    async def read(self, query: str, *facts: object) -> list[Row]:
        async with self._connection() as db:
            return await (await db.execute(query.replace("?", "%s"), facts)).fetchall()

    async def delete(self, table: str) -> None:
        async with self._connection() as db, db.transaction():
            for deletion in rows.DELETIONS:
                await db.execute(deletion.format("%s"), (table,))

    # Which process plays the bots of a table.

    async def claim_bots(self, table: str) -> bool:
        async with self._locking:
            if self._is_closed:
                return False
            try:
                if self._locks is None or self._locks.closed:
                    self._mine.clear()
                    self._locks = await self._connect()
                if table not in self._mine:
                    with self._answering(self._locks):
                        cursor = await self._locks.execute("SELECT pg_try_advisory_lock(%s)", (_lock(table),))
                        got = await cursor.fetchone()
                    if got is not None and got[0]:
                        self._mine.add(table)
            except (psycopg.Error, OSError):
                await self._give_up_locks()
                return False
            except BaseException:  # whether a statement that is cancelled has locked the table is not known
                await self._give_up_locks()
                raise
            return table in self._mine

    async def _give_up_locks(self) -> None:
        """Close the connection that has the locks: the database frees them all. The next decision asks for its own again."""
        locks, self._locks = self._locks, None
        await _close_quietly(locks)

    async def release_bots(self, table: str) -> None:
        async with self._locking:
            if table in self._mine and self._locks is not None:
                self._mine.discard(table)
                with contextlib.suppress(psycopg.Error, OSError), self._answering(self._locks):
                    await self._locks.execute("SELECT pg_advisory_unlock(%s)", (_lock(table),))


async def _close_quietly(db: Connection | None) -> None:
    """Close a connection, ignoring errors."""
    if db is not None:
        with contextlib.suppress(psycopg.Error, OSError):
            await db.close()


def _hang_up(db: Connection) -> None:
    """Shut down the socket of a connection: a waiting statement fails immediately, as if the database had closed it."""
    with contextlib.suppress(psycopg.Error, OSError):
        line = socket.socket(fileno=db.fileno())
        try:
            line.shutdown(socket.SHUT_RDWR)
        finally:
            line.detach()  # libpq owns the file descriptor and closes it


def _lock(table: str) -> int:
    """The 64-bit number of a table's advisory lock."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], signed=True)
