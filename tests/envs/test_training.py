"""The examples of training learn: after 90 seconds of one core they beat random players clearly. `make training`."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[2] / "examples" / "training"
MOST_LINES = 200


def test_the_self_play_example_is_one_short_file() -> None:
    assert len((EXAMPLES / "ppo_self_play.py").read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize(("example", "needs"), [("ppo_self_play.py", "torch"), ("sb3_maskable_ppo.py", "sb3_contrib")])
def test_an_example_learns_to_beat_random_players(example: str, needs: str) -> None:
    pytest.importorskip(needs, reason="the extra `learning` is not installed")
    command = [sys.executable, str(EXAMPLES / example), "pied_piper(players=2)", "--seconds", "90"]
    told = subprocess.run(  # noqa: S603
        command, capture_output=True, text=True, check=True, env={**os.environ, "OMP_NUM_THREADS": "1"}
    )
    share = re.search(r"wins ([\d.]+)%", told.stdout)
    assert share is not None, told.stdout
    assert float(share[1]) > 65, told.stdout
