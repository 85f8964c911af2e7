"""Verifies a saved match: that it is consistent, and what can be concluded about its dice.

    always           every move is legal, every number drawn follows from the key, the result is that of the moves
    with `fair`      the table's key matches its commitment, every salt its seat's seal, and the key of the match is derived
                     from them; which seats were left out
    with a receipt   commitment and seals are those a client saw before any salt was revealed, and its own salts are included

Without a receipt a file is checked against itself only: its author could have made up all of it. Without `fair` nothing
is known about who chose the key. With the older protocol, where salts were published on arrival, a file shows only that the
table did not change its key: it could have chosen the last salt.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from rattery.core.errors import BadSave, NotFair, OtherRules, RatteryError
from rattery.match.fairness import OPEN_SALTS, SealedKey
from rattery.match.match import Match
from rattery.match.receipt import Receipt
from rattery.match.saving import draws_data, read_data, restore


@dataclass(frozen=True)
class Verdict:
    """The outcome of a successful verification: which optional parts the file had, and so were checked."""

    match: Match
    has_draws: bool
    has_result: bool
    receipt: Receipt | None = None

    @property
    def sealed(self) -> SealedKey | None:
        """How the key was made; None if the file has no `fair`."""
        return self.match.sealed

    @property
    def is_older(self) -> bool:
        """Whether the older protocol was used, in which seats do not commit to their salts."""
        return self.sealed is not None and self.sealed.protocol == OPEN_SALTS

    @property
    def commitment(self) -> str | None:
        """The commitment of the table; None if the file has no `fair`."""
        return None if self.sealed is None else self.sealed.commitment


def verify(data: object, receipt: Receipt | None = None) -> Verdict:
    """Replay a match and check everything its file states; the first error is raised, as one sentence."""
    match = restore(data)
    assert isinstance(data, dict)  # else it was refused
    if match.sealed is not None:
        _check_key(match, match.sealed, data["fair"])
    if receipt is not None:
        _check_receipt(match, receipt)
    draws, result = data.get("draws"), data.get("result")
    if draws is not None:
        _check_draws(match, draws)
    if result is not None:
        _check_result(match, result)
    return Verdict(match, draws is not None, result is not None, receipt)


def verify_file(path: str | Path, receipt: Receipt | None = None) -> Verdict:
    data = read_data(path)
    try:
        return verify(data, receipt)
    except OtherRules:
        raise
    except RatteryError as error:
        raise BadSave("save-bad-file", file=str(path), problem=error) from None


def _check_key(match: Match, sealed: SealedKey, fair: dict[str, object]) -> None:
    """Check the table's key against its commitment, the salts against their seals, and the key against both."""
    if sealed.commitment != fair.get("commitment"):
        raise NotFair("verify-commitment")
    if sealed.protocol != OPEN_SALTS and sealed.broken_seals:
        raise NotFair("verify-seal", seat=sealed.broken_seals[0])
    if sealed.key != match.key:
        raise NotFair("verify-key")


def _check_receipt(match: Match, receipt: Receipt) -> None:
    """Check that the file agrees with what the client saw."""
    sealed = match.sealed
    if sealed is None:
        raise NotFair("verify-receipt-nothing")
    if sealed.commitment != receipt.commitment:
        raise NotFair("verify-receipt-commitment", file=sealed.commitment, receipt=receipt.commitment)
    if receipt.seals is not None and receipt.seals != [share.seal for share in sealed.shares]:
        raise NotFair("verify-receipt-seals")
    for seat, salt in receipt.salts.items():
        share = sealed.shares[seat] if seat < len(sealed.shares) else None
        if share is None or share.salt is None or share.salt.hex() != salt:
            raise NotFair("verify-receipt-salt", seat=seat)


def _check_draws(match: Match, draws: object) -> None:
    """Check that the numbers in the file are those drawn in the replay."""
    found = draws_data(match)
    if draws == found:
        return
    both = zip(draws, found, strict=False) if isinstance(draws, list) else ()
    raise NotFair("verify-draws", move=next((ply for ply, (said, is_) in enumerate(both) if said != is_), len(found)))


def _check_result(match: Match, result: object) -> None:
    if not isinstance(result, dict):
        raise BadSave("save-part", part="result", expected="dict", given=type(result).__name__)
    for part, found in (("scores", match.scores), ("winners", match.winners)):
        if result.get(part) == found:
            continue
        if match.other_rules is not None:
            raise match.other_rules
        given = json.dumps(result.get(part))[:60]
        raise NotFair(f"verify-{part}", given=given, found=json.dumps(found))
