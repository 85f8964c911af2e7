"""Running: `rattery` and `rattery serve` as somebody types them."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import webbrowser
from pathlib import Path

import pytest

from rattery.core.words import LANGUAGES
from rattery.server import serve as serving
from rattery.server.connection.client import ServerClient, bot, me
from tests.cli.running import Run
from tests.server.serving import TableClient, at_the_table, play_on, served
from tests.waiting import TIMEOUT


def command(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "rattery.cli", *arguments]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rattery_serve_says_where_and_ends_cleanly(tmp_path: Path, lang: str) -> None:
    environment = {**os.environ, "RATTERY_STATE": str(tmp_path)}
    process = subprocess.Popen(  # noqa: S603
        command("serve", "--no-browser", "--port", "0", "--lang", lang),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.default_int_handler) and None,
    )
    assert process.stdout is not None
    assert "http://127.0.0.1:" in process.stdout.readline()
    assert str(tmp_path / "tables.sqlite") in process.stdout.readline()
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=TIMEOUT)
    assert (out, err.strip()) == ("", "")
    assert (tmp_path / "tables.sqlite").is_file()


def test_a_port_that_is_taken_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = str(tmp_path / "t.sqlite")
        run = Run.of(["serve", "--no-browser", "--port", port, "--database", database], "", capsys, monkeypatch)
        assert run.status == 2
        assert port in run.err
        assert run.err.count("\n") == 1


@pytest.mark.parametrize(
    "arguments", [["--port", "-1"], ["--port", "many"], ["--port", "70000"], ["--host", "nowhere.invalid"]]
)
def test_a_place_that_cannot_be_is_refused(
    arguments: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    database = str(tmp_path / "t.sqlite")
    run = Run.of(["serve", "--no-browser", "--database", database, *arguments], "", capsys, monkeypatch)
    assert run.status == 2
    assert run.err.count("\n") == 1


@pytest.mark.parametrize("arguments", [["--host", ""], ["--host", " "], ["--host-name", ""], ["--host-name", ","]])
def test_an_empty_name_is_refused_as_it_would_let_in_everybody(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serving, "serve", lambda options, say: 0)
    run = Run.of(["serve", *arguments], "", capsys, monkeypatch)
    assert (run.status, run.err) == (2, f"{arguments[0]} needs a value. See: rattery serve --help\n")


def test_rattery_alone_shows_the_table_that_is_already_served(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(webbrowser, "open", shown.append)
    monkeypatch.setenv("RATTERY_STATE", str(tmp_path))
    with served(tmp_path / "tables.sqlite") as (address, _):
        monkeypatch.setattr(serving, "PORT", int(address.rpartition(":")[2]))
        run = Run.of([], "", capsys, monkeypatch)
    assert run.status == 0
    assert shown == [address]
    assert address in run.out


@at_the_table
async def test_whoever_is_connected_is_told_of_a_restart_and_comes_back(tmp_path: Path) -> None:
    database = tmp_path / "tables.sqlite"
    with served(database) as (address, _):
        made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), bot("random")])
        client = TableClient.of(made, 0)
        await client.__aenter__()
        await client.ask("begin")
        await play_on(client, 2)
        known = client.version
    await client.until(lambda: any(message["type"] == "bye" for message in client.received))
    with served(database) as (address, _):
        client.api = ServerClient(address)
        await play_on(client, 2)
        assert known is not None
        assert client.version is not None
        assert client.version > known
        await client.__aexit__()
