"""What a study follows in First Rat: what can be bought or stolen, and comics; points, then rattronauts, decide."""

from __future__ import annotations

from rattery.core.compile.rule import rule
from rattery.core.moves import Move
from rattery.core.study_subject import Things
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import COMICS, ITEMS
from rattery.games.first_rat.rules.scoring import score
from rattery.games.first_rat.rules.shopping import is_set_out
from rattery.games.first_rat.rules.table import Table, rats_aboard

ITEM, COMIC = range(2)
THINGS = (Things("item", ITEMS, ("what_to_take",)), Things("comic", COMICS, ("which_comic",)))
MEASURES = ("points", "rattronauts")


def plays(move: Move) -> list[tuple[int, int]]:
    """An item is played when it is bought or stolen, a comic when it is taken."""
    facts = dict(move.facts)
    if move.verb in ("buy", "steal"):
        return [(ITEM, facts["item"])]
    return [(COMIC, facts["comic"])] if move.verb == "comic" else []


@rule
def holds(box: Box, s: Table, seat: int, kind: int, thing: int) -> bool:
    """What lies there to be taken."""
    if kind == ITEM:
        return is_set_out(s, thing)
    return (s.on_display.comics >> thing) & 1 == 1


@rule
def measure(box: Box, s: Table, seat: int, place: int) -> int:
    return score(box, s, seat) if place == 0 else rats_aboard(s, seat)


@rule
def rounds(box: Box, s: Table) -> int:
    return int(s.round_number)
