"""Bots answer at once: interpreted in a worker process until a game is compiled, and never later than the question lasts."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from typing import Any

import pytest

import rattery
from rattery.bots import hint as hints
from rattery.bots import search_bot
from rattery.bots.compiler_process import CompileProgress
from rattery.bots.hint import hint
from rattery.bots.levels import LEVELS, bot
from rattery.bots.thinking import Candidate, SearchResult
from rattery.core.errors import BadArgument
from rattery.core.record import bytes_of
from rattery.core.words import LANGUAGES
from rattery.match import Match
from rattery.server import interpreter_workers
from rattery.server.answer_schedule import AnswerSchedule
from rattery.server.bot_pool import CHEAP, NICENESS, SEARCHING, BotPool, Requester
from rattery.server.connection.outgoing import crowded_part, warming_part
from rattery.server.fair_queue import FairQueue, QueuedDecision
from rattery.server.interpreter_workers import BotSpec, InterpreterWorkers, WorkerGone, compute_answer, question
from tests.server.serving import at_the_table
from tests.waiting import POLL_INTERVAL, eventually

EASY = BotSpec("easy", 1, interpreted=True)


@contextmanager
def thinking_without_machine_code(monkeypatch: pytest.MonkeyPatch) -> Iterator[BotPool]:
    """Nothing is compiled, nor ever will be."""
    thinking = BotPool(pace=0.0, threads=1, bot_seed=lambda match: 7)

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
    thinking = BotPool(pace=0.0)
    assert match.turn is not None
    assert await thinking.hint(match, 1 - match.turn) is None
    thinking.close()


@at_the_table
async def test_a_bot_has_nothing_to_decide_in_a_match_that_has_ended() -> None:
    match = a_match("ratjack(players=2)")
    while not match.is_over:
        match.play(match.moves()[0])
    thinking = BotPool(pace=0.0)
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
    workers = InterpreterWorkers(1)
    workers.start()
    (first,) = workers._all
    os.kill(first._process.pid, 9)
    assert await workers.decide(world, EASY, 2) in world.moves()
    (second,) = workers._all
    assert second is not first
    workers.close()
    assert second._process.poll() is not None
    with pytest.raises(WorkerGone):
        await asyncio.to_thread(workers._ask_worker, question(world, EASY, 2))


@at_the_table
async def test_slots_that_no_decision_has_are_lent_to_tree_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    pool, go_on = BotPool(pace=0.0, threads=3), threading.Event()
    tree_threads, lent = pool._tree_threads, list[Future[None]]()

    def help_until_wanted(may_continue: Callable[[], bool]) -> None:
        while may_continue() and not go_on.wait(POLL_INTERVAL):
            pass

    def lend() -> int:
        """Lend as many as can be had; gives how many help then."""
        while (helped := tree_threads.submit(help_until_wanted)) is not None:
            lent.append(helped)
        return tree_threads.busy

    async with pool._queue.slot("a", "1", 1.0):
        assert lend() == 2
        async with pool._queue.slot("b", "2", 1.0):
            await eventually(lambda: tree_threads.busy <= 1)
            assert lend() == 1
            async with pool._queue.slot("c", "3", 1.0):
                await eventually(lambda: tree_threads.busy == 0)
                assert lend() == 0
    go_on.set()
    pool.close()


@at_the_table
async def test_searching_bots_and_hints_use_the_thread_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    match, pool, used = a_match("rat_trap(players=2)"), BotPool(pace=0.0, threads=2), list[Any]()
    monkeypatch.setattr(pool, "_is_compiled", lambda match: True)

    def thought(world: Match, *_: Any, tree_threads: Any = None) -> SearchResult:
        used.append(tree_threads if tree_threads is not None else _[-1])
        return SearchResult([Candidate(world.moves()[0], 1, 0.5, 0.5, 0.5)], 1, 0.0)

    monkeypatch.setattr(search_bot, "think", thought)
    monkeypatch.setattr(hints, "think", thought)
    assert await pool.decide(match, "expert") == match.moves()[0]
    assert match.turn is not None
    assert await pool.hint(match, match.turn) is not None
    assert used == [pool._tree_threads, pool._tree_threads]
    pool.close()


@at_the_table
async def test_without_worker_processes_a_thread_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match("rat_trap(players=3)")
    with thinking_without_machine_code(monkeypatch) as thinking:

        async def fails(*_: Any) -> None:
            raise WorkerGone

        monkeypatch.setattr(thinking._workers, "_ask", fails)
        assert await thinking.decide(match, "normal") in match.moves()
        assert match.turn is not None
        assert await thinking.hint(match, match.turn) is not None


def test_a_worker_is_sent_an_imagined_world_and_never_the_real_table() -> None:
    match = a_match("ratjack(players=2)")
    with pytest.raises(BadArgument, match="imagined"):
        question(match, EASY, 2)
    world = match.imagine(match.turn, 5)
    asked = question(world, None, 2)
    assert asked.table == bytes_of(world.record) != bytes_of(match.record)
    told = compute_answer(asked)
    assert world.game.kind.moves[told.choices[0][0]] in world.moves()
    assert hint(world, 2, iterations=8, interpreted=True).move in world.moves()


@at_the_table
async def test_once_compiled_bots_use_machine_code(monkeypatch: pytest.MonkeyPatch) -> None:
    match, loaded = a_match("rat_trap(players=3)"), asyncio.Event()
    thinking = BotPool(pace=0.0)
    made: list[bool] = []

    async def loads(game: str) -> None:
        await loaded.wait()
        thinking._compiled.add(game)

    def watched(level: str, seed: int, interpreted: bool = False, move_bias: Any = None) -> Any:
        made.append(interpreted)
        return bot("random", seed)

    async def no_worker(*_: Any) -> None:
        raise WorkerGone

    monkeypatch.setattr(thinking, "_load", loads)
    monkeypatch.setattr(interpreter_workers, "bot", watched)
    monkeypatch.setattr(thinking._workers, "_ask", no_worker)
    await thinking.decide(match, "hard")
    loaded.set()
    await thinking.load_machine_code("rat_trap")
    await thinking.decide(match, "hard")
    assert made == [True, False]
    thinking.close()


def test_with_less_effort_a_bot_searches_less(monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match("rat_trap(players=3)")
    tried: list[int] = []

    def thinks(world: Match, seed: int, params: Any, iterations: int, *_: Any) -> SearchResult:
        tried.append(iterations)
        return SearchResult([Candidate(world.moves()[0], 1, 0.5, 0.5, 0.5)], iterations, 0.0)

    monkeypatch.setattr(search_bot, "think", thinks)
    world = match.imagine(match.turn, 1)
    for share in (1.0, 0.5, 0.0001):
        BotSpec("expert", 1, share=share).player(world).choose(world, 1)
    assert tried[1] == tried[0] // 2
    assert tried[2] == interpreter_workers.MIN_ITERATIONS


# Bots in turn.


async def order_of(queue: FairQueue, decisions: list[tuple[str, str, float]]) -> list[str]:
    """The tables of these decisions (address, table, cost) in the order in which they were made."""
    made: list[str] = []

    async def decide(address: str, table: str, cost: float) -> None:
        async with queue.slot(address, table, cost, is_cheap=cost < 0.1):
            queue._charge(QueuedDecision(address, table, cost), cost)
            made.append(table)
            await asyncio.sleep(0)

    await asyncio.gather(*(decide(*decision) for decision in decisions))
    return made


@at_the_table
async def test_an_easy_bot_elsewhere_is_next_however_many_experts_wait() -> None:
    experts = [("school", f"table {number}", 0.7) for number in range(200)]
    made = await order_of(FairQueue(2), [*experts, ("home", "easy", 0.01)])
    assert made.index("easy") <= 2
    assert sorted(made) == sorted([*(table for _, table, _ in experts), "easy"])


@at_the_table
async def test_thinking_is_shared_by_address_and_then_by_table() -> None:
    crowd = [("school", f"school {number % 3}", 0.7) for number in range(30)]
    made = await order_of(FairQueue(1), [*crowd, *(("home", "home", 0.7) for _ in range(5))])
    assert made[:10].count("home") >= 4, "half of the time goes to the other address"
    assert {made[:12].count(f"school {number}") for number in range(3)} <= {2, 3}


@at_the_table
async def test_one_address_never_has_all_slots_and_cheap_decisions_have_one_of_their_own() -> None:
    queue = FairQueue(2)
    release = asyncio.Event()

    async def decide(address: str, cost: float) -> None:
        async with queue.slot(address, address, cost, is_cheap=cost < 0.1):
            await release.wait()

    working = [asyncio.create_task(decide(*each)) for each in [("a", 1.0)] * 3 + [("b", 1.0)] * 2 + [("a", 0.01)] * 2]
    await asyncio.sleep(0)
    assert sorted((each.address, each.cost) for each in queue._running) == [("a", 0.01), ("a", 1.0), ("b", 1.0)]
    working[0].cancel()
    await eventually(lambda: working[0].done())
    assert queue.running() == 3, "the place of one that is given up is free at once"
    release.set()
    await asyncio.gather(*working, return_exceptions=True)
    assert (queue.running(), queue.waiting()) == (0, 0)


@at_the_table
async def test_where_it_is_crowded_efforts_shrink_and_grow_again() -> None:
    queue, release, shares = FairQueue(1), asyncio.Event(), []

    async def decide(table: int) -> None:
        async with queue.slot("a", str(table), 1.0):
            await release.wait()
            shares.append(queue.share())

    working = [asyncio.create_task(decide(table)) for table in range(41)]
    await asyncio.sleep(0)
    assert queue.share() == 0.0625
    release.set()
    await asyncio.gather(*working)
    assert shares == sorted(shares)
    assert set(shares) == {0.0625, 0.125, 0.25, 0.5, 1.0}


@at_the_table
async def test_a_single_answer_waits_in_the_same_line() -> None:
    """Otherwise its haste would tell where many wait."""
    match, thinking = rattery.load("rat_trap(players=2)").new(seed=3), BotPool(pace=0.0, threads=1)
    luck = random.Random(1)
    while len(match.moves()) > 1:
        match.play(luck.choice(match.moves()))
    release = asyncio.Event()

    async def occupy() -> None:
        async with thinking._queue.slot("x", "x", 1.0):
            await release.wait()

    occupying = asyncio.create_task(occupy())
    await asyncio.sleep(0)
    deciding = asyncio.create_task(thinking.decide(match, "expert", requester=Requester("x", "x")))
    await eventually(lambda: thinking.waiting() == 1)
    assert not deciding.done()
    release.set()
    assert await deciding == match.moves()[0]
    await occupying
    thinking.close()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_says_that_the_bots_think_more_briefly(lang: str) -> None:
    told = crowded_part(0.25, lang)
    assert (told["type"], told["share"]) == ("crowded", 0.25)
    assert {"en": "more briefly", "fr": "moins longtemps", "de": "kürzer"}[lang] in told["words"]
    assert crowded_part(1.0, lang)["words"] is None


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


@at_the_table
async def test_a_bot_that_does_not_search_is_cheap_however_long_it_took_on_a_slow_machine() -> None:
    queue, release = FairQueue(2), asyncio.Event()

    async def search(address: str) -> None:
        async with queue.slot(address, address, 1.0):
            await release.wait()

    experts = [asyncio.create_task(search(address)) for address in ("school", "club", "pub")]
    await eventually(lambda: queue.running() == 2)
    async with queue.slot("home", "home", 2.5, is_cheap=True):
        assert queue.running() == 3, "it waits for none of them"
    release.set()
    await asyncio.gather(*experts)


def test_the_levels_that_do_not_search_are_those_that_are_cheap() -> None:
    assert set(LEVELS) == {*CHEAP, *SEARCHING}


@pytest.mark.skipif(sys.platform != "linux", reason="threads have a priority of their own on Linux only")
def test_threads_that_search_let_the_event_loop_go_first() -> None:
    thinking = BotPool(pace=0.0, threads=1)
    own = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    lower = thinking._search_threads.submit(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id())).result()
    same = thinking._cheap_threads.submit(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id())).result()
    assert (lower, same) == (min(19, own + NICENESS), own)
    assert os.getpriority(os.PRIO_PROCESS, threading.get_native_id()) == own
    thinking.close()


# When bots answer.

KIND = ("a game", "expert", False, 1.0)


def test_answers_come_on_a_grid_and_after_as_long_as_the_slowest_of_the_last() -> None:
    schedule = AnswerSchedule(0.4)
    assert [round(schedule.due(KIND, spent), 1) for spent in (0.1, 0.7, 0.65, 0.05)] == [0.4, 0.8, 0.8, 0.8]
    assert [round(schedule.due(KIND, 0.1), 1) for _ in range(8)][-1] == 0.4, "what was long ago is forgotten"


@pytest.mark.parametrize("slowness", [1, 5, 40])
def test_a_seat_without_a_choice_answers_when_one_with_a_choice_would_and_changes_nothing(slowness: int) -> None:
    """However many single answers lie between them, and however slow the machine is."""
    with_them, without = AnswerSchedule(0.4), AnswerSchedule(0.4)
    luck = random.Random(slowness)
    for _ in range(30):
        spent = slowness * luck.uniform(0.5, 0.6)
        usual = without.due(KIND, spent)
        assert with_them.due(KIND, spent) == usual
        assert [with_them.due(KIND, None) for _ in range(12)] == [usual] * 12


@at_the_table
async def test_a_bot_with_one_answer_takes_as_long_as_one_that_thinks() -> None:
    """As it is asked at a table: the times are those the schedule says, so no clock is looked at."""
    thinking, due = BotPool(pace=0.001, threads=1, bot_seed=lambda match: 7), []
    schedule = thinking._schedule.due

    def noted(kind: Any, spent: float | None, estimate: float = 0.0) -> float:
        due.append((spent is None, kind))
        return schedule(kind, spent, estimate)

    thinking._schedule.due = noted  # type: ignore[method-assign]
    match = rattery.load("rat_trap(players=3)").new(seed=5)
    singles = 0
    while not match.is_over and singles < 2:
        is_single = len(match.moves()) == 1
        singles += is_single
        move = await thinking.decide(match, "random")
        assert move is not None
        assert due[-1][0] == is_single, "it is put on the schedule, and not learnt from"
        match.play(move)
    assert len({kind for _, kind in due}) == 1
    thinking.close()
