"""Checkpoints: the state of a training in a file that is replaced atomically, and a log with one line of JSON per report."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path

from rattery.core.extras import require
from rattery.core.json_data import JsonObject


def read_checkpoint(file: Path) -> JsonObject | None:
    """The state that a training has saved, with its tensors on the CPU; None if there is no file."""
    if not file.exists():
        return None
    found: JsonObject = require("torch", "train").load(file, weights_only=True, map_location="cpu")
    return found


def write_checkpoint(file: Path, state: Mapping[str, object]) -> None:
    """Replace the checkpoint atomically: an interrupted write leaves the previous one."""
    draft = file.with_name(file.name + ".part")
    require("torch", "train").save(state, draft)
    draft.replace(file)


def append_line(file: Path, data: Mapping[str, object]) -> None:
    """Append a line of JSON; replaces an incomplete last line, which a full disk or a power cut leaves."""
    with file.open("ab+") as lines:
        lines.seek(0)
        lines.truncate(lines.read().rfind(b"\n") + 1)
        lines.write(json.dumps(data).encode() + b"\n")


def read_lines(file: Path) -> list[JsonObject]:
    """The complete lines of a log; none if there is no file."""
    text = file.read_text(encoding="utf-8") if file.exists() else ""
    return [json.loads(line) for line in text.splitlines(keepends=True) if line.endswith("\n")]
