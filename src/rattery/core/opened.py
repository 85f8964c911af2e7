"""One view with all that any seat knows, merged from every seat's own: for replays, when nothing is secret any more."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rattery.core.game import View

OWNED = ("players", "rats")  # lists with an entry for each seat


def opened(views: Sequence[View]) -> View:
    """What is a seat's own as that seat sees it, the rest from the first who knows; what nobody knows stays hidden."""
    merged: View = _known(views)
    for name in OWNED:
        if name in merged:
            own = [view[name] for view in views]
            merged[name] = [
                own[seat][seat] if seat < len(own) else _known([v[seat] for v in own]) for seat in range(len(own[0]))
            ]
    return merged


def _known(values: Sequence[Any]) -> Any:
    known = [value for value in values if value is not None]
    if known and all(isinstance(value, dict) for value in known):
        names = dict.fromkeys(name for value in known for name in value)
        return {name: _known([value.get(name) for value in known]) for name in names}
    if known and all(isinstance(value, list) and len(value) == len(known[0]) for value in known):
        return [_known([value[place] for value in known]) for place in range(len(known[0]))]
    if known and all(isinstance(value, list) for value in known):
        return _all_of(known)
    return known[0] if known else None


def _all_of(lists: Sequence[list[Any]]) -> list[Any]:
    """Everything that is in any of the lists, once."""
    found: list[Any] = []
    for item in (item for items in lists for item in items):
        if item not in found:
            found.append(item)
    return found
