"""Damage: a row that cannot be read hurts that table alone, is told once and in a sentence, and what is left is exported."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sqlite3
from pathlib import Path

import pytest

from rattery.server.connection.client import Refused, ServerClient, bot, me
from rattery.server.store import failures
from rattery.server.store.reading import reading
from rattery.server.store.store import LogEntry
from rattery.server.upkeep.checking import check
from rattery.server.upkeep.exporting import export
from tests.server.serving import TableClient, at_the_table, play_on, served

ENTRY, TABLE = "UPDATE happenings SET {} WHERE number = 2 AND tbl = ?", "UPDATE tables SET {} WHERE id = ?"
DAMAGE = {
    "facts are not JSON": ENTRY.format("facts = '{\"move\": '"),
    "facts of another shape": ENTRY.format("facts = '[]'"),
    "facts are not text": ENTRY.format("facts = x'ff00'"),
    "an unknown kind": ENTRY.format("kind = 'fly'"),
    "a seat that was not asked": ENTRY.format("seat = 1 - seat"),
    "a seat that is none": ENTRY.format("seat = 'x'"),
    "a row is missing": "DELETE FROM happenings WHERE number = 2 AND tbl = ?",
    "no seats": TABLE.format("seats = '[]'"),
    "seats that are none": TABLE.format("seats = '[3, 4]'"),
    "a key not hexadecimal": TABLE.format("key = 'zz'"),
    "another key": TABLE.format("key = '00000000000000000000000000000000'"),
    "another game": TABLE.format("game = 'chess'"),
    "another box": TABLE.format("box = 'lost'"),
}


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str, str]:
    """A file with two tables, a match going on at each."""
    database = tmp_path_factory.mktemp("good") / "tables.sqlite"
    names: list[str] = []

    @at_the_table
    async def play() -> None:
        with served(database) as (address, _):
            for _ in range(2):
                made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), bot("random")])
                async with TableClient.of(made, 0) as ann:
                    await ann.ask("begin")
                    await play_on(ann, 3)
                names.append(made.table)

    play()
    return database.read_bytes(), names[0], names[1]


@pytest.mark.parametrize("damage", DAMAGE)
@at_the_table
async def test_a_damaged_row_hurts_its_table_alone(
    good: tuple[bytes, str, str], database: Path, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    data, bad, well = good
    database.write_bytes(data)
    with contextlib.closing(sqlite3.connect(database)) as db:
        assert db.execute(DAMAGE[damage], (bad,)).rowcount == 1
        db.commit()
    with served(database) as (address, _):
        api = ServerClient(address)
        for _ in range(2):
            with pytest.raises(Refused) as told:
                await api.get(f"/api/tables/{bad}")
            assert (told.value.reason, told.value.status) == ("unreadable", 409)
            assert bad in told.value.words
        async with TableClient(api, bad) as client:
            assert client.closed == 4409, "a client need not come back"
        listed = await api.get(f"/api/tables?ids={bad},{well}")
        assert {t["table"]: t["stage"] for t in listed["tables"]} == {bad: "unreadable", well: "playing"}
    assert [bad in record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == [True]
    assert "Traceback" not in caplog.text
    with reading(str(database)) as reader:
        assert {found.table: found.kind for found in check(reader)} == {bad: "damaged", well: "well"}
        exported = json.loads(json.dumps(export(reader, bad)))
    assert exported["found"]["problem"]
    assert len(exported["happenings"]) >= 3


@at_the_table
async def test_a_table_that_becomes_unreadable_is_closed_in_a_sentence(
    database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """As when a newer server writes at a table where somebody sits."""
    with served(database) as (address, tables):
        made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), bot("random")])
        async with TableClient.of(made, 0) as ann, TableClient(ServerClient(address), made.table) as watcher:
            with contextlib.closing(sqlite3.connect(database)) as db:
                db.execute("INSERT INTO happenings VALUES (?, 1, 'fly', 0, '{}', NULL, 1.0)", (made.table,))
                db.commit()
            for number in (1, 1, 2):
                tables.store._loop.call_soon_threadsafe(tables._written_elsewhere, made.table, number)  # type: ignore[attr-defined]
            for client in (ann, watcher):
                await client.until(lambda client=client: client.closed is not None)  # type: ignore[misc]
                assert client.closed == 4409
                assert [said["reason"] for said in client.received if said["type"] == "bye"] == ["unreadable"]
        async with TableClient.of(made, 0) as ann:
            assert ann.closed == 4409
    assert [record.getMessage() for record in caplog.records if made.table in record.getMessage()] == [
        f"table {made.table} cannot be read: {made.table}: fly is unknown; see rattery check and rattery export"
    ]
    assert "Traceback" not in caplog.text


MANY = 400  # lines of talk at one table: some pages of rows


@pytest.fixture(scope="module")
def long(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str, str]:
    """A file with a table whose rows fill several pages, and another table with a few."""
    database = tmp_path_factory.mktemp("long") / "tables.sqlite"
    names: list[str] = []

    @at_the_table
    async def play() -> None:
        with served(database) as (address, tables):
            for number in range(2):
                made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), me("Bob")])
                for line in range(1, MANY if number == 0 else 3):
                    said = LogEntry(line, "say", 0, {"text": f"line {line}"}, f"{line:016}", 1.0)
                    asked = tables.store.append(made.table, said)
                    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(asked, tables.store._loop))  # type: ignore[attr-defined]
                names.append(made.table)

    play()
    with contextlib.closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
    return database.read_bytes(), names[0], names[1]


def with_a_malformed_page(data: bytes) -> bytes:
    """The page that has a row in the middle of the long table is filled with rubbish."""
    place = data.index(f'{{"text":"line {MANY // 2}"}}'.encode())
    start = place // 4096 * 4096
    return data[:start] + b"\xff" * 4096 + data[start + 4096 :]


@at_the_table
async def test_a_malformed_page_hurts_the_tables_with_rows_on_it_alone(
    long: tuple[bytes, str, str], database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data, bad, well = long
    database.write_bytes(with_a_malformed_page(data))
    with served(database) as (address, _):
        api = ServerClient(address)
        for _ in range(3):
            with pytest.raises(Refused) as told:
                await api.get(f"/api/tables/{bad}")
            assert (told.value.reason, told.value.status) == ("unreadable", 409)
        async with TableClient(api, bad) as client:
            assert client.closed == 4409, "a client need not come back"
        assert (await api.get(f"/api/tables/{well}"))["stage"] == "gathering"
        assert (await api.create("rat_trap(players=2)", [me("Ann"), me("Bob")])).table
    complaints = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert sum(f"table {bad} cannot be read" in said for said in complaints) == 1
    assert len(complaints) == 3, "the look at the start, the page, the table"
    with reading(str(database)) as reader:
        found = {found.table: found for found in check(reader)}
        assert (found[bad].kind, found[well].kind) == ("damaged", "well")
        assert len(found) == 3
        exported = export(reader, bad)
    numbers = [happened["number"] for happened in exported["happenings"]]
    assert numbers == sorted(numbers)
    assert {1, MANY - 1} <= set(numbers)
    assert MANY // 2 not in numbers
    assert len(numbers) > MANY // 2


@at_the_table
async def test_a_file_with_flipped_bytes_is_told_at_the_start(
    good: tuple[bytes, str, str], database: Path, caplog: pytest.LogCaptureFixture
) -> None:
    data = bytearray(good[0])
    for place in range(4096 * 3, len(data), 512):
        data[place] ^= 0xFF
    database.write_bytes(data)
    with served(database):
        pass
    assert [record.levelname for record in caplog.records if "is damaged" in record.getMessage()] == ["ERROR"]


@at_the_table
async def test_a_file_that_is_too_large_to_be_looked_through_is_told(
    good: tuple[bytes, str, str], database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(failures, "MAX_CHECKED_BYTES", 1)
    database.write_bytes(good[0])
    with served(database):
        pass
    assert [record.levelname for record in caplog.records if "too large" in record.getMessage()] == ["WARNING"]


@at_the_table
async def test_a_table_of_other_rules_is_kept_listed_and_told(good: tuple[bytes, str, str], database: Path) -> None:
    """At one table the positions were written down with the moves, at the other they were not."""
    data, unproven, proven = good
    database.write_bytes(data)
    mine = "SELECT * FROM happenings WHERE tbl = ?"
    with contextlib.closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE happenings SET facts = '{\"rules\": \"0123456789ab\"}' WHERE kind = 'start'")
        db.execute("UPDATE happenings SET facts = json_remove(facts, '$.on') WHERE tbl = ?", (unproven,))
        db.commit()
        before = db.execute(mine, (unproven,)).fetchall()
    with served(database) as (address, _):
        listed = (await ServerClient(address).get(f"/api/tables?ids={unproven},{proven}"))["tables"]
        assert {t["table"]: t["stage"] for t in listed} == {unproven: "other-rules", proven: "playing"}
        with pytest.raises(Refused) as told:
            await ServerClient(address).get(f"/api/tables/{unproven}")
        assert (told.value.reason, told.value.status) == ("other-rules", 409)
        assert "0123456789ab" in told.value.words
        async with TableClient(ServerClient(address), unproven) as client:
            assert client.closed == 4410
    with reading(str(database)) as reader:
        assert {found.table: found.kind for found in check(reader)} == {unproven: "other-rules", proven: "replayed"}
        exported = export(reader, unproven)
    assert exported["found"]["kind"] == "other-rules"
    assert len(exported["happenings"]) == len(before)
    with contextlib.closing(sqlite3.connect(database)) as db:
        assert db.execute(mine, (unproven,)).fetchall() == before
