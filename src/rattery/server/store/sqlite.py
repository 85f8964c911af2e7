"""Tables in an SQLite file: durable, embedded, for one server process.

One thread writes: it commits everything that has queued up in one transaction, and callers resume once that is on disk.
Another thread reads. The log entries of a transaction are inserted by a single statement, since between two statements the
writer would have to wait for the interpreter lock of a busy server.

An error in the writing thread fails the jobs being written; the thread itself goes on. A malformed page affects only the
tables that have rows on it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import queue
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from rattery.core.folders import OWNER_ONLY
from rattery.server.store import failures, rows
from rattery.server.store.failures import (
    MalformedPage,
    Outage,
    StoreRefused,
    is_malformed,
    log_damaged,
    log_unchecked,
    unusable,
)
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

SCHEMA = """
CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, box TEXT NOT NULL, key TEXT NOT NULL, host TEXT,
    seats TEXT NOT NULL, listed INTEGER NOT NULL, created REAL NOT NULL, rules TEXT
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS boxes (digest TEXT PRIMARY KEY, box TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS happenings (
    tbl TEXT NOT NULL REFERENCES tables(id), number INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER,
    facts TEXT NOT NULL, key TEXT, at REAL NOT NULL, PRIMARY KEY (tbl, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX IF NOT EXISTS asked_once ON happenings (tbl, key) WHERE key IS NOT NULL;
CREATE TABLE IF NOT EXISTS results (tbl TEXT PRIMARY KEY REFERENCES tables(id), result TEXT NOT NULL) WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS newest_listed ON tables (created) WHERE listed;
"""
MAX_BATCH = 256  # jobs in one transaction

APPEND = "INSERT INTO happenings VALUES (?,?,?,?,?,?,?)"
AND_ANOTHER = ",(?,?,?,?,?,?,?)"
WRITE_NOTHING_NEW = f"PRAGMA user_version = {EDITION}"  # SQLite writes a page even if the value is the same
JUST_WRITTEN = 5.0  # seconds after a successful transaction in which `try_writing` does nothing

log = logging.getLogger("rattery.server")


@dataclass(frozen=True)
class Job:
    """A statement to be executed by the writing thread, and the caller's future, which belongs to the event loop."""

    statement: str
    row: Row
    written: asyncio.Future[None]


class StoreInUse(StoreRefused):
    """Another process has opened this file."""


class SqliteStore(Queries):
    """Tables in an SQLite file that no other server process uses."""

    is_shared = False

    def __init__(self, path: str | Path) -> None:
        self.path = Path(path).absolute()  # which also names it to the other servers of this machine
        self._boxes: set[str] = set()  # the digests of boxes that are stored
        self._queue: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._reader = ThreadPoolExecutor(1, "reading")
        self._lock: sqlite3.Connection | None = None
        self._write_outage, self._read_outage = Outage(self.name()), Outage(self.name())
        self._written_at = 0.0  # monotonic seconds of the last transaction
        self._logged: set[str] = set()  # the permanent failures that were logged

    def name(self) -> str:
        return str(self.path)

    async def open(self, on_change: OnChange, on_announcement: OnAnnouncement) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._lock = self._claim()
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, OWNER_ONLY))
            edition = self._check_edition()
            self._writing = self._connect()
            self._migrate(edition)
            self._reading = self._connect()
            self._check_integrity()
        except (sqlite3.Error, OSError, StoreRefused) as error:
            if self._lock is not None:
                self._lock.close()
            if isinstance(error, StoreRefused):
                raise
            raise unusable(self.name(), error) from None
        self._thread = threading.Thread(target=self._write_all, name="writing", daemon=True)
        self._thread.start()

    def _claim(self) -> sqlite3.Connection:
        """Lock the file for this server process: a second one would not be notified of what the first one writes."""
        lock = sqlite3.connect(f"{self.path.resolve()}.lock", timeout=0.2, isolation_level=None)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            lock.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:  # such as a network drive without locks
                raise
            raise StoreInUse("store-in-use", file=str(self.path)) from None
        return lock

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    def _check_edition(self) -> int:
        """The edition of the file, 0 for a new one; a newer edition is refused before anything is written."""
        with contextlib.closing(sqlite3.connect(self.path)) as connection:
            (edition,) = connection.execute("PRAGMA user_version").fetchone()
        if edition > EDITION:
            raise StoreRefused("store-newer", file=str(self.path))
        return int(edition)

    def _migrate(self, edition: int) -> None:
        """Create the schema of a new file, or migrate an older one, in one transaction."""
        db = self._writing
        db.execute("BEGIN IMMEDIATE")
        try:
            if edition == 1:
                db.execute("ALTER TABLE tables ADD COLUMN rules TEXT")
            for statement in filter(str.strip, SCHEMA.split(";")):
                db.execute(statement)
            if edition in (1, 2):
                self._store_boxes_once(db)
            db.execute(f"PRAGMA user_version = {EDITION}")
            db.execute("COMMIT")
        except BaseException:
            db.execute("ROLLBACK")
            raise

    def _store_boxes_once(self, db: sqlite3.Connection) -> None:
        for (box,) in db.execute("SELECT DISTINCT box FROM tables").fetchall():
            db.execute("INSERT OR IGNORE INTO boxes VALUES (?,?)", (box_digest(box), box))
            db.execute("UPDATE tables SET box = ? WHERE box = ?", (box_digest(box), box))

    def _check_integrity(self) -> None:
        if self.path.stat().st_size > failures.MAX_CHECKED_BYTES:
            log_unchecked(self.name())
            return
        try:
            ((found,),) = self._reading.execute("PRAGMA quick_check(1)").fetchall()
        except sqlite3.DatabaseError as error:
            found = str(error)
        if found != "ok":
            log_damaged(self.name(), str(found))

    async def close(self) -> None:
        """Write everything that is queued, then close the file."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.shutdown()
        for connection in (self._writing, self._reading, self._lock):
            if connection is not None:
                connection.close()

    # Writing.

    def _write_all(self) -> None:
        stopping = False
        while not stopping:
            batch = [self._queue.get()]
            with contextlib.suppress(queue.Empty):
                while len(batch) < MAX_BATCH:
                    batch.append(self._queue.get_nowait())
            stopping = None in batch
            jobs = [job for job in batch if job is not None]
            outcomes = zip([job.written for job in jobs], self._write(jobs), strict=True)
            with contextlib.suppress(RuntimeError):  # the event loop is closed
                self._loop.call_soon_threadsafe(_resolve, list(outcomes))

    def _write(self, jobs: list[Job]) -> list[Exception | None]:
        """Write jobs in one transaction; returns the problem of each. If one fails permanently, each is written alone."""
        try:
            return self._write_together(jobs)
        except sqlite3.OperationalError as error:  # the disk is full or unavailable: nothing was written
            return [self._write_outage.refusal(error) for _ in jobs]
        except Exception as error:
            if len(jobs) == 1:
                return [self._permanent(error)]
            return [problem for job in jobs for problem in self._write([job])]

    def _write_together(self, jobs: list[Job]) -> list[Exception | None]:
        """Write all jobs but those that violate a constraint. Any other error rolls the transaction back and is raised."""
        if not jobs:
            return []
        self._writing.execute("BEGIN IMMEDIATE")
        try:
            problems: list[Exception | None]
            problems = [None] * len(jobs) if self._try_at_once(jobs) else [self._try(job) for job in jobs]
            self._writing.execute("COMMIT")
        except Exception:
            with contextlib.suppress(sqlite3.Error):
                self._writing.execute("ROLLBACK")
            raise
        self._write_outage.clear()
        self._written_at = time.monotonic()
        return problems

    def _permanent(self, error: Exception) -> StoreRefused:
        """The refusal for a permanent failure of a row or a page; logged once, without the contents of the row."""
        sentence = str(error) if isinstance(error, sqlite3.Error) else type(error).__name__
        if sentence not in self._logged:
            self._logged.add(sentence)
            log.error("%s: something cannot be read or written (%s); see rattery check", self.path, sentence)
        return StoreRefused("store-out-of-reach")

    async def try_writing(self) -> None:
        if time.monotonic() - self._written_at > JUST_WRITTEN:
            await self._insert(WRITE_NOTHING_NEW, ())

    def _try_at_once(self, jobs: list[Job]) -> bool:
        """Insert log entries in one statement; False, with nothing written, if any violates a constraint."""
        if any(job.statement != APPEND for job in jobs):
            return False
        statement = APPEND + AND_ANOTHER * (len(jobs) - 1)
        try:
            self._writing.execute(statement, [value for job in jobs for value in job.row])
        except sqlite3.IntegrityError:
            return False
        return True

    def _try(self, job: Job) -> Exception | None:
        try:
            self._writing.execute(job.statement, job.row)
        except sqlite3.IntegrityError as error:
            return Repeated() if ".key" in str(error) else Conflict()
        return None

    async def _insert(self, statement: str, row: Row) -> None:
        if not self._thread.is_alive():
            raise self._permanent(RuntimeError("the writing thread has ended"))
        written = self._loop.create_future()
        self._queue.put(Job(statement, row, written))
        await written

    async def create(self, table: TableRow) -> None:
        box = json_text(table.box)
        digest = box_digest(box)
        if digest not in self._boxes:
            await self._insert("INSERT OR IGNORE INTO boxes VALUES (?,?)", (digest, box))
            self._boxes.add(digest)
        statement = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?)"  # noqa: S608
        await self._insert(statement, table_values(table, digest))

    async def append(self, table: str, entry: LogEntry) -> None:
        await self._insert(APPEND, entry_values(table, entry))

    async def finish(self, table: str, result: dict[str, object]) -> None:
        await self._insert("INSERT OR IGNORE INTO results VALUES (?,?)", (table, json_text(result)))

    # Reading.

    async def read(self, query: str, *facts: object) -> list[Row]:
        run = self._reading.execute
        try:
            found = await self._loop.run_in_executor(self._reader, lambda: run(query, facts).fetchall())
        except sqlite3.Error as error:
            if is_malformed(error):
                self._permanent(error)
                raise MalformedPage("store-out-of-reach") from None
            raise self._read_outage.refusal(error) from None
        self._read_outage.clear()
        return found

    async def delete(self, table: str) -> None:
        for deletion in rows.DELETIONS:
            await self._insert(deletion.format("?"), (table,))

    # No other process uses the file.

    def is_listening(self) -> bool:
        return True

    async def claim_bots(self, table: str) -> bool:
        return True

    async def release_bots(self, table: str) -> None:
        pass

    async def announce(self, presence: str) -> None:
        pass


def _resolve(outcomes: list[tuple[asyncio.Future[None], Exception | None]]) -> None:
    """Resolve the futures of callers, on the event loop; those cancelled meanwhile are skipped."""
    for future, problem in outcomes:
        if future.done():
            continue
        if problem is None:
            future.set_result(None)
        else:
            future.set_exception(problem)
