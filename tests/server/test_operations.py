"""Operations: metrics, the access log, hosts and origins, networks, and tables that are forgotten."""

from __future__ import annotations

import asyncio
import json
import re
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers

from chaos.postgres import Postgres
from rattery.server.connection.client import Refused, ServerClient, bot, me
from rattery.server.http.access_log import AccessLog
from rattery.server.http.address import client_address, is_allowed_host, is_own_origin
from rattery.server.metrics import Histogram, Metric, Sample, exposition
from rattery.server.serve import open_store
from rattery.server.store.store import LogEntry, SeatRow, TableRow
from rattery.server.tables import tables as tables_module
from rattery.server.tables.tables import Tables
from tests.missing_tools import needs_postgres
from tests.server.dealing import Deals
from tests.server.serving import TableClient, at_the_table, play_on, served, there
from tests.waiting import eventually

SAMPLE = re.compile(r'^[a-z_]+\{([a-z]+="[^"]*",?)+\} [0-9.e+-]+$')


# Addresses.


@pytest.mark.parametrize(
    ("host", "counts_as"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8:0:0:ffff::9", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("no address", "no address"),
    ],
)
def test_an_ipv6_network_counts_as_one_client(host: str, counts_as: str) -> None:
    assert client_address({"client": (host, 1234)}) == counts_as
    assert client_address({"client": None}) == ""


@pytest.mark.parametrize(
    ("origin", "host", "names", "is_own"),
    [
        (None, "rats.example", (), True),
        ("https://rats.example", "rats.example", (), True),
        ("http://127.0.0.1:8000", "127.0.0.1:8000", (), True),
        ("http://[::1]:8000", "[::1]:8000", (), True),
        ("https://rats.example:8443", "rats.example", (), True),  # a proxy left out the port
        ("http://[2001:db8::1]:8000", "[2001:db8::1]", (), True),
        ("http://127.0.0.1:1", "127.0.0.1:8000", (), False),
        ("https://evil.example", "rats.example", (), False),
        ("https://rats.example.evil.example", "rats.example", (), False),
        ("null", "rats.example", (), False),
        ("file://", "", (), False),
        ("http://[", "rats.example", (), False),
        ("http://[", "[", (), False),
        ("https://rats.example", "127.0.0.1:8000", (), False),
        ("https://rats.example", "127.0.0.1:8000", ("rats.example",), True),  # a proxy passes on its own name for it
        ("https://evil.example", "evil.example", ("rats.example",), True),  # the host is refused, not the origin
    ],
)
def test_pages_of_this_server_may_and_others_may_not(
    origin: str | None, host: str, names: tuple[str, ...], is_own: bool
) -> None:
    given = {"host": host} | ({} if origin is None else {"origin": origin})
    assert is_own_origin(Headers(given), names) == is_own


@pytest.mark.parametrize(
    ("host", "is_allowed"),
    [
        ("rats.example", True),
        ("RATS.example:443", True),
        ("127.0.0.1:8000", True),
        ("[::1]:8000", True),
        ("evil.example", False),
        ("", False),
        ("[", False),
    ],
)
def test_only_named_hosts_are_answered_for(host: str, is_allowed: bool) -> None:
    assert is_allowed_host(Headers({"host": host}), ("rats.example",)) == is_allowed
    assert is_allowed_host(Headers({"host": host}), ())


# A server with everything on.


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory, deals: Deals) -> Iterator[tuple[str, Tables, Path]]:
    folder = tmp_path_factory.mktemp("operated")
    log = folder / "access.jsonl"
    lines = AccessLog.to(str(log))
    more = {"hosts": ("rats.example",), "metrics": True, "access_log": lines}
    with served(folder / "tables.sqlite", app_options=more, randomness=deals.randomness()) as (address, tables):
        yield address, tables, log
    lines.close()


@at_the_table
async def test_a_request_for_another_host_is_refused(operated: tuple[str, Tables, Path]) -> None:
    address, _, _ = operated
    assert await ServerClient(address, {"Host": "rats.example"}).get("/api/health")
    for path in ("/", "/api/games", "/static/table.js"):
        with pytest.raises(Refused) as told:
            await ServerClient(address, {"Host": "evil.example"}).get(path)
        assert told.value.status == 421


@at_the_table
async def test_metrics_count_what_happens_in_the_format_of_prometheus(operated: tuple[str, Tables, Path]) -> None:
    address, _, _ = operated
    api = ServerClient(address)
    before = read_metrics(address)
    made = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await play_on(ann, 3)
        with pytest.raises(Refused):
            await ann.move("no such move")
        after = await asyncio.to_thread(read_metrics, address)
    assert after["rattery_moves_total"] >= before["rattery_moves_total"] + 3
    assert after["rattery_refusals_total"] == before["rattery_refusals_total"] + 1
    assert after["rattery_sockets"] == before["rattery_sockets"] + 1
    assert after["rattery_tables"] >= 1
    assert after["rattery_answer_seconds_count"] >= before["rattery_answer_seconds_count"] + 5
    for name in ("rattery_waiting_decisions", "rattery_running_decisions", "rattery_waiting_requests"):
        assert after[name] >= 0


def read_metrics(address: str) -> dict[str, float]:
    """The sum of every metric over its labels; every line must be one of the format's."""
    with urllib.request.urlopen(f"{address}/metrics") as answer:  # noqa: S310
        assert answer.headers["Content-Type"].startswith("text/plain; version=0.0.4")
        lines = answer.read().decode().splitlines()
    found: dict[str, float] = {}
    for line in lines:
        if not line.startswith(("# HELP ", "# TYPE ")):
            assert SAMPLE.match(line), line
            name = line.partition("{")[0]
            found[name] = found.get(name, 0.0) + float(line.rpartition(" ")[2])
    return found


def test_a_histogram_counts_up() -> None:
    histogram = Histogram()
    for seconds in (0.001, 0.02, 0.02, 99.0):
        histogram.add(seconds)
    metrics = [Metric("m", "gauge", "Help.", [Sample({"a": 'say "x"\\\n'}, 1.5)]), histogram.metric("h", "Help.")]
    text = exposition([({"process": "p"}, metrics)])
    assert 'm{process="p",a="say \\"x\\"\\\\\\n"} 1.5' in text
    assert 'h_bucket{process="p",le="0.005"} 1\n' in text
    assert 'h_bucket{process="p",le="0.025"} 3\n' in text
    assert 'h_bucket{process="p",le="+Inf"} 4\n' in text
    assert 'h_count{process="p"} 4\n' in text


@at_the_table
async def test_without_the_option_there_are_no_metrics(api: ServerClient) -> None:
    with pytest.raises(Refused) as told:
        await api.get("/metrics")
    assert told.value.status == 404


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is full")
@at_the_table
async def test_no_request_fails_over_its_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    lines = AccessLog.to("/dev/full")
    with served(tmp_path / "tables.sqlite", app_options={"access_log": lines}) as (address, _):
        for _ in range(3):
            assert (await ServerClient(address).get("/api/tables"))["tables"] == []
        made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), me("Bob")])
        async with TableClient.of(made, 0) as ann:
            await ann.ask("say", text="Nobody writes down that I was here.")
    lines.close()
    told = [record.levelname for record in caplog.records if "TEST SERVER" not in record.getMessage()]
    assert told == ["ERROR"], "it is told once"
    assert "lines of the access log are lost" in caplog.text


@at_the_table
async def test_the_access_log_has_a_line_for_everything_and_no_secrets(operated: tuple[str, Tables, Path]) -> None:
    address, _, file = operated
    api = ServerClient(address)
    made = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])
    async with TableClient.of(made, 0):
        pass
    for path in (f"/api/tables/{made.secret(0)}", f"/{made.secret(0)}", f"/api/tables/{made.table}?lang=fr"):
        try:
            await api.get(path)
        except Refused:
            continue
    await eventually(
        lambda: '"WS"' in file.read_text(encoding="utf-8") and '{table}","status":200' in file.read_text("utf-8")
    )
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    kinds = {(line["method"], line["path"], line.get("status", line.get("code"))) for line in lines}
    assert {
        ("POST", "/api/tables", 201),
        ("WS", "/ws/{table}", None),
        ("GET", "/api/tables/{table}", 404),
        ("GET", "/api/tables/{table}", 200),
        ("GET", "-", 404),
    } <= kinds
    assert all(line["client"] == "127.0.0.1" and line["ms"] >= 0 and line["at"] > 0 for line in lines)
    text = file.read_text(encoding="utf-8")
    assert not any(secret in text for secret in (*made.secrets(), made.table))


# Tables that are forgotten.


def old_table(name: str, days: float) -> tuple[TableRow, LogEntry]:
    at = time.time() - days * tables_module.SECONDS_A_DAY
    row = TableRow(name, "rat_trap(players=2)", {}, "07" * 16, None, (SeatRow("person"),) * 2, False, at, None)
    return row, LogEntry(1, "say", 0, {"text": "x"}, None, at)


STORES = [
    "sqlite",
    pytest.param("postgres", marks=needs_postgres),
]


@pytest.mark.parametrize("kind", STORES)
@at_the_table
async def test_tables_at_which_nothing_has_happened_for_long_are_deleted_if_one_says_so(
    tmp_path: Path, kind: str
) -> None:
    database = Postgres(tmp_path) if kind == "postgres" else None
    place = database.url if database is not None else str(tmp_path / "tables.sqlite")
    try:
        store: Any = open_store(place)
        await store.open(lambda *_: None, lambda _: None)
        for name, days in (("old", 40), ("young", 20), ("used", 40)):
            row, entry = old_table(name, days)
            await store.create(row)
            await store.append(name, entry)
        await store.append("used", LogEntry(2, "say", 0, {"text": "y"}, None, time.time()))
        await store.finish("old", {"game": "rat_trap"})
        assert await store.idle_since(time.time() - 30 * tables_module.SECONDS_A_DAY, 10) == ["old"]
        await store.delete("old")
        assert [await store.table(name) is None for name in ("old", "young", "used")] == [True, False, False]
        assert await store.log_entries("old") == []
        assert await store.results(["old"]) == {}
        await store.close()
    finally:
        if database is not None:
            database.kill()


@at_the_table
async def test_a_table_somebody_is_at_is_not_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables_module, "DELETE_INTERVAL", 0.05)
    with served(tmp_path / "tables.sqlite") as (address, _):
        old = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), bot("random")])
        kept = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), bot("random")])
    with served(tmp_path / "tables.sqlite") as (address, tables):
        api = ServerClient(address)
        async with TableClient(api, kept.table) as ann:
            monkeypatch.setattr(tables_module, "SECONDS_A_DAY", -1.0)  # everything is old
            ann_loop = next(iter(tables.sessions)).protocol.loop
            ann_loop.call_soon_threadsafe(
                tables.supervisor.supervise, "deleting old tables", partial(tables._delete_old_tables, 1)
            )

            async def is_gone() -> bool:
                return await tables.store.table(old.table) is None

            await eventually(lambda: there(tables, is_gone()))
            await ann.speak("fr")
        assert await api.get(f"/api/tables/{kept.table}")
