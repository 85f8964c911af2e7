"""The score sheet of Rat Trap: what every round brought."""

from __future__ import annotations

from rattery.core.game import SheetLine, View

BEGINS = {"round_began": "sheet-round", "extra_round_began": "sheet-extra-round"}
SCORES = ("scored", "consoled")


def sheet(seats: int, view: View, events: list[View]) -> list[SheetLine]:
    """A line a round; the stocks that were shown and the points they gave explain it. Stocks decide between equals."""
    starts = [place for place, event in enumerate(events) if event["event"] in BEGINS]
    rounds = [_round(seats, events, start, end) for start, end in zip(starts, [*starts[1:], len(events)], strict=True)]
    return rounds + _tie_break(view)


def _round(seats: int, events: list[View], start: int, end: int) -> SheetLine:
    points, told = [0] * seats, [[] for _ in range(seats)]  # type: list[int], list[list[int]]
    for place in range(start, end):
        event = events[place]
        if event["event"] in SCORES:
            points[event["seat"]] += event["points"]
        if event["event"] in (*SCORES, "stock_shown", "went_out"):
            told[event["seat"]].append(place)
    began = events[start]
    facts = {"number": began["number"]} if "number" in began else {}
    return SheetLine(BEGINS[began["event"]], tuple(points), tuple(map(tuple, told)), facts)


def _tie_break(view: View) -> list[SheetLine]:
    """How many cards each of those had who had most points, if they were several."""
    points = [rat["points"] for rat in view["rats"]]
    level = [most == max(points) for most in points]
    if sum(level) < 2:
        return []
    stocks = [rat["stock"] if is_level else 0 for rat, is_level in zip(view["rats"], level, strict=True)]
    return [SheetLine("sheet-stock", tuple(stocks), breaks_tie=True)]
