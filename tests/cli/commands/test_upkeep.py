"""`rattery check`, `backup`, `restore` and `export`: the operator's commands on a store."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from chaos.postgres import Postgres
from rattery.core.words import LANGUAGES
from rattery.match.verify import verify
from rattery.server.connection.client import Made, ServerClient, bot, me
from tests.cli.running import Runner
from tests.missing_tools import needs_postgres
from tests.server.serving import Process, TableClient, at_the_table, play_on, served

WAL_INDEX = 32768  # bytes of the file in which SQLite notes who reads what
NOTHING_THERE = (("check", "none"), ("backup", "none", "b"), ("restore", "none", "b"), ("export", "none", "t"))


async def play(api: ServerClient, plies: int | None) -> Made:
    made = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await play_on(ann, plies)
    return made


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str, str]:
    """A store with a match that is over and one that is not, and the ids of their tables."""
    database = tmp_path_factory.mktemp("kept") / "tables.sqlite"
    names: list[str] = []

    @at_the_table
    async def fill() -> None:
        with served(database) as (address, _):
            for plies in (None, 2):
                names.append((await play(ServerClient(address), plies)).table)

    fill()
    return database.read_bytes(), names[0], names[1]


@pytest.fixture
def store(kept: tuple[bytes, str, str], tmp_path: Path) -> Path:
    (tmp_path / "tables.sqlite").write_bytes(kept[0])
    return tmp_path / "tables.sqlite"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_check_says_that_all_is_well_or_what_is_not(
    rattery: Runner, store: Path, kept: tuple[bytes, str, str], lang: str
) -> None:
    run = rattery("check", str(store), "--lang", lang)
    assert (run.status, run.err) == (0, "")
    assert "2" in run.out
    with contextlib.closing(sqlite3.connect(store)) as db:
        db.execute("UPDATE happenings SET facts = '{' WHERE number = 3 AND tbl = ?", (kept[2],))
        db.execute('UPDATE results SET result = \'{"scores": [9, 9], "winners": [0]}\'')
        db.execute("INSERT INTO happenings VALUES ('nowhere', 1, 'say', 0, '{}', NULL, 1.0)")
        db.commit()
    run = rattery("check", str(store), "--lang", lang)
    assert run.status == 1
    assert kept[1] in run.out
    assert kept[2] in run.out


def test_check_can_be_read_by_a_machine(rattery: Runner, store: Path) -> None:
    run = rattery("check", str(store), "--json")
    found = json.loads(run.out)
    assert (run.status, found["damage"], found["strays"]) == (0, [], 0)
    assert found["tables"]
    assert {*found["tables"][0]} == {"table", "kind", "problem"}


def test_check_finds_flipped_bytes_and_goes_on_to_the_other_tables(
    rattery: Runner, store: Path, kept: tuple[bytes, str, str]
) -> None:
    """The page with the last moves of the match that is over."""
    with contextlib.closing(sqlite3.connect(store)) as db:
        db.execute("PRAGMA journal_mode = DELETE")
        last = "SELECT facts FROM happenings WHERE tbl = ? AND kind = 'move' ORDER BY number DESC LIMIT 1"
        ((facts,),) = db.execute(last, (kept[1],)).fetchall()
    data = bytearray(store.read_bytes())
    page = data.index(facts.encode()) // 4096 * 4096
    data[page : page + 100] = bytes(byte ^ 0xFF for byte in data[page : page + 100])
    store.write_bytes(data)
    run = rattery("check", str(store))
    assert (run.status, run.err) == (1, "")
    assert kept[1] in run.out
    exported = json.loads(rattery("export", str(store), kept[1]).out)
    assert exported["found"]["kind"] == "damaged"
    assert exported["happenings"]
    assert rattery("export", str(store), kept[2]).status == 0


@pytest.mark.parametrize("command", NOTHING_THERE)
def test_what_is_not_there_is_told_in_a_sentence(rattery: Runner, tmp_path: Path, command: tuple[str, ...]) -> None:
    for _ in range(2):
        run = rattery(*command)
        assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
        assert not (tmp_path / "b").exists()
        (tmp_path / "none").write_text("nothing of the kind", encoding="utf-8")


@at_the_table
async def test_a_backup_of_a_running_server_is_restored_and_goes_on(rattery: Runner, tmp_path: Path) -> None:
    database, backup, again = (tmp_path / f"{name}.sqlite" for name in ("tables", "backup", "again"))
    with served(database) as (address, _):
        made = await play(ServerClient(address), 3)
        assert rattery("backup", str(database), str(backup)).status == 0
        await play(ServerClient(address), 1)
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    assert rattery("backup", str(database), str(backup)).status == 2, "what is there is left alone"
    assert rattery("check", str(backup)).status == 0
    assert rattery("restore", str(backup), str(again)).status == 0
    with served(again) as (address, _):
        async with TableClient(ServerClient(address), made.table, made.secrets(), 0) as ann:
            assert ann.position is not None
            await play_on(ann)
            assert ann.is_over


@pytest.mark.parametrize("target", ["", ".", "file/backup", "nowhere/backup", "x" * 300])
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_a_backup_that_cannot_be_written_is_refused_in_a_sentence(
    rattery: Runner, store: Path, tmp_path: Path, command: str, target: str
) -> None:
    (tmp_path / "file").touch()
    run = rattery(command, str(store), target)
    assert (run.status, run.out, run.err.count("\n")) == (2, "", 1)
    assert "Errno" not in run.err
    assert not list(tmp_path.glob("**/*.part"))


@contextlib.contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """As if the disk were full: no file of this process may grow beyond this size."""
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_full_disk_is_that_of_the_backup_and_not_of_the_store(rattery: Runner, store: Path, tmp_path: Path) -> None:
    assert store.stat().st_size > WAL_INDEX
    with files_no_larger_than(WAL_INDEX):
        run = rattery("backup", str(store), "backup")
    assert (run.status, run.err.count("\n")) == (2, 1)
    assert "in backup:" in run.err
    assert not list(tmp_path.glob("backup*"))


def test_an_empty_store_of_an_older_edition_is_copied_as_it_is(rattery: Runner, tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / "older")) as db:
        for table in ("tables (id, game, box, key, host, seats, listed, created)", "results (tbl, result)"):
            db.execute(f"CREATE TABLE {table}")
        db.execute("CREATE TABLE happenings (tbl, number, kind, seat, facts, key, at)")
        db.execute("PRAGMA user_version = 1")
    assert rattery("backup", "older", "backup").status == 0
    with contextlib.closing(sqlite3.connect(tmp_path / "backup")) as db:
        assert db.execute("PRAGMA user_version").fetchone() == (1,)


def test_export_writes_a_match_that_verifies_and_no_secret(
    rattery: Runner, store: Path, kept: tuple[bytes, str, str], tmp_path: Path
) -> None:
    run = rattery("export", str(store), kept[1])
    data = json.loads(run.out)
    assert verify(data["match"]).match.is_over
    assert data["found"]["kind"] == "well"
    assert "secret" not in run.out
    assert "host" not in data["table"]
    out = tmp_path / "table.json"
    assert rattery("export", str(store), kept[2], "--out", str(out)).status == 0
    assert json.loads(out.read_text(encoding="utf-8"))["match"] is None
    assert stat.S_IMODE(out.stat().st_mode) == 0o600
    assert rattery("export", str(store), "nowhere").status == 2
    before = store.read_bytes()
    assert rattery("export", str(store), kept[1], "--out", str(store)).status == 2, "what is there is left alone"
    assert store.read_bytes() == before
    run = rattery("export", str(store), kept[1], "--out", "nowhere/table.json")
    assert (run.status, run.err.count("\n")) == (2, 1)


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    database = Postgres(tmp_path_factory.mktemp("pg"))
    yield database.url
    database.kill()


@needs_postgres
@at_the_table
async def test_a_database_is_checked_backed_up_and_restored_while_it_is_served(
    rattery: Runner, postgres: str, tmp_path: Path
) -> None:
    import psycopg

    assert rattery("check", postgres).status == 2, "there are no tables yet"
    server, backup = Process(postgres), tmp_path / "backup.sqlite"
    try:
        made = await play(ServerClient(server.address), 3)
        assert rattery("check", postgres).status == 0
        assert json.loads(rattery("export", postgres, made.table).out)["found"]["stage"] == "playing"
        assert rattery("backup", postgres, str(backup)).status == 0
        assert rattery("restore", str(backup), postgres).status == 2, "it is not empty"
        with psycopg.connect(postgres, autocommit=True) as db:
            db.execute("CREATE DATABASE fresh")
    finally:
        server.kill()
    fresh = postgres.replace("/postgres?", "/fresh?")
    assert rattery("restore", str(backup), fresh).status == 0
    server = Process(fresh)
    try:
        async with TableClient(ServerClient(server.address), made.table, made.secrets(), 0) as ann:
            await play_on(ann)
            assert ann.is_over
    finally:
        server.kill()
