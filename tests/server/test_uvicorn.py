"""The one file that reaches into uvicorn relies on what it says, and on nothing else."""

from __future__ import annotations

import ast
import asyncio
import inspect
import socket
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
from rattery.server.bot_pool import BotPool
from rattery.server.connection import http_protocol, websocket_protocol
from rattery.server.connection.limits import Limits
from rattery.server.http.app import make_app
from rattery.server.serve import ACCEPTED_AT_ONCE, ServeOptions, Server, listen, open_store
from rattery.server.tables.tables import Tables
from tests.server.serving import at_the_table

SERVER = Path(rattery.__file__).parent / "server"
PUBLIC = {"scope", "transport"}  # ASGI's and asyncio's own


def attributes_of_itself(ours: type, theirs: type) -> set[str]:
    """What the methods of a class look up on `self`, and what they override."""
    tree = ast.parse(inspect.getsource(ours))
    looked_up = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    own = {name for name in looked_up | set(vars(ours)) if name[0] == "_" and not hasattr(theirs, name)}
    overridden = {name for name in vars(ours) if hasattr(theirs, name) and name[0] != "_"}
    return (looked_up - set(vars(ours)) - own) | overridden


def test_every_attribute_of_uvicorn_that_is_used_is_named() -> None:
    assert attributes_of_itself(websocket_protocol.WebSocketProtocol, WebSocketsSansIOProtocol) - PUBLIC == set(
        websocket_protocol.USED
    )
    assert attributes_of_itself(http_protocol.HttpProtocol, H11Protocol) - PUBLIC == set(http_protocol.USED)


@at_the_table
async def test_every_attribute_of_uvicorn_that_is_used_is_there() -> None:
    config = uvicorn.Config(lambda *_: None, log_config=None)
    for kind, used in (
        (WebSocketsSansIOProtocol, websocket_protocol.USED),
        (H11Protocol, http_protocol.USED),
        (HttpToolsProtocol, http_protocol.USED),
    ):
        protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
        missing = [name for name in used if not hasattr(protocol, name)]
        assert missing == [], f"seen with uvicorn {websocket_protocol.SEEN_WITH}, this is {version('uvicorn')}"


def test_nothing_else_imports_the_protocols_of_uvicorn() -> None:
    reaching = [path.name for path in SERVER.rglob("*.py") if "uvicorn.protocols" in path.read_text(encoding="utf-8")]
    assert sorted(reaching) == ["http_protocol.py", "websocket_protocol.py"]


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
