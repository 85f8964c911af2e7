"""Metrics: counters and histograms of a server, in the format of Prometheus (text exposition format 0.0.4).

Counting costs one addition; text is formatted only on request. Not thread-safe: counted on the event loop.
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
    """One value of a metric; the samples of a histogram have a suffix to its name."""

    labels: dict[str, str]
    value: float
    suffix: str = ""


class Metric(msgspec.Struct, frozen=True):
    """One metric of one process, with its samples."""

    name: str
    kind: str  # counter, gauge or histogram
    help: str
    samples: list[Sample]


class Histogram:
    """Durations in seconds: a count for each bucket of BOUNDS, not cumulative, and the sum."""

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
    """Everything counted since the process started."""

    moves: int = 0
    messages: int = 0
    refused: int = 0
    given_up: int = 0  # connections closed because they far exceeded the rate limit
    failures: int = 0  # unexpected errors, each of them logged
    requests: Counter[int] = field(default_factory=Counter)  # by status
    answering: Histogram = field(default_factory=Histogram)  # from a client's request to its answer
    thinking: Histogram = field(default_factory=Histogram)  # from a bot's turn to its decision, queueing included


def plain(name: str, kind: str, explained: str, value: float) -> Metric:
    return Metric(name, kind, explained, [Sample({}, value)])


def exposition(processes: Iterable[tuple[Labels, Sequence[Metric]]]) -> str:
    """The text for Prometheus: every metric once, with the samples of all processes, labelled with their process."""
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
