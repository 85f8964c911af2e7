"""Rattery: one table for four games about rats.

    import rattery
    match = rattery.load("rat_trap(players=4)").new(seed=7)
    match.play("keep")

What is heavy is loaded when it is first used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rattery.api import Game, Match, load, restore
    from rattery.core.errors import IllegalMove, RatteryError

__version__ = "0.1.0"
__all__ = ["Game", "IllegalMove", "Match", "RatteryError", "__version__", "load", "restore"]


def __getattr__(name: str) -> Any:
    if name in ("IllegalMove", "RatteryError"):
        from rattery.core import errors

        return getattr(errors, name)
    if name in __all__:
        from rattery import api

        return getattr(api, name)
    raise AttributeError(f"module 'rattery' has no attribute {name!r}")
