"""Health checks and metrics for the operator: of one process, and merged over all workers of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Mapping

from rattery.core.errors import RatteryError
from rattery.server.metrics import Metric, Sample, exposition, plain
from rattery.server.tables.tables import Tables
from rattery.server.worker_status import Status, WorkerStatus

WELL = "ok"
SILENT = "does not answer"
STORE_TIMEOUT = 1.2  # seconds for the store to answer a read, and again for a write


async def checks(tables: Tables) -> dict[str, str]:
    """The health checks of this process, each `ok` or what is wrong; none reveals a path or an address."""
    return {
        "store": await _store(tables),
        "listener": WELL if tables.store.is_listening() else "not connected",
        "thinkers": tables.bot_pool.problem() or WELL,
        "tasks": ", ".join(f"{name} failed" for name in tables.supervisor.failing()) or WELL,
    }


async def _store(tables: Tables) -> str:
    try:
        await _soon(tables.store.results(["health"]))
    except TimeoutError:
        return "too slow"
    except RatteryError:
        return "out of reach"
    try:
        await _soon(tables.store.try_writing())
    except (TimeoutError, RatteryError):
        return "cannot be written"
    return WELL


async def _soon(work: Coroutine[None, None, object]) -> None:
    """Await with STORE_TIMEOUT. After a timeout the work goes on uncancelled, since cancelling a store may take as long."""
    running = asyncio.create_task(work)
    done, _ = await asyncio.wait([running], timeout=STORE_TIMEOUT)
    if not done:
        running.add_done_callback(lambda late: late.cancelled() or late.exception())  # retrieve it, or asyncio logs it
        raise TimeoutError
    running.result()


async def status(tables: Tables) -> Status:
    """The health checks and metrics of this process."""
    return Status(tables.presence.process, await checks(tables), metrics(tables))


async def server_checks(tables: Tables, workers: WorkerStatus) -> dict[str, str]:
    return merged_checks(await workers.collect(lambda: status(tables)))


async def server_metrics(tables: Tables, workers: WorkerStatus) -> str:
    return merged_metrics(await workers.collect(lambda: status(tables)))


def merged_checks(found: Mapping[int, Status | None]) -> dict[str, str]:
    """The checks of the whole server: `ok` if every worker that answers says so, else the problems by worker."""
    answers = {number: each.checks for number, each in found.items() if each is not None}
    if len(found) == 1:
        return answers.popitem()[1]
    silent = [f"worker {number} {SILENT}" for number, each in found.items() if each is None]
    names = dict.fromkeys(name for checked in answers.values() for name in checked)
    return {name: _merged(name, answers) for name in names} | {"workers": ", ".join(silent) or WELL}


def _merged(name: str, answers: Mapping[int, Mapping[str, str]]) -> str:
    ill = [f"worker {number}: {said[name]}" for number, said in answers.items() if said.get(name, WELL) != WELL]
    return "; ".join(ill) or WELL


def merged_metrics(found: Mapping[int, Status | None]) -> str:
    """The metrics of all workers in the format of Prometheus, labelled with `process` and `worker`."""
    return exposition(
        ({"process": each.process, "worker": str(number)}, each.metrics)
        for number, each in found.items()
        if each is not None
    )


def metrics(tables: Tables) -> list[Metric]:
    """All metrics of this process; limits by address are shared, so their values are the same in every worker."""
    counts, bot_pool, limits = tables.counts, tables.bot_pool, tables.limits
    return [
        plain("rattery_tables", "gauge", "Tables in memory.", tables.in_use()),
        plain("rattery_sockets", "gauge", "Open connections to tables.", len(tables.sessions)),
        plain("rattery_moves_total", "counter", "Moves made, by bots too.", counts.moves),
        plain("rattery_messages_total", "counter", "Messages of clients that were understood.", counts.messages),
        plain("rattery_refusals_total", "counter", "Messages of clients that were refused.", counts.refused),
        plain(
            "rattery_given_up_total", "counter", "Connections closed for far exceeding the rate limit.", counts.given_up
        ),
        plain("rattery_failures_total", "counter", "Unexpected errors; each is in the log.", counts.failures),
        plain(
            "rattery_excluded",
            "gauge",
            "Addresses excluded for a while, from all workers.",
            limits.excluded.count(),
        ),
        plain("rattery_waiting_requests", "gauge", "Requests in the queue.", limits.in_progress.waiting()),
        plain("rattery_waiting_decisions", "gauge", "Decisions of bots in the queue.", bot_pool.waiting()),
        plain("rattery_running_decisions", "gauge", "Decisions of bots that are being made.", bot_pool.running()),
        Metric(
            "rattery_requests_total",
            "counter",
            "HTTP requests by status.",
            [Sample({"status": str(status)}, count) for status, count in sorted(counts.requests.items())],
        ),
        Metric(
            "rattery_restarts_total",
            "counter",
            "Background tasks that failed and were restarted.",
            [Sample({"task": name}, count) for name, count in tables.supervisor.restarts().items()],
        ),
        counts.answering.metric("rattery_answer_seconds", "From a request of a client to its answer."),
        counts.thinking.metric("rattery_decision_seconds", "From a bot's turn to its decision, waiting included."),
    ]
