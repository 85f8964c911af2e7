"""Fairness of the bot queue: the response time of an easy bot for one client while another client loads many tables with
experts.

python bench/crowd.py --tables 200
"""

from __future__ import annotations

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from rattery.server.connection.client import ServerClient, TableClient, bot, me

SERVE = """
import sys
from rattery.server.serve import ServeOptions, serve
options = ServeOptions(port=0, database=sys.argv[1], open_browser=False, free=True)
serve(options, lambda message, **facts: print(facts["here"], flush=True))
"""
# Addresses of the two clients (reserved for documentation), sent as a local proxy would, which the server trusts.
SCHOOL, HOME = "192.0.2.1", "192.0.2.2"
WARM_UP = 10.0  # seconds until all experts are searching


def from_(address: str, server: str) -> ServerClient:
    return ServerClient(server, {"X-Forwarded-For": address})


async def watch(api: ServerClient, game: str) -> TableClient:
    """Starts a table of two experts and stays connected, as bots play only while a client is."""
    made = await api.create(game, [bot("expert"), bot("expert")])
    client = TableClient(api, made.table, [made.host])
    await client.__aenter__()
    await client.ask("begin")
    return client


async def answers(api: ServerClient, game: str, moves: int) -> list[float]:
    """Seconds for a bot's turn, from a person's move until the person is asked again, divided by the turns between."""
    times: list[float] = []
    made = await api.create(game, [me("Ann"), bot("easy")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        while len(times) < moves and not ann.is_over:
            await ann.until(lambda: ann.moves or ann.is_over)
            ply, began = ann.position["ply"], time.perf_counter()  # type: ignore[index]
            await ann.move(ann.moves[0]["move"])
            await ann.until(lambda ply=ply: ann.moves or ann.is_over)  # type: ignore[misc]
            turns = ann.position["ply"] - ply - 1  # type: ignore[index]
            if turns > 0:
                times.append((time.perf_counter() - began) / turns)
    return times


async def run(server: str, tables: int, game: str, moves: int) -> None:
    school = from_(SCHOOL, server)
    crowd = [await watch(school, game) for _ in range(tables)]
    await asyncio.sleep(WARM_UP)
    share = min((m["share"] for client in crowd for m in client.received if m["type"] == "crowded"), default=1.0)
    times = sorted(await answers(from_(HOME, server), game, moves))
    print(f"{tables} tables of experts, who make do with {share:g} of their effort")
    print(
        f"an easy bot elsewhere: {len(times)} answers, median {times[len(times) // 2]:.2f} s, longest {times[-1]:.2f} s"
    )
    for client in crowd:
        await client.__aexit__()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--game", default="pied_piper(players=2)", help="for two players")
    parser.add_argument("--moves", type=int, default=12)
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "tables.sqlite")]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
        try:
            assert server.stdout is not None
            asyncio.run(run(server.stdout.readline().strip(), args.tables, args.game, args.moves))
        finally:
            server.kill()
            server.wait()


if __name__ == "__main__":
    main()
