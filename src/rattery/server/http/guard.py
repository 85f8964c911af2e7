"""The guard in front of every route: security headers, rate limits, hosts and origins, counting, and the access log."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rattery.server.connection.limits import Limits
from rattery.server.errors import NotYours, Refusal, TooFast, WrongHost
from rattery.server.http.access_log import AccessLog
from rattery.server.http.address import client_address, is_allowed_host, is_own_origin
from rattery.server.http.responses import refusal, too_fast
from rattery.server.metrics import Counts

TOO_FAST_DELAY = 0.5  # seconds until a request over the rate limit is refused, which slows down its connection

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}


class Guard:
    """ASGI middleware in front of every route."""

    def __init__(
        self, app: ASGIApp, limits: Limits, counts: Counts, hosts: Collection[str] = (), log: AccessLog | None = None
    ) -> None:
        self.app, self.limits, self.counts, self.hosts, self.log = app, limits, counts, hosts, log

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began, status, size = time.perf_counter(), 500, 0

        async def send_guarded(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(scope, message)
            else:
                size += len(message.get("body", b""))
            await send(message)

        try:
            await self._pass_on(scope, receive, send_guarded)
        finally:
            self.counts.requests[status] += 1
            if self.log is not None:
                self.log.request(scope, status, size, time.perf_counter() - began)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        problem = self._problem(scope)
        if problem is None:
            await self.app(scope, receive, send)
            return
        if isinstance(problem, TooFast):
            await asyncio.sleep(TOO_FAST_DELAY)
        await _refuse(problem, scope, receive, send)

    def _problem(self, scope: Scope) -> Refusal | None:
        """Why a request is refused without reaching a route; None if it may pass."""
        bucket, headers = self.limits.requests.of(client_address(scope)), Headers(scope=scope)
        if not bucket.take():
            return too_fast(bucket)
        if not is_allowed_host(headers, self.hosts):
            return WrongHost("wrong-host")
        if scope["method"] not in ("GET", "HEAD") and not is_own_origin(headers, self.hosts):
            return NotYours("other-origin")
        return None


def _add_headers(scope: Scope, message: Message) -> None:
    headers = MutableHeaders(scope=message)
    for name, value in HEADERS.items():
        headers[name] = value
    if scope["path"].startswith("/api/"):
        headers["Cache-Control"] = "no-store"


async def _refuse(problem: Refusal, scope: Scope, receive: Receive, send: Send) -> None:
    await refusal(problem, "en")(scope, receive, send)
