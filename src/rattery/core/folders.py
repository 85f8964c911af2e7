"""Where Rattery keeps what must outlive it: matches of the terminal, tables of the server."""

from __future__ import annotations

import os
from pathlib import Path

OWNER_ONLY = 0o600  # whoever reads a match knows every hidden card


def state_folder() -> Path:
    """$RATTERY_STATE, or the user's state folder."""
    if given := os.environ.get("RATTERY_STATE"):
        return Path(given)
    home = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(home) / "rattery"
