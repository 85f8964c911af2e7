"""The schema of a PostgreSQL database: created if it is new, migrated if an older edition wrote it.

Both happen in one transaction under an advisory lock: of several servers that start together one does it, and a failure
leaves the database unchanged. While another server is connected, only backward-compatible additions are made.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, LiteralString

from rattery.server.store.failures import StoreRefused
from rattery.server.store.rows import EDITION

if TYPE_CHECKING:
    from rattery.server.store.postgres import Connection

FIRST_EDITION = 2  # of a database without the table `store_edition`
SETTING_UP = 7_232_843  # the advisory lock under which one process creates or migrates the schema

# Additions to the previous edition; its servers can go on, and nothing they use is locked.
ADDED = """
CREATE TABLE IF NOT EXISTS store_edition (edition integer NOT NULL);
CREATE TABLE IF NOT EXISTS boxes (digest text PRIMARY KEY, box text NOT NULL);
"""
RULES_ADDED = "ALTER TABLE tables ADD COLUMN IF NOT EXISTS rules text"  # in a database from before rules had versions
HAS_RULES = "SELECT count(*) FROM information_schema.columns WHERE table_name = 'tables' AND column_name = 'rules'"
SCHEMA = f"""
{ADDED}
CREATE TABLE IF NOT EXISTS tables (
    id text PRIMARY KEY, game text NOT NULL, box text NOT NULL, key text NOT NULL, host text,
    seats text NOT NULL, listed boolean NOT NULL, created double precision NOT NULL, rules text
);
CREATE TABLE IF NOT EXISTS happenings (
    tbl text NOT NULL REFERENCES tables(id), number integer NOT NULL, kind text NOT NULL, seat integer,
    facts text NOT NULL, key text, at double precision NOT NULL, PRIMARY KEY (tbl, number)
);
CREATE UNIQUE INDEX IF NOT EXISTS asked_once ON happenings (tbl, key) WHERE key IS NOT NULL;
CREATE TABLE IF NOT EXISTS results (tbl text PRIMARY KEY REFERENCES tables(id), result text NOT NULL);
CREATE INDEX IF NOT EXISTS newest_listed ON tables (created) WHERE listed;
"""
# Only servers of this edition can read the result.
STORE_BOXES_ONCE = """
INSERT INTO boxes SELECT DISTINCT encode(sha256(convert_to(box, 'UTF8')), 'hex'), box FROM tables WHERE box LIKE '{%'
    ON CONFLICT DO NOTHING;
UPDATE tables SET box = encode(sha256(convert_to(box, 'UTF8')), 'hex') WHERE box LIKE '{%';
"""
OTHERS = (
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
    " AND backend_type = 'client backend'"
)


async def create_or_migrate(db: Connection, name: str) -> int:
    """Create or migrate the schema; returns its edition. The caller commits the transaction by closing the connection."""
    await db.execute("SELECT pg_advisory_xact_lock(%s)", (SETTING_UP,))
    before = await _edition(db)
    if before is not None and before > EDITION:
        raise StoreRefused("store-newer", file=name)
    if before == EDITION:
        return EDITION
    await db.execute(SCHEMA if before is None else ADDED)
    edition = EDITION if before is None else await _migrated(db, before)
    await db.execute("DELETE FROM store_edition")
    await db.execute("INSERT INTO store_edition VALUES (%s)", (edition,))
    return edition


async def _migrated(db: Connection, before: int) -> int:
    """Migrate to this edition, unless another server is connected; returns the resulting edition."""
    if not await number(db, HAS_RULES):
        await db.execute(RULES_ADDED)
    if await number(db, OTHERS):
        return before
    await db.execute(STORE_BOXES_ONCE)
    return EDITION


async def _edition(db: Connection) -> int | None:
    """The edition of a database; None if it is new."""
    if await number(db, "SELECT (to_regclass('tables') IS NOT NULL)::int") == 0:
        return None
    if await number(db, "SELECT (to_regclass('store_edition') IS NOT NULL)::int") == 0:
        return FIRST_EDITION
    return await number(db, f"SELECT coalesce(max(edition), {FIRST_EDITION}) FROM store_edition")  # noqa: S608


async def number(db: Connection, query: LiteralString) -> int:
    """The single number a query returns."""
    found = await (await db.execute(query)).fetchone()
    assert found is not None
    return int(found[0])
