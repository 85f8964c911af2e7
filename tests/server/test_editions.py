"""Editions of stores: older ones are migrated with their tables, newer ones refused; two versions share one database."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from chaos.postgres import Postgres
from rattery.server.connection.client import Refused, ServerClient, bot, me
from rattery.server.serve import open_store
from rattery.server.store import postgres_schema
from rattery.server.store.failures import StoreRefused
from rattery.server.store.rows import EDITION
from rattery.server.store.sqlite import SqliteStore
from tests.missing_tools import needs_postgres
from tests.server.serving import Process, TableClient, at_the_table, play_on, served
from tests.variants import loaded
from tests.waiting import eventually

GAME = "ratjack(players=2)"
SEATS = json.dumps([{"kind": "person", "secret": "x"}, {"kind": "person", "secret": "y"}])

# As the second edition laid it out; SQLite and PostgreSQL take the same words.
LAID_OUT = """
CREATE TABLE tables (
    id text PRIMARY KEY, game text NOT NULL, box text NOT NULL, key text NOT NULL, host text,
    seats text NOT NULL, listed boolean NOT NULL, created double precision NOT NULL, rules text
);
CREATE TABLE happenings (
    tbl text NOT NULL REFERENCES tables(id), number integer NOT NULL, kind text NOT NULL, seat integer,
    facts text NOT NULL, key text, at double precision NOT NULL, PRIMARY KEY (tbl, number)
);
CREATE UNIQUE INDEX asked_once ON happenings (tbl, key) WHERE key IS NOT NULL;
CREATE TABLE results (tbl text PRIMARY KEY REFERENCES tables(id), result text NOT NULL);
CREATE INDEX newest_listed ON tables (created) WHERE listed;
"""
# What a server of the second edition says to its database.
OLD_CREATE = (
    "INSERT INTO tables (id, game, box, key, host, seats, listed, created, rules) VALUES (%s,%s,%s,%s,%s,%s,%s,%s,%s)"
)
OLD_TABLE = "SELECT id, game, box, key, host, seats, listed, created, rules FROM tables WHERE id = %s"
OLD_APPEND = (
    "WITH written AS (INSERT INTO happenings VALUES (%s,%s,%s,%s,%s,%s,%s) RETURNING tbl, number)"
    " SELECT pg_notify('rattery_happened', tbl || ' ' || number) FROM written"
)


def old_table(name: str) -> tuple[Any, ...]:
    game = loaded(GAME)
    return (name, GAME, json.dumps(game.box_file.data), "07" * 16, None, SEATS, False, 1.0, game.rules_version)


def old_file(database: Path, *names: str) -> None:
    with contextlib.closing(sqlite3.connect(database)) as db:
        db.executescript(LAID_OUT + "PRAGMA user_version = 2;")
        for name in names:
            db.execute(OLD_CREATE.replace("%s", "?"), old_table(name))
        db.commit()


async def opened(database: str) -> Any:
    store = open_store(database)
    await store.open(lambda table, number: None, lambda text: None)
    return store


@at_the_table
async def test_a_file_of_the_second_edition_is_migrated_with_its_tables_and_a_box_is_stored_once(
    database: Path,
) -> None:
    old_file(database, "old0", "old1", "old2")
    with contextlib.closing(sqlite3.connect(database)) as db:
        db.execute("INSERT INTO happenings VALUES ('old1', 1, 'begin', NULL, '{}', 'asked:x', 2.0)")
        db.commit()
    with served(database) as (address, _):
        api = ServerClient(address)
        assert (await api.get("/api/tables/old0"))["stage"] == "gathering"
        assert (await api.get("/api/tables/old1"))["stage"] == "playing"
        for _ in range(3):
            await api.create(GAME, [me(), bot("random")])
    with contextlib.closing(sqlite3.connect(database)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (EDITION,)
        assert db.execute("SELECT count(*), max(length(box)) FROM tables").fetchone() == (6, 64)
        assert db.execute("SELECT count(*) FROM boxes").fetchone()[0] <= 2, "as it was spelled then, and as it is now"


@at_the_table
async def test_a_migration_that_fails_leaves_the_file_as_it_was(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old_file(database, "old")

    def fails(self: SqliteStore, db: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    with monkeypatch.context() as broken:
        broken.setattr(SqliteStore, "_store_boxes_once", fails)
        with pytest.raises(StoreRefused):
            await opened(str(database))
    with contextlib.closing(sqlite3.connect(database)) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (2,)
        assert db.execute("SELECT box FROM tables").fetchone()[0].startswith("{")
        assert db.execute("SELECT count(*) FROM sqlite_master WHERE name = 'boxes'").fetchone() == (0,)
    await (await opened(str(database))).close()


@pytest.fixture(scope="module")
def cluster(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Postgres]:
    database = Postgres(tmp_path_factory.mktemp("pg"))
    yield database
    database.kill()


@pytest.fixture
def url(cluster: Postgres, request: pytest.FixtureRequest) -> str:
    """A database of this test's own."""
    import psycopg

    name = f"test_{abs(hash(request.node.name))}"
    with psycopg.connect(cluster.url, autocommit=True) as db:
        db.execute(f"CREATE DATABASE {name}".encode())
    return cluster.url.replace("/postgres?", f"/{name}?")


@needs_postgres
@at_the_table
async def test_a_rolling_upgrade_of_two_servers_on_one_database(url: str) -> None:
    """An older server goes on beside a newer one; when it is gone, the next start raises the edition."""
    import psycopg

    with psycopg.connect(url, autocommit=True) as older:
        older.execute(LAID_OUT.encode())
        older.execute(OLD_CREATE, old_table("old"))
        newer = Process(url)
        try:
            api = ServerClient(newer.address)
            async with TableClient(api, "old") as watcher:  # what the older one writes, the newer one hears and shows
                assert watcher.table["stage"] == "gathering"
                older.execute(OLD_APPEND, ("old", 1, "begin", None, "{}", "asked:1", 2.0))
                await watcher.until(lambda: watcher.position)
            made = await api.create(GAME, [me("Ann"), bot("random")])
            (row,) = older.execute(OLD_TABLE, (made.table,)).fetchall()  # what the newer one writes, the older can read
            assert json.loads(row[2])["game"] == "ratjack"
            assert older.execute("SELECT edition FROM store_edition").fetchall() == [(2,)]
        finally:
            newer.kill()
    await eventually(lambda: is_left_alone(url))  # the killed server's connections are being closed
    newer = Process(url)
    try:
        api = ServerClient(newer.address)
        assert (await api.get("/api/tables/old"))["stage"] == "playing"
        async with TableClient(api, made.table, made.secrets(), 0) as ann:
            await ann.ask("begin")
            await play_on(ann, 2)
        with psycopg.connect(url) as db:
            assert db.execute("SELECT edition FROM store_edition").fetchall() == [(EDITION,)]
            assert db.execute("SELECT count(*), max(length(box)) FROM tables").fetchone() == (2, 64)
    finally:
        newer.kill()


@needs_postgres
@at_the_table
async def test_a_database_from_before_rules_had_versions_is_migrated_with_its_tables(url: str) -> None:
    import psycopg

    facts = old_table("old")[:-1]
    with psycopg.connect(url) as db:
        db.execute(LAID_OUT.replace(", rules text", "").encode())
        db.execute(OLD_CREATE.replace(", rules", "").replace("%s,%s)", "%s)").encode(), facts)
        db.execute(OLD_APPEND, ("old", 1, "begin", None, "{}", "asked:1", 2.0))
    for _ in range(2):  # the second time nothing is left to migrate
        store = await opened(url)
        row, happened = await store.table("old"), await store.log_entries("old")
        await store.close()
        assert (row.game, row.box, row.rules) == (GAME, json.loads(facts[2]), None)
        assert [done.kind for done in happened] == ["begin"]
    with psycopg.connect(url) as db:
        assert db.execute("SELECT edition FROM store_edition").fetchall() == [(EDITION,)]
        assert db.execute("SELECT max(length(box)) FROM tables").fetchone() == (64,)


@needs_postgres
@at_the_table
async def test_a_migration_that_fails_leaves_the_database_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    import psycopg

    with psycopg.connect(url) as db:
        db.execute(LAID_OUT.encode())
        db.execute(OLD_CREATE, old_table("old"))
    with monkeypatch.context() as broken:
        broken.setattr(postgres_schema, "STORE_BOXES_ONCE", postgres_schema.STORE_BOXES_ONCE + "SELECT 1 / 0;")
        with pytest.raises(StoreRefused):
            await opened(url)
    with psycopg.connect(url) as db:
        assert db.execute("SELECT left(box, 1) FROM tables").fetchall() == [("{",)]
        assert db.execute("SELECT to_regclass('boxes'), to_regclass('store_edition')").fetchall() == [(None, None)]
    store = await opened(url)
    assert (await store.table("old")).game == GAME
    await store.close()


@needs_postgres
@pytest.mark.parametrize("edition", [2, EDITION])
@at_the_table
async def test_a_server_starts_while_others_write_and_waits_for_none_of_their_locks(url: str, edition: int) -> None:
    """A start that changed the tables' layout would wait for this writer, and this writer might wait for it: a deadlock."""
    import psycopg

    if edition == EDITION:
        await (await opened(url)).close()
    with psycopg.connect(url) as writer:
        if edition < EDITION:
            writer.execute(LAID_OUT.encode())
            writer.commit()
        writer.execute(OLD_CREATE, old_table("busy"))
        writer.execute(OLD_APPEND, ("busy", 1, "begin", None, "{}", "asked:1", 2.0))
        store = await opened(url)  # the writer has not committed yet; a start that waits for its lock waits for ever
        writer.execute("DELETE FROM results WHERE tbl = 'busy'")  # takes the locks a start might have taken before it
        writer.execute("DELETE FROM happenings WHERE tbl = 'busy' AND number > 1")
        writer.commit()
        assert [done.kind for done in await store.log_entries("busy")] == ["begin"]
        await store.close()


async def is_left_alone(url: str) -> bool:
    return not await asyncio.to_thread(_others, url)


def _others(url: str) -> int:
    import psycopg

    with psycopg.connect(url) as db:
        query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        found = db.execute(query).fetchone()
    assert found is not None
    return int(found[0])


@needs_postgres
@at_the_table
async def test_a_database_of_a_newer_edition_is_refused_and_left_alone(url: str) -> None:
    import psycopg

    await (await opened(url)).close()
    with psycopg.connect(url) as db:
        db.execute("UPDATE store_edition SET edition = 99")
    with pytest.raises(StoreRefused) as told:
        await opened(url)
    assert "newer" in str(told.value)
    with psycopg.connect(url) as db:
        assert db.execute("SELECT edition FROM store_edition").fetchall() == [(99,)]


@needs_postgres
@at_the_table
async def test_damaged_rows_hurt_their_table_alone_in_a_database_too(url: str) -> None:
    import psycopg

    server = Process(url)
    try:
        api = ServerClient(server.address)
        made = [await api.create(GAME, [me("Ann"), bot("random")]) for _ in range(3)]
        with psycopg.connect(url) as db:
            db.execute("UPDATE tables SET seats = '[]' WHERE id = %s", (made[0].table,))
            db.execute("INSERT INTO happenings VALUES (%s, 1, 'say', 0, '{', NULL, 1.0)", (made[1].table,))
        for bad in made[:2]:
            with pytest.raises(Refused) as told:
                await api.get(f"/api/tables/{bad.table}")
            assert told.value.reason == "unreadable"
        assert (await api.get(f"/api/tables/{made[2].table}"))["stage"] == "gathering"
    finally:
        server.kill()
