"""A client that records everything it receives at a table."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any, Self
from urllib.error import HTTPError
from urllib.request import urlopen

from websockets.asyncio.client import connect

# Timestamps, which differ between tables and are not secret.
TIMES = re.compile(r'"(at|asked|created|changed|time)":[0-9.e+]+')


class Recorder:
    """A connection with one eye that sends given messages and records what it receives."""

    def __init__(self, address: str, table: str, secret: str | None, eye: int | None) -> None:
        self.address, self.table, self.secret, self.eye = address, table, secret, eye
        self.heard: list[str] = []
        self.bytes = 0
        self._pings = 0
        self._ponged = asyncio.Event()

    async def __aenter__(self) -> Self:
        place = self.address.replace("http", "ws", 1) + f"/ws/{self.table}"
        self._socket = await connect(place, compression=None, ping_interval=None, proxy=None, max_size=None)
        self._listening = asyncio.create_task(self._listen())
        await self.say(type="hello", secrets=[self.secret] if self.secret else [], eye=self.eye)
        await self.settle()
        return self

    async def __aexit__(self, *error: object) -> None:
        self._listening.cancel()
        await asyncio.gather(self._listening, return_exceptions=True)
        await self._socket.close()

    async def say(self, **message: Any) -> None:
        await self._socket.send(json.dumps(message))

    async def _listen(self) -> None:
        async for text in self._socket:
            assert isinstance(text, str)
            self.bytes += len(text)
            if text.startswith('{"type":"pong"'):
                self._ponged.set()
            elif not text.startswith('{"type":"online"'):  # presence messages come at any time
                self.heard.append(self._plain(text))

    async def settle(self) -> None:
        """Waits until everything sent so far is answered: the first ping follows the answers, the second one their news."""
        for _ in range(2):
            self._ponged.clear()
            await self.say(type="ping", at=0)
            async with asyncio.timeout(60):
                await self._ponged.wait()

    async def fetch(self, path: str) -> None:
        """Fetches a page over HTTP and records the response."""
        self.heard.append(self._plain(await asyncio.to_thread(self._fetch, path.format(table=self.table))))

    def _fetch(self, path: str) -> str:
        try:
            with urlopen(self.address + path, timeout=60) as answer:  # noqa: S310
                return f"{answer.status} {answer.read().decode()}"
        except HTTPError as refused:
            return f"{refused.code} {refused.read().decode()}"

    def _plain(self, text: str) -> str:
        """The text without what differs between tables: the id and timestamps."""
        return TIMES.sub(r'"\1":0', text.replace(self.table, "T"))

    def take(self) -> list[str]:
        """Returns and clears what was recorded since the last call."""
        heard, self.heard = self.heard, []
        return heard
