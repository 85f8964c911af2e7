"""Damage: a row that cannot be read hurts its table alone, in a sentence, and nobody knocks there for ever."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from rattery.server.connection.client import Guest, Lobby, Refused, here, me
from tests.server.serving import at_the_table, play_on, served

DAMAGE = {
    "facts that are no JSON": "UPDATE happenings SET facts = '{' WHERE number = 2",
    "facts of another shape": "UPDATE happenings SET facts = '[]' WHERE number = 2",
    "a kind nobody knows": "UPDATE happenings SET kind = 'fly' WHERE number = 2",
    "a wrong seat": "UPDATE happenings SET seat = 1 - seat WHERE number = 2",
    "a number that is missing": "DELETE FROM happenings WHERE number = 2",
    "no seats": "UPDATE tables SET seats = '[]'",
    "seats that are no JSON": "UPDATE tables SET seats = 'x'",
    "a key that is not hexadecimal": "UPDATE tables SET key = 'xyz'",
    "a box that is none": "UPDATE tables SET box = '{}'",
    "another game": "UPDATE tables SET game = 'chess'",
}


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """A store with a table at which three moves were made, and the table."""
    file = tmp_path_factory.mktemp("damage") / "tables.sqlite"

    async def play() -> str:
        with served(file) as (address, _):
            made = await Lobby(address).create("rat_trap(players=2)", [me("Ann"), here("Bob")])
            async with Guest.of(made, 0) as device:
                await device.ask("begin")
                await play_on(device, 3)
            return made.table

    table = asyncio.run(play())
    return file.read_bytes(), table


@pytest.mark.parametrize("damage", DAMAGE)
@at_the_table
async def test_a_damaged_table_is_refused_in_a_sentence_for_good(
    tmp_path: Path, written: tuple[bytes, str], damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    file, (data, table) = tmp_path / "tables.sqlite", written
    file.write_bytes(data)
    with sqlite3.connect(file) as db:
        db.execute(DAMAGE[damage])
    db.close()
    with served(file) as (address, _):
        lobby = Lobby(address)
        for _ in range(3):
            with pytest.raises(Refused) as told:
                await lobby.get(f"/api/tables/{table}")
            assert (told.value.status, told.value.reason) == (409, "unreadable")
            assert table in told.value.words
        async with Guest(lobby, table) as guest:
            assert guest.closed == 4409, "a client need not come back"
        assert (await lobby.get(f"/api/tables?ids={table}"))["tables"] == []
        assert caplog.text.count(f"table {table} cannot be read") == 1, "told once to whoever runs the server"
        made = await lobby.create("rat_trap(players=2)", [me("Ann"), here("Bob")])
        async with Guest.of(made, 0) as device:
            await device.ask("begin")
            await play_on(device, 2)
