"""Reach: which lines of the rules a test gets to, and how long it takes. A mutant is shown only to tests that get to it."""

from __future__ import annotations

import hashlib
import json
import sys
import time
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

Line = tuple[str, int]  # of a file


@dataclass(frozen=True)
class Reach:
    """What one test gets to."""

    test: str
    seconds: float
    lines: dict[str, list[int]]  # by file
    needs_machine_code: bool = False
    fails: bool = False


def traced(run: Callable[[], object], files: Iterable[str]) -> tuple[float, dict[str, list[int]]]:
    """Runs something and gives how long it took and which lines of these files it got to."""
    reached: dict[str, set[int]] = {file: set() for file in files}
    tracers: dict[CodeType, Callable[..., Any] | None] = {}

    def tracer_of(code: CodeType) -> Callable[..., Any] | None:
        lines = reached.get(code.co_filename)
        if lines is None:
            return None

        def step(frame: FrameType, event: str, _: Any) -> Callable[..., Any]:
            lines.add(frame.f_lineno)
            return step

        return step

    def enter(frame: FrameType, event: str, _: Any) -> Callable[..., Any] | None:
        code = frame.f_code
        if code not in tracers:
            tracers[code] = tracer_of(code)
        return tracers[code]

    began, before = time.process_time(), sys.gettrace()
    sys.settrace(enter)
    try:
        run()
    finally:
        sys.settrace(before)
    return time.process_time() - began, {file: sorted(lines) for file, lines in reached.items() if lines}


class Reaches:
    """What the tests get to, kept in a folder: a file of tests is run again only when it, what it is built on or the
    rules have changed."""

    def __init__(self, folder: Path, built_on: Iterable[Path]) -> None:
        self._folder = folder
        self._built_on = _digest(built_on)

    def of(self, file: Path) -> list[Reach] | None:
        """What was learnt of a file of tests, if it still holds."""
        kept = self._file(file)
        return [Reach(**one) for one in json.loads(kept.read_text())] if kept.exists() else None

    def keep(self, file: Path, reaches: list[Reach]) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        for old in self._folder.glob(f"{file.stem}-*.json"):
            old.unlink()
        self._file(file).write_text(json.dumps([asdict(reach) for reach in reaches]))

    def _file(self, file: Path) -> Path:
        return self._folder / f"{file.stem}-{_digest([file])}{self._built_on}.json"


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(str(file).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def who_reaches(reaches: Iterable[Reach], file: str, lines: range) -> list[Reach]:
    """The tests that get to any of these lines, quickest first."""
    wanted = set(lines)
    return sorted(
        (reach for reach in reaches if wanted.intersection(reach.lines.get(file, []))), key=lambda one: one.seconds
    )
