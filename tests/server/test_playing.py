"""Whole games over the socket: alone with bots, around one device, with friends, watched."""

from __future__ import annotations

import asyncio

import pytest

from rattery.core.words import LANGUAGES
from rattery.server.connection.client import ServerClient, bot, friend, here, me
from tests.server.serving import TableClient, at_the_table, play_on, table_for_one

GAMES = [
    "rat_trap(players=3,roles=true)",
    "pied_piper(players=2,variant=hidden)",
    "first_rat(players=1)",
    "ratjack(players=3)",
]


@pytest.mark.parametrize("game", GAMES)
@at_the_table
async def test_a_game_against_bots_is_played_to_its_end(api: ServerClient, game: str) -> None:
    players = int(game.partition("players=")[2][0])
    made = await table_for_one(api, game, [bot("random")] * (players - 1))
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await play_on(ann)
        assert ann.position is not None
        assert ann.position["winners"]
        assert ann.position["moves"] == []
        assert ann.table["stage"] == "over"
        assert len(ann.lines) > 20


@pytest.mark.parametrize("lang", LANGUAGES)
@at_the_table
async def test_the_table_speaks_the_language_of_whoever_is_connected(api: ServerClient, lang: str) -> None:
    made = await table_for_one(api, "rat_trap(players=2)", [bot("random")])
    async with TableClient.of(made, 0, lang) as ann:
        await ann.ask("begin")
        await play_on(ann, 3)
        told, asked = ann.story, ann.position
        await ann.speak("de" if lang == "fr" else "fr")
        assert ann.story != told
        assert len(ann.story) >= len(told)
        assert asked is not None


@at_the_table
async def test_people_on_one_device_are_each_asked_through_their_own_eyes(api: ServerClient) -> None:
    made = await api.create("ratjack(players=2)", [me("Ann"), here("Bob")])
    async with TableClient.of(made, 0) as device:
        await device.ask("begin")
        await play_on(device)
        assert device.is_over


@at_the_table
async def test_friends_join_by_their_link_and_play(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=3)", [me("Ann"), friend(), bot("random")])
    joined = await api.join(made.table, made.invitation(1), "Bob")
    assert joined["seat"] == 1
    async with TableClient.of(made, 0) as ann, TableClient(api, made.table, [joined["secret"]], 1) as bob:
        await ann.until(lambda: ann.online == [True, True, False])
        await bob.ask("begin")
        await asyncio.gather(play_on(ann), play_on(bob))
        assert ann.position is not None
        assert bob.position is not None
        assert ann.position["scores"] == bob.position["scores"]
        assert {seat["words"] for seat in bob.table["seats"]} == {"Ann", "Bob", "Moss"}
        assert any("Bob" in line for line in ann.story)


@at_the_table
async def test_who_only_watches_sees_the_table_and_may_do_nothing(api: ServerClient) -> None:
    made = await table_for_one(api, "rat_trap(players=2,roles=true)", [bot("random")])
    async with TableClient.of(made, 0) as ann, TableClient(api, made.table) as watcher:
        await ann.ask("begin")
        await play_on(ann)
        await watcher.until(lambda: watcher.is_over)
        assert all(message.get("position") is None or not message["position"]["moves"] for message in watcher.received)
        assert watcher.eye is None
        assert watcher.story != ann.story, "the watcher knows less"


@at_the_table
async def test_bots_play_among_themselves_while_somebody_watches(api: ServerClient) -> None:
    made = await api.create("ratjack(players=2)", [bot("random"), bot("random")])
    async with TableClient.of(made, None) as host:
        await host.ask("begin")
        await host.until(lambda: host.is_over)
        assert host.seats == []
        assert host.is_host


@pytest.mark.compiled
@at_the_table
async def test_bots_of_every_level_play_at_one_table(api: ServerClient) -> None:
    levels = ["random", "easy", "normal", "hard"]
    made = await api.create("ratjack(players=4)", [bot(level) for level in levels])
    async with TableClient.of(made, None) as host:
        await host.ask("begin")
        await host.until(
            lambda: len({line["facts"].get("seat") for line in host.lines if line["event"] == "drew"}) == 4
        )
        assert [seat["level"] for seat in host.table["seats"]] == levels
