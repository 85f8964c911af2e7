"""Fuzzing of WebSockets: every message is done or refused with a readable sentence, and a refused one changes nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from chaos.fuzz_http import Improper
from chaos.shapes import almost_valid, anything, valid
from rattery.server.connection.incoming import AnyMessage
from rattery.server.tables.repeated_requests import Done
from rattery.server.tables.tables import Tables

PROPER_CODES = (1003, 1007, 1009, 1013, 4400, 4408, 4409, 4429)  # allowed close codes
NO_MESSAGE = [
    "",
    "{",
    "[]",
    "null",
    "[" * 4000,
    '{"type":"move"',
    '"\\ud800"',
    "9" * 5000,
    '{"type":"ping","at":1e999}',
]

Said = str | bytes
said: SearchStrategy[Said] = st.one_of(
    valid(AnyMessage).map(json.dumps),
    almost_valid(AnyMessage).map(json.dumps),
    anything.map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.sampled_from(NO_MESSAGE),
    st.just("x" * 9000),
)
conversations = st.lists(said, min_size=1, max_size=8)


class Talker:
    """A client at a seat that sends anything; reads the table's state directly from the server in this process."""

    def __init__(self, address: str, tables: Tables, table: str, secrets: list[str]) -> None:
        self.address = address.replace("http", "ws", 1) + f"/ws/{table}"
        self.tables, self.table, self.secrets = tables, table, secrets
        self._pings = 0

    def talk(self, conversation: list[Said]) -> None:
        """Sends the messages; raises Improper on a response that must not be."""
        before, self._refused, self._told_done = set(self._done()), set[str](), set[str]()
        with connect(self.address, compression=None, proxy=None, max_size=None, close_timeout=1) as socket:
            try:
                socket.send(json.dumps({"type": "hello", "secrets": self.secrets, "eye": 0}))
                for one in conversation:
                    socket.send(one)
                    self._listen(socket)
                self._listen(socket)  # a ping may overtake the answer to an earlier message
            except ConnectionClosed as end:
                code = end.rcvd.code if end.rcvd is not None else 1006
                if code not in PROPER_CODES:
                    raise Improper(f"{conversation!r} was closed with {code}") from None
        changed = (self._refused - self._told_done) & (set(self._done()) - before)
        if changed:
            raise Improper(f"{changed} of {conversation!r} was refused and has changed the table")

    def _listen(self, socket: ClientConnection) -> None:
        for answer in self._answers(socket):
            _check(answer)
            if answer["type"] in ("refused", "done"):
                keys = self._refused if answer["type"] == "refused" else self._told_done
                keys.add(f"asked:{answer['id']}")

    def _answers(self, socket: ClientConnection) -> Iterator[dict[str, Any]]:
        """Sends a ping and yields all messages up to its answer."""
        self._pings += 1
        socket.send(json.dumps({"type": "ping", "at": -self._pings}))
        while True:
            answer = json.loads(socket.recv(timeout=60))
            if answer["type"] == "pong" and answer["at"] == -self._pings:
                return
            yield answer

    def _done(self) -> dict[str, Done]:
        """The requests done at the table, by key."""
        return self.tables._tables[self.table].state.done


def _check(answer: dict[str, Any]) -> None:
    """Checks that a refusal is one readable line without internals."""
    if answer["type"] != "refused":
        return
    words = answer["words"]
    if not words.strip() or "\n" in words or "Traceback" in words or "site-packages" in words:
        raise Improper(f"an answer is no sentence: {answer}")
