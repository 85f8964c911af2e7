"""A clock that is set forward or back: play goes on, no table is unloaded, no client is dropped or timed out."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from chaos.crowd import Player
from chaos.ledger import Ledger
from rattery.match.verify import verify
from rattery.server.connection.client import ServerClient, bot, me
from tests.server.serving import at_the_table, served

YEAR = 365.25 * 24 * 3600.0


@at_the_table
async def test_the_time_of_day_may_jump_as_it_likes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    clock, luck, ledger = time.time, random.Random(4), Ledger()
    off = 0.0
    monkeypatch.setattr(time, "time", lambda: clock() + off)
    with served(tmp_path / "tables.sqlite") as (address, tables):
        api = ServerClient(address)
        made = await api.create("ratjack(players=2)", [me("Ann"), bot("random")])
        async with Player(made, 0, "steady", ledger, luck) as ann:
            await ann.until(lambda: ann.table["seats"][0]["seal"])  # the salt must be there before the match begins
            await ann.ask("begin")
            while not ann.is_over:
                off = luck.choice((-20 * YEAR, -3600.0, 0.0, 3600.0, 20 * YEAR))
                await ann.until(lambda: ann.moves or ann.is_over)
                if ann.moves:
                    await ann.move(luck.choice(ann.moves)["move"])
            assert ann.closed is None, "the connection was never broken"
        assert made.table in tables._tables
        assert verify(await api.get(f"/api/tables/{made.table}/match")).match.is_over
    assert ledger.problems == []
    assert ledger.refusals == {}
