"""A bot's signature changes only on purpose: whoever means it runs `make signatures` and says so in the commit."""

from __future__ import annotations

from pathlib import Path

import pytest

from rattery.bots.levels import BASELINES, LEVELS, bot
from rattery.bots.signature import signature

KNOWN = dict(line.split() for line in (Path(__file__).parent / "signatures.txt").read_text().splitlines())


def test_every_bot_has_a_signature() -> None:
    assert set(KNOWN) == set(LEVELS | BASELINES)


@pytest.mark.compiled
@pytest.mark.parametrize("name", list(LEVELS | BASELINES))
def test_a_bot_decides_as_it_did(name: str) -> None:
    assert f"{signature(bot(name, seed=1, timed=False)):08x}" == KNOWN[name]


@pytest.mark.compiled
def test_another_seed_is_another_bot() -> None:
    assert signature(bot("random", seed=1)) != signature(bot("random", seed=2))
