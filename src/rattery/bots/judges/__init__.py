"""How a table looks for everybody: one judge a game, which the search and the greedy bot ask.

A judge is a rule `judge(box, s, chances)` that fills each seat's share of the victory, as it looks, for a table that is not
over: at least 0, together 1. It may read the whole table: it is only ever shown imagined ones.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any


def judge_of(game: str) -> Any:
    """The judge of a game, by the game's name."""
    return import_module(f"{__name__}.{game}").judge
