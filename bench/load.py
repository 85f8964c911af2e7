"""Load test of the server: `make load`.

A server with an SQLite file, on loopback, and a thousand tables of four players, each with a WebSocket connection. Moves are
made at a steady rate at random tables (open loop: the rate does not depend on the server). Measured is the latency from
sending a move to its news, for each of the four connections. It includes durability: the server sends news after the move is
on disk.

    python bench/load.py --game "first_rat(players=4)"      any game for four
    python bench/load.py --workers 2                        two server processes behind one port, on a PostgreSQL of its own
    python bench/load.py --attack                           with an attacker (bench/attack.py), and the server's limits on
    python bench/load.py --rate inf                         as many moves as the server makes: saturation
    python bench/load.py --all                              every game, the attack, and one worker beside two, as one table

Under attack every table has an address of its own, as if its players were at home, and the attacker has one.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import math
import os
import random
import resource
import secrets
import signal
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import msgspec

GAME, PLAYERS = "rat_trap(players=4)", 4
SATURATED_GAME = "first_rat(players=4)"  # for comparing one worker with two
ADDRESSES = 250  # in one /24 network, under attack
HELLO_BATCH = 100
NOT_TEXT = b'{"type": ""}'  # in place of a frame that is not text

SERVE = """
import sys
from rattery.server.serve import ServeOptions, serve
database, limits, workers = sys.argv[1:]
options = ServeOptions(
    port=0, database=database, open_browser=False, pace=0.0, free=limits == "free", workers=int(workers)
)
serve(options, lambda message, **facts: print(facts["here"], flush=True))
"""


class Position(msgspec.Struct):
    version: int
    moves: list[dict[str, object]]
    over: bool
    together: bool = False  # simultaneous decision: the news comes when all seats have moved


class News(msgspec.Struct):
    """The fields of a message that the load test reads."""

    type: str
    position: Position | None = None


_news = msgspec.json.Decoder(News)


class PlayerConnection(asyncio.Protocol):
    """The connection of one player: a minimal WebSocket client."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table, self.seat = table, seat
        self.buffer = bytearray()
        self.is_open = False
        self.position: Position | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def is_choosing(self) -> bool:
        return self.position is not None and self.position.together

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport: asyncio.Transport = transport  # type: ignore[assignment]
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        ask = (
            f"GET /ws/{self.table.id} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self.transport.write(ask.encode())

    def say(self, **message: object) -> None:
        if self.transport.is_closing():
            return
        body = msgspec.json.encode(message)
        head = (
            struct.pack("!BB", 0x81, 0x80 | len(body))
            if len(body) < 126
            else struct.pack("!BBH", 0x81, 0xFE, len(body))
        )
        self.transport.write(head + b"\0\0\0\0" + body)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            del self.buffer[: end + 4]
            self.is_open = True
            self.say(type="hello", secrets=self.table.secrets(self.seat), eye=self.seat)
        while (frame := self._frame()) is not None:
            self._receive(frame)

    def _frame(self) -> bytes | None:
        """Removes the next complete frame from the buffer; None if it is incomplete."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 0x7F, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        frame = bytes(buffer[start : start + length])
        is_text = buffer[0] & 0x0F == 1
        del buffer[: start + length]
        return frame if is_text else NOT_TEXT

    def _receive(self, frame: bytes) -> None:
        news = _news.decode(frame)
        if news.type == "refused":
            self.table.refused += 1
        if news.type != "news":
            return
        if not self.opened.done():
            self.opened.set_result(None)
        if news.position is not None:
            self.position = news.position
            self.table.received(self, news.position)

    def connection_lost(self, error: Exception | None) -> None:
        self.table.lost += 1
        self.is_open = False


class Table:
    """A table and its connections; one move is in flight at a time."""

    def __init__(self, made: dict[str, object], load: Load) -> None:
        self.made, self.load = made, load
        self.id = str(made["table"])
        self.connections: list[PlayerConnection] = []
        self.sent_at = 0.0
        self.waiting_for = 0
        self.pending = 0
        self.refused = self.lost = 0

    def secrets(self, seat: int) -> list[object]:
        return [self.made["seats"][seat]["secret"], *([self.made["host"]] if seat == 0 else [])]  # type: ignore[index]

    def move(self) -> int:
        """Sends a random move for the seat to play, or for all seats of a simultaneous decision, unless one is in flight.

        Returns the number of moves sent.
        """
        asked = [
            connection
            for connection in self.connections
            if connection.position is not None and connection.position.moves
        ]
        if self.pending or not asked or (asked[0].is_choosing and len(asked) < len(self.connections)):
            return 0
        asked = asked if asked[0].is_choosing else asked[:1]
        self.pending, self.sent_at = len(self.connections), time.perf_counter()
        for connection in asked:
            position, connection.position = connection.position, None
            assert position is not None
            choice, self.waiting_for = random.choice(position.moves), position.version
            connection.say(type="move", id=secrets.token_hex(8), version=position.version, move=choice["id"])
        return len(asked)

    def received(self, connection: PlayerConnection, position: Position) -> None:
        if self.pending and position.version > self.waiting_for:
            self.load.times.append(time.perf_counter() - self.sent_at)
            self.pending -= 1
        if position.over:
            self.load.over += connection.seat == 0


@dataclass(frozen=True)
class Result:
    """Measurements: latencies in seconds, CPU in cores."""

    moves_per_second: float
    p50: float
    p95: float
    p99: float
    longest: float
    server: float
    clients: float
    lost: int


class Load:
    """The tables of one server, the moves made at them and their latencies."""

    def __init__(self, game: str, tables: int, rate: float, seconds: float, is_attacked: bool = False) -> None:
        self.game, self.count, self.rate, self.seconds = game, tables, rate, seconds
        self.is_attacked = is_attacked
        self.times: list[float] = []
        self.over = 0
        self.late = self.made = 0

    async def run(self, address: str, pid: int) -> Result:
        start = memory(pid)
        url = urlsplit(address)
        assert url.hostname is not None
        assert url.port is not None
        self.tables = [
            Table(made, self)
            for number in range(self.count)
            for made in [await asyncio.to_thread(create, self.game, url.hostname, url.port, self._address(number))]
        ]
        sockets = self.count * PLAYERS
        pinging = asyncio.create_task(self._ping())
        await self._connect(url.hostname, url.port)
        each = (memory(pid) - start) / self.count
        print(f"{self.count} tables, {sockets} sockets; {each:.0f} KiB a table with its sockets")
        idle = await self._idle(pid)
        await self._begin()
        attacker = attack(address, self.tables[0].id) if self.is_attacked else None
        await self._wait_for(attacker)
        await self._play(5.0)
        self.times.clear()
        self.made = self.late = 0
        used, own, began = processor(pid), time.process_time(), time.perf_counter()
        await self._play(self.seconds)
        spent = time.perf_counter() - began
        used, own = processor(pid) - used, time.process_time() - own
        await asyncio.sleep(1.0)
        if attacker is not None:
            attacker.terminate()
            print((await asyncio.to_thread(attacker.communicate))[0].strip())
        pinging.cancel()
        result = self._result(spent, used, own)
        self._report_times(spent, result)
        self._report_processor(spent, used, idle, own)
        self._report_memory(pid, start)
        return result

    def _result(self, spent: float, used: float, own: float) -> Result:
        times = sorted(self.times)
        p50, p95, p99 = (times[int(len(times) * share)] for share in (0.5, 0.95, 0.99))
        lost = sum(table.lost for table in self.tables)
        return Result(self.made / spent, p50, p95, p99, times[-1], used / spent, own / spent, lost)

    async def _wait_for(self, attacker: subprocess.Popen[str] | None) -> None:
        """Plays until the attacker has prepared a finished match and begins."""
        if attacker is not None and attacker.stdout is not None:
            begins = asyncio.create_task(asyncio.to_thread(attacker.stdout.readline))
            while not begins.done():
                await self._play(0.5)

    def _address(self, number: int) -> str | None:
        """The local address of a table's connections; None: the default."""
        return f"127.0.{1 + number // ADDRESSES}.{1 + number % ADDRESSES}" if self.is_attacked else None

    async def _idle(self, pid: int) -> float:
        """The CPU use of idle connections with pings, in cores."""
        await asyncio.sleep(1.0)
        used, began = processor(pid), time.perf_counter()
        await asyncio.sleep(5.0)
        return (processor(pid) - used) / (time.perf_counter() - began)

    async def _connect(self, host: str, port: int) -> None:
        loop = asyncio.get_running_loop()
        connections = []
        for number, table in enumerate(self.tables):
            own = self._address(number)
            for seat in range(PLAYERS):
                _, connection = await loop.create_connection(
                    lambda t=table, s=seat: PlayerConnection(t, s),
                    host,
                    port,
                    local_addr=None if own is None else (own, 0),
                )
                table.connections.append(connection)
                connections.append(connection)
            if len(connections) >= HELLO_BATCH:
                await asyncio.gather(*(connection.opened for connection in connections))
                connections = []
        await asyncio.gather(*(connection.opened for connection in connections))

    async def _begin(self) -> None:
        for table in self.tables:
            table.connections[0].say(type="begin", id=secrets.token_hex(8))
            await asyncio.sleep(0.002)
        while any(connection.position is None for table in self.tables for connection in table.connections):
            await asyncio.sleep(0.1)

    async def _ping(self) -> None:
        """Pings every connection about every 2.5 seconds, as browsers do."""
        while True:
            for table in self.tables:
                for connection in [connection for connection in table.connections if connection.is_open]:
                    connection.say(type="ping", at=0)
                await asyncio.sleep(2.4 / len(self.tables))
            await asyncio.sleep(0.1)

    async def _play(self, seconds: float) -> None:
        began, moves = time.perf_counter(), 0
        while math.isinf(self.rate) and time.perf_counter() - began < seconds:
            self.made += sum(table.move() for table in self.tables)
            await asyncio.sleep(0.001)
        while (passed := time.perf_counter() - began) < seconds:
            while moves < passed * self.rate:
                made = next(filter(None, (random.choice(self.tables).move() for _ in range(20))), 0)
                moves += made or 1
                self.made += made
                self.late += not made
            await asyncio.sleep(0.001)

    def _report_times(self, spent: float, found: Result) -> None:
        p50, p95, p99, longest = (1000 * each for each in (found.p50, found.p95, found.p99, found.longest))
        print(f"{found.moves_per_second:.0f} moves a second for {spent:.0f} s, seen {len(self.times)} times: ", end="")
        print(f"p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms, longest {longest:.0f} ms")
        refused = sum(t.refused for t in self.tables)
        print(
            f"{self.over} matches came to their end; {refused} moves refused, {found.lost} connections lost, ", end=""
        )
        print(f"{self.late} moves could not be made")

    def _report_processor(self, spent: float, used: float, idle: float, own: float) -> None:
        """`used` and `own` are CPU seconds of the server and of this process, `idle` the cores that pings take."""
        made = max(1, self.made)
        a_move, without_pings = used / made * 1000, (used - idle * spent) / made * 1000
        print(
            f"the server used {used / spent:.0%} of one core, {idle:.0%} for pings alone; the clients {own / spent:.0%}"
        )
        print(f"a move took {a_move:.2f} ms of processor, {without_pings:.2f} ms without the pings")

    def _report_memory(self, pid: int, start: float) -> None:
        each = (memory(pid) - start) / self.count
        print(f"{memory(pid) / 1024:.0f} MiB in all, {each:.0f} KiB a table after this many moves")


def create(game: str, host: str, port: int, own: str | None) -> dict[str, object]:
    body = json.dumps({"game": game, "seats": [{"kind": "me"}] * PLAYERS})
    connection = HTTPConnection(host, port, source_address=None if own is None else (own, 0))
    connection.request("POST", "/api/tables", body)
    made: dict[str, object] = json.loads(connection.getresponse().read())
    connection.close()
    return made


def attack(address: str, victim: str) -> subprocess.Popen[str]:
    """Starts the attacker in a process of its own."""
    command = [sys.executable, str(Path(__file__).with_name("attack.py")), address, victim]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603


def processes(pid: int) -> list[int]:
    """The process ids of a server and all its descendants."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return [pid, *(found for child in children for found in processes(int(child)))]


def memory(pid: int) -> float:
    """Resident memory of the server and all its descendants, in KiB; shared pages count several times."""
    statuses = [Path(f"/proc/{each}/status").read_text(encoding="ascii") for each in processes(pid)]
    return sum(
        float(line.split()[1]) for status in statuses for line in status.splitlines() if line.startswith("VmRSS")
    )


def processor(pid: int) -> float:
    """CPU seconds used by the server and all its descendants."""
    stats = [
        Path(f"/proc/{each}/stat").read_text(encoding="ascii").rpartition(") ")[2].split() for each in processes(pid)
    ]
    return sum(int(fields[11]) + int(fields[12]) for fields in stats) / os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--rate", type=float, default=500, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--database", help="PostgreSQL instead of an SQLite file")
    parser.add_argument("--game", default=GAME, help="for four players")
    parser.add_argument(
        "--workers", type=int, default=1, help="server processes; more than one make a PostgreSQL of their own"
    )
    parser.add_argument("--attack", action="store_true", help="with an attacker")
    parser.add_argument("--all", action="store_true", help="every game, the attack, one worker beside two; one table")
    args = parser.parse_args()
    with contextlib.suppress(ImportError):
        import uvloop

        asyncio.set_event_loop_policy(uvloop.EventLoopPolicy())
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, max(soft, 20_000)), hard))
    if args.all:
        measure_all(args)
    else:
        measure(args)


def measure(args: argparse.Namespace, is_shared: bool = False) -> Result:
    """Measures one load on a server of its own; `is_shared` uses PostgreSQL even for one worker."""
    with tempfile.TemporaryDirectory() as folder, a_database(args, Path(folder), is_shared) as database:
        limits = "limited" if args.attack else "free"
        command = [sys.executable, "-c", SERVE, database, limits, str(args.workers)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            load = Load(args.game, args.tables, args.rate, args.seconds, args.attack)
            return asyncio.run(load.run(address, server.pid))
        finally:
            server.send_signal(signal.SIGTERM if args.workers > 1 else signal.SIGKILL)
            server.wait()
            assert server.stdout is not None
            server.stdout.close()


def measure_all(args: argparse.Namespace) -> None:
    """Measures every game, one under attack, and one worker against two at saturation, on the same kind of store."""
    from rattery.core.packages import game_names

    cases: dict[str, tuple[argparse.Namespace, bool]] = {
        game: (changed(args, game=f"{game}(players={PLAYERS})"), False) for game in game_names()
    }
    cases["under attack"] = changed(args, attack=True), False
    saturated = changed(args, game=SATURATED_GAME, rate=math.inf)
    workers = {number: f"saturation, {number} on PostgreSQL" for number in (1, 2)}
    cases |= {name: (changed(saturated, workers=number), True) for number, name in workers.items()}
    found: dict[str, Result] = {}
    for name, (case, is_shared) in cases.items():
        print(f"\n{name}: {case.game}")
        found[name] = measure(case, is_shared)
    report_all(found)
    one, two = (found[name].moves_per_second for name in workers.values())
    print(f"two workers make {two / one:.2f} times the moves a second of one")


def changed(args: argparse.Namespace, **more: object) -> argparse.Namespace:
    return argparse.Namespace(**(vars(args) | more))


def report_all(found: dict[str, Result]) -> None:
    print(
        f"\n{'':30}{'moves/s':>9}{'p50 ms':>9}{'p95 ms':>9}{'p99 ms':>9}{'longest':>9}{'server':>9}{'clients':>9}{'lost':>6}"
    )
    for name, r in found.items():
        times = "".join(f"{1000 * each:>9.1f}" for each in (r.p50, r.p95, r.p99, r.longest))
        print(f"{name:30}{r.moves_per_second:>9.0f}{times}{r.server:>9.0%}{r.clients:>9.0%}{r.lost:>6}")


@contextlib.contextmanager
def a_database(args: argparse.Namespace, folder: Path, is_shared: bool) -> Iterator[str]:
    """The database as given; else a temporary PostgreSQL for several workers or if `is_shared`, or an SQLite file."""
    if args.database or (args.workers == 1 and not is_shared):
        yield args.database or str(folder / "tables.sqlite")
        return
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from chaos.postgres import Postgres

    postgres = Postgres(folder)
    try:
        yield postgres.url
    finally:
        postgres.kill()


if __name__ == "__main__":
    main()
