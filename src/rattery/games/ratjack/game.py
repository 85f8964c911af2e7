"""Ratjack, put together for the registry."""

from rattery.core.game import NUMBER, SEAT, SEATS, GameKind, Names, Vocabulary
from rattery.games.ratjack import rules
from rattery.games.ratjack.asking import choosing_together, move_facts, question_facts
from rattery.games.ratjack.box import read_box
from rattery.games.ratjack.moves import MOVES
from rattery.games.ratjack.options import Options
from rattery.games.ratjack.parts import KINDS, SPECTATOR, TOKEN_FACES
from rattery.games.ratjack.reasons import in_front, why_not
from rattery.games.ratjack.rules.table import QUESTIONS
from rattery.games.ratjack.sheet import sheet
from rattery.games.ratjack.story import EVENTS
from rattery.games.ratjack.view import view

_CARD = Names("card", KINDS)

VOCABULARY: Vocabulary = {
    "seat": SEAT,
    "winners": SEATS,
    "active": SEAT,
    "owner": SEAT,
    "other_owner": SEAT,
    "card": _CARD,
    "other_card": _CARD,
    "token": Names("token", TOKEN_FACES),
    "place": NUMBER,
    "other_place": NUMBER,
    "number": NUMBER,
    "known": NUMBER,
    "count": NUMBER,
    "turns": NUMBER,
    "total": NUMBER,
    "points": NUMBER,
}


GAME = GameKind(
    name="ratjack",
    options=Options,
    read_box=read_box,
    moves=MOVES,
    events=EVENTS,
    questions=QUESTIONS,
    vocabulary=VOCABULARY,
    rules=rules,
    view=view,
    question_facts=question_facts,
    move_facts=move_facts,
    why_not=why_not,
    in_front=in_front,
    spectator=SPECTATOR,
    sheet=sheet,
    choosing_together=choosing_together,
)
