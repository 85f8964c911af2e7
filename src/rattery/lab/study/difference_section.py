"""The section of the report on `--what-if`: the changed lines of the box and the differences in play."""

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


def difference_section(one: Study, other: Study, words: StudyWords) -> list[Html]:
    """The changed lines, the significant differences, and a collapsed table of all."""
    found = differences(one, other)
    significant = [each for each in found if each.is_significant]
    note = tag("p", words.say("study-compare-note", count=len(found)), class_="quiet")
    summary = tag("summary", words.say("study-all-rows", count=len(found)))
    everything = tag("details", summary, _grid(found, one, words))
    shown = (
        _grid(significant, one, words) if significant else tag("p", words.say("study-nothing-differs"), class_="answer")
    )
    return [_changed(one, other, words), shown, note, everything]


def _changed(one: Study, other: Study, words: StudyWords) -> Html:
    """A table of the changed lines of the box."""
    columns = [words.say(f"study-{key}") for key in ("part", "as-is", "as-changed")]
    grid = Grid(words.say("study-changed"), columns, worded=frozenset([1, 2]))
    games = one.game, other.game
    for section, key in different_entries(other.game.box_file.data, one.game.box_file.data):
        here, there = (
            entry_in_words(words.messages, game, section, key, game.box_file.data.get(section, {}).get(key))
            for game in games
        )
        if here != there:  # skips lines in which only the source differs
            grid.rows.append([part_named(words, section, key), here, there])
    return grid.html()


def _grid(found: Sequence[Difference], study: Study, words: StudyWords) -> Html:
    columns = [words.say(f"study-{key}") for key in ("what", "as-is", "as-changed", "difference", "together")]
    grid = Grid(words.say("study-compare"), columns)
    for each in found:
        write = _writer(each, words)
        change = words.signed(each.size, write)
        between = words.between(each.low, each.high, lambda value, write=write: words.signed(value, write))  # type: ignore[misc]
        bold = tag("strong", change) if each.is_significant else change
        grid.rows.append(
            [capital(difference_name(each, study, words)), write(each.here), write(each.there), bold, between]
        )
    return grid.html()


def _writer(each: Difference, words: StudyWords) -> Callable[[float], str]:
    if each.figure == WORTH:
        return words.in_a_hundred
    return words.percent if each.figure in SHARES else words.decimal


def difference_name(each: Difference, study: Study, words: StudyWords) -> str:
    """The name of a figure in the report."""
    if each.about is None:
        return words.say(f"study-{NAMES.get(each.figure, 'lead-changes')}")
    if each.figure == VICTORIES:
        if each.about >= study.game.players:
            return f"{words.say('study-share')}: {words.teller.name(each.about)}"
        return words.say("study-victories-of", place=place_name(each.about, words.messages))
    if each.figure == ENDING:
        return words.say("study-ending-of", what=words.ending(study.game.rules.ENDINGS[each.about]))
    return words.say(f"study-{each.figure}-of", what=words.thing(study.features.all[each.about]))
