"""Fixtures: one server, shared by all tests that do not kill it, with given deals, and a controllable clock."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from rattery.server.connection.client import ServerClient
from rattery.server.tables.tables import Tables
from tests.server.dealing import FIRST_DEAL, Deals
from tests.server.serving import Clock, served


@pytest.fixture(scope="session")
def deals() -> Deals:
    """The deals of servers that several tests share. A fixture for several tests that makes a table chooses a deal first."""
    return Deals()


@pytest.fixture(autouse=True)
def chosen_deal(deals: Deals) -> None:
    """Every test gets the same deals in every run, whichever tests have run before it."""
    deals.choose(FIRST_DEAL)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, deals: Deals) -> Iterator[tuple[str, Tables]]:
    with served(tmp_path_factory.mktemp("tables") / "tables.sqlite", randomness=deals.randomness()) as running:
        yield running


@pytest.fixture
def api(server: tuple[str, Tables]) -> ServerClient:
    return ServerClient(server[0])


@pytest.fixture
def tables(server: tuple[str, Tables]) -> Tables:
    return server[1]


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(time, "monotonic", clock)
    return clock


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "tables.sqlite"
