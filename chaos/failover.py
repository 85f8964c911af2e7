"""Failover: four servers on one database under load, and one of them is killed. Do its tables go on elsewhere, and how soon?

python -m chaos.failover                          # four servers, 40 tables, one is killed after 10 seconds
python -m chaos.failover --servers 6 --tables 100

Every table has a home among the servers, as behind a proxy that goes by the table's name. When its home is killed the proxy
sends its clients to another server; they come back by themselves, after the pause a browser makes. Measured is the time from
the kill until somebody at the table sees the next move. In the end everything told done must be written, once.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from chaos.crowd import Patient, Player
from chaos.ledger import Ledger
from chaos.postgres import Postgres, binary
from chaos.processes import Served
from chaos.storm import TABLES
from rattery.server.connection import client
from rattery.server.connection.client import Lobby, Made, bot, here, me
from rattery.server.part import Part
from rattery.server.serve import open_store

WITHIN = 5.0  # seconds in which a table must go on
PAUSE = (0.5, 3.5)  # seconds until a browser connects again
THINKING = (0.3, 0.9)  # seconds a player takes for a move


class Rider(Player):
    """A player whose clients are sent to one server, and who notes when moves are seen."""

    def __init__(self, made: Made, seat: int, ledger: Ledger, luck: random.Random) -> None:
        super().__init__(made, seat, "steady", ledger, luck)
        client.RECONNECT_DELAY = PAUSE
        self.seen: list[tuple[float, int]] = []  # when, and how many moves there were

    async def _exchange(self, socket: ClientConnection) -> None:
        await Patient._exchange(self, socket)

    async def _act(self) -> None:
        await asyncio.sleep(self.luck.uniform(*THINKING))
        if self.moves:
            await super()._act()

    def _on_news(self, news: Part) -> None:
        super()._on_news(news)
        if self.position is not None:
            self.seen.append((time.monotonic(), self.position["ply"]))


@dataclass
class Failover:
    """What is tried, and what came of it."""

    servers: list[Served]
    tables: int = 40
    before: float = 10.0  # seconds until one is killed
    after: float = 15.0  # seconds that are played then
    seed: int = 1
    is_short: bool = False  # whether it ends as soon as every table has gone on
    ledger: Ledger = field(default_factory=Ledger)
    riders: dict[str, list[Rider]] = field(default_factory=dict)
    killed_at: float = 0.0
    bereaved: list[str] = field(default_factory=list)  # the tables whose home was killed

    async def try_it(self) -> None:
        self.luck = random.Random(self.seed)
        async with AsyncExitStack() as stack:
            for number in range(self.tables):
                await self._sit_down(number, stack)
            ends = time.monotonic() + self.before + self.after
            playing = [
                asyncio.create_task(rider.play(lambda: time.monotonic() > ends or self._is_enough()))
                for riders in self.riders.values()
                for rider in riders
            ]
            await asyncio.sleep(self.before)
            self._kill()
            await asyncio.gather(*playing)
        await self._compare_with_store()

    async def _sit_down(self, number: int, stack: AsyncExitStack) -> None:
        game, people = TABLES[number % len(TABLES)]
        players = int(game.partition("players=")[2][0])
        seats = [me(), *[here()] * (people - 1), *[bot("random")] * (players - people)]
        made = await Lobby(self.servers[number % len(self.servers)].address).create(game, seats)
        riders = [Rider(made, seat, self.ledger, random.Random(self.luck.random())) for seat in range(people)]
        self.riders[made.table] = riders
        for rider in riders:
            await stack.enter_async_context(rider)
        await riders[0].ask("begin")

    def _kill(self) -> None:
        """One server is gone; the proxy sends whoever was there to the others."""
        gone, *left = self.servers
        self.killed_at = time.monotonic()
        gone.kill()
        for table, riders in self.riders.items():
            if riders[0].lobby.address != gone.address or riders[0].is_over:
                continue
            self.bereaved.append(table)
            for rider in riders:
                rider.lobby = Lobby(self.luck.choice(left).address)

    def pause_at(self, table: str) -> float | None:
        """Seconds from the kill until somebody at a table saw a new move; None if nobody did."""
        seen = sorted(each for rider in self.riders[table] for each in rider.seen)
        known = max((ply for at, ply in seen if at <= self.killed_at), default=0)
        return next((at - self.killed_at for at, ply in seen if at > self.killed_at and ply > known), None)

    def _is_enough(self) -> bool:
        return self.is_short and bool(self.bereaved) and all(self.pause_at(table) for table in self.bereaved)

    def pauses(self) -> list[float]:
        """How long each table that lost its home stood still, the longest last; endless where it does not go on."""
        found = [self.pause_at(table) for table in self.bereaved]
        return sorted(float("inf") if pause is None else pause for pause in found)

    async def _compare_with_store(self) -> None:
        for server in self.servers:
            server.kill()
        store = open_store(self.servers[0].database)
        await store.open(lambda table, number: None, lambda text: None)
        for table in self.riders:
            row = await store.table(table)
            assert row is not None
            self.ledger.compare(row, await store.happenings(table))
        await store.close()

    def told(self) -> str:
        pauses = self.pauses()
        return (
            f"{len(self.servers)} servers, {len(self.riders)} tables; {len(self.bereaved)} lost their server.\n"
            f"They went on after {pauses[len(pauses) // 2]:.2f} s (median), {pauses[-1]:.2f} s (longest).\n"
            f"{self.ledger.acknowledged} changes were told done; {len(self.ledger.problems)} problems."
        )


def fail_over(
    folder: Path, servers: int, tables: int, before: float, after: float, seed: int = 1, is_short: bool = False
) -> Failover:
    """A trial on a database and servers of our own."""
    database = Postgres(folder)
    served: list[Served] = []
    try:
        served += [Served(database.url, folder) for _ in range(servers)]
        trial = Failover(served, tables, before, after, seed, is_short)
        asyncio.run(trial.try_it())
    finally:
        for server in served:
            server.kill()
        database.kill()
    return trial


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--servers", type=int, default=4)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--before", type=float, default=10.0, help="seconds until one is killed")
    parser.add_argument("--after", type=float, default=15.0, help="seconds that are played then")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if binary("initdb") is None:
        print("PostgreSQL is not installed here; on Debian: apt-get install postgresql")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        trial = fail_over(Path(folder), args.servers, args.tables, args.before, args.after, args.seed)
    print(trial.told())
    print(*trial.ledger.problems[:50], sep="\n")
    return 1 if trial.ledger.problems or trial.pauses()[-1] > WITHIN else 0


if __name__ == "__main__":
    sys.exit(main())
