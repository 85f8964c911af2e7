"""Replay: the frames of a finished match, move by move, with everything revealed."""

from __future__ import annotations

from rattery.core.merged_view import merged_view
from rattery.match.match import Match
from rattery.match.step import RoundEnd
from rattery.server.connection import outgoing, story_parts
from rattery.server.part import Part
from rattery.server.tables.result import match_over, sheet_part
from rattery.server.tables.state import TableState

MAX_FRAMES = 50  # of one answer


def replay(state: TableState, lang: str, first: int, last: int) -> Part:
    """Frames `first` up to but not including `last`; frame n is the table after n moves.

    The match is played from the start, so the cost grows with `last`. Refused before the match is over.
    """
    match = match_over(state)
    moves = match.history
    first = max(0, min(first, len(moves)))
    last = max(first, min(last, first + MAX_FRAMES, len(moves) + 1))
    again = Match(match.game, match.key, match.names)
    frames = [_frame(state, again, lang, 0, 0)] if first == 0 < last else []
    told = len(again.story())
    for ply, move in enumerate(moves[: max(0, last - 1)], 1):
        seat = again.turn
        again.play(move)
        if ply >= first:
            frames.append(
                _frame(state, again, lang, ply, told) | {"seat": seat, "move": outgoing.move_part(state, move, lang)}
            )
        told = len(again.story())
    return {"plies": len(moves), "from": first, "to": last, "frames": frames, "end": _end(state, match, lang)}


def _end(state: TableState, match: Match, lang: str) -> Part:
    """The winners, the scores and the score sheet."""
    return {"winners": state.winners, "scores": match.scores, "sheet": sheet_part(state, None, lang)}


def _frame(state: TableState, match: Match, lang: str, ply: int, told: int) -> Part:
    views = [match.view(seat) for seat in range(match.game.players)]
    is_open, news = match.game.kind.is_open(match.game.box), match.story()[told:]
    return {
        "ply": ply,
        "seat": None,
        "move": None,
        "lines": match.tell_revealed(news, lang),
        "events": [story_parts.revealed_part(state, each) for each in news],
        "views": [] if is_open else views,
        "opened": merged_view(match.game.kind, views),
        "rests": [_round_end(match, end) for end in match.round_ends],
        "scores": match.scores,
    }


def _round_end(match: Match, end: RoundEnd) -> Part:
    """The table at the end of a round, and after which line of the frame that was."""
    views = [end.position.view(match.eye(seat)) for seat in range(match.game.players)]
    return {"line": end.told, "views": views, "opened": merged_view(match.game.kind, views)}
