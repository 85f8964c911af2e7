"""A table's retried tasks: at most one runs, what fails is tried again after a delay, and `stop` ends it for good."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from rattery.server import supervisor as supervisor_module
from rattery.server.errors import Busy
from rattery.server.store.failures import StoreRefused
from rattery.server.supervisor import MAX_DELAY, MAX_TRIES
from rattery.server.tables.requests import Change
from rattery.server.tables.retried_task import MAX_STORE_DELAY, RetriedTask
from tests.server.serving import at_the_table
from tests.waiting import eventually

REFUSED = StoreRefused("store-out-of-reach")


class FakeTable:
    """What a task needs of a table: it can be written to, and reports failures."""

    def __init__(self) -> None:
        self.id = "t1"
        self.reported: list[str] = []
        self.tables = SimpleNamespace(is_closing=False, report_retried=self._report)
        self.refusal: Exception | None = None

    def _report(self, problem: BaseException, kind: str, where: str) -> None:
        self.reported.append(f"{kind}: {where}: {type(problem).__name__}")

    async def change(self, validate: Any, key: str) -> None:
        if self.refusal is not None:
            raise self.refusal


class Chore(RetriedTask):
    """Has `left` things to do and meets the `problems` in turn; waits for `go` in between."""

    kind, label = "chores", "a chore at"

    def __init__(self, table: Any, *problems: Exception, left: int = 1) -> None:
        super().__init__(table)
        self.problems, self.left = list(problems), left
        self.runs = self.running = 0
        self.go = asyncio.Event()
        self.go.set()

    def _is_due(self) -> bool:
        return self.left > 0

    async def _run(self) -> None:
        self.runs, self.running = self.runs + 1, self.running + 1
        try:
            assert self.running == 1
            await self.go.wait()
            if self.problems:
                raise self.problems.pop(0)
            self.left -= 1
        finally:
            self.running -= 1

    async def write(self) -> None:
        await self._write(lambda: Change("deal"), "deal")


class Chores(Chore):
    is_repeated = True


@pytest.fixture
def delays(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The delays until retries, which take place immediately."""
    found: list[float] = []
    failed = supervisor_module.Retry.failed

    def failed_now(retry: supervisor_module.Retry, *args: Any, **named: Any) -> None:
        loop = asyncio.get_running_loop()
        later = loop.call_later

        def soon(delay: float, *work: Any) -> asyncio.TimerHandle:
            found.append(delay)
            return later(0.0, *work)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(loop, "call_later", soon)
            failed(retry, *args, **named)

    monkeypatch.setattr(supervisor_module.Retry, "failed", failed_now)
    return found


async def idle(chore: Chore) -> None:
    await eventually(lambda: not chore.is_active)


@at_the_table
async def test_one_task_runs_however_often_it_is_woken() -> None:
    chore = Chore(FakeTable(), left=2)
    chore.go.clear()
    for _ in range(3):
        chore.wake()
        await asyncio.sleep(0)
    chore.go.set()
    await idle(chore)
    assert (chore.runs, chore.left) == (1, 1), "the rest waits until it is woken again"
    chore.wake()
    await idle(chore)
    chore.wake()
    assert not chore.is_active, "nothing is due"


@at_the_table
async def test_a_repeated_task_goes_on_until_nothing_is_due() -> None:
    chores = Chores(FakeTable(), left=3)
    chores.wake()
    await idle(chores)
    assert (chores.runs, chores.left) == (3, 0)


@at_the_table
async def test_while_a_retry_is_pending_nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(supervisor_module, "FIRST_DELAY", 3600.0)
    monkeypatch.setattr(supervisor_module, "MAX_DELAY", 3600.0)
    chore = Chore(FakeTable(), ValueError())
    chore.wake()
    await eventually(lambda: chore._retry.is_waiting)
    for _ in range(3):
        chore.wake()
        await asyncio.sleep(0)
    assert chore.runs == 1
    assert chore.is_active
    chore.stop()
    assert not chore.is_active


@at_the_table
async def test_what_fails_is_reported_and_tried_again_after_growing_delays_but_not_for_ever(
    delays: list[float],
) -> None:
    table: Any = FakeTable()
    chore = Chore(table, *(ValueError() for _ in range(MAX_TRIES + 1)))
    chore.wake()
    await idle(chore)
    assert chore.runs == MAX_TRIES
    assert delays == [0.1 * 2**n for n in range(MAX_TRIES - 1)]
    assert table.reported == ["chores: a chore at t1: ValueError"] * MAX_TRIES
    chore.wake()
    await idle(chore)
    assert chore.runs == MAX_TRIES + 1, "one attempt for every time it is woken"
    chore.wake()
    await idle(chore)
    assert chore.left == 0


@at_the_table
async def test_a_store_that_refuses_is_tried_for_ever_and_its_refusals_leave_all_other_tries(
    delays: list[float],
) -> None:
    table: Any = FakeTable()
    chore = Chore(table, *[REFUSED] * 20, *(ValueError() for _ in range(MAX_TRIES - 1)))
    chore.wake()
    await idle(chore)
    assert chore.left == 0
    assert max(delays[:20]) == MAX_STORE_DELAY
    assert max(delays) == MAX_DELAY
    assert len(table.reported) == MAX_TRIES - 1, "the store has logged its own"


@at_the_table
async def test_a_success_resets_the_delay(delays: list[float]) -> None:
    chore = Chore(FakeTable(), ValueError(), ValueError(), left=2)
    chore.wake()
    await idle(chore)
    chore.problems = [ValueError()]
    chore.wake()
    await idle(chore)
    assert delays == [0.1, 0.2, 0.1]


@at_the_table
async def test_a_stopped_task_is_cancelled_and_is_not_started_again() -> None:
    table: Any = FakeTable()
    chore = Chore(table)
    chore.go.clear()
    chore.wake()
    await eventually(lambda: chore.running)
    chore.stop()
    await idle(chore)
    chore.go.set()
    chore.wake()
    assert (chore.runs, chore.left, chore.is_active, table.reported) == (1, 1, False, [])


@at_the_table
async def test_a_closing_server_starts_nothing() -> None:
    table: Any = FakeTable()
    table.tables.is_closing = True
    chore = Chore(table)
    chore.wake()
    assert not chore.is_active


@at_the_table
async def test_a_refused_change_is_dropped_unless_the_store_refused_it() -> None:
    table: Any = FakeTable()
    chore = Chore(table)
    table.refusal = Busy("busy")
    await chore.write()
    table.refusal = REFUSED
    with pytest.raises(StoreRefused):
        await chore.write()
