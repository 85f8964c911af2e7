"""Rows: how a table and what happens there are written in a database, the same in every store.

tables       one row a table; `box` is the digest of a row of `boxes`, or the box itself where an older edition wrote it
boxes        every box once, by its digest
happenings   one row for everything that happens, numbered from 1 at each table
results      what came out of matches that are over
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec

from rattery.server.store.store import Damaged, Happening, SeatRow, TableRow

EDITION = 3  # of the layout: 2 added the version of the rules, 3 stores a box once
TABLE_COLUMNS = "id, game, box, key, host, seats, listed, created, rules"
TABLE_QUERY = (
    "SELECT id, game, coalesce(boxes.box, tables.box), key, host, seats, listed, created, rules"
    " FROM tables LEFT JOIN boxes ON boxes.digest = tables.box"
)
MALFORMED = "rows on a malformed page of the file"  # as the problem of a table
HAPPENING_COLUMNS = "number, kind, seat, facts, key, at"

Row = tuple[Any, ...]  # the values of a row; what they are, the database says, and it may be damaged


UNDECODABLE = (msgspec.DecodeError, UnicodeError, TypeError, ValueError, RecursionError)
DELETIONS = (
    "DELETE FROM results WHERE tbl = {}",
    "DELETE FROM happenings WHERE tbl = {}",
    "DELETE FROM tables WHERE id = {}",
)  # in this order a crash between two of them leaves nothing that points nowhere


def json_text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def box_digest(box: str) -> str:
    """By which name a box is stored."""
    return hashlib.sha256(box.encode()).hexdigest()


def table_values(table: TableRow, box: str) -> tuple[object, ...]:
    """The values of TABLE_COLUMNS; `box` is its digest, or its text in a store of an older edition."""
    return (
        *(table.id, table.game, box, table.key, table.host),
        *(json_text(table.seats), table.listed, table.created, table.rules),
    )


def table_row(values: Row) -> TableRow:
    """The table that was written as these values; Damaged if it cannot be read."""
    id_, game, box, key, host, seats, listed, created, rules = values
    try:
        seat_rows = msgspec.json.decode(seats, type=tuple[SeatRow, ...])
        return TableRow(id_, game, _box(box), key, host, seat_rows, bool(listed), created, rules)
    except UNDECODABLE as error:
        raise Damaged(str(id_), f"the row of the table: {type(error).__name__}") from None


@lru_cache(256)
def _box(text: str) -> dict[str, object]:
    """Tables with the same box share it; it is never changed."""
    box: dict[str, object] = msgspec.json.decode(text)
    return box


def happening_values(table: str, h: Happening) -> tuple[object, ...]:
    """The name of the table, and the values of HAPPENING_COLUMNS."""
    return (table, h.number, h.kind, h.seat, json_text(h.facts), h.key, h.at)


def happening(values: Row) -> Happening:
    """The happening that was written as these values of HAPPENING_COLUMNS; Damaged if it cannot be read."""
    number, kind, seat, facts, key, at = values
    try:
        return Happening(number, kind, seat, msgspec.json.decode(facts, type=dict[str, object]), key, at)
    except UNDECODABLE as error:
        raise Damaged("", f"happening {number}: {type(error).__name__}") from None


def results(values: Sequence[Row]) -> dict[str, dict[str, object]]:
    """Results by table, from pairs of table and text; what cannot be read is left out: it follows from the moves."""
    found: dict[str, dict[str, object]] = {}
    for table, result in values:
        with contextlib.suppress(*UNDECODABLE):
            found[table] = msgspec.json.decode(result, type=dict[str, object])
    return found
