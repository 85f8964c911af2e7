"""Thinking takes as long as it was given, and that is counted from when it can begin."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import rattery
from rattery.bots import thinking
from rattery.bots.search import NONE


def test_the_clock_starts_when_the_search_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]

    def search(*given: Any) -> None:
        desk, nodes, iterations = given[4], given[5], given[-1]
        clock[0] += 60.0 if clock[0] == 0.0 else 0.001 * iterations
        desk[0]["iterations"] += iterations
        nodes[0]["first"] = NONE

    monkeypatch.setattr(thinking, "search_entry", lambda game, rules: search)
    monkeypatch.setattr(thinking, "time", SimpleNamespace(perf_counter=lambda: clock[0]))
    world = rattery.load("rat_trap").new(seed=1).imagine(0, 1)
    assert thinking.think(world, 0, thinking.Way(), 500, seconds=2.5).iterations == 500
