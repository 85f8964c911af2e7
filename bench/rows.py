"""The size of a match in the database and the cost of loading it, for every game: `python -m bench.rows`.

Whole random matches of four players, as a server writes them. Sizes are those of all columns as text; indices take about as
much again. Loading is `load`, in CPU milliseconds.
"""

from __future__ import annotations

import argparse
import random
import time

from bench.move_cost import PLAYERS, a_table
from rattery.core.packages import game_names
from rattery.server.store.rows import entry_values
from rattery.server.store.store import LogEntry
from rattery.server.tables.fold.apply import apply
from rattery.server.tables.loading import load
from rattery.server.tables.requests import played
from rattery.server.tables.state import OVER, TableState

TABLE = "x" * 12  # as long as a table id
AN_HOUR = 1_700_000_000.123456


def match(game: str, seed: int) -> tuple[TableState, list[LogEntry]]:
    """Plays a random match; returns its final state and its rows."""
    luck, state = random.Random(seed), a_table(game)
    happened = [LogEntry(1, "start", None, {}, "asked:" + "0" * 20 + "#" + "0" * 16, AN_HOUR)]
    while state.stage != OVER:
        seat = state.asked()[0]
        change = played(state, seat, luck.choice(state.offered(seat)))
        key = f"asked:{luck.getrandbits(80):020x}#{luck.getrandbits(64):016x}"
        happened.append(LogEntry(state.number + 1, change.kind, change.seat, change.facts, key, AN_HOUR))
        apply(state, happened[-1], change.move)
    return state, happened


def size(h: LogEntry) -> int:
    return sum(len(str(value)) for value in entry_values(TABLE, h) if value is not None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=5)
    args = parser.parse_args()
    print(f"matches of {PLAYERS}        moves   bytes a row   KB a match   ms to read   µs a row")
    for game in game_names():
        match(game, 0)
        found = [match(game, seed) for seed in range(1, args.matches + 1)]
        rows = [h for _, happened in found for h in happened]
        began = time.process_time()
        for state, happened in found:
            load(state.row, happened)
        spent = time.process_time() - began
        each, written = len(rows) / len(found), sum(map(size, rows))
        print(
            f"{game:16}{each - 1:12.0f}{written / len(rows):14.0f}{written / len(found) / 1000:13.1f}"
            f"{1000 * spent / len(found):13.1f}{1e6 * spent / len(rows):11.0f}"
        )


if __name__ == "__main__":
    main()
