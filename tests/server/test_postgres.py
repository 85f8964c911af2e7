"""Past one machine: two servers on one PostgreSQL are one table, and one of them may die."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chaos.postgres import Postgres
from rattery.core.words import LANGUAGES
from rattery.server.connection.client import Refused, ServerClient, bot, friend, me
from rattery.server.serve import open_store
from rattery.server.store import failures
from rattery.server.store import postgres as postgres_module
from rattery.server.store.failures import StoreRefused
from rattery.server.tables import bot_turns
from rattery.server.tables.tables import Tables
from tests.missing_tools import needs_postgres
from tests.server.serving import Process, TableClient, at_the_table, health, play_on, served
from tests.server.test_changing_over import SlowBots, play_until_waiting, table_with_a_bot
from tests.waiting import TIMEOUT, eventually

pytestmark = needs_postgres


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL of our own, reached through a socket in a folder of our own."""
    database = Postgres(tmp_path_factory.mktemp("pg"))
    yield database.url
    database.kill()


@pytest.fixture
def servers(postgres: str) -> Iterator[tuple[Process, Process]]:
    both = Process(postgres), Process(postgres)
    yield both
    for server in both:
        server.kill()


@at_the_table
async def test_a_table_is_played_through_two_servers_and_one_is_killed_in_the_middle(
    servers: tuple[Process, Process],
) -> None:
    here, there = ServerClient(servers[0].address), ServerClient(servers[1].address)
    made = await here.create("rat_trap(players=3)", [me("Ann"), friend(), bot("random")])
    joined = await there.join(made.table, made.invitation(1), "Bob")
    async with TableClient.of(made, 0) as ann, TableClient(there, made.table, [joined["secret"]], 1) as bob:
        await ann.until(lambda: ann.online == [True, True, False])
        await bob.until(lambda: bob.online == [True, True, False])
        await ann.ask("begin")
        await bob.ask("say", text="hello from the other server")
        await ann.until(lambda: ann.talk)

        playing = [asyncio.create_task(play_on(client)) for client in (ann, bob)]
        await ann.until(lambda: ann.position and ann.position["ply"] >= 12)
        servers[0].kill()
        ann.api = there  # what a proxy does
        await asyncio.gather(*playing)
        assert ann.is_over
        assert ann.position["scores"] == bob.position["scores"]  # type: ignore[index]
        assert ann.lines[-1]["facts"] == bob.lines[-1]["facts"]  # each is called "you" in its own words
        assert len(ann.lines) == len(bob.lines)
    match = await there.get(f"/api/tables/{made.table}/match")
    assert match["result"]["scores"] == bob.position["scores"]  # type: ignore[index]


@at_the_table
async def test_a_move_made_on_both_servers_at_once_is_made_once(servers: tuple[Process, Process]) -> None:
    here, there = ServerClient(servers[0].address), ServerClient(servers[1].address)
    made = await here.create("rat_trap(players=2)", [me("Ann"), me("Bob")])
    async with TableClient.of(made, 0) as one, TableClient(there, made.table, made.secrets(), 0) as other:
        await one.ask("begin")
        for _ in range(10):
            await one.until(lambda: one.yours)
            await other.until(lambda: other.yours)
            for client in (one, other):
                if client.eye not in client.yours:
                    await client.look(client.yours[0])
            assert one.position is not None
            ply, move = one.position["ply"], one.moves[0]["move"]
            assert other.moves[0]["move"] == move
            answers = await asyncio.gather(one.move(move), other.move(move), return_exceptions=True)
            lost = [answer for answer in answers if isinstance(answer, Refused)]
            assert len(lost) == 1
            assert lost[0].reason in ("stale", "not-your-turn", "busy")
            for client in (one, other):
                await client.until(partial(_has_played, client, ply + 1))


def _has_played(client: TableClient, plies: int) -> bool:
    return client.position is not None and client.position["ply"] == plies


@at_the_table
async def test_the_same_message_sent_to_both_servers_is_done_once(servers: tuple[Process, Process]) -> None:
    here, there = ServerClient(servers[0].address), ServerClient(servers[1].address)
    made = await here.create("rat_trap(players=2)", [me("Ann"), bot("random")])
    async with TableClient.of(made, 0) as one, TableClient(there, made.table, made.secrets(), 0) as other:
        answers = await asyncio.gather(*(client.ask("say", "k" * 16, text="once") for client in (one, other)))
        assert answers[0]["version"] == answers[1]["version"] == 1
        await one.ask("say", text="twice")
        await other.until(lambda: [talk["text"] for talk in other.talk] == ["once", "twice"])


def test_a_database_that_is_not_there_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from rattery.cli import main

    assert (
        main(["serve", "--no-browser", "--port", "0", "--database", f"postgresql://u:secret@/x?host={tmp_path}"]) == 2
    )
    told = capsys.readouterr().err
    assert "secret" not in told
    assert told.count("\n") == 1


@at_the_table
async def test_a_database_that_dies_is_told_to_whoever_serves_and_where_it_was_to_nobody_else(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = Postgres(tmp_path)
    store = open_store(database.url)
    await store.open(lambda table, number: None, lambda text: None)
    try:
        database.kill()
        with pytest.raises(StoreRefused) as told:
            await store.table("any")
        assert str(database.folder) not in "".join(told.value.say(lang) for lang in LANGUAGES)
        assert str(database.folder) in caplog.text
    finally:
        await store.close()


@at_the_table
async def test_a_database_that_hangs_is_told_in_a_sentence_and_all_goes_on_when_it_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Its processes are stopped: every connection stays open, new ones are taken, and nothing is answered."""
    monkeypatch.setattr(postgres_module, "SILENCE_TIMEOUT", 2.0)
    monkeypatch.setattr(postgres_module, "HEARTBEAT_EVERY", 0.2)
    database = Postgres(tmp_path)
    try:
        own = postgres_module.PostgresStore(database.url)
        await own.open(lambda table, number: None, lambda text: None)
        with served(database.url) as (address, tables):
            await _say_while_it_hangs(database, address, tables, own, monkeypatch)
        await own.close()
    finally:
        database.kill()
    assert "it has not answered for 1 seconds" in caplog.text


async def _say_while_it_hangs(
    database: Postgres,
    address: str,
    tables: Tables,
    own: postgres_module.PostgresStore,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only while it hangs is little time given to it, so that a busy database is not taken for one that hangs."""

    def wait_for_it(statement: float, outage: float) -> None:
        monkeypatch.setattr(postgres_module, "STATEMENT_TIMEOUT", statement)
        monkeypatch.setattr(postgres_module, "OUTAGE_TIMEOUT", outage)

    wait_for_it(TIMEOUT, TIMEOUT)
    api, store = ServerClient(address), tables.store
    made = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("say", text="Before.")
        database.suspend()
        wait_for_it(1.0, 0.5)
        try:
            with pytest.raises(Refused) as told:
                await ann.ask("say", "k" * 16, text="Between.")
            assert told.value.reason == "store"
            assert told.value.words.endswith(".")
            with pytest.raises(Refused) as told:
                await api.create("rat_trap(players=2)", [me("Ben"), bot("random")])
            assert (told.value.reason, told.value.status) == ("store", 503)
            assert not await own.claim_bots("any")
            status, found = await asyncio.to_thread(health, address)
            assert status == 503
            assert found["checks"]["store"] != "ok"
            await eventually(lambda: not store.is_listening())
        finally:
            database.resume()
            wait_for_it(TIMEOUT, TIMEOUT)
        await eventually(store.is_listening)
        await eventually(lambda: is_healthy(address))
        assert await own.claim_bots("any")
        await ann.ask("say", "k" * 16, text="Between.")
        await ann.ask("say", text="After.")
        await ann.until(lambda: [said["text"] for said in ann.talk] == ["Before.", "Between.", "After."])


async def is_healthy(address: str) -> bool:
    return (await asyncio.to_thread(health, address))[0] == 200


@at_the_table
async def test_a_listener_that_falls_silent_connects_anew_and_says_so(
    postgres: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The process of the database that speaks to it is stopped: the connection stays open, and nothing comes."""
    monkeypatch.setattr(postgres_module, "SILENCE_TIMEOUT", 3600.0)
    monkeypatch.setattr(postgres_module, "HEARTBEAT_EVERY", 0.2)
    told: list[str] = []
    waits: list[asyncio.Timeout] = []

    def wait(seconds: float) -> asyncio.Timeout:
        waits.append(asyncio.timeout(seconds))
        return waits[-1]

    def has_noticed() -> bool:
        """Let the listener's hour pass: the latest, since it may have heard something until now."""
        if here.is_listening() and not told and waits and not waits[-1].expired():
            waits[-1].reschedule(asyncio.get_running_loop().time())
        return bool(told)

    monkeypatch.setattr(postgres_module, "asyncio", SimpleNamespace(**vars(asyncio) | {"timeout": wait}))
    here = postgres_module.PostgresStore(postgres)
    await here.open(lambda table, number: told.append(table), lambda text: None)
    assert here.is_listening()
    assert here._listener is not None
    backend = here._listener.info.backend_pid
    os.kill(backend, signal.SIGSTOP)
    try:
        await eventually(has_noticed)
        await eventually(here.is_listening)
        assert here._listener.info.backend_pid != backend
        assert told == [""], "notifications may have been missed: every table is read on"
        await here._run("SELECT pg_notify('rattery_happened', 'a 1')")
        await eventually(lambda: "a" in told)
        assert "silent" in caplog.text
    finally:
        os.kill(backend, signal.SIGCONT)
        await here.close()


def test_connections_notice_a_host_that_is_gone_unless_the_address_says_otherwise() -> None:
    usual = postgres_module.PostgresStore("postgresql://rattery@db.example/rattery")
    assert usual._settings["tcp_user_timeout"] == 10_000
    own = postgres_module.PostgresStore("postgresql://rattery@db.example/rattery?tcp_user_timeout=99")
    assert "tcp_user_timeout" not in own._settings
    assert own._settings["keepalives"] == 1


@at_the_table
async def test_a_database_is_looked_through_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    import psycopg

    database = Postgres(tmp_path)
    try:

        async def told() -> list[str]:
            caplog.clear()
            store = open_store(database.url)
            await store.open(lambda table, number: None, lambda text: None)
            await store.close()
            return [record.getMessage() for record in caplog.records if "rattery check" in record.getMessage()]

        assert await told() == []
        with psycopg.connect(database.url) as db:
            db.execute("INSERT INTO tables VALUES ('t', 'g', 'b', 'k', NULL, '[]', FALSE, 1.0, NULL)")
            db.execute("INSERT INTO happenings VALUES ('t', 1, 'say', 0, '{}', NULL, 1.0)")
            db.execute("INSERT INTO happenings VALUES ('t', 3, 'say', 0, '{}', NULL, 1.0)")
        assert "is damaged (log entries are missing at 1 tables)" in (await told())[0]
        monkeypatch.setattr(failures, "MAX_CHECKED_BYTES", 1)
        assert "too large" in (await told())[0]
    finally:
        database.kill()


@at_the_table
async def test_no_connection_is_left_open(postgres: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by a listener that is cancelled before it listens, nor by a bot that asks too late."""
    import psycopg

    connect = psycopg.AsyncConnection.connect
    made: list[psycopg.AsyncConnection[Any]] = []

    async def noted(*given: Any, **settings: Any) -> psycopg.AsyncConnection[Any]:
        made.append(await connect(*given, **settings))
        if len(made) == 1:
            listening.cancel()
        return made[-1]

    store = postgres_module.PostgresStore(postgres)
    await store.open(lambda table, number: None, lambda text: None)
    monkeypatch.setattr(psycopg.AsyncConnection, "connect", noted)
    listening = asyncio.create_task(store._new_listener())
    with pytest.raises(asyncio.CancelledError):
        await listening
    assert await store.claim_bots("a table")
    await store.close()
    assert not await store.claim_bots("a table")
    assert [connection.closed for connection in made] == [True, True]


@at_the_table
async def test_bots_go_on_at_the_server_their_player_has_changed_over_to(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first server's bots go on after she has left it, and hear of nobody else there."""
    monkeypatch.setattr(bot_turns, "RETRY_DELAY", 0.05)
    with served(postgres) as (first, tables), served(postgres) as (second, _):
        bots = SlowBots(tables, monkeypatch)
        made = await table_with_a_bot(first)
        async with TableClient.of(made, 0) as ann:
            await ann.ask("begin")
            await play_until_waiting(ann, bots)
        await eventually(lambda: not tables._tables[made.table].sessions)
        await bots.go_on()
        async with TableClient(ServerClient(second), made.table, made.secrets(), 0) as ann:
            await play_on(ann)
            assert ann.is_over


@at_the_table
async def test_a_lock_is_not_kept_by_who_was_cancelled_while_asking_for_it(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    import psycopg

    here, there = postgres_module.PostgresStore(postgres), postgres_module.PostgresStore(postgres)
    for store in (here, there):
        await store.open(lambda table, number: None, lambda text: None)
    execute = psycopg.AsyncConnection.execute

    async def execute_too_late(*given: Any) -> Any:
        await execute(*given)
        raise asyncio.CancelledError

    with monkeypatch.context() as patched:
        patched.setattr(psycopg.AsyncConnection, "execute", execute_too_late)
        with pytest.raises(asyncio.CancelledError):
            await here.claim_bots("a table")
    await eventually(lambda: there.claim_bots("a table"))  # the database frees it as soon as it notices
    for store in (here, there):
        await store.close()


@at_the_table
async def test_any_notification_is_survived(postgres: str, servers: tuple[Process, Process]) -> None:
    """Rubbish, and what a server of another edition may say; what was said in between is heard all the same."""
    import psycopg

    here, there = ServerClient(servers[0].address), ServerClient(servers[1].address)
    made = await here.create("rat_trap(players=2)", [me("Ann"), me("Bob")])
    async with (
        TableClient(here, made.table, [made.host, made.secret(0)], 0) as ann,
        TableClient(there, made.table, [made.secret(1)], 1) as bob,
        await psycopg.AsyncConnection.connect(postgres, autocommit=True) as db,
    ):
        for channel in ("rattery_announced", "rattery_happened"):
            for said in (
                "{}",
                "",
                "rubbish",
                '{"process": 7}',
                "a b c",
                f"{made.table} x",
                f"{made.table} -1",
                "\u00e9",
            ):
                await db.execute("SELECT pg_notify(%s, %s)", (channel, said))
        await ann.ask("say", text="Can you hear me?")
        await bob.until(lambda: bob.talk)
        await bob.until(lambda: bob.online == [True, True])
        assert (await there.get("/api/health"))["checks"]["listener"] == "ok"


@at_the_table
async def test_what_bots_promise_is_said_once_whichever_server_one_is_at(servers: tuple[Process, Process]) -> None:
    one, other = (ServerClient(server.address) for server in servers)
    while not await _has_heard_four_promises(one, other):
        pass  # a short game


async def _has_heard_four_promises(one: ServerClient, other: ServerClient) -> bool:
    made = await one.create("rat_trap(players=4)", [me("Ann"), bot("easy"), bot("easy"), bot("easy")], clock=600)
    async with TableClient.of(made, 0) as ann, TableClient(other, made.table) as dora:
        await ann.ask("begin")
        while not ann.is_over and len(ann.talk) < 4:
            await play_on(ann, 1)
        await dora.until(lambda: dora.version == ann.version)
        assert dora.talk == ann.talk
        assert len({(said["version"], said["seat"]) for said in ann.talk}) == len(ann.talk)
        assert dora.outcomes == ann.outcomes
        assert dora.table["clock"] == 600
        if ann.is_over:
            return False
        await dora.ask("gallery", text="From the other server.")
        await ann.until(lambda: ann.gallery)
        await ann.ask("concede", seat=0)
        await dora.until(lambda: dora.table["seats"][0]["conceded"])
    return True
