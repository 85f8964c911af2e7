"""What a match that is over leaves behind: its result, and a file that can be checked by anybody."""

from __future__ import annotations

from typing import Any

from rattery.server.course import OVER, Course
from rattery.server.refusals import TooEarly


def result_of(course: Course) -> dict[str, Any]:
    """Who won, with how many points; in a solo game, at which level and which challenges were met."""
    match = course.match
    assert match is not None
    result: dict[str, Any] = {"game": course.game.name, "scores": match.scores, "winners": match.winners}
    challenges = match.view(None).get("challenges")
    if challenges is not None:
        result |= {"level": course.game.options.level, "challenges": challenges}
    return result


def only_when_over(course: Course) -> None:
    if course.stage != OVER:
        raise TooEarly("not-over")


def match_file(course: Course) -> dict[str, Any]:
    """The whole match with how its key was made: what `rattery verify` checks."""
    only_when_over(course)
    assert course.match is not None
    return course.match.save() | {
        "fair": {
            "commitment": course.commitment,
            "server": course.row.key,
            "salts": [seat.salt for seat in course.seats],
        },
        "result": {"scores": course.match.scores, "winners": course.match.winners},
    }


def sheet_part(course: Course, lang: str) -> dict[str, Any] | None:
    """The score sheet: what the points were for, line by line, with the sentences that explain them; when it is over."""
    match = course.match
    if match is None or course.stage != OVER:
        return None
    words, story = match.teller(lang), match.log(None, lang)
    seats = range(course.game.seats)
    return {
        "seats": [words.name(seat) for seat in seats],
        "lines": [
            {
                "line": line.message.removeprefix("sheet-"),
                "words": words.words.say(line.message, **line.facts),
                "points": list(line.points),
                "notes": [[story[place] for place in line.told[seat]] if line.told else [] for seat in seats],
            }
            for line in course.game.kind.sheet(course.game.seats, match.view(None), match.events(None))
        ],
        "total": match.scores,
    }
