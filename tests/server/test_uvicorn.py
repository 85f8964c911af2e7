"""What reaches into uvicorn relies on what `uvicorn_internals` names, and on nothing else."""

from __future__ import annotations

import ast
import asyncio
import inspect
import socket
import sys
import textwrap
from collections import Counter
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

import rattery
from rattery.cli import main
from rattery.cli.errors import BAD_INPUT
from rattery.server.bot_pool import BotPool
from rattery.server.connection import http_protocol, websocket_protocol
from rattery.server.connection import uvicorn_internals as internals
from rattery.server.connection.limits import Limits
from rattery.server.http.app import make_app
from rattery.server.serve import ACCEPTED_AT_ONCE, ServeOptions, Server, listen, open_store
from rattery.server.tables.tables import Tables
from tests.server.serving import at_the_table

SERVER = Path(rattery.__file__).parent / "server"


def used_on(variable: str, source: object) -> set[str]:
    """The attributes that some code looks up or sets on a variable, such as `self`, `self.cycle` or `super()`."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(source)))  # type: ignore[arg-type]
    return {
        node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute) and ast.unparse(node.value) == variable
    }


def inherited(ours: type, theirs: type) -> set[str]:
    """The attributes of uvicorn's that a class looks up, sets, calls or overrides."""
    own_state = {name for name in used_on("self", ours.__init__) if name.startswith("_")}  # type: ignore[misc]
    overridden = {name for name in vars(ours) if hasattr(theirs, name) and not name.startswith("__")}
    looked_up = used_on("self", ours) - set(vars(ours)) - own_state
    return looked_up | overridden | (used_on("super()", ours) - {"__init__"})


def test_every_internal_of_uvicorn_that_is_used_is_named() -> None:
    sansio = websocket_protocol.WebSocketProtocol
    named = {*internals.WEBSOCKET_METHODS, *internals.WEBSOCKET_STATE, "scope"}
    assert inherited(sansio, WebSocketsSansIOProtocol) == named
    http = http_protocol.HttpProtocol
    named = {*internals.HTTP_METHODS, *internals.HTTP_STATE, *internals.QUEUE_METHODS}
    assert inherited(http, HttpToolsProtocol) == named
    cycle = used_on("self.cycle", http) | used_on("self._answering", http)
    assert cycle == set(internals.CYCLE_STATE)
    assert used_on("self.flow", http) == {"read_paused"}


def test_every_internal_of_uvicorn_that_is_used_is_there() -> None:
    assert internals.missing_internals() == [], (
        f"uvicorn {version('uvicorn')} lacks these: look at the files of rattery/server/connection that use them, and at "
        f"serve.py. Seen with uvicorn {internals.SEEN_WITH}"
    )


@at_the_table
async def test_what_instances_of_uvicorns_protocols_set_is_there() -> None:
    config = uvicorn.Config(lambda *_: None, log_config=None)
    for kind, state in (
        (WebSocketsSansIOProtocol, internals.WEBSOCKET_STATE),
        (H11Protocol, internals.HTTP_STATE),
        (HttpToolsProtocol, internals.HTTP_STATE + internals.QUEUE_STATE),
    ):
        protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
        missing = [name for name in state if not hasattr(protocol, name)]
        assert missing == [], f"seen with uvicorn {internals.SEEN_WITH}, this is {version('uvicorn')}"


@pytest.mark.parametrize(
    ("module", "attribute"),
    [
        ("uvicorn.protocols.websockets.websockets_sansio_impl", "WebSocketsSansIOProtocol"),
        ("uvicorn.protocols.http.auto", "AutoHTTPProtocol"),
        ("uvicorn.server", "ServerState"),
    ],
)
def test_a_uvicorn_that_lacks_something_is_told_in_a_sentence(
    module: str, attribute: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delattr(sys.modules[module], attribute)
    assert main(["serve", "--no-browser", "--lang", "fr"]) == BAD_INPUT
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert f"{module}:{attribute}" in told
    assert f'pip install "uvicorn=={internals.SEEN_WITH}"' in told


def test_nothing_else_imports_the_protocols_of_uvicorn() -> None:
    reaching = [path.name for path in SERVER.rglob("*.py") if "uvicorn.protocols" in path.read_text(encoding="utf-8")]
    assert sorted(reaching) == ["http_protocol.py", "uvicorn_internals.py", "websocket_protocol.py"]


def loops() -> list[Callable[[], asyncio.AbstractEventLoop]]:
    """The event loops uvicorn may take."""
    try:
        import uvloop
    except ImportError:
        return [asyncio.new_event_loop]
    return [asyncio.new_event_loop, uvloop.new_event_loop]


@pytest.mark.parametrize("new_loop", loops(), ids=lambda new_loop: str(new_loop.__module__))
def test_a_few_connections_are_accepted_in_a_turn_of_the_loop(
    tmp_path: Path, new_loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    """Between them whoever plays has a turn, however many knock at once."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        accepted = runner.run(_accepted_by_turn(str(tmp_path / "tables.sqlite"), 40))
    assert sum(accepted.values()) == 40
    assert max(accepted.values()) <= ACCEPTED_AT_ONCE + 1  # newer versions of Python accept one more


async def _accepted_by_turn(database: str, many: int) -> Counter[int]:
    """How many connections were made in which turn, if so many wait when the loop comes round to them."""
    accepted, turn, loop = Counter[int](), 0, asyncio.get_running_loop()
    tables = Tables(open_store(database), BotPool(pace=0.0), Limits(free=True))
    ready = asyncio.Event()
    listener = listen(ServeOptions(port=0))
    server = Server(tables, make_app(tables), ready.set)
    made = server.http_protocol.connection_made

    def count(self: http_protocol.HttpProtocol, transport: Any) -> None:
        accepted[turn] += 1
        made(self, transport)

    def turned() -> None:
        nonlocal turn
        turn += 1
        loop.call_soon(turned)

    server.http_protocol.connection_made = count  # type: ignore[method-assign]
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    await ready.wait()
    clients = [socket.create_connection(listener.getsockname()) for _ in range(many)]  # while the loop stands still
    turned()
    while sum(accepted.values()) < many:
        await asyncio.sleep(0)
    for client in clients:
        client.close()
    server.should_exit = True
    await serving
    return accepted
