"""What each number of an observation means, as the game declares it."""

from __future__ import annotations

from rattery.core.packages import optional_part
from rattery.core.registry import game_kind


def observation_labels(game: str) -> tuple[str, ...]:
    """A label for each number: `LABELS` of the game's `labels.py`, or just the numbers where it brings none."""
    numbers = range(game_kind(game).rules.OBSERVATION)
    return tuple(getattr(optional_part(game, "labels"), "LABELS", [f"number {number}" for number in numbers]))
