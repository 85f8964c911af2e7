"""Slow and half-open connections: a client that does not read or answer is dropped, and a bot may take its seat."""

from __future__ import annotations

import asyncio
import json
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from rattery.server import serve as serve_module
from rattery.server.connection.client import Made, ServerClient, me
from tests.server import serving
from tests.server.serving import TableClient, at_the_table, let_fall_silent, served

MORE_THAN_A_LINE_HOLDS = 100  # whole tables


@pytest.fixture(autouse=True)
def narrow_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve_module, "SEND_TIMEOUT", 1.0)
    monkeypatch.setattr(serving, "listen", _narrow_listener)


async def a_ghost(made: Made, **options: Any) -> Any:
    """A connection that has sent hello."""
    address = made.api.address.replace("http", "ws", 1) + f"/ws/{made.table}"
    ghost = await connect(address, compression=None, ping_interval=None, proxy=None, close_timeout=0.1, **options)
    await ghost.send(json.dumps({"type": "hello", "secrets": [made.secret(1)], "eye": 1}))
    return ghost


@at_the_table
async def test_a_connection_that_says_nothing_more_is_given_up(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite") as (address, tables):
        made = await ServerClient(address).create("rat_trap(players=2)", [me(), me()])
        ghost = await a_ghost(made)
        ghost.transport.pause_reading()
        async with TableClient(made.api, made.table) as watcher:
            await watcher.until(lambda: watcher.online == [False, True])
            await let_fall_silent(tables, [each for each in tables.sessions if each.held])
            await watcher.until(lambda: watcher.online == [False, False])
        ghost.transport.abort()


@at_the_table
async def test_a_connection_that_asks_much_and_takes_nothing_is_given_up(tmp_path: Path) -> None:
    """It requests the whole table repeatedly without reading, until its send buffer is full, and then stops."""
    with served(tmp_path / "tables.sqlite") as (address, _):
        made = await ServerClient(address).create("ratjack(players=2)", [me(), me()])
        async with TableClient(made.api, made.table, [made.host, made.secret(0)], 0) as ann:
            await ann.ask("begin")
            ghost = await a_ghost(made, sock=_narrow_line(address))
            await ann.until(lambda: ann.online == [True, True])
            ghost.transport.pause_reading()
            asking = asyncio.create_task(_ask_and_ask(ghost))
            await ann.until(lambda: ann.online == [True, False])
            asking.cancel()
            ghost.transport.abort()


async def _ask_and_ask(ghost: Any) -> None:
    for number in range(MORE_THAN_A_LINE_HOLDS):
        await ghost.send(json.dumps({"type": "lang", "lang": ("fr", "de")[number % 2]}))


def _narrow_listener(options: serve_module.ServeOptions) -> socket.socket:
    """Small send buffers, which are soon full."""
    listener = serve_module.listen(options)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
    return listener


def _narrow_line(address: str) -> socket.socket:
    url = urlsplit(address)
    line = socket.create_connection((url.hostname or "", url.port or 0))
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    return line
