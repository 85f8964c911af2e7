"""Servers and databases are killed under load: nothing acknowledged is lost, nothing is done twice, all tables continue."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from chaos import storm as storm_module
from chaos.faults import errors, run_storm
from chaos.storm import Storm
from rattery.server.connection.client import ServerClient, bot, me
from tests.missing_tools import needs_postgres
from tests.server.serving import Process, TableClient, at_the_table, play_on, served

SERVE = [sys.executable, "-m", "rattery.cli", "serve", "--no-browser", "--port", "0"]


def without_problems(storm: Storm) -> None:
    assert storm.ledger.problems == []
    assert storm.kills["server"] > 0
    assert storm.over == len(storm.made) > 0
    unexpected = [error for server in storm.servers for error in errors(server.log_text()) if "Refused" not in error]
    assert unexpected == []


def test_a_server_is_killed_again_and_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storm_module, "BETWEEN_KILLS", (0.3, 0.8))
    without_problems(run_storm(tmp_path, with_postgres=False, tables=6, seconds=4.0, seed=2))


@at_the_table
async def test_a_table_that_did_not_come_to_its_end_is_found(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite") as (address, _):
        server: Any = SimpleNamespace(address=address)
        storm = Storm([server])
        storm.luck = random.Random(1)
        await storm._verify(await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), bot("random")]))
    (problem,) = storm.ledger.problems
    assert "not over" in str(problem)


@pytest.mark.long  # how many servers are killed in a few seconds is random; test_failover always kills one
@needs_postgres
def test_servers_on_one_database_are_killed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storm_module, "BETWEEN_KILLS", (0.3, 0.8))
    without_problems(run_storm(tmp_path, with_postgres=True, tables=2, seconds=3.0, seed=4))


@pytest.mark.long
@needs_postgres
def test_two_servers_and_their_database_are_killed_again_and_again(tmp_path: Path) -> None:
    storm = run_storm(tmp_path, with_postgres=True, tables=8, seconds=25.0, seed=5)
    without_problems(storm)
    assert storm.kills["database"] > 0


@at_the_table
async def test_a_second_server_on_the_same_file_is_sent_away_and_the_first_one_plays_on(tmp_path: Path) -> None:
    server = Process(tmp_path / "tables.sqlite")
    try:
        made = await ServerClient(server.address).create("rat_trap(players=2)", [me("Ann"), bot("random")])
        async with TableClient.of(made, 0) as ann:
            await ann.ask("begin")
            second = subprocess.run(  # noqa: S603
                [*SERVE, "--database", str(tmp_path / "tables.sqlite")], capture_output=True, text=True, check=False
            )
            assert second.returncode == 2
            assert second.stderr.count("\n") == 1
            assert "tables.sqlite" in second.stderr
            await play_on(ann)
            assert ann.is_over
    finally:
        server.kill()
