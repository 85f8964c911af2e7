"""The ledger: what was asked of the tables, what they said was done, and whether that is what was written down.

A player enters every message before it is sent and every `done` that comes back. When the dust has settled, each table
is read from its store and compared: nothing that was told done may be missing, nothing may be there twice, and nothing that
nobody asked for.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rattery.server.store.store import Happening, TableRow
from rattery.server.tables.fold.apply import apply_all
from rattery.server.tables.repeated_requests import split_key
from rattery.server.tables.state import Inconsistent, TableState

Message = dict[str, Any]
PLAYED = ("move", "undo", "say")  # what a seat does
WRITTEN_AS = {"begin": "start"}  # what is asked for by another name than it is written


@dataclass
class Asked:
    """One message with an id, and the version at which it was told done."""

    seat: int | None
    message: Message
    done_at: int | None = None


class Ledger:
    """Everything that was asked and told, of all tables."""

    def __init__(self) -> None:
        self.asked: dict[tuple[str, str], Asked] = {}
        self.problems: list[str] = []
        self.refusals: Counter[str] = Counter()

    def ask(self, table: str, seat: int | None, message: Message) -> None:
        self.asked.setdefault((table, message["id"]), Asked(seat, message))

    def done(self, table: str, message: Message) -> None:
        """Whatever is told done twice was done once: the version is the same."""
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

    # When the dust has settled.

    def compare(self, row: TableRow, happenings: Sequence[Happening]) -> TableState:
        """A table as it is written against what was told of it; gives the table as it stands."""
        table = row.id
        if [h.number for h in happenings] != list(range(1, len(happenings) + 1)):
            self.problem(table, "its happenings are not numbered one by one")
        for key, times in Counter(split_key(h.key)[0] for h in happenings if h.key is not None).items():
            if times > 1:
                self.problem(table, f"{key} happened {times} times")
        state = TableState(row)
        try:
            apply_all(state, happenings)
        except Inconsistent as error:
            self.problem(table, str(error))
        written = {h.key and split_key(h.key)[0]: h for h in happenings}
        self._compare_told(table, state, written)
        self._compare_written(table, happenings)
        return state

    def _compare_told(self, table: str, state: TableState, written: dict[str | None, Happening]) -> None:
        for (at, key), asked in self.asked.items():
            if at != table or asked.done_at is None:
                continue
            happening = written.get(f"asked:{key}")
            if happening is None:
                self.problem(table, f"{asked.message} was told done and is not written")
            elif (done := state.done.get(f"asked:{key}")) is None or done.version != asked.done_at:
                self.problem(table, f"{asked.message} was told done at {asked.done_at} and stands elsewhere")

    def _compare_written(self, table: str, happenings: Sequence[Happening]) -> None:
        """Whatever is written was asked for, by whom it says, as it says."""
        answers: Counter[tuple[int | None, int]] = Counter()
        for h in happenings:
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


def _same(asked: Asked, h: Happening) -> bool:
    message = asked.message
    return (
        WRITTEN_AS.get(message["type"], message["type"]) == h.kind
        and (h.kind not in PLAYED or h.seat == asked.seat)
        and (h.kind != "move" or message["move"] == h.facts["move"])
        and (h.kind != "say" or message["text"] == h.facts["text"])
    )
