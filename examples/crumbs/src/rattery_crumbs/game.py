"""Crumbs, put together for the registry: what a pair of eyes sees of it, and what its facts are about."""

from rattery.core.game import NUMBER, SEAT, GameKind, Names, View
from rattery.core.piles import DECK, faces
from rattery_crumbs import moves, rules
from rattery_crumbs.box import CARDS, Box, read_box
from rattery_crumbs.options import Options
from rattery_crumbs.rules import HOLES, OPEN, PAW, PILES, QUESTIONS, Table, score


def view(box: Box, s: Table, eye: int) -> View:
    """The table as these eyes see it; a card they have not seen is None."""
    piles = [faces(s.piles, s.eyes, pile, eye, CARDS) for pile in range(PILES)]
    return {
        "question": QUESTIONS[s.asked],
        "decider": None if s.over else int(s.decider),
        "active": int(s.active),
        "larder": {"cards": len(piles[DECK])},
        "drawn": piles[PAW],
        "players": [
            {"points": int(score(box, s, seat)), "open": piles[OPEN + seat], "hole": piles[HOLES + seat]}
            for seat in range(box.players)
        ],
        "over": bool(s.over),
    }


GAME = GameKind(
    name="crumbs",
    options=Options,
    read_box=read_box,
    moves=moves.MOVES,
    events=moves.EVENTS,
    questions=QUESTIONS,
    vocabulary={"seat": SEAT, "other": SEAT, "card": Names("card", CARDS), "points": NUMBER},
    rules=rules,
    view=view,
)
