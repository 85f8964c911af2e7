"""Fair dice at the table: committed to before anybody sits down, salted by all, shown at the end, checked by anybody."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

import pytest

import rattery
from rattery.core.errors import RatteryError
from rattery.core.words import LANGUAGES
from rattery.match.verifying import verify
from rattery.server.connection.client import Guest, Lobby, Refused, bot
from tests.cli.running import Run
from tests.server.serving import at_the_table, play_on, table_for_one

SALT = "00112233445566778899aabbccddeeff"


async def finished(lobby: Lobby) -> tuple[str, Guest]:
    made = await table_for_one(lobby, "rat_trap(players=2)", [bot("random")])
    async with Guest.of(made, 0) as ann:
        assert ann.table["commitment"] == made.commitment
        await ann.ask("salt", seat=0, salt=SALT)
        await ann.ask("begin")
        await play_on(ann)
    return made.table, ann


@at_the_table
async def test_the_key_is_shown_when_it_is_over_and_not_before(lobby: Lobby) -> None:
    table, ann = await finished(lobby)
    shown = [message["table"]["key"] for message in ann.received if message["type"] == "news" and "table" in message]
    assert shown[-1]["salts"] == [SALT, None]
    assert set(shown[:-1]) == {None} if shown[:-1] else True
    before = [
        message for message in ann.received if not (message["type"] == "news" and message.get("table", {}).get("key"))
    ]
    assert shown[-1]["server"] not in json.dumps(before)
    assert shown[-1]["key"] not in json.dumps(before)
    verdict = verify(await lobby.get(f"/api/tables/{table}/match"))
    assert verdict.commitment == ann.table["commitment"]
    assert verdict.salts == 1
    assert verdict.match.is_over


@at_the_table
async def test_nothing_of_a_match_can_be_had_before_its_end(lobby: Lobby) -> None:
    made = await table_for_one(lobby, "rat_trap(players=2)", [bot("random")])
    for path in ("match", "replay"):
        with pytest.raises(Refused) as told:
            await lobby.get(f"/api/tables/{made.table}/{path}")
        assert (told.value.reason, told.value.status) == ("not-over", 409)
    async with Guest.of(made, 0) as ann:
        await ann.ask("begin")
        await play_on(ann, 2)
        with pytest.raises(Refused):
            await lobby.get(f"/api/tables/{made.table}/match")
        with pytest.raises(Refused) as late:
            await ann.ask("salt", seat=0, salt=SALT)
        assert late.value.reason == "too-late"


@at_the_table
async def test_a_seat_salts_once_and_only_its_own(lobby: Lobby) -> None:
    made = await table_for_one(lobby, "rat_trap(players=2)", [bot("random")])
    async with Guest.of(made, 0) as ann:
        await ann.ask("salt", seat=0, salt=SALT)
        for seat, reason in ((0, "taken"), (1, "not-yours"), (5, "no-such")):
            with pytest.raises(Refused) as told:
                await ann.ask("salt", seat=seat, salt=SALT)
            assert told.value.reason == reason
        await ann.until(lambda: ann.table["seats"][0]["salt"] == SALT)


@pytest.fixture(scope="module")
def downloaded(server: tuple[str, Any]) -> dict[str, Any]:
    """A match as it is downloaded."""
    found: dict[str, Any] = {}

    @at_the_table
    async def download() -> None:
        lobby = Lobby(server[0])
        table, _ = await finished(lobby)
        found.update(await lobby.get(f"/api/tables/{table}/match"))

    download()
    return found


def test_a_downloaded_match_is_an_ordinary_match(downloaded: dict[str, Any]) -> None:
    match = rattery.restore(downloaded)
    assert match.is_over
    assert match.scores == downloaded["result"]["scores"]


def _changed(data: dict[str, Any], *path: Any, value: Any) -> dict[str, Any]:
    changed = copy.deepcopy(data)
    place = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return changed


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("fair", "commitment"), "0" * 64),
        (("fair", "server"), "0" * 32),
        (("fair", "server"), 7),
        (("fair", "salts"), [None, None]),
        (("fair", "salts"), [SALT]),
        (("fair", "salts"), ["zz", None]),
        (("fair",), "trust me"),
        (("key",), "0" * 32),
        (("result", "scores"), [99, 0, 0]),
        (("result", "winners"), []),
        (("result",), "I won"),
        (("moves", 3), "fly"),
    ],
)
def test_whatever_is_changed_in_a_match_is_found(downloaded: dict[str, Any], path: tuple[Any, ...], value: Any) -> None:
    with pytest.raises(RatteryError) as found:
        verify(_changed(downloaded, *path, value=value))
    for lang in LANGUAGES:
        assert "\n" not in found.value.say(lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rattery_verify_tells_what_it_checked(
    downloaded: dict[str, Any],
    tmp_path: Path,
    lang: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "match.json"
    file.write_text(json.dumps(downloaded), encoding="utf-8")
    run = Run.of(["verify", str(file), "--lang", lang], "", capsys, monkeypatch)
    assert run.status == 0
    assert run.out.count("✓") == 4
    assert downloaded["fair"]["commitment"] in run.out.replace("\n", "")
    file.write_text(json.dumps(_changed(downloaded, "fair", "server", value="0" * 32)), encoding="utf-8")
    run = Run.of(["verify", str(file), "--lang", lang], "", capsys, monkeypatch)
    assert run.status == 2
    assert run.out == ""
    assert run.err.count("\n") == 1


@at_the_table
async def test_the_replay_shows_every_move_with_everything_revealed(lobby: Lobby) -> None:
    table, ann = await finished(lobby)
    first = await lobby.get(f"/api/tables/{table}/replay?from=0&to=3")
    assert [frame["ply"] for frame in first["frames"]] == [0, 1, 2]
    assert first["frames"][0]["move"] is None
    assert first["frames"][1]["move"]["words"]
    assert len(first["frames"][0]["views"]) == 2
    lines: list[str] = []
    events: list[str] = []
    place = 0
    while place <= first["plies"]:
        part = await lobby.get(f"/api/tables/{table}/replay?from={place}&lang=en")
        lines += [line for frame in part["frames"] for line in frame["lines"]]
        events += [event["event"] for frame in part["frames"] for event in frame["events"]]
        place = part["to"]
    assert len(lines) == len(ann.lines)
    assert events == [line["event"] for line in ann.lines]
    last = part["frames"][-1]
    assert last["opened"]["over"]
    assert last["scores"] == ann.position["scores"]  # type: ignore[index]
