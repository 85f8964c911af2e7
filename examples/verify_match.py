#!/usr/bin/env python3
"""Checks the dice of a Rattery match with nothing of Rattery's: written after docs/fair-dice.md, standard library only.

    python verify_match.py match.json [receipt.json]

It recomputes the commitment, every seal, the key of the match and every number that was drawn, and prints what it could
check and what not. It knows no rules: that the moves are legal and lead to the result is for `rattery verify` to check.
Exit status: 0 if everything agrees, 1 if something does not.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

Data = dict[str, Any]  # a part of a file
State = tuple[int, int, int, int]  # of SipHash

MASK = 2**64 - 1
FRACTION_BITS = 52
SPENT = 2**24


class Wrong(Exception):
    """Something in the file does not follow from the rest of it."""


def sha256(*parts: bytes) -> bytes:
    return hashlib.sha256(b"".join(parts)).digest()


def demand(holds: bool, complaint: str) -> None:
    if not holds:
        raise Wrong(complaint)


# How the key was made.


def check_key(match: Data) -> list[str]:
    """The table's key opens its commitment, every salt its seal, and the key of the match is made of them."""
    fair = match.get("fair")
    if fair is None:
        return ["NOT CHECKED: the file does not say how its key was made"]
    server = bytes.fromhex(fair["server"])
    shown = sha256(b"rattery key ", server)
    demand(shown.hex() == fair["commitment"], "the table committed itself to another key")
    is_sealed = fair.get("protocol", 1) == 2
    salts = [seat["salt"] for seat in fair["seats"]] if is_sealed else fair["salts"]
    lines = ["the table's key opens its commitment"]
    for number, seat in enumerate(fair["seats"] if is_sealed else []):
        lines += check_seal(shown, number, seat)
    mixed = b"".join(b"-" if salt is None else b"+" + bytes.fromhex(salt) for salt in salts)
    key = sha256(b"rattery mixed key ", server, mixed)[:16]
    demand(key.hex() == match["key"], "the key of the match is not made of the table's key and the salts")
    lines.append("the key of the match is made of the table's key and of the salts")
    return lines if is_sealed else [*lines, "NOT CHECKED: older protocol, the salts were not sealed"]


def check_seal(shown: bytes, number: int, seat: Data) -> list[str]:
    if seat["salt"] is None:
        return [] if seat["seal"] is None else [f"seat {number} did not reveal its salt in time and was left out"]
    found = sha256(b"rattery salt ", shown, bytes([number]), bytes.fromhex(seat["salt"]))
    demand(found.hex() == seat["seal"], f"the salt of seat {number} does not open its seal")
    return [f"the salt of seat {number}, drawn by the {seat['by']}, opens its seal"]


def check_receipt(match: Data, receipt: Data | None) -> list[str]:
    """What the client kept before any salt was shown is what the file says."""
    if receipt is None:
        return ["NOT CHECKED: without a receipt, the file is compared with itself alone"]
    fair = match["fair"]
    demand(receipt["commitment"] == fair["commitment"], "the receipt has another commitment")
    if "seals" in receipt:
        demand(receipt["seals"] == [seat["seal"] for seat in fair["seats"]], "the receipt has other seals")
    for seat, salt in receipt.get("salts", {}).items():
        demand(fair["seats"][int(seat)]["salt"] == salt, f"the salt of seat {seat} was left out or exchanged")
    return ["commitment and seals are those of the receipt"]


# How numbers are drawn.


def rotate(x: int, bits: int) -> int:
    return ((x << bits) | (x >> (64 - bits))) & MASK


def rounds(count: int, a: int, b: int, c: int, d: int) -> State:
    for _ in range(count):
        a, c = (a + b) & MASK, (c + d) & MASK
        b, d = rotate(b, 13) ^ a, rotate(d, 16) ^ c
        a, c = (rotate(a, 32) + d) & MASK, (c + b) & MASK
        b, c, d = rotate(b, 17) ^ c, rotate(c, 32), rotate(d, 21) ^ a
    return a, b, c, d


def siphash(k0: int, k1: int, message: int) -> int:
    """SipHash-2-4 of one word of 64 bits, little-endian, under a key of two such words."""
    a, b = k0 ^ 0x736F6D6570736575, k1 ^ 0x646F72616E646F6D
    c, d = k0 ^ 0x6C7967656E657261, k1 ^ 0x7465646279746573
    for word in (message, 8 << 56):  # the message, then its length in bytes as the highest byte
        a, b, c, d = rounds(2, a, b, c, d ^ word)
        a ^= word
    a, b, c, d = rounds(4, a, b, c ^ 0xFF, d)
    return a ^ b ^ c ^ d


class Chance:
    """The numbers that follow from a key, one after the other."""

    def __init__(self, key: bytes) -> None:
        self.k0, self.k1 = int.from_bytes(key[:8], "little"), int.from_bytes(key[8:], "little")
        self.counter, self.fraction, self.choices = 0, 0, SPENT

    def draw(self, n: int) -> int:
        """A number from 0 to n-1."""
        if self.choices * n > SPENT:
            self.fraction = siphash(self.k0, self.k1, self.counter) >> (64 - FRACTION_BITS)
            self.counter, self.choices = self.counter + 1, 1
        product = self.fraction * n
        self.fraction, self.choices = product % 2**FRACTION_BITS, self.choices * n
        return product >> FRACTION_BITS


def check_draws(match: Data) -> list[str]:
    """Every number in the file is the one that follows from the key."""
    if "draws" not in match:
        return ["NOT CHECKED: the file does not list what was drawn"]
    chance = Chance(bytes.fromhex(match["key"]))
    for ply, drawn in enumerate(match["draws"]):
        for n, number in drawn:
            demand(chance.draw(n) == number, f"move {ply} (0: set-up): another number than {number} of {n} was due")
    return [f"all {sum(map(len, match['draws']))} numbers drawn follow from the key"]


def main(files: list[str]) -> int:
    match, receipt = ([json.loads(Path(file).read_bytes()) for file in files] + [None])[:2]
    try:
        lines = check_key(match) + check_receipt(match, receipt) + check_draws(match)
    except Wrong as wrong:
        print(f"WRONG: {wrong}")
        return 1
    print(*lines, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:3]))
