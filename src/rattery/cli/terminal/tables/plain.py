"""The table of a game that has no drawing of its own: everything the view says, readably."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rattery.cli.terminal.story import Story


def table(view: dict[str, Any], story: Story, seat: int | None, width: int, is_roomy: bool) -> RenderableType:
    """What is one value stands on one line; lists of things with parts become small tables."""
    title = Text(story.say("game-title"), style="title")
    if seat is not None:
        title = Text.assemble(title, "  ", story.sentence("play-you-are", seat=seat))
    plain = {name: value for name, value in view.items() if not _is_rows(value)}
    facts = Table.grid(padding=(0, 2, 0, 0))
    for name, value in plain.items():
        facts.add_row(Text(_called(name), style="quiet"), _shown(value))
    rows = [_rows(name, value) for name, value in view.items() if _is_rows(value)]
    parts: list[RenderableType] = [title, facts, *rows]
    return Group(*[line for part in parts for line in (part, Text())] if is_roomy else parts)


def notes(view: dict[str, Any], story: Story, seat: int | None) -> list[Text]:
    """A plain table uses no signs that need explaining."""
    return []


def opened(views: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What somebody does not know is taken from the first who does."""
    merged = dict(views[0])
    for name in merged:
        merged[name] = _first_known([view[name] for view in views])
    return merged


def _first_known(values: Sequence[Any]) -> Any:
    known = [value for value in values if value is not None]
    if known and all(isinstance(value, dict) for value in known):
        names = {name: None for value in known for name in value}
        return {name: _first_known([value.get(name) for value in known]) for name in names}
    if known and all(isinstance(value, list) and len(value) == len(known[0]) for value in known):
        return [_first_known([value[place] for value in known]) for place in range(len(known[0]))]
    return known[0] if known else None


def _is_rows(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _rows(name: str, items: list[dict[str, Any]]) -> Table:
    table = Table(title=_called(name), title_justify="left", title_style="quiet", box=None, padding=(0, 2, 0, 0))
    columns = list(dict.fromkeys(column for item in items for column in item))
    for column in ("", *columns):
        table.add_column(_called(column), header_style="quiet")
    for place, item in enumerate(items):
        table.add_row(str(place), *[_shown(item.get(column)) for column in columns])
    return table


def _called(name: str) -> str:
    return name.replace("_", " ")


def _shown(value: Any) -> str:
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, dict):
        return ", ".join(f"{_called(str(name))} {_shown(part)}" for name, part in value.items())
    if isinstance(value, list):
        return " ".join(map(_shown, value))
    return str(value)
