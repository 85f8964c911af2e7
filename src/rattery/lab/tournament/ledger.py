"""The ledger of a tournament: a folder with its description, a line for every result, and every match.

tournament.json    the game, its box, the bots, the seed: what makes it this tournament
results.jsonl      a line for each match, on the disk before anybody hears of it
matches/           every match as a save, to replay
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TextIO

from rattery.core.errors import BadTournament, system_problem
from rattery.core.json_data import JsonObject
from rattery.lab.tournament.contest import Result

FORMAT = 1


class Ledger:
    """Where the results of one tournament are written; without a folder they are only remembered."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.results: dict[int, Result] = {}
        self._lines: TextIO | None = None

    @property
    def matches(self) -> Path | None:
        return None if self.folder is None else self.folder / "matches"

    @contextmanager
    def kept(self, description: JsonObject) -> Iterator[None]:
        """Lock the folder for this tournament, and read what was played in it before."""
        if self.folder is None or self.matches is None:
            yield
            return
        try:
            described = self._agreed(description)
            self.matches.mkdir(parents=True, exist_ok=True)
            with (self.folder / "results.jsonl").open("a+", encoding="utf-8") as lines:
                _claim(lines, self.folder)
                _write_whole(
                    self.folder / "tournament.json", json.dumps(described, indent=1, ensure_ascii=False) + "\n"
                )
                self.results = _read(lines, self.folder)
                self._lines = lines
                yield
        except OSError as error:
            raise BadTournament("tournament-folder", folder=str(self.folder), problem=system_problem(error)) from None
        finally:
            self._lines = None

    def _agreed(self, description: JsonObject) -> JsonObject:
        """A folder belongs to one tournament, which may be made longer, and nothing else. Nothing is changed here yet."""
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
        """Write a result; when this is done not even a cut cable loses it."""
        if self._lines is not None:
            self._lines.write(json.dumps(asdict(result)) + "\n")
            self._lines.flush()
            os.fsync(self._lines.fileno())
        self.results[result.match] = result


def read_description(folder: Path) -> JsonObject:
    """What a folder says about its tournament."""
    try:
        known = json.loads((folder / "tournament.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        known = None
    if not isinstance(known, dict) or known.get("tournament") != FORMAT or not isinstance(known.get("games"), int):
        raise BadTournament("tournament-none", folder=str(folder))
    return known


def _write_whole(file: Path, text: str) -> None:
    """All of it or nothing."""
    draft = file.with_name(file.name + ".part")
    with draft.open("w", encoding="utf-8") as out:
        out.write(text)
        out.flush()
        os.fsync(out.fileno())
    draft.replace(file)


def _claim(lines: TextIO, folder: Path) -> None:
    """Two tournaments writing into one folder would spoil both; the claim ends with the process, however it ends."""
    try:
        import fcntl
    except ImportError:  # a system without such claims
        return
    try:
        fcntl.flock(lines, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadTournament("tournament-busy", folder=str(folder)) from None


def _read(lines: TextIO, folder: Path) -> dict[int, Result]:
    """The results so far. A last line that was being written when everything stopped is taken out again."""
    lines.seek(0)
    text = lines.read()
    whole, _, torn = text.rpartition("\n")
    if torn:
        lines.truncate(len(text.encode()) - len(torn.encode()))
    found: dict[int, Result] = {}
    for number, line in enumerate(whole.splitlines(), 1):
        try:
            result = _result(json.loads(line))
        except (ValueError, TypeError, RecursionError):
            raise BadTournament("tournament-damaged", folder=str(folder), line=number) from None
        found[result.match] = result
    return found


def _result(data: JsonObject) -> Result:
    parts: JsonObject = {name: tuple(value) if isinstance(value, list) else value for name, value in data.items()}
    return Result(**parts)
