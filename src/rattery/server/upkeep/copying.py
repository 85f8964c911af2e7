"""Backups and restores: a consistent snapshot of all rows of a store, copied into another one.

A backup is an SQLite file, whatever it was made from, so that it can be checked and served by itself. An SQLite store is
copied page by page while a server writes, a PostgreSQL database row by row in one snapshot. Like its store a backup reveals
every hidden card; only its owner can read the file.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from rattery.core.folders import OWNER_ONLY
from rattery.server.store import sqlite
from rattery.server.store.failures import StoreRefused, unusable
from rattery.server.store.reading import StoreReader, reading
from rattery.server.store.rows import EDITION, TABLE_COLUMNS, box_digest
from rattery.server.store.urls import is_postgres, sqlite_file

Insert = Callable[..., object]  # executes a statement with `?` for its parameters

BOX = "INSERT INTO boxes VALUES (?,?) ON CONFLICT DO NOTHING"
TABLE = f"INSERT INTO tables ({TABLE_COLUMNS}) VALUES (?,?,?,?,?,?,?,?,?)"  # noqa: S608
ENTRY = "INSERT INTO happenings VALUES (?,?,?,?,?,?,?)"
RESULT = "INSERT INTO results VALUES (?,?)"


def backup(source: str, target: Path) -> int:
    """Copy a store, in use or not, into a new file; returns the number of tables. The file appears atomically."""
    try:
        if target.exists():
            raise StoreRefused("backup-exists", file=str(target))
    except OSError as error:
        raise unusable(str(target), error) from None
    draft = target.with_name(target.name + ".part")
    try:
        with reading(source) as reader:
            copied = _copy_into(draft, reader, target)
            draft.replace(target)
    except OSError as error:
        raise unusable(str(target), error) from None
    finally:
        with contextlib.suppress(OSError):
            draft.unlink(missing_ok=True)
    return copied


def _copy_into(draft: Path, reader: StoreReader, target: Path) -> int:
    """Write all rows into a new file. An error of SQLite, such as a full disk, is one of `target`, not of what is read."""
    os.close(os.open(draft, os.O_CREAT | os.O_RDWR | os.O_TRUNC, OWNER_ONLY))
    try:
        with contextlib.closing(sqlite3.connect(draft)) as db:
            copied = reader.copy_pages(db)
            return _copy_rows(reader, db) if copied is None else copied
    except sqlite3.Error as error:
        raise unusable(str(target), error) from None


def _copy_rows(reader: StoreReader, db: sqlite3.Connection) -> int:
    db.executescript(sqlite.SCHEMA)
    copied = _copy(reader, db.execute)
    db.execute(f"PRAGMA user_version = {EDITION}")
    db.commit()
    return copied


def restore(source: Path, target: str) -> int:
    """Copy a backup into a store without tables, all of it or nothing; returns the number of tables."""
    with reading(str(source)) as reader:
        if is_postgres(target):
            return _restore_to_postgres(reader, target)
    return backup(str(source), Path(sqlite_file(target)))


def _restore_to_postgres(reader: StoreReader, target: str) -> int:
    import psycopg

    from rattery.server.store.postgres import PostgresStore
    from rattery.server.store.postgres_schema import SCHEMA, SETTING_UP

    name = PostgresStore(target).name()
    try:
        with psycopg.connect(target) as db:
            db.execute("SELECT pg_advisory_xact_lock(%s)", (SETTING_UP,))
            db.execute(SCHEMA)
            if db.execute("SELECT 1 FROM tables LIMIT 1").fetchone():
                raise StoreRefused("restore-not-empty", file=name)
            copied = _copy(
                reader, lambda statement, facts: db.execute(_in_postgres(statement), _typed(statement, facts))
            )
            db.execute("DELETE FROM store_edition")
            db.execute("INSERT INTO store_edition VALUES (%s)", (EDITION,))
    except psycopg.Error as error:
        raise unusable(name, error) from None
    return copied


def _in_postgres(statement: str) -> bytes:
    return statement.replace("?", "%s").encode()


def _typed(statement: str, facts: tuple[object, ...]) -> tuple[object, ...]:
    """Parameters with PostgreSQL's types: SQLite has no booleans, so `listed` is an integer there."""
    return (*facts[:6], bool(facts[6]), *facts[7:]) if statement == TABLE else facts


def _copy(reader: StoreReader, insert: Insert) -> int:
    """Insert all rows undecoded, damaged ones too, and every distinct box once."""
    ids = reader.table_ids()
    for table in ids:
        values = reader.table(table)
        assert values is not None
        digest = box_digest(values[2])
        insert(BOX, (digest, values[2]))
        insert(TABLE, (*values[:2], digest, *values[3:]))
        for happened in reader.log_entries(table):
            insert(ENTRY, (table, *happened))
        result = reader.result(table)
        if result is not None:
            insert(RESULT, (table, result))
    return len(ids)
