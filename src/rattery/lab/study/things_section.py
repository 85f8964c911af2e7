"""The sections of the report on single things and kinds of moves: how often held, playable and played, and their effects."""

from __future__ import annotations

from collections.abc import Sequence

from rattery.lab.study.course import ASKED, CONTESTED, HELD, PLAYABLE, PLAYED, TAKEN
from rattery.lab.study.findings import DEALT, Finding
from rattery.lab.study.findings import PLAYED as PLAYED_TWICE
from rattery.lab.study.page import Grid, Html, tag
from rattery.lab.study.study import Study
from rattery.lab.study.study_words import StudyWords

NEVER = "–"


def things_section(study: Study, words: StudyWords) -> list[Html]:
    """A table for each kind of thing, without things that never occurred."""
    tables, place = [], study.features.first_thing
    for kind in study.features.subject.things:
        counted = bool(kind.questions) and study.features.subject.holds is not None
        rows = []
        for _ in kind.names:
            if study.counts[HELD, place] or study.counts[CONTESTED, place]:
                rows.append(_thing_row(study, words, place, counted))
            place += 1
        if rows:
            tables.append(_things(words, kind.category, rows))
    return [tag("p", words.say("study-things-note"), class_="quiet"), *tables] if tables else []


def _things(words: StudyWords, category: str, rows: list[list[str]]) -> Html:
    return _filled(words, words.things(category), ("thing", "held", "playable", "played", "worth", "dealt"), rows)


def _filled(words: StudyWords, title: str, columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Html:
    """A table without its empty columns."""
    filled = [column for column in range(len(columns)) if any(row[column] not in (NEVER, "") for row in rows)]
    grid = Grid(title, [words.say(f"study-{columns[column]}") for column in filled])
    grid.rows.extend([row[column] for column in filled] for row in rows)
    return grid.html()


def _thing_row(study: Study, words: StudyWords, place: int, counted: bool) -> list[str]:
    held, playable, played = (int(study.counts[row, place]) for row in (HELD, PLAYABLE, PLAYED))
    if not counted:
        playable, played = int(study.counts[CONTESTED, place]), int(study.counts[TAKEN, place])
    asked = int(study.counts[ASKED, place]) if counted else 0
    return [
        words.thing(study.features.all[place]),
        _share(words, held, asked),
        _share(words, playable, held) if counted else NEVER,
        _share(words, played, playable),
        _effect(words, study.finding(PLAYED_TWICE, place)),
        _effect(words, study.finding(DEALT, place)),
    ]


def _share(words: StudyWords, part: int, whole: int) -> str:
    return words.whole_percent(part / whole) if whole else NEVER


def _effect(words: StudyWords, finding: Finding | None) -> Html:
    """An effect with its interval; highlighted if it is significant."""
    if finding is None:
        return Html(NEVER)
    between = words.between(finding.low, finding.high, words.in_a_hundred)
    size = words.in_a_hundred(finding.effect.size)
    tone = "up" if finding.effect.size > 0 else "down"
    shown = tag("span", size, class_=tone) if finding.is_significant else tag("span", size)
    return tag("span", shown, f" ({between})")


def deeds_section(study: Study, words: StudyWords) -> list[Html]:
    """A table of moves by verb, with how often each was taken when there was an alternative."""
    rows = []
    for place, feature in enumerate(study.features.verbs):
        contested = int(study.counts[CONTESTED, place])
        if contested:
            taken = _share(words, int(study.counts[TAKEN, place]), contested)
            rows.append([words.feature(feature), taken, _effect(words, study.finding(PLAYED_TWICE, place))])
    if not rows:
        return []
    table = _filled(words, words.say("study-deeds"), ("what", "taken", "worth"), rows)
    return [tag("p", words.say("study-deeds-note"), class_="quiet"), table]
