"""Where matches are kept: written after every move, so that a closed terminal loses nothing."""

from __future__ import annotations

import contextlib
import json
import secrets
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from rattery.cli.errors import Refused
from rattery.cli.terminal.seats import Seating
from rattery.core.errors import BadSave, system_problem
from rattery.core.folders import OWNER_ONLY, state_folder
from rattery.core.json_data import Json

if TYPE_CHECKING:
    from rattery.match import Match


def matches_folder() -> Path:
    return state_folder() / "matches"


def new_file(game: str) -> Path:
    """A file of its own for a match that begins."""
    began = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    return matches_folder() / f"{game}-{began}-{secrets.token_hex(2)}.json"


def unfinished() -> Iterator[tuple[Path, dict[str, object]]]:
    """The matches that were left before their end, the latest first."""
    with contextlib.suppress(OSError):
        files = sorted(matches_folder().glob("*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
        for file in files:
            data = read_data(file)
            if data.get("over") is False:
                yield file, data


def read_data(file: Path) -> dict[str, object]:
    """What a save says beside the match itself; nothing, if it cannot be read."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return data if isinstance(data, dict) else {}


def refuse_existing(path: Path) -> None:
    """Another match may be in it."""
    with contextlib.suppress(OSError):  # what is wrong with the path, writing will tell
        if path.exists():
            raise Refused("save-exists", file=str(path))


class Save:
    """The file one match is kept in."""

    def __init__(self, path: Path, seating: Seating) -> None:
        self.path = path.absolute()
        self.seating = seating
        self.talk: list[list[Json]] = []  # promises, as `TerminalTalk` keeps them
        self.conceded: int | None = None  # the seat whose concession has ended the match

    def keep(self, match: Match) -> None:
        """Write the match where it is kept."""
        self._write(match, self.path)

    def copy(self, match: Match, path: Path) -> None:
        """Write the match to another file; one that is there already is left alone."""
        if path != self.path:
            refuse_existing(path)
        self._write(match, path)

    def _write(self, match: Match, path: Path) -> None:
        """All of it or nothing: the match, who sits where, what was promised, and whether it is over."""
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
