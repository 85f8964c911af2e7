"""What if, as a section of the report: what is different in the other box, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rattery.core.box import different_entries
from rattery.core.box_words import entry_in_words
from rattery.lab.order_words import place_name
from rattery.lab.study.comparison import (
    ENDING,
    THING_HELD,
    THING_PLAYABLE,
    THING_PLAYED,
    VICTORIES,
    WORTH,
    Difference,
    differences,
)
from rattery.lab.study.house_section import part_named
from rattery.lab.study.page import Grid, Html, tag
from rattery.lab.study.study import Study
from rattery.lab.study.study_words import StudyWords, capital

SHARES = (VICTORIES, ENDING, THING_HELD, THING_PLAYABLE, THING_PLAYED, "shared", "decided")
NAMES = {"minutes": "minutes", "moves": "moves", "rounds": "rounds", "shared": "shared", "decided": "decided"}


def difference_section(one: Study, other: Study, told: StudyWords) -> list[Html]:
    """The changed lines, the differences that show, and all others folded away."""
    found = differences(one, other)
    showing = [each for each in found if each.shows]
    note = tag("p", told.say("study-compare-note", count=len(found)), class_="quiet")
    summary = tag("summary", told.say("study-all-rows", count=len(found)))
    everything = tag("details", summary, _grid(found, one, told))
    shown = _grid(showing, one, told) if showing else tag("p", told.say("study-nothing-differs"), class_="answer")
    return [_changed(one, other, told), shown, note, everything]


def _changed(one: Study, other: Study, told: StudyWords) -> Html:
    """The lines of the box that are different."""
    columns = [told.say(f"study-{key}") for key in ("part", "as-is", "as-changed")]
    grid = Grid(told.say("study-changed"), columns, worded=frozenset([1, 2]))
    games = one.game, other.game
    for section, key in different_entries(other.game.box_file.data, one.game.box_file.data):
        here, there = (
            entry_in_words(told.words, game, section, key, game.box_file.data.get(section, {}).get(key))
            for game in games
        )
        if here != there:  # not another source alone
            grid.rows.append([part_named(told, section, key), here, there])
    return grid.html()


def _grid(found: Sequence[Difference], study: Study, told: StudyWords) -> Html:
    columns = [told.say(f"study-{key}") for key in ("what", "as-is", "as-changed", "difference", "together")]
    grid = Grid(told.say("study-compare"), columns)
    for each in found:
        write = _writer(each, told)
        change = told.signed(each.size, write)
        between = told.between(each.low, each.high, lambda value, write=write: told.signed(value, write))  # type: ignore[misc]
        bold = tag("strong", change) if each.shows else change
        grid.rows.append(
            [capital(difference_name(each, study, told)), write(each.here), write(each.there), bold, between]
        )
    return grid.html()


def _writer(each: Difference, told: StudyWords) -> Callable[[float], str]:
    if each.figure == WORTH:
        return told.in_a_hundred
    return told.percent if each.figure in SHARES else told.decimal


def difference_name(each: Difference, study: Study, told: StudyWords) -> str:
    """What a figure is called."""
    if each.about is None:
        return told.say(f"study-{NAMES.get(each.figure, 'lead-changes')}")
    if each.figure == VICTORIES:
        if each.about >= study.game.players:
            return f"{told.say('study-share')}: {told.teller.name(each.about)}"
        return told.say("study-victories-of", place=place_name(each.about, told.words))
    if each.figure == ENDING:
        return told.say("study-ending-of", what=told.ending(study.game.rules.ENDINGS[each.about]))
    return told.say(f"study-{each.figure}-of", what=told.thing(study.features.all[each.about]))
