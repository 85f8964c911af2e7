"""Abuse: a client that sends anything, as fast as it can, is slowed down, given up, and felt by nobody else."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import socket
import sys
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rattery.server.connection import http_protocol, websocket_session
from rattery.server.connection import limits as limits_module
from rattery.server.connection.client import Made, Refused, ServerClient, bot, friend, here, me
from rattery.server.connection.http_protocol import portion_end
from rattery.server.connection.limits import Buckets, ConcurrencyLimits, Exclusions, Limits, Rate
from rattery.server.connection.websocket_protocol import FRAMES_AT_ONCE, frame_end
from rattery.server.http import app as app_module
from rattery.server.http import guard as guard_module
from rattery.server.open_files import WANTED, raise_open_files
from rattery.server.store.reading import reading
from rattery.server.tables import requests, table_presence
from rattery.server.tables import tables as tables_module
from rattery.server.tables.fold import talking
from rattery.server.tables.tables import Tables
from tests.server.dealing import Deals
from tests.server.serving import (
    Clock,
    Process,
    TableClient,
    at_the_table,
    let_time_come,
    play_on,
    served,
    stop_refilling,
    there,
)
from tests.server.test_websocket_protocol import frame
from tests.waiting import TIMEOUT, eventually

KEY, RUBBISH, PING = "0123456789abcdef", '{"type":"zzz"}', '{"type":"ping","at":1}'
FLOOD = 3000  # frames


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory, deals: Deals) -> Iterator[tuple[str, Tables]]:
    file = tmp_path_factory.mktemp("strict") / "tables.sqlite"
    with served(file, free=False, randomness=deals.randomness()) as running:
        yield running


@pytest.fixture
def guarded(strict: tuple[str, Tables]) -> tuple[ServerClient, Tables]:
    """A server with its limits, to which nobody has come yet. They are not refilled, however long a test takes."""
    address, tables = strict
    tables.limits.__init__()  # type: ignore[misc]
    stop_refilling(tables.limits)
    return ServerClient(address), tables


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The connections of a test as the server has them; `heard` is what has come from the other end."""
    found: list[Any] = []
    made, received = http_protocol.HttpProtocol.connection_made, http_protocol.HttpProtocol.data_received

    def connection_made(line: Any, transport: Any) -> None:
        line.heard = b""
        made(line, transport)
        found.append(line)

    def data_received(line: Any, data: bytes) -> None:
        received(line, data)
        line.heard += data

    monkeypatch.setattr(http_protocol.HttpProtocol, "connection_made", connection_made)
    monkeypatch.setattr(http_protocol.HttpProtocol, "data_received", data_received)
    monkeypatch.setattr(http_protocol, "HEAD_TIMEOUT", 3600.0)  # comes when the test says so
    return found


async def line_with(lines: list[Any], writer: asyncio.StreamWriter, holds: Callable[[Any], object]) -> Any:
    """The server's end of a connection, once something holds of it."""
    own = writer.get_extra_info("sockname")[1]
    await eventually(lambda: any(line.client[1] == own and holds(line) for line in lines))
    return next(line for line in lines if line.client[1] == own)


def waits_unread(line: Any) -> bool:
    """Whether the server has something of a connection that it does not parse for now, and has answered the rest."""
    return bool(line._received) and hasattr(line._next_portion, "when") and line._deadline is not None


@asynccontextmanager
async def connected(made: Made) -> AsyncIterator[ClientConnection]:
    url = f"{made.api.address.replace('http', 'ws')}/ws/{made.table}"
    async with connect(url, compression=None, proxy=None, close_timeout=0.2) as wire:
        yield wire


async def a_table(api: ServerClient) -> Made:
    return await api.create("rat_trap(players=2)", [me("Ann"), here("Bob")])


def session_at(tables: Tables, made: Made) -> websocket_session.WebSocketSession:
    """The one connection to a table, as the server has it."""
    (found,) = [each for each in tables.sessions if each.table.id == made.table]
    return found


async def closing_code(wire: ClientConnection) -> int | None:
    try:
        while True:
            await wire.recv()
    except ConnectionClosed as end:
        return end.rcvd.code if end.rcvd is not None else 1006


# Frames.


@pytest.mark.parametrize("length", [0, 5, 125, 126, 8192])
def test_a_frame_ends_where_the_next_one_begins(length: int) -> None:
    one = frame("x" * length)
    assert frame_end(one + one, 0) == len(one)
    assert frame_end(one + one, len(one)) == 2 * len(one)
    for part in (0, 1, 3, len(one) - 1):
        assert frame_end(one[:part], 0) is None


def test_a_frame_that_is_too_long_is_not_waited_for() -> None:
    assert frame_end(b"\x81\xff" + (1 << 40).to_bytes(8) + b"rest", 0) == 14


@pytest.mark.parametrize("said", [RUBBISH, PING, ""])
@at_the_table
async def test_every_frame_is_charged_before_it_is_parsed(
    guarded: tuple[ServerClient, Tables], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of a flood as many frames are parsed as the limit of a connection allows, and no more."""
    api, tables = guarded
    made, heard = await a_table(api), 0
    monkeypatch.setattr(websocket_session, "PAUSE", 60.0)
    hear = websocket_session.WebSocketSession.on_message

    def counted(self: Any, message: bytes) -> None:
        nonlocal heard
        heard += 1
        hear(self, message)

    monkeypatch.setattr(websocket_session.WebSocketSession, "on_message", counted)
    async with connected(made) as wire:
        await wire.send(json.dumps({"type": "hello"}))
        await wire.recv()
        wire.transport.write(frame(said) * FLOOD)
        flooded = session_at(tables, made)
        await eventually(lambda: flooded._pauses > 0)
        async with TableClient.of(made, 0) as ann:  # another connection is served meanwhile
            await ann.ask("say", text="Is anybody there?")
        assert heard <= limits_module.FRAMES.capacity + 20
        wire.transport.abort()


@at_the_table
async def test_a_portion_is_a_few_frames(guarded: tuple[ServerClient, Tables], monkeypatch: pytest.MonkeyPatch) -> None:
    """Between two portions of one connection the event loop serves the others."""
    api, tables = guarded
    made, turns, turn = await a_table(api), [], 0

    def counted(self: Any, message: bytes) -> None:
        turns.append(turn)

    def next_turn(loop: asyncio.AbstractEventLoop) -> None:
        nonlocal turn
        turn += 1
        if len(turns) < 50:
            loop.call_soon(next_turn, loop)

    async with connected(made) as wire:
        await wire.send(json.dumps({"type": "hello"}))
        await wire.recv()
        flooded = session_at(tables, made)
        monkeypatch.setattr(websocket_session.WebSocketSession, "on_message", counted)
        loop = flooded.protocol.loop
        loop.call_soon_threadsafe(next_turn, loop)
        wire.transport.write(frame(PING) * 50)
        await eventually(lambda: len(turns) == 50)
        assert max(turns.count(each) for each in turns) <= FRAMES_AT_ONCE
        wire.transport.abort()


@pytest.mark.parametrize("said", [RUBBISH, PING])
@at_the_table
async def test_a_client_that_goes_on_is_given_up_and_cannot_be_back_at_once(
    guarded: tuple[ServerClient, Tables], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    api, tables = guarded
    monkeypatch.setattr(websocket_session, "PAUSE", 0.01)
    monkeypatch.setattr(limits_module, "FIRST_EXCLUSION", 3600.0)
    made, given_up = await a_table(api), tables.counts.given_up
    async with TableClient.of(made, 0) as ann:
        async with connected(made) as wire:
            await wire.send(json.dumps({"type": "hello"}))
            wire.transport.write(frame(said) * FLOOD)
            assert await closing_code(wire) == 4429
        async with connected(made) as again:
            assert await closing_code(again) == 4429
        assert tables.counts.given_up == given_up + 1
        await ann.ask("say", text="I was here before, and stay.")


def test_an_exclusion_ends_and_grows_with_every_repetition(clock: Clock) -> None:
    excluded = Exclusions()
    lengths = []
    for _ in range(8):
        excluded.add("a")
        excluded.add("a")  # its other connections
        began = clock.now
        while excluded.has("a"):
            clock.now += 1
        lengths.append(clock.now - began)
    assert lengths == [2, 4, 8, 16, 32, 60, 60, 60]
    assert not excluded.has("b")
    clock.now += limits_module.EXCLUSION_MEMORY + 61
    excluded.add("a")
    clock.now += 2
    assert not excluded.has("a"), "after a while it counts as the first time"


@at_the_table
async def test_one_address_has_a_few_things_in_progress_and_the_rest_in_line() -> None:
    gates, inside, most = ConcurrencyLimits(2), 0, 0

    async def work() -> None:
        nonlocal inside, most
        async with gates.slot("a"):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    working = [asyncio.create_task(work()) for _ in range(10)]
    await asyncio.sleep(0)
    assert gates.waiting() == 8
    working[5].cancel()
    async with gates.slot("b"):  # another address does not wait
        assert inside > 0
    await asyncio.gather(*working, return_exceptions=True)
    assert (most, inside, gates.waiting()) == (2, 0, 0)
    assert gates._inside == {}


# Ids.


async def reused(asking: Any) -> None:
    with pytest.raises(Refused) as told:
        await asking
    assert told.value.reason == "reused"


@at_the_table
async def test_an_id_that_was_used_for_something_else_is_refused(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=3)", [me("Ann"), me("Bob"), friend()])
    async with (
        TableClient(api, made.table, [made.host, made.secret(0)], 0) as ann,
        TableClient(api, made.table, [made.secret(1)], 1) as bob,
    ):
        done = await bob.ask("say", KEY, text="X")
        assert await bob.ask("say", KEY, text="X") == done
        await reused(bob.ask("say", KEY, text="Y"))
        await reused(bob.ask("invite", KEY, seat=2))
        await reused(ann.ask("invite", KEY, seat=9))
        await reused(ann.ask("begin", KEY))
        assert ann.table["stage"] == "gathering"
        await ann.ask("begin")
        await bob.until(lambda: bob.position)
        await reused(bob.ask("hint", KEY, version=bob.position["version"]))  # type: ignore[index]
        assert len(bob.talk) == 1


@at_the_table
async def test_a_used_id_is_known_after_a_restart(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite") as (address, _):
        made = await a_table(ServerClient(address))
        async with TableClient.of(made, 0) as ann:
            done = await ann.ask("say", KEY, text="X")
    with served(tmp_path / "tables.sqlite") as (address, _):
        async with TableClient(ServerClient(address), made.table, made.secrets(), 0) as ann:
            assert await ann.ask("say", KEY, text="X") == done
            await reused(ann.ask("name", KEY, seat=0, name="X"))


@at_the_table
async def test_nobody_is_told_of_anothers_moves_under_their_id(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=2)", [me("Ann"), me("Bob")])
    players = [
        TableClient(api, made.table, [made.host, made.secret(0)], 0),
        TableClient(api, made.table, [made.secret(1)], 1),
    ]
    async with players[0] as ann, players[1]:
        await ann.ask("begin")
        await eventually(lambda: any(player.yours for player in players))
        asked, other = sorted(players, key=lambda player: not player.yours)
        facts = {"version": asked.position["version"], "move": asked.moves[0]["move"]}  # type: ignore[index]
        done = await asked.ask("move", KEY, **facts)
        await reused(other.ask("move", KEY, **facts))
        assert await asked.ask("move", KEY, **facts) == done


@at_the_table
async def test_a_question_is_thought_about_once(
    api: ServerClient, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, thought = await a_table(api), 0

    async def thinks(match: Any, seat: int, *_: str) -> Any:
        nonlocal thought
        thought += 1
        from rattery.bots.hint import Choice, Hint

        return Hint(0.5, [Choice(match.moves()[0], 0.5, 1.0)], 1)

    monkeypatch.setattr(tables.bot_pool, "hint", thinks)
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await ann.until(lambda: ann.yours)
        await ann.look(ann.yours[0])
        version = ann.position["version"]  # type: ignore[index]
        for number in range(5):
            await ann.ask("hint", KEY, version=version)
            await ann.until(lambda number=number: len(ann.hints) == number + 1)  # type: ignore[misc]
        assert thought == 1


@at_the_table
async def test_nul_is_refused_and_raises_no_alarm(api: ServerClient) -> None:
    made = await a_table(api)
    async with TableClient.of(made, 0) as ann:
        with pytest.raises(Refused) as told:
            await ann.ask("say", "\0" * 10, text="x")
        assert told.value.reason == "bad-message"
    with pytest.raises(Refused) as told:
        await api.get("/api/tables/a%00b")
    assert told.value.reason == "no-such-table"
    with pytest.raises(Refused) as told:
        await api.post("/api/sheet", {"seats": [{"table": "a\0b", "secret": "x" * 20}]})
    assert told.value.reason == "bad-message"


# What one table holds.


@at_the_table
async def test_of_talk_the_last_lines_are_kept_and_told(database: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it stays in the store; promises are kept whole, since bots remember them."""
    monkeypatch.setattr(talking, "TALK_KEPT", 3)
    with served(database) as (address, _):
        made = await a_table(ServerClient(address))
        async with TableClient.of(made, 0) as ann:
            await ann.ask("promise", promise="keep_heal", to=1)
            for number in range(8):
                await ann.ask("say", text=f"line {number}")
            assert len(ann.talk) == 9
        async with TableClient(ServerClient(address), made.table) as watcher:
            assert [said["text"] for said in watcher.talk[1:]] == ["line 5", "line 6", "line 7"]
            assert watcher.talk[0]["promise"] == "keep_heal"
    with served(database) as (address, _):
        async with TableClient(ServerClient(address), made.table) as watcher:
            assert len(watcher.talk) == 4, "after a restart it is the same"
    with reading(str(database)) as reader:
        assert len(reader.log_entries(made.table)) == 9


@at_the_table
async def test_whoever_has_many_connections_to_a_table_pays_for_the_news_they_get(
    guarded: tuple[ServerClient, Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else one address could have a table tell a thousand connections of its own whatever it says."""
    monkeypatch.setattr(websocket_session, "LISTENERS_PER_TOKEN", 2)
    api, tables = guarded
    made = await a_table(api)
    bucket = tables.limits.messages.of("127.0.0.1")
    bucket.rate = limits_module.Rate(0.0, 600)
    async with AsyncExitStack() as there:
        clients = [await there.enter_async_context(TableClient.of(made, 0)) for _ in range(6)]
        before = bucket.left
        await clients[0].ask("say", text="All of you hear this.")
        assert before - bucket.left == 1 + 6 / 2
    async with TableClient.of(made, 0) as ann:
        before = bucket.left
        await ann.ask("say", text="Whoever is alone pays little.")
        assert before - bucket.left == 1 + 1 / 2


@at_the_table
async def test_a_table_at_which_too_much_has_happened_takes_only_what_ends_its_match(
    api: ServerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await a_table(api)
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        monkeypatch.setattr(requests, "MAX_LOG_ENTRIES", 2)
        await play_on(ann, 1)
        for asked in ({"type_": "say", "text": "one more"}, {"type_": "name", "seat": 0, "name": "Anne"}):
            with pytest.raises(Refused) as told:
                await ann.ask(**asked)
            assert told.value.reason == "too-late"
        await play_on(ann)
        assert ann.is_over


# Requests.


@at_the_table
async def test_a_request_that_is_sent_by_halves_is_given_up(
    api: ServerClient, tables: Tables, lines: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app_module, "BODY_TIMEOUT", 0.2)
    url = urlsplit(api.address)
    for half in (b"", b"GET /api/ga", b"GET /api/games HTTP/1.1\r\nHost: x\r\n"):
        reader, writer = await asyncio.open_connection(url.hostname, url.port)
        writer.write(half)
        line = await line_with(lines, writer, lambda line, half=half: line.heard == half)  # type: ignore[misc]
        assert not line.transport.is_closing()
        await let_time_come(tables, line._deadline, line._on_deadline)
        assert await reader.read() == b"", half
        writer.close()
    reader, writer = await asyncio.open_connection(url.hostname, url.port)
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
    assert (await reader.readline()).startswith(b"HTTP/1.1 408")
    writer.close()


async def half_sent(address: str, host: str = "127.0.0.2") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A connection from another address of this machine that goes no further than half a request."""
    url = urlsplit(address)
    reader, writer = await asyncio.open_connection(url.hostname, url.port, local_addr=(host, 0))
    writer.write(b"GET /api/ga")
    return reader, writer


async def status_of(address: str, host: str) -> bytes:
    """The first line of an answer to a whole request from an address; nothing if the connection is closed instead."""
    reader, writer = await half_sent(address, host)
    try:
        writer.write(b"mes HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        return (await reader.read()).split(b"\r\n")[0]
    except ConnectionError:
        return b""
    finally:
        writer.close()


@at_the_table
async def test_half_sent_requests_of_one_address_shut_out_nobody_else(guarded: tuple[ServerClient, Tables]) -> None:
    api, tables = guarded
    tables.limits.most_tcp_connections = 20
    made, lines = await a_table(api), tables.limits.tcp_connections
    url = f"{api.address.replace('http', 'ws')}/ws/{made.table}"
    async with connect(url, proxy=None, local_addr=("127.0.0.2", 0)) as wire:
        await wire.send(json.dumps({"type": "hello"}))
        await wire.recv()
        opened = [await half_sent(api.address) for _ in range(40)]
        await eventually(lambda: lines.count("127.0.0.2") == 20)
        assert await status_of(api.address, "127.0.0.2") == b""
        assert await status_of(api.address, "127.0.0.3") == b"HTTP/1.1 200 OK"
        await wire.send(PING)
        assert json.loads(await wire.recv())["type"], "a connection that was there before stays"
        for _, writer in opened:
            writer.transport.abort()
        await eventually(lambda: lines.count("127.0.0.2") == 1)
    await eventually(lambda: lines.count("127.0.0.2") == 0)
    assert await status_of(api.address, "127.0.0.2") == b"HTTP/1.1 200 OK"


ONE_REQUEST = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"


def test_a_portion_holds_one_request_at_most() -> None:
    assert portion_end(ONE_REQUEST * 3) == len(ONE_REQUEST)
    assert portion_end(bytearray(b"GET /api/ga")) == len(b"GET /api/ga")
    assert portion_end(b"x" * 2 * http_protocol.PORTION) == http_protocol.PORTION


@at_the_table
async def test_requests_of_an_address_that_asks_too_fast_wait_unread(
    guarded: tuple[ServerClient, Tables], lines: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five are answered, two are told that they are too many, and nothing of the rest is parsed until the line is closed."""
    monkeypatch.setattr(guard_module, "TOO_FAST_DELAY", 0.0)
    api, tables = guarded
    tables.limits.requests, tables.limits.refusing = Buckets(Rate(1e-6, 5)), Buckets(Rate(1e-6, 2))
    reader, writer = await half_sent(api.address)
    writer.write(b"mes HTTP/1.1\r\nHost: x\r\n\r\n" + ONE_REQUEST * 30)
    line = await line_with(lines, writer, waits_unread)
    await let_time_come(tables, line._deadline, line._on_deadline)
    told = await reader.read()
    writer.close()
    assert re.findall(rb"HTTP/1.1 (\d+)", told) == [b"200"] * 5 + [b"429"] * 2
    assert await status_of(api.address, "127.0.0.3") == b"HTTP/1.1 200 OK"


@at_the_table
async def test_new_connections_of_an_address_that_opens_too_many_wait_unread(
    guarded: tuple[ServerClient, Tables], lines: list[Any]
) -> None:
    api, tables = guarded
    tables.limits.opening = Buckets(Rate(1e-6, 3))
    assert [await status_of(api.address, "127.0.0.2") for _ in range(3)] == [b"HTTP/1.1 200 OK"] * 3
    reader, writer = await half_sent(api.address)
    line = await line_with(lines, writer, waits_unread)
    await let_time_come(tables, line._deadline, line._on_deadline)
    assert await reader.read() == b"", "the fourth is closed when its time is up"
    writer.close()
    assert await status_of(api.address, "127.0.0.3") == b"HTTP/1.1 200 OK"


async def watching(wire: ClientConnection) -> int:
    """How many watch, by the next message that tells."""
    while (said := json.loads(await wire.recv()))["type"] != "online":
        pass
    return int(said["watching"])


@at_the_table
async def test_who_comes_and_goes_is_told_to_many_together(
    guarded: tuple[ServerClient, Tables], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever enters hears at once who is there; the others after a while, once, however many came meanwhile."""
    api, tables = guarded
    made = await a_table(api)
    async with connected(made) as first:
        await first.send(json.dumps({"type": "hello"}))
        assert await watching(first) == 1
        monkeypatch.setattr(table_presence, "PRESENCE_RATE", 1e-6)
        async with connected(made) as second, connected(made) as third:
            for number, wire in enumerate((second, third), 2):
                await wire.send(json.dumps({"type": "hello"}))
                assert await watching(wire) == number
            table = tables._tables[made.table]
            await let_time_come(tables, table.presence._timer, table.presence._send)
            assert await watching(first) == 3, "one message about two"


@at_the_table
async def test_connections_of_a_trusted_proxy_count_for_nobody(guarded: tuple[ServerClient, Tables]) -> None:
    """This machine is one: a proxy runs there."""
    api, tables = guarded
    tables.limits.most_tcp_connections = 0
    assert await status_of(api.address, "127.0.0.1") == b"HTTP/1.1 200 OK"
    assert await status_of(api.address, "127.0.0.2") == b""


def test_one_address_never_gets_all_files_a_process_may_open() -> None:
    assert Limits(open_files=1024).most_tcp_connections == 512
    assert (
        Limits(open_files=1 << 20).most_tcp_connections
        == Limits().most_tcp_connections
        == limits_module.MAX_TCP_CONNECTIONS
    )


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells the limits of another process")
def test_a_server_raises_its_limit_of_open_files(database: Path) -> None:
    """It is started with 200, and may have at least as many as this process when it serves."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (200, before[1]))
        server = Process(database)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    try:
        assert resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE)[0] >= min(before[0], WANTED) > 200
    finally:
        server.kill()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limit")
def test_a_system_that_allows_less_than_it_says_is_asked_for_less(monkeypatch: pytest.MonkeyPatch) -> None:
    import resource

    limit = [200, resource.RLIM_INFINITY]

    def allow_ten_thousand(_: int, wanted: tuple[int, int]) -> None:
        if wanted[0] > 10_000:
            raise ValueError
        limit[:] = wanted

    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limit))
    monkeypatch.setattr(resource, "setrlimit", allow_ten_thousand)
    assert raise_open_files() == limit[0] == 8192


@at_the_table
async def test_whole_requests_go_on_and_many_at_once_are_answered_in_order(api: ServerClient) -> None:
    url = urlsplit(api.address)
    reader, writer = await asyncio.open_connection(url.hostname, url.port)
    writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n" * 300)
    for _ in range(300):
        assert (await reader.readline()).startswith(b"HTTP/1.1 200")
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(
            int(line.split(b":")[1]) for line in head.splitlines() if line.lower().startswith(b"content-length")
        )
        await reader.readexactly(length)
    writer.close()


@pytest.mark.parametrize(
    "request_",
    [
        b"GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    ],
)
@at_the_table
async def test_whoever_leaves_requests_in_line_leaves_no_trace(
    guarded: tuple[ServerClient, Tables], lines: list[Any], request_: bytes
) -> None:
    """Neither in the log, which an attacker could fill, nor in memory: garbage is collected late."""
    api, _ = guarded
    told: list[logging.LogRecord] = []
    listening = logging.Handler()
    listening.addFilter(lambda record: bool(told.append(record)))  # type: ignore[func-returns-value]
    logging.getLogger("uvicorn.error").addHandler(listening)
    url = urlsplit(api.address)
    for _ in range(5):
        _, writer = await asyncio.open_connection(url.hostname, url.port)
        writer.write(request_ * 3000)
        await line_with(lines, writer, lambda line: line.cycle is not None or line.transport.is_closing())
        writer.transport.abort()
    attacking = list(lines)
    await eventually(lambda: all(line.transport.is_closing() for line in attacking))
    await api.get("/api/health")
    logging.getLogger("uvicorn.error").removeHandler(listening)
    assert [record.getMessage() for record in told] == []
    assert all(not line._received and not line.pipeline for line in attacking)


@at_the_table
async def test_a_replay_costs_what_it_costs(guarded: tuple[ServerClient, Tables]) -> None:
    api, tables = guarded
    made = await api.create("pied_piper(players=2)", [bot("random"), bot("random")])
    async with TableClient(api, made.table, [made.host]) as host:
        await host.ask("begin")
        await host.until(lambda: host.is_over)
    bucket = tables.limits.replayed_frames.of("127.0.0.1")
    before = bucket.left
    told = await api.get(f"/api/tables/{made.table}/replay?from=0&to=10")
    assert before - bucket.left == pytest.approx(10, abs=2)
    await api.get(f"/api/tables/{made.table}/replay?from=999&to=1000")
    bucket.left = 5.0
    with pytest.raises(Refused) as refused:
        await api.get(f"/api/tables/{made.table}/replay?from=0&to={told['plies']}")
    assert refused.value.status == 429


@at_the_table
async def test_replays_and_the_opening_of_tables_do_not_wait_for_each_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import threading

    release = threading.Event()
    monkeypatch.setattr(app_module, "replay", lambda *_: release.wait(TIMEOUT) and {})
    with served(tmp_path / "tables.sqlite") as (address, _):
        api = ServerClient(address)
        made, cold = await a_table(api), await a_table(api)
        replays = [asyncio.create_task(api.get(f"/api/tables/{made.table}/replay")) for _ in range(20)]
        async with TableClient.of(cold, 0) as ann:
            await ann.ask("begin")
            await play_on(ann, 2)
        assert not any(replay.done() for replay in replays)
        release.set()
        await asyncio.gather(*replays)


@at_the_table
async def test_requests_over_the_limit_are_told_so_and_slowed_down(guarded: tuple[ServerClient, Tables]) -> None:
    api, tables = guarded
    tables.limits.requests.of("127.0.0.1").left = 0.0
    tables.limits.requests.rate = limits_module.Rate(0.001, 1)
    tables.limits.requests.of("127.0.0.1").rate = tables.limits.requests.rate
    with pytest.raises(Refused) as told:
        await api.get("/static/table.js")
    assert told.value.status == 429


# A server that could not run for a while.


@at_the_table
async def test_after_a_stall_of_the_server_nobody_who_kept_talking_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For the server an hour goes by in which nothing runs: it has been waiting for its next look all that time."""
    late, looks = 0.0, 0

    def look() -> None:
        nonlocal looks
        looks += 1

    async def stall() -> None:
        nonlocal late
        late += 3600

    for module in (tables_module, websocket_session):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: time.monotonic() + late, time=time.time))
    with served(tmp_path / "tables.sqlite") as (address, tables):
        made = await a_table(ServerClient(address))
        async with TableClient.of(made, 0) as ann:
            monkeypatch.setattr(tables, "_look_at_clocks", look)
            await there(tables, stall())
            before = looks
            await eventually(lambda: looks > before + 1)
            assert ann.closed is None
            await ann.ask("say", text="I was here all the time.")


def test_this_machine_has_the_address_the_attackers_use() -> None:
    """The load test attacks from another loopback address, so that limits by address tell it from the others."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.2", 0))
