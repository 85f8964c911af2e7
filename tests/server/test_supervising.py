"""Supervision: whatever runs in the background is started anew when it fails, and health tells."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from rattery.server import supervising
from rattery.server.connection.client import Guest, Lobby, me
from rattery.server.store.trouble import StoreRefused
from rattery.server.supervising import Supervisor
from rattery.server.tables.tables import Tables
from tests.server.serving import at_the_table, eventually, served


def health(address: str) -> tuple[int, dict[str, Any]]:
    try:
        with urllib.request.urlopen(f"{address}/api/health") as answer:  # noqa: S310
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as error:
        with error:
            return error.code, json.load(error)


@at_the_table
async def test_a_task_that_fails_or_ends_is_started_anew_and_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(supervising, "FIRST_DELAY", 0.001)
    supervisor, runs = Supervisor(), 0

    async def work() -> None:
        nonlocal runs
        runs += 1
        if runs == 1:
            raise ValueError("broken")
        if runs > 2:
            await asyncio.Event().wait()

    supervisor.keep("working", work)
    assert supervisor.failing() == []
    await eventually(lambda: runs == 3)
    assert supervisor.restarts() == {"working": 2}
    assert supervisor.failing() == ["working"]
    assert "working failed: ValueError" in caplog.text
    assert "working ended" in caplog.text
    monkeypatch.setattr(supervising, "HEALTHY_AFTER", 0.0)
    assert supervisor.failing() == [], "after a while without a failure it is healthy again"
    await supervisor.close()


@pytest.mark.parametrize("task", ["_sweep", "_announce", "_tell_about_bots"])
@at_the_table
async def test_every_background_task_of_a_server_survives_a_failure_and_health_tells(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, task: str
) -> None:
    monkeypatch.setattr(supervising, "FIRST_DELAY", 0.001)
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
        made = await Lobby(address).create("rat_trap(players=2)", [me("Ann"), me("Bob")])
        async with Guest.of(made, 0) as ann:
            await ann.until(lambda: ann.online == [True, True])


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
        monkeypatch.setattr(tables.thinking._interpreting, "has_failed", True)
        status, told = await asyncio.to_thread(health, address)
        assert status == 503
        assert {name: said == "ok" for name, said in told["checks"].items()} == {
            "store": False,
            "listener": False,
            "thinkers": False,
            "tasks": True,
        }
        assert str(tmp_path) not in json.dumps(told)
