"""Deals a test has chosen: the same number deals the same tables, and the bots at them decide alike."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from rattery.server.connection.client import ServerClient, bot
from rattery.server.randomness import SECRET
from tests.server.dealing import Deals, FiledDeals
from tests.server.serving import Process, TableClient, at_the_table, play_on, served, table_for_one

GAME = "rat_trap(players=3,roles=true)"


async def played(address: str) -> list[str]:
    """The story of a match against bots up to somewhere in the middle."""
    made = await table_for_one(ServerClient(address), GAME, [bot("random")] * 2)
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await play_on(ann, 6)
        return ann.story


@at_the_table
async def test_the_same_deal_gives_the_same_table_and_the_same_bots(tmp_path: Path) -> None:
    stories = []
    for place, deal in enumerate((7, 7, 8)):
        with served(tmp_path / f"{place}.sqlite", deal=deal) as (address, _):
            stories.append(await played(address))
    assert stories[0] == stories[1] != stories[2]


@at_the_table
async def test_a_server_process_deals_anew_whenever_the_test_chooses_a_deal(tmp_path: Path) -> None:
    deals = FiledDeals(tmp_path / "deal")
    deals.choose(7)
    server = Process(tmp_path / "tables.sqlite", deals=deals.file)
    try:
        first, second = await played(server.address), await played(server.address)
        deals.choose(7)
        again = await played(server.address)
    finally:
        server.kill()
    assert first == again != second


def test_a_server_that_can_be_foreseen_says_so_in_its_log(caplog: pytest.LogCaptureFixture) -> None:
    SECRET.warn_if_predictable()
    assert caplog.text == ""
    with caplog.at_level(logging.WARNING, "rattery.server"):
        Deals().randomness().warn_if_predictable()
    assert "TEST SERVER" in caplog.text
