"""Coverage of the rules by single tests, with their durations; a mutant is run only against tests that cover it."""

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


@dataclass(frozen=True)
class Coverage:
    """The lines that one test executes, and its CPU time."""

    test: str
    seconds: float
    lines: dict[str, list[int]]  # by file
    needs_machine_code: bool = False
    fails: bool = False


def traced(run: Callable[[], object], files: Iterable[str]) -> tuple[float, dict[str, list[int]]]:
    """Runs a function; returns its CPU seconds and the executed lines of these files."""
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


class CoverageCache:
    """A cache of coverage in a folder. An entry is valid as long as the test file, the shared sources and the rules are
    unchanged."""

    def __init__(self, folder: Path, built_on: Iterable[Path]) -> None:
        self._folder = folder
        self._built_on = _digest(built_on)

    def of(self, file: Path) -> list[Coverage] | None:
        """The cached coverage of a test file; None if there is none or it is outdated."""
        cached = self._file(file)
        return [Coverage(**one) for one in json.loads(cached.read_text())] if cached.exists() else None

    def store(self, file: Path, entries: list[Coverage]) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        for old in self._folder.glob(f"{file.stem}-*.json"):
            old.unlink()
        self._file(file).write_text(json.dumps([asdict(entry) for entry in entries]))

    def _file(self, file: Path) -> Path:
        return self._folder / f"{file.stem}-{_digest([file])}{self._built_on}.json"


def _digest(files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(str(file).encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def covering_tests(entries: Iterable[Coverage], file: str, lines: range) -> list[Coverage]:
    """The tests that execute any of these lines, quickest first."""
    wanted = set(lines)
    return sorted(
        (entry for entry in entries if wanted.intersection(entry.lines.get(file, []))), key=lambda one: one.seconds
    )
