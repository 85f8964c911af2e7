"""Metrics: what a server has done and how long it took, as Prometheus reads it (text exposition format 0.0.4).

Counting is an addition to an attribute; nothing is formatted before somebody asks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

Labels = Mapping[str, str]


class Histogram:
    """How long something took: how often it was at most each of BOUNDS, and the sum."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def lines(self, name: str, labels: str) -> Iterator[str]:
        below = 0
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            yield f'{name}_bucket{{{labels},le="{bound}"}} {below}'
        yield f"{name}_sum{{{labels}}} {self.total:.6f}"
        yield f"{name}_count{{{labels}}} {below}"


@dataclass
class Counts:
    """What was counted since the process started."""

    moves: int = 0
    messages: int = 0
    refused: int = 0
    given_up: int = 0  # connections closed because they were much too fast
    failures: int = 0  # of our own: each is in the log
    requests: Counter[int] = field(default_factory=Counter)  # by status
    answering: Histogram = field(default_factory=Histogram)  # from a message that asks for something to its answer
    thinking: Histogram = field(default_factory=Histogram)  # from a bot's turn to its decision, waiting included


@dataclass(frozen=True)
class Metric:
    """One metric with its values, each with its labels."""

    name: str
    kind: str  # counter or gauge
    help: str
    values: Iterable[tuple[Labels, float]]


def plain(name: str, kind: str, explained: str, value: float) -> Metric:
    return Metric(name, kind, explained, [({}, value)])


def exposition(process: str, metrics: Iterable[Metric], histograms: Mapping[str, tuple[str, Histogram]]) -> str:
    """The whole text; every value carries the process it is from."""
    lines: list[str] = []
    for metric in metrics:
        lines += _head(metric.name, metric.help, metric.kind)
        for labels, value in metric.values:
            lines.append(f"{metric.name}{{{_labels(process, labels)}}} {value:g}")
    for name, (explained, histogram) in histograms.items():
        lines += _head(name, explained, "histogram")
        lines += histogram.lines(name, _labels(process, {}))
    return "\n".join(lines) + "\n"


def _head(name: str, explained: str, kind: str) -> list[str]:
    return [f"# HELP {name} {explained}", f"# TYPE {name} {kind}"]


def _labels(process: str, labels: Labels) -> str:
    return ",".join(f'{name}="{_escaped(value)}"' for name, value in {"process": process, **labels}.items())


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
