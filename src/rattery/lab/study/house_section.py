"""House values: what in the box is our own choice, and what the study says of it."""

from __future__ import annotations

from rattery.core.box_words import entry_in_words, entry_name, section_name
from rattery.lab.study.findings import PLAYED
from rattery.lab.study.page import Grid, Html, tag
from rattery.lab.study.study import Study
from rattery.lab.study.study_words import StudyWords, capital

HOUSE = "house"


def house_section(found: Study, told: StudyWords) -> list[Html]:
    """The values that are ours, each with what playing its thing is worth, where a study can tell."""
    rows = [
        (section, key, entry)
        for section, entries in found.game.box_file.data.items()
        if isinstance(entries, dict)
        for key, entry in entries.items()
        if isinstance(entry, dict) and entry.get("source") == HOUSE
    ]
    if not rows:
        return [tag("p", told.say("study-no-house"))]
    worths = [worth(found, told, section, key) for section, key, _ in rows]
    keys = ("part", "value", "worth") if any(worths) else ("part", "value")
    grid = Grid(told.say("study-house"), [told.say(f"study-{key}") for key in keys], worded=frozenset([1]))
    for (section, key, entry), its_worth in zip(rows, worths, strict=True):
        value = entry_in_words(told.words, found.game, section, key, entry)
        grid.rows.append([part_named(told, section, key), value, its_worth][: len(keys)])
    return [tag("p", told.say("study-house-note")), grid.html()]


def part_named(told: StudyWords, section: str, key: str) -> Html:
    """A line of the box: what players call it, and how `--what-if` does."""
    names = {"section": section_name(told.words, section), "entry": entry_name(told.words, section, key)}
    code = tag("code", f"{section}.{key}")
    return tag("span", capital(told.say("study-part-named", **names)), " ", code, class_="part")


def worth(found: Study, told: StudyWords, section: str, key: str) -> str:
    """What playing the thing that a line of the box is about is worth, with its interval."""
    names = {key, f"{section}-{key}", f"{key}_{section.removesuffix('s')}"}
    for finding in found.findings:
        if finding.effect.kind == PLAYED and finding.effect.feature.name in names:
            between = told.between(finding.low, finding.high, told.in_a_hundred)
            return f"{told.in_a_hundred(finding.effect.size)} ({between})"
    return ""
