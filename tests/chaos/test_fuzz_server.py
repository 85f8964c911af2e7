"""Fuzzing of the server: no message or request causes a server error or a traceback, or changes what it must not."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from chaos.fuzz_http import Asked, request, requests
from chaos.fuzz_settings import fuzz_settings
from chaos.fuzz_socket import Said, Talker, conversations
from rattery.server.connection import incoming
from rattery.server.connection.client import Made, ServerClient, bot, me
from rattery.server.errors import NotUnderstood
from rattery.server.tables import requests as requests_module
from rattery.server.tables import table as table_module
from rattery.server.tables.tables import Tables
from tests.server.serving import TableClient, served

Running = tuple[str, Tables, Made]


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    """A running table of two people and a bot, for one test only, as messages may be processed late."""
    with served(tmp_path / "tables.sqlite") as (address, tables):
        yield address, tables, asyncio.run(begun(address))


async def begun(address: str) -> Made:
    made = await ServerClient(address).create("rat_trap(players=3)", [me("Ann"), me("Bob"), bot("random")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await ann.until(lambda: ann.yours)  # from here on the bot waits for a person
    return made


@pytest.fixture
def no_failures(caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fails a test in which the server logs an error; allows no bots that need compiling."""
    monkeypatch.setattr(requests_module, "known_bots", lambda: ("random",))
    yield
    assert [record for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


@pytest.mark.usefixtures("no_failures")
def test_anything_may_be_said(running: Running) -> None:
    address, tables, made = running

    @fuzz_settings()
    @given(conversations)
    def say(conversation: list[Said]) -> None:
        Talker(address, tables, made.table, made.secrets()).talk(conversation)

    say()


@pytest.mark.usefixtures("no_failures")
def test_anything_may_be_requested(running: Running) -> None:
    address, tables, made = running

    @fuzz_settings(1.5)
    @given(requests)
    def ask(asked: Asked) -> None:
        before = len(tables._tables[made.table].state.done)
        status = request(address, made.table, asked)
        assert status < 400 or len(tables._tables[made.table].state.done) == before

    ask()


def test_a_failure_of_the_server_is_found(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    address, tables, made = running

    def broken(*asked: Any) -> Any:
        raise ZeroDivisionError

    monkeypatch.setitem(requests_module.VALIDATORS, incoming.Begin, broken)  # type: ignore[misc]
    with pytest.raises(AssertionError):
        Talker(address, tables, made.table, made.secrets()).talk(['{"type":"begin","id":"0123456789"}'])
    assert any(record.levelno >= logging.ERROR for record in caplog.records)


def test_a_refusal_that_has_changed_the_table_is_found(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    address, tables, made = running
    honest = table_module.Table.ask

    async def does_and_refuses(self: Any, *asked: Any) -> Any:
        await honest(self, *asked)
        raise NotUnderstood("hello-once")

    monkeypatch.setattr(table_module.Table, "ask", does_and_refuses)
    with pytest.raises(AssertionError, match="has changed the table"):
        Talker(address, tables, made.table, made.secrets()).talk(['{"type":"say","id":"9876543210","text":"hi"}'])
