"""Plain-text rendering: the latest events, the table as a seat sees it, and the question that is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from rattery.core.errors import BadOption
from rattery.core.words import words
from rattery.match.match import Match

SENTENCES = 5  # latest events shown
WIDTH = 160  # characters; longer values are split over several lines
RENDER_MODES = ("human", "ansi")


def check_render_options(render_mode: str | None, lang: str) -> None:
    """Refuses an unknown render mode or language when the environment is made, before anything is rendered."""
    if render_mode is not None and render_mode not in RENDER_MODES:
        raise BadOption("env-render-mode", given=str(render_mode), choices=", ".join(RENDER_MODES))
    words(lang)


def picture(match: Match, seat: int | None, lang: str = "en") -> str:
    """The match as a seat sees it; None for a spectator."""
    happened = match.log(seat, lang)[-SENTENCES:]
    return "\n".join([match.game.title(lang), "", *happened, "", *lines(match.view(seat)), "", match.asks(lang)])


def lines(thing: Mapping[str, object] | list[object], depth: int = 0) -> Iterator[str]:
    """Nested data as indented lines; a value that fits within WIDTH stays on one line."""
    indent = "  " * depth
    named: Iterable[tuple[object, object]] = enumerate(thing) if isinstance(thing, list) else thing.items()
    for name, value in named:
        line = f"{indent}{name}: {_short(value)}"
        is_row = isinstance(value, list) and any(isinstance(part, dict) for part in value)
        if isinstance(value, dict | list) and (is_row or len(line) > WIDTH):
            yield f"{indent}{name}:"
            yield from lines(value, depth + 1)
        else:
            yield line


def _short(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {_short(part)}" for name, part in value.items()) or "-"
    if isinstance(value, list):
        return " ".join(map(_short, value)) or "-"
    return "-" if value is None else str(value)
