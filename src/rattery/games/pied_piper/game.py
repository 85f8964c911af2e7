"""The Pied Piper, put together for the registry."""

from rattery.core.game import NUMBER, SEAT, SEATS, GameKind, Names, Vocabulary
from rattery.games.pied_piper import rules
from rattery.games.pied_piper.asking import WHICH_CARDS, move_facts, question_facts
from rattery.games.pied_piper.box import Box, read_box
from rattery.games.pied_piper.moves import MOVES
from rattery.games.pied_piper.options import Options
from rattery.games.pied_piper.parts import CARDS, FIGURE_NAMES, PLACE_NAMES, SPECTATOR
from rattery.games.pied_piper.reasons import why_not
from rattery.games.pied_piper.rules.table import QUESTIONS
from rattery.games.pied_piper.sheet import places, sheet
from rattery.games.pied_piper.story import EVENTS
from rattery.games.pied_piper.view import view

VOCABULARY: Vocabulary = {
    "seat": SEAT,
    "winners": SEATS,
    "victim": SEAT,
    "card": Names("card", CARDS),
    "special": Names("card", CARDS),
    "figure": Names("figure", FIGURE_NAMES),
    "other_figure": Names("figure", FIGURE_NAMES),
    "place": Names("place", PLACE_NAMES),
    "other_place": Names("place", PLACE_NAMES),
    "which": Names("which", WHICH_CARDS),
    "number": NUMBER,
    "counter": NUMBER,
}


def seats(box: Box) -> int:
    """The players; nobody plays for a neutral house."""
    return int(box.players)


GAME = GameKind(
    name="pied_piper",
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
    sheet=sheet,
    places=places,
)
