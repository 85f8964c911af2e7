"""Results of finished matches: the stored summary, the score sheet, and the file that `rattery verify` checks."""

from __future__ import annotations

from collections.abc import Sequence

from rattery.core.game import Placing
from rattery.core.game_parts import optional_part
from rattery.core.teller import Teller
from rattery.match.match import Match
from rattery.server.errors import TooEarly, server_words
from rattery.server.part import Part
from rattery.server.tables.state import OVER, TableState


def result_of(state: TableState) -> Part:
    """The game, winners and scores; and the achievements, for a game that has an `achievements.py`."""
    match, game = state.begun(), state.game
    own = optional_part(game.name, "achievements") if match.is_over else None
    reached = None if own is None else own.reached(game.options, match.view(None))
    return {"game": game.name, "scores": match.scores, "winners": state.winners, **_conceded(state), **(reached or {})}


def _conceded(state: TableState) -> Part:
    """The seats that conceded, if any."""
    seats = [number for number, seat in enumerate(state.seats) if seat.has_conceded]
    return {"conceded": seats} if seats else {}


def match_over(state: TableState) -> Match:
    """The match of a table, which everybody may see whole once it is over; refused before."""
    if state.stage != OVER:
        raise TooEarly("not-over")
    return state.begun()


def match_file(state: TableState) -> Part:
    """The saved match, with how its key was made: what `rattery verify` checks."""
    match = match_over(state)
    result = {"scores": match.scores, "winners": match.winners, **_conceded(state)}
    return match.save() | {"result": result}


def sheet_part(state: TableState, you: int | None, lang: str) -> Part | None:
    """The score sheet of a finished match: points line by line, with the sentences that explain them; None before.

    A match ended by a concession has no points, and places only where the game has them. `you` is the seat addressed as
    "you". Cached in the state by language, names and `you`.
    """
    if state.match is None or state.stage != OVER:
        return None
    key = (lang, state.names_version, you)
    if key not in state.sheets:
        teller = Teller(state.game, lang, state.match.names, you)
        sheet = _sheet if state.conceded is None else _conceded_sheet
        state.sheets[key] = {"seats": _called(state, teller, you)} | sheet(state, state.match, teller)
    return state.sheets[key]


def _called(state: TableState, teller: Teller, you: int | None) -> list[str]:
    """The column headings: a name, or "you"."""
    return [teller.words.say("seats-you") if seat == you else teller.name(seat) for seat in range(state.game.seats)]


def _sheet(state: TableState, match: Match, teller: Teller) -> Part:
    """The full sheet. Sentences are written from the spectators' eye, and only where a line refers to them."""
    told, seats, eye = match.story(), range(state.game.seats), match.eye(None)

    def sentences(places: Sequence[int]) -> list[str]:
        return [teller.event(told[place], eye) for place in places]

    return {
        "lines": [
            {
                "line": line.message.removeprefix("sheet-"),
                "words": teller.words.say(line.message, **line.facts),
                "points": list(line.points),
                "notes": [sentences(line.told[seat]) if line.told else [] for seat in seats],
                "breaks_tie": line.breaks_tie,
            }
            for line in state.game.kind.sheet(state.game.seats, match.view(None), match.events(None))
        ],
        "places": [_place(each, teller) for each in _placings(state, match)],
        "total": match.scores,
        "conceded": None,
    }


def _conceded_sheet(state: TableState, match: Match, teller: Teller) -> Part:
    """The sheet after a concession: the others share first place, in the game's own order, before the seat that conceded."""
    stayed = [_place(each, teller) | {"place": 1} for each in _placings(state, match) if each.seat != state.conceded]
    gone = {"seat": state.conceded, "place": 2, "words": server_words(teller.words.lang).say("place-conceded")}
    return {"lines": [], "places": [*stayed, gone] if stayed else [], "total": [], "conceded": state.conceded}


def _placings(state: TableState, match: Match) -> list[Placing]:
    return state.game.kind.places(state.game.seats, match.view(None), match.events(None))


def _place(placing: Placing, teller: Teller) -> Part:
    words = teller.words.say(placing.message, **teller.facts(placing.facts))
    return {"seat": placing.seat, "place": placing.place, "words": words}
