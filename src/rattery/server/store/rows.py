"""Rows: how a table and what happens there are written in a database, the same in every store."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from rattery.server.store.store import Happening, SeatRow, TableRow

TABLE_COLUMNS = "id, game, box, key, host, seats, listed, created, rules"
HAPPENING_COLUMNS = "number, kind, seat, facts, key, at"


DELETIONS = (
    "DELETE FROM results WHERE tbl = {}",
    "DELETE FROM happenings WHERE tbl = {}",
    "DELETE FROM tables WHERE id = {}",
)  # in this order a crash between two of them leaves nothing that points nowhere
IDLE_SINCE = (
    "SELECT id FROM tables WHERE created < {0}"
    " AND NOT EXISTS (SELECT 1 FROM happenings WHERE tbl = id AND at >= {0}) LIMIT {0}"
)


def json_text(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def table_values(table: TableRow) -> tuple[Any, ...]:
    """The values of TABLE_COLUMNS."""
    return (
        *(table.id, table.game, json_text(table.box), table.key, table.host),
        *(json_text(table.seats), table.listed, table.created, table.rules),
    )


def table_row(values: Sequence[Any]) -> TableRow:
    """The table that was written as these values."""
    id_, game, box, key, host, seats, listed, created, rules = values
    seat_rows = msgspec.json.decode(seats, type=tuple[SeatRow, ...])
    return TableRow(id_, game, _box(box), key, host, seat_rows, bool(listed), created, rules)


@lru_cache(256)
def _box(text: str) -> dict[str, Any]:
    """Tables with the same box share it; it is never changed."""
    box: dict[str, Any] = msgspec.json.decode(text)
    return box


def happening_values(table: str, h: Happening) -> tuple[Any, ...]:
    """The name of the table, and the values of HAPPENING_COLUMNS."""
    return (table, h.number, h.kind, h.seat, json_text(h.facts), h.key, h.at)


def happening(values: Sequence[Any]) -> Happening:
    """The happening that was written as these values of HAPPENING_COLUMNS."""
    number, kind, seat, facts, key, at = values
    return Happening(number, kind, seat, msgspec.json.decode(facts), key, at)


def results(values: Sequence[Sequence[Any]]) -> dict[str, dict[str, Any]]:
    """Results by table, from pairs of table and text."""
    return {table: msgspec.json.decode(result) for table, result in values}
