"""Operations: what whoever runs the server wants to know: whether all is well, and the metrics."""

from __future__ import annotations

import asyncio

from rattery.core.errors import RatteryError
from rattery.server.metrics import Metric, exposition, plain
from rattery.server.tables.tables import Tables

WELL = "ok"
STORE_TIMEOUT = 2.0  # seconds in which the store must answer


async def checks(tables: Tables) -> dict[str, str]:
    """What was looked at, each with `ok` or what is wrong; nothing here says where anything lies."""
    return {
        "store": await _store(tables),
        "listener": WELL if tables.store.is_listening() else "not connected",
        "thinkers": WELL if tables.thinking.is_well() else "a worker process cannot be started",
        "tasks": ", ".join(f"{name} failed" for name in tables.supervisor.failing()) or WELL,
    }


async def _store(tables: Tables) -> str:
    try:
        async with asyncio.timeout(STORE_TIMEOUT):
            await tables.store.results(["health"])
    except TimeoutError:
        return "too slow"
    except RatteryError:
        return "out of reach"
    return WELL


def metrics(tables: Tables) -> str:
    """Everything that is counted, for Prometheus."""
    counts, thinking, limits = tables.counts, tables.thinking, tables.limits
    shown = [
        plain("rattery_tables", "gauge", "Tables in memory.", tables.in_use()),
        plain("rattery_sockets", "gauge", "Open connections to tables.", len(tables.sockets)),
        plain("rattery_moves_total", "counter", "Moves made, by bots too.", counts.moves),
        plain("rattery_messages_total", "counter", "Messages of clients that were understood.", counts.messages),
        plain("rattery_refusals_total", "counter", "Messages of clients that were refused.", counts.refused),
        plain("rattery_given_up_total", "counter", "Connections closed for going on too fast.", counts.given_up),
        plain("rattery_failures_total", "counter", "Unexpected errors; each is in the log.", counts.failures),
        plain("rattery_excluded", "gauge", "Addresses that may not connect for a while.", limits.excluded.count()),
        plain("rattery_waiting_requests", "gauge", "Requests in line.", limits.in_progress.waiting()),
        plain("rattery_waiting_decisions", "gauge", "Decisions of bots in line.", thinking.waiting()),
        plain("rattery_running_decisions", "gauge", "Decisions of bots that are being made.", thinking.running()),
        Metric(
            "rattery_requests_total",
            "counter",
            "HTTP requests by status.",
            [({"status": str(status)}, count) for status, count in sorted(counts.requests.items())],
        ),
        Metric(
            "rattery_restarts_total",
            "counter",
            "Background tasks that failed and were started anew.",
            [({"task": name}, count) for name, count in tables.supervisor.restarts().items()],
        ),
    ]
    latencies = {
        "rattery_answer_seconds": ("From a request of a client to its answer.", counts.answering),
        "rattery_decision_seconds": ("From a bot's turn to its decision, waiting included.", counts.thinking),
    }
    return exposition(tables.presence.process, shown, latencies)
