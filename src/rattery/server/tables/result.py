"""What a match that is over leaves behind: its result, and a file that `rattery verify` checks."""

from __future__ import annotations

from collections.abc import Sequence

from rattery.core.packages import optional_part
from rattery.match.match import Match
from rattery.server.errors import TooEarly
from rattery.server.part import Part
from rattery.server.tables.state import OVER, TableState


def result_of(state: TableState) -> Part:
    """Which game, who won, with how many points; and the achievements of a game that has some (`achievements.py`)."""
    match, game = state.match, state.game
    assert match is not None
    own = optional_part(game.name, "achievements") if match.is_over else None
    reached = None if own is None else own.reached(game.options, match.view(None))
    return {"game": game.name, "scores": match.scores, "winners": state.winners, **_conceded(state), **(reached or {})}


def _conceded(state: TableState) -> Part:
    """The seats that were given up, if any."""
    seats = [number for number, seat in enumerate(state.seats) if seat.has_conceded]
    return {"conceded": seats} if seats else {}


def only_when_over(state: TableState) -> None:
    if state.stage != OVER:
        raise TooEarly("not-over")


def match_file(state: TableState) -> Part:
    """The whole match with how its key was made: what `rattery verify` checks."""
    only_when_over(state)
    assert state.match is not None
    result = {"scores": state.match.scores, "winners": state.match.winners, **_conceded(state)}
    return state.match.save() | {"result": result}


def sheet_part(state: TableState, lang: str) -> Part | None:
    """The score sheet: what the points were for, line by line, with the sentences that explain them; when it is over."""
    if state.match is None or not state.position.is_over:
        return None
    key = (lang, state.named_at)
    if key not in state.sheets:
        state.sheets[key] = _sheet(state, state.match, lang)
    return state.sheets[key]


def _sheet(state: TableState, match: Match, lang: str) -> Part:
    """The same for all eyes; only those sentences are made that explain something."""
    words, told, seats = match.teller(lang), match.story(), range(state.game.seats)

    def sentences(places: Sequence[int]) -> list[str]:
        return match.tell([told[place] for place in places], None, lang)

    return {
        "seats": [words.name(seat) for seat in seats],
        "lines": [
            {
                "line": line.message.removeprefix("sheet-"),
                "words": words.words.say(line.message, **line.facts),
                "points": list(line.points),
                "notes": [sentences(line.told[seat]) if line.told else [] for seat in seats],
                "breaks_tie": line.breaks_tie,
            }
            for line in state.game.kind.sheet(state.game.seats, match.view(None), match.events(None))
        ],
        "places": [
            {"seat": each.seat, "place": each.place, "words": words.words.say(each.message, **words.facts(each.facts))}
            for each in state.game.kind.places(state.game.seats, match.view(None), match.events(None))
        ],
        "total": match.scores,
    }
