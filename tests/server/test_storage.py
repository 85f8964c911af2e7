"""Nothing is lost: what was told is on the disk, whatever happens to the server."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
import stat
from pathlib import Path

import pytest

from rattery.server.bot_pool import BotPool
from rattery.server.connection.client import Refused, ServerClient, bot, me
from rattery.server.connection.limits import Limits
from rattery.server.store.failures import StoreRefused
from rattery.server.store.sqlite import SqliteStore, StoreInUse
from rattery.server.store.store import Conflict, LogEntry, Repeated, SeatRow, TableRow
from rattery.server.tables.tables import Tables
from tests.server.serving import Process, TableClient, at_the_table, play_on, served
from tests.variants import loaded
from tests.waiting import eventually

ROW = TableRow("t1", "ratjack(players=2)", {"game": "ratjack"}, "00" * 16, None, (SeatRow("person", "Ann"),), True, 1.0)


def log_entry(number: int, key: str | None = None) -> LogEntry:
    return LogEntry(number, "say", 0, {"text": "é"}, key, 2.5)


async def opened(path: Path) -> SqliteStore:
    store = SqliteStore(path)
    await store.open(lambda table, number: None, lambda text: None)
    return store


@at_the_table
async def test_what_was_written_comes_back(database: Path) -> None:
    store = await opened(database)
    await store.create(ROW)
    await store.append("t1", log_entry(1, "a"))
    await store.append("t1", log_entry(2))
    await store.close()
    store = await opened(database)
    assert await store.table("t1") == ROW
    assert await store.table("t2") is None
    assert await store.log_entries("t1") == [log_entry(1, "a"), log_entry(2)]
    assert await store.log_entries("t1", 1) == [log_entry(2)]
    assert await store.listed(5) == ["t1"]
    await store.finish("t1", {"scores": [3, 1]})
    await store.finish("t1", {"scores": [0, 0]})
    assert await store.results(["t1", "t2"]) == {"t1": {"scores": [3, 1]}}
    assert await store.listed(5) == []
    await store.close()


@at_the_table
async def test_a_number_and_a_key_are_written_once_and_the_others_of_the_same_moment_are_not_harmed(
    database: Path,
) -> None:
    store = await opened(database)
    await store.create(ROW)
    await store.append("t1", log_entry(1, "a"))
    answers = await asyncio.gather(
        store.append("t1", log_entry(1, "b")),
        store.append("t1", log_entry(2, "a")),
        store.append("t1", log_entry(2, "c")),
        store.append("t1", log_entry(2, "d")),
        store.append("t1", log_entry(3)),
        return_exceptions=True,
    )
    assert [type(answer) for answer in answers] == [Conflict, Repeated, type(None), Conflict, type(None)]
    assert [h.key for h in await store.log_entries("t1")] == ["a", "c", None]
    await store.close()


@at_the_table
async def test_a_file_belongs_to_one_server_and_only_its_owner_reads_it(database: Path) -> None:
    store = await opened(database)
    assert stat.S_IMODE(database.stat().st_mode) == 0o600
    with pytest.raises(StoreRefused) as told:
        await opened(database)
    assert str(database) in str(told.value)
    await store.close()
    await (await opened(database)).close()


@at_the_table
async def test_a_file_reached_by_another_name_is_the_same_file(database: Path) -> None:
    store = await opened(database)
    (database.parent / "elsewhere").mkdir()
    for link in (database.with_name("link.sqlite"), database.parent / "elsewhere" / "tables.sqlite"):
        link.symlink_to(database)
        with pytest.raises(StoreInUse):
            await opened(link)
    await store.close()


@at_the_table
async def test_a_file_that_cannot_be_locked_is_not_told_to_be_in_use(database: Path) -> None:
    Path(f"{database}.lock").touch()
    Path(f"{database}.lock-journal").mkdir()
    with pytest.raises(StoreRefused) as told:
        await opened(database)
    assert told.value.message == "store-unusable"


def test_two_files_of_one_name_in_two_folders_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = []
    for folder in ("here", "there"):
        (tmp_path / folder).mkdir()
        monkeypatch.chdir(tmp_path / folder)
        names.append(SqliteStore("tables.sqlite").name())
    assert names == [str(tmp_path / folder / "tables.sqlite") for folder in ("here", "there")]


@pytest.mark.parametrize("kind", ["newer", "nonsense", "folder"])
@at_the_table
async def test_a_file_that_cannot_be_used_is_refused_and_left_alone(database: Path, kind: str) -> None:
    if kind == "newer":
        with sqlite3.connect(database) as db:
            db.execute("PRAGMA user_version = 99")
        db.close()
    elif kind == "nonsense":
        database.write_bytes(b"these are no tables" * 100)
    else:
        database.mkdir()
    before = database.read_bytes() if database.is_file() else None
    with pytest.raises(StoreRefused) as told:
        await opened(database)
    assert "\n" not in str(told.value)
    assert (database.read_bytes() if database.is_file() else None) == before


@at_the_table
async def test_a_server_killed_in_the_middle_of_a_game_loses_no_move_that_was_told(database: Path) -> None:
    first = Process(database)
    second = None
    try:
        api = ServerClient(first.address)
        made = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])
        async with TableClient.of(made, 0) as ann:
            await ann.ask("begin")
            for rounds in (2, 3):
                await play_on(ann, rounds)
                await ann.ask("say", text=f"after {rounds}")
            known, told = ann.version, list(ann.lines)
            (second or first).kill()
            second = Process(database, first.port)
            await ann.until(lambda: ann.version is not None and ann.version >= known)  # type: ignore[operator]
            assert ann.lines[: len(told)] == told
            await ann.until(lambda: len(ann.talk) == 2)
            assert [talk["text"] for talk in ann.talk] == ["after 2", "after 3"]
            await play_on(ann)
            assert ann.is_over
    finally:
        first.kill()
        if second is not None:
            second.kill()


@at_the_table
async def test_a_bot_whose_turn_it_was_goes_on_by_itself_after_a_restart(database: Path) -> None:
    with served(database) as (address, tables):
        tables.bot_pool._schedule.pace = 3600.0
        made = await ServerClient(address).create("rat_trap(players=2)", [bot("random"), bot("random")])
        async with TableClient.of(made, None) as host:
            await host.ask("begin")
            await eventually(lambda: tables._tables[made.table]._bots.is_active)
            assert host.version == 1
    with served(database) as (address, _):
        async with TableClient(ServerClient(address), made.table) as watcher:
            await watcher.until(lambda: watcher.is_over)


@at_the_table
async def test_tables_are_loaded_when_somebody_comes_and_put_away_when_nobody_is_there(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from rattery.server.tables import tables as tables_module

    monkeypatch.setattr(tables_module, "IDLE_TIMEOUT", 0.5)
    with served(database) as (address, tables):
        api = ServerClient(address)
        made = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])
        assert made.table not in tables._tables
        async with TableClient.of(made, 0) as ann:
            await ann.ask("begin")
            await play_on(ann, 2)
            told = list(ann.lines)
            assert made.table in tables._tables
        await eventually(lambda: made.table not in tables._tables)
        async with TableClient.of(made, 0) as ann:
            assert ann.lines[: len(told)] == told


@at_the_table
async def test_a_table_that_cannot_be_read_any_more_is_told_in_a_sentence(database: Path) -> None:
    with served(database) as (address, _):
        made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), bot("random")])
        async with TableClient.of(made, 0) as ann:
            await ann.ask("begin")
            await play_on(ann, 2)
    with sqlite3.connect(database) as db:
        db.execute("UPDATE happenings SET facts = '{\"move\": \"fly\"}' WHERE kind = 'move' AND number = 2")
    db.close()
    with served(database) as (address, _):
        with pytest.raises(Refused) as told:
            await ServerClient(address).get(f"/api/tables/{made.table}")
        assert (told.value.reason, told.value.status) == ("unreadable", 409)
        other = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), bot("random")])
        assert (await ServerClient(address).get(f"/api/tables/{other.table}"))["stage"] == "gathering"


@at_the_table
async def test_who_runs_the_server_is_told_once_that_there_is_no_room_and_again_when_that_happens_again(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await opened(database)
    await store.create(ROW)
    for times in (1, 2):
        ((pages,),) = store._writing.execute("PRAGMA page_count")
        store._writing.execute(f"PRAGMA max_page_count = {pages}")
        large = LogEntry(times, "say", 0, {"text": "é" * 20_000}, None, 2.5)
        for answer in await asyncio.gather(*(store.append("t1", large) for _ in range(3)), return_exceptions=True):
            assert isinstance(answer, StoreRefused)
            assert database.name not in str(answer)
        assert [record.getMessage().count(str(database)) for record in caplog.records] == [1] * times
        store._writing.execute("PRAGMA max_page_count = 100000")
        await store.append("t1", large)
    await store.close()


@at_the_table
async def test_work_in_the_background_that_the_store_refuses_is_not_reported_again(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def failing(problem: Exception) -> None:
        raise problem

    tables = Tables(SqliteStore(database), BotPool(pace=0.0), Limits(True))
    await tables.open()
    for problem in (StoreRefused("store-out-of-reach"), ZeroDivisionError()):
        tables.start(failing(problem))
    await eventually(lambda: not tables._tasks)
    await tables.close()
    assert [record.getMessage() for record in caplog.records] == ["work in the background failed: ZeroDivisionError"]


@at_the_table
async def test_what_fails_while_it_is_served_is_told_to_players_in_a_sentence_and_where_it_is_to_whoever_serves(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with served(database) as (address, _):
        api = ServerClient(address)
        made = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])
        with sqlite3.connect(database) as db:
            db.execute("ALTER TABLE tables RENAME TO elsewhere")
        for page in (f"/api/tables/{made.table}", f"/api/tables/{made.table}/match", "/api/tables"):
            with pytest.raises(Refused) as told:
                await api.get(page)
            assert (told.value.reason, told.value.status) == ("store", 503)
            assert database.name not in told.value.words
        with sqlite3.connect(database) as again:
            again.execute("ALTER TABLE elsewhere RENAME TO tables")
        assert (await api.get(f"/api/tables/{made.table}"))["stage"] == "gathering"
    db.close()
    again.close()
    assert caplog.text.count(str(database)) == 1
    assert "Traceback" not in caplog.text


EDITION_1 = """
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, box TEXT NOT NULL, key TEXT NOT NULL, host TEXT,
    seats TEXT NOT NULL, listed INTEGER NOT NULL, created REAL NOT NULL
) WITHOUT ROWID;
PRAGMA user_version = 1;
"""


@at_the_table
async def test_a_table_keeps_the_version_of_its_rules_and_an_old_file_is_brought_up_to_date(database: Path) -> None:
    game = loaded("ratjack(players=2)")
    seats = json.dumps([{"kind": "person", "secret": "x"}, {"kind": "person", "secret": "y"}])
    old = ("old", "ratjack(players=2)", json.dumps(game.box_file.data), "07" * 16, None, seats, 0, 1.0)
    with contextlib.closing(sqlite3.connect(database)) as db:
        db.executescript(EDITION_1)
        db.execute("INSERT INTO tables VALUES (?,?,?,?,?,?,?,?)", old)
        db.commit()
    with served(database) as (address, _):
        made = await ServerClient(address).create("ratjack(players=2)", [me("Ann"), bot("random")])
        assert (await ServerClient(address).get("/api/tables/old"))["stage"] == "gathering"
    for _ in range(2):  # nothing is brought up to date a second time
        store = await opened(database)
        rows = [await store.table(made.table), await store.table("old")]
        await store.close()
        assert [row.rules for row in rows if row is not None] == [game.rules_version, None]
