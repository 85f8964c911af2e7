"""First Rat, put together for the registry."""

from rattery.core.game import NUMBER, SEAT, SEATS, GameKind, Names, Vocabulary
from rattery.games.first_rat import rules
from rattery.games.first_rat.asking import question_facts
from rattery.games.first_rat.box import Box, greg_card_names, read_box
from rattery.games.first_rat.moves import MOVES
from rattery.games.first_rat.options import Options
from rattery.games.first_rat.parts import (
    CHALLENGES,
    COLOURS,
    COMICS,
    GOODS,
    GREG_CARDS,
    ITEMS,
    MATERIALS,
    PARTS,
    PIPE_SET_NAMES,
    RAT_NAMES,
    ROOMS,
    SPACES,
    SPARE_TRACKS,
    SPECTATOR,
    STANDS,
    TRACKS,
)
from rattery.games.first_rat.reasons import why_not
from rattery.games.first_rat.rules.table import QUESTIONS
from rattery.games.first_rat.sheet import sheet
from rattery.games.first_rat.story import EVENTS
from rattery.games.first_rat.view import view

VOCABULARY: Vocabulary = {
    "seat": SEAT,
    "winners": SEATS,
    "other": SEAT,
    "rat": Names("rat", RAT_NAMES),
    "goal": Names("goal", (*map(str, range(1, SPACES + 1)), "pad")),
    "pipes": Names("pipes", PIPE_SET_NAMES),
    "material": Names("goods", MATERIALS),
    "goods": Names("goods", GOODS),
    "colour": Names("colour", COLOURS),
    "item": Names("item", ITEMS),
    "stand": Names("stand", STANDS),
    "comic": Names("comic", COMICS),
    "track": Names("track", TRACKS),
    "best_track": Names("track", tuple(TRACKS[track] for track in SPARE_TRACKS)),
    "part": Names("track", PARTS),
    "room": Names("room", ROOMS),
    "card": Names("card", GREG_CARDS),
    "challenge": Names("challenge", CHALLENGES),
    "number": NUMBER,
    "origin": NUMBER,
    "space": NUMBER,
    "pipe": NUMBER,
    "cheese": NUMBER,
    "points": NUMBER,
    "amount": NUMBER,
    "markers": NUMBER,
    "steps": NUMBER,
    "to_library": NUMBER,
    "to_nursery": NUMBER,
    "to_storeroom": NUMBER,
    "moved": NUMBER,
    "total": NUMBER,
}


def seats(box: Box) -> int:
    """The players and, alone, GREG."""
    return int(box.seats)


def box_names(box: Box) -> dict[str, Names]:
    """How many of GREG's cards have an A is told by the box."""
    return {"card": Names("card", greg_card_names(box))}


def is_open(box: Box) -> bool:
    """Only GREG has a hidden deck."""
    return not box.solo


GAME = GameKind(
    name="first_rat",
    options=Options,
    read_box=read_box,
    seats=seats,
    moves=MOVES,
    events=EVENTS,
    questions=QUESTIONS,
    vocabulary=VOCABULARY,
    box_names=box_names,
    rules=rules,
    view=view,
    question_facts=question_facts,
    why_not=why_not,
    spectator=SPECTATOR,
    sheet=sheet,
    is_open=is_open,
    unasked=frozenset({"end"}),  # nothing can be built or donated: what everybody owns lies open
)
