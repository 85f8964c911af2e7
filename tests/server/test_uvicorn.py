"""The one file that reaches into uvicorn relies on what it says, and on nothing else."""

from __future__ import annotations

import ast
import asyncio
import inspect
from importlib.metadata import version
from pathlib import Path

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

import rattery
from rattery.server.connection import line, wire
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
    assert attributes_of_itself(wire.Wire, WebSocketsSansIOProtocol) - PUBLIC == set(wire.USED)
    assert attributes_of_itself(line.Line, H11Protocol) - PUBLIC == set(line.USED)


@at_the_table
async def test_every_attribute_of_uvicorn_that_is_used_is_there() -> None:
    config = uvicorn.Config(lambda *_: None, log_config=None)
    for kind, used in (
        (WebSocketsSansIOProtocol, wire.USED),
        (H11Protocol, line.USED),
        (HttpToolsProtocol, line.USED),
    ):
        protocol = kind(config, ServerState(), {}, asyncio.get_running_loop())
        missing = [name for name in used if not hasattr(protocol, name)]
        assert missing == [], f"seen with uvicorn {wire.SEEN_WITH}, this is {version('uvicorn')}"


def test_nothing_else_imports_the_protocols_of_uvicorn() -> None:
    reaching = [path.name for path in SERVER.rglob("*.py") if "uvicorn.protocols" in path.read_text(encoding="utf-8")]
    assert sorted(reaching) == ["line.py", "wire.py"]
