"""Failover: kills one of several servers on one database under load, and measures how soon its tables continue elsewhere.

python -m chaos.failover                          # four servers, 40 tables, one is killed after 10 seconds
python -m chaos.failover --servers 6 --tables 100

Every table has a home server, as behind a proxy with sticky routing by table. When it is killed, the clients are routed to
another server; they reconnect by themselves, with a browser's delay. Measured is the time from the kill until a client at
the table receives the next move. Afterwards everything acknowledged must be stored exactly once.
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

from chaos.crowd import PatientClient, Player
from chaos.ledger import Ledger
from chaos.postgres import Postgres, binary
from chaos.processes import Served
from chaos.storm import TABLES
from rattery.server.connection import client
from rattery.server.connection.client import Made, ServerClient, bot, here, me
from rattery.server.part import Part

MOST_DOWNTIME = 5.0  # seconds of a table
RECONNECT_DELAY = (0.5, 3.5)  # seconds, as in a browser
THINKING = (0.3, 0.9)  # seconds before each move


class FailoverPlayer(Player):
    """A player with sticky routing to one server that records when it sees moves."""

    def __init__(self, made: Made, seat: int, ledger: Ledger, luck: random.Random) -> None:
        super().__init__(made, seat, "steady", ledger, luck)
        client.RECONNECT_DELAY = RECONNECT_DELAY
        self.seen: list[tuple[float, int]] = []  # monotonic time, ply

    async def _exchange(self, socket: ClientConnection) -> None:
        await PatientClient._exchange(self, socket)

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
    """A trial and its results."""

    servers: list[Served]
    tables: int = 40
    before: float = 10.0  # seconds of play until the kill
    after: float = 15.0  # seconds of play after it
    seed: int = 1
    is_short: bool = False  # whether to end as soon as every table has continued
    ledger: Ledger = field(default_factory=Ledger)
    participants: dict[str, list[FailoverPlayer]] = field(default_factory=dict)
    killed_at: float = 0.0
    orphaned: list[str] = field(default_factory=list)  # tables whose home was killed

    async def run(self) -> None:
        self.luck = random.Random(self.seed)
        async with AsyncExitStack() as stack:
            for number in range(self.tables):
                await self._sit_down(number, stack)
            ends = time.monotonic() + self.before + self.after
            playing = [
                asyncio.create_task(participant.play(lambda: time.monotonic() > ends or self._is_enough()))
                for participants in self.participants.values()
                for participant in participants
            ]
            await asyncio.sleep(self.before)
            self._kill()
            await asyncio.gather(*playing)
        for server in self.servers:
            server.kill()
        await self.ledger.compare_with_store(self.servers[0].database, self.participants)

    async def _sit_down(self, number: int, stack: AsyncExitStack) -> None:
        game, people = TABLES[number % len(TABLES)]
        players = int(game.partition("players=")[2][0])
        seats = [me(), *[here()] * (people - 1), *[bot("random")] * (players - people)]
        made = await ServerClient(self.servers[number % len(self.servers)].address).create(game, seats)
        participants = [
            FailoverPlayer(made, seat, self.ledger, random.Random(self.luck.random())) for seat in range(people)
        ]
        self.participants[made.table] = participants
        for participant in participants:
            await stack.enter_async_context(participant)
        await participants[0].ask("begin")

    def _kill(self) -> None:
        """Kills the first server and routes its clients to the others."""
        gone, *left = self.servers
        self.killed_at = time.monotonic()
        gone.kill()
        for table, participants in self.participants.items():
            if participants[0].api.address != gone.address or participants[0].is_over:
                continue
            self.orphaned.append(table)
            for participant in participants:
                participant.api = ServerClient(self.luck.choice(left).address)

    def pause_at(self, table: str) -> float | None:
        """Seconds from the kill until a client at a table received a new move; None if none did."""
        seen = sorted(each for participant in self.participants[table] for each in participant.seen)
        known = max((ply for at, ply in seen if at <= self.killed_at), default=0)
        return next((at - self.killed_at for at, ply in seen if at > self.killed_at and ply > known), None)

    def _is_enough(self) -> bool:
        return self.is_short and bool(self.orphaned) and all(self.pause_at(table) for table in self.orphaned)

    def pauses(self) -> list[float]:
        """The downtime of each orphaned table, ascending; infinite if it did not continue."""
        found = [self.pause_at(table) for table in self.orphaned]
        return sorted(float("inf") if pause is None else pause for pause in found)

    def summary(self) -> str:
        pauses = self.pauses()
        return (
            f"{len(self.servers)} servers, {len(self.participants)} tables; {len(self.orphaned)} lost their server.\n"
            f"They went on after {pauses[len(pauses) // 2]:.2f} s (median), {pauses[-1]:.2f} s (longest).\n"
            f"{self.ledger.acknowledged} changes were told done; {len(self.ledger.problems)} problems."
        )


def fail_over(
    folder: Path, servers: int, tables: int, before: float, after: float, seed: int = 1, is_short: bool = False
) -> Failover:
    """Runs a trial on a temporary database with its own servers."""
    database = Postgres(folder)
    served: list[Served] = []
    try:
        served += [Served(database.url, folder) for _ in range(servers)]
        trial = Failover(served, tables, before, after, seed, is_short)
        asyncio.run(trial.run())
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
    print(trial.summary())
    print(*trial.ledger.problems[:50], sep="\n")
    return 1 if trial.ledger.problems or trial.pauses()[-1] > MOST_DOWNTIME else 0


if __name__ == "__main__":
    sys.exit(main())
