"""Crumbs, put together for the registry: what a pair of eyes sees of it, and what its facts are about."""

from rattery.core.game import NUMBER, SEAT, GameKind, Names, View
from rattery.core.record import Row
from rattery_crumbs import moves, rules
from rattery_crumbs.box import CARDS, Box, read_box
from rattery_crumbs.options import Options
from rattery_crumbs.rules import NO_CARD, QUESTIONS, Table, score


def view(box: Box, s: Table, eye: int) -> View:
    """The table as these eyes see it; a card they have not seen is None."""
    return {
        "question": QUESTIONS[s.asked],
        "decider": None if s.over else int(s.decider),
        "active": int(s.active),
        "larder": {"cards": sum(int(count) for count in s.larder)},
        "drawn": CARDS[s.held] if s.held != NO_CARD and s.active == eye else None,
        "players": [_player(box, s, seat, eye) for seat in range(box.players)],
        "over": bool(s.over),
    }


def _player(box: Box, s: Table, seat: int, eye: int) -> View:
    hidden = _cards(s.players[seat].hidden)
    hole = hidden if s.over or seat == eye else [None for _ in hidden]
    return {"points": int(score(box, s, seat)), "taken": _cards(s.players[seat].taken), "hole": hole}


def _cards(counts: Row[int]) -> list[str]:
    return [name for name, count in zip(CARDS, counts, strict=True) for _ in range(int(count))]


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
