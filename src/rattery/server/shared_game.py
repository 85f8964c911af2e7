"""A process-wide cache of loaded games with their boxes: tables and decisions of the same game share one object."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from rattery.core.box import BoxFile
from rattery.core.game import Game
from rattery.core.registry import load_game


@lru_cache(256)
def shared_game(spelling: str, box: bytes) -> Game:
    """The game of a spelling such as `name(players=4)`, with a box as JSON. Callers share it and do not modify it."""
    return load_game(spelling, BoxFile.from_data(msgspec.json.decode(box)))
