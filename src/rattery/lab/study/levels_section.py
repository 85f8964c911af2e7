"""The same game by players of different strength, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rattery.lab.interval import Mean
from rattery.lab.order_words import place_name
from rattery.lab.study.page import Grid, Html, tag
from rattery.lab.study.study import Study
from rattery.lab.study.study_words import StudyWords, capital


def levels_section(studies: Sequence[Study], told: StudyWords) -> list[Html]:
    """A column for each level, a row for each figure."""
    names = [told.say("study-level", level=each.bots) for each in studies]
    grid = Grid(told.say("study-levels"), [told.say("study-what"), *map(capital, names)])
    columns = [_figures(each, told) for each in studies]
    for row, name in enumerate(name for name, _ in columns[0]):
        grid.rows.append([capital(name), *(column[row][1] for column in columns)])
    return [grid.html(), tag("p", told.say("study-levels-note"), class_="quiet")]


def _figures(study: Study, told: StudyWords) -> list[tuple[str, str]]:
    say, courses = told.say, study.courses
    found = [(say("study-games"), told.count(study.played))]
    if study.game.players > 1:
        for place in study.order.places:
            between = told.between(place.low, place.high, told.whole_percent)
            name = say("study-victories-of", place=place_name(place.place, told.words))
            found.append((name, f"{told.whole_percent(place.share)} ({between})"))
    worth = study.choice_worth
    return [
        *found,
        (say("study-minutes"), told.decimal(float(study.minutes.mean()))),
        (say("study-moves"), told.decimal(float(study.outcomes.lengths.mean()))),
        (say("study-one-answer"), told.whole_percent(study.one_answer)),
        (say("study-choice-worth"), "–" if worth is None else _with_interval(worth, told)),
        (say("study-lead-changes"), told.decimal(float(courses["lead_changes"].mean()))),
        (say("study-decided"), told.whole_percent(float(courses["decided"].mean()))),
        (say("study-half-way"), told.whole_percent(float(study.curve[0][5]))),
        (say("study-shared"), told.percent(study.shared.share)),
        *(
            (say("study-ending-of", what=told.ending(name)), told.whole_percent(study.ending_share(place).share))
            for place, name in enumerate(study.game.rules.ENDINGS)
        ),
    ]


def _with_interval(worth: Mean, told: StudyWords) -> str:
    return f"{told.in_a_hundred(worth.mean)} ({told.between(worth.low, worth.high, told.in_a_hundred)})"
