"""One view that merges those of all seats: for replays, when nothing is secret any more."""

from __future__ import annotations

from collections.abc import Sequence

from rattery.core.game import AnyKind, View
from rattery.core.json_data import Json


def merged_view(kind: AnyKind, views: Sequence[View]) -> View:
    """The views of all players, in the order of their seats, as one. A seat's entry of the game's `seat_list` is as that
    seat sees it, the rest is from the first view that has it; what no view has stays hidden."""
    merged: View = _merged(views)
    if kind.seat_list in merged:
        own = [view[kind.seat_list] for view in views]
        merged[kind.seat_list] = [
            own[seat][seat] if seat < len(own) else _known([v[seat] for v in own]) for seat in range(len(own[0]))
        ]
    return merged


def _known(values: Sequence[Json]) -> Json:
    known = [value for value in values if value is not None]
    objects = [value for value in known if isinstance(value, dict)]
    if objects and len(objects) == len(known):
        return _merged(objects)
    lists = [value for value in known if isinstance(value, list)]
    if lists and len(lists) == len(known):
        same_length = len({len(each) for each in lists}) == 1
        return [_known(parts) for parts in zip(*lists, strict=True)] if same_length else _all_of(lists)
    return known[0] if known else None


def _merged(objects: Sequence[dict[str, Json]]) -> dict[str, Json]:
    names = dict.fromkeys(name for each in objects for name in each)
    return {name: _known([each.get(name) for each in objects]) for name in names}


def _all_of(lists: Sequence[list[Json]]) -> list[Json]:
    """Everything that is in any of the lists, once."""
    found: list[Json] = []
    for item in (item for items in lists for item in items):
        if item not in found:
            found.append(item)
    return found
