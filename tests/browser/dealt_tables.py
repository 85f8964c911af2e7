"""Plays tables up to a point without a browser: with a client for each seat that chooses at random, or with bots.

The same deal and the same seed lead to the same position.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import AsyncIterator, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from rattery.server.connection.client import Made, ServerClient, bot, here, me
from tests.server.serving import TableClient
from tests.waiting import eventually

NAMES = ["Ada", "Bruno", "Chloé", "Dirk", "Éloïse"]


@dataclass(frozen=True)
class Played:
    """A game, the seed of the choices, the number of moves, and the level of the other seats if they are bots."""

    game: str
    seed: int
    moves: int
    against: str = ""

    @property
    def players(self) -> int:
        return int(self.game.partition("players=")[2][0])


@contextlib.asynccontextmanager
async def seated(
    api: ServerClient, game: str, names: Sequence[str] = NAMES, against: str = ""
) -> AsyncIterator[tuple[Made, list[TableClient]]]:
    """A table with a client for each seat; with `against`, all seats but the first are bots of that level."""
    players = Played(game, 0, 0).players
    others = [bot(against) if against else here(name) for name in names[1:players]]
    made = await api.create(game, [me(names[0]), *others])
    async with contextlib.AsyncExitStack() as chairs:
        clients = []
        for seat in range(1 if against else players):
            secrets = [made.secret(seat)] + ([made.host] if seat == 0 else [])
            clients.append(await chairs.enter_async_context(TableClient(api, made.table, secrets, seat)))
        await clients[0].ask("begin")
        yield made, clients


async def play(clients: Sequence[TableClient], seed: int, moves: int) -> None:
    """Make that many moves, and more until the first seat has a choice or the match is over."""
    luck, made = random.Random(seed), 0
    while not clients[0].is_over and not (made >= moves and len(clients[0].moves) > 1):
        await eventually(lambda: clients[0].is_over or any(client.moves for client in clients))
        asked = next((table_client for table_client in clients if table_client.moves), None)
        if asked is None:
            break
        done = await asked.move(luck.choice(asked.moves)["move"])
        await asyncio.gather(*(_told(table_client, done["version"]) for table_client in clients))
        made += 1


async def _told(table_client: TableClient, version: int) -> None:
    await table_client.until(lambda: (table_client.version or 0) >= version)


def lay(address: str, played: Played, names: Sequence[str] = NAMES) -> str:
    """Play a table up to that point; returns the path of the first seat's link."""
    return lay_for_all(address, played, names)[0]


def lay_for_all(address: str, played: Played, names: Sequence[str] = NAMES) -> list[str]:
    """The same; returns the paths of all people's seats. A device that opens several of them has all those seats."""

    async def sit() -> list[str]:
        async with seated(ServerClient(address), played.game, names, played.against) as (made, clients):
            await play(clients, played.seed, played.moves)
            return [f"/t/{made.table}#seat={made.secret(seat)}" for seat in range(len(clients))]

    return _run_in_thread(sit())


def _run_in_thread(work: Coroutine[Any, Any, list[str]]) -> list[str]:
    """Run in a thread of its own: Playwright's event loop runs in this one."""
    found: list[list[str]] = []
    thread = threading.Thread(target=lambda: found.append(asyncio.run(work)))
    thread.start()
    thread.join()
    return found[0]
