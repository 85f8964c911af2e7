"""Tables played up to a point without a browser: everybody has a client of their own and chooses at random.

From the same deal and the same seed follows the same position.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading
from collections.abc import AsyncIterator, Coroutine, Sequence
from dataclasses import dataclass
from typing import Any

from rattery.server.connection.client import Lobby, Made, here, me
from tests.server.serving import Guest

NAMES = ["Ada", "Bruno", "Chloé", "Dirk", "Éloïse"]


@dataclass(frozen=True)
class Played:
    """A game, the seed of the choices, and how many moves are made before somebody looks."""

    game: str
    seed: int
    moves: int

    @property
    def players(self) -> int:
        return int(self.game.partition("players=")[2][0])


@contextlib.asynccontextmanager
async def seated(lobby: Lobby, game: str, names: Sequence[str] = NAMES) -> AsyncIterator[tuple[Made, list[Guest]]]:
    """A table at which everybody has a device of their own."""
    players = Played(game, 0, 0).players
    made = await lobby.create(game, [me(names[0]), *(here(name) for name in names[1:players])])
    async with contextlib.AsyncExitStack() as chairs:
        guests = []
        for seat in range(players):
            secrets = [made.secret(seat)] + ([made.host] if seat == 0 else [])
            guests.append(await chairs.enter_async_context(Guest(lobby, made.table, secrets, seat)))
        await guests[0].ask("begin")
        yield made, guests


async def play(guests: Sequence[Guest], seed: int, moves: int) -> None:
    """That many moves, and then on until the first seat has something to choose."""
    luck, made = random.Random(seed), 0
    while not guests[0].is_over and not (made >= moves and len(guests[0].moves) > 1):
        asked = next((guest for guest in guests if guest.moves), None)
        if asked is None:
            await asyncio.sleep(0.02)
            continue
        done = await asked.move(luck.choice(asked.moves)["move"])
        await asyncio.gather(*(_told(guest, done["version"]) for guest in guests))
        made += 1


async def _told(guest: Guest, version: int) -> None:
    await guest.until(lambda: (guest.version or 0) >= version)


def lay(address: str, played: Played, names: Sequence[str] = NAMES) -> str:
    """Play a table so far; the path by which the first seat comes to it."""

    async def sit() -> str:
        async with seated(Lobby(address), played.game, names) as (made, guests):
            await play(guests, played.seed, played.moves)
            return f"/t/{made.table}#seat={made.secret(0)}"

    return _aside(sit())


def _aside(work: Coroutine[Any, Any, str]) -> str:
    """Run it in a thread of its own: the browser's driver has the event loop of this one."""
    found: list[str] = []
    thread = threading.Thread(target=lambda: found.append(asyncio.run(work)))
    thread.start()
    thread.join()
    return found[0]
