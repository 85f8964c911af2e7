"""A picture in plain text: what happened last, the table as a seat sees it, and what is asked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rattery.match.match import Match

SENTENCES = 5  # of what happened last
WIDTH = 160


def picture(match: Match, seat: int | None, lang: str = "en") -> str:
    """The match as a seat sees it; None is a spectator."""
    happened = match.log(seat, lang)[-SENTENCES:]
    return "\n".join([match.game.title(lang), "", *happened, "", *lines(match.view(seat)), "", match.asks(lang)])


def lines(thing: Any, depth: int = 0) -> Iterator[str]:
    """Nested data, a line each; what is short stays on one line."""
    indent = "  " * depth
    for name, value in thing.items() if isinstance(thing, dict) else enumerate(thing):
        line = f"{indent}{name}: {_short(value)}"
        is_row = isinstance(value, list) and any(isinstance(part, dict) for part in value)
        if is_row or (isinstance(value, dict | list) and len(line) > WIDTH):
            yield f"{indent}{name}:"
            yield from lines(value, depth + 1)
        else:
            yield line


def _short(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(map(_short, value)) or "-"
    return "-" if value is None else str(value)
