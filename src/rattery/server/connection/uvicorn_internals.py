"""The internals of uvicorn that the server relies on, by name; `check_uvicorn` refuses to serve where one is missing.

They are used in `http_protocol`, `websocket_protocol` and `serve` alone. Imports nothing of these, so that the check can run
before an import fails.
"""

from __future__ import annotations

from importlib.metadata import version
from importlib.util import find_spec

from rattery.core.internals import missing_names
from rattery.server.errors import Refusal

SEEN_WITH = "0.54.0"  # the last version of uvicorn the server was checked with

H11 = "uvicorn.protocols.http.h11_impl"
HTTPTOOLS = "uvicorn.protocols.http.httptools_impl"
WEBSOCKETS = "uvicorn.protocols.websockets.websockets_sansio_impl"

# What `http_protocol` overrides, calls and reads on both of uvicorn's HTTP protocols.
HTTP_METHODS = ("connection_lost", "connection_made", "data_received", "on_response_complete")
HTTP_STATE = ("client", "cycle", "flow", "loop", "transport")
CYCLE_STATE = ("disconnected", "message_event", "response_complete")
# And on that for httptools, which alone queues requests: the other starts a request only after the last was answered.
QUEUE_METHODS = ("_start_asgi_task",)
QUEUE_STATE = ("pipeline",)

# What `websocket_protocol` overrides, calls, reads and sets.
WEBSOCKET_METHODS = (
    *("connection_lost", "data_received", "handle_connect", "receive", "resume_writing", "send"),
    "send_receive_event_to_app",
)
WEBSOCKET_STATE = (
    *("close_sent", "close_timeout", "curr_msg_data_type", "frames", "handshake_initiated", "loop", "queue"),
    *("read_paused", "transport", "writable"),
)


def _relied_on() -> tuple[list[str], dict[str, tuple[str, ...]]]:
    """The names to look up, and the attributes of instances by the function that sets them."""
    names = [
        "uvicorn.middleware.proxy_headers:ProxyHeadersMiddleware",
        "uvicorn.protocols.http.auto:AutoHTTPProtocol",
        "uvicorn.protocols.utils:ClientDisconnected",
        "uvicorn.server:Server.shutdown",
        "uvicorn.server:Server.startup",
        "uvicorn.server:ServerState",
        *(f"{WEBSOCKETS}:WebSocketsSansIOProtocol.{method}" for method in WEBSOCKET_METHODS),
    ]
    set_by = {
        "uvicorn.lifespan.off:LifespanOff.__init__": ("state",),
        "uvicorn.middleware.proxy_headers:ProxyHeadersMiddleware.__init__": ("trusted_hosts",),
        "uvicorn.protocols.http.flow_control:FlowControl.__init__": ("read_paused",),
        "uvicorn.server:Server.__init__": ("config", "server_state", "should_exit"),
        "uvicorn.server:Server._serve": ("lifespan",),
        f"{WEBSOCKETS}:WebSocketsSansIOProtocol.__init__": WEBSOCKET_STATE,
        f"{WEBSOCKETS}:WebSocketsSansIOProtocol.handle_connect": ("scope",),
    }
    for module, protocol, methods, state in (
        (H11, "H11Protocol", HTTP_METHODS, HTTP_STATE),
        (HTTPTOOLS, "HttpToolsProtocol", HTTP_METHODS + QUEUE_METHODS, HTTP_STATE + QUEUE_STATE),
    ):
        if module == HTTPTOOLS and find_spec("httptools") is None:
            continue  # optional: uvicorn then parses with h11
        names += [f"{module}:{protocol}.{method}" for method in methods]
        set_by[f"{module}:{protocol}.__init__"] = state
        set_by[f"{module}:RequestResponseCycle.__init__"] = CYCLE_STATE
    return names, set_by


class UvicornChanged(Refusal):
    """A version of uvicorn that the server cannot run with."""


def missing_internals() -> list[str]:
    """What the installed uvicorn lacks; empty for every version that was tested."""
    return missing_names(*_relied_on())


def check_uvicorn() -> None:
    """Raise UvicornChanged, which names the version to install, if something is missing. Takes about as long as importing
    uvicorn, which is needed anyway."""
    if missing := missing_internals():
        command = f'pip install "uvicorn=={SEEN_WITH}"'
        raise UvicornChanged(
            "uvicorn-changed", version=version("uvicorn"), missing=", ".join(missing), tested=SEEN_WITH, command=command
        )
