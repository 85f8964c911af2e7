"""Things and moves one by one: how often held, playable, played, and what changes when they are."""

from __future__ import annotations

from collections.abc import Sequence

from rattery.lab.study.course import ASKED, CONTESTED, HELD, PLAYABLE, PLAYED, TAKEN
from rattery.lab.study.findings import DEALT, Finding
from rattery.lab.study.findings import PLAYED as PLAYED_TWICE
from rattery.lab.study.page import Grid, Html, tag
from rattery.lab.study.study import Study
from rattery.lab.study.study_words import StudyWords

NEVER = "–"


def things_section(study: Study, told: StudyWords) -> list[Html]:
    """A table for each kind of thing; what was never there is left out."""
    tables, place = [], study.features.first_thing
    for kind in study.features.subject.things:
        counted = bool(kind.questions) and study.features.subject.holds is not None
        rows = []
        for _ in kind.names:
            if study.counts[HELD, place] or study.counts[CONTESTED, place]:
                rows.append(_thing_row(study, told, place, counted))
            place += 1
        if rows:
            tables.append(_things(told, kind.category, rows))
    return [tag("p", told.say("study-things-note"), class_="quiet"), *tables] if tables else []


def _things(told: StudyWords, category: str, rows: list[list[str]]) -> Html:
    return _filled(told, told.things(category), ("thing", "held", "playable", "played", "worth", "dealt"), rows)


def _filled(told: StudyWords, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Html:
    """A table without the columns in which nothing stands."""
    filled = [column for column in range(len(columns)) if any(row[column] not in (NEVER, "") for row in rows)]
    grid = Grid(title, [told.say(f"study-{columns[column]}") for column in filled])
    grid.rows.extend([row[column] for column in filled] for row in rows)
    return grid.html()


def _thing_row(study: Study, told: StudyWords, place: int, counted: bool) -> list[str]:
    held, playable, played = (int(study.counts[row, place]) for row in (HELD, PLAYABLE, PLAYED))
    if not counted:
        playable, played = int(study.counts[CONTESTED, place]), int(study.counts[TAKEN, place])
    asked = int(study.counts[ASKED, place]) if counted else 0
    return [
        told.thing(study.features.all[place]),
        _share(told, held, asked),
        _share(told, playable, held) if counted else NEVER,
        _share(told, played, playable),
        _effect(told, study.finding(PLAYED_TWICE, place)),
        _effect(told, study.finding(DEALT, place)),
    ]


def _share(told: StudyWords, part: int, whole: int) -> str:
    return told.whole_percent(part / whole) if whole else NEVER


def _effect(told: StudyWords, finding: Finding | None) -> Html:
    """An effect with its interval; in bold if it shows."""
    if finding is None:
        return Html(NEVER)
    between = told.between(finding.low, finding.high, told.in_a_hundred)
    size = told.in_a_hundred(finding.effect.size)
    tone = "up" if finding.effect.size > 0 else "down"
    shown = tag("span", size, class_=tone) if finding.shows else tag("span", size)
    return tag("span", shown, f" ({between})")


def deeds_section(study: Study, told: StudyWords) -> list[Html]:
    """Moves by their verb, where there was something else to do."""
    rows = []
    for place, feature in enumerate(study.features.verbs):
        contested = int(study.counts[CONTESTED, place])
        if contested:
            taken = _share(told, int(study.counts[TAKEN, place]), contested)
            rows.append([told.feature(feature), taken, _effect(told, study.finding(PLAYED_TWICE, place))])
    if not rows:
        return []
    table = _filled(told, told.say("study-deeds"), ("what", "taken", "worth"), rows)
    return [tag("p", told.say("study-deeds-note"), class_="quiet"), table]
