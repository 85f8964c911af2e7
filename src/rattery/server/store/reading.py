"""Reading a whole store at one moment, whether a server runs on it or not: for checks, backups and exports.

A transaction sees one consistent state of all rows and holds nothing up: SQLite's write-ahead log and PostgreSQL's
repeatable read let servers write meanwhile. Nothing is written or migrated here; a newer edition is refused.
"""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rattery.server.store.rows import EDITION, HAPPENING_COLUMNS, TABLE_QUERY, Row
from rattery.server.store.trouble import StoreRefused, unusable

Ask = Callable[..., list[Row]]

NO_BOXES = (
    "SELECT id, game, box, key, host, seats, listed, created, {rules} FROM tables"  # before a box was stored once
)


class StoreReader:
    """All rows of a store, as they are written. `ask` runs a query with `?` for its facts."""

    def __init__(self, name: str, edition: int, ask: Ask, pages: sqlite3.Connection | None = None) -> None:
        self.name, self.edition, self._ask, self._pages = name, edition, ask, pages

    def table_ids(self) -> list[str]:
        return [str(table) for (table,) in self._ask("SELECT id FROM tables ORDER BY created, id")]

    def table(self, table: str) -> Row | None:
        """The values of TABLE_COLUMNS, with the box itself; None if there is no such table."""
        query = (
            TABLE_QUERY if self.edition >= EDITION else NO_BOXES.format(rules="rules" if self.edition > 1 else "NULL")
        )
        found = self._ask(f"{query} WHERE id = ?", table)
        return found[0] if found else None

    def happenings(self, table: str) -> list[Row]:
        """The values of HAPPENING_COLUMNS of everything that happened at a table."""
        return self._ask(f"SELECT {HAPPENING_COLUMNS} FROM happenings WHERE tbl = ? ORDER BY number", table)  # noqa: S608

    def result(self, table: str) -> str | None:
        found = self._ask("SELECT result FROM results WHERE tbl = ?", table)
        return str(found[0][0]) if found else None

    def strays(self) -> int:
        """How many happenings belong to no table."""
        query = "SELECT count(*) FROM happenings WHERE NOT EXISTS (SELECT 1 FROM tables WHERE id = tbl)"
        return int(self._ask(query)[0][0])

    def damage(self) -> list[str]:
        """What the database itself finds wrong with its pages and indices."""
        if self._pages is None:
            return []
        return [str(found) for (found,) in self._ask("PRAGMA integrity_check(20)") if found != "ok"]

    def copy_pages(self, target: sqlite3.Connection) -> int:
        """Copy an SQLite file page by page, damaged ones too; gives the number of tables, 0 if it has no pages to copy."""
        if self._pages is None:
            return 0
        self._pages.backup(target)
        return len(self.table_ids())


@contextmanager
def reading(address: str) -> Iterator[StoreReader]:
    """A store at one moment: a file, or the address of a PostgreSQL."""
    opened = _postgres(address) if address.startswith(("postgresql://", "postgres://")) else _sqlite(address)
    with opened as reader:
        if reader.edition > EDITION:
            raise StoreRefused("store-newer", file=reader.name)
        yield reader


@contextmanager
def _sqlite(address: str) -> Iterator[StoreReader]:
    path = Path(address.removeprefix("sqlite://"))
    if not path.is_file():
        raise StoreRefused("store-missing", file=str(path))
    try:
        with contextlib.closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as db:
            db.execute("BEGIN")
            ((edition,),) = db.execute("PRAGMA user_version").fetchall()
            if edition == 0:
                raise StoreRefused("store-missing", file=str(path))
            yield StoreReader(str(path), int(edition), lambda query, *facts: db.execute(query, facts).fetchall(), db)
    except sqlite3.Error as error:
        raise unusable(str(path), error) from None


@contextmanager
def _postgres(address: str) -> Iterator[StoreReader]:
    import psycopg

    from rattery.server.store.postgres import FIRST_EDITION, PostgresStore

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
