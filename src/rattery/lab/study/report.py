"""The report of a study: one HTML file that needs nothing beside itself, in English, French or German."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from textwrap import fill
from typing import Any

import rattery
from rattery.core.errors import BadResults
from rattery.core.extras import need
from rattery.core.game import Game
from rattery.core.teller import Teller
from rattery.core.words import words
from rattery.lab.interval import Share
from rattery.lab.order_told import order_answer, order_note, place_name
from rattery.lab.study.association import Association
from rattery.lab.study.comparison import Comparison
from rattery.lab.study.distribution import Distribution
from rattery.lab.study.features import Feature
from rattery.lab.study.house import house_section
from rattery.lab.study.page import Grid, Html, page, tag
from rattery.lab.study.plots import distribution_plot, lift_plot, shares_plot
from rattery.lab.study.study import RANDOM, Study
from rattery.playouts.results import unwritable

REPORT, FIGURES = "report.html", "study.json"
PERCENTILES = (5, 25, 50, 75, 95)
SHOWN = 12  # of the clearest lifts; the others are folded away


def check_folder(folder: Path, *, force: bool) -> None:
    """Whether a report could go there; found out before anything is played for it."""
    need("matplotlib", "study")
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


def write_report(studies: Sequence[Study], folder: str | Path, lang: str = "en", *, force: bool = False) -> Path:
    """Write the report of a study, or of two that are to be compared, and its figures; the report's path comes back."""
    folder = Path(folder)
    check_folder(folder, force=force)
    report = Report(studies, lang)
    try:
        (folder / REPORT).write_text(report.html(), encoding="utf-8")
        figures = json.dumps([each.data() for each in studies], indent=1)
        (folder / FIGURES).write_text(figures + "\n", encoding="utf-8")
    except OSError as error:
        raise unwritable(folder / REPORT, error) from None
    return folder / REPORT


class Report:
    """What is told of a study, section by section."""

    def __init__(self, studies: Sequence[Study], lang: str) -> None:
        self.studies, self.study, self.lang = list(studies), studies[0], lang
        self.game: Game = self.study.game
        self.tally = self.study.tally
        self.teller = Teller(self.game, lang)
        self._words = words(lang, self.game.name, "rattery.lab")

    def say(self, message: str, **facts: Any) -> str:
        return self._words.say(message, **facts)

    # Numbers as the language writes them.

    def percent(self, value: float) -> str:
        return self.say("study-percent", value=float(value))

    def count(self, value: float) -> str:
        return self.say("study-count", value=float(value))

    def decimal(self, value: float) -> str:
        return self.say("study-decimal", value=float(value))

    def hundredth(self, value: float) -> str:
        return self.say("study-hundredth", value=float(value))

    def thousandth(self, value: float) -> str:
        return self.say("study-thousandth", value=float(value))

    def between(self, low: float, high: float, write: Callable[[float], str]) -> str:
        return self.say("study-between", low=write(low), high=write(high))

    # Names.

    @property
    def labels(self) -> list[str]:
        """What the studies are called beside each other."""
        first = self.game.box_file.name
        standard = self.say("study-as-is") if self.game.has_standard_box else self.say("study-own-box", file=first)
        others = [self.say("study-what-if", file=Path(each.game.box_file.name).name) for each in self.studies[1:]]
        return [standard, *others]

    def seat(self, place: int) -> str:
        """What a place in the order of play is called, or the seat that the rules play after them."""
        name = place_name(place, self._words) if place < self.game.players else self.teller.name(place)
        return name[:1].upper() + name[1:]

    def thing(self, feature: Feature) -> str:
        """What a feature is about, in words."""
        named = feature.thing(self.game)
        if named is not None:
            called = self.teller.thing(*named)
            return f"{feature.fact}={called}" if called == named[1] else called
        alone = [move for move in self.game.kind.moves if move.verb == feature.verb and not move.facts]
        return self.teller.move(alone[0]) if alone else ""

    def ending(self, name: str) -> str:
        return self.say(f"ended-{name.replace('_', '-')}")

    # The page.

    def html(self) -> str:
        title = self.say("study-title", game=self.say("game-title"))
        sections = [*self._sections()]
        contents = tag("ul", *(tag("li", tag("a", name, href=f"#{key}")) for key, name, _ in sections))
        bodies = [tag("section", tag("h2", name, id=key), *parts) for key, name, parts in sections]
        named = self.say("study-contents")
        seconds = sum(each.seconds for each in self.studies)
        foot = self.say("study-foot", version=rattery.__version__, seconds=round(seconds))
        return page(
            self.lang, title, tag("h1", title), *self._lead(), *self._short(),
            tag("nav", tag("p", named, class_="quiet"), contents, aria_label=named),
            *bodies, tag("p", foot, class_="quiet"),
        )  # fmt: skip

    def _sections(self) -> list[tuple[str, str, list[Html]]]:
        parts: dict[str, list[Html]] = {
            "seats": self._seats(), "scores": self._scores(), "margins": self._margins(), "lengths": self._lengths(),
            "endings": self._endings(), "done": self._lifts("done", self.study.done, self.tally.games),
            "met": self._lifts("met", self.study.met, self.study.told), "house": house_section(self),
        }  # fmt: skip
        if len(self.studies) > 1:
            parts = {"compare": Comparison(self).section(), **parts}
        return [(key, self.say(f"study-{key}"), part) for key, part in parts.items() if part]

    def _lead(self) -> list[Html]:
        study = self.study
        facts = {"games": self.tally.games, "spelling": str(self.game), "bots": study.bots, "seed": str(study.seed)}
        told = [tag("p", self.say("study-lead", **facts))]
        if not all(each.is_complete for each in self.studies):
            told.append(tag("p", self.say("study-stopped", games=study.games), class_="down"))
        if study.bots == RANDOM:
            told.append(tag("p", self.say("study-random-note"), class_="quiet"))
        command = tag("pre", tag("code", command_for(self.studies)), tabindex="0")
        return [*told, tag("p", self.say("study-again"), class_="quiet"), command]

    # In short.

    def _short(self) -> list[Html]:
        sentences = [self._short_seats()] if self.game.players > 1 else []
        sentences += [self._short_length(), self._short_ending()]
        if self.game.seats > 1:
            facts = {
                "margin": self.decimal(self.tally.margins.mean),
                "shared": self.percent(self.tally.shared / self.tally.games),
            }
            sentences.append(self.say("study-short-margin", **facts))
        sentences.append(self._short_lift())
        return [tag("h2", self.say("study-short")), tag("ul", *(tag("li", sentence) for sentence in sentences))]

    def _short_seats(self) -> str:
        """Whether the order of play matters."""
        answer = order_answer(self.tally.order, self._words)
        return f"{self.say('order-question')} {answer}"

    def _short_length(self) -> str:
        lengths = self.tally.lengths
        facts = {"low": lengths.percentile(25), "high": lengths.percentile(75), "mean": self.decimal(lengths.mean)}
        return self.say("study-short-length", **facts)

    def _short_ending(self) -> str:
        names = self.game.rules.ENDINGS
        most = int(self.tally.endings.argmax())
        share = self.percent(self.tally.ending_share(most).share)
        return self.say("study-short-ending", share=share, ending=self.ending(names[most]))

    def _short_lift(self) -> str:
        clear = [one for one in self.study.done if one.is_clear and one.lift > 1]
        if not clear:
            return self.say("study-short-no-lift")
        best = max(clear, key=lambda one: one.low)
        thing = " ".join(filter(None, [best.feature.verb, self.thing(best.feature)]))
        between = self.between(best.low, best.high, self.thousandth)
        return self.say("study-short-lift", thing=thing, lift=self.thousandth(best.lift), between=between)

    # Seats, points, lengths, margins, endings.

    def _seat_shares(self, study: Study) -> list[Share]:
        return [study.tally.place_share(seat) for seat in range(self.game.seats)]

    def _seats(self) -> list[Html]:
        if self.game.seats < 2:
            return []
        names = [self.seat(seat) for seat in range(self.game.seats)]
        shares = [self._seat_shares(each) for each in self.studies]
        said, equal = self.say("study-plot-seats"), 1 / self.game.seats
        plot = shares_plot(said, names, shares, self.labels, equal, self.percent)
        columns = [self.say(f"study-{column}") for column in ("seat", "share", "interval", "points")]
        grid = Grid(said, columns)
        for seat, share in enumerate(shares[0]):
            points = self.tally.scores[seat]
            spread = f"{self.hundredth(points.mean)} ± {self.hundredth(points.deviation)}"
            between = self.between(share.low, share.high, self.percent)
            grid.rows.append([names[seat], self.percent(share.share), between, spread])
        answer = tag("p", tag("strong", order_answer(self.tally.order, self._words)))
        return [answer, tag("p", order_note(self._words)), plot, grid.html()]

    def note(self, key: str, **facts: Any) -> Html:
        return tag("p", self.say(f"study-{key}-note", **facts))

    def _scores(self) -> list[Html]:
        everybody = Distribution()
        for each in self.tally.scores:
            for value, often in each.counts.items():
                everybody.counts[value] = everybody.counts.get(value, 0) + often
        named = {self.say("study-all-seats"): everybody, self.say("study-winners"): self.tally.winning_scores}
        title = self.say("study-scores")
        plot = self._distributions(title, list(named.values()), list(named), title)
        seats = {self.seat(seat): each for seat, each in enumerate(self.tally.scores)}
        return [self.note("scores"), plot, self._summary(title, {**named, **seats})]

    def _margins(self) -> list[Html]:
        if self.game.seats < 2:
            return []
        title, each = self.say("study-margins"), [study.tally.margins for study in self.studies]
        plot = self._distributions(title, each, self.labels, self.say("study-margin"))
        return [self.note("margins"), plot, self._summary(title, dict(zip(self.labels, each, strict=True)))]

    def _lengths(self) -> list[Html]:
        title, each = self.say("study-lengths"), [study.tally.lengths for study in self.studies]
        plot = self._distributions(title, each, self.labels, self.say("study-moves"))
        return [self.note("lengths"), plot, self._summary(title, dict(zip(self.labels, each, strict=True)))]

    def _distributions(self, title: str, each: list[Distribution], labels: list[str], across: str) -> Html:
        return distribution_plot(title, each, labels, across, self.say("study-plot-share"), self.percent)

    def _summary(self, title: str, named: dict[str, Distribution]) -> Html:
        """Distributions in figures."""
        percents = [self.say("study-percentile", percent=percent) for percent in PERCENTILES]
        before = [self.say(f"study-{column}") for column in ("what", "mean", "deviation", "least")]
        grid = Grid(title, [*before, *percents, self.say("study-most")])
        for name, each in named.items():
            ordered = [each.values[0], *(each.percentile(percent) for percent in PERCENTILES), each.values[-1]]
            grid.rows.append([name, self.decimal(each.mean), self.decimal(each.deviation), *map(self.count, ordered)])
        return grid.html()

    def _endings(self) -> list[Html]:
        names, title = self.game.rules.ENDINGS, self.say("study-endings")
        shares = [[each.tally.ending_share(place) for place in range(len(names))] for each in self.studies]
        shared = [Share.of(each.tally.shared, each.tally.games) for each in self.studies]
        grid = Grid(title, [self.say(f"study-{column}") for column in ("ending", "games", "interval")])
        rows = [*zip(map(self.ending, names), shares[0], strict=True), (self.say("study-shared-victory"), shared[0])]
        for name, share in rows:
            between = self.between(share.low, share.high, self.percent)
            grid.rows.append([name, self.percent(share.share), between])
        short = [fill(self.ending(name), 22) for name in names]
        plot = shares_plot(title, short, shares, self.labels, None, self.percent) if len(names) > 1 else Html("")
        return [self.note("endings"), plot, grid.html()]

    # What goes with winning.

    def _lifts(self, key: str, found: list[Association], games: int) -> list[Html]:
        facts = {"count": len(found)} if key == "done" else {"count": len(found), "games": games}
        if not found:
            return [self.note(key, **facts), tag("p", self.say("study-nothing"))]
        clear = sorted((one for one in found if one.is_clear), key=lambda one: max(one.low - 1, 1 - one.high))[::-1]
        best = sorted(clear[:SHOWN] or found[:SHOWN], key=lambda one: -one.lift)
        title = self.say("study-forest")
        names = [" ".join(filter(None, [one.feature.verb, self.thing(one.feature)]))[:44] for one in best]
        plot = lift_plot(title, best, names, self.hundredth)
        rest = tag(
            "details", tag("summary", self.say("study-all-rows", count=len(found))), self._lift_grid(title, found)
        )
        return [self.note(key, **facts), plot, self._lift_grid(title, best), rest]

    def _lift_grid(self, title: str, found: Sequence[Association]) -> Html:
        keys = ("what", "about", "by-winners", "by-others", "times", "lift", "together", "verdict")
        grid = Grid(title, [self.say(f"study-{key}") for key in keys], worded=frozenset([1, 7]))
        for one in found:
            verdict = ("more" if one.lift > 1 else "less") if one.is_clear else "unclear"
            tone = {"more": "up", "less": "down", "unclear": "quiet"}[verdict]
            grid.rows.append([
                tag("code", one.feature.verb), self.thing(one.feature), self.percent(one.by_winners),
                self.percent(one.by_others), f"{self.hundredth(one.times_winners)} / {self.hundredth(one.times_others)}",
                self.thousandth(one.lift), self.between(one.low, one.high, self.thousandth),
                tag("span", self.say(f"study-{verdict}"), class_=tone),
            ])  # fmt: skip
        return grid.html()


def command_for(studies: Sequence[Study]) -> str:
    """What to type for the same study again."""
    study = studies[0]
    said = [
        "rattery",
        "study",
        f'"{study.game}"',
        "--games",
        str(study.games),
        "--bots",
        study.bots,
        "--seed",
        str(study.seed),
    ]
    if not study.game.has_standard_box:
        said += ["--box", study.game.box_file.name]
    for other in studies[1:]:
        said += ["--what-if", other.game.box_file.name]
    return " ".join(said)
