"""Requests: the catalogue, the rules, links and codes; and the guard before all of them."""

from __future__ import annotations

import asyncio
import json
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import pytest

from rattery.core.box import BoxFile
from rattery.core.packages import game_names
from rattery.core.words import LANGUAGES
from rattery.server.connection.client import Refused, ServerClient, bot, friend, me
from rattery.server.http.guard import POLICY
from rattery.server.store.failures import StoreRefused
from rattery.server.tables.table import Table
from tests.brought import with_pace
from tests.server.serving import TableClient, at_the_table, play_on, served, table_for_one
from tests.waiting import TIMEOUT


def answer(
    api: ServerClient, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    request = urllib.request.Request(api.address + path, body, named)  # noqa: S310
    try:
        with urllib.request.urlopen(request, timeout=TIMEOUT) as reply:  # noqa: S310
            return reply.status, dict(reply.headers), reply.read()
    except urllib.error.HTTPError as error:
        return error.code, dict(error.headers), error.read()


@pytest.mark.parametrize("lang", LANGUAGES)
@at_the_table
async def test_the_catalogue_has_every_game_with_words(api: ServerClient, lang: str) -> None:
    found = await api.get(f"/api/games?lang={lang}")
    assert tuple(game["game"] for game in found["games"]) == game_names()
    for game in found["games"]:
        assert game["title"]
        assert game["line"]
        assert game["players"]
        if game["game"] in with_pace():
            assert list(game["minutes"]) == [str(number) for number in game["players"]]
            assert 1 <= game["weight"] <= 5
        for option in game["options"]:
            assert option["standard"] in [choice["value"] for choice in option["choices"]]
            assert all(choice["words"] for choice in option["choices"])
            assert not any("_" in choice["words"] for choice in option["choices"])
        assert bool(game["promises"]) == (game["game"] == "rat_trap")
        assert game["house"]
    assert [level["level"] for level in found["levels"]] == ["random", "easy", "normal", "hard", "expert"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
@at_the_table
async def test_the_rules_come_by_clause(api: ServerClient, game: str, lang: str) -> None:
    found = await api.get(f"/api/rules/{game}?lang={lang}")
    numbers = [clause["clause"] for section in found["sections"] for clause in section["clauses"]]
    assert len(numbers) == len(set(numbers)) > 10
    assert all(clause["text"] for section in found["sections"] for clause in section["clauses"])
    assert any(clause["house"] for section in found["sections"] for clause in section["clauses"])
    for section in found["sections"]:
        assert all(clause["clause"].startswith(f"{section['number']}.") for clause in section["clauses"])


@at_the_table
async def test_the_rules_bring_the_values_of_their_box_for_their_pictures(api: ServerClient) -> None:
    standard = BoxFile.standard("first_rat").data
    box = (await api.get("/api/rules/first_rat"))["box"]
    assert box["path"]["1"] == {"colour": "blue", "gives": "bulb", "amount": 1, "tile": "A"}
    assert {section: list(entries) for section, entries in box.items()} == {
        section: list(entries) for section, entries in standard.items() if isinstance(entries, dict)
    }


@at_the_table
async def test_words_come_as_fluent(api: ServerClient) -> None:
    text = await api.get("/api/words?lang=fr&game=rat_trap")
    assert "seat-0 = " in text
    assert "game-title = " in text


@pytest.mark.parametrize(
    ("path", "status", "reason"),
    [
        ("/api/rules/mouse_trap", 404, "bad-message"),
        ("/api/games?lang=xx", 400, "bad-message"),
        ("/api/tables/nowhere", 404, "no-such-table"),
        ("/api/tables/" + "x" * 300, 404, "no-such-table"),
        ("/api/tables/nowhere/replay?from=-1", 404, "no-such-table"),
        ("/api/elsewhere", 404, "nothing-there"),
        ("/api/qr", 404, "nothing-there"),
    ],
)
@at_the_table
async def test_a_request_for_nothing_is_refused_in_words(
    api: ServerClient, path: str, status: int, reason: str
) -> None:
    with pytest.raises(Refused) as told:
        await api.get(path)
    assert (told.value.status, told.value.reason) == (status, reason)
    assert told.value.words


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"game": "mouse_trap", "seats": []},
        {"game": "rat_trap(players=9)", "seats": []},
        {"game": "rat_trap(players=2)", "seats": [{"kind": "me"}]},
        {"game": "rat_trap(players=2)", "seats": [{"kind": "me"}, {"kind": "ghost"}]},
        {"game": "rat_trap(players=2)", "seats": [{"kind": "me"}, {"kind": "bot"}]},
        {"game": "rat_trap(players=2)", "seats": [{"kind": "me"}, {"kind": "bot", "level": "genius"}]},
        {"game": "rat_trap(players=2)", "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "a"}]},
        {"game": "rat_trap(players=2)", "seats": [{"kind": "me", "name": "x" * 25}, {"kind": "me"}]},
        {"game": "rat_trap(players=2)", "seats": "me"},
        ["rat_trap"],
    ],
)
@at_the_table
async def test_a_table_that_makes_no_sense_is_not_made(api: ServerClient, body: Any) -> None:
    with pytest.raises(Refused) as told:
        await api.post("/api/tables", body)
    assert told.value.status in (400, 404, 409)
    assert told.value.words
    assert "\n" not in told.value.words


def test_what_is_too_long_is_refused(api: ServerClient) -> None:
    status, _, said = answer(api, "/api/tables", b"x" * 40_000)
    assert status == 413
    assert json.loads(said)["words"]


def test_every_answer_is_guarded(api: ServerClient) -> None:
    for path in ("/", "/t/anything", "/static/app.js", "/api/games", "/nowhere"):
        _, headers, _ = answer(api, path)
        lower = {name.lower(): value for name, value in headers.items()}
        assert lower["content-security-policy"] == POLICY
        assert lower["x-content-type-options"] == "nosniff"
        assert lower["referrer-policy"] == "no-referrer"
        assert "server" not in lower
    assert "unsafe" not in POLICY
    assert "http" not in POLICY
    assert "default-src 'none'" in POLICY
    assert "frame-ancestors 'none'" in POLICY


def test_a_page_from_elsewhere_may_not_post(api: ServerClient) -> None:
    body = json.dumps({"game": "rat_trap(players=2)", "seats": [{"kind": "me"}, {"kind": "me"}]}).encode()
    for origin in ("http://elsewhere.example", "null", "http://[", api.address + ".elsewhere.example"):
        status, _, said = answer(api, "/api/tables", body, Origin=origin)
        assert status == 403
        assert json.loads(said)["words"]
    assert answer(api, "/api/tables", body, Origin=api.address)[0] == 201
    assert answer(api, "/api/tables", body)[0] == 201


def test_nothing_outside_the_browsers_files_is_served(api: ServerClient) -> None:
    for path in (
        "/static/../server/app.py",
        "/static/%2e%2e/server/app.py",
        "/static/..%2fserver%2fapp.py",
        "/static/",
    ):
        assert answer(api, path)[0] == 404


@at_the_table
async def test_a_link_is_shown_as_a_code_and_leads_here(api: ServerClient) -> None:
    made = await api.create("rat_trap(players=2)", [me(), friend()])
    found = await api.post("/api/qr", {"table": made.table, "fragment": f"join={made.invitation(1)}"})
    assert found["link"] == f"{api.address}/t/{made.table}#join={made.invitation(1)}"
    assert found["near"] is True
    assert found["svg"].startswith("<svg")
    for fragment in ("evil", "join=<script>", "join=short", f"seat={'x' * 65}"):
        with pytest.raises(Refused):
            await api.post("/api/qr", {"table": made.table, "fragment": fragment})
    with pytest.raises(Refused) as told:
        await api.post("/api/qr", {"table": "nowhere", "fragment": ""})
    assert told.value.status == 404


@at_the_table
async def test_the_lobby_shows_what_everybody_may_know(api: ServerClient) -> None:
    shown = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")], listed=True)
    hidden = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])
    listed = [table["table"] for table in (await api.get("/api/tables"))["tables"]]
    assert shown.table in listed
    assert hidden.table not in listed
    both = (await api.get(f"/api/tables?ids={shown.table},{hidden.table},nowhere"))["tables"]
    assert [table["table"] for table in both] == [shown.table, hidden.table]
    async with TableClient.of(shown, 0) as ann:
        await ann.ask("begin")
        await ann.until(lambda: ann.moves)
        facts = await api.get(f"/api/tables/{shown.table}?lang=de")
        assert facts["stage"] == "playing"
        assert facts["deciding"] == 0
        assert [seat["online"] for seat in facts["seats"]] == [True, False]
        assert facts["key"] is None
        await play_on(ann)
        assert shown.table not in [table["table"] for table in (await api.get("/api/tables"))["tables"]]


@pytest.mark.parametrize("is_kept", [True, False], ids=["kept", "not kept yet"])
@at_the_table
async def test_the_solo_sheet_counts_what_was_reached_on_this_device(
    api: ServerClient, monkeypatch: pytest.MonkeyPatch, is_kept: bool
) -> None:
    async def keep_nothing(_: Table) -> None: ...

    if not is_kept:
        monkeypatch.setattr(Table, "keep_result", keep_nothing)
    made = await table_for_one(api, "first_rat(players=1,level=medium)", [])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await play_on(ann)
        position = ann.position
        assert position is not None
    own = {"table": made.table, "secret": made.secret(0)}
    sheet = await api.post("/api/sheet?lang=en", {"seats": [own, {"table": "nowhere", "secret": "x" * 20}]})
    played = {level["level"]: (level["played"], level["won"]) for level in sheet["levels"]}
    assert played == {"easy": (0, 0), "medium": (1, int(0 in position["winners"])), "hard": (0, 0), "unfair": (0, 0)}
    met = {line["challenge"]: line["met"]["medium"] == made.table for line in sheet["challenges"]}
    assert met == position["view"]["challenges"]
    assert len(met) == 9
    foreign = await api.post("/api/sheet?lang=fr", {"seats": [{"table": made.table, "secret": made.host}]})
    assert all(level["played"] == 0 for level in foreign["levels"])
    other = await api.post("/api/sheet?lang=en", {"game": "ratjack", "seats": [own]})
    assert other == {"game": "ratjack", "levels": [], "challenges": []}, (
        "a game without achievements has an empty sheet"
    )


@at_the_table
async def test_many_ask_at_once(api: ServerClient) -> None:
    found = await asyncio.gather(*(api.get("/api/health") for _ in range(20)))
    assert len({answer["process"] for answer in found}) == 1


@at_the_table
async def test_tables_that_are_out_of_reach_are_not_told_as_gone(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(database) as (address, _):
        made = await ServerClient(address).create("rat_trap(players=2)", [me("Ann"), me("Bob")])

    async def refuse(table: str) -> None:
        raise StoreRefused("store-out-of-reach")

    with served(database) as (address, tables):
        with monkeypatch.context() as outage:
            outage.setattr(tables.store, "table", refuse)
            with pytest.raises(Refused) as told:
                await ServerClient(address).get(f"/api/tables?ids={made.table}")
        assert told.value.status == 503
        found = (await ServerClient(address).get(f"/api/tables?ids={made.table},none"))["tables"]
        assert [table["table"] for table in found] == [made.table]
