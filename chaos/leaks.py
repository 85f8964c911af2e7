"""Leaks of hidden information: an adversary at a real server tries to distinguish two worlds by any byte. `make chaos`

    python -m chaos.leaks --trials 3000

Two tables of one server are indistinguishable to one eye: same game, same moves, same dice. But the second holds a world
that differs in everything that eye cannot know. The adversary sends the same messages to both, valid and invalid, requests
undo, seats that are not its own, and all pages; the other seats make moves that are legal in both worlds. The two
connections must receive the same bytes until something is revealed to that eye.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Coroutine, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from chaos.recorder import Recorder
from rattery.bots.talking import talking
from rattery.core.record import bytes_of
from rattery.core.talk import Promise
from rattery.match.match import Match
from rattery.server import bot_pool
from rattery.server.store.store import LogEntry, SeatRow, TableRow
from rattery.server.tables import bot_talk
from rattery.server.tables.fold.apply import apply
from rattery.server.tables.requests import Change
from rattery.server.tables.secret import digest, new_secret, new_table_id
from rattery.server.tables.state import TableState
from rattery.server.tables.table import Table
from rattery.server.tables.tables import Tables
from tests.server.serving import served
from tests.test_leaks import hidden_bytes, told_to
from tests.variants import EVERY_VARIANT, loaded

STEPS = 10  # moves for which both worlds are compared
LATEST = 60  # most moves before that
PAGES = (
    "/api/tables/{table}",
    "/api/tables?ids={table}&lang=fr",
    "/api/tables/{table}/match",
    "/api/tables/{table}/replay",
)
NOT_YET = 1000  # versions ahead, so that a hint is refused without a search
# Fields of the chance that are copied, so that the dice fall alike.
CHANCE = ("key", "counter", "fraction", "choices")


class Leak(Exception):
    """The adversary can distinguish the worlds; says by what."""


class Trial:
    """One comparison: one variant, one eye, two worlds."""

    def __init__(self, address: str, tables: Tables, variant: str, luck: random.Random) -> None:
        self.address, self.tables, self.variant, self.luck = address, tables, variant, luck
        self.game = loaded(variant)
        self.eye = luck.choice([*range(self.game.players), None])
        self.secret = new_secret()
        self.counts: Counter[str] = Counter(trials=1)
        self.keys = itertools.count()

    async def run(self) -> None:
        """Raises Leak if the worlds can be distinguished."""
        row, entries = self._a_course()
        first, second = [await self._in_server(self._lay_out(row, entries)) for _ in range(2)]
        self._swap_world(first, second)
        for table in (first, second):  # a log entry, so that views cached before the swap are dropped
            await self._in_server(table.change(partial(Change, "say", None, {"text": "Here we are."}), "chaos:said"))
        secret = None if self.eye is None else self.secret
        async with (
            Recorder(self.address, first.id, secret, self.eye) as here,
            Recorder(self.address, second.id, secret, self.eye) as there,
        ):
            await self._follow((first, here), (second, there))
        self.counts["bytes"] += here.bytes + there.bytes

    async def _in_server(self, work: Coroutine[Any, Any, Any]) -> Any:
        """Runs a coroutine on the server's event loop, which owns the tables."""
        loop = self.tables.store._loop  # type: ignore[attr-defined]
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, loop))

    # The two tables.

    def _a_course(self) -> tuple[TableRow, list[LogEntry]]:
        """A table of people with a random number of random moves, as rows."""
        seats = [SeatRow("person", secret=digest(new_secret())) for _ in range(self.game.players)]
        if self.eye is not None:
            seats[self.eye] = SeatRow("person", secret=digest(self.secret))
        key = self.luck.randbytes(16).hex()
        row = TableRow("t", str(self.game), self.game.box_file.data, key, None, tuple(seats), False, 1.0)
        state = TableState(row)
        entries = [LogEntry(1, "begin", None, {}, None, 1.0)]
        apply(state, entries[0])
        for _ in range(self.luck.randrange(LATEST)):
            asked = state.asked()
            if not asked:
                break
            entries.append(self._random_move(state, self.luck.choice(asked)))
            apply(state, entries[-1])
        return row, entries if state.asked() else entries[:2]

    def _random_move(self, state: TableState, seat: int) -> LogEntry:
        move = self.luck.choice(state.offered(seat))
        return LogEntry(state.number + 1, "move", seat, {"move": str(move)}, None, 1.0)

    async def _lay_out(self, row: TableRow, entries: Sequence[LogEntry]) -> Table:
        """Writes the rows to the server's store as a new table and loads it."""
        named = TableRow(new_table_id(), row.game, row.box, row.key, row.host, row.seats, row.listed, row.created)
        await self.tables.store.create(named)
        for entry in entries:
            await self.tables.store.append(named.id, entry)
        return await self.tables.get(named.id)

    def _swap_world(self, first: Table, second: Table) -> None:
        """Replaces the second table's world by one the eye imagines, with the same chance."""
        real, match = first.state.match, second.state.match
        assert real is not None
        assert match is not None
        world = real.imagine(self.eye, self.luck.randrange(2**60))
        self.counts["different worlds"] += hidden_bytes(world) != hidden_bytes(real)
        for field in CHANCE:
            setattr(world.record.chance, field, getattr(real.record.chance, field))
        match._table = world.record  # its history stays
        self._choose_anew(second.state)
        self._compare_talk(first.state, second.state)
        if self.eye is not None:
            self._compare_thoughts(real, match, self.eye)

    def _choose_anew(self, state: TableState) -> None:
        """Redraws the other seats' secret choices among those legal in this world."""
        assert state.match is not None
        for seat in [seat for seat in state.choices if seat != self.eye]:
            state.choices[seat] = self.luck.choice(state.match.moves_in_secret(seat))

    def _compare_thoughts(self, real: Match, world: Match, eye: int) -> None:
        """A bot or a hint for this seat must search the same imagined world in both."""
        if eye not in (real.turn, *real.choosing_together):
            return
        seed = self.luck.randrange(2**48)
        thoughts = [bot_pool._world(match, eye, seed) for match in (real, world)]
        self.counts["thoughts"] += 1
        if bytes_of(thoughts[0].record) != bytes_of(thoughts[1].record):
            raise Leak(f"{self.variant}, seat {eye}: a bot would think of another world")

    def _compare_talk(self, one: TableState, other: TableState) -> None:
        """Bots in these seats must make the same promises in both worlds, and react to promises in the same way."""
        bots = range(len(one.seats))
        talk = [talking(state.match) for state in (one, other) if state.match is not None]
        if None in talk:
            return
        said = [bot_talk.due_promises(state, bots) for state in (one, other)]
        promises = [
            Promise(seat, promise, (seat + 1) % len(bots)) for seat in bots for promise in one.game.kind.promises
        ]
        sways = [
            [dict(each.move_bias(state.match, seat, [*bot_talk.history(state), *promises])) for seat in bots]
            for each, state in zip(talk, (one, other), strict=True)
            if each is not None and state.match is not None
        ]
        self.counts["talk"] += 1
        if said[0] != said[1] or sways[0] != sways[1]:
            raise Leak(f"{self.variant}, eye {self.eye}: bots talk otherwise: {said} {sways}")

    # Following both.

    async def _follow(self, *both: tuple[Table, Recorder]) -> None:
        self._compare(both, "when they come in")
        for _ in range(STEPS):
            if not both[0][0].state.asked():  # the match is over and everything is public
                return
            await self._probe(both)
            self._compare(both, "when asked improper things")
            if not await self._step(both):
                return
            self.counts["steps"] += 1

    def _compare(self, both: Sequence[tuple[Table, Recorder]], when: str) -> None:
        here, there = (recorder.take() for _, recorder in both)
        if here != there:
            raise Leak(f"{self.variant}, eye {self.eye}, {when}: {_difference(here, there)}")

    async def _probe(self, both: Sequence[tuple[Table, Recorder]]) -> None:
        """Sends some of the adversary's messages, the same to both tables, and fetches a page."""
        key, state = f"probe-{next(self.keys):06}", both[0][0].state
        unlikely = str(self.luck.choice(list(self.game.kind.moves)))
        offered = [str(move) for move in state.offered(self.eye)] if self.eye is not None else []
        messages: list[dict[str, Any]] = [
            {"type": "undo", "id": key + "u", "version": state.question_version},
            {"type": "move", "id": key + "s", "version": max(0, state.question_version - 1), "move": unlikely},
            {"type": "move", "id": key + "n", "version": state.question_version, "move": "fly"},
            {"type": "look", "eye": None if self.eye is not None else 0},
            {"type": "lang", "lang": self.luck.choice(("en", "fr", "de"))},
            {"type": "hint", "id": key + "h", "version": state.question_version + NOT_YET},
            {"type": "back", "id": key + "b", "seat": 0},
        ]
        if unlikely not in offered:
            messages.append({"type": "move", "id": key + "i", "version": state.question_version, "move": unlikely})
        back = {"type": "look", "eye": self.eye}  # what is revealed while it looks through another eye counts, too
        chosen, page = [*self.luck.sample(messages, 3), back], self.luck.choice(PAGES)
        for _, recorder in both:
            for message in chosen:
                await recorder.say(**message)
                await recorder.settle()
            await recorder.fetch(page)
        self.counts["probes"] += len(chosen) + 1

    async def _step(self, both: Sequence[tuple[Table, Recorder]]) -> bool:
        """Makes a move that is legal in both worlds; False if the worlds diverge, as they may when something is revealed."""
        one, other = (table.state for table, _ in both)
        seat = self.luck.choice(one.asked())
        if seat not in other.asked():
            raise Leak(f"{self.variant}, eye {self.eye}: seat {seat} is asked in one world only")
        moves = self._moves(one, other, seat)
        if moves is None:
            return False
        told = [len(state.move_events) for state in (one, other)]
        key = f"move-{next(self.keys):06}"
        for (table, recorder), move in zip(both, moves, strict=True):
            if seat == self.eye:
                await recorder.say(type="move", id=key, version=table.state.question_version, move=move)
            else:
                await self._in_server(table.change(partial(Change, "move", seat, {"move": move}), key))
            await recorder.settle()
        here, there = (recorder.take() for _, recorder in both)
        if here == there:
            return True
        if not self._was_shown(one, other, told):
            raise Leak(f"{self.variant}, eye {self.eye}, after {moves}: {_difference(here, there)}")
        self.counts["shown"] += 1
        return False

    def _moves(self, one: TableState, other: TableState, seat: int) -> tuple[str, str] | None:
        """A move for each world: the same one, but secret choices of other seats may differ. None if there is none."""
        here, there = ([str(move) for move in state.offered(seat)] for state in (one, other))
        if one.is_together and seat != self.eye:
            return self.luck.choice(here), self.luck.choice(there)
        common = [move for move in here if move in there]
        if not common:
            return None
        move = self.luck.choice(common)
        return move, move

    def _was_shown(self, one: TableState, other: TableState, told: list[int]) -> bool:
        """Whether something was revealed to the eye, the only legitimate cause of a difference."""
        assert one.match is not None
        eye = one.match.eye(self.eye)
        heard = [
            told_to(eye, [event for events in state.move_events[since:] for event in events.told])
            for state, since in zip((one, other), told, strict=True)
        ]
        for here, there in itertools.zip_longest(*heard):
            if here != there:
                return any(event[2] for event in (here, there) if event is not None)
        return any(shows for _, _, shows in heard[0])


def _difference(here: list[str], there: list[str]) -> str:
    """Describes the first difference of two records."""
    for one, other in itertools.zip_longest(here, there, fillvalue=""):
        if one != other:
            at = next((n for n, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), 0)
            return f"…{one[max(0, at - 60) : at + 100]}… against …{other[max(0, at - 60) : at + 100]}…"
    return "nothing"


async def run_trials(address: str, tables: Tables, variants: Sequence[str], trials: int, seed: int) -> Counter[str]:
    """Runs trials with the variants in turn; returns the counters, with the number of leaks under `leaks`."""
    counts: Counter[str] = Counter()
    for number in range(trials):
        trial = Trial(address, tables, variants[number % len(variants)], random.Random(seed * 1_000_003 + number))
        try:
            await trial.run()
        except Leak as leak:
            counts["leaks"] += 1
            print(leak, file=sys.stderr)
        counts += trial.counts
    return counts


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--trials", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "tables.sqlite") as (address, tables):
        counts = asyncio.run(run_trials(address, tables, EVERY_VARIANT, args.trials, args.seed))
    print(f"seed {args.seed}:", ", ".join(f"{count:,} {what}" for what, count in counts.items()))
    return 1 if counts["leaks"] else 0


if __name__ == "__main__":
    sys.exit(main())
