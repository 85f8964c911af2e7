"""Tables played up to a point without a browser: everybody has a client of their own and chooses at random, or is a bot.

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

from rattery.server.connection.client import Lobby, Made, bot, here, me
from tests.server.serving import Guest

NAMES = ["Ada", "Bruno", "Chloé", "Dirk", "Éloïse"]


@dataclass(frozen=True)
class Played:
    """A game, the seed of the choices, how many moves are made before somebody looks, and the level of others if bots."""

    game: str
    seed: int
    moves: int
    against: str = ""

    @property
    def players(self) -> int:
        return int(self.game.partition("players=")[2][0])


@contextlib.asynccontextmanager
async def seated(
    lobby: Lobby, game: str, names: Sequence[str] = NAMES, against: str = ""
) -> AsyncIterator[tuple[Made, list[Guest]]]:
    """A table at which everybody has a device of their own, except for bots of the level `against`, if there is one."""
    players = Played(game, 0, 0).players
    others = [bot(against) if against else here(name) for name in names[1:players]]
    made = await lobby.create(game, [me(names[0]), *others])
    async with contextlib.AsyncExitStack() as chairs:
        guests = []
        for seat in range(1 if against else players):
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
    return lay_for_all(address, played, names)[0]


def lay_for_all(address: str, played: Played, names: Sequence[str] = NAMES) -> list[str]:
    """The same; the paths of all people's seats. A device that goes to several of them has those seats."""

    async def sit() -> list[str]:
        async with seated(Lobby(address), played.game, names, played.against) as (made, guests):
            await play(guests, played.seed, played.moves)
            return [f"/t/{made.table}#seat={made.secret(seat)}" for seat in range(len(guests))]

    return _aside(sit())


def _aside(work: Coroutine[Any, Any, list[str]]) -> list[str]:
    """Run it in a thread of its own: the browser's driver has the event loop of this one."""
    found: list[list[str]] = []
    thread = threading.Thread(target=lambda: found.append(asyncio.run(work)))
    thread.start()
    thread.join()
    return found[0]
