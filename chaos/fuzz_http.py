"""Fuzzing of HTTP: every request gets a page, data, or a refusal with a readable sentence, and never a server error."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from http.client import HTTPConnection
from urllib.parse import quote, urlencode, urlsplit

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from chaos.shapes import almost_valid, anything, texts, valid
from rattery.server.connection import incoming

REFUSALS = (400, 403, 404, 405, 409, 413, 429, 503)
READ = (
    "/api/games",
    "/api/rules/{word}",
    "/api/words",
    "/api/tables",
    "/api/tables/{word}",
    "/api/tables/{word}/match",
    "/api/tables/{word}/replay",
    "/api/health",
    "/static/{word}",
    "/t/{word}",
    "/{word}",
)
WRITTEN = {
    "/api/tables": incoming.NewTable,
    "/api/tables/{word}/join": incoming.Join,
    "/api/qr": incoming.Code,
    "/api/sheet": incoming.Sheet,
}
words = texts.map(lambda text: quote(text, safe="")) | st.sampled_from(
    ["{table}", "rat_trap", "..%2f..%2fetc%2fpasswd", "%00", "%ff", "..", "app.js"]
)
questions = st.dictionaries(
    st.sampled_from(["lang", "ids", "from", "to", "game", "x"]),
    texts | st.sampled_from(["fr", "{table}", "0", "-1", "99999999999999999999", "٣", "ratjack", ",".join("abc" * 99)]),
    max_size=3,
).map(lambda asked: urlencode(asked, safe="{}"))


@dataclass(frozen=True)
class Asked:
    """One request."""

    method: str
    path: str
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)


def _read() -> SearchStrategy[Asked]:
    return st.builds(
        lambda method, path, word, question: Asked(method, path.replace("{word}", word) + "?" + question),
        st.sampled_from(["GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS"]),
        st.sampled_from(READ),
        words,
        questions,
    )


def _bodies(kind: type) -> SearchStrategy[bytes]:
    whole = (valid(kind) | almost_valid(kind) | anything).map(lambda body: json.dumps(body).encode())
    return whole | st.binary(max_size=100) | st.just(b"[" * 8000) | st.just(b" " * 9000)


def _written() -> SearchStrategy[Asked]:
    return st.sampled_from(sorted(WRITTEN)).flatmap(
        lambda path: st.builds(
            lambda word, question, body, headers: Asked(
                "POST", path.replace("{word}", word) + "?" + question, body, headers
            ),
            words,
            questions,
            _bodies(WRITTEN[path]),
            st.sampled_from([{}, {"Origin": "http://elsewhere"}, {"Content-Type": "text/plain"}, {"Host": ""}]),
        )
    )


requests = _read() | _written()


class Improper(AssertionError):
    """A response that no client may get, over HTTP or a WebSocket."""


def request(address: str, table: str, asked: Asked) -> int:
    """Sends a request and checks the response; returns its status."""
    url = urlsplit(address)
    connection = HTTPConnection(url.hostname or "", url.port, timeout=60)
    try:
        path = asked.path.replace("{table}", table)
        connection.request(asked.method, path, asked.body or None, asked.headers)
        answer = connection.getresponse()
        text = answer.read().decode("utf-8", "replace")
    finally:
        connection.close()
    _check(asked, answer.status, text)
    return answer.status


def _check(asked: Asked, status: int, text: str) -> None:
    if status < 400:
        return
    if status not in REFUSALS or "Traceback" in text or "site-packages" in text:
        raise Improper(f"{asked} was answered {status}: {text[:300]}")
    if asked.path.startswith("/api/") and asked.method != "HEAD":
        said = json.loads(text)
        if not said["refused"] or not said["words"].strip():
            raise Improper(f"{asked} was refused without a sentence: {text[:300]}")
