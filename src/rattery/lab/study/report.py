"""The report of a study: one HTML file that needs nothing beside itself, in English, French or German, fit to be printed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import rattery
from rattery.core.errors import BadResults
from rattery.core.extras import require
from rattery.lab.box_changes import changes_in, is_change
from rattery.lab.interval import Share
from rattery.lab.order import PRACTICAL
from rattery.lab.order_words import order_answer, order_note, place_name
from rattery.lab.study.comparison import differences
from rattery.lab.study.course import OPEN_HIGH, OPEN_LOW
from rattery.lab.study.difference_section import difference_section
from rattery.lab.study.distribution import Distribution
from rattery.lab.study.figures import PERCENTILES, SCHEMA, VERSION
from rattery.lab.study.findings import Finding
from rattery.lab.study.house_section import house_section
from rattery.lab.study.levels_section import levels_section
from rattery.lab.study.page import Grid, Html, page, tag
from rattery.lab.study.plots import curve_plot, distribution_plot, effects_plot, shares_plot
from rattery.lab.study.study import RANDOM, Study
from rattery.lab.study.study_words import StudyWords, capital
from rattery.lab.study.things_section import deeds_section, things_section
from rattery.playouts.results import unwritable

REPORT, FIGURES = "report.html", "study.json"
NAMED = 12  # findings in the list and the plot

Section = tuple[str, list[Html]]


def check_folder(folder: Path, *, force: bool) -> None:
    """Whether a report could go there; found out before anything is played for it."""
    require("matplotlib", "study")
    report = folder / REPORT
    if report.exists() and not force:
        raise BadResults("report-exists", folder=str(folder))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        report.open("ab").close()
        if report.stat().st_size == 0:
            report.unlink()
    except OSError as error:
        raise unwritable(report, error) from None


def write_report(
    studies: Sequence[Study], folder: str | Path, lang: str = "en", *, what_if: Study | None = None, force: bool = False
) -> Path:
    """Write the report of a study, by one level or by several, perhaps beside another box; the report's path comes back."""
    folder = Path(folder)
    check_folder(folder, force=force)
    try:
        (folder / REPORT).write_text(Report(studies, lang, what_if).html(), encoding="utf-8")
        (folder / FIGURES).write_text(json.dumps(report_data(studies, what_if), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise unwritable(folder / REPORT, error) from None
    return folder / REPORT


def main_study(studies: Sequence[Study]) -> Study:
    """The study that is told at length: the one with most pairs of games, else the first."""
    return max(studies, key=lambda each: len(each.pairs))


def report_data(studies: Sequence[Study], what_if: Study | None = None) -> dict[str, object]:
    """All figures for a machine to read: docs/studies.md says what each is."""
    data: dict[str, object] = {
        "schema": SCHEMA,
        "version": VERSION,
        "rattery": rattery.__version__,
        "studies": [each.data() for each in studies],
    }
    if what_if is not None:
        found = differences(main_study(studies), what_if)
        data |= {"what_if": what_if.data(), "differences": [each.data() for each in found]}
    return data


class Report:
    """What is told of a study, section by section."""

    def __init__(self, studies: Sequence[Study], lang: str, what_if: Study | None = None) -> None:
        self.studies, self.study, self.what_if = list(studies), main_study(studies), what_if
        self.game, self.told = self.study.game, StudyWords(self.study.game, lang)
        self.say = self.told.say

    def html(self) -> str:
        title = self.say("study-title", game=self.say("game-title"))
        sections = [(key, self.say(f"study-{key}"), parts) for key, parts in self._sections() if parts]
        contents = tag("ul", *(tag("li", tag("a", name, href=f"#{key}")) for key, name, _ in sections))
        bodies = [tag("section", tag("h2", name, id=key), *parts) for key, name, parts in sections]
        named = self.say("study-contents")
        seconds = sum(each.seconds for each in self.studies)
        foot = self.say("study-foot", version=rattery.__version__, seconds=round(seconds))
        again = tag("p", self.say("study-again"), class_="quiet")
        command = tag("pre", tag("code", command_for(self.studies, self.what_if)), tabindex="0")
        return page(
            self.told.lang, title, tag("h1", title), *self._lead(), self._short(),
            tag("nav", tag("p", named, class_="quiet"), contents, aria_label=named),
            *bodies, again, command, tag("p", foot, class_="quiet"),
        )  # fmt: skip

    def _sections(self) -> list[Section]:
        study, told = self.study, self.told
        sections: list[Section] = []
        if self.what_if is not None:
            sections.append(("compare", difference_section(study, self.what_if, told)))
        sections += [("findings", self._findings()), ("order", self._order()), ("close", self._close())]
        sections += [("foreseen", self._foreseen()), ("decisions", self._decisions())]
        sections += [("things", things_section(study, told)), ("deeds", deeds_section(study, told))]
        sections += [("endings", self._endings())]
        if len(self.studies) > 1:
            sections.append(("levels", levels_section(self.studies, told)))
        return [*sections, ("house", house_section(study, told))]

    def _lead(self) -> list[Html]:
        told = []
        for study in self.studies:
            facts = {"games": study.played, "spelling": str(self.game), "bots": study.bots, "seed": str(study.seed)}
            told.append(tag("p", self.say("study-lead", **facts), class_="lead"))
            if not study.is_complete:
                told.append(tag("p", self.say("study-stopped", games=study.games), class_="down"))
        if self.study.bots == RANDOM:
            told.append(tag("p", self.say("study-random-note"), class_="quiet"))
        return told

    # In short.

    def _short(self) -> Html:
        sentences = [self._answer()] if self.game.players > 1 else []
        sentences += [self.told.finding(one) for one in self._named()[:3]]
        sentences += [*self._short_close(), self._short_minutes(), *self._short_choice()]
        items = tag("ul", *(tag("li", sentence) for sentence in sentences))
        return tag("div", tag("h2", self.say("study-short")), items, class_="short")

    def _answer(self) -> str:
        return f"{self.say('order-question')} {order_answer(self.study.order, self.told.words)}"

    def _short_close(self) -> list[str]:
        if self.game.seats < 2:
            return []
        courses, told = self.study.courses, self.told
        close = self.say("study-short-close", how=self._how_close(), shared=told.percent(self.study.shared.share))
        half_way = self.study.curve[0][len(self.study.curve[0]) // 2]
        facts = {
            "chance": told.whole_percent(half_way), "changes": told.decimal(float(courses["lead_changes"].mean()))
        }  # fmt: skip
        return [close, self.say("study-short-foreseen", **facts)]

    def _how_close(self) -> str:
        """What decided how many games, and by how much in the middle one of them."""
        told, study = self.told, self.study
        deciding = [each for each in study.margins if each.total]
        if len(deciding) == 1:
            name = study.features.subject.measures[study.margins.index(deciding[0])]
            return self.say("study-close-only", middle=told.measure(name, deciding[0].percentile(50)))
        decided = [
            self.say(
                "study-close-part", share=told.whole_percent(margins.total / study.played),
                middle=told.measure(name, margins.percentile(50)),
            )
            for name, margins in zip(study.features.subject.measures, study.margins, strict=True)
            if margins.total
        ]  # fmt: skip
        return ", ".join(decided)

    def _short_minutes(self) -> str:
        minutes = Distribution.of(self.study.minutes.round().astype(int))
        facts = {"low": minutes.percentile(25), "high": minutes.percentile(75)}
        return self.say("study-short-minutes", **facts, **{"one-answer": self.told.percent(self.study.one_answer)})

    def _short_choice(self) -> list[str]:
        worth, told = self.study.choice_worth, self.told
        if worth is None:
            return []
        between = told.between(worth.low, worth.high, told.in_a_hundred)
        facts = {"size": told.in_a_hundred(worth.mean), "between": between, "count": worth.count}
        return [self.say("study-short-choice", **facts)]

    # What wins.

    def _named(self) -> list[Finding]:
        return [one for one in self.study.findings if one.is_named]

    def _findings(self) -> list[Html]:
        told, named = self.told, self._named()[:NAMED]
        facts = {
            "count": len(self.study.findings), "low": told.whole_percent(OPEN_LOW), "high": told.whole_percent(OPEN_HIGH),
            "practical": told.count(100 * PRACTICAL),
        }  # fmt: skip
        note = tag("p", self.say("study-findings-note", **facts), class_="quiet")
        alone = [] if len(self.study.pairs) else [tag("p", self.say("study-no-pairs"))]
        if not self.study.findings:
            return alone or [tag("p", self.say("study-found-too-few"), class_="answer")]
        if not named:
            errors = sorted(one.effect.error for one in self.study.findings)
            least = told.count(100 * 2 * errors[len(errors) // 2])
            return [tag("p", self.say("study-found-nothing", least=least), class_="answer"), *alone, note]
        listed = tag("ol", *(tag("li", told.finding(one)) for one in named), class_="findings")
        across = self.say("study-found-plot")
        names = [told.effect(one.effect) for one in named]
        plot = effects_plot(across, [effect_bar(one) for one in named], names, across, self._games_signed)
        return [listed, *alone, plot, note]

    def _games_signed(self, value: float) -> str:
        return self.told.signed(value, self.told.count)

    # Order of play, closeness, foreseeability, decisions, endings.

    def place(self, place: int) -> str:
        """What a place in the order of play is called, or the seat that the rules play after them."""
        players = self.game.players
        return capital(place_name(place, self.told.words) if place < players else self.told.teller.name(place))

    def _order(self) -> list[Html]:
        if self.game.players < 2:
            return []
        order, told = self.study.order, self.told
        names = [self.place(place.place) for place in order.places]
        shares = [Share(place.share, order.games, place.low, place.high) for place in order.places]
        said = self.say("study-order-plot")
        plot = shares_plot(said, names, [shares], [""], order.equal, told.whole_percent)
        grid = Grid(said, [self.say(f"study-{column}") for column in ("place", "share", "interval")])
        for name, share in zip(names, shares, strict=True):
            grid.rows.append([name, told.percent(share.share), told.between(share.low, share.high, told.percent)])
        answer = tag("p", order_answer(order, told.words), class_="answer")
        return [answer, plot, grid.html(), tag("p", order_note(told.words), class_="quiet")]

    def _close(self) -> list[Html]:
        if self.game.seats < 2:
            return []
        told, study = self.told, self.study
        grid = Grid(self.say("study-close"), [self.say(f"study-{key}") for key in ("decides", "of-games", "ahead")])
        for name, margins in zip(study.features.subject.measures, study.margins, strict=True):
            if margins.total:
                middle = told.measure(name, margins.percentile(50))
                share = told.percent(margins.total / study.played)
                grid.rows.append([capital(self.told.measure_name(name)), share, middle])
        grid.rows.append([self.say("study-shared"), told.percent(study.shared.share), ""])
        return [*self._close_plots(), grid.html(), tag("p", self.say("study-close-note"), class_="quiet")]

    def _close_plots(self) -> list[Html]:
        """A plot for each measure that decided games by different amounts."""
        plots = []
        for name, margins in zip(self.study.features.subject.measures, self.study.margins, strict=True):
            if len(margins.values) > 1:
                across, up = self.told.measure_name(name), self.say("study-plot-share")
                said = f"{self.say('study-close-plot')}: {across}"
                plots.append(distribution_plot(said, [margins], [across], across, up, self.told.whole_percent))
        return plots

    def _foreseen(self) -> list[Html]:
        if self.game.seats < 2:
            return []
        told, courses = self.told, self.study.courses
        middle, low, high = (each.tolist() for each in self.study.curve)
        facts = {
            "decided": told.whole_percent(float(courses["decided"].mean())),
            "changes": told.decimal(float(courses["lead_changes"].mean())),
            "never": told.whole_percent(float((courses["decided"] == 0).mean())),
        }
        said = self.say("study-curve-plot")
        plot = curve_plot(
            said, middle, low, high, 1 / self.game.seats, self.say("study-through"), self.say("study-chance"),
            told.whole_percent,
        )  # fmt: skip
        sentence = tag("p", self.say("study-foreseen-told", **facts), class_="answer")
        return [sentence, plot, tag("p", self.say("study-foreseen-note"), class_="quiet")]

    def _decisions(self) -> list[Html]:
        study, courses = self.study, self.study.courses
        minutes = Distribution.of(study.minutes.round().astype(int))
        said = self.say("study-minutes-plot")
        named = {"minutes": minutes, "moves": study.lengths, "choices": Distribution.of(courses["choices"])}
        if courses["rounds"].any():
            named["rounds"] = Distribution.of(courses["rounds"])
        across, up = self.say("study-minutes"), self.say("study-plot-share")
        plot = distribution_plot(said, [minutes], [across], across, up, self.told.whole_percent)
        sentences = [self._short_minutes(), *self._short_choice()]
        answer = tag("p", " ".join(sentences), class_="answer")
        note = tag("p", self.say("study-decisions-note"), class_="quiet")
        return [answer, plot, self._summary(said, named), note]

    def _summary(self, title: str, named: dict[str, Distribution]) -> Html:
        """Distributions in figures."""
        told = self.told
        percents = [self.say("study-percentile", percent=percent) for percent in PERCENTILES]
        columns = [self.say("study-what"), self.say("study-mean"), self.say("study-least"), *percents]
        grid = Grid(title, [*columns, self.say("study-most")])
        for name, each in named.items():
            ordered = [each.values[0], *(each.percentile(percent) for percent in PERCENTILES), each.values[-1]]
            grid.rows.append([capital(self.say(f"study-{name}")), told.decimal(each.mean), *map(told.count, ordered)])
        return grid.html()

    def _endings(self) -> list[Html]:
        told, names = self.told, self.game.rules.ENDINGS
        grid = Grid(
            self.say("study-endings"), [self.say(f"study-{column}") for column in ("ending", "of-games", "interval")]
        )
        for place, name in enumerate(names):
            share = self.study.ending_share(place)
            between = told.between(share.low, share.high, told.percent)
            grid.rows.append([told.ending(name), told.percent(share.share), between])
        return [grid.html()]


def effect_bar(one: Finding) -> tuple[float, float, float]:
    """An effect and its interval in games of a hundred."""
    return 100 * one.effect.size, 100 * one.low, 100 * one.high


def command_for(studies: Sequence[Study], what_if: Study | None = None) -> str:
    """What to type for the same study again."""
    study = studies[0]
    games, bots = (",".join(str(getattr(each, name)) for each in studies) for name in ("games", "bots"))
    said = ["rattery", "study", f'"{study.game}"', "--bots", bots, "--games", games, "--seed", str(study.seed)]
    if not study.game.has_standard_box:
        said += ["--box", study.game.box_file.name]
    if what_if is not None:
        for change in changes_in(what_if.game.box_file.name):
            said += ["--what-if", quoted(change) if is_change(change) else change]
    return " ".join(said)


def quoted(text: str) -> str:
    """Text as a shell takes it in one piece; an effect has double quotes of its own."""
    return f"'{text}'" if '"' in text else f'"{text}"'
