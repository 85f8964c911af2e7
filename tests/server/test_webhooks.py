"""Webhooks: a message when it is one's turn and one is away; to public addresses only, and the address stays a secret."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import threading
from collections.abc import Iterator
from dataclasses import replace
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest

from rattery.server.bot_pool import BotPool
from rattery.server.connection.client import Refused, ServerClient, friend, me
from rattery.server.connection.limits import Limits
from rattery.server.errors import NotUnderstood
from rattery.server.http.app import make_app
from rattery.server.serve import ServeOptions, Server, listen, open_store
from rattery.server.store.reading import reading
from rattery.server.tables.seat import Webhook
from rattery.server.tables.tables import Tables
from rattery.server.upkeep.exporting import export
from rattery.server.webhooks import calls as calls_module
from rattery.server.webhooks.address import checked_address, checked_link, is_public
from rattery.server.webhooks.calls import Calls
from rattery.server.webhooks.sending import CannotSend, Sender, message_for
from tests.server.serving import TableClient, at_the_table
from tests.waiting import TIMEOUT, eventually

# Addresses that may be stored.


@pytest.mark.parametrize("text", ["https://ntfy.sh/my-word", " https://discord.com/api/webhooks/1/a_b?wait=true "])
def test_an_address_is_https_with_a_host(text: str) -> None:
    assert checked_address(text) == text.strip()


@pytest.mark.parametrize(
    "text",
    [
        *(
            "http://ntfy.sh/word",
            "ftp://ntfy.sh/word",
            "ntfy.sh/word",
            "file:///etc/passwd",
            "https://",
            "https://ntfy",
        ),
        *("https://me:password@ntfy.sh/word", "https://ntfy.sh:22/word", "https://ntfy.sh:99999/", "https://[::1]/"),
        *("https://127.1/x y", "https://ntfy.sh/wörd", "https://ntfy.sh\\@inside/", "https://a..b/", "https://-a.b/"),
        *("https://ntfy.sh/\r\nHost: inside", "https://" + "a" * 300 + ".org/", "//ntfy.sh/word", "https://localhost/"),
    ],
)
def test_anything_else_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(NotUnderstood) as refused:
        checked_address(text)
    for lang in ("en", "fr", "de"):
        assert refused.value.say(lang).endswith(".")


def test_plain_http_is_the_operators_choice() -> None:
    assert checked_address("http://ntfy.example.org/word", over_http=True)


def test_a_link_leads_to_a_table_or_nowhere() -> None:
    assert checked_link("https://rats.example.org/t/mB7cWk2qZx") == "https://rats.example.org/t/mB7cWk2qZx"
    for text in ("https://evil.example/", "javascript:alert(1)", "https://a/t/x y", "https://a/t/x\nX: y"):
        assert checked_link(text) == ""


INSIDE = [
    *("127.0.0.1", "127.9.9.9", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("224.0.0.1", "240.0.0.1", "255.255.255.255", "198.18.0.1", "192.0.2.1", "::1", "::", "fe80::1", "fe80::1%eth0"),
    *("fc00::1", "fd12::1", "fec0::1", "ff02::1", "2001:db8::1", "::ffff:10.0.0.1", "::ffff:127.0.0.1", "::10.0.0.1"),
    *("0.0.0.0", "64:ff9b::10.0.0.1", "2002:0a00:0001::1", "2001:0:a00:1::f5ff:fffe", "nonsense", ""),  # noqa: S104
]


@pytest.mark.parametrize("address", INSIDE)
def test_addresses_inside_a_network_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::8.8.8.8"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


# Sending.


class Receiver(BaseHTTPRequestHandler):
    """Somebody's webhook."""

    received: ClassVar[list[tuple[str, str, bytes]]] = []
    status: ClassVar[int] = 200

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.received.append((self.path, self.headers["Host"], body))
        self.send_response(self.status)
        self.send_header("Location", "http://169.254.169.254/")
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Quietly."""


@pytest.fixture
def receiver() -> Iterator[int]:
    """A webhook on this machine; gives its port."""
    Receiver.received, Receiver.status = [], 200
    server = HTTPServer(("127.0.0.1", 0), Receiver)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    yield server.server_address[1]
    server.shutdown()
    server.server_close()
    thread.join()


def sender_to(port: int, **more: Any) -> Sender:
    """Sends to this machine, whatever the name; only a test may."""
    return replace(
        Sender(True, lambda host, port: ["127.0.0.1"], lambda address: True, {"http": port, "https": port}), **more
    )


def problem_of(sender: Sender, address: str = "http://hook.example.org/word?x=1") -> str | None:
    try:
        sender.send(address, "Your turn.", "https://rats.example.org/t/abc")
    except CannotSend as error:
        return str(error)  # so it does not name the address, either
    return None


def test_a_message_arrives_with_its_text_and_link(receiver: int) -> None:
    assert problem_of(sender_to(receiver)) is None
    path, host, body = Receiver.received[0]
    assert (path, host) == ("/word?x=1", f"hook.example.org:{receiver}")
    assert body == b"Your turn.\nhttps://rats.example.org/t/abc"


def test_services_get_what_they_expect() -> None:
    body, headers = message_for("discord.com", "Your turn.", "https://a/t/b")
    assert msgspec.json.decode(body)["content"] == "Your turn. https://a/t/b"
    assert headers["Content-Type"] == "application/json"
    assert message_for("ntfy.sh", "Your turn.", "https://a/t/b")[1]["Click"] == "https://a/t/b"


@pytest.mark.parametrize("inside", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], ["::ffff:192.168.0.1"], ["::1", "8.8.8.8"]])
def test_nothing_is_sent_if_any_address_of_the_host_is_inside(receiver: int, inside: list[str]) -> None:
    sender = sender_to(receiver, resolve=lambda host, port: inside, may_connect=is_public)
    assert problem_of(sender) == "inside"
    assert Receiver.received == []


def test_the_connection_goes_to_the_address_that_was_checked(receiver: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A name that resolves to something else a moment later is not asked again."""
    asked: list[str] = []

    def once(host: str, port: int) -> list[str]:
        asked.append(host)
        return ["127.0.0.1"]

    def never(*_: object, **__: object) -> Any:
        raise AssertionError("the name was resolved a second time")

    connect = socket.create_connection
    monkeypatch.setattr(socket, "gethostbyname", never)
    monkeypatch.setattr(
        socket, "create_connection", lambda to, **more: connect(to, **more) if to[0] == "127.0.0.1" else never()
    )
    assert problem_of(sender_to(receiver, resolve=once)) is None
    assert asked == ["hook.example.org"]


def test_a_redirect_is_not_followed(receiver: int) -> None:
    Receiver.status = 307
    assert problem_of(sender_to(receiver)) == "moved"
    assert len(Receiver.received) == 1


def test_what_goes_wrong_has_a_name(receiver: int) -> None:
    def nowhere(host: str, port: int) -> list[str]:
        raise OSError

    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        assert problem_of(sender_to(closed.getsockname()[1])) == "no-answer"
    Receiver.status = 403
    assert problem_of(sender_to(receiver)) == "refused"
    assert problem_of(sender_to(receiver, resolve=nowhere)) == "no-host"
    assert problem_of(sender_to(receiver), "https://hook.example.org/word") == "no-tls"
    assert problem_of(sender_to(receiver, over_http=False)) == "refused"


def test_whoever_answers_drop_by_drop_is_hung_up_on() -> None:
    with socket.create_server(("127.0.0.1", 0)) as slow:
        assert problem_of(sender_to(slow.getsockname()[1], deadline=0.1)) == "no-answer"


def test_whoever_hangs_up_at_once_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as gone:  # as after a reset: it has no peer
        monkeypatch.setattr(socket, "create_connection", lambda *_, **__: gone)
        assert problem_of(sender_to(80)) == "no-answer"
        assert gone.fileno() == -1, "it is closed"


def test_whoever_waits_for_a_name_that_is_not_resolved_gives_up() -> None:
    answered = threading.Event()

    def slow(host: str, port: int) -> list[str]:
        answered.wait(TIMEOUT)
        return ["127.0.0.1"]

    assert problem_of(sender_to(0, resolve=slow, resolve_timeout=0.05)) == "no-host"
    answered.set()


# At the table.


@contextlib.contextmanager
def calling(database: Path, sender: Sender) -> Iterator[tuple[ServerClient, Tables]]:
    """A server that calls at once."""
    listener = listen(ServeOptions(port=0))
    calls = Calls(sender, grace=0.0, interval=0.0)
    tables = Tables(open_store(str(database)), BotPool(pace=0.0), Limits(True), calls=calls)
    ready = threading.Event()
    server = Server(tables, make_app(tables), ready.set)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    assert ready.wait(TIMEOUT)
    try:
        yield ServerClient(f"http://127.0.0.1:{listener.getsockname()[1]}"), tables
    finally:
        server.should_exit = True
        thread.join()


PRIVATE_ADDRESS = "http://hook.example.org/very-secret-word"


@at_the_table
async def test_who_is_away_is_told_once_that_it_is_his_turn(
    database: Path, receiver: int, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with calling(database, sender_to(receiver)) as (api, tables):
        made = await api.create("pied_piper(players=2)", [me("Ann"), friend()])
        secret = (await api.join(made.table, made.invitation(1), "Bob"))["secret"]
        link = f"https://rats.example.org/t/{made.table}"
        async with TableClient.of(made, 0) as ann:
            async with TableClient(api, made.table, [secret], 1, "fr") as bob:
                assert bob.received[0]["messages"] is True
                await bob.ask("webhook", seat=1, address=PRIVATE_ADDRESS, link=link)
                await bob.until(lambda: bob.webhook and bob.webhook["at"])
                assert bob.webhook is not None
                assert (bob.webhook["set"], bob.webhook["problem"]) == (True, None)
                assert len(Receiver.received) == 1, "it was tried out"
                await ann.ask("begin")
                told = str(bob.received)
            while not ann.position or ann.position["deciding"] != 1:
                await ann.until(lambda: ann.moves)
                await ann.move(ann.moves[0]["move"])
            await eventually(lambda: len(Receiver.received) == 2)
            assert "à toi de jouer, Bob" in Receiver.received[1][2].decode()
            assert link in Receiver.received[1][2].decode()
            state = tables._tables[made.table].state
            await eventually(lambda: state.seats[1].called_ply == state.question_ply)
            assert tables.calls is not None
            assert tables.calls.due(tables._tables[made.table]) == [], "once a question"
            everything = told + str(ann.received) + str(await api.get(f"/api/tables/{made.table}")) + caplog.text
            await ann.ask("concede", seat=0)
            everything += str(await api.get(f"/api/tables/{made.table}/match")) + repr(made)
            everything += str(await api.get(f"/api/tables/{made.table}/replay"))
        with reading(str(database)) as reader:
            exported = export(reader, made.table)
        assert "webhook" in [happened["kind"] for happened in exported["happenings"]]
        everything += str(exported)
        assert "secret-word" not in everything
        assert "hook.example" not in everything


@at_the_table
async def test_a_message_that_does_not_arrive_is_told_to_its_player_alone(database: Path, receiver: int) -> None:
    Receiver.status = 404
    with calling(database, sender_to(receiver)) as (api, _):
        made = await api.create("rat_trap(players=2)", [me("Ann"), friend()])
        secret = (await api.join(made.table, made.invitation(1), "Bob"))["secret"]
        async with TableClient.of(made, 0) as ann, TableClient(api, made.table, [secret], 1) as bob:
            version = ann.version
            await bob.ask("webhook", seat=1, address=PRIVATE_ADDRESS)
            await bob.until(lambda: bob.webhook and bob.webhook["problem"])
            assert bob.webhook is not None
            assert bob.webhook["problem"] == "The last message did not arrive: it was refused there."
            with pytest.raises(Refused):
                await ann.ask("webhook", seat=1, address=PRIVATE_ADDRESS)
            assert (ann.version, ann.webhook) == (version, {"set": False, "at": None, "problem": None})
            await bob.ask("webhook", seat=1, address="")
            await bob.until(lambda: bob.webhook is not None and not bob.webhook["set"])


@at_the_table
async def test_a_server_can_be_told_to_send_nothing(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=2)", [me("Ann"), friend()])
    async with TableClient.of(made, 0) as ann:
        assert ann.received[0]["messages"] is False
        with pytest.raises(Refused) as refused:
            await ann.ask("webhook", seat=0, address="https://ntfy.sh/word")
        assert refused.value.words == "This server sends no messages."


def test_messages_that_wait_are_bounded(receiver: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(calls_module, "MAX_WAITING", 1)
    calls = Calls(sender_to(receiver))
    webhook = Webhook(PRIVATE_ADDRESS, "en", "")

    async def both() -> list[str | None]:
        return list(await asyncio.gather(calls._problem(webhook, "one"), calls._problem(webhook, "two")))

    assert asyncio.run(both()) == [None, "busy"]
    calls.close()
