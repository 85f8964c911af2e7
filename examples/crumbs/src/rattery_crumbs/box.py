"""The box of Crumbs: how many cards there are of each kind, and what they are worth."""

from rattery.core.box import BoxFile
from rattery.core.options import Options
from rattery.core.record import Record, Row, blank, i16, row

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
    file.fill_rows(box, "cards", CARDS, count=(1, 20), points=(-9, 9))
    file.finish()
    return box
