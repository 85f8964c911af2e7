"""Bots answer at once: interpreted in a worker process until a game is compiled, and never later than the question lasts."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

import rattery
from rattery.bots.compiler_process import CompileProgress
from rattery.bots.hint import hint
from rattery.bots.levels import bot
from rattery.core.record import bytes_of
from rattery.core.words import LANGUAGES
from rattery.match import Match
from rattery.server import thinking as thinking_module
from rattery.server.connection.outgoing import warming_part
from rattery.server.interpreting import Interpreting, WorkerGone, answered, question
from rattery.server.thinking import Thinking
from tests.server.serving import at_the_table


@contextmanager
def thinking_without_machine_code(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinking]:
    """Nothing is compiled, nor ever will be."""
    thinking = Thinking(pace=0.0, threads=1, bot_seed=lambda match: 7)

    async def compiles_for_ever(game: str) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(thinking, "_load", compiles_for_ever)
    try:
        yield thinking
    finally:
        thinking.close()


def a_match(game: str, plies: int = 9) -> Match:
    match, luck = rattery.load(game).new(seed=3), random.Random(3)
    while match.ply < plies or len(match.moves()) < 2:
        match.play(luck.choice(match.moves()))
    return match


@at_the_table
async def test_a_hint_for_a_question_that_is_gone_is_none() -> None:
    match = a_match("ratjack(players=2)")
    thinking = Thinking(pace=0.0)
    assert match.turn is not None
    assert await thinking.hint(match, 1 - match.turn) is None
    thinking.close()


@at_the_table
async def test_a_bot_has_nothing_to_decide_in_a_match_that_has_ended() -> None:
    match = a_match("ratjack(players=2)")
    while not match.is_over:
        match.play(match.moves()[0])
    thinking = Thinking(pace=0.0)
    assert await thinking.decide(match, "easy") is None
    thinking.close()


@at_the_table
async def test_bots_decide_before_there_is_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    with thinking_without_machine_code(monkeypatch) as thinking:
        for game in ("rat_trap(players=3)", "pied_piper(players=2)"):
            match = a_match(game)
            for level in ("random", "easy", "normal"):
                world = match.imagine(match.turn, 7)
                assert await thinking.decide(match, level) == bot(level, 7, timed=False, interpreted=True).choose(
                    world, 7
                )


@at_the_table
async def test_hints_are_given_before_there_is_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match("pied_piper(players=2)")
    with thinking_without_machine_code(monkeypatch) as thinking:
        assert match.turn is not None
        given = await thinking.hint(match, match.turn)
    assert given is not None
    assert given.move in match.moves()
    assert given.chance == given.choices[0].chance


@at_the_table
async def test_a_worker_that_is_killed_is_replaced_and_none_is_left_behind() -> None:
    world = a_match("ratjack(players=2)")
    world = world.imagine(world.turn, 1)
    workers = Interpreting(1)
    workers.start()
    (first,) = workers._all
    os.kill(first._process.pid, 9)
    assert await workers.decide(world, "easy", 1, 2) in world.moves()
    (second,) = workers._all
    assert second is not first
    workers.close()
    assert second._process.poll() is not None
    with pytest.raises(WorkerGone):
        await asyncio.to_thread(workers._answered, question(world, "easy", 1, 2))


@at_the_table
async def test_without_worker_processes_a_thread_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match("rat_trap(players=3)")
    with thinking_without_machine_code(monkeypatch) as thinking:

        async def fails(*_: Any) -> None:
            raise WorkerGone

        monkeypatch.setattr(thinking._interpreting, "_ask", fails)
        assert await thinking.decide(match, "normal") in match.moves()
        assert match.turn is not None
        assert await thinking.hint(match, match.turn) is not None


def test_a_worker_is_sent_an_imagined_world_and_never_the_real_table() -> None:
    match = a_match("ratjack(players=2)")
    with pytest.raises(AssertionError, match="imagined"):
        question(match, "easy", 1, 2)
    world = match.imagine(match.turn, 5)
    asked = question(world, None, 1, 2)
    assert asked.table == bytes_of(world._table) != bytes_of(match._table)
    told = answered(asked)
    assert world.game.kind.moves[told.choices[0][0]] in world.moves()
    assert hint(world, 2, iterations=8, interpreted=True).move in world.moves()


@at_the_table
async def test_once_compiled_bots_use_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    match, loaded = a_match("rat_trap(players=3)"), asyncio.Event()
    thinking = Thinking(pace=0.0)
    made: list[bool] = []

    async def loads(game: str) -> None:
        await loaded.wait()
        thinking._compiled.add(game)

    def watched(level: str, seed: int, interpreted: bool = False, leaning: Any = None) -> Any:
        made.append(interpreted)
        return bot("random", seed)

    async def no_worker(*_: Any) -> None:
        raise WorkerGone

    monkeypatch.setattr(thinking, "_load", loads)
    monkeypatch.setattr(thinking_module, "bot", watched)
    monkeypatch.setattr(thinking._interpreting, "_ask", no_worker)
    await thinking.decide(match, "hard")
    loaded.set()
    await thinking.get_ready("rat_trap")
    await thinking.decide(match, "hard")
    assert made == [True, False]
    thinking.close()


def test_how_long_a_decision_takes_tells_nothing_before_the_first_one_either() -> None:
    thinking = Thinking(pace=0.5)
    assert thinking._due("rat_trap", "expert", choices=1, spent=0.0, interpreted=True) > 1.5
    assert thinking._due("rat_trap", "easy", choices=1, spent=0.0, interpreted=True) == 0.5
    thinking._due("rat_trap", "expert", choices=4, spent=3.0, interpreted=True)
    assert thinking._due("rat_trap", "expert", choices=1, spent=0.0) == 0.5, "compiled bots have other habits"
    thinking.close()


# What people are told meanwhile.


@pytest.mark.parametrize(
    ("seconds", "span"), [(4, "moment"), (15, "seconds"), (30, "half"), (60, "minute"), (170, "minutes")]
)
def test_times_are_told_as_people_say_them(seconds: int, span: str) -> None:
    assert CompileProgress(0.5, seconds).span == span


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_says_that_the_bots_are_warming_up_and_for_how_long(lang: str) -> None:
    told = warming_part(CompileProgress(0.25, 31.0), lang)
    assert (told["type"], told["done"], told["seconds"]) == ("warming", 0.25, 31)
    assert {"en": "half a minute", "de": "halbe Minute", "fr": "demi-minute"}[lang] in told["words"]
    assert warming_part(None, lang)["words"] is None
