"""Sets up tables in memory with arbitrary contents, to check that set-up initialises every field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from rattery.core.chance import seed_chance
from tests.variants import loaded

ZEROS, ONES = 0, 1  # every byte of the table before it is set up


def set_up_on(variant: str, before: int) -> Any:
    """A table of this game, set up in memory filled with one byte value."""
    game = loaded(variant)
    layout = game.rules.Table.dtype
    table: Any = np.frombuffer(bytearray([before] * layout.itemsize), np.dtype((np.record, layout)))[0]
    seed_chance(table.chance, 5, 7)
    game.rules.set_up(game.box, table)
    return table


def differences(one: Any, other: Any, path: str = "") -> Iterator[str]:
    """The paths of differing fields of two tables, like `players.points[2]`."""
    if getattr(one, "dtype", None) is not None and one.dtype.names:
        for name in one.dtype.names:
            yield from differences(one[name], other[name], f"{path}.{name}".lstrip("."))
    elif getattr(one, "ndim", 0):
        for place in range(len(one)):
            yield from differences(one[place], other[place], f"{path}[{place}]")
    elif one != other:
        yield path
