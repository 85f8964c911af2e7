"""House values: what in the box is our own choice, and what the study says of it."""

from __future__ import annotations

from rattery.core.json_data import JsonObject
from rattery.lab.study.findings import PLAYED
from rattery.lab.study.page import Grid, Html, tag
from rattery.lab.study.study import Study
from rattery.lab.study.told import StudyWords

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
    keys = ("part", "value", "worth")
    grid = Grid(told.say("study-house"), [told.say(f"study-{key}") for key in keys], worded=frozenset([1]))
    for section, key, entry in rows:
        named = tag("span", f"{section} ", tag("code", key))
        grid.rows.append([named, entry_shown(entry), worth(found, told, section, key)])
    return [tag("p", told.say("study-house-note")), grid.html()]


def worth(found: Study, told: StudyWords, section: str, key: str) -> str:
    """What playing the thing that a line of the box is about is worth, with its interval."""
    names = {key, f"{section}-{key}", f"{key}_{section.removesuffix('s')}"}
    for finding in found.findings:
        if finding.effect.kind == PLAYED and finding.effect.feature.name in names:
            between = told.between(finding.low, finding.high, told.in_a_hundred)
            return f"{told.in_a_hundred(finding.effect.size)} ({between})"
    return ""


def entry_shown(entry: JsonObject) -> str:
    """A line of a box file without its source."""
    parts = {name: value for name, value in entry.items() if name != "source"}
    if list(parts) == ["value"]:
        return str(parts["value"])
    return ", ".join(
        f"{name} {' '.join(map(str, value)) if isinstance(value, list) else value}" for name, value in parts.items()
    )
