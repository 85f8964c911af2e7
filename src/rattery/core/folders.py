"""Rattery's folders on this system: matches and tables, which must persist, and machine code, which can be rebuilt."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_cache_path, user_state_path

NAME = "rattery"
OWNER_ONLY = 0o600  # file mode: a saved match contains every hidden card


def state_folder() -> Path:
    """$RATTERY_STATE, or the system's folder for the state of programs.

    Versions up to 0.1 use `~/.local/state/rattery` on every system; if only that folder exists, it stays in use.
    """
    if given := os.environ.get("RATTERY_STATE"):
        return Path(given)
    return _old_or_new(Path.home() / ".local" / "state" / NAME, user_state_path(NAME, appauthor=False))


def cache_folder() -> Path:
    """$RATTERY_CACHE, or a folder within the system's cache folder."""
    if given := os.environ.get("RATTERY_CACHE"):
        return Path(given)
    return user_cache_path(NAME, appauthor=False) / "compiled"


def _old_or_new(old: Path, new: Path) -> Path:
    return old if old.is_dir() and not new.exists() else new
