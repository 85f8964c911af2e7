"""The GPU code on Numba's simulated GPU, which needs no hardware."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.waiting import TIMEOUT

WHAT = [
    (
        "pied_piper(players=2)",
        "playouts",
        "whole games",
        "one table",
    ),  # one question, and short enough to be played to the end
    ("rat_trap(players=3)", "steps"),  # many questions
    pytest.param(("rat_trap(players=3)", "state", "opponents"), marks=pytest.mark.long),
    pytest.param(("pied_piper(players=3)", "stream", "state", "copies"), marks=pytest.mark.long),
    ("ratjack(players=2)", "steps"),  # a table is fetched whole
]


@pytest.mark.parametrize("what", WHAT)
def test_a_simulated_gpu_plays_what_the_processor_plays(what: tuple[str, ...]) -> None:
    simulated = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    command = [sys.executable, "-m", "tests.simulated_gpu", *what]
    played = subprocess.run(command, env=simulated, capture_output=True, text=True, timeout=2 * TIMEOUT, check=False)  # noqa: S603
    assert played.stdout.strip() == "the same", played.stderr[-2000:]
