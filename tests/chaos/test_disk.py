"""A full disk: a clear refusal, nothing lost, and play goes on when there is space again."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from chaos.crowd import Player
from chaos.ledger import Ledger
from chaos.processes import Served
from rattery.match.verify import verify
from rattery.server.connection.client import Refused, ServerClient, bot, me
from rattery.server.store.failures import StoreRefused
from rattery.server.store.sqlite import SqliteStore
from rattery.server.store.store import LogEntry
from tests.server.serving import TableClient, at_the_table, served
from tests.waiting import eventually

FULL = 1  # byte, as the limit of a file


@at_the_table
async def test_a_full_disk_is_told_and_loses_nothing(tmp_path: Path) -> None:
    server, ledger = Served(tmp_path / "tables.sqlite", tmp_path), Ledger()
    try:
        api = ServerClient(server.address)
        made = await api.create("pied_piper(players=2)", [me("Ann"), bot("random")])
        async with Player(made, 0, "steady", ledger, random.Random(3)) as ann:
            await ann.ask("begin")
            for _ in range(3):
                await ann.until(lambda: ann.moves)
                await ann.move(ann.moves[0]["move"])
            await ann.until(lambda: ann.moves)
            before = (ann.version, ann.position, list(ann.lines))

            server.limit_files(FULL)
            for _ in range(3):
                with pytest.raises(Refused) as told:
                    await ann.move(ann.moves[0]["move"])
                assert told.value.reason == "store"
                assert "\n" not in told.value.words
                assert "sqlite" not in told.value.words, "where the tables are is nothing a player may know"
            with pytest.raises(Refused) as no_table:
                await api.create("ratjack(players=2)", [me(), bot("random")])
            assert (no_table.value.reason, no_table.value.status) == ("store", 503)
            assert (ann.version, ann.position, ann.lines) == before
            await eventually(lambda: is_unwell(api))  # for a while it relies on what it has just written
            assert (await api.get(f"/api/tables/{made.table}"))["version"] == ann.version
            async with TableClient(api, made.table) as watcher:
                assert watcher.version == ann.version

            server.limit_files(None)
            await ann.play(lambda: False)
            assert ann.is_over
        assert verify(await api.get(f"/api/tables/{made.table}/match")).match.is_over
        assert "Traceback" not in server.log_text()
    finally:
        server.kill()
    store = SqliteStore(tmp_path / "tables.sqlite")
    await store.open(lambda table, number: None, lambda text: None)
    row = await store.table(made.table)
    assert row is not None
    ledger.compare(row, await store.log_entries(made.table))
    await store.close()
    assert ledger.problems == []


async def is_unwell(api: ServerClient) -> bool:
    try:
        await api.get("/api/health")
    except Refused as refused:
        return refused.status == 503
    return False


@at_the_table
async def test_a_bot_goes_on_by_itself_when_there_is_room_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path / "tables.sqlite") as (address, tables):
        made = await ServerClient(address).create("pied_piper(players=2)", [bot("random"), bot("random")])
        append, refused, room = tables.store.append, asyncio.Event(), asyncio.Event()

        async def append_if_there_is_room(table: str, entry: LogEntry) -> None:
            if entry.number > 5 and not room.is_set():
                refused.set()
                raise StoreRefused("store-out-of-reach")
            await append(table, entry)

        monkeypatch.setattr(tables.store, "append", append_if_there_is_room)
        async with TableClient.of(made, None) as host:
            await host.ask("begin")
            await eventually(refused.is_set)
            assert host.version is not None
            assert host.version <= 5
            room.set()
            await host.until(lambda: host.is_over)
