"""The client of programs: what it does with servers that speak otherwise than it expects."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping

import pytest
from websockets.asyncio.server import ServerConnection, serve

from rattery.server.connection.client import ServerClient, TableClient
from tests.waiting import TIMEOUT

HERE = "127.0.0.1"
NEWS: dict[str, object] = {"type": "news", "eye": None, "lang": "en", "since": None, "version": 1, "yours": []}
WELCOME = {"type": "welcome", "seats": [0], "host": True, "eye": None}
BEFORE_SEALS = {"stage": "gathering", "commitment": "ab", "seats": [{"name": "Ann"}, {"name": "Bob"}]}


async def told(*messages: Mapping[str, object]) -> object:
    """What becomes of a request to a server that says this and nothing else but that the request is done."""

    async def say(line: ServerConnection) -> None:
        await line.recv()
        for message in messages[:2]:
            await line.send(json.dumps(message))
        async for text in line:
            asked = json.loads(text)
            if asked["type"] == "begin":
                for message in messages[2:] or ({"type": "done", "id": asked["id"]},):
                    await line.send(json.dumps(message))

    async with serve(say, HERE, 0) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        async with (
            asyncio.timeout(TIMEOUT),
            TableClient(ServerClient(f"http://{HERE}:{port}"), "table", ["secret"]) as client,
        ):
            try:
                return (await client.ask("begin"))["type"]
            except KeyError:
                return (await client.ask("begin"))["type"]  # nobody listens any more: it is told at once


def test_a_server_from_before_there_were_seals_is_played_at_without() -> None:
    assert asyncio.run(told(WELCOME, NEWS | {"table": BEFORE_SEALS})) == "done"


def test_a_move_before_the_match_is_refused_by_the_client() -> None:
    early = TableClient(ServerClient("http://127.0.0.1:1"), "table")
    for request in (early.move(0), early.undo()):
        with pytest.raises(RuntimeError, match="has not begun"):
            asyncio.run(request)


def test_who_waits_for_an_answer_is_told_when_nobody_listens_any_more() -> None:
    with pytest.raises(KeyError, match="seats"):
        asyncio.run(told(WELCOME, NEWS, {"type": "welcome"}))
