"""The moves of First Rat."""

from __future__ import annotations

from rattery.core.moves import MoveBook, offers_record
from rattery.games.first_rat.parts import (
    COMICS,
    ITEMS,
    MATERIALS,
    PARTS,
    PIPE_SET_NAMES,
    PIPE_SETS,
    RAT_NAMES,
    RATS,
    SPACES,
    SPARE_TRACKS,
    TRACKS,
)

GOALS = SPACES + 1  # where a rat can end: the spaces and the launch pad

MOVES = MoveBook()
GOAL_NAMES = (*map(str, range(1, GOALS)), "pad")
GO = MOVES.add_grid("go", "{}>{}", rat=RAT_NAMES, goal=GOAL_NAMES)  # + rat * GOALS + the space it ends on, less one
ROUTE = MOVES.add_each("route", labels=PIPE_SET_NAMES, pipes=range(PIPE_SETS))  # + the pipes it goes through
HALT = MOVES.add("halt")  # no further rat moves
BOLT = MOVES.add("bolt")  # as the reward of the launch pad
FREE_RAT = MOVES.add("free_rat", "rat")  # out of the nursery
DRINK = MOVES.add("drink")
ADD = MOVES.add_each("add", labels=MATERIALS, material=range(len(MATERIALS)))  # + the material a backpack adds
UP = MOVES.add("up")  # at a junction of the burrow
LEFT = MOVES.add("left")
COMIC = MOVES.add_each("comic", labels=COMICS, comic=range(len(COMICS)))  # + the comic taken
NAME = MOVES.add_each("name", labels=RAT_NAMES, rat=range(RATS))  # + the rat that becomes a super rat
PASS = MOVES.add("pass")  # no drink, no rat, no comic
BUY = MOVES.add_each("buy", labels=ITEMS, item=range(len(ITEMS)))  # + the item
STEAL = MOVES.add_each("steal", labels=ITEMS, item=range(len(ITEMS)))  # + the item
LEAVE = MOVES.add("leave")  # the stands
BUILD = MOVES.add_each("build", labels=PARTS, part=range(len(PARTS)))  # + the part
TINKER = MOVES.add_grid(  # + part * 4 + the material left out
    "tinker", "build {} without {}", part=PARTS, material=MATERIALS
)
DONATE = MOVES.add("donate")
END = MOVES.add("end")  # of the turn
FAVOUR = MOVES.add_each(  # + the place in SPARE_TRACKS of the track GREG's best card goes to
    "favour", labels=[TRACKS[track] for track in SPARE_TRACKS], best_track=range(len(SPARE_TRACKS))
)

Offers = offers_record(len(MOVES))
