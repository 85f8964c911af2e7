"""A wire: a WebSocket as the server hands it over, with as little as possible between it and the table."""

from __future__ import annotations

from starlette.types import Receive, Send


class Gone(Exception):
    """The other side is gone."""


class Wire:
    """Text in both directions."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send

    async def accept(self) -> None:
        if (await self._receive())["type"] != "websocket.connect":
            raise Gone
        await self._send({"type": "websocket.accept"})

    async def read(self) -> str | bytes:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | bytes | None = message.get("text")
        return text if text is not None else message.get("bytes") or b""

    async def write(self, text: bytes) -> None:
        try:
            await self._send({"type": "websocket.send", "text": text.decode()})
        except (OSError, RuntimeError):  # it was closed meanwhile
            raise Gone from None

    async def close(self, code: int) -> None:
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):  # it was closed from the other side
            return
