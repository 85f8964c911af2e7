"""Thinking takes time, the first time most of all: by then the question may be gone."""

from __future__ import annotations

import asyncio

import pytest

import rattery
from rattery.match import Match
from rattery.server.thinking import Thinking
from tests.server.serving import at_the_table


def thinking_about(match: Match, monkeypatch: pytest.MonkeyPatch) -> Thinking:
    """While the game is compiled for whoever thinks, the match is played to its end."""
    thinking = Thinking(pace=0.0)

    async def compiled() -> None:
        while not match.is_over:
            match.play(match.moves()[0])

    monkeypatch.setattr(thinking, "get_ready", lambda game: asyncio.create_task(compiled()))
    return thinking


@at_the_table
async def test_a_hint_for_a_question_that_is_gone_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    match = rattery.load("ratjack(players=2)").new(seed=3)
    thinking, seat = thinking_about(match, monkeypatch), match.turn
    assert seat is not None
    assert await thinking.hint(match, seat) is None
    thinking.close()


@at_the_table
async def test_a_bot_has_nothing_to_decide_in_a_match_that_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    match = rattery.load("ratjack(players=2)").new(seed=3)
    thinking = thinking_about(match, monkeypatch)
    assert await thinking.decide(match, "easy") is None
    thinking.close()
