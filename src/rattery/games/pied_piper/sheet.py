"""The score sheet of The Pied Piper: free levels, counters won, and who held out longer."""

from __future__ import annotations

from rattery.core.game import Placing, SheetLine, View
from rattery.games.pied_piper.rules.ending import FREE_LEVEL


def sheet(seats: int, view: View, events: list[View]) -> list[SheetLine]:
    """Whoever is still at home counts levels and counters; whoever has fled, those who fled before."""
    counters = {house["seat"]: house["counter"] for house in view["circle"] if house["seat"] is not None}
    at_home = [not player["out"] for player in view["players"]]
    levels = [FREE_LEVEL * (view["levels"] - counters[seat]) * at_home[seat] for seat in range(seats)]
    won = [player["captured"] * home for player, home in zip(view["players"], at_home, strict=True)]
    outlived = [player["outlived"] or 0 for player in view["players"]]
    return [
        SheetLine("sheet-levels", tuple(levels), facts={"points": FREE_LEVEL}),
        SheetLine("sheet-counters", tuple(won)),
        SheetLine("sheet-outlived", tuple(outlived)),
    ]


def places(seats: int, view: View, events: list[View]) -> list[Placing]:
    """Who is still at home and how safely; who fled as which, and who drove them out."""
    total = [sum(line.points[seat] for line in sheet(seats, view, events)) for seat in range(seats)]
    ranks = [1 + sum(other > own for other in total) for own in total]
    return [_placing(seat, ranks[seat], view, events) for seat in sorted(range(seats), key=lambda seat: ranks[seat])]


def _placing(seat: int, rank: int, view: View, events: list[View]) -> Placing:
    fled = [event["seat"] for event in events if event["event"] == "fled"]
    if seat not in fled:
        counter = next(house["counter"] for house in view["circle"] if house["seat"] == seat)
        won = view["players"][seat]["captured"]
        return Placing(seat, rank, "place-at-home", {"counter": counter, "number": won})
    as_which = fled.index(seat) + 1
    takers = [event["seat"] for event in events if event["event"] == "took_counters" and event["victim"] == seat]
    if not takers:
        return Placing(seat, rank, "place-fled-alone", {"number": as_which})
    return Placing(seat, rank, "place-fled", {"number": as_which, "seat": takers[0]})
