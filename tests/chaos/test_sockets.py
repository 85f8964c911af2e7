"""What OWASP asks of WebSockets, point by point, where no other test has it already; see docs/threats.md."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from chaos.processes import Served
from rattery.server.connection.client import Made, Refused, ServerClient, bot, friend, me
from rattery.server.connection.incoming import MAX_MESSAGE_BYTES
from tests.server.serving import TableClient, at_the_table, served


def place(made: Made) -> str:
    return made.api.address.replace("http", "ws", 1) + f"/ws/{made.table}"


async def closed_with(made: Made, pieces: Any, **options: Any) -> int | None:
    """The close code after sending this message."""
    async with connect(place(made), proxy=None, **options) as socket:
        with contextlib.suppress(ConnectionClosed):
            await socket.send(pieces)
            while True:
                await socket.recv()
    return socket.close_code


@at_the_table
async def test_the_door(tmp_path: Path) -> None:
    """No compression, no unlimited messages, and no connection from another origin."""
    with served(tmp_path / "tables.sqlite") as (address, _):
        made = await ServerClient(address).create("rat_trap(players=2)", [me(), bot("random")])
        async with connect(place(made), proxy=None, compression="deflate") as socket:
            assert socket.protocol.extensions == [], "a packed message of 8 KiB may be megabytes long"
        small_pieces = ["x" * 1000] * (MAX_MESSAGE_BYTES // 1000 + 2)
        code = await closed_with(made, small_pieces)  # a client still sending when it is cut off may miss the reason
        assert code in (CloseCode.MESSAGE_TOO_BIG, CloseCode.ABNORMAL_CLOSURE), "pieces count as the message they make"
        hello = json.dumps({"type": "hello"})
        for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "file://"):
            assert await closed_with(made, hello, additional_headers={"Origin": origin}) == 4403


@at_the_table
async def test_every_message_is_judged_by_the_seats_its_connection_holds(tmp_path: Path) -> None:
    """A spectator may not act; a connection with a seat may not act for another."""
    with served(tmp_path / "tables.sqlite") as (address, _):
        made = await ServerClient(address).create("rat_trap(players=3)", [me("Ann"), me("Bob"), friend()])
        wishes: list[tuple[str, dict[str, Any]]] = [
            ("seal", {"seat": 0, "seal": "0" * 64}),
            ("name", {"seat": 0, "name": "Eve"}),
            ("bot", {"seat": 0, "level": "random"}),
            ("back", {"seat": 0}),
            ("invite", {"seat": 2}),
            ("begin", {}),
            ("rematch", {}),
        ]
        for held in ([], [made.secret(1)]):
            async with TableClient(made.api, made.table, held, 1 if held else None) as stranger:
                for wish, facts in wishes:
                    with pytest.raises(Refused) as told:
                        await stranger.ask(wish, **facts)
                    assert told.value.reason in ("not-yours", "too-early"), wish
                assert stranger.version == 0


@at_the_table
async def test_no_secret_reaches_the_log_or_an_address(tmp_path: Path) -> None:
    server = Served(tmp_path / "tables.sqlite", tmp_path)
    try:
        api = ServerClient(server.address)
        made = await api.create("rat_trap(players=2)", [me("Ann"), friend()])
        joined = await api.join(made.table, made.invitation(1), "Bob")
        await api.post("/api/qr", {"table": made.table, "fragment": f"join={made.invitation(1)}"})
        async with TableClient(api, made.table, [joined["secret"], "no-such-secret-0123456789"], 1) as bob:
            for nonsense in (
                {"type": "move"},
                {"type": "reveal", "id": "12345678", "seat": 1, "salt": joined["secret"]},
            ):
                await bob._send(nonsense)
            await bob.until(lambda: sum(message["type"] == "refused" for message in bob.received) == 2)
        for path in ("/api/%0d%0aforged", f"/api/tables/{made.secret(0)}"):
            with pytest.raises(Refused):
                await api.get(path)
    finally:
        server.kill()
    stored = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    for secret in (*made.secrets(), joined["secret"], made.invitation(1)):
        assert secret not in server.log_text()
        assert secret.encode() not in stored


@at_the_table
async def test_a_secret_cannot_be_guessed_at_any_speed(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite", free=False) as (address, _):
        made = await ServerClient(address).create("rat_trap(players=2)", [me(), bot("random")])
        codes = []
        for attempt in range(4):
            guesses = [f"{attempt:02}{number:030}" for number in range(10)]
            async with connect(place(made), proxy=None) as socket:
                await socket.send(json.dumps({"type": "hello", "secrets": guesses}))
                codes.append(json.loads(await socket.recv())["type"])
        assert codes == ["welcome", "welcome", "refused", "refused"]


@at_the_table
async def test_one_address_has_only_so_many_connections_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path / "tables.sqlite") as (address, tables):
        monkeypatch.setattr(tables.limits, "most_open", 2)
        made = await ServerClient(address).create("rat_trap(players=2)", [me(), bot("random")])
        async with TableClient(made.api, made.table), TableClient(made.api, made.table) as second:
            assert await closed_with(made, "{}") == 4429
            await second.speak("fr")  # existing connections stay
        async with TableClient(made.api, made.table) as later:
            await later.until(lambda: later.version == 0)
