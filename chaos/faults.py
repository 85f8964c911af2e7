"""Fault injection: kills servers, workers and the database under load, for a given time. `make chaos`

python -m chaos.faults --minutes 10                    # one server on an SQLite file
python -m chaos.faults --minutes 10 --postgres         # two servers on a temporary PostgreSQL
"""

from __future__ import annotations

import argparse
import asyncio
import re
import sys
import tempfile
from collections import Counter
from pathlib import Path

from chaos.postgres import Postgres, binary
from chaos.processes import Served
from chaos.storm import Storm

TRACEBACK = re.compile(r"^Traceback .*\n(?:[ \t].*\n)*\S.*$", re.MULTILINE)


def run_storm(
    folder: Path, with_postgres: bool, tables: int, seconds: float, seed: int, level: str = "random"
) -> Storm:
    """Runs a storm on its own servers and database; returns it when it is over."""
    database = Postgres(folder) if with_postgres else None
    address = database.url if database is not None else str(folder / "tables.sqlite")
    servers = [Served(address, folder) for _ in range(2 if with_postgres else 1)]
    storm = Storm(servers, database, tables, seconds, seed, level)
    try:
        asyncio.run(storm.run())
    finally:
        for server in servers:
            server.kill()
        if database is not None:
            database.kill()
    return storm


def errors(log: str) -> list[str]:
    """The last line of every traceback in a server's log."""
    return [last.splitlines()[-1] for last in TRACEBACK.findall(log)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--tables", type=int, default=32, help="at the same time")
    parser.add_argument(
        "--postgres", action="store_true", help="two servers on one PostgreSQL, which is killed as well"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--level", default="random", help="of the bots; those above random have workers to be killed")
    args = parser.parse_args()
    if args.postgres and binary("initdb") is None:
        print("PostgreSQL is not installed here; on Debian: apt-get install postgresql")
        return 2
    with tempfile.TemporaryDirectory() as folder:
        storm = run_storm(Path(folder), args.postgres, args.tables, 60 * args.minutes, args.seed, args.level)
        complaints = Counter(line for server in storm.servers for line in errors(server.log_text()))
    print(storm.summary())
    print(*storm.ledger.problems[:50], sep="\n")
    print(*(f"the servers complained {times} times: {line}" for line, times in complaints.most_common(20)), sep="\n")
    return 1 if storm.ledger.problems else 0


if __name__ == "__main__":
    sys.exit(main())
