"""The section of the report that compares bot levels: the same figures for each, side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rattery.lab.interval import Mean
from rattery.lab.order_words import place_name
from rattery.lab.study.page import Grid, Html, tag
from rattery.lab.study.study import Study
from rattery.lab.study.study_words import StudyWords, capital


def levels_section(studies: Sequence[Study], words: StudyWords) -> list[Html]:
    """A column for each level, a row for each figure."""
    names = [words.say("study-level", level=each.bots) for each in studies]
    grid = Grid(words.say("study-levels"), [words.say("study-what"), *map(capital, names)])
    columns = [_figures(each, words) for each in studies]
    for row, name in enumerate(name for name, _ in columns[0]):
        grid.rows.append([capital(name), *(column[row][1] for column in columns)])
    return [grid.html(), tag("p", words.say("study-levels-note"), class_="quiet")]


def _figures(study: Study, words: StudyWords) -> list[tuple[str, str]]:
    say, courses = words.say, study.courses
    found = [(say("study-games"), words.count(study.played))]
    if study.game.players > 1:
        for place in study.order.places:
            between = words.between(place.low, place.high, words.whole_percent)
            name = say("study-victories-of", place=place_name(place.place, words.messages))
            found.append((name, f"{words.whole_percent(place.share)} ({between})"))
    worth = study.choice_worth
    return [
        *found,
        (say("study-minutes"), words.decimal(float(study.minutes.mean()))),
        (say("study-moves"), words.decimal(float(study.outcomes.lengths.mean()))),
        (say("study-one-answer"), words.whole_percent(study.one_answer)),
        (say("study-choice-worth"), "–" if worth is None else _with_interval(worth, words)),
        (say("study-lead-changes"), words.decimal(float(courses["lead_changes"].mean()))),
        (say("study-decided"), words.whole_percent(float(courses["decided"].mean()))),
        (say("study-half-way"), words.whole_percent(float(study.curve[0][5]))),
        (say("study-shared"), words.percent(study.shared.share)),
        *(
            (say("study-ending-of", what=words.ending(name)), words.whole_percent(study.ending_share(place).share))
            for place, name in enumerate(study.game.rules.ENDINGS)
        ),
    ]


def _with_interval(worth: Mean, words: StudyWords) -> str:
    return f"{words.in_a_hundred(worth.mean)} ({words.between(worth.low, worth.high, words.in_a_hundred)})"
