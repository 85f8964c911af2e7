"""At a real server no client can distinguish worlds that differ only in what its eye cannot know; leaks are detected."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from chaos.leaks import run_trials
from rattery.core.errors import IllegalMove
from rattery.server.connection import outgoing
from rattery.server.tables import requests
from rattery.server.tables.state import TableState
from tests.positions import table_of
from tests.server.serving import at_the_table, served

VARIANTS = (
    "rat_trap(players=3,roles=true)",
    "pied_piper(players=3,variant=hidden)",
    "first_rat(players=1)",
    "ratjack(players=3,memory_aid=false)",
    "rat_trap(players=2)",
    "ratjack(players=2)",
)


@at_the_table
async def test_every_byte_is_the_same_in_worlds_that_cannot_be_told_apart(tmp_path: Path) -> None:
    with served(tmp_path / "tables.sqlite") as (address, tables):
        counts = await run_trials(address, tables, VARIANTS, trials=18, seed=7)
    assert counts["leaks"] == 0
    assert counts["different worlds"] > 12
    assert counts["steps"] > 20
    assert counts["thoughts"] > 0


@at_the_table
async def test_a_position_that_leaks_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = outgoing.position_part

    def leaky(state: TableState, eye: int | None, you: int | None, lang: str) -> Any:
        part = honest(state, eye, you, lang)
        assert state.match is not None
        assert part is not None
        return part | {"next": int(table_of(state.match).piles[0].cards[0])}

    monkeypatch.setattr(outgoing, "position_part", leaky)
    with served(tmp_path / "tables.sqlite") as (address, tables):
        counts = await run_trials(address, tables, VARIANTS[:1], trials=4, seed=1)
    assert counts["leaks"] > 0


@at_the_table
async def test_a_refusal_that_leaks_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only a client that sends invalid requests gets refusals, so the adversary must do that."""

    def leaky(state: TableState, seat: int, given: Any) -> Any:
        match = state.match
        assert match is not None
        raise IllegalMove("match-is-over", given=str([int(card) for card in table_of(match).piles[0].cards]))

    monkeypatch.setattr(requests, "_find", leaky)
    with served(tmp_path / "tables.sqlite") as (address, tables):
        counts = await run_trials(address, tables, VARIANTS[:1], trials=12, seed=3)
    assert counts["leaks"] > 0
