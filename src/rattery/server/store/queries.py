"""Queries: the reads of a store, the same in every database. `?` is the placeholder of a parameter."""

from __future__ import annotations

from collections.abc import Sequence

from rattery.server.store import rows
from rattery.server.store.failures import MalformedPage
from rattery.server.store.rows import ENTRY_COLUMNS, MALFORMED, TABLE_QUERY, Row
from rattery.server.store.store import Damaged, LogEntry, TableRow

LISTED = (
    "SELECT id FROM tables WHERE listed AND NOT EXISTS (SELECT 1 FROM results WHERE tbl = id)"
    " ORDER BY created DESC LIMIT ?"
)
IDLE_SINCE = (
    "SELECT id FROM tables WHERE created < ?"
    " AND NOT EXISTS (SELECT 1 FROM happenings WHERE tbl = id AND at >= ?) LIMIT ?"
)


class Queries:
    """The reading half of a store; subclasses implement `read`."""

    async def read(self, query: str, *facts: object) -> list[Row]:
        raise NotImplementedError

    async def table(self, table: str) -> TableRow | None:
        found = await self._read_of(table, f"{TABLE_QUERY} WHERE id = ?", table)
        return rows.table_row(found[0]) if found else None

    async def log_entries(self, table: str, after: int = 0) -> list[LogEntry]:
        query = f"SELECT {ENTRY_COLUMNS} FROM happenings WHERE tbl = ? AND number > ? ORDER BY number"  # noqa: S608
        return [rows.log_entry(found) for found in await self._read_of(table, query, table, after)]

    async def _read_of(self, table: str, query: str, *facts: object) -> list[Row]:
        """Rows of one table; Damaged if they are on a malformed page."""
        try:
            return await self.read(query, *facts)
        except MalformedPage:
            raise Damaged(table, MALFORMED) from None

    async def listed(self, most: int) -> list[str]:
        return [table for (table,) in await self.read(LISTED, most)]

    async def results(self, tables: Sequence[str]) -> dict[str, dict[str, object]]:
        if not tables:
            return {}
        marks = ",".join("?" * len(tables))
        return rows.results(await self.read(f"SELECT tbl, result FROM results WHERE tbl IN ({marks})", *tables))  # noqa: S608

    async def idle_since(self, before: float, most: int) -> list[str]:
        return [table for (table,) in await self.read(IDLE_SINCE, before, before, most)]
