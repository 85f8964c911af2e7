"""Plots of a study as inline SVG: text is kept as text, and every plot has an alternative text."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from rattery.core.extras import require
from rattery.lab.interval import Share
from rattery.lab.study.distribution import Distribution
from rattery.lab.study.page import Html, tag

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.axis import Axis
    from matplotlib.figure import Figure
    from matplotlib.ticker import MaxNLocator

INK, QUIET, LINE = "#2a2320", "#6a6470", "#d9c79d"
TONES = ("#8a5a00", "#1a6fa3", "#00664a")  # of the first study, of the second; of positive effects
MARKS = ("o", "s")
WIDE, LOW, ROW = 6.4, 2.6, 0.34  # inches: width of a plot, height of a flat one, height of a row
MAX_BARS = 60  # of a distribution; with more values several share a bar
Format = Callable[[float], str]


def figure(height: float) -> tuple[Figure, Axes]:
    """An empty plot."""
    require("matplotlib", "study")
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    with rc_context({"font.size": 11, "font.family": "sans-serif", "axes.edgecolor": LINE}):
        made = Figure(figsize=(WIDE, height), layout="constrained")
        axes = made.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=QUIET, labelcolor=INK)
    axes.grid(color=LINE, alpha=0.5, linewidth=0.7)
    axes.set_axisbelow(True)
    return made, axes


def svg_figure(made: Figure, said: str) -> Html:
    """The plot as an HTML figure with `said` as its alternative text; the same input gives the same bytes."""
    from matplotlib import rc_context

    file = io.StringIO()
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": said}):
        made.savefig(file, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    svg = file.getvalue()
    svg = svg[svg.index("<svg") :].replace("<svg", '<svg aria-hidden="true"', 1)
    return tag("figure", tag("div", Html(svg), role="img", aria_label=said))


def format_ticks(axis: Axis, write: Format) -> None:
    """Formats the numbers on an axis in the reader's language."""
    from matplotlib.ticker import FuncFormatter

    axis.set_major_formatter(FuncFormatter(lambda value, _: write(value)))


def shares_plot(
    said: str, names: Sequence[str], studies: Sequence[Sequence[Share]], labels: Sequence[str], equal: float | None,
    write: Format,
) -> Html:  # fmt: skip
    """Shares with their intervals, one row each, and a line at `equal`, the share if all were the same."""
    made, axes = figure(0.9 + ROW * sum(1 + name.count("\n") for name in names) * len(studies))
    if equal is None:
        axes.set_xlim(0, 1)
    else:
        axes.axvline(equal, color=INK, linewidth=1, linestyle="--")
    for number, shares in enumerate(studies):
        rows = [place + 0.24 * (number - (len(studies) - 1) / 2) for place in range(len(names))]
        middles = [share.share for share in shares]
        reach = [[s.share - s.low for s in shares], [s.high - s.share for s in shares]]
        axes.errorbar(
            middles, rows, xerr=reach, fmt=MARKS[number], color=TONES[number], capsize=3, label=labels[number],
            markersize=6,
        )  # fmt: skip
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.locator_params(axis="x", nbins=5)
    format_ticks(axes.xaxis, write)
    _legend(axes, labels)
    return svg_figure(made, said)


def distribution_plot(
    said: str, distributions: Sequence[Distribution], labels: Sequence[str], across: str, up: str, write: Format
) -> Html:
    """Histograms, the first as bars and the others as outlines; many values are binned."""
    made, axes = figure(LOW)
    distributions = [each for each in distributions if each.values]
    low = min(each.values[0] for each in distributions)
    high = max(each.values[-1] for each in distributions)
    step = -(-(high - low + 1) // MAX_BARS)
    for number, each in enumerate(distributions):
        shares = [
            sum(each.share(low + bar * step + one) for one in range(step)) for bar in range((high - low) // step + 1)
        ]
        lefts = [low + bar * step - 0.5 for bar in range(len(shares))]
        if number == 0:
            axes.bar(lefts, shares, width=step * 0.92, align="edge", color=TONES[0], alpha=0.75, label=labels[0])
        else:
            edges = [*lefts, lefts[-1] + step]
            axes.stairs(shares, edges, color=TONES[number], linewidth=2, label=labels[number])
    axes.set_xlabel(across, color=INK)
    axes.set_ylabel(up, color=INK)
    cast("MaxNLocator", axes.xaxis.get_major_locator()).set_params(integer=True)
    format_ticks(axes.yaxis, write)
    _legend(axes, labels)
    return svg_figure(made, said)


def effects_plot(
    said: str, bars: Sequence[tuple[float, float, float]], names: Sequence[str], across: str, write: Format
) -> Html:
    """Effects with their intervals (estimate, low, high), one row each, and a line at 0."""
    made, axes = figure(1.0 + ROW * len(names))
    axes.axvline(0, color=INK, linewidth=1, linestyle="--")
    for row, (middle, low, high) in enumerate(bars):
        tone = TONES[2] if middle > 0 else "#8f2c1b"
        axes.errorbar([middle], [row], xerr=[[middle - low], [high - middle]], fmt="o", color=tone, capsize=3)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel(across, color=INK)
    axes.locator_params(axis="x", nbins=6)
    format_ticks(axes.xaxis, write)
    return svg_figure(made, said)


def curve_plot(
    said: str, middle: Sequence[float], low: Sequence[float], high: Sequence[float], equal: float, across: str, up: str,
    write: Format,
) -> Html:  # fmt: skip
    """The winner's chances over the game: the median, and the band between the quartiles."""
    made, axes = figure(LOW + 0.4)
    steps = [10 * step for step in range(len(middle))]
    axes.fill_between(steps, low, high, color=TONES[0], alpha=0.22, linewidth=0)
    axes.plot(steps, middle, color=TONES[0], linewidth=2.4, marker="o", markersize=4)
    axes.axhline(equal, color=INK, linewidth=1, linestyle="--")
    axes.set_ylim(0, 1)
    axes.set_xlim(0, 100)
    axes.set_xlabel(across, color=INK)
    axes.set_ylabel(up, color=INK)
    format_ticks(axes.yaxis, write)
    format_ticks(axes.xaxis, lambda value: write(value / 100))
    return svg_figure(made, said)


def _legend(axes: Axes, labels: Sequence[str]) -> None:
    """Adds a legend if there is more than one series."""
    if len(labels) > 1:
        axes.legend(
            frameon=False, fontsize=10, labelcolor=INK, loc="lower left", bbox_to_anchor=(0, 1), ncols=len(labels)
        )
