"""The Pied Piper, put together for the registry."""

from rattery.core.game import NUMBER, SEAT, SEATS, GameKind, Names, Vocabulary
from rattery.games.pied_piper import rules
from rattery.games.pied_piper.asking import WHICH_CARDS, move_facts, question_facts
from rattery.games.pied_piper.box import Box, figure_names, read_box
from rattery.games.pied_piper.moves import MOVES
from rattery.games.pied_piper.options import Options
from rattery.games.pied_piper.parts import CARDS, PLACE_NAMES, SPECTATOR, TAILS
from rattery.games.pied_piper.reasons import why_not
from rattery.games.pied_piper.rules.table import QUESTIONS
from rattery.games.pied_piper.sheet import places, sheet
from rattery.games.pied_piper.story import EVENTS
from rattery.games.pied_piper.view import view

_FIGURE = Names("figure", ("piper", *TAILS))

VOCABULARY: Vocabulary = {
    "seat": SEAT,
    "winners": SEATS,
    "victim": SEAT,
    "card": Names("card", CARDS),
    "special": Names("card", CARDS),
    "figure": _FIGURE,
    "other_figure": _FIGURE,
    "place": Names("place", PLACE_NAMES),
    "other_place": Names("place", PLACE_NAMES),
    "which": Names("which", WHICH_CARDS),
    "number": NUMBER,
    "counter": NUMBER,
}


def box_names(box: Box) -> dict[str, Names]:
    """Rats are called after their tails."""
    figures = Names("figure", figure_names(box))
    return {"figure": figures, "other_figure": figures}


GAME = GameKind(
    name="pied_piper",
    options=Options,
    read_box=read_box,
    moves=MOVES,
    events=EVENTS,
    questions=QUESTIONS,
    vocabulary=VOCABULARY,
    box_names=box_names,
    rules=rules,
    view=view,
    question_facts=question_facts,
    move_facts=move_facts,
    why_not=why_not,
    spectator=SPECTATOR,
    sheet=sheet,
    places=places,
)
