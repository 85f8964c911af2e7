"""Seats: whose they are, how they change hands, and what each pair of eyes is sent."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rattery.server.connection.client import Made, Refused, ServerClient, bot, friend, here, me
from rattery.server.store.store import TableRow
from rattery.server.tables import table_presence
from rattery.server.tables.tables import Tables
from tests.server.serving import TableClient, at_the_table, play_on, served, table_for_one


async def refused(asking: Any) -> Refused:
    with pytest.raises(Refused) as told:
        await asking
    assert told.value.words
    return told.value


async def with_bob(api: ServerClient, made: Made, seat: int = 1) -> TableClient:
    joined = await api.join(made.table, made.invitation(seat), "Bob")
    return TableClient(api, made.table, [joined["secret"]], seat)


# Secrets.


@at_the_table
async def test_an_invitation_is_good_once_and_asking_again_gives_the_same_seat(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=2)", [me("Ann"), friend()])
    key = "ab" * 16
    first = await api.join(made.table, made.invitation(1), "Bob", key)
    assert await api.join(made.table, made.invitation(1), "Bob", key) == first
    told = await refused(api.join(made.table, made.invitation(1), "Eve"))
    assert (told.reason, told.status) == ("invitation-spent", 409)
    async with TableClient(api, made.table, [made.invitation(1)], 1) as host:
        assert host.seats == [], "whoever wrote the invitation cannot look through the seat"


@at_the_table
async def test_secrets_are_long_and_only_their_digests_are_kept(api: ServerClient, tables: Tables) -> None:
    made = await api.create("rat_trap(players=3)", [me("Ann"), friend(), bot("random")])
    row = await asyncio.to_thread(lambda: json.dumps(str((tables._tables, tables.store.__dict__))))
    kept = (await _row(tables, made.table)).__repr__()
    for secret in (made.host, made.secret(0), made.invitation(1)):
        assert len(secret) >= 22, "at least 128 bits"
        assert secret not in kept
        assert secret not in row
    assert len({made.host, made.secret(0), made.invitation(1)}) == 3


async def _row(tables: Tables, table: str) -> Any:
    """A row of the store, which lives in the loop of the server's thread."""
    read = asyncio.run_coroutine_threadsafe(tables.store.table(table), tables.store._loop)  # type: ignore[attr-defined]
    return await asyncio.wrap_future(read)


@at_the_table
async def test_a_seat_is_taken_up_again_on_another_device(api: ServerClient) -> None:
    made = await table_for_one(api, "rat_trap(players=2)", [bot("random")])
    async with TableClient.of(made, 0) as laptop:
        await laptop.ask("begin")
        await play_on(laptop, 2)
    async with TableClient(api, made.table, [made.secret(0)], 0) as telephone:
        assert telephone.seats == [0]
        assert not telephone.is_host
        await play_on(telephone, 2)


# Eyes.


@at_the_table
async def test_a_device_looks_through_one_seat_at_a_time_and_only_its_own(api: ServerClient) -> None:
    made = await api.create("pied_piper(players=3)", [me("Ann"), here("Cy"), friend()])
    async with await with_bob(api, made, 2) as bob, TableClient.of(made, 0) as device:
        await device.ask("begin")
        await device.until(lambda: device.position is not None)
        for eye in (0, 1):
            if device.eye != eye:
                await device.look(eye)
            hands = [player["hand"] for player in device.position["view"]["players"]]  # type: ignore[index]
            assert [hand is not None for hand in hands] == [seat == eye for seat in range(3)]
        await device.look(None)
        assert all(player["hand"] is None for player in device.position["view"]["players"])  # type: ignore[index]
        assert device._socket is not None
        await device._socket.send(json.dumps({"type": "look", "eye": 2}))
        await device.until(lambda: device.received[-1]["type"] == "refused")
        assert device.received[-1]["reason"] == "not-yours"
        assert bob.seats == [2]


@at_the_table
async def test_after_looking_away_nothing_of_the_seat_is_sent(api: ServerClient) -> None:
    made = await api.create("pied_piper(players=2)", [me("Ann"), here("Bob")])
    async with TableClient.of(made, 0) as device:
        await device.ask("begin")
        await play_on(device, 12)
        eyes = set()
        for message in device.received:
            if message["type"] == "news" and message.get("position"):
                hands = [player["hand"] for player in message["position"]["view"]["players"]]
                assert [hand is not None for hand in hands] == [seat == message["eye"] for seat in range(2)]
                eyes.add(message["eye"])
        assert eyes == {0, 1}


# Choosing together.


@at_the_table
async def test_everybody_hides_a_card_at_the_same_time_and_nobody_sees_who_has(api: ServerClient) -> None:
    made = await api.create("ratjack(players=3)", [me("Ann"), friend(), bot("random")])
    async with (
        TableClient.of(made, 0) as ann,
        await with_bob(api, made) as bob,
        TableClient(api, made.table) as watcher,
    ):
        await ann.ask("begin")
        await ann.until(lambda: ann.moves)
        await bob.until(lambda: bob.moves)
        for client in (ann, bob):
            assert client.position["together"]  # type: ignore[index]
            assert client.position["deciding"] == client.eye  # type: ignore[index]
        await watcher.until(lambda: watcher.position)
        assert watcher.position["deciding"] is None  # type: ignore[index]
        heard = len([m for m in ann.received + watcher.received if m["type"] == "news"])
        facts = await api.get(f"/api/tables/{made.table}")
        await bob.move(bob.moves[0]["move"])
        await bob.until(lambda: bob.position["chosen"])  # type: ignore[index]
        assert bob.moves == []
        assert bob.yours == []
        assert await api.get(f"/api/tables/{made.table}") == facts
        assert (await bob.undo())["type"] == "done"
        await bob.until(lambda: bob.moves)
        await bob.move(bob.moves[-1]["move"])
        await ann.ask("say", text="ready?")
        await watcher.until(lambda: watcher.talk)
        assert len([m for m in ann.received + watcher.received if m["type"] == "news"]) <= heard + 2
        assert watcher.version == 3 + 1 - 1, "sat down, begun, said: a choice in secret does not count"
        await ann.move(ann.moves[0]["move"])
        await watcher.until(lambda: not watcher.position["together"])  # type: ignore[index]
        assert sum(line["event"] == "hid" for line in watcher.lines) == 3


@pytest.mark.compiled
@at_the_table
async def test_a_hint_can_be_had_before_the_others_have_chosen(api: ServerClient) -> None:
    made = await api.create("ratjack(players=2)", [me("Ann"), here("Bob")])
    async with TableClient.of(made, 1) as bob:
        await bob.ask("begin")
        await bob.until(lambda: bob.moves)
        await bob.ask("hint", version=bob.position["version"])  # type: ignore[index]
        await bob.until(lambda: bob.hints)
        assert bob.hints[0]["move"] in [move["move"] for move in bob.moves]
        await bob.move(bob.hints[0]["move"])


# Bots that sit in.


@at_the_table
async def test_a_seat_is_handed_to_a_bot_and_taken_back(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=2)", [me("Ann"), here("Bob")])
    async with TableClient.of(made, 0) as device:
        await device.ask("begin")
        assert (await refused(device.ask("bot", seat=0, level="genius"))).reason == "bad-message"
        assert (await refused(device.ask("back", seat=0))).reason == "taken"
        await device.ask("bot", seat=0, level="random")
        await device.until(lambda: device.table["seats"][0]["away"])
        assert (await refused(device.ask("bot", seat=0, level="random"))).reason == "taken"
        await device.until(lambda: device.yours == [1])
        await device.look(1)
        await play_on(device, 3)
        await device.ask("back", seat=0)
        await device.until(lambda: not device.table["seats"][0]["away"])
        await play_on(device, 12)
        assert device.table["seats"][0]["level"] is None


@at_the_table
async def test_somebody_who_is_gone_is_replaced_but_never_somebody_who_is_there(
    api: ServerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = await api.create("rat_trap(players=3)", [me("Ann"), friend(), friend("Cy")])
    bob = await with_bob(api, made)
    async with TableClient.of(made, 0) as ann:
        async with bob:
            await ann.ask("begin")
            assert (await refused(ann.ask("bot", seat=1, level="random"))).reason == "too-early"
            assert (await refused(bob.ask("bot", seat=2, level="random"))).reason == "too-early"
            await ann.ask("bot", seat=2, level="random")
            stranger = TableClient(api, made.table)
            async with stranger:
                assert (await refused(stranger.ask("bot", seat=1, level="random"))).reason == "not-yours"
        await ann.until(lambda: ann.online == [True, False, False])
        assert (await refused(ann.ask("bot", seat=1, level="random"))).reason == "too-early"
        monkeypatch.setattr(table_presence, "AWAY_TIMEOUT", 0.0)
        await ann.ask("bot", seat=1, level="random")
        await play_on(ann)
        assert ann.is_over


@at_the_table
async def test_a_bot_waits_for_nobody_and_a_person_for_nothing(api: ServerClient) -> None:
    """What a bot thought about a seat that was taken back is thrown away."""
    made = await api.create("rat_trap(players=2)", [me("Ann"), here("Bob")])
    async with TableClient.of(made, 0) as device:
        await device.ask("begin")
        for _ in range(5):
            await device.ask("bot", seat=0, level="random")
            await device.ask("back", seat=0)
        await play_on(device, 4)
        assert device.table["seats"][0]["level"] is None


# Names.


@at_the_table
async def test_no_two_are_called_alike_and_names_are_cleaned(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=3)", [me(" An\u202en "), friend(), bot("random")])
    assert (await refused(api.join(made.table, made.invitation(1), "ANN"))).reason == "name-taken"
    joined = await api.join(made.table, made.invitation(1), "Bob")
    async with TableClient(api, made.table, [joined["secret"]], 1) as bob:
        assert [seat["name"] for seat in bob.table["seats"]] == ["Ann", "Bob", ""]
        assert (await refused(bob.ask("name", seat=0, name="Eve"))).reason == "not-yours"
        assert (await refused(bob.ask("name", seat=1, name="x" * 25))).reason == "bad-message"
        await bob.ask("name", seat=1, name="Zoë")
        await bob.until(lambda: bob.table["seats"][1]["words"] == "Zoë")


# Beginning.


@at_the_table
async def test_the_host_begins_and_anybody_once_all_have_come(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=3)", [me("Ann"), friend(), friend()])
    async with await with_bob(api, made) as bob, TableClient(api, made.table) as watcher:
        assert (await refused(bob.ask("begin"))).reason == "not-yours"
        joined = await api.join(made.table, made.invitation(2), "Cy")
        assert (await refused(watcher.ask("begin"))).reason == "not-yours"
        await bob.ask("begin")
        assert joined["seat"] == 2


# Once more.


@at_the_table
async def test_a_rematch_has_the_same_seats_and_everybody_keeps_his_own(api: ServerClient) -> None:
    made = await api.create("ratjack(players=3)", [me("Ann"), friend(), bot("random")])
    async with TableClient.of(made, 0) as ann, await with_bob(api, made) as bob:
        assert (await refused(bob.ask("rematch"))).reason == "too-early"
        await ann.ask("begin")
        await asyncio.gather(play_on(ann), play_on(bob))
        theirs = await asyncio.gather(bob.ask("rematch"), ann.ask("rematch"))
        assert theirs[0]["table"] == theirs[1]["table"]
        assert (await bob.ask("rematch"))["seats"] == theirs[0]["seats"]
        await ann.until(lambda: ann.table["rematch"] == theirs[0]["table"])
        async with (
            TableClient(api, theirs[1]["table"], [theirs[1]["host"], theirs[1]["seats"][0]["secret"]], 0) as again,
            TableClient(api, theirs[0]["table"], [theirs[0]["seats"][0]["secret"]], 1) as bob_again,
        ):
            assert again.is_host
            assert bob_again.seats == [1]
            assert [seat["name"] for seat in again.table["seats"]] == ["Ann", "Bob", ""]
            assert again.table["commitment"] != ann.table["commitment"]
            await again.ask("begin")
            await again.until(lambda: again.moves)


@at_the_table
async def test_two_who_want_a_rematch_at_once_leave_one_table_in_the_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path / "tables.sqlite") as (address, tables):
        api = ServerClient(address)
        made = await api.create("ratjack(players=2)", [me("Ann"), me("Bob")], listed=True)
        secrets = [[made.host, made.secret(seat)] for seat in (0, 1)]
        async with (
            TableClient(api, made.table, secrets[0], 0) as ann,
            TableClient(api, made.table, secrets[1], 1) as bob,
        ):
            await ann.ask("begin")
            await ann.ask("concede", seat=0)
            both, create = asyncio.Barrier(2), tables.store.create

            async def create_together(row: TableRow) -> None:
                await create(row)
                await both.wait()

            monkeypatch.setattr(tables.store, "create", create_together)
            theirs = await asyncio.gather(ann.ask("rematch"), bob.ask("rematch"))
            assert theirs[0]["table"] == theirs[1]["table"]
            listed = (await api.get("/api/tables"))["tables"]
            assert [table["table"] for table in listed] == [theirs[0]["table"]]


@at_the_table
async def test_a_colour_is_ones_own_and_a_bot_gives_it_up(api: ServerClient) -> None:
    made = await api.create("ratjack(players=3)", [me("Ann"), friend(), bot("random")])
    secret = (await api.join(made.table, made.invitation(1)))["secret"]
    async with TableClient.of(made, 0) as ann, TableClient(api, made.table, [secret], 1) as other:
        assert (await refused(ann.ask("colour", seat=0, colour=1))).reason == "taken"
        assert (await refused(ann.ask("colour", seat=1, colour=4))).reason == "not-yours"
        await ann.ask("colour", seat=0, colour=2)
        await other.until(lambda: other.table["seats"][0]["colour"] == 2)
        assert [seat["colour"] for seat in other.table["seats"]] == [2, 1, 0]
        assert other.table["seats"][2]["words"] == "Ochre"
        await other.ask("colour", seat=1, colour=4)
        await ann.ask("begin")
        await ann.until(lambda: ann.position)
        assert [seat["words"] for seat in ann.table["seats"]] == ["Ann", "Vermilion", "Ochre"]
        assert not any(word in line["words"] for line in ann.lines for word in ("Sky", "Moss"))
