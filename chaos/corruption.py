"""Hypothesis strategies that corrupt valid examples."""

from __future__ import annotations

import json
import random
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from chaos.shapes import anything

ODD_BYTES = (
    b"",
    b"\x00",
    b"\xff",
    b'"',
    b"=",
    b"[",
    b"}",
    b"9" * 400,
    b"-1",
    b"1e999",
    b"nan",
    "٣".encode(),
    b"\n",
    b"#",
    b"{",
)


def corrupted_bytes(good: list[bytes]) -> SearchStrategy[bytes]:
    """Examples with up to three short ranges of bytes removed, replaced or doubled."""
    return st.builds(_corrupt_bytes, st.sampled_from(good), st.integers(0, 2**32))


def _corrupt_bytes(good: bytes, seed: int) -> bytes:
    luck = random.Random(seed)
    for _ in range(luck.randint(1, 3)):
        start = luck.randrange(len(good) + 1)
        end = min(len(good), start + luck.choice((0, 1, 1, 2, 8, 40)))
        put = luck.choice((luck.choice(ODD_BYTES), good[start:end] * 2, luck.randbytes(2)))
        good = good[:start] + put + good[end:]
    return good


def corrupted_json(good: list[bytes]) -> SearchStrategy[bytes]:
    """JSON examples with one value, at any depth, replaced by anything."""
    return st.builds(_corrupt_json, st.sampled_from(good), anything, st.integers(0, 2**32))


def _corrupt_json(good: bytes, wrong: Any, seed: int) -> bytes:
    luck, data = random.Random(seed), json.loads(good)
    part = data
    while True:
        keys: list[Any] = list(part) if isinstance(part, dict) else list(range(len(part)))
        key = luck.choice(keys)
        if not isinstance(part[key], dict | list) or not part[key] or luck.random() < 0.3:
            part[key] = wrong
            return json.dumps(data).encode()
        part = part[key]
