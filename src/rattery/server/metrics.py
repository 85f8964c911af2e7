"""Metrics: what a server has done and how long it took, as Prometheus reads it (text exposition format 0.0.4).

Counting is an addition to an attribute; text is formatted only when it is asked for.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec

BOUNDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

Labels = Mapping[str, str]


class Sample(msgspec.Struct, frozen=True):
    """One value of a metric; those of a histogram have names that end differently."""

    labels: dict[str, str]
    value: float
    suffix: str = ""


class Metric(msgspec.Struct, frozen=True):
    """One metric with its values, of one process."""

    name: str
    kind: str  # counter, gauge or histogram
    help: str
    samples: list[Sample]


class Histogram:
    """How long something took: how often it was at most each of BOUNDS, and the sum."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds

    def metric(self, name: str, explained: str) -> Metric:
        below, samples = 0, []
        for bound, count in zip((*map(str, BOUNDS), "+Inf"), self.counts, strict=True):
            below += count
            samples.append(Sample({"le": bound}, below, "_bucket"))
        samples += [Sample({}, round(self.total, 6), "_sum"), Sample({}, below, "_count")]
        return Metric(name, "histogram", explained, samples)


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


def plain(name: str, kind: str, explained: str, value: float) -> Metric:
    return Metric(name, kind, explained, [Sample({}, value)])


def exposition(processes: Iterable[tuple[Labels, Sequence[Metric]]]) -> str:
    """The whole text: every metric once, with the values of all processes, each by the labels of its process."""
    by_name: dict[str, list[tuple[Labels, Metric]]] = {}
    for labels, metrics in processes:
        for metric in metrics:
            by_name.setdefault(metric.name, []).append((labels, metric))
    lines: list[str] = []
    for name, found in by_name.items():
        lines += [f"# HELP {name} {found[0][1].help}", f"# TYPE {name} {found[0][1].kind}"]
        for labels, metric in found:
            lines += [
                f"{name}{sample.suffix}{{{_labels({**labels, **sample.labels})}}} {_number(sample.value)}"
                for sample in metric.samples
            ]
    return "\n".join(lines) + "\n"


def _number(value: float) -> str:
    return str(int(value)) if value == int(value) else repr(float(value))


def _labels(labels: Labels) -> str:
    return ",".join(f'{name}="{_escaped(value)}"' for name, value in labels.items())


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
