"""The ledger: all requests of clients and all acknowledgements of servers, to be compared with the store.

A client records every request before sending it, and every `done`. At the end each table is read from the store: everything
acknowledged must be stored, nothing twice, and nothing that was not requested.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from rattery.server.serve import open_store
from rattery.server.store.store import LogEntry, TableRow
from rattery.server.tables.fold.apply import apply_all
from rattery.server.tables.repeated_requests import split_key
from rattery.server.tables.state import Inconsistent, TableState

Message = dict[str, Any]
PLAYED = ("move", "undo", "say")  # kinds that belong to a seat
WRITTEN_AS = {"begin": "start"}  # the stored kind, where it differs from the request's


@dataclass
class Asked:
    """A request, and the version with which it was acknowledged."""

    seat: int | None
    message: Message
    done_at: int | None = None


class Ledger:
    """All requests and acknowledgements of all tables, and the problems found."""

    def __init__(self) -> None:
        self.asked: dict[tuple[str, str], Asked] = {}
        self.problems: list[str] = []
        self.refusals: Counter[str] = Counter()

    def ask(self, table: str, seat: int | None, message: Message) -> None:
        self.asked.setdefault((table, message["id"]), Asked(seat, message))

    def done(self, table: str, message: Message) -> None:
        """Records an acknowledgement; a repeated one must have the same version."""
        asked = self.asked[table, message["id"]]
        if asked.done_at not in (None, message["version"]):
            self.problem(table, f"{asked.message} was done at {asked.done_at} and at {message['version']}")
        asked.done_at = message["version"]

    def refuse(self, table: str, message: Message) -> None:
        self.refusals[message["reason"]] += 1

    def problem(self, table: str, what: str) -> None:
        self.problems.append(f"{table}: {what}")

    @property
    def acknowledged(self) -> int:
        return sum(asked.done_at is not None for asked in self.asked.values())

    # Comparing with the store.

    async def compare_with_store(self, database: str, tables: Iterable[str]) -> list[TableState]:
        """Compares the rows of these tables; returns their final states. No server may be writing any more."""
        store, states = open_store(database), []
        await store.open(lambda table, number: None, lambda text: None)
        for table in tables:
            row = await store.table(table)
            if row is None:
                self.problem(table, "was made and is not written")
            else:
                states.append(self.compare(row, await store.log_entries(table)))
        await store.close()
        return states

    def compare(self, row: TableRow, entries: Sequence[LogEntry]) -> TableState:
        """Compares the stored rows of a table with its requests and acknowledgements; returns the final state."""
        table = row.id
        if [h.number for h in entries] != list(range(1, len(entries) + 1)):
            self.problem(table, "its log entries are not numbered one by one")
        for key, times in Counter(split_key(h.key)[0] for h in entries if h.key is not None).items():
            if times > 1:
                self.problem(table, f"{key} happened {times} times")
        state = TableState(row)
        try:
            apply_all(state, entries)
        except Inconsistent as error:
            self.problem(table, str(error))
        written = {h.key and split_key(h.key)[0]: h for h in entries}
        self._compare_told(table, state, written)
        self._compare_written(table, entries)
        return state

    def _compare_told(self, table: str, state: TableState, written: dict[str | None, LogEntry]) -> None:
        for (at, key), asked in self.asked.items():
            if at != table or asked.done_at is None:
                continue
            entry = written.get(f"asked:{key}")
            if entry is None:
                self.problem(table, f"{asked.message} was told done and is not written")
            elif (done := state.done.get(f"asked:{key}")) is None or done.version != asked.done_at:
                self.problem(table, f"{asked.message} was told done at {asked.done_at} and stands elsewhere")

    def _compare_written(self, table: str, entries: Sequence[LogEntry]) -> None:
        """Every stored request was sent, by that seat, in that form; and no question was answered twice."""
        answers: Counter[tuple[int | None, int]] = Counter()
        for h in entries:
            if h.key is None or not h.key.startswith("asked:"):
                continue
            asked = self.asked.get((table, split_key(h.key)[0].removeprefix("asked:")))
            if asked is None or not _same(asked, h):
                self.problem(table, f"nobody asked for {h}")
            elif h.kind in ("move", "undo"):
                answers[h.seat, asked.message["version"]] += 1 if h.kind == "move" else -1
        for (seat, version), times in answers.items():
            if times > 1:
                self.problem(table, f"seat {seat} answered the question of version {version} {times} times")


def _same(asked: Asked, h: LogEntry) -> bool:
    message = asked.message
    return (
        WRITTEN_AS.get(message["type"], message["type"]) == h.kind
        and (h.kind not in PLAYED or h.seat == asked.seat)
        and (h.kind != "move" or message["move"] == h.facts["move"])
        and (h.kind != "say" or message["text"] == h.facts["text"])
    )
