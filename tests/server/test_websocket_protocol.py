"""WebSocket connections to a table: messages arrive in order and whole, and a client that does not read is cut off."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket as sockets
import struct
from typing import Any, cast

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from rattery.server.connection.client import Made, ServerClient, bot, me
from rattery.server.tables.tables import Tables
from tests.server.serving import TableClient, at_the_table

MANY, LONG_TALK = 25, 280


async def a_table(api: ServerClient) -> Made:
    return await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])


def wire_to(made: Made) -> connect:
    return connect(f"{made.api.address.replace('http', 'ws')}/ws/{made.table}", compression=None, proxy=None)


async def read(wire: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = json.loads(await wire.recv())
        if message["type"] == kind:
            return message


def hello(made: Made) -> str:
    return json.dumps({"type": "hello", "secrets": made.secrets(), "eye": 0})


@at_the_table
async def test_messages_sent_all_at_once_are_answered_one_after_the_other(api: ServerClient) -> None:
    made = await a_table(api)
    ids = [f"message-{number:02}" for number in range(MANY)]
    async with wire_to(made) as wire:
        await wire.send(hello(made))
        for number, key in enumerate(ids):
            await wire.send(json.dumps({"type": "say", "id": key, "text": f"number {number}"}))
        assert [(await read(wire, "done"))["id"] for _ in ids] == ids
    async with TableClient.of(made, 0) as ann:
        assert [talk["text"] for talk in ann.talk] == [f"number {number}" for number in range(MANY)]


@at_the_table
async def test_what_is_said_before_the_table_listens_is_heard(api: ServerClient, tables: Tables) -> None:
    made = await a_table(api)
    assert made.table not in tables._tables  # it has to be loaded first
    async with wire_to(made) as wire:
        await wire.send(hello(made))
        await wire.send(json.dumps({"type": "ping", "at": 7}))
        assert (await read(wire, "welcome"))["seats"] == [0]
        assert (await read(wire, "pong"))["at"] == 7


@at_the_table
async def test_what_was_asked_before_hanging_up_is_done(api: ServerClient) -> None:
    made = await a_table(api)
    async with TableClient.of(made, 0) as ann:
        async with wire_to(made) as wire:
            await wire.send(hello(made))
            await wire.send(json.dumps({"type": "say", "id": "the last word", "text": "Good night!"}))
        await ann.until(lambda: ann.talk)
        assert ann.talk[0]["text"] == "Good night!"


@at_the_table
async def test_a_message_may_come_as_bytes_or_in_pieces(api: ServerClient) -> None:
    made = await a_table(api)
    async with wire_to(made) as wire:
        await wire.send(hello(made).encode())
        await read(wire, "welcome")
        await wire.send(['{"type": "ping", ', '"at": 1', "2}"])
        assert (await read(wire, "pong"))["at"] == 12


@at_the_table
async def test_text_that_is_no_text_ends_the_connection(api: ServerClient) -> None:
    made = await a_table(api)
    async with wire_to(made) as wire:
        await wire.send(hello(made))
        await read(wire, "welcome")
        await wire.send(b'{"type": "ping", "at": "\xff"}', text=True)
        with pytest.raises(ConnectionClosed) as end:
            await read(wire, "pong")
        assert end.value.rcvd is not None
        assert end.value.rcvd.code == 1007


@at_the_table
async def test_a_message_of_any_length_arrives_whole(api: ServerClient) -> None:
    """Lengths are written in one, three or nine bytes: a pong, the news, and the news of a long talk."""
    made = await a_table(api)
    async with wire_to(made) as wire:
        await wire.send(hello(made))
        await read(wire, "welcome")
        short_news = await wire.recv()
        for number in range(LONG_TALK):
            await wire.send(json.dumps({"type": "say", "id": f"message-{number}", "text": "long " * 40}))
            await read(wire, "done")
        await wire.send(json.dumps({"type": "look", "eye": 0}))
        long_news = await wire.recv()
        assert [talk["text"] for talk in json.loads(long_news)["talk"]] == [("long " * 40).strip()] * LONG_TALK
        await wire.send(json.dumps({"type": "ping", "at": 1}))
        pong = await wire.recv()
        assert json.loads(pong)["type"] == "pong"
        assert len(pong) < 126 <= len(short_news) < 1 << 16 <= len(long_news)


@at_the_table
async def test_whoever_does_not_read_is_hung_up_on_and_the_others_play_on(api: ServerClient, tables: Tables) -> None:
    made = await a_table(api)
    async with TableClient.of(made, 0) as ann:
        with contextlib.suppress(ConnectionError):
            await ping_without_reading(made)
        await ann.until(lambda: len(tables._tables[made.table].sessions) == 1)
        await ann.ask("say", text="Who was that?")


async def ping_without_reading(made: Made) -> None:
    """Ask and ask, and never listen, until the other side has had enough."""
    host, _, port = made.api.address.removeprefix("http://").rpartition(":")
    line = sockets.create_connection((host, int(port)))
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    reader, writer = await asyncio.open_connection(sock=line)
    writer.write(
        f"GET /ws/{made.table} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    cast(asyncio.Transport, writer.transport).pause_reading()
    writer.write(frame(hello(made)))
    while True:
        writer.write(frame('{"type": "ping", "at": 1}') * 1000)
        await writer.drain()


def frame(text: str) -> bytes:
    """A message as a client writes it, under a mask of zeros."""
    body = text.encode()
    length = struct.pack("!B", 0x80 | len(body)) if len(body) < 126 else struct.pack("!BH", 0xFE, len(body))
    return b"\x81" + length + b"\0\0\0\0" + body
