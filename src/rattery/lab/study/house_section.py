"""The section of the report on house values: lines of the box whose source is `house`, with the study's evidence."""

from __future__ import annotations

from rattery.core.box_words import entry_in_words, entry_name, section_name
from rattery.lab.study.findings import PLAYED
from rattery.lab.study.page import Grid, Html, tag
from rattery.lab.study.study import Study
from rattery.lab.study.study_words import StudyWords, capital

HOUSE = "house"


def house_section(found: Study, words: StudyWords) -> list[Html]:
    """A table of the house values, with the worth of playing the thing each is about, where it was measured."""
    rows = [
        (section, key, entry)
        for section, entries in found.game.box_file.data.items()
        if isinstance(entries, dict)
        for key, entry in entries.items()
        if isinstance(entry, dict) and entry.get("source") == HOUSE
    ]
    if not rows:
        return [tag("p", words.say("study-no-house"))]
    worths = [worth(found, words, section, key) for section, key, _ in rows]
    keys = ("part", "value", "worth") if any(worths) else ("part", "value")
    grid = Grid(words.say("study-house"), [words.say(f"study-{key}") for key in keys], worded=frozenset([1]))
    for (section, key, entry), its_worth in zip(rows, worths, strict=True):
        value = entry_in_words(words.messages, found.game, section, key, entry)
        grid.rows.append([part_named(words, section, key), value, its_worth][: len(keys)])
    return [tag("p", words.say("study-house-note")), grid.html()]


def part_named(words: StudyWords, section: str, key: str) -> Html:
    """A line of the box by its name for players and its key for `--what-if`."""
    names = {"section": section_name(words.messages, section), "entry": entry_name(words.messages, section, key)}
    code = tag("code", f"{section}.{key}")
    return tag("span", capital(words.say("study-part-named", **names)), " ", code, class_="part")


def worth(found: Study, words: StudyWords, section: str, key: str) -> str:
    """The worth of playing the thing that a line of the box is about, with its interval; empty if it was not measured."""
    names = {key, f"{section}-{key}", f"{key}_{section.removesuffix('s')}"}
    for finding in found.findings:
        if finding.effect.kind == PLAYED and finding.effect.feature.name in names:
            between = words.between(finding.low, finding.high, words.in_a_hundred)
            return f"{words.in_a_hundred(finding.effect.size)} ({between})"
    return ""
