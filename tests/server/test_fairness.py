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
from rattery.match.fairness import commitment, mixed_key, seal
from rattery.match.match import Match
from rattery.match.receipt import receipt_from
from rattery.match.verify import verify
from rattery.server.connection import client
from rattery.server.connection.client import Refused, ServerClient, bot, friend, here, me
from rattery.server.store.store import LogEntry, SeatRow, TableRow
from rattery.server.tables import reveal_timeout
from rattery.server.tables.fold.apply import apply_all
from rattery.server.tables.state import TableState
from tests.cli.running import Run
from tests.server.dealing import FIRST_DEAL, Deals
from tests.server.serving import TableClient, at_the_table, play_on, table_for_one
from tests.variants import loaded

SALT = "00112233445566778899aabbccddeeff"


def seal_of(table_client: TableClient, seat: int, salt: str = SALT) -> str:
    return seal(table_client.table["commitment"], seat, bytes.fromhex(salt))


async def finished(api: ServerClient) -> tuple[str, TableClient]:
    made = await table_for_one(api, "rat_trap(players=2)", [bot("random")])
    async with TableClient.of(made, 0, mixes=True) as ann:
        assert ann.table["commitment"] == made.commitment
        await ann.until(lambda: ann.table["seats"][0]["seal"])
        await ann.ask("begin")
        await play_on(ann)
    return made.table, ann


@at_the_table
async def test_every_seat_commits_bots_too_before_any_salt_is_shown(api: ServerClient) -> None:
    _, ann = await finished(api)
    shown = [message["table"] for message in ann.received if message["type"] == "news" and "table" in message]
    for table in shown:
        salts, seals = ([seat[part] for seat in table["seats"]] for part in ("salt", "seal"))
        if any(salts):
            assert all(seals)
            assert table["stage"] != "gathering"
    assert any(all(seat["seal"] for seat in t["seats"]) and t["stage"] == "gathering" for t in shown)
    assert ann.receipt is not None
    assert ann.receipt["seals"] == [seat["seal"] for seat in ann.table["seats"]]


@at_the_table
async def test_a_bot_that_takes_a_free_seat_commits_too(api: ServerClient) -> None:
    made = await table_for_one(api, "rat_trap(players=2)", [friend()])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("bot", seat=1, level="random")
        await ann.until(lambda: ann.table["seats"][1]["seal"])
        assert ann.table["seats"][1]["salt"] is None
        await ann.ask("begin")
        await ann.until(lambda: ann.table["seats"][1]["salt"])
        assert seal_of(ann, 1, str(ann.table["seats"][1]["salt"])) == ann.table["seats"][1]["seal"]


@at_the_table
async def test_a_programs_player_has_a_share_in_the_dice_unless_it_says_otherwise(api: ServerClient) -> None:
    for mixes, salts in ((None, ["0"]), (False, None)):
        made = await api.create("rat_trap(players=2)", [me("Ann"), bot("random")])
        async with client.TableClient.of(made, 0, mixes=mixes) as ann:
            await ann.ask("begin")
            await ann.until(lambda ann=ann: ann.position)  # type: ignore[misc]
            assert (None if ann.receipt is None else list(ann.receipt["salts"])) == salts


@at_the_table
async def test_who_does_not_reveal_in_time_is_left_out_and_named(
    api: ServerClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reveal_timeout, "REVEAL_TIMEOUT", 3600.0)
    made = await table_for_one(api, "rat_trap(players=2)", [here("Bob")])
    async with TableClient.of(made, 0) as ann:
        for seat in (0, 1):
            await ann.ask("seal", seat=seat, seal=seal_of(ann, seat))
        await ann.ask("begin")
        await ann.ask("reveal", seat=0, salt=SALT)
        assert ann.table["stage"] == "dealing"
        monkeypatch.setattr(reveal_timeout, "REVEAL_TIMEOUT", 0.0)
        await ann.until(lambda: ann.table["stage"] == "playing")
        with pytest.raises(Refused) as late:
            await ann.ask("reveal", seat=1, salt=SALT)
        assert late.value.reason == "too-late"
        await play_on(ann)
    verdict = verify(await api.get(f"/api/tables/{made.table}/match"))
    assert verdict.sealed is not None
    assert verdict.sealed.left_out == [1]
    assert verdict.sealed.shares_by("player") == [0]


@at_the_table
async def test_nobody_waits_long_for_a_player_who_is_gone(api: ServerClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reveal_timeout, "ABSENT_TIMEOUT", 0.1)
    monkeypatch.setattr(reveal_timeout, "REVEAL_TIMEOUT", 3600.0)
    made = await table_for_one(api, "rat_trap(players=2)", [friend()])
    joined = await api.join(made.table, made.invitation(1))
    async with TableClient(api, made.table, [joined["secret"]], 1, mixes=True) as bob:
        await bob.until(lambda: bob.table["seats"][1]["seal"])
    async with TableClient.of(made, 0, mixes=True) as ann:
        await ann.until(lambda: ann.table["seats"][0]["seal"])
        await ann.ask("begin")
        await ann.until(lambda: ann.table["stage"] == "playing")
        assert ann.table["seats"][0]["salt"] == ann.salts[0].hex()
        assert ann.table["seats"][1]["salt"] is None


@at_the_table
async def test_whoever_runs_the_server_cannot_choose_his_salt_when_he_has_seen_the_others(api: ServerClient) -> None:
    """Once a salt is shown, no seat can commit any more, and a seat can show nothing but what it has committed to."""
    made = await table_for_one(api, "rat_trap(players=2)", [here("Bob")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("seal", seat=0, seal=seal_of(ann, 0))
        with pytest.raises(Refused) as early:
            await ann.ask("reveal", seat=0, salt=SALT)
        assert early.value.reason == "too-early"
        await ann.ask("begin")
        wrong: list[tuple[str, dict[str, Any], str]] = [
            ("seal", {"seat": 1, "seal": seal_of(ann, 1)}, "too-late"),
            ("reveal", {"seat": 0, "salt": "f" * 32}, "bad-message"),
            ("reveal", {"seat": 1, "salt": SALT}, "bad-message"),
        ]
        for type_, facts, reason in wrong:
            with pytest.raises(Refused) as told:
                await ann.ask(type_, **facts)
            assert told.value.reason == reason
        await ann.ask("reveal", seat=0, salt=SALT)
        await ann.until(lambda: ann.table["stage"] == "playing")


@at_the_table
async def test_the_key_is_shown_when_it_is_over_and_not_before(api: ServerClient) -> None:
    table, ann = await finished(api)
    shown = [message["table"]["key"] for message in ann.received if message["type"] == "news" and "table" in message]
    assert shown[-1]["salts"][0] == ann.salts[0].hex()
    assert set(shown[:-1]) == {None}
    before = [
        message for message in ann.received if not (message["type"] == "news" and message.get("table", {}).get("key"))
    ]
    assert shown[-1]["server"] not in json.dumps(before)
    assert shown[-1]["key"] not in json.dumps(before)
    verdict = verify(await api.get(f"/api/tables/{table}/match"), receipt_from(ann.receipt))
    assert verdict.commitment == ann.table["commitment"]
    assert verdict.sealed is not None
    assert verdict.sealed.shares_by("player") == [0]
    assert verdict.sealed.shares_by("table") == [1]
    assert verdict.match.is_over


@at_the_table
async def test_nothing_of_a_match_can_be_had_before_its_end(api: ServerClient) -> None:
    made = await table_for_one(api, "rat_trap(players=2)", [bot("random")])
    for path in ("match", "replay"):
        with pytest.raises(Refused) as told:
            await api.get(f"/api/tables/{made.table}/{path}")
        assert (told.value.reason, told.value.status) == ("not-over", 409)
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await play_on(ann, 2)
        with pytest.raises(Refused):
            await api.get(f"/api/tables/{made.table}/match")
        with pytest.raises(Refused) as late:
            await ann.ask("seal", seat=0, seal=seal_of(ann, 0))
        assert late.value.reason == "too-late"


@at_the_table
async def test_a_seat_commits_once_and_only_its_own(api: ServerClient) -> None:
    made = await table_for_one(api, "rat_trap(players=2)", [bot("random")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("seal", seat=0, seal=seal_of(ann, 0))
        for seat, reason in ((0, "taken"), (1, "not-yours"), (5, "no-such")):
            with pytest.raises(Refused) as told:
                await ann.ask("seal", seat=seat, seal=seal_of(ann, 0, "1" * 32))
            assert told.value.reason == reason
        assert ann.table["seats"][0]["seal"] == seal_of(ann, 0)


@pytest.fixture(scope="module")
def played(server: tuple[str, Any], deals: Deals) -> tuple[dict[str, Any], dict[str, Any]]:
    """A match as it is downloaded, and the receipt of its player."""
    deals.choose(FIRST_DEAL)
    found: dict[str, Any] = {}
    receipt: dict[str, Any] = {}

    @at_the_table
    async def download() -> None:
        api = ServerClient(server[0])
        table, ann = await finished(api)
        found.update(await api.get(f"/api/tables/{table}/match"))
        receipt.update(ann.receipt or {})

    download()
    return found, receipt


@pytest.fixture(scope="module")
def downloaded(played: tuple[dict[str, Any], dict[str, Any]]) -> dict[str, Any]:
    return played[0]


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
        (("fair", "protocol"), 3),
        (("fair", "protocol"), 1),
        (("fair", "seats"), [{}, {}]),
        (("fair", "seats"), [{}]),
        (("fair", "seats"), ["zz", None]),
        (("fair", "seats", 0, "salt"), SALT),
        (("fair", "seats", 0, "salt"), None),
        (("fair", "seats", 0, "seal"), "0" * 64),
        (("fair", "seats", 1, "seal"), None),
        (("fair", "seats", 1, "by"), "me"),
        (("draws", 0, 0, 1), 9),
        (("draws",), []),
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
    assert (run.out.count("✓"), run.out.count("! ")) == (5, 1)
    assert downloaded["fair"]["commitment"] in run.out.replace("\n", "")
    file.write_text(json.dumps(_changed(downloaded, "fair", "server", value="0" * 32)), encoding="utf-8")
    run = Run.of(["verify", str(file), "--lang", lang], "", capsys, monkeypatch)
    assert run.status == 2
    assert run.out == ""
    assert run.err.count("\n") == 1


def test_a_file_is_compared_with_what_the_player_has_kept(
    played: tuple[dict[str, Any], dict[str, Any]], tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file that somebody makes up whole agrees with itself; only the receipt finds it."""
    file, kept = tmp_path / "match.json", tmp_path / "receipt.json"
    kept.write_text(json.dumps(played[1]), encoding="utf-8")
    forged = loaded("rat_trap(players=2)").new().save()
    assert verify(forged).sealed is not None
    for data, status in ((played[0], 0), (forged, 2)):
        file.write_text(json.dumps(data), encoding="utf-8")
        for receipt in (str(kept), played[1]["commitment"]):
            run = Run.of(["verify", str(file), "--receipt", receipt], "", capsys, monkeypatch)
            assert run.status == status
            assert ("no receipt" in run.out, run.out.count("✓")) == (False, 6 if status == 0 else 0)


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        (("commitment",), "1" * 64, "committed itself to"),
        (("seals", 1), "1" * 64, "not those that were shown"),
        (("salts", "0"), "1" * 32, "left out or exchanged"),
        (("salts", "7"), "1" * 32, "left out or exchanged"),
        (("commitment",), "nonsense", "is not a receipt"),
        (("seals",), "nonsense", "is not a receipt"),
        (("salts",), ["nonsense"], "is not a receipt"),
    ],
)
def test_a_receipt_that_says_otherwise_is_told_in_a_sentence(
    played: tuple[dict[str, Any], dict[str, Any]], path: tuple[Any, ...], value: Any, said: str
) -> None:
    with pytest.raises(RatteryError, match=said):
        verify(played[0], receipt_from(_changed(played[1], *path, value=value)))


def test_a_file_that_does_not_say_how_its_key_was_made_is_not_called_fair(
    downloaded: dict[str, Any], tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.json"
    data = dict(downloaded)
    del data["fair"]
    file.write_text(json.dumps(data), encoding="utf-8")
    run = Run.of(["verify", str(file)], "", capsys, monkeypatch)
    assert run.status == 1
    assert "could have chosen the dice" in " ".join(run.out.split())


def test_a_match_of_the_older_protocol_verifies_and_is_told_what_that_is_worth(
    tmp_path: Path, capsys: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_key = bytes.fromhex("07" * 16)
    match = Match(loaded("rat_trap(players=2)"), mixed_key(table_key, [bytes.fromhex(SALT), None]))
    older = {"server": table_key.hex(), "commitment": commitment(table_key), "salts": [SALT, None]}
    data = match.save() | {"fair": older}
    assert verify(data).is_older
    assert rattery.restore(data).save()["fair"] == older
    (tmp_path / "match.json").write_text(json.dumps(data), encoding="utf-8")
    run = Run.of(["verify", str(tmp_path / "match.json")], "", capsys, monkeypatch)
    assert run.status == 0
    assert "Older protocol" in run.out


def test_a_table_begun_by_the_older_protocol_is_dealt_as_it_was() -> None:
    row = TableRow(
        "t",
        "rat_trap(players=2)",
        loaded("rat_trap(players=2)").box_file.data,
        "07" * 16,
        None,
        (SeatRow("person"),) * 2,
        False,
        0.0,
    )
    state = TableState(row)
    apply_all(state, [LogEntry(1, "salt", 0, {"salt": SALT}, None, 0.0), LogEntry(2, "begin", None, {}, None, 0.0)])
    assert state.match is not None
    assert state.match.key == mixed_key(bytes.fromhex(row.key), [bytes.fromhex(SALT), None])
    assert state.match.sealed is not None
    assert state.match.sealed.protocol == 1


@at_the_table
async def test_the_replay_shows_every_move_with_everything_revealed(api: ServerClient) -> None:
    table, ann = await finished(api)
    first = await api.get(f"/api/tables/{table}/replay?from=0&to=3")
    assert [frame["ply"] for frame in first["frames"]] == [0, 1, 2]
    assert first["frames"][0]["move"] is None
    assert first["frames"][1]["move"]["words"]
    assert len(first["frames"][0]["views"]) == 2
    lines: list[str] = []
    events: list[str] = []
    place = 0
    while place <= first["plies"]:
        part = await api.get(f"/api/tables/{table}/replay?from={place}&to={place + 7}&lang=en")
        lines += [line for frame in part["frames"] for line in frame["lines"]]
        events += [event["event"] for frame in part["frames"] for event in frame["events"]]
        place = part["to"]
    assert len(lines) == len(ann.lines)
    assert events == [line["event"] for line in ann.lines]
    last = part["frames"][-1]
    assert last["opened"]["over"]
    assert last["scores"] == ann.position["scores"]  # type: ignore[index]
