"""Boxes of one's own on a server: looked at, checked as they are typed, played with; and nothing hostile gets in."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest

from rattery.core.box import BoxFile
from rattery.core.packages import game_names
from rattery.core.words import LANGUAGES
from rattery.server.connection.client import Refused, ServerClient, bot, me
from rattery.server.connection.incoming import MAX_BOX_BYTES
from tests.server.serving import at_the_table
from tests.server.test_requests import answer


def own_box(game: str, section: str, key: str, name: str, value: Any) -> dict[str, Any]:
    box = deepcopy(BoxFile.standard(game).data)
    box[section][key][name] = value
    return box


@pytest.mark.parametrize("name", game_names())
@at_the_table
async def test_every_game_has_a_form_with_all_its_values_and_sources(api: ServerClient, name: str) -> None:
    data = BoxFile.standard(name).data
    for lang in LANGUAGES:
        form = await api.get(f"/api/boxes/{name}?lang={lang}")
        assert (form["box"], form["differences"]) == (data, [])
        for section in form["sections"]:
            for entry in section["entries"]:
                kept = data[section["section"]][entry["key"]]
                values = {field["field"]: field["value"] for field in entry["fields"]}
                assert {**values, "source": entry["source"]} == {**values, **kept}


@at_the_table
async def test_a_form_is_checked_in_its_own_words_and_a_file_with_the_sentence_of_the_command_line(
    api: ServerClient,
) -> None:
    bad, good = (own_box("rat_trap", "limits", "rounds", "value", rounds) for rounds in (99, 1))
    found = await api.post("/api/boxes/rat_trap?lang=en", {"box": bad})
    said = "limits, rounds at most: expected 1–20, found 99."
    assert found == {"problem": said, "where": ["limits", "rounds"]}
    wrong = (await api.post("/api/boxes/rat_trap?lang=en", {"box": good}))["toml"].replace("value = 1,", "value = 99,")
    found = await api.post("/api/boxes/rat_trap?lang=en", {"toml": wrong})
    assert found["problem"] == "box.toml, line 6: value must be 1–20; found 99."
    found = await api.post("/api/boxes/rat_trap?lang=en", {"box": good})
    assert (found["problem"], found["differences"]) == (None, [["limits", "rounds"]])
    again = await api.post("/api/boxes/rat_trap?lang=de", {"toml": found["toml"]})
    assert (again["box"], again["name"]) == (found["box"], "")
    named = await api.post("/api/boxes/rat_trap?lang=en", {"box": good, "name": "Grandma’s"})
    again = await api.post("/api/boxes/rat_trap?lang=en", {"toml": named["toml"]})
    assert (again["box"], again["name"]) == (found["box"], "Grandma’s")


@at_the_table
async def test_everybody_may_look_into_the_box_a_table_was_laid_with(api: ServerClient) -> None:
    box = own_box("rat_trap", "limits", "rounds", "value", 1)
    made = await api.create("rat_trap(players=3)", [me("Ann"), bot("random"), bot("random")], box=box)
    assert (await api.get(f"/api/tables/{made.table}"))["box"] == 1
    looked = await api.get(f"/api/tables/{made.table}/box")
    assert looked["differences"] == [["limits", "rounds"]]
    entry = next(one for one in looked["sections"][0]["entries"] if one["key"] == "rounds")
    assert (entry["fields"][0]["value"], entry["usual"]["value"]) == (1, 3)


@at_the_table
async def test_what_is_wrong_with_an_effect_is_told_without_a_word_of_the_file(api: ServerClient) -> None:
    box = own_box("ratjack", "rats", "3", "effect", ["turn up own visible"])
    found = await api.post("/api/boxes/ratjack?lang=de", {"box": box})
    assert found["where"] == ["rats", "3"]
    assert found["problem"].startswith("Ratten, Ratte 3: „Decke eine deiner offenen Karten auf")
    for spelled in ("box.toml", "turn up", "Zeile"):
        assert spelled not in found["problem"]


@at_the_table
async def test_a_form_says_in_words_what_is_usual_and_which_cards_may_come_and_go(api: ServerClient) -> None:
    box = own_box("rat_trap", "third_rat", "1", "decides", "opponent")
    del box["third_rat"]["6"]
    form = await api.post("/api/boxes/rat_trap?lang=en", {"box": box})
    cards = next(section for section in form["sections"] if section["section"] == "third_rat")
    assert cards["words"] == "cards of the third rat"
    assert cards["entries"][0]["usually"] == "two keys, one key, steal, claws, heal; ▶ the active player"
    (series,) = cards["series"]
    assert (series["last"], series["next"], series["next_words"]) == ("5", "6", "card 6")
    box["third_rat"][series["next"]] = series["entry"]
    assert (await api.post("/api/boxes/rat_trap?lang=en", {"box": box}))["differences"] == [["third_rat", "1"]]


@at_the_table
async def test_the_rules_of_a_table_are_those_of_its_box(api: ServerClient) -> None:
    box = own_box("ratjack", "limits", "value", "value", 31)
    made = await api.create("ratjack", [me("Ann"), bot("random")], box=box)
    usual, here = await api.get("/api/rules/ratjack"), await api.get(f"/api/tables/{made.table}/rules")
    assert "more than 25" in json.dumps(usual)
    assert "more than 31" in json.dumps(here)
    assert (usual["other"], [entry["here"] for entry in here["other"]]) == ([], ["31"])
    assert (await api.get(f"/api/tables/{made.table}"))["numbers"]["limits-value"] == 31
    plain = await api.create("ratjack", [me("Ann"), bot("random")])
    assert await api.get(f"/api/tables/{plain.table}/rules") == usual


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
async def test_what_is_no_box_is_refused_and_lays_no_table(api: ServerClient, number: int) -> None:
    seats = [me("Ann"), bot("random"), bot("random")]
    with pytest.raises(Refused):
        await api.create("rat_trap(players=3)", seats, box=HOSTILE[number])


def test_a_box_that_is_too_large_is_not_read(api: ServerClient) -> None:
    body = json.dumps({"toml": "#" * MAX_BOX_BYTES}).encode()
    assert answer(api, "/api/boxes/rat_trap", body, content_type="application/json")[0] == 413
