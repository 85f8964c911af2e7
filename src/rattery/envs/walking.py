"""Walking through a random playout, table by table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rattery.core.chance import Chance, draw
from rattery.core.errors import BadOption
from rattery.core.game import Game
from rattery.core.record import blank
from rattery.lab.playouts import seed_playout, simulation_key


def walk(game: Game, playout: int, seed: int = 0) -> Iterator[Any]:
    """The table at every decision of a random playout, and at the end; it is one table that changes."""
    table, offers, luck, key = game.blank_table(), game.blank_offers(), blank(Chance), simulation_key(seed)
    seed_playout(table.chance, luck, key[0], key[1], playout)
    game.rules.set_up(game.box, table)
    yield table
    while not game.rules.is_over(game.box, table):
        game.rules.legal(game.box, table, offers)
        game.rules.play(game.box, table, offers.ids[draw(luck, offers.n)])
        yield table


def table_after(game: Game, playout: int, plies: int) -> Any:
    """The table of a random playout after so many moves, at which somebody still decides."""
    length = -1
    for length, table in enumerate(walk(game, playout)):
        if length == plies and not game.rules.is_over(game.box, table):
            return table
    raise BadOption("env-endgame", plies=plies, length=length)
