"""Several servers are one table: one of them plays the bots, and each follows what the others write.

Here a server in a thread is told what a database would tell it of another one.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from rattery.core.moves import Move
from rattery.server.connection.client import Made, Refused, ServerClient, bot, me
from rattery.server.store.failures import StoreRefused
from rattery.server.store.store import LogEntry
from rattery.server.tables import table as table_module
from rattery.server.tables.table import Table
from rattery.server.tables.tables import Tables
from tests.server.serving import TableClient, at_the_table, served, there
from tests.waiting import eventually

WRITTEN_BY_ANOTHER = 1000  # the number of a log entry this server has not read


class Locks:
    """The locks of a server's store, as PostgreSQL would keep them."""

    def __init__(self, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        self.held: set[str] = set()
        monkeypatch.setattr(tables.store, "claim_bots", self._take)
        monkeypatch.setattr(tables.store, "release_bots", self._free)

    async def _take(self, table: str) -> bool:
        self.held.add(table)
        return True

    async def _free(self, table: str) -> None:
        self.held.discard(table)


async def _hear_of_another(tables: Tables, table: str) -> None:
    """The database says that another server has written something."""
    tables._written_elsewhere(table, WRITTEN_BY_ANOTHER)


async def table_with_a_bot(address: str) -> Made:
    return await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), bot("random")])


class SlowBots:
    """The bots of a server: none decides until `go_on`."""

    def __init__(self, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        self._tables, self._decide = tables, tables.bot_pool.decide
        self._may = asyncio.Event()
        self.asked = 0
        monkeypatch.setattr(tables.bot_pool, "decide", self._wait_and_decide)

    async def _wait_and_decide(self, *asked: Any) -> Move | None:
        self.asked += 1
        await self._may.wait()
        return await self._decide(*asked)

    async def go_on(self) -> None:
        async def allow() -> None:
            self._may.set()

        await there(self._tables, allow())


async def play_until_waiting(client: TableClient, bots: SlowBots) -> None:
    """Play until a bot has to decide."""
    while not bots.asked:
        await eventually(lambda: bots.asked or client.moves)
        if client.moves:
            await client.move(client.moves[0]["move"])


@at_the_table
async def test_a_table_that_is_put_away_as_another_server_writes_there_is_left_to_it(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(database) as (address, tables):
        locks = Locks(tables, monkeypatch)
        made = await table_with_a_bot(address)
        await there(tables, tables.get(made.table))
        await there(tables, tables.store.claim_bots(made.table))
        await there(tables, _hear_of_another(tables, made.table))
        assert made.table not in tables._tables
        await eventually(lambda: not locks.held)


@at_the_table
async def test_bots_that_went_on_after_everybody_had_left_are_left_to_others(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is freed as the last client leaves, the next of the bots' decisions takes again."""
    with served(database) as (address, tables):
        bots, locks = SlowBots(tables, monkeypatch), Locks(tables, monkeypatch)
        made = await table_with_a_bot(address)
        async with TableClient.of(made, 0) as ann:
            await ann.ask("begin")
            await play_until_waiting(ann, bots)
        await eventually(lambda: not locks.held)
        await bots.go_on()
        table = tables._tables[made.table]
        await eventually(lambda: bots.asked > 1 and table.is_idle and not locks.held)


@at_the_table
async def test_a_table_stays_loaded_for_a_connection_that_has_not_said_hello(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(database) as (address, tables):
        made = await table_with_a_bot(address)
        async with connect(address.replace("http", "ws", 1) + f"/ws/{made.table}", proxy=None):
            await eventually(lambda: tables.sessions)
            table = tables._tables[made.table]
            await there(tables, _hear_of_another(tables, made.table))
            assert tables._tables[made.table] is table
        await eventually(lambda: table.is_idle)


@at_the_table
async def test_whoever_visits_a_table_that_is_put_away_meanwhile_gets_it_loaded_again(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(database) as (address, tables):
        made = await table_with_a_bot(address)
        before = await there(tables, tables.get(made.table))
        catch_up = Table.catch_up

        async def catch_up_too_late(table: Table, number: int) -> None:
            await catch_up(table, number)
            if table is before:
                await _hear_of_another(tables, made.table)

        monkeypatch.setattr(Table, "catch_up", catch_up_too_late)
        monkeypatch.setattr(tables.store, "is_shared", True)
        visited = await there(tables, tables.visit(made.table))
        assert visited is tables._tables[made.table] is not before


@at_the_table
async def test_what_another_server_has_written_is_read_though_the_store_refuses_at_first(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is told once, and may be told just as the database is back and the connections to it are not."""
    monkeypatch.setattr(table_module, "FOLLOW_DELAY", 0.01)
    with served(database) as (address, tables):
        made = await table_with_a_bot(address)
        entries, refused = tables.store.log_entries, iter(range(3))

        async def refuse_at_first(table: str, after: int = 0) -> list[LogEntry]:
            if next(refused, None) is not None:
                raise StoreRefused("store-out-of-reach")
            return await entries(table, after)

        async with TableClient.of(made, 0) as ann:
            await there(tables, tables.store.append(made.table, LogEntry(1, "say", 0, {"text": "Hello."}, None, 1.0)))
            monkeypatch.setattr(tables.store, "log_entries", refuse_at_first)
            await there(tables, _hear_of_another(tables, made.table))
            await ann.until(lambda: ann.talk)


@at_the_table
async def test_a_request_is_answered_with_what_another_server_has_just_written(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before the database tells of it."""
    with served(database) as (address, tables):
        made = await table_with_a_bot(address)
        table = await there(tables, tables.get(made.table))
        monkeypatch.setattr(tables.store, "is_shared", True)
        await there(tables, tables.store.append(made.table, LogEntry(1, "say", 0, {"text": "Hello."}, None, 1.0)))
        with pytest.raises(Refused, match="not over"):
            await ServerClient(address).get(f"/api/tables/{made.table}/match")
        assert table.state.number == 1
