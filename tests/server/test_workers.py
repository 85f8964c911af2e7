"""Workers: several processes behind one port are one server, and one of them may die."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from chaos.postgres import Postgres
from rattery.server import workers as workers_module
from rattery.server.connection.client import ServerClient, bot, me
from rattery.server.connection.handover import MAX_HEAD_BYTES, Handover
from rattery.server.connection.limits import Limits
from rattery.server.connection.shared_limits import ROWS, SharedLimits
from rattery.server.http.operations import merged_checks, merged_metrics
from rattery.server.metrics import plain
from rattery.server.serve import ServeOptions
from rattery.server.worker_status import Status, WorkerStatus
from rattery.server.workers import Job, Worker
from tests.missing_tools import needs_linux, needs_postgres
from tests.server.serving import TableClient, at_the_table, play_on
from tests.waiting import eventually

SERVE = """
import sys
from rattery.server.serve import ServeOptions, serve
options = ServeOptions(
    port=0, database=sys.argv[1], open_browser=False, pace=0.0, free=True, metrics=True, workers=2,
    access_log=sys.argv[2] if len(sys.argv) > 2 else None,
)
serve(options, lambda message, **facts: print(facts["here"], flush=True))
"""


class Workers:
    """Two workers behind one port."""

    def __init__(self, database: str, *access_log: str) -> None:
        command = [sys.executable, "-c", SERVE, database, *access_log]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()

    def pids(self) -> set[int]:
        """The processes of the workers; each has children of its own, which are not told."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text(encoding="ascii")
        return {int(pid) for pid in children.split()}

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    postgres = Postgres(tmp_path_factory.mktemp("pg"))
    yield postgres.url
    postgres.kill()


@pytest.fixture(scope="module")
def workers(database: str) -> Iterator[Workers]:
    running = Workers(database)
    yield running
    running.stop()


def sockets_by_worker(address: str) -> dict[str, int]:
    """How many connections to tables each worker has; any of them tells it of all."""
    with urllib.request.urlopen(f"{address}/metrics") as answer:  # noqa: S310
        text = answer.read().decode()
    assert text.count("# TYPE rattery_sockets gauge") == 1
    return {worker: int(n) for worker, n in re.findall(r'rattery_sockets\{process="\w+",worker="(\d)"\} (\d+)', text)}


@needs_linux
@needs_postgres
@at_the_table
async def test_all_connections_of_a_table_are_at_home_in_one_worker(workers: Workers) -> None:
    api = ServerClient(workers.address)
    mades = [await api.create("rat_trap(players=2)", [me("Ann"), me("Bob")]) for _ in range(6)]
    clients = [TableClient(api, made.table, [made.host, made.secret(seat)], seat) for made in mades for seat in (0, 1)]
    for table_client in clients:
        await table_client.__aenter__()
    counts = await asyncio.to_thread(sockets_by_worker, workers.address)
    assert sum(counts.values()) == len(clients)
    handover = Handover(Path(), 0, 2)
    homes = [handover.home_of(made.table.encode()) for made in mades for _ in (0, 1)]
    assert counts == {"0": homes.count(0), "1": homes.count(1)}
    for table_client in clients:
        await table_client.__aexit__()


@needs_linux
@needs_postgres
@at_the_table
async def test_a_worker_that_is_killed_is_replaced_and_its_tables_go_on(workers: Workers) -> None:
    api = ServerClient(workers.address)
    mades = [await api.create("pied_piper(players=2)", [me("Ann"), bot("random")]) for _ in range(4)]
    clients = [TableClient.of(made, 0) for made in mades]
    for table_client in clients:
        await table_client.__aenter__()
        await table_client.ask("begin")
    playing = [asyncio.create_task(play_on(table_client)) for table_client in clients]
    await clients[0].until(lambda: clients[0].position and clients[0].position["ply"] >= 4)
    before = workers.pids()
    assert (await api.get("/api/health"))["checks"]["workers"] == "ok"
    os.kill(min(before), signal.SIGKILL)
    await asyncio.gather(*playing)
    assert all(table_client.is_over for table_client in clients)
    await eventually(lambda: len(workers.pids()) == 2 and workers.pids() != before)
    for table_client in clients:
        await table_client.__aexit__()


@needs_linux
@needs_postgres
@at_the_table
async def test_workers_end_with_the_process_that_keeps_them(database: str) -> None:
    running = Workers(database)
    pids = running.pids()
    os.kill(running.process.pid, signal.SIGKILL)
    running.stop()
    await eventually(lambda: not any(_is_alive(pid) for pid in pids))


@needs_linux
@needs_postgres
@at_the_table
async def test_the_access_log_of_all_workers_goes_to_the_standard_output(database: str) -> None:
    running = Workers(database, "-")
    for _ in range(5):
        await ServerClient(running.address).get("/api/games")
    running.process.terminate()
    told, _ = running.process.communicate()
    assert [json.loads(line)["path"] for line in told.splitlines()] == ["/api/games"] * 5


def test_a_worker_that_cannot_be_restarted_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(workers_module, "WORKER", "import sys; sys.stdin.readline()")
    worker = Worker(Job(ServeOptions(), str(tmp_path), 0))
    first = worker.process
    try:
        assert not worker.wait_until_ready()
        first.wait()
        now = time.monotonic()
        worker.restart_if_exited(now)
        with monkeypatch.context() as full:
            full.setattr(subprocess, "Popen", _no_memory)
            worker.restart_if_exited(now + 100)
        assert worker.process is first
        worker.restart_if_exited(now + 200)
        assert worker.process is not first
    finally:
        worker.stop()
    assert "cannot be started" in caplog.text


def _no_memory(*_: object, **__: object) -> subprocess.Popen[bytes]:
    raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM))


def _is_alive(pid: int) -> bool:
    try:
        return ") Z" not in Path(f"/proc/{pid}/stat").read_text(encoding="ascii")
    except OSError:
        return False


def test_several_workers_need_a_store_they_can_share(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from rattery.cli import main

    assert main(["serve", "--no-browser", "--workers", "2", "--database", str(tmp_path / "tables.sqlite")]) == 2
    assert "PostgreSQL" in capsys.readouterr().err
    assert main(["serve", "--no-browser", "--workers", "0"]) == 2


@at_the_table
async def test_a_connection_is_handed_over_with_what_was_read(tmp_path: Path) -> None:
    here, there = Handover(tmp_path, 0, 2), Handover(tmp_path, 1, 2)
    received: list[tuple[socket.socket, bytes]] = []
    there.open(lambda connection, head: received.append((connection, head)))
    here.open(lambda *_: None)
    tables = [f"table{number}" for number in range(20)]
    away = next(name for name in tables if here.home_of(name.encode()) == 1)
    own = next(name for name in tables if here.home_of(name.encode()) == 0)
    client, server = socket.socketpair()
    head = f"GET /ws/{away} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
    assert not here.hand_over(server, head.replace(away.encode(), own.encode()))
    assert not here.hand_over(server, b"GET /api/games HTTP/1.1\r\n\r\n")
    assert not here.hand_over(server, head + b"x" * MAX_HEAD_BYTES)
    assert here.hand_over(server, head)
    server.close()
    await eventually(lambda: received)
    connection, got = received[0]
    assert got == head
    connection.send(b"hello")
    assert client.recv(10) == b"hello"
    there.close()
    assert not here.hand_over(client, head), "a neighbour that is gone gets nothing"
    here.close()
    client.close()
    connection.close()


# Every worker answers for the whole server.


def status_of(process: str, **checks: str) -> Status:
    return Status(process, {"store": "ok", "listener": "ok"} | checks, [plain("m_total", "counter", "Help.", 2)])


@at_the_table
async def test_a_worker_tells_the_health_and_the_metrics_of_all(tmp_path: Path) -> None:
    here, there = WorkerStatus(tmp_path, 0, 2), WorkerStatus(tmp_path, 1, 2)

    async def well() -> Status:
        return status_of("a")

    async def ill() -> Status:
        return status_of("b", listener="not connected")

    found = await here.collect(well)
    assert found == {0: status_of("a"), 1: None}
    assert merged_checks(found) == {"store": "ok", "listener": "ok", "workers": "worker 1 does not answer"}
    await there.open(ill)
    found = await here.collect(well)
    assert merged_checks(found) == {"store": "ok", "listener": "worker 1: not connected", "workers": "ok"}
    assert merged_metrics(found).splitlines()[2:] == [
        'm_total{process="a",worker="0"} 2',
        'm_total{process="b",worker="1"} 2',
    ]
    there.close()
    assert (await WorkerStatus().collect(well)) == {0: status_of("a")}
    assert merged_checks({0: status_of("a")}) == {"store": "ok", "listener": "ok"}, (
        "a server of one process has no workers"
    )


# Limits by address are those of the whole server.


def two_limits(folder: Path) -> tuple[Limits, Limits]:
    SharedLimits.make(folder / "limits", 2)
    here, there = (Limits(False, SharedLimits(folder / "limits", own, 2)) for own in (0, 1))
    return here, there


def test_what_one_worker_lets_pass_counts_for_the_others(tmp_path: Path) -> None:
    here, there = two_limits(tmp_path)
    passed = 0
    while (here, there)[passed % 2].creating.of("192.0.2.1").take():
        passed += 1
    assert passed == 20, "the capacity of one bucket, not of two"
    assert not here.creating.of("192.0.2.1").take()
    assert there.creating.of("192.0.2.2").take()
    assert here.wrong.of("192.0.2.1").take(), "every limit has rows of its own"


def test_an_address_one_worker_gave_up_connects_to_none(tmp_path: Path) -> None:
    here, there = two_limits(tmp_path)
    here.excluded.add("192.0.2.1")
    assert there.excluded.has("192.0.2.1")
    assert not there.excluded.has("192.0.2.2")
    assert (here.excluded.count(), there.excluded.count()) == (1, 1)


def test_connections_are_counted_over_all_workers_and_those_of_a_dead_one_are_gone(tmp_path: Path) -> None:
    here, there = two_limits(tmp_path)
    for limits in (here, there, there):
        limits.open.add("192.0.2.1")
    assert (here.open.count("192.0.2.1"), there.open.count("192.0.2.1")) == (3, 3)
    there.open.remove("192.0.2.1")
    assert here.open.count("192.0.2.1") == 2
    assert here.tcp_connections.count("192.0.2.1") == 0, "connections of every kind are counted apart"
    there.tcp_connections.add("192.0.2.1")
    assert here.tcp_connections.count("192.0.2.1") == 1
    Limits(False, SharedLimits(tmp_path / "limits", 1, 2))  # a worker that was started anew has none
    assert (here.open.count("192.0.2.1"), here.tcp_connections.count("192.0.2.1")) == (1, 0)


def test_more_addresses_than_rows_are_no_trouble(tmp_path: Path) -> None:
    here, _ = two_limits(tmp_path)
    for number in range(ROWS + 500):
        assert here.creating.of(f"address {number}").take()
