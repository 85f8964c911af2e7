"""The score sheet of Ratjack: the points of every round, and what they were for."""

from __future__ import annotations

from rattery.core.game import SheetLine, View

SCORES = ("scored_out", "ratjack", "last_left", "highest")


def sheet(seats: int, view: View, events: list[View]) -> list[SheetLine]:
    """A line a round; each point has an event that explains it."""
    starts = [place for place, event in enumerate(events) if event["event"] == "round_began"]
    return [_round(seats, events, start, end) for start, end in zip(starts, [*starts[1:], len(events)], strict=True)]


def _round(seats: int, events: list[View], start: int, end: int) -> SheetLine:
    told = tuple(
        tuple(n for n in range(start, end) if events[n]["event"] in SCORES and events[n]["seat"] == seat)
        for seat in range(seats)
    )
    return SheetLine("sheet-round", tuple(map(len, told)), told, {"number": events[start]["number"]})
