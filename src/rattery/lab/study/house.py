"""House values: what in the box is our own choice, and how it does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from rattery.core.game import Game
from rattery.lab.study.association import Association
from rattery.lab.study.page import Grid, Html, tag

if TYPE_CHECKING:
    from rattery.lab.study.report import Report

HOUSE = "house"


def house_section(report: Report) -> list[Html]:
    """The values that are ours, each with what moves and events tell about it."""
    rows = [
        (section, key, entry)
        for section, entries in report.game.box_file.data.items()
        if isinstance(entries, dict)
        for key, entry in entries.items()
        if entry.get("source") == HOUSE
    ]
    if not rows:
        return [tag("p", report.say("study-no-house"))]
    lifts = lifts_by_thing(report.game, [*report.study.done, *report.study.met])
    keys = ("part", "value", "source", "lift")
    grid = Grid(report.say("study-house"), [report.say(f"study-{key}") for key in keys], worded=frozenset([1, 2, 3]))
    for section, key, entry in rows:
        named = tag("span", f"[{section}] ", tag("code", key))
        told = "; ".join(map(partial(lift_in_words, report), lifts_of_entry(lifts, section, key)))
        grid.rows.append([named, entry_shown(entry), report.say(f"study-source-{HOUSE}"), told])
    return [report.note("house"), grid.html()]


def lift_in_words(report: Report, one: Association) -> str:
    between = report.between(one.low, one.high, report.thousandth)
    return f"{one.feature.verb} {report.thousandth(one.lift)} ({between})"


def entry_shown(entry: dict[str, Any]) -> str:
    """A line of a box file without its source."""
    parts = {name: value for name, value in entry.items() if name != "source"}
    if list(parts) == ["value"]:
        return str(parts["value"])
    return ", ".join(
        f"{name} {' '.join(map(str, value)) if isinstance(value, list) else value}" for name, value in parts.items()
    )


def lifts_by_thing(game: Game, found: Sequence[Association]) -> dict[str, list[Association]]:
    """What goes with winning, by the name of the thing it is about."""
    by_name: dict[str, list[Association]] = {}
    for one in found:
        named = one.feature.thing(game)
        if named is not None:
            by_name.setdefault(named[1], []).append(one)
    return by_name


def lifts_of_entry(lifts: dict[str, list[Association]], section: str, key: str) -> list[Association]:
    """The lifts of the thing a line of the box file is about, if moves or events name it; the clearest first."""
    singular = section.removesuffix("s")
    names = [key, f"{section}-{key}", f"{key}_{singular}"] if not key.isdigit() else [f"{section}-{key}"]
    found = [one for name in names for one in lifts.get(name, [])]
    return sorted(found, key=lambda one: one.high - one.low)[:3]
