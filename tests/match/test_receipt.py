"""Receipts: read from a file or made from a commitment; a malformed one is refused in a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from rattery.core.errors import BadSave
from rattery.match.receipt import Receipt, read_receipt, receipt_from

COMMITMENT, SEAL = 64 * "a", 64 * "b"
WHOLE = {"rattery_receipt": 1, "commitment": COMMITMENT, "seals": [SEAL, None], "salts": {"0": 32 * "c"}}


def test_a_receipt_is_a_commitment_or_a_file(tmp_path: Path) -> None:
    assert read_receipt(COMMITMENT.upper()) == Receipt(COMMITMENT)
    file = tmp_path / "receipt.json"
    file.write_text(json.dumps(WHOLE), encoding="utf-8")
    assert read_receipt(str(file)) == Receipt(COMMITMENT, [SEAL, None], {0: 32 * "c"})


@pytest.mark.parametrize(
    "change",
    [
        *({"rattery_receipt": 2}, {"commitment": "a"}, {"commitment": None}, {"seals": "b"}, {"seals": ["b"]}),
        *({"salts": []}, {"salts": {"x": "c"}}, {"salts": {"²": "c"}}, {"salts": {5_000 * "1": "c"}}),
    ],
    ids=lambda change: str(change)[:30],
)
def test_a_malformed_receipt_is_refused(change: dict[str, object]) -> None:
    with pytest.raises(BadSave, match="is not a receipt"):
        receipt_from({**WHOLE, **change})


@pytest.mark.parametrize("text", ["", "[]", "5", "{", 100_000 * "["], ids=lambda text: text[:10])
def test_a_file_without_a_receipt_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "receipt.json"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadSave, match="is not a receipt"):
        read_receipt(str(file))
    with pytest.raises(BadSave, match="cannot be read"):
        read_receipt(str(tmp_path / "nowhere.json"))
