"""Where Rattery keeps things on this system: matches and tables, which must outlive it, and machine code, which need not."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_cache_path, user_state_path

NAME = "rattery"
OWNER_ONLY = 0o600  # a save tells every hidden card


def state_folder() -> Path:
    """$RATTERY_STATE, or the system's folder for the state of programs.

    Up to version 0.1 it was `~/.local/state/rattery` on every system; where that is there and no other, it stays in use.
    """
    if given := os.environ.get("RATTERY_STATE"):
        return Path(given)
    return _old_or_new(Path.home() / ".local" / "state" / NAME, user_state_path(NAME, appauthor=False))


def cache_folder() -> Path:
    """$RATTERY_CACHE, or the system's folder for what can be made anew."""
    if given := os.environ.get("RATTERY_CACHE"):
        return Path(given)
    return user_cache_path(NAME, appauthor=False) / "compiled"


def _old_or_new(old: Path, new: Path) -> Path:
    return old if old.is_dir() and not new.exists() else new
