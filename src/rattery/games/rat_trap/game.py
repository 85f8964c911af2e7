"""Rat Trap, put together for the registry."""

from rattery.core.game import NUMBER, SEAT, SEATS, GameKind, Names, Vocabulary
from rattery.games.rat_trap import rules
from rattery.games.rat_trap.asking import ABOUTS, WHOSE, move_facts, question_facts
from rattery.games.rat_trap.box import Box, read_box
from rattery.games.rat_trap.moves import MOVES, PILE_PAIRS
from rattery.games.rat_trap.options import Options
from rattery.games.rat_trap.parts import CARDS, DICE, PILE_NAMES, ROLES, SPECTATOR
from rattery.games.rat_trap.promises import PROMISES
from rattery.games.rat_trap.reasons import why_not
from rattery.games.rat_trap.rules.table import QUESTIONS
from rattery.games.rat_trap.sheet import sheet
from rattery.games.rat_trap.story import EVENTS
from rattery.games.rat_trap.view import view

VOCABULARY: Vocabulary = {
    "seat": SEAT,
    "winners": SEATS,
    "partner": SEAT,
    "decider": SEAT,
    "active": SEAT,
    "actor": SEAT,
    "victim": SEAT,
    "target": SEAT,
    "pile": Names("pile", PILE_NAMES),
    "piles": Names("piles", tuple(f"{PILE_NAMES[a]} & {PILE_NAMES[b]}" for a, b in PILE_PAIRS)),
    "card": Names("card", CARDS),
    "die": Names("die", DICE),
    "other": Names("die", DICE),
    "role": Names("role", ROLES),
    "whose": Names("whose", WHOSE),
    "about": Names("about", ABOUTS),
    "twice": NUMBER,
    "place": NUMBER,
    "number": NUMBER,
    "card_number": NUMBER,
    "bandages": NUMBER,
    "cards": NUMBER,
    "traps": NUMBER,
    "one": NUMBER,
    "two": NUMBER,
    "clover": NUMBER,
    "trap": NUMBER,
    "points": NUMBER,
    "total": NUMBER,
}


def seats(box: Box) -> int:
    """The players and, with two of them, the third rat."""
    return int(box.rats)


GAME = GameKind(
    name="rat_trap",
    options=Options,
    read_box=read_box,
    seats=seats,
    moves=MOVES,
    events=EVENTS,
    questions=QUESTIONS,
    vocabulary=VOCABULARY,
    rules=rules,
    view=view,
    question_facts=question_facts,
    move_facts=move_facts,
    why_not=why_not,
    spectator=SPECTATOR,
    seat_list="rats",
    sheet=sheet,
    promises=PROMISES,
)
