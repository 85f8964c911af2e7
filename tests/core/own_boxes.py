"""Games with custom boxes, made by changing lines of the standard one."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from rattery.core.box import BoxFile
from rattery.core.game import Game
from rattery.core.registry import load_game


def with_changes(game: str, changes: dict[str, Any]) -> Game:
    """A game whose box has other values: `{"limits.rounds.value": 2}`; `{"third_rat.6": None}` removes an entry."""
    data = deepcopy(BoxFile.standard(game).data)
    for path, value in changes.items():
        section, key, *field = path.split(".")
        if field:
            data[section][key][field[0]] = value
        else:
            del data[section][key]
    return load_game(game, BoxFile.from_data(data, "box.toml"))
