"""Reading a consistent snapshot of a store, in use or not: for checks, backups and exports.

A transaction sees one consistent state of all rows and blocks no writer, thanks to SQLite's write-ahead log and
PostgreSQL's repeatable read. Nothing is written or migrated here; a newer edition is refused.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rattery.server.store.failures import StoreRefused, is_malformed, unusable
from rattery.server.store.rows import EDITION, ENTRY_COLUMNS, MALFORMED, TABLE_QUERY, Row
from rattery.server.store.store import Damaged
from rattery.server.store.urls import is_postgres, sqlite_file

Ask = Callable[..., list[Row]]

NO_BOXES = (
    "SELECT id, game, box, key, host, seats, listed, created, {rules} FROM tables"  # of an edition without `boxes`
)


class StoreReader:
    """All rows of a store, undecoded. `ask` runs a query with `?` for its parameters; `pages` is the SQLite connection.

    A malformed page of an SQLite file raises Damaged for tables with rows on it. `_partly` reads around such a page: up to
    it from the start, and down to it from the end.
    """

    def __init__(self, name: str, edition: int, ask: Ask, pages: sqlite3.Connection | None = None) -> None:
        self.name, self.edition, self._ask, self._pages = name, edition, ask, pages

    def table_ids(self) -> list[str]:
        """The ids of all tables, oldest first; if a page is malformed, those that can still be read, sorted."""
        try:
            return [str(table) for (table,) in self._ask("SELECT id FROM tables ORDER BY created, id")]
        except Damaged:
            named = self._partly("SELECT id FROM tables ORDER BY id {}")
            seen = self._partly("SELECT DISTINCT tbl FROM happenings ORDER BY tbl {}")
            return sorted({str(table) for (table,) in (*named, *seen)})

    def table(self, table: str) -> Row | None:
        """The values of TABLE_COLUMNS, the box as JSON instead of its digest; None if there is no such table."""
        query = (
            TABLE_QUERY if self.edition >= EDITION else NO_BOXES.format(rules="rules" if self.edition > 1 else "NULL")
        )
        found = self._ask(f"{query} WHERE id = ?", table)
        return found[0] if found else None

    def log_entries(self, table: str) -> list[Row]:
        """The values of ENTRY_COLUMNS for every log entry of a table, in order."""
        return self._ask(f"SELECT {ENTRY_COLUMNS} FROM happenings WHERE tbl = ? ORDER BY number", table)  # noqa: S608

    def readable_log_entries(self, table: str) -> list[Row]:
        """Those rows of `happenings` that can be read."""
        return self._partly(f"SELECT {ENTRY_COLUMNS} FROM happenings WHERE tbl = ? ORDER BY number {{}}", table)  # noqa: S608

    def _partly(self, query: str, *facts: object) -> list[Row]:
        """Rows sorted by their first value; in a damaged file those readable from either end."""
        if self._pages is None:
            return self._ask(query.format("ASC"), *facts)
        found: dict[object, Row] = {}
        for direction in ("DESC", "ASC"):
            try:
                for row in self._pages.execute(query.format(direction), facts):
                    found.setdefault(row[0], row)
            except sqlite3.DatabaseError as error:
                if not is_malformed(error):
                    raise
        return [found[first] for first in sorted(found, key=lambda first: (str(type(first)), first))]

    def result(self, table: str) -> str | None:
        found = self._ask("SELECT result FROM results WHERE tbl = ?", table)
        return str(found[0][0]) if found else None

    def strays(self) -> int:
        """The number of log entries that belong to no table."""
        query = "SELECT count(*) FROM happenings WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = tbl)"
        try:
            return int(self._ask(query)[0][0])
        except Damaged:  # reported by `damage`
            return 0

    def damage(self) -> list[str]:
        """What SQLite's integrity check finds wrong with pages and indices; always empty for PostgreSQL."""
        if self._pages is None:
            return []
        try:
            found = [str(said) for (said,) in self._ask("PRAGMA integrity_check(20)")]
        except Damaged as damaged:
            found = [damaged.problem]
        return [said for said in found if said != "ok"]

    def copy_pages(self, target: sqlite3.Connection) -> int | None:
        """Copy an SQLite file page by page, damaged pages too; returns the number of tables, None if it is not SQLite."""
        if self._pages is None:
            return None
        self._pages.backup(target)
        return len(self.table_ids())


@contextmanager
def reading(address: str) -> Iterator[StoreReader]:
    """Open a snapshot of a store: an SQLite file, or the URL of a PostgreSQL database."""
    opened = _postgres(address) if is_postgres(address) else _sqlite(address)
    with opened as reader:
        if reader.edition > EDITION:
            raise StoreRefused("store-newer", file=reader.name)
        yield reader


@contextmanager
def _sqlite(address: str) -> Iterator[StoreReader]:
    path = Path(sqlite_file(address))
    if not path.is_file():
        raise StoreRefused("store-missing", file=str(path))
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            db.execute("BEGIN")
            ((edition,),) = db.execute("PRAGMA user_version").fetchall()
            if edition == 0:
                raise StoreRefused("store-missing", file=str(path))
            yield StoreReader(str(path), int(edition), lambda query, *facts: _rows(db, query, *facts), db)
    except (sqlite3.Error, Damaged) as error:
        raise unusable(str(path), error) from None


def _rows(db: sqlite3.Connection, query: str, *facts: object) -> list[Row]:
    try:
        return db.execute(query, facts).fetchall()
    except sqlite3.DatabaseError as error:
        if is_malformed(error):
            raise Damaged("", MALFORMED) from None
        raise


@contextmanager
def _postgres(address: str) -> Iterator[StoreReader]:
    import psycopg

    from rattery.server.store.postgres import PostgresStore
    from rattery.server.store.postgres_schema import FIRST_EDITION

    name = PostgresStore(address).name()
    try:
        with psycopg.connect(address) as db:
            db.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
            db.read_only = True

            def ask(query: str, *facts: object) -> list[Row]:
                return list(db.execute(query.replace("?", "%s").encode(), facts or None).fetchall())

            if ask("SELECT to_regclass('tables')")[0][0] is None:
                raise StoreRefused("store-missing", file=name)
            written = ask("SELECT to_regclass('store_edition')")[0][0] is not None
            edition = ask("SELECT max(edition) FROM store_edition")[0][0] if written else FIRST_EDITION
            has_boxes = ask("SELECT to_regclass('boxes')")[0][0] is not None
            yield StoreReader(
                name, int(edition) if int(edition) > EDITION else EDITION if has_boxes else int(edition), ask
            )
    except psycopg.Error as error:
        raise unusable(name, error) from None
