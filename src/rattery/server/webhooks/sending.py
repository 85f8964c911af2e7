"""Sending one message to one webhook: blocking, with a deadline, to a checked address only.

`Sender.send` runs in a thread. The host name is resolved once; the connection is made to the resolved address, and the TLS
certificate is checked against the name. Only the status of the response is used, and no error contains the URL.
"""

from __future__ import annotations

import contextlib
import http.client
import json
import socket
import ssl
import threading
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from urllib.parse import SplitResult, urlsplit

from rattery.server.webhooks.address import PORTS, is_public

RESOLVE_TIMEOUT = 5.0  # seconds to resolve the host name
TIMEOUT = 5.0  # seconds for each blocking operation on the socket
DEADLINE = 10.0  # seconds for the request and the response together, once connected
JSON_HOSTS = ("discord.com", "discordapp.com")  # expect JSON; all others receive plain text, as ntfy does

Resolve = Callable[[str, int], list[str]]


class CannotSend(Exception):
    """A message could not be delivered; `webhook-<problem>` is the id of the sentence that says why."""

    def __init__(self, problem: str) -> None:
        super().__init__(problem)
        self.problem = problem


def resolve(host: str, port: int) -> list[str]:
    """All IP addresses of a host."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(address[0]) for *_, address in found]


def resolve_within(seconds: float, resolve: Resolve, host: str, port: int) -> list[str]:
    """Resolve a host; raises TimeoutError after a deadline.

    Resolving cannot be cancelled: it runs in a thread of its own, which is abandoned at the deadline and ends when the
    system's resolver gives up. So there are at most (that time / `seconds`) such threads for every thread that calls this.
    """
    found: Future[list[str]] = Future()

    def run() -> None:
        try:
            found.set_result(resolve(host, port))
        except Exception as error:
            found.set_exception(error)

    threading.Thread(target=run, name="resolving", daemon=True).start()
    return found.result(seconds)


@dataclass(frozen=True)
class Sender:
    """Sends messages; stateless and thread-safe. Tests replace the resolver, the address check and the certificates."""

    over_http: bool = False
    resolve: Resolve = resolve
    may_connect: Callable[[str], bool] = is_public
    ports: dict[str, int] = field(default_factory=lambda: dict(PORTS))
    context: ssl.SSLContext | None = None
    resolve_timeout: float = RESOLVE_TIMEOUT
    deadline: float = DEADLINE

    def send(self, address: str, text: str, link: str) -> None:
        """Send a message. Raises CannotSend.

        Blocks for at most `resolve_timeout`, then TIMEOUT to connect and TIMEOUT for TLS, then `deadline`.
        """
        parts = urlsplit(address)
        if parts.scheme not in self.ports or (parts.scheme == "http" and not self.over_http):
            raise CannotSend("refused")
        connection = self._connect(parts)
        watchdog = threading.Timer(self.deadline, _hang_up, [connection])
        watchdog.start()
        try:
            status = _post(connection, parts, text, link)
        except (OSError, http.client.HTTPException, ValueError):
            raise CannotSend("no-answer") from None
        finally:
            watchdog.cancel()
            connection.close()
        if not 200 <= status < 300:
            raise CannotSend("moved" if 300 <= status < 400 else "refused")

    def _connect(self, parts: SplitResult) -> http.client.HTTPConnection:
        """Open a connection to an address that was checked, with TLS for https."""
        host, port = parts.hostname or "", self.ports[parts.scheme]
        connection = http.client.HTTPConnection(host, port, timeout=TIMEOUT)
        opened = self._open(self._address(host, port), port)
        if parts.scheme == "https":
            context = self.context or ssl.create_default_context()
            try:
                opened = context.wrap_socket(opened, server_hostname=host)
            except (OSError, ValueError):
                opened.close()
                raise CannotSend("no-tls") from None
        connection.sock = opened
        return connection

    def _address(self, host: str, port: int) -> str:
        """The first IP address of a host; refused unless all of them are public."""
        try:
            found = resolve_within(self.resolve_timeout, self.resolve, host, port)
        except (OSError, UnicodeError):
            raise CannotSend("no-host") from None
        if not found:
            raise CannotSend("no-host")
        if not all(map(self.may_connect, found)):
            raise CannotSend("inside")
        return found[0]

    def _open(self, address: str, port: int) -> socket.socket:
        try:
            opened = socket.create_connection((address, port), timeout=TIMEOUT)
        except OSError:
            raise CannotSend("no-answer") from None
        try:
            is_own = opened.getpeername()[0] == opened.getsockname()[0]  # a public address of this machine itself
        except OSError:  # the other side has hung up already
            opened.close()
            raise CannotSend("no-answer") from None
        if is_own and self.may_connect is is_public:
            opened.close()
            raise CannotSend("inside")
        return opened


def _post(connection: http.client.HTTPConnection, parts: SplitResult, text: str, link: str) -> int:
    body, headers = message_for(parts.hostname or "", text, link)
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    connection.request("POST", path, body, headers)
    return connection.getresponse().status


def message_for(host: str, text: str, link: str) -> tuple[bytes, dict[str, str]]:
    """The body and headers a service expects: JSON with `content`, or plain text with the link in a header as well."""
    agent = {"User-Agent": "rattery"}
    if host in JSON_HOSTS:
        content = {"content": f"{text} {link}".strip(), "allowed_mentions": {"parse": []}}
        return json.dumps(content).encode(), agent | {"Content-Type": "application/json"}
    clickable = {"Click": link} if link else {}
    return f"{text}\n{link}".strip().encode(), agent | {"Content-Type": "text/plain; charset=utf-8"} | clickable


def _hang_up(connection: http.client.HTTPConnection) -> None:
    """Abort a connection after the deadline: a blocked read or write in the sending thread fails immediately."""
    with contextlib.suppress(OSError, AttributeError):
        connection.sock.shutdown(socket.SHUT_RDWR)
