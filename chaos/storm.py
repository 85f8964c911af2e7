"""A storm: misbehaving clients play at many tables while servers, their workers and the database are killed.

When the time is up all matches are finished without faults. Then the acknowledgements are compared with the store, the state
of every client with that of a newly connected one, and every match is verified with its key.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import random
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from http.client import HTTPException

from chaos.crowd import BEHAVIOURS, PatientClient, Player
from chaos.ledger import Ledger
from chaos.postgres import Postgres
from chaos.processes import Served
from rattery.core.errors import RatteryError
from rattery.match.verify import verify
from rattery.server.connection.client import Made, Refused, ServerClient, bot, here, me
from rattery.server.part import Part

# Games, and how many of the seats are clients'; bots have the others.
TABLES = (
    ("rat_trap(players=3)", 2),
    ("ratjack(players=2)", 2),
    ("pied_piper(players=2)", 1),
    ("first_rat(players=2)", 1),
    ("rat_trap(players=4,roles=true)", 3),
    ("pied_piper(players=3,variant=hidden)", 2),
    ("first_rat(players=1)", 1),
    ("ratjack(players=3)", 2),
)
BETWEEN_KILLS = (0.5, 6.0)  # seconds
DOWN_FOR = (0.0, 1.5)  # seconds


@dataclass
class Storm:
    """The parameters of a storm and its results."""

    servers: Sequence[Served]
    database: Postgres | None = None
    tables: int = 24
    seconds: float = 60.0
    seed: int = 1
    level: str = "random"
    ledger: Ledger = field(default_factory=Ledger)
    kills: Counter[str] = field(default_factory=Counter)
    made: list[Made] = field(default_factory=list)
    over: int = 0

    async def run(self) -> None:
        """Runs the storm and all comparisons; problems are in the ledger."""
        self.luck = random.Random(self.seed)
        self.ends = time.monotonic() + self.seconds
        killing = asyncio.create_task(self._kill())
        await asyncio.gather(*(self._keep_busy(spot) for spot in range(self.tables)), killing)
        await self._compare_with_store()

    # The clients.

    def _is_ending(self) -> bool:
        """Whether the time is up, and something has been killed in it, which on a busy machine may come late."""
        return time.monotonic() >= self.ends and bool(self.kills)

    async def _keep_busy(self, spot: int) -> None:
        """Plays one table after another until the storm ends; every match is played to its end."""
        game, people = TABLES[spot % len(TABLES)]
        while not self._is_ending():
            made = await self._make(game, people)
            self.made.append(made)
            await self._play(made, people)

    async def _make(self, game: str, people: int) -> Made:
        players = int(game.partition("players=")[2][0])
        seats = [me(), *[here()] * (people - 1), *[bot(self.level)] * (players - people)]
        while True:
            with contextlib.suppress(OSError, HTTPException, Refused):
                return await ServerClient(self.luck.choice(self.servers).address).create(game, seats)
            await asyncio.sleep(0.3)

    async def _play(self, made: Made, people: int) -> None:
        players = [self._player(made, seat) for seat in range(people)]
        async with contextlib.AsyncExitStack() as stack:
            for player in players:
                await stack.enter_async_context(player)
            await self._begin(players[0])
            await asyncio.gather(*(player.play(lambda: False) for player in players))
            for player in players:
                await self._compare_with_newcomer(player)
        await self._verify(made)

    def _player(self, made: Made, seat: int) -> Player:
        luck = random.Random(self.luck.random())
        player = Player(made, seat, luck.choice(list(BEHAVIOURS)), self.ledger, luck)
        player.apis = [ServerClient(server.address) for server in self.servers]
        return player

    async def _begin(self, host: Player) -> None:
        while True:
            with contextlib.suppress(Refused):
                await host.ask("begin")
                return
            if host.table.get("stage") != "gathering":
                return
            await asyncio.sleep(0.3)

    # The faults.

    async def _kill(self) -> None:
        """Kills a server, a worker or the database at random intervals and restarts it, until the storm ends."""
        for number in itertools.count(1):
            await asyncio.sleep(self.luck.uniform(*BETWEEN_KILLS))
            if self._is_ending():
                return
            server = self.luck.choice(self.servers)
            if self.database is not None and number % 3 == 2:
                await self._kill_database()
            elif self.luck.random() < 0.3 and server.kill_worker():
                self.kills["worker"] += 1
            else:
                await self._kill_server(server)

    async def _kill_server(self, server: Served) -> None:
        server.kill()
        self.kills["server"] += 1
        await asyncio.sleep(self.luck.uniform(*DOWN_FOR))
        await asyncio.to_thread(server.start)

    async def _kill_database(self) -> None:
        assert self.database is not None
        self.database.kill()
        self.kills["database"] += 1
        await asyncio.sleep(self.luck.uniform(*DOWN_FOR))
        await asyncio.to_thread(self.database.start)

    # The comparisons.

    async def _compare_with_newcomer(self, player: Player) -> None:
        """Compares a client that survived all reconnects with a newly connected one."""
        async with PatientClient(player.api, player.table_id, player.held, player.seat) as newcomer:
            await newcomer.until(lambda: newcomer.version is not None)
            await player.until(lambda: player.version == newcomer.version)
            for what in ("table", "position", "lines", "talk"):
                if getattr(player, what) != getattr(newcomer, what):
                    self.ledger.problem(player.table_id, f"{player.behaviour} seat {player.seat} has another {what}")

    async def _verify(self, made: Made) -> None:
        """Fetches the match and verifies its commitment, its moves and its result."""
        match: Part | None = None
        while match is None:
            try:
                match = await ServerClient(self.luck.choice(self.servers).address).get(
                    f"/api/tables/{made.table}/match"
                )
            except Refused as refused:
                if refused.reason != "store":
                    self.ledger.problem(made.table, f"its match is not to be had: {refused}")
                    return
            except (OSError, HTTPException):  # a server was killed
                await asyncio.sleep(0)
        try:
            verdict = verify(match)
        except RatteryError as error:
            self.ledger.problem(made.table, f"its match does not verify: {error}")
            return
        self.over += verdict.match.is_over
        if verdict.commitment != made.commitment or not verdict.has_result:
            self.ledger.problem(made.table, "its match is another one than was committed to")

    async def _compare_with_store(self) -> None:
        """Kills the servers and compares the ledger with the store."""
        for server in self.servers:
            server.kill()
        tables = [made.table for made in self.made]
        for state in await self.ledger.compare_with_store(self.servers[0].database, tables):
            if state.stage != "over":
                self.ledger.problem(state.row.id, "is not over")

    def summary(self) -> str:
        """A one-line report."""
        moves = sum(asked.message["type"] == "move" for asked in self.ledger.asked.values())
        kills = ", ".join(f"{count} × {what}" for what, count in sorted(self.kills.items())) or "nothing"
        refused = ", ".join(f"{count} {why}" for why, count in self.ledger.refusals.most_common()) or "nothing"
        return (
            f"{len(self.made)} tables, {self.over} played to the end and verified; {moves} moves sent, "
            f"{self.ledger.acknowledged} things told done; killed: {kills}; refused: {refused}; "
            f"{len(self.ledger.problems)} problems"
        )
