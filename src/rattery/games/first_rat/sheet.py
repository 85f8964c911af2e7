"""The score sheet of First Rat: every track and every other way to points."""

from __future__ import annotations

from rattery.core.game import SheetLine, View


def sheet(seats: int, view: View, events: list[View]) -> list[SheetLine]:
    """A line for each kind of points, as the table counts them."""
    points = [player["points"] for player in view["players"]]
    return [
        SheetLine(f"sheet-{name.replace('_', '-')}", tuple(seat[name] for seat in points))
        for name in points[0]
        if name != "total"
    ]
