"""The box of Crumbs: how many cards there are of each kind, and what they are worth."""

from rattery.core.box import BoxFile
from rattery.core.record import Record, Row, blank, i16, row
from rattery_crumbs.options import Options

CARDS = ("cat", "crumb", "crust", "cheese")
KINDS = len(CARDS)
MAX_PLAYERS = 4


class Box(Record):
    players: int = i16
    count: Row[int] = row(i16, KINDS)
    points: Row[int] = row(i16, KINDS)


def read_box(file: BoxFile, options: Options) -> Box:
    """The box for these options, every value of the file checked."""
    box = blank(Box)
    box.players = options.players
    for kind, entry in enumerate(file.entries("cards", CARDS)):
        box.count[kind] = entry.number("count", 1, 20)
        box.points[kind] = entry.number("points", -9, 9)
        entry.finish()
    file.finish()
    return box
