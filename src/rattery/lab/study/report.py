"""The report of a study: one self-contained, printable HTML file in English, French or German, and its figures as JSON."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import rattery
from rattery.core.errors import BadResults
from rattery.core.extras import require
from rattery.lab.box_changes import changes_in, is_change
from rattery.lab.interval import Share
from rattery.lab.order import PRACTICAL_DIFFERENCE
from rattery.lab.order_words import order_answer, order_note, place_name
from rattery.lab.study.comparison import differences
from rattery.lab.study.course import OPEN_HIGH, OPEN_LOW
from rattery.lab.study.difference_section import difference_section
from rattery.lab.study.distribution import PERCENTILES, Distribution
from rattery.lab.study.figures import SCHEMA, VERSION
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
NAMED = 12  # most findings in the list and the plot

Section = tuple[str, list[Html]]


def check_folder(folder: Path, *, force: bool) -> None:
    """Raises BadResults if a report cannot be written to the folder; call it before playing. Creates the folder."""
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
    """Writes the report of studies of one game by several levels, optionally compared with another box; returns its path."""
    folder = Path(folder)
    check_folder(folder, force=force)
    try:
        (folder / REPORT).write_text(Report(studies, lang, what_if).html(), encoding="utf-8")
        (folder / FIGURES).write_text(json.dumps(report_data(studies, what_if), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise unwritable(folder / REPORT, error) from None
    return folder / REPORT


def main_study(studies: Sequence[Study]) -> Study:
    """The study that most sections are about: the one with most pairs, by default the first."""
    return max(studies, key=lambda each: len(each.pairs))


def report_data(studies: Sequence[Study], what_if: Study | None = None) -> dict[str, object]:
    """All figures as JSON-ready data; docs/studies.md describes the schema."""
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
    """Writes a report, section by section; a section without content is left out."""

    def __init__(self, studies: Sequence[Study], lang: str, what_if: Study | None = None) -> None:
        self.studies, self.study, self.what_if = list(studies), main_study(studies), what_if
        self.game, self.words = self.study.game, StudyWords(self.study.game, lang)
        self.say = self.words.say

    def html(self) -> str:
        title = self.say("study-title", game=self.say("game-title"))
        sections = [(key, self.say(f"study-{key}"), parts) for key, parts in self._sections() if parts]
        contents = tag("ul", *(tag("li", tag("a", name, href=f"#{key}")) for key, name, _ in sections))
        bodies = [tag("section", tag("h2", name, id=key), *parts) for key, name, parts in sections]
        named = self.say("study-contents")
        seconds = sum(each.seconds for each in self.studies)
        made_with = {"version": rattery.__version__, "rules": self.game.rules_version}
        foot = self.say("study-foot", seconds=round(seconds), **made_with)
        again = tag("p", self.say("study-again"), class_="quiet")
        command = tag("pre", tag("code", command_for(self.studies, self.what_if)), tabindex="0")
        return page(
            self.words.lang, title, tag("h1", title), *self._lead(), self._short(),
            tag("nav", tag("p", named, class_="quiet"), contents, aria_label=named),
            *bodies, again, command, tag("p", foot, class_="quiet"),
        )  # fmt: skip

    def _sections(self) -> list[Section]:
        study, words = self.study, self.words
        sections: list[Section] = []
        if self.what_if is not None:
            sections.append(("compare", difference_section(study, self.what_if, words)))
        sections += [("findings", self._findings()), ("order", self._order()), ("close", self._close())]
        sections += [("foreseen", self._foreseen()), ("decisions", self._decisions())]
        sections += [("things", things_section(study, words)), ("deeds", deeds_section(study, words))]
        sections += [("endings", self._endings())]
        if len(self.studies) > 1:
            sections.append(("levels", levels_section(self.studies, words)))
        return [*sections, ("house", house_section(study, words))]

    def _lead(self) -> list[Html]:
        paragraphs = []
        for study in self.studies:
            facts = {"games": study.played, "spelling": str(self.game), "bots": study.bots, "seed": str(study.seed)}
            paragraphs.append(tag("p", self.say("study-lead", **facts), class_="lead"))
            if not study.is_complete:
                paragraphs.append(tag("p", self.say("study-stopped", games=study.games), class_="down"))
        if self.study.bots == RANDOM:
            paragraphs.append(tag("p", self.say("study-random-note"), class_="quiet"))
        return paragraphs

    # In short.

    def _short(self) -> Html:
        sentences = [self._answer()] if self.game.players > 1 else []
        sentences += [self.words.finding(one) for one in self._named()[:3]]
        sentences += [*self._short_close(), self._short_minutes(), *self._short_choice()]
        items = tag("ul", *(tag("li", sentence) for sentence in sentences))
        return tag("div", tag("h2", self.say("study-short")), items, class_="short")

    def _answer(self) -> str:
        return f"{self.say('order-question')} {order_answer(self.study.order, self.words.messages)}"

    def _short_close(self) -> list[str]:
        if self.game.seats < 2:
            return []
        courses, words = self.study.courses, self.words
        close = self.say("study-short-close", how=self._how_close(), shared=words.percent(self.study.shared.share))
        half_way = self.study.curve[0][len(self.study.curve[0]) // 2]
        facts = {
            "chance": words.whole_percent(half_way), "changes": words.decimal(float(courses["lead_changes"].mean()))
        }  # fmt: skip
        return [close, self.say("study-short-foreseen", **facts)]

    def _how_close(self) -> str:
        """The share of games each measure decided, with the median margin."""
        words, study = self.words, self.study
        deciding = [each for each in study.margins if each.total]
        if len(deciding) == 1:
            name = study.features.subject.measures[study.margins.index(deciding[0])]
            return self.say("study-close-only", middle=words.measure(name, deciding[0].percentile(50)))
        decided = [
            self.say(
                "study-close-part", share=words.whole_percent(margins.total / study.played),
                middle=words.measure(name, margins.percentile(50)),
            )
            for name, margins in zip(study.features.subject.measures, study.margins, strict=True)
            if margins.total
        ]  # fmt: skip
        return ", ".join(decided)

    def _short_minutes(self) -> str:
        minutes = Distribution.of(self.study.minutes.round().astype(int))
        facts = {"low": minutes.percentile(25), "high": minutes.percentile(75)}
        return self.say("study-short-minutes", **facts, **{"one-answer": self.words.percent(self.study.one_answer)})

    def _short_choice(self) -> list[str]:
        worth, words = self.study.choice_worth, self.words
        if worth is None:
            return []
        between = words.between(worth.low, worth.high, words.in_a_hundred)
        facts = {"size": words.in_a_hundred(worth.mean), "between": between, "count": worth.count}
        return [self.say("study-short-choice", **facts)]

    # What wins.

    def _named(self) -> list[Finding]:
        return [one for one in self.study.findings if one.is_named]

    def _findings(self) -> list[Html]:
        words, named = self.words, self._named()[:NAMED]
        facts = {
            "count": len(self.study.findings), "low": words.whole_percent(OPEN_LOW), "high": words.whole_percent(OPEN_HIGH),
            "practical": words.count(100 * PRACTICAL_DIFFERENCE),
        }  # fmt: skip
        note = tag("p", self.say("study-findings-note", **facts), class_="quiet")
        alone = [] if len(self.study.pairs) else [tag("p", self.say("study-no-pairs"))]
        if not self.study.findings:
            return alone or [tag("p", self.say("study-found-too-few"), class_="answer")]
        if not named:
            errors = sorted(one.effect.error for one in self.study.findings)
            least = words.count(100 * 2 * errors[len(errors) // 2])
            return [tag("p", self.say("study-found-nothing", least=least), class_="answer"), *alone, note]
        listed = tag("ol", *(tag("li", words.finding(one)) for one in named), class_="findings")
        across = self.say("study-found-plot")
        names = [words.effect(one.effect) for one in named]
        plot = effects_plot(across, [effect_bar(one) for one in named], names, across, self._games_signed)
        return [listed, *alone, plot, note]

    def _games_signed(self, value: float) -> str:
        return self.words.signed(value, self.words.count)

    # Order of play, closeness, foreseeability, decisions, endings.

    def place(self, place: int) -> str:
        """The name of a place in the order of play, or of a seat that the rules play."""
        players = self.game.players
        return capital(place_name(place, self.words.messages) if place < players else self.words.teller.name(place))

    def _order(self) -> list[Html]:
        if self.game.players < 2:
            return []
        order, words = self.study.order, self.words
        names = [self.place(place.place) for place in order.places]
        shares = [Share(place.share, order.games, place.low, place.high) for place in order.places]
        said = self.say("study-order-plot")
        plot = shares_plot(said, names, [shares], [""], order.equal, words.whole_percent)
        grid = Grid(said, [self.say(f"study-{column}") for column in ("place", "share", "interval")])
        for name, share in zip(names, shares, strict=True):
            grid.rows.append([name, words.percent(share.share), words.between(share.low, share.high, words.percent)])
        answer = tag("p", order_answer(order, words.messages), class_="answer")
        return [answer, plot, grid.html(), tag("p", order_note(words.messages), class_="quiet")]

    def _close(self) -> list[Html]:
        if self.game.seats < 2:
            return []
        words, study = self.words, self.study
        grid = Grid(self.say("study-close"), [self.say(f"study-{key}") for key in ("decides", "of-games", "ahead")])
        for name, margins in zip(study.features.subject.measures, study.margins, strict=True):
            if margins.total:
                middle = words.measure(name, margins.percentile(50))
                share = words.percent(margins.total / study.played)
                grid.rows.append([capital(self.words.measure_name(name)), share, middle])
        grid.rows.append([self.say("study-shared"), words.percent(study.shared.share), ""])
        return [*self._close_plots(), grid.html(), tag("p", self.say("study-close-note"), class_="quiet")]

    def _close_plots(self) -> list[Html]:
        """A plot for each measure that decided games by different amounts."""
        plots = []
        for name, margins in zip(self.study.features.subject.measures, self.study.margins, strict=True):
            if len(margins.values) > 1:
                across, up = self.words.measure_name(name), self.say("study-plot-share")
                said = f"{self.say('study-close-plot')}: {across}"
                plots.append(distribution_plot(said, [margins], [across], across, up, self.words.whole_percent))
        return plots

    def _foreseen(self) -> list[Html]:
        if self.game.seats < 2:
            return []
        words, courses = self.words, self.study.courses
        middle, low, high = (each.tolist() for each in self.study.curve)
        facts = {
            "decided": words.whole_percent(float(courses["decided"].mean())),
            "changes": words.decimal(float(courses["lead_changes"].mean())),
            "never": words.whole_percent(float((courses["decided"] == 0).mean())),
        }
        said = self.say("study-curve-plot")
        plot = curve_plot(
            said, middle, low, high, 1 / self.game.seats, self.say("study-through"), self.say("study-chance"),
            words.whole_percent,
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
        plot = distribution_plot(said, [minutes], [across], across, up, self.words.whole_percent)
        sentences = [self._short_minutes(), *self._short_choice()]
        answer = tag("p", " ".join(sentences), class_="answer")
        note = tag("p", self.say("study-decisions-note"), class_="quiet")
        return [answer, plot, self._summary(said, named), note]

    def _summary(self, title: str, named: dict[str, Distribution]) -> Html:
        """A table of summary statistics of distributions."""
        words = self.words
        percents = [self.say("study-percentile", percent=percent) for percent in PERCENTILES]
        columns = [self.say("study-what"), self.say("study-mean"), self.say("study-least"), *percents]
        grid = Grid(title, [*columns, self.say("study-most")])
        for name, each in named.items():
            ordered = [each.values[0], *(each.percentile(percent) for percent in PERCENTILES), each.values[-1]]
            grid.rows.append([capital(self.say(f"study-{name}")), words.decimal(each.mean), *map(words.count, ordered)])
        return grid.html()

    def _endings(self) -> list[Html]:
        words, names = self.words, self.game.rules.ENDINGS
        grid = Grid(
            self.say("study-endings"), [self.say(f"study-{column}") for column in ("ending", "of-games", "interval")]
        )
        for place, name in enumerate(names):
            share = self.study.ending_share(place)
            between = words.between(share.low, share.high, words.percent)
            grid.rows.append([words.ending(name), words.percent(share.share), between])
        return [grid.html()]


def effect_bar(one: Finding) -> tuple[float, float, float]:
    """An effect and its interval in percentage points."""
    return 100 * one.effect.size, 100 * one.low, 100 * one.high


def command_for(studies: Sequence[Study], what_if: Study | None = None) -> str:
    """The command line that repeats the study."""
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
    """Quotes text for a shell; single quotes if it contains double ones, as effects do."""
    return f"'{text}'" if '"' in text else f'"{text}"'
