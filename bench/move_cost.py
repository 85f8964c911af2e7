"""The server's CPU cost of a move without network and disk, by part, for every game: `python bench/move_cost.py`.

At a table of four every move is validated, applied and encoded for four connections with different views, by the server's
own code. Measured is CPU time, which hardly depends on the load of the machine.
"""

from __future__ import annotations

import argparse
import cProfile
import pstats
import random
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import nullcontext
from typing import TypeVar

import msgspec

from rattery.core.box import BoxFile
from rattery.core.interpreted import linked_with_helpers
from rattery.core.packages import game_names
from rattery.server.store.store import LogEntry, SeatRow, TableRow
from rattery.server.tables.feed import EncodedParts, Feed
from rattery.server.tables.fold.apply import apply
from rattery.server.tables.requests import played
from rattery.server.tables.state import TableState

PLAYERS = 4
Found = TypeVar("Found")


class Costs:
    """CPU seconds and number of calls, by part."""

    def __init__(self) -> None:
        self.spent: dict[str, float] = defaultdict(float)
        self.times: dict[str, int] = defaultdict(int)

    def of(self, part: str, work: Callable[[], Found]) -> Found:
        began = time.process_time_ns()
        found = work()
        self.spent[part] += (time.process_time_ns() - began) / 1e9
        self.times[part] += 1
        return found

    def ms(self, part: str) -> float:
        return 1000 * self.spent[part] / max(1, self.times[part])


def a_table(game: str) -> TableState:
    seats = (SeatRow("person"),) * PLAYERS
    spelling, box = f"{game}(players={PLAYERS})", BoxFile.standard(game).data
    state = TableState(TableRow("t", spelling, box, "07" * 16, None, seats, False, 0.0))
    apply(state, LogEntry(1, "start", None, {}, None, 0.0))
    return state


def play(game: str, moves: int, seed: int, costs: Costs) -> None:
    """Plays random moves and encodes their news for all seats; a finished match is followed by a new one."""
    luck, state = random.Random(seed), a_table(game)
    feeds, encoded = [Feed() for _ in range(PLAYERS)], EncodedParts()
    for _ in range(moves):
        if state.match is None or state.stage == "over":
            state, feeds = a_table(game), [Feed() for _ in range(PLAYERS)]
        seat = state.asked()[0]
        move = luck.choice(state.offered(seat))
        change = costs.of("validate", lambda s=state, n=seat, m=move: played(s, n, m))  # type: ignore[misc]
        entry = LogEntry(state.number + 1, change.kind, change.seat, change.facts, None, 0.0)
        costs.of("apply", lambda s=state, h=entry, m=move: apply(s, h, m))  # type: ignore[misc]
        encoded.clear()
        for eye, feed in enumerate(feeds):
            news = costs.of("news", lambda f=feed, e=eye, s=state: f.news(s, encoded, e, e, "en", (e,)))  # type: ignore[misc]
            costs.spent["bytes"] += len(news or b"")
        assert state.match is not None
        view = linked_with_helpers(state.match.game.kind.view)
        for eye in range(PLAYERS):
            seen = costs.of("view", lambda s=state, e=eye, v=view: v(s.position.box, s.position.table, e))  # type: ignore[misc]
            costs.of("encode", lambda v=seen: msgspec.json.encode(v))  # type: ignore[misc]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moves", type=int, default=300)
    parser.add_argument("--game", choices=game_names(), action="append")
    parser.add_argument("--profile", action="store_true", help="which functions it goes to")
    args = parser.parse_args()
    print("ms of the processor  validate    apply     news     view   encode   a move told to four   bytes of news")
    for game in args.game or game_names():
        play(game, 20, 1, Costs())  # words and rules are loaded
        costs, profile = Costs(), cProfile.Profile() if args.profile else None
        with profile or nullcontext():
            play(game, args.moves, 2, costs)
        shown = "  ".join(f"{costs.ms(part):7.3f}" for part in ("validate", "apply", "news", "view", "encode"))
        whole = costs.ms("validate") + costs.ms("apply") + PLAYERS * costs.ms("news")
        print(f"{game:20}  {shown}   {whole:19.3f}   {costs.spent['bytes'] / costs.times['news']:13.0f}")
        if profile is not None:
            pstats.Stats(profile).sort_stats("tottime").print_stats(25)


if __name__ == "__main__":
    main()
