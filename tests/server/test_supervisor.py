"""Supervision: whatever runs in the background is started anew when it fails, and health tells."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rattery.core.moves import Move
from rattery.core.talk import Promise
from rattery.match.match import Match
from rattery.server import bot_pool
from rattery.server import supervisor as supervisor_module
from rattery.server.bot_pool import BotPool
from rattery.server.connection.client import Refused, ServerClient, bot, here, me
from rattery.server.store import sqlite
from rattery.server.store.failures import StoreRefused
from rattery.server.store.sqlite import APPEND
from rattery.server.store.store import LogEntry
from rattery.server.supervisor import Supervisor
from rattery.server.tables import bot_turns, retried_task, reveal_timeout
from rattery.server.tables import tables as tables_module
from rattery.server.tables.table import Table
from rattery.server.tables.tables import Tables
from tests.server.serving import TableClient, at_the_table, health, served
from tests.waiting import eventually


@at_the_table
async def test_a_task_that_fails_or_ends_is_started_anew_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 0.001)
    supervisor, runs = Supervisor(), 0

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs == 1:
            raise ValueError("broken")
        if runs > 2:
            await asyncio.Event().wait()

    supervisor.supervise("working", work)
    assert supervisor.failing() == []
    await eventually(lambda: runs == 3)
    assert supervisor.restarts() == {"working": 2}
    assert supervisor.failing() == ["working"]
    assert "working failed: ValueError" in caplog.text
    assert "working ended" in caplog.text
    monkeypatch.setattr(supervisor_module, "HEALTHY_AFTER", 0.0)
    assert supervisor.failing() == [], "after a while without a failure it is healthy again"
    await supervisor.close()


@pytest.mark.parametrize("task", ["_sweep", "_announce", "_send_bot_status"])
@at_the_table
async def test_every_background_task_of_a_server_survives_a_failure_and_health_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, task: str
) -> None:
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 0.001)
    works, runs = getattr(Tables, task), 0

    async def fails_once(self: Tables) -> None:
        nonlocal runs
        runs += 1
        if runs == 1:
            raise RuntimeError
        await works(self)

    monkeypatch.setattr(Tables, task, fails_once)
    with served(tmp_path / "tables.sqlite") as (address, tables):
        await eventually(lambda: runs == 2)
        status, told = await asyncio.to_thread(health, address)
        assert status == 503
        assert told["checks"]["tasks"].endswith("failed")
        assert sum(tables.supervisor.restarts().values()) == 1
        made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), me("Bob")])
        async with TableClient.of(made, 0) as ann:
            await ann.until(lambda: ann.online == [True, True])


# What is done once for a table.


def fails_at_first(works: Any, times: float) -> Any:
    """The same, but for its first calls."""

    async def tried(*args: Any, **named: Any) -> Any:
        tried.calls += 1  # type: ignore[attr-defined]
        if tried.calls <= times:  # type: ignore[attr-defined]
            raise RuntimeError("broken")
        return await works(*args, **named)

    tried.calls = 0  # type: ignore[attr-defined]
    return tried


@at_the_table
async def test_a_bots_turn_that_fails_is_tried_again_and_health_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 0.001)
    with served(tmp_path / "tables.sqlite") as (address, tables):
        monkeypatch.setattr(tables.bot_pool, "decide", fails_at_first(tables.bot_pool.decide, 2))
        made = await ServerClient(address).create("pied_piper(players=2)", [bot("random"), bot("random")])
        async with TableClient.of(made, None) as host:
            await host.ask("begin")
            await host.until(lambda: host.is_over)
        status, told = await asyncio.to_thread(health, address)
        assert (status, told["checks"]["tasks"]) == (503, "bots' turns failed")
        assert tables.supervisor.restarts()["bots' turns"] == 2
    assert caplog.text.count(f"a bot at {made.table} failed") == 2


@at_the_table
async def test_a_bots_turn_that_fails_every_time_is_given_up_until_somebody_comes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 0.0)
    with served(tmp_path / "tables.sqlite") as (address, tables):
        decide = fails_at_first(tables.bot_pool.decide, supervisor_module.MAX_TRIES)
        monkeypatch.setattr(tables.bot_pool, "decide", decide)
        made = await ServerClient(address).create("pied_piper(players=2)", [bot("random"), bot("random")])
        async with TableClient.of(made, None) as host:
            await host.ask("begin")
            await eventually(lambda: decide.calls == supervisor_module.MAX_TRIES)
            await eventually(lambda: not tables._tables[made.table]._bots.is_active)
            assert decide.calls == supervisor_module.MAX_TRIES, "whatever fails every time would only fill the log"
            async with TableClient(ServerClient(address), made.table):
                await host.until(lambda: host.is_over)


@at_the_table
async def test_dealing_that_fails_is_tried_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 0.001)
    monkeypatch.setattr(reveal_timeout, "ABSENT_TIMEOUT", 0.01)
    monkeypatch.setattr(reveal_timeout, "REVEAL_TIMEOUT", 0.01)
    monkeypatch.setattr(reveal_timeout.RevealTimeout, "_run", fails_at_first(reveal_timeout.RevealTimeout._run, 1))
    with served(tmp_path / "tables.sqlite") as (address, tables):
        made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), me("Bob")])
        async with TableClient.of(made, 0) as ann:
            await ann.ask("seal", seat=0, seal="0" * 64)
            await ann.ask("begin")
            await ann.until(lambda: ann.position)
        assert tables.supervisor.failing() == ["dealing"]


class OutOfTime:
    """A clock that has run out at a table of two people, and a store that takes no move until `has_room`."""

    def __init__(self, tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
        self.decided = self.refused = self.swept = 0
        self.has_room = False
        self.append, self.look = tables.store.append, tables._look_at_clocks
        monkeypatch.setattr(tables_module, "SWEEP_INTERVAL", 0.001)
        monkeypatch.setattr(Table, "waited", lambda table: 31.0 if table.state.question_ply == 0 else 0.0)
        monkeypatch.setattr(tables.store, "append", self._append)
        monkeypatch.setattr(tables.bot_pool, "decide", self._decide)
        monkeypatch.setattr(tables, "_look_at_clocks", self._look)

    def _look(self) -> None:
        self.look()
        self.swept += self.refused > 0

    async def _decide(self, match: Match, *_: Any, **__: Any) -> Move:
        self.decided += 1
        return match.moves()[0]

    async def _append(self, table: str, entry: LogEntry) -> None:
        if entry.kind == "move" and not self.has_room:
            self.refused += 1
            raise StoreRefused("store-out-of-reach")
        await self.append(table, entry)


@at_the_table
async def test_a_clock_whose_move_the_store_refuses_does_not_decide_again_at_every_sweep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 3600.0)
    monkeypatch.setattr(retried_task, "MAX_STORE_DELAY", 3600.0)
    with served(tmp_path / "tables.sqlite") as (address, tables):
        late = OutOfTime(tables, monkeypatch)
        made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), here("Bob")], clock=30)
        async with TableClient.of(made, 0) as ann:
            await ann.ask("begin")
            await eventually(lambda: late.swept >= 20)
        assert (late.decided, late.refused) == (1, 1)
        assert tables.supervisor.failing() == []
    assert "failed" not in caplog.text


@at_the_table
async def test_a_clock_whose_move_the_store_has_refused_moves_when_there_is_room(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 0.001)
    with served(tmp_path / "tables.sqlite") as (address, tables):
        late = OutOfTime(tables, monkeypatch)
        made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), here("Bob")], clock=30)
        async with TableClient.of(made, 0) as ann:
            await ann.ask("begin")
            await eventually(lambda: late.refused >= 2)
            late.has_room = True
            await ann.until(lambda: ann.position is not None and ann.position["ply"] == 1)


@at_the_table
async def test_a_promise_that_the_store_refuses_is_not_tried_again_without_a_delay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A bot's promise can be due while a person is to move."""
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 3600.0)
    monkeypatch.setattr(retried_task, "MAX_STORE_DELAY", 3600.0)
    monkeypatch.setattr(
        bot_turns, "due_promises", lambda state: [] if state.match is None else [Promise(1, "promise", 0)]
    )
    refused = 0
    with served(tmp_path / "tables.sqlite") as (address, tables):
        append = tables.store.append

        async def append_all_but_promises(table: str, entry: LogEntry) -> None:
            nonlocal refused
            if entry.kind == "promise":
                refused += 1
                raise StoreRefused("store-out-of-reach")
            await append(table, entry)

        monkeypatch.setattr(tables.store, "append", append_all_but_promises)
        made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), me("Bob")])
        async with TableClient.of(made, 0) as ann:
            await ann.ask("begin")
            await eventually(lambda: refused)
            for word in ("one", "two", "three"):
                await ann.ask("say", text=word)
        assert refused == 1


@at_the_table
async def test_machine_code_that_cannot_be_loaded_is_loaded_again(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bot_pool, "FIRST_LOAD_DELAY", 0.001)
    bots = BotPool(pace=0.0)

    async def loads(game: str) -> None:
        assert (bots.problem() is None) == (load.calls == 1)
        bots._compiled.add(game)

    load = fails_at_first(loads, 2)
    monkeypatch.setattr(bots, "_load", load)
    await bots.load_machine_code("rat_trap")
    assert bots.problem() is None
    assert "rat_trap" in bots._compiled
    assert caplog.text.count("loading machine code of rat_trap failed") == 2
    bots.close()


async def on_loop(tables: Tables, work: Any) -> Any:
    """Wait here for something done in the server's own loop."""
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, tables.store._loop))  # type: ignore[attr-defined]


@pytest.mark.parametrize("unwritable", [1 << 70, "\ud800", object()])
@at_the_table
async def test_what_cannot_be_written_fails_alone_and_writing_goes_on(
    tmp_path: Path, unwritable: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """An integer that is too large, half a character, and something no database knows."""
    with served(tmp_path / "tables.sqlite") as (address, tables):
        store: Any = tables.store
        made = [await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), me("Bob")]) for _ in range(3)]
        rows: list[tuple[Any, ...]] = [(each.table, 1, "say", 0, '{"text":"x"}', None, 1.0) for each in made]
        rows[1] = (*rows[1][:3], unwritable, *rows[1][4:])

        async def write() -> list[Any]:
            return await asyncio.gather(*(store._insert(APPEND, row) for row in rows), return_exceptions=True)

        first, second, third = await on_loop(tables, write())
        assert (first, third) == (None, None)
        assert isinstance(second, StoreRefused)
        for each, written in zip(made, (1, 0, 1), strict=True):
            async with TableClient.of(each, 0) as ann:
                assert ann.version == written
                await ann.ask("say", text="and on it goes")
        assert (await asyncio.to_thread(health, address))[0] == 200
    assert "cannot be read or written" in caplog.text
    assert "Traceback" not in caplog.text


@at_the_table
async def test_health_notices_a_writer_that_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with served(tmp_path / "tables.sqlite") as (address, tables):
        store: Any = tables.store
        made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), me("Bob")])
        store._queue.put(None)  # as at the end
        await asyncio.to_thread(store._thread.join)
        monkeypatch.setattr(sqlite, "JUST_WRITTEN", 0.0)
        status, told = await asyncio.to_thread(health, address)
        assert (status, told["checks"]["store"]) == (503, "cannot be written")
        async with TableClient.of(made, 0) as ann:
            with pytest.raises(Refused) as refused:
                await ann.ask("say", text="Is this written?")
            assert refused.value.reason == "store", "refused, and not left to wait for ever"


@at_the_table
async def test_health_notices_a_disk_that_cannot_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sqlite, "JUST_WRITTEN", 0.0)
    with served(tmp_path / "tables.sqlite") as (address, tables):
        store: Any = tables.store
        assert (await asyncio.to_thread(health, address))[0] == 200
        await on_loop(tables, store._insert("PRAGMA query_only = ON", ()))
        status, told = await asyncio.to_thread(health, address)
        assert (status, told["checks"]["store"]) == (503, "cannot be written")
        await asyncio.to_thread(store._writing.execute, "PRAGMA query_only = OFF")
        assert (await asyncio.to_thread(health, address))[0] == 200


@at_the_table
async def test_health_looks_at_the_store_the_listener_and_the_thinkers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path / "tables.sqlite") as (address, tables):
        status, told = await asyncio.to_thread(health, address)
        assert status == 200
        assert told["checks"] == {"store": "ok", "listener": "ok", "thinkers": "ok", "tasks": "ok"}

        async def out_of_reach(names: Any) -> Any:
            raise StoreRefused("store-out-of-reach")

        monkeypatch.setattr(tables.store, "results", out_of_reach)
        monkeypatch.setattr(tables.store, "is_listening", lambda: False)
        monkeypatch.setattr(tables.bot_pool._workers, "has_failed", True)
        status, told = await asyncio.to_thread(health, address)
        assert status == 503
        assert {name: said == "ok" for name, said in told["checks"].items()} == {
            "store": False,
            "listener": False,
            "thinkers": False,
            "tasks": True,
        }
        assert str(tmp_path) not in json.dumps(told)
