"""The attacker of the load test: a denial-of-service client with one address and as many connections as it can get.

    python bench/attack.py http://127.0.0.1:8000 TABLE

It floods tables with pings, garbage and invalid requests, leaves requests half sent, requests replays of a finished match,
joins with wrong invitations, requests hints with ids it has used before, and chats at a table of its own that is broadcast
to hundreds of its connections. Closed connections are reopened immediately. It runs until SIGTERM, then prints how many
connections it had open and tried, and how much it received.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import resource
import secrets
import signal
import struct
import sys
from urllib.parse import urlsplit

ADDRESS = "127.0.0.2"
FLOODING, HALF_SENT, REQUESTING = 400, 600, 200  # connections of each kind
LISTENING, TALKING = 800, 100  # connections to its own table, and how many of them chat
READY = "attacking"  # the line it prints when it begins
PLAY_OUT_SECONDS = 40  # at most, for the match of bots to end
MESSAGES_A_WRITE = 2000

Pair = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def frame(message: object) -> bytes:
    body = message.encode() if isinstance(message, str) else json.dumps(message).encode()
    head = struct.pack("!BB", 0x81, 0x80 | len(body)) if len(body) < 126 else struct.pack("!BBH", 0x81, 0xFE, len(body))
    return head + b"\0\0\0\0" + body


class Attacker:
    """All connections of the attacker, and what it counted."""

    def __init__(self, address: str, victim: str) -> None:
        url = urlsplit(address)
        self.host, self.port, self.victim = url.hostname or "", url.port or 80, victim
        self.opened = self.answered = self.received = self.most_open = self.replayed = 0
        self.writers: set[asyncio.StreamWriter] = set()

    async def run(self) -> None:
        own, over = await self.table("rat_trap(players=2)"), await self.table("pied_piper(players=2)", bots=True)
        await self.play_out(over)
        loud = await self.table("rat_trap(players=2)")
        print(READY, flush=True)
        floods = [
            frame({"type": "ping", "at": 1}),
            frame('{"type":"zzz"}'),
            frame(""),
            frame({"type": "look", "eye": None}),
            frame({"type": "move", "id": "01234567", "version": 0, "move": "keep"}),
        ]
        requests = [
            f"GET /api/tables/{over['table']}/replay HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET /api/tables HTTP/1.1\r\nHost: x\r\n\r\n",
            self.post(f"/api/tables/{self.victim}/join", {"invitation": "x" * 32, "key": "0" * 32}),
        ]
        await asyncio.gather(
            *(self.repeat(self.flood, floods[number % len(floods)]) for number in range(FLOODING)),
            *(self.repeat(self.half_request) for _ in range(HALF_SENT)),
            *(self.repeat(self.request, requests[number % len(requests)].encode()) for number in range(REQUESTING)),
            *(self.repeat(self.listen, loud, number < TALKING) for number in range(LISTENING)),
            self.repeat(self.hint, own),
            self.count_open(),
        )

    async def repeat(self, work, *args) -> None:  # type: ignore[no-untyped-def]
        while True:
            with contextlib.suppress(OSError, EOFError, ValueError):
                await work(*args)
            await asyncio.sleep(0.05)  # thousands of these run: they must not saturate the attacker itself

    async def connect(self) -> Pair:
        self.opened += 1
        reader, writer = await asyncio.open_connection(self.host, self.port, local_addr=(ADDRESS, 0))
        self.writers.add(writer)
        return reader, writer

    async def count_open(self) -> None:
        while True:
            self.writers = {writer for writer in self.writers if not writer.is_closing()}
            self.most_open = max(self.most_open, len(self.writers))
            await asyncio.sleep(0.5)

    def post(self, path: str, body: object) -> str:
        text = json.dumps(body)
        return f"POST {path} HTTP/1.1\r\nHost: x\r\nContent-Length: {len(text)}\r\n\r\n{text}"

    async def answer(self, request: str) -> dict[str, object]:
        reader, writer = await self.connect()
        writer.write(request.encode())
        head = await reader.readuntil(b"\r\n\r\n")
        length = next(int(line[15:]) for line in head.lower().splitlines() if line.startswith(b"content-length:"))
        body: dict[str, object] = json.loads(await reader.readexactly(length))
        writer.close()
        return body

    async def table(self, game: str, bots: bool = False) -> dict[str, object]:
        seats = [{"kind": "bot", "level": "random"}] * 2 if bots else [{"kind": "me"}] * 2
        return await self.answer(self.post("/api/tables", {"game": game, "seats": seats}))

    async def socket(self, table: str, held: list[object]) -> Pair:
        reader, writer = await self.connect()
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        writer.write(
            f"GET /ws/{table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        writer.write(frame({"type": "hello", "secrets": held, "eye": 0 if len(held) > 1 else None}))
        return reader, writer

    async def play_out(self, over: dict[str, object]) -> None:
        """Has bots finish a match, whose replay is requested later. Bots play only while a client is connected."""
        reader, writer = await self.socket(str(over["table"]), [over["host"]])
        reading = asyncio.create_task(self.discard(reader))
        writer.write(frame({"type": "begin", "id": secrets.token_hex(8)}))
        stage: object = None
        for _ in range(PLAY_OUT_SECONDS):
            await asyncio.sleep(1)
            writer.write(frame({"type": "ping", "at": 1}))
            stage = (await self.answer(f"GET /api/tables/{over['table']} HTTP/1.1\r\nHost: x\r\n\r\n")).get("stage")
            if stage == "over":
                break
        reading.cancel()
        writer.close()
        told = await self.answer(f"GET /api/tables/{over['table']}/replay HTTP/1.1\r\nHost: x\r\n\r\n")
        self.replayed = len(told.get("frames", []))  # type: ignore[arg-type]

    async def flood(self, one: bytes) -> None:
        reader, writer = await self.socket(self.victim, [])
        reading = asyncio.create_task(self.discard(reader))
        try:
            while not writer.is_closing() and not reading.done():
                writer.write(one * MESSAGES_A_WRITE)
                await writer.drain()
        finally:
            reading.cancel()
            writer.close()

    async def discard(self, reader: asyncio.StreamReader) -> None:
        while said := await reader.read(1 << 16):
            self.answered += 1
            self.received += len(said)

    async def half_request(self) -> None:
        reader, writer = await self.connect()
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Le")
        await reader.read()
        writer.close()

    async def request(self, request: bytes) -> None:
        reader, writer = await self.connect()
        reading = asyncio.create_task(self.discard(reader))
        try:
            while not reading.done():
                writer.write(request * 20)
                await writer.drain()
                await asyncio.sleep(0.01)
        finally:
            reading.cancel()
            writer.close()

    async def listen(self, loud: dict[str, object], talks: bool) -> None:
        """Receives everything at the attacker's own table, and chats there as often as a connection may."""
        reader, writer = await self.socket(str(loud["table"]), [loud["host"]])
        reading = asyncio.create_task(self.discard(reader))
        try:
            while not reading.done() and not writer.is_closing():
                said = {"type": "say", "id": secrets.token_hex(8), "text": "x" * 200}
                writer.write(frame(said if talks else {"type": "ping", "at": 1}))
                await writer.drain()
                await asyncio.sleep(2.0)
        finally:
            reading.cancel()
            writer.close()

    async def hint(self, own: dict[str, object]) -> None:
        seats: list[dict[str, object]] = own["seats"]  # type: ignore[assignment]
        reader, writer = await self.socket(str(own["table"]), [own["host"], seats[0]["secret"], seats[1]["secret"]])
        reading = asyncio.create_task(self.discard(reader))
        writer.write(frame({"type": "begin", "id": secrets.token_hex(8)}))
        key = secrets.token_hex(8)
        writer.write(frame({"type": "say", "id": key, "text": "x"}))
        try:
            while not reading.done():
                writer.write(frame({"type": "hint", "id": key, "version": 2}) * 5)
                await writer.drain()
                await asyncio.sleep(0.1)
        finally:
            reading.cancel()
            writer.close()

    def report(self) -> str:
        return (
            f"the attacker had {self.most_open} connections open, tried {self.opened}, was sent "
            f"{self.received / 1e6:.0f} MB; its match to replay had {self.replayed} frames"
        )


async def attack(attacker: Attacker) -> None:
    """Attacks until SIGTERM, then prints the report."""
    attacking = asyncio.ensure_future(attacker.run())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, attacking.cancel)
    with contextlib.suppress(asyncio.CancelledError):
        await attacking
    print(attacker.report(), flush=True)


def main() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    asyncio.run(attack(Attacker(sys.argv[1], sys.argv[2])))


if __name__ == "__main__":
    main()
