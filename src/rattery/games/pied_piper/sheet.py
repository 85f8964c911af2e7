"""The score sheet of The Pied Piper: free levels, counters won, and who held out longer."""

from __future__ import annotations

from rattery.core.game import SheetLine, View
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
