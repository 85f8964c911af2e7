"""Boxes of one's own on a server: looked at, checked as they are typed, played with; and nothing hostile gets in."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from rattery.core.box import BoxFile
from rattery.core.packages import game_names
from rattery.core.words import LANGUAGES
from rattery.server.connection.client import Lobby, Refused, bot, me
from rattery.server.connection.incoming import LARGEST_BOX
from tests.server.serving import at_the_table
from tests.server.test_requests import answer


def own_box(game: str, section: str, key: str, name: str, value: Any) -> dict[str, Any]:
    box = deepcopy(BoxFile.standard(game).data)
    box[section][key][name] = value
    return box


@pytest.mark.parametrize("name", game_names())
@at_the_table
async def test_every_game_has_a_form_with_all_its_values_and_sources(lobby: Lobby, name: str) -> None:
    data = BoxFile.standard(name).data
    for lang in LANGUAGES:
        form = await lobby.get(f"/api/boxes/{name}?lang={lang}")
        assert (form["box"], form["differences"]) == (data, [])
        for section in form["sections"]:
            for entry in section["entries"]:
                kept = data[section["section"]][entry["key"]]
                values = {field["field"]: field["value"] for field in entry["fields"]}
                assert {**values, "source": entry["source"]} == {**values, **kept}


@at_the_table
async def test_a_box_is_checked_with_the_sentence_of_the_command_line(lobby: Lobby) -> None:
    bad, good = (own_box("rat_trap", "limits", "rounds", "value", rounds) for rounds in (99, 1))
    found = await lobby.post("/api/boxes/rat_trap?lang=en", {"box": bad})
    assert found == {"problem": "box.toml, line 6: value must be 1–20; found 99.", "where": ["limits", "rounds"]}
    found = await lobby.post("/api/boxes/rat_trap?lang=en", {"box": good})
    assert (found["problem"], found["differences"]) == (None, [["limits", "rounds"]])
    again = await lobby.post("/api/boxes/rat_trap?lang=de", {"toml": found["toml"]})
    assert again["box"] == found["box"]


@at_the_table
async def test_everybody_may_look_into_the_box_a_table_was_laid_with(lobby: Lobby) -> None:
    box = own_box("rat_trap", "limits", "rounds", "value", 1)
    made = await lobby.create("rat_trap(players=3)", [me("Ann"), bot("random"), bot("random")], box=box)
    assert (await lobby.get(f"/api/tables/{made.table}"))["box"] == 1
    looked = await lobby.get(f"/api/tables/{made.table}/box")
    assert looked["differences"] == [["limits", "rounds"]]
    entry = next(one for one in looked["sections"][0]["entries"] if one["key"] == "rounds")
    assert (entry["fields"][0]["value"], entry["usual"]["value"]) == (1, 3)


HOSTILE: list[Any] = [
    {"game": "ratjack"},
    {"game": "rat_trap", "limits": {"rounds": {"value": 10**30, "source": "photo"}}},
    {"game": "rat_trap", "__proto__": {"x": {"y": "z"}}},
    {"game": "rat_trap", "\u0000": {"\u0000": {"\u0000": "\u0000"}}},
    own_box("rat_trap", "limits", "rounds", "<script>alert(1)</script>", "x"),
    own_box("rat_trap", "dice", "first", "faces", ["key"] * 5_000),
    own_box("rat_trap", "limits", "rounds", "value", [["deep"]]),
    own_box("rat_trap", "limits", "rounds", "value", 1.5),
    [],
    "x",
]


@pytest.mark.parametrize("number", range(len(HOSTILE)))
@at_the_table
async def test_what_is_no_box_is_refused_and_lays_no_table(lobby: Lobby, number: int) -> None:
    seats = [me("Ann"), bot("random"), bot("random")]
    with pytest.raises(Refused):
        await lobby.create("rat_trap(players=3)", seats, box=HOSTILE[number])


def test_a_box_that_is_too_large_is_not_read(lobby: Lobby) -> None:
    body = json.dumps({"toml": "#" * LARGEST_BOX}).encode()
    assert answer(lobby, "/api/boxes/rat_trap", body, content_type="application/json")[0] == 413
