"""What if: two studies of a game beside each other, with two boxes."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import TYPE_CHECKING, Any

from rattery.lab.study.association import difference, reach
from rattery.lab.study.house import entry_shown
from rattery.lab.study.page import Grid, Html, tag
from rattery.lab.study.recording import GAMES
from rattery.lab.study.study import Study

if TYPE_CHECKING:
    from rattery.lab.study.report import Report

SHOWN = 12  # of the largest differences in what is done


class Comparison:
    """What is different in the other box, and what comes of it."""

    def __init__(self, report: Report) -> None:
        self.report = report

    def section(self) -> list[Html]:
        one, other = self.report.studies[:2]
        rows = [*self._compared(one, other)]
        width = reach(len(rows))
        columns = [
            self.report.say("study-what"),
            *self.report.labels,
            self.report.say("study-difference"),
            self.report.say("study-together"),
        ]
        grid = Grid(self.report.say("study-compare"), columns)
        for name, write, (here, error), (there, other_error) in rows:
            low, high = difference(here, error, there, other_error, width)
            change = f"{'+' if there >= here else '−'}{write(abs(there - here))}"
            bold = tag("strong", change) if low > 0 or high < 0 else change
            between = self.report.between(low, high, lambda value, write=write: signed(value, write))  # type: ignore[misc]
            grid.rows.append([name, write(here), write(there), bold, between])
        return [
            self.report.note("compare", count=len(rows)),
            self._changed(one, other),
            grid.html(),
            *self._used(one, other),
        ]

    def _compared(self, one: Study, other: Study) -> list[Any]:
        """Every figure to be compared: its name, how it is written, and in both studies the figure with its error."""
        rows: list[Any] = [
            (
                self.report.say("study-victories-of", seat=self.report.seat(seat)),
                self.report.percent,
                *(victory(s, seat) for s in (one, other)),
            )
            for seat in range(self.report.game.seats)
        ]
        for key in ("winning", "margin", "length"):
            rows.append(
                (self.report.say(f"study-mean-{key}"), self.report.hundredth, mean_of(one, key), mean_of(other, key))
            )
        rows.append(
            (
                self.report.say("study-shared-victory"),
                self.report.percent,
                *(part(s.tally.shared, s) for s in (one, other)),
            )
        )
        for place, name in enumerate(self.report.game.rules.ENDINGS):
            both = (part(each.tally.endings[place], each) for each in (one, other))
            rows.append((self.report.ending(name), self.report.percent, *both))
        return rows

    def _changed(self, one: Study, other: Study) -> Html:
        """What is different in the other box."""
        columns = [self.report.say("study-part"), *self.report.labels, self.report.say("study-source")]
        grid = Grid(self.report.say("study-part"), columns, worded=frozenset([1, 2, 3]))
        for section, entries in one.game.box_file.data.items():
            if isinstance(entries, dict):
                for key, entry in entries.items():
                    its = other.game.box_file.data.get(section, {}).get(key, {})
                    if entry_shown(entry) != entry_shown(its):
                        source = self.report.say(f"study-source-{entry['source']}")
                        named = tag("span", f"[{section}] ", tag("code", key))
                        grid.rows.append([named, entry_shown(entry), entry_shown(its), source])
        return grid.html()

    def _used(self, one: Study, other: Study) -> list[Html]:
        """What is done more or less often with the other box."""
        features = one.observer.deeds.features
        both = [[used(each, place) for place in range(len(features))] for each in (one, other)]
        width = reach(len(features))
        say = self.report.say
        after = [say("study-difference"), say("study-together")]
        columns = [say("study-what"), say("study-about"), *self.report.labels, *after]
        grid = Grid(say("study-used"), columns, worded=frozenset([1]))
        order = sorted(range(len(features)), key=lambda place: -abs(both[1][place][0] - both[0][place][0]))
        for place in order[:SHOWN]:
            (here, error), (there, other_error) = both[0][place], both[1][place]
            low, high = difference(here, error, there, other_error, width)
            if low > 0 or high < 0:
                grid.rows.append([
                    tag("code", features[place].verb), self.report.thing(features[place]), self.report.percent(here),
                    self.report.percent(there), signed(there - here, self.report.percent),
                    self.report.between(low, high, lambda value: signed(value, self.report.percent)),
                ])  # fmt: skip
        return [self.report.note("used"), grid.html()] if grid.rows else []


def signed(value: float, write: Callable[[float], str]) -> str:
    return ("+" if value >= 0 else "−") + write(abs(value))


def victory(study: Study, seat: int) -> tuple[float, float]:
    """A seat's share of the victories, and its standard error."""
    share = study.tally.place_share(seat).share
    return share, sqrt(max(share * (1 - share), 0.0) / study.tally.games)


def part(count: float, study: Study) -> tuple[float, float]:
    """A part of the games, and its standard error."""
    share = float(count) / study.tally.games
    return share, sqrt(share * (1 - share) / study.tally.games)


def mean_of(study: Study, key: str) -> tuple[float, float]:
    tally = study.tally
    each = {"winning": tally.winning_scores, "margin": tally.margins, "length": tally.lengths}[key]
    return each.mean, each.error


def used(study: Study, feature: int) -> tuple[float, float]:
    """How many seats did a thing, as a part of all of them, and its standard error."""
    games = int(study.deeds.base[:, 0].sum())
    share = float(study.deeds.sums[:, feature, GAMES].sum()) / games
    return share, sqrt(share * (1 - share) / games)
