"""The one file that reaches into uvicorn relies on what it says, and on nothing else."""

from __future__ import annotations

import ast
import asyncio
import inspect
from importlib.metadata import version
from pathlib import Path

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

import rattery
from rattery.server.connection import wire
from tests.server.serving import at_the_table

SERVER = Path(rattery.__file__).parent / "server"
PUBLIC = {"scope", "transport"}  # ASGI's and asyncio's own


def attributes_of_itself() -> set[str]:
    """What the methods of a wire look up on `self`, and what they override."""
    tree = ast.parse(inspect.getsource(wire.Wire))
    looked_up = {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self"
    }
    overridden = {name for name in vars(wire.Wire) if hasattr(WebSocketsSansIOProtocol, name) and name[0] != "_"}
    return (looked_up - set(vars(wire.Wire))) | overridden


def test_every_attribute_of_uvicorn_that_is_used_is_named() -> None:
    assert attributes_of_itself() - PUBLIC == set(wire.USED)


@at_the_table
async def test_every_attribute_of_uvicorn_that_is_used_is_there() -> None:
    config = uvicorn.Config(lambda *_: None, log_config=None)
    protocol = WebSocketsSansIOProtocol(config, ServerState(), {}, asyncio.get_running_loop())
    missing = [name for name in wire.USED if not hasattr(protocol, name)]
    assert missing == [], f"seen with uvicorn {wire.SEEN_WITH}, this is {version('uvicorn')}"


def test_nothing_else_imports_the_protocols_of_uvicorn() -> None:
    reaching = [path.name for path in SERVER.rglob("*.py") if "uvicorn.protocols" in path.read_text(encoding="utf-8")]
    assert reaching == ["wire.py"]
