"""Verifying: whether a match that was downloaded from a table is what it says, and its dice were fair.

A table commits to its own key before anybody has sat down; every seat may then mix in a salt of its own; the key of the
match follows from both. So nobody, not even the table, can have chosen the dice.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rattery.core.errors import BadSave, NotFair, RatteryError
from rattery.match.fairness import KEY_BYTES, SALT_BYTES, commitment, mixed_key
from rattery.match.match import Match
from rattery.match.saving import read_data, restore


@dataclass(frozen=True)
class Verdict:
    """What was found to be right."""

    match: Match
    commitment: str | None  # None if the file says nothing of one
    salts: int  # how many seats mixed something in
    has_result: bool


def verify(data: Any) -> Verdict:
    """Replay a match and check everything it says of itself; what is wrong is refused in one sentence."""
    match = restore(data)
    fair = data.get("fair")
    salts = 0 if fair is None else _check_key(match, fair)
    result = data.get("result")
    if result is not None:
        _check_result(match, result)
    return Verdict(match, None if fair is None else str(fair["commitment"]), salts, result is not None)


def verify_file(path: str | Path) -> Verdict:
    data = read_data(path)
    try:
        return verify(data)
    except RatteryError as error:
        raise BadSave("save-bad-file", file=str(path), problem=error) from None


def _check_key(match: Match, fair: Any) -> int:
    """The key is the committed one with the salts mixed in; gives how many there were."""
    if not isinstance(fair, dict):
        raise BadSave("save-part", part="fair", expected="dict", given=type(fair).__name__)
    server = _bytes(fair.get("server"), KEY_BYTES, "fair.server")
    given = fair.get("salts")
    if not isinstance(given, list) or len(given) != match.game.players:
        raise BadSave(
            "save-part", part="fair.salts", expected=f"list[{match.game.players}]", given=json.dumps(given)[:40]
        )
    salts = [None if salt is None else _bytes(salt, SALT_BYTES, "fair.salts") for salt in given]
    if commitment(server) != fair.get("commitment"):
        raise NotFair("verify-commitment")
    if mixed_key(server, salts) != match.key:
        raise NotFair("verify-key")
    return sum(salt is not None for salt in salts)


def _bytes(text: Any, length: int, part: str) -> bytes:
    try:
        found = bytes.fromhex(text) if isinstance(text, str) else b""
    except ValueError:
        found = b""
    if len(found) != length:
        raise BadSave("save-part", part=part, expected=f"{2 * length} × 0–f", given=str(text)[:40])
    return found


def _check_result(match: Match, result: Any) -> None:
    if not isinstance(result, dict):
        raise BadSave("save-part", part="result", expected="dict", given=type(result).__name__)
    if result.get("scores") != match.scores or result.get("winners") != match.winners:
        if match.other_rules is not None:
            raise NotFair("verify-other-rules", problem=match.other_rules)
        raise NotFair("verify-result", given=json.dumps(result.get("scores"))[:60], found=json.dumps(match.scores))
