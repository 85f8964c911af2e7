"""The protocol, message by message: what is done once, what is refused, and that nothing happens by halves."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rattery.bots.hint import Choice, Hint
from rattery.match.match import Match
from rattery.server.bot_pool import Requester
from rattery.server.connection import client, incoming, websocket_session
from rattery.server.connection.client import Made, Refused, ServerClient, bot, friend, here, me
from rattery.server.connection.limits import CREATING, TALKING
from rattery.server.errors import Refusal
from rattery.server.tables import tables as tables_module
from rattery.server.tables.tables import Tables
from tests.server.serving import (
    TableClient,
    at_the_table,
    let_fall_silent,
    play_on,
    served,
    stop_refilling,
    table_for_one,
    there,
)
from tests.waiting import eventually

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
KEY = "0123456789abcdef"


# The page that documents it.


def examples() -> list[dict[str, Any]]:
    """Every example of a message in the documentation."""
    found = []
    for block in re.findall(r"```json\n(.*?)```", PROTOCOL.read_text(encoding="utf-8"), re.DOTALL):
        for text in [block] if block.count('"type"') < 2 or block.startswith("{\n") else block.splitlines():
            if '"type"' in text:
                found.append(json.loads(text))
    return found


def test_how_long_a_client_may_be_silent_is_documented() -> None:
    page, most = PROTOCOL.read_text(encoding="utf-8"), f"{websocket_session.SILENCE_TIMEOUT:g} s"
    for sentence in (f"comes first, within {most}.", f"that is silent for {most} is", f"| 4408 | silent for {most} |"):
        assert sentence in page
    assert websocket_session.SILENCE_TIMEOUT > 3 * client.PING_INTERVAL, "two lost pings are no silence"


def tag_of(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def test_every_message_a_client_may_send_is_documented_and_understood() -> None:
    ours = {tag_of(kind) for kind in incoming.AnyMessage.__args__}
    secret = "a" * 24
    said = [example for example in examples() if example["type"] in ours and "moves" not in example]
    for example in said:
        if "secrets" in example:
            example["secrets"] = [secret for _ in example["secrets"]]
        incoming.read_message(json.dumps(example))
    assert {example["type"] for example in said} - {"hint"} == ours - {"hint"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nothing",
        "[]",
        "null",
        '{"type": "dance"}',
        '{"type": "move"}',
        '{"type": "move", "id": "short", "version": 1, "move": "keep"}',
        '{"type": "move", "id": "0123456789", "version": -1, "move": "keep"}',
        '{"type": "move", "id": "0123456789", "version": 1, "move": {"a": 1}}',
        '{"type": "reveal", "id": "0123456789", "seat": 0, "salt": "xyz"}',
        '{"type": "look", "eye": "me"}',
        '{"type": "hello", "secrets": ["' + '", "'.join(["a" * 20] * 11) + '"]}',
        "[" * 5000,
        '{"type": "say", "id": "0123456789", "text": "' + "x" * 9000 + '"}',
    ],
)
def test_what_is_no_message_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(Refusal) as refused:
        incoming.read_message(text)
    for lang in ("en", "fr", "de"):
        assert "\n" not in refused.value.say(lang)


# Asking.


async def begun(api: ServerClient, game: str = "rat_trap(players=2)") -> Made:
    """A table with two people on one device, begun."""
    made = await api.create(game, [me("Ann"), here("Bob")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
    return made


async def asked_guest(table_client: TableClient) -> None:
    """Look through the eyes of whoever is asked."""
    await table_client.until(lambda: table_client.yours)
    if table_client.eye != table_client.yours[0]:
        await table_client.look(table_client.yours[0])


async def refused(asking: Any) -> Refused:
    with pytest.raises(Refused) as told:
        await asking
    assert told.value.words
    return told.value


@at_the_table
async def test_a_move_sent_twice_is_made_once_and_told_twice(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient.of(made, 0) as device:
        await asked_guest(device)
        version, move = device.position["version"], device.moves[0]["move"]  # type: ignore[index]
        first = await device.ask("move", KEY, version=version, move=move)
        again = await device.ask("move", KEY, version=version, move=move)
        assert again == first
        assert device.position["ply"] == 1  # type: ignore[index]


@at_the_table
async def test_two_connections_that_play_at_the_same_time_play_once(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient.of(made, 0) as one, TableClient.of(made, 0) as other:
        await asked_guest(one)
        await asked_guest(other)
        version, moves = one.position["version"], [move["move"] for move in one.moves]  # type: ignore[index]
        done = await asyncio.gather(one.move(moves[0]), other.move(moves[-1]), return_exceptions=True)
        (lost,) = [answer for answer in done if isinstance(answer, Refused)]
        assert lost.reason in ("stale", "not-your-turn")
        await one.until(lambda: one.position["version"] > version)  # type: ignore[index]
        assert one.position["ply"] == 1  # type: ignore[index]


@at_the_table
async def test_a_move_for_another_position_is_refused(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient.of(made, 0) as device:
        await asked_guest(device)
        told = await refused(device.move(device.moves[0]["move"], version=99))
        assert told.reason == "stale"


@at_the_table
async def test_a_move_that_is_not_allowed_is_refused_with_the_reason(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient.of(made, 0) as device:
        await asked_guest(device)
        before = device.version
        assert (await refused(device.move("heal"))).reason == "illegal"
        assert (await refused(device.move(9999))).reason == "illegal"
        assert device.version == before


@at_the_table
async def test_who_is_not_asked_may_not_play(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient.of(made, 0) as device:
        await asked_guest(device)
        move, asked = device.moves[0]["move"], device.yours[0]
        await device.look(1 - asked)
        assert device.moves == []
        assert (await refused(device.move(move))).reason == "not-your-turn"
        await device.look(None)
        assert (await refused(device.move(move))).reason == "not-yours"


@at_the_table
async def test_nobody_plays_before_it_has_begun_or_when_it_is_over(api: ServerClient) -> None:
    made = await api.create("ratjack(players=2)", [me(), here()])
    async with TableClient.of(made, 0) as device:
        assert device.position is None
        assert (await refused(device.ask("move", version=0, move="down 1"))).reason == "too-early"
        await device.ask("begin")
        assert (await refused(device.ask("begin"))).reason == "taken"
        await play_on(device)
        assert (await refused(device.move("down 1"))).reason == "too-late"
        assert (await refused(device.ask("bot", seat=0, level="random"))).reason == "too-late"


@at_the_table
async def test_a_move_can_be_taken_back_while_nothing_has_come_of_it(api: ServerClient) -> None:
    made = await begun(api, "first_rat(players=2)")
    async with TableClient.of(made, 0) as device:
        await asked_guest(device)
        seat, lines, position = device.eye, len(device.lines), device.position
        assert (await refused(device.undo())).reason == "may-not-undo"
        goes = next(move for move in device.moves if move["verb"] == "go")
        await device.move(goes["move"])
        await device.until(lambda: len(device.lines) > lines)
        assert device.position["undo"] == {"may": True, "why": None}  # type: ignore[index]
        assert device.eye == seat
        await device.undo()
        await device.until(lambda: len(device.lines) == lines)
        assert device.position["view"] == position["view"]  # type: ignore[index]
        assert device.position["ply"] == 0  # type: ignore[index]


@at_the_table
async def test_everything_that_is_thrown_stays_thrown(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient.of(made, 0) as device:
        await asked_guest(device)
        await device.move("reroll")
        await device.until(lambda: device.position["ply"] == 1)  # type: ignore[index]
        told = await refused(device.undo())
        assert told.reason == "may-not-undo"
        assert "Chance has decided" in told.words


# Bad connections.


async def closing_code(address: str, table: str, *said: Any, headers: dict[str, str] | None = None) -> int:
    """Say these things, and read until the server closes."""
    url = f"{address.replace('http', 'ws')}/ws/{table}"
    async with connect(url, compression=None, additional_headers=headers, proxy=None) as socket:
        try:
            for message in said:
                await socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
            while True:
                await socket.recv()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd is not None else 1006


@at_the_table
async def test_a_connection_is_closed_with_its_reason(api: ServerClient) -> None:
    made = await begun(api)
    hello = {"type": "hello"}
    assert await closing_code(api.address, "nowhere", hello) == 4404
    assert await closing_code(api.address, made.table, {"type": "ping"}) == 4400
    assert await closing_code(api.address, made.table, "{") == 4400
    assert await closing_code(api.address, made.table, {**hello, "lang": "it"}) == 4400
    assert await closing_code(api.address, made.table, hello, "x" * 9000) == 1009
    assert await closing_code(api.address, made.table, hello, headers={"Origin": "http://elsewhere.example"}) == 4403
    assert await closing_code(api.address, made.table, hello, headers={"Origin": "null"}) == 4403


@at_the_table
async def test_bad_messages_are_refused_and_the_connection_stays(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient.of(made, 0) as device:
        assert device._socket is not None
        await device._socket.send('{"type": "dance", "id": "0123456789"}')
        await device.until(lambda: any(message["type"] == "refused" for message in device.received))
        (told,) = [message for message in device.received if message["type"] == "refused"]
        assert told["id"] == "0123456789"
        assert told["reason"] == "bad-message"
        assert (await refused(device.ask("hello"))).reason == "bad-message"
        assert (await refused(device.ask("promise", promise="the moon"))).reason == "bad-message"
        assert (await refused(device.ask("name", seat=7, name="x"))).reason == "no-such"
        await device.ask("say", text="still here")


@at_the_table
async def test_a_wrong_secret_opens_nothing(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient(api, made.table, ["x" * 32, made.secret(0)[:-1] + "?"], 0) as stranger:
        assert stranger.seats == []
        assert stranger.eye is None
        assert stranger.received[0]["unknown"] == 2
        assert stranger.moves == []


# Coming back.


@at_the_table
async def test_who_comes_back_with_a_version_gets_the_missing_tail(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient.of(made, 0) as device, TableClient.of(made, None) as away:
        await play_on(device, 3)
        await away.until(lambda: away.version == device.version)
        had, lines = away.version, list(away.lines)
        await away.break_off()
        await play_on(device, 4)
        await device.ask("say", text="where are you?")
        await away.until(lambda: away.version == device.version)
        back = [message for message in away.received if message["type"] == "news"][-1]
        tails = [m for m in away.received if m["type"] == "news" and m["since"] == had]
        assert tails, back
        assert all(line["version"] > had for line in tails[0]["story"]["lines"])
        assert away.lines[: len(lines)] == lines
        async with TableClient.of(made, None) as fresh:
            assert fresh.lines == away.lines
            assert fresh.talk == away.talk


@at_the_table
async def test_who_comes_back_after_somebody_was_renamed_gets_everything_told_anew(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient.of(made, 0) as device, TableClient.of(made, None) as away:
        await play_on(device, 8)
        await away.until(lambda: away.version == device.version)
        await away.break_off()
        await device.ask("name", seat=0, name="Zoë")
        await away.until(lambda: away.version == device.version)
        assert [m for m in away.received if m["type"] == "news"][-1]["since"] is None
        assert any("Zoë" in line for line in away.story)
        assert not any("Ann" in line for line in away.story)


@at_the_table
async def test_the_news_of_what_was_asked_comes_before_it_is_said_to_be_done(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=2)", [me("Ann"), here("Ben")])
    async with TableClient.of(made, 0) as ann:
        for asked in ("begin", "say", "say"):
            done = await ann.ask(asked, **({"text": "hello"} if asked == "say" else {}))
            assert ann.version == done["version"]
            assert [message["type"] for message in ann.received].count("welcome") == 1
        assert ann.received[0]["type"] == "welcome"


@at_the_table
async def test_what_was_asked_before_the_connection_broke_is_done_once_it_is_back(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient.of(made, 0) as device:
        await asked_guest(device)
        asking = asyncio.create_task(device.move(device.moves[0]["move"]))
        await asyncio.sleep(0)
        await device.break_off()
        assert (await asking)["type"] == "done"
        await device.until(lambda: device.position["ply"] == 1)  # type: ignore[index]


@at_the_table
async def test_a_version_from_nowhere_gives_everything(api: ServerClient) -> None:
    made = await begun(api)
    table_client = TableClient.of(made, 0)
    table_client.version = 10_000
    async with table_client:
        await table_client.until(lambda: table_client.version == 1)
        assert next(m for m in table_client.received if m["type"] == "news")["since"] is None


@at_the_table
async def test_a_ping_is_answered(api: ServerClient) -> None:
    made = await begun(api)
    async with TableClient.of(made, 0) as device:
        await device.until(lambda: any(message["type"] == "pong" for message in device.received))


# Talking.


@at_the_table
async def test_a_promise_before_the_match_hurts_nobody(api: ServerClient) -> None:
    made = await table_for_one(api, "rat_trap(players=2)", [bot("easy")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("promise", promise="keep_heal", to=1)
        assert [said["promise"] for said in ann.talk] == ["keep_heal"]
        await ann.ask("begin")
        await play_on(ann, 2)
    async with TableClient(api, made.table) as watcher:
        assert len(watcher.talk) >= 1


@at_the_table
async def test_players_talk_and_promise_and_nothing_binds_them(api: ServerClient) -> None:
    made = await begun(api)
    async with (
        TableClient.of(made, 0) as ann,
        TableClient(api, made.table) as watcher,
        TableClient.of(made, None, "fr") as french,
    ):
        position = ann.position
        await ann.ask("say", text="  I would \u202enever\x07 steal.  ")
        await ann.ask("promise", promise="keep_heal", to=1)
        await watcher.until(lambda: len(watcher.talk) == 2)
        await french.until(lambda: len(french.talk) == 2)
        assert [talk["text"] for talk in watcher.talk] == [
            "I would never steal.",
            "Give me the dice and I keep the heal.",
        ]
        assert french.talk[1]["text"] == "Donne-moi les dés et je garde le soin."
        assert watcher.talk[1] | {"at": 0, "text": ""} == {
            "version": 3,
            "at": 0,
            "seat": 0,
            "text": "",
            "promise": "keep_heal",
            "to": 1,
        }
        assert ann.position == position
        assert (await refused(watcher.ask("say", text="psst"))).reason == "not-yours"
        assert (await refused(ann.ask("say", text=" \u202e "))).reason == "bad-message"
        assert (await refused(ann.ask("say", text="x" * 201))).reason == "bad-message"


# Hints.


@pytest.mark.compiled
@at_the_table
async def test_a_hint_is_one_of_the_moves_and_is_counted(api: ServerClient) -> None:
    made = await begun(api, "rat_trap(players=2)")
    async with TableClient.of(made, 0) as device:
        await asked_guest(device)
        await device.ask("hint", version=device.position["version"])  # type: ignore[index]
        await device.until(lambda: device.hints)
        assert device.hints[0]["move"] in [move["move"] for move in device.moves]
        assert device.hints[0]["words"]
        assert 0 <= device.hints[0]["chance"] <= 1
        assert device.hints[0]["choices"][0]["move"] == device.hints[0]["move"]
        await device.until(lambda: device.table["seats"][device.eye]["hints"] == 1)
        assert (await refused(device.ask("hint", version=77))).reason == "stale"


@at_the_table
async def test_a_hint_that_cannot_be_computed_is_refused_and_can_be_asked_for_again(
    api: ServerClient, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    tries: list[int] = []

    async def fail_once(match: Match, seat: int, requester: Requester) -> Hint:
        tries.append(seat)
        if len(tries) == 1:
            raise MemoryError
        return Hint(0.5, [Choice(match.moves()[0], 0.5, 1.0)], 1)

    monkeypatch.setattr(tables.bot_pool, "hint", fail_once)
    made = await begun(api, "rat_trap(players=2)")
    async with TableClient.of(made, 0) as device:
        await asked_guest(device)
        version = device.position["version"]  # type: ignore[index]
        first = await device.ask("hint", version=version)
        await device.until(lambda: any(message["type"] == "refused" for message in device.received))
        (told,) = (message for message in device.received if message["type"] == "refused")
        assert (told["id"], told["reason"]) == (first["id"], "busy")
        assert told["words"]
        await device.ask("hint", version=version)
        await device.until(lambda: device.hints)
        assert device.hints[0]["move"] == device.moves[0]["move"]


# Limits.


@at_the_table
async def test_invitations_of_bots_and_taken_seats_are_refused(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=3)", [me("Ann"), friend("Bob"), bot("random")])
    async with TableClient.of(made, 0) as ann:
        new = await ann.ask("invite", KEY, seat=1)
        assert (await ann.ask("invite", KEY, seat=1))["invitation"] == new["invitation"]
        assert (await refused(ann.ask("invite", seat=2))).reason == "taken"
        assert (await refused(api.join(made.table, made.invitation(1)))).reason == "invitation-spent"
        await api.join(made.table, new["invitation"])
        assert (await refused(ann.ask("invite", seat=1))).reason == "taken"


@at_the_table
async def test_only_so_much_a_second(tmp_path: Path) -> None:
    with served(tmp_path / "strict.sqlite", free=False) as (address, tables):
        stop_refilling(tables.limits)
        strict = ServerClient(address)
        made = await table_for_one(strict, "rat_trap(players=2)", [bot("random")])
        async with TableClient.of(made, 0) as ann:
            answers = await asyncio.gather(*(ann.ask("say", text=f"{n}") for n in range(20)), return_exceptions=True)
            reasons = {answer.reason for answer in answers if isinstance(answer, Refused)}
            assert reasons == {"too-fast"}
            assert sum(isinstance(answer, dict) for answer in answers) == TALKING.capacity
        made_too_many = await asyncio.gather(
            *(table_for_one(strict, "rat_trap(players=2)", [bot("random")]) for _ in range(25)), return_exceptions=True
        )
        stopped = [answer for answer in made_too_many if isinstance(answer, Refused)]
        assert len(stopped) == 1 + 25 - CREATING.capacity
        assert all(answer.status == 429 and answer.reason == "too-fast" for answer in stopped)


@at_the_table
async def test_a_silent_connection_is_dropped_and_a_talking_one_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All three have said nothing for an hour, and one of them says something before the server looks."""
    monkeypatch.setattr(tables_module, "SWEEP_INTERVAL", 3600.0)
    with served(tmp_path / "tables.sqlite") as (address, tables):
        made = await begun(ServerClient(address))
        async with TableClient.of(made, 0) as device:
            await eventually(lambda: len(tables.sessions) == 1)
            (talking,) = tables.sessions
            said = ({"type": "hello"},), ()
            silent = [asyncio.create_task(closing_code(address, made.table, *each)) for each in said]
            await eventually(lambda: len(tables.sessions) == 3 and sum(map(has_said_hello, tables.sessions)) == 2)
            await let_fall_silent(tables, tables.sessions)
            before = talking.last_received
            await device.ask("say", text="Still here.")
            assert talking.last_received > before
            monkeypatch.setattr(tables_module, "SWEEP_INTERVAL", 0.01)
            await there(tables, sweep_as_well(tables))
            assert await asyncio.gather(*silent) == [4408, 4408]
            assert device.closed is None


def has_said_hello(session: websocket_session.WebSocketSession) -> bool:
    return session._is_greeted


async def sweep_as_well(tables: Tables) -> None:
    tables.supervisor.supervise("sweeping at once", tables._sweep)
