"""The ledger of a tournament: the folder in which its results are stored, so that it can be resumed.

tournament.json    the game, its box, the bots, the seed: the identity of the tournament
results.jsonl      a line for each result, synced to disk before the result is reported
matches/           every match as a save that can be replayed
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import BinaryIO

from rattery.core.errors import BadTournament, system_problem
from rattery.core.json_data import JsonObject
from rattery.lab.tournament.contest import Result

FORMAT = 1


class Ledger:
    """The results of one tournament; without a folder they are held in memory only."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.results: dict[int, Result] = {}
        self._lines: BinaryIO | None = None

    @property
    def matches(self) -> Path | None:
        return None if self.folder is None else self.folder / "matches"

    @contextmanager
    def open(self, description: JsonObject) -> Iterator[None]:
        """Locks the folder for this process and loads the results in it; raises BadTournament if it is unusable."""
        if self.folder is None or self.matches is None:
            yield
            return
        try:
            described = self._merged(description)
            self.matches.mkdir(parents=True, exist_ok=True)
            with (self.folder / "results.jsonl").open("ab+") as lines:
                _lock(lines, self.folder)
                _write_atomically(
                    self.folder / "tournament.json", json.dumps(described, indent=1, ensure_ascii=False) + "\n"
                )
                self.results = _read(lines, self.folder)
                self._lines = lines
                yield
        except OSError as error:
            raise BadTournament("tournament-folder", folder=str(self.folder), problem=system_problem(error)) from None
        finally:
            self._lines = None

    def _merged(self, description: JsonObject) -> JsonObject:
        """The description to store: a folder belongs to one tournament, which may only be extended. Writes nothing."""
        assert self.folder is not None
        if not self.folder.exists() or not any(self.folder.iterdir()):
            return description
        known = read_description(self.folder)
        for name, value in description.items():
            if name not in ("games", "rules", "digest") and known.get(name) != value:
                raise BadTournament("tournament-other", folder=str(self.folder), part=name)
        if known.get("digest") != description["digest"]:
            raise BadTournament("tournament-other-rules", folder=str(self.folder))
        return description | {"games": max(known["games"], description["games"])}

    def add(self, result: Result) -> None:
        """Stores a result; it is synced to disk when this returns."""
        if self._lines is not None:
            self._lines.write(json.dumps(asdict(result)).encode() + b"\n")
            self._lines.flush()
            os.fsync(self._lines.fileno())
        self.results[result.match] = result


def read_description(folder: Path) -> JsonObject:
    """The description of the tournament in a folder; raises BadTournament if there is none."""
    try:
        known = json.loads((folder / "tournament.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        known = None
    if not isinstance(known, dict) or known.get("tournament") != FORMAT or not isinstance(known.get("games"), int):
        raise BadTournament("tournament-none", folder=str(folder))
    return known


def _write_atomically(file: Path, text: str) -> None:
    """Replaces the file atomically."""
    draft = file.with_name(file.name + ".part")
    with draft.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)


def _lock(lines: BinaryIO, folder: Path) -> None:
    """Takes an exclusive lock on the results, so that two processes cannot write into one folder; released by the OS
    when the process ends. Without `fcntl` (Windows) there is no lock."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadTournament("tournament-busy", folder=str(folder)) from None


def _read(lines: BinaryIO, folder: Path) -> dict[int, Result]:
    """The results so far. Truncates an incomplete last line, left by a process that died while writing."""
    lines.seek(0)
    content = lines.read()
    whole = content[: content.rfind(b"\n") + 1]
    lines.truncate(len(whole))
    found: dict[int, Result] = {}
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            result = _result(json.loads(line))
        except (ValueError, TypeError, RecursionError):
            raise BadTournament("tournament-damaged", folder=str(folder), line=number) from None
        found[result.match] = result
    return found


def _result(data: object) -> Result:
    if not isinstance(data, dict):
        raise TypeError("a result is a JSON object")
    parts: JsonObject = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    return Result(**parts)
