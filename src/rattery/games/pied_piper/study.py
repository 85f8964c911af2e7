"""What a study follows in The Pied Piper: action cards; free levels, then counters won, decide. It has no points."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.moves import Move
from rattery.core.study_subject import Scores, Things
from rattery.games.pied_piper.box import Box
from rattery.games.pied_piper.parts import CARDS
from rattery.games.pied_piper.rules.ending import FREE_LEVEL
from rattery.games.pied_piper.rules.table import Table

THINGS = (Things("card", CARDS, ("what_to_lay",), is_dealt=True),)
MEASURES = ("levels", "counters")


def plays(move: Move) -> list[tuple[int, int]]:
    """A card is played where it is laid, face up or face down."""
    return [(0, dict(move.facts)["card"])] if move.verb in ("lay", "hide") else []


@rule
def holds(box: Box, s: Table, seat: int, kind: int, thing: int) -> bool:
    return s.players[seat].hand[thing] > 0


@rule
def measure(box: Box, s: Table, seat: int, place: int) -> int:
    """Levels still free of rats, none for a player who has fled; then counters won."""
    player = s.players[seat]
    if player.out:
        return 0
    return int(player.captured) if place == 1 else int(box.levels) - int(s.houses[box.home[seat]].counter)


def from_score(scores: Scores) -> tuple[Scores, ...]:
    """Free levels and counters won; whoever has fled has neither, and a score below that of one level."""
    return scores // FREE_LEVEL, scores % FREE_LEVEL * (scores >= FREE_LEVEL)
