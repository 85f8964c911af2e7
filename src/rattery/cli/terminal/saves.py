"""Saves: matches are written to a file after every move, so that nothing is lost when the terminal is closed."""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rattery.cli.errors import CommandError
from rattery.cli.terminal.seats import Seating
from rattery.core.errors import BadSave, system_problem
from rattery.core.folders import OWNER_ONLY, state_folder
from rattery.core.json_data import Json
from rattery.core.packages import game_names

if TYPE_CHECKING:
    from rattery.match import Match


def matches_folder() -> Path:
    return state_folder() / "matches"


def new_file(game: str) -> Path:
    """The path of a new save for a match. Nothing is created."""
    began = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return matches_folder() / f"{game}-{began}-{secrets.token_hex(2)}.json"


def unfinished() -> Iterator[tuple[Path, dict[str, object]]]:
    """The saves of unfinished matches with their data, most recent first; those of games that are not installed are left
    out. Reads the files one by one, as far as iterated."""
    with contextlib.suppress(OSError):
        files = sorted(matches_folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in files:
            data = read_data(file)
            if data.get("over") is False and str(data.get("game")).partition("(")[0] in game_names():
                yield file, data


def read_data(file: Path) -> dict[str, object]:
    """The raw data of a save, not validated; empty if it cannot be read."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def refuse_existing(path: Path) -> None:
    """Refuse a path that exists: it may hold another match."""
    with contextlib.suppress(OSError):  # a bad path is reported when it is written
        if path.exists():
            raise CommandError("save-exists", file=str(path))


class Save:
    """The save file of one match, with the data besides the match itself."""

    def __init__(self, path: Path, seating: Seating) -> None:
        self.path = path.absolute()
        self.seating = seating
        self.talk: list[list[Json]] = []  # promises, as `TerminalTalk.data` encodes them
        self.conceded: int | None = None  # the seat whose concession has ended the match

    def write(self, match: Match) -> None:
        """Write the match to its file. Raises BadSave."""
        self._write(match, self.path)

    def copy(self, match: Match, path: Path) -> None:
        """Write the match to a file; an existing one is refused unless it is the match's own."""
        if path != self.path:
            refuse_existing(path)
        self._write(match, path)

    def _write(self, match: Match, path: Path) -> None:
        """Write a file atomically: the match, the seating, the promises, and whether it is over."""
        over = match.is_over or self.conceded is not None
        data = match.save() | {"seats": list(self.seating.kinds), "over": over}
        data |= {"talk": self.talk} if self.talk else {}
        data |= {"conceded": self.conceded} if self.conceded is not None else {}
        draft = path.with_name(path.name + ".part")
        try:
            if path.parent == matches_folder().absolute():
                path.parent.mkdir(parents=True, exist_ok=True)
            draft.touch(OWNER_ONLY)
            draft.write_text(json.dumps(data, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
            draft.replace(path)
        except (OSError, ValueError) as error:
            raise BadSave("save-unwritable", file=str(path), problem=system_problem(error)) from None
