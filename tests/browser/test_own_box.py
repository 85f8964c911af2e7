"""One's own copy: entered by clicking, checked as one types, kept, saved and opened, chosen for a table, and played with."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rattery.core.box import BoxFile
from tests.browser.device import Device
from tests.browser.test_access import axe, violations  # noqa: F401
from tests.browser.test_whole_games import play_to_the_end
from tests.missing_tools import NO_PLAYWRIGHT

pytest.importorskip("playwright.sync_api", reason=NO_PLAYWRIGHT)

# Every limit, a die, and a card of the third rat: what stands on somebody's own copy.
NUMBERS = {"bandages_to_be_out": "2", "points_to_end": "4", "rounds": "1", "consolation": "1"}
FACES = ["keys", "keys", "claws", "steal", "heal", "blank"]


def enter(device: Device, entry: str, value: str) -> None:
    device.page.locator(f'[data-entry="{entry}"] input').fill(value)


def faces_drawn(device: Device, entry: str) -> int:
    """How many faces of dice the picture of an entry shows."""
    return int(device.page.locator(f'[data-entry="{entry}"] .box-picture .rt-face:has(*)').count())


def test_a_changed_box_is_entered_by_clicking_and_a_game_is_played_with_it(visit: Callable[..., Device]) -> None:
    ann = visit()
    ann.go("/box/rat_trap")
    ann.see('[data-entry="limits.rounds"]')
    enter(ann, "limits.rounds", "99")
    ann.see('.box-problem:has-text("rounds at most: expected 1–20, found 99")')
    ann.see('[data-entry="limits.rounds"].is-wrong')
    for key, value in NUMBERS.items():
        enter(ann, f"limits.{key}", value)
    ann.see('[data-entry="limits.rounds"] .box-picture:has-text("1")')
    for place, face in enumerate(FACES):
        ann.page.locator('[data-entry="dice.first"] select').nth(place).select_option(face)
    assert faces_drawn(ann, "dice.first") == len(FACES) - 1  # a blank face shows nothing
    assert faces_drawn(ann, "third_rat.1") == 5
    ann.page.locator('[data-entry="third_rat.1"] .box-less').click()
    assert faces_drawn(ann, "third_rat.1") == 4
    ann.see('.box-sum:has-text("6 entries are different")')
    ann.see('[data-entry="third_rat.1"].is-other')
    ann.see('[data-entry="limits.rounds"] .box-usual:has-text("Usually: 3")')
    ann.page.locator('[data-section="third_rat"] .box-away').click()
    ann.see('.box-sum:has-text("7 entries are different")')
    ann.go("/new/rat_trap")
    ann.page.select_option("select[name=copy]", "My copy")
    ann.check('input[name="players"][value="2"]')
    ann.page.select_option("select[name=level-1]", "random")
    ann.page.locator("button[type=submit]").click()
    ann.see(".board")
    ann.see(".other-box-sign")
    table = ann.table
    assert play_to_the_end([ann]) > 0
    ann.go(f"/t/{table}/box")
    ann.see(".box-section .is-other")
    assert ann.page.locator('[data-entry="limits.rounds"] input').input_value() == "1"


def test_an_effect_is_composed_by_choosing_and_a_guest_sees_it_in_box_and_rules(visit: Callable[..., Device]) -> None:
    ann, bob = visit(), visit()
    ann.go("/box/ratjack")
    ann.see('[data-entry="limits.value"]')
    enter(ann, "limits.value", "31")
    enter(ann, "limits.points", "1")
    card = ann.page.locator('[data-entry="rats.1"]')
    card.locator("select").first.select_option("look at {card}")
    ann.see('.box-problem:has-text("Rat 1: “Look at one of your cards”")')
    card.locator("select").nth(1).select_option("any hidden")
    ann.see('.box-sum:has-text("3 entries are different")')
    ann.go("/new/ratjack")
    ann.page.select_option("select[name=kind-1]", "friend")
    ann.page.select_option("select[name=copy]", "My copy")
    ann.page.locator("button[type=submit]").click()
    ann.see(".gathering .other-box")
    bob.go(ann.invitation(1))
    bob.see('.join .other-box:has-text("3 entries are different")')
    bob.see('.join .minute:has-text("Above 31.")')
    bob.page.click(".join .other-box a")
    bob.see('[data-entry="rats.1"].is-other .box-usual:has-text("look at the top card of the deck")')
    assert bob.page.locator(".box-page :is(input, select):not([disabled])").count() == 0
    bob.join(ann.invitation(1), "Bob")
    ann.begin()
    bob.see(".board")
    bob.page.click('.top-actions .icon-button[aria-label="Rules"]')
    bob.see('.rules-other:has-text("look at any hidden card")')
    bob.see('dialog .clause:has-text("Whoever has more than 31 is out")')
    bob.page.keyboard.press("Escape")
    bob.see("dialog[open]", state="detached")  # while the rules lie over the table, nothing on it can be clicked
    assert play_to_the_end([ann, bob]) > 0


def test_copies_have_names_and_are_duplicated_renamed_saved_opened_and_deleted(
    visit: Callable[..., Device],
    axe: str,  # noqa: F811
    tmp_path: Path,
) -> None:
    ann = visit()
    ann.go("/box/pied_piper")
    ann.see('[data-entry="limits.levels"]')
    enter(ann, "limits.levels", "5")
    ann.see('.box-sum:has-text("one entry is different")')
    assert copies(ann) == ["", "My copy"]
    ann.page.click("[data-way=rename]")
    ann.page.fill("input[name=copy-name]", "Grandma’s: old")
    ann.page.keyboard.press("Enter")
    ann.see('option:text-is("Grandma’s: old")', state="attached")
    with ann.page.expect_download() as saved:
        ann.page.click("[data-way=save]")
    assert saved.value.suggested_filename == "pied_piper Grandmas old.toml"
    file = tmp_path / "file.toml"
    saved.value.save_as(file)
    assert file.read_text(encoding="utf-8").startswith('name = "Grandma’s: old"\ngame = "pied_piper"\n')
    assert "levels = { value = 5" in file.read_text(encoding="utf-8")
    ann.page.click("[data-way=duplicate]")
    ann.see('option:text-is("Grandma’s: old 2")', state="attached")
    ann.page.locator('[data-entry="tails.6"] select').select_option("pink")
    ann.see('.box-sum:has-text("2 entries are different")')
    ann.page.select_option("select[name=copy]", "Grandma’s: old")
    ann.see('.box-sum:has-text("one entry is different")')
    ann.page.click("[data-way=delete]")
    assert violations(ann, axe) == []
    ann.page.click("[data-way=delete-now]")
    ann.see('.box-sum:has-text("As it comes with the game")')
    assert copies(ann) == ["", "Grandma’s: old 2"]
    assert ann.page.locator('[data-entry="limits.levels"] input').input_value() == "7"
    ann.page.set_input_files(".box-import input", str(file))
    ann.see('.box-sum:has-text("one entry is different")')
    assert copies(ann) == ["", "Grandma’s: old 2", "Grandma’s: old"]
    assert ann.page.locator('[data-entry="limits.levels"] input').input_value() == "5"
    ann.go("/new/pied_piper")
    ann.page.select_option("select[name=copy]", "Grandma’s: old 2")
    ann.page.locator("button[type=submit]").click()
    ann.see(".board .pp-figure")  # a board draws whatever tail there is
    ann.go(f"/t/{ann.table}/box")
    ann.see('[data-entry="tails.6"].is-other')


def copies(device: Device) -> list[str]:
    """The copies that can be chosen, the box that comes with the game first."""
    found: list[str] = device.page.eval_on_selector_all(
        "select[name=copy] option", "all => all.map((each) => each.value)"
    )
    return found


def test_a_box_is_told_in_german_without_a_word_of_the_file(visit: Callable[..., Device]) -> None:
    ann = visit(settings={"lang": "de"})
    ann.go("/box/first_rat")
    ann.see('[data-entry="limits.stride_alone"] .box-key:has-text("Felder für eine Ratte allein")')
    labels = ann.page.eval_on_selector_all(
        ".box-key, .box-field-name, .box-section h2", "all => all.map((each) => each.textContent.trim().toLowerCase())"
    )
    assert not {"limits", "value", "stride alone", "space", "price", "colour", "stands"} & set(labels)
    enter(ann, "limits.stride_alone", "99")
    ann.see('.box-problem:has-text("Felder für eine Ratte allein")')


# What devices kept before copies had names: one box for each game.
KEEP = """([game, box]) => localStorage.setItem("rattery.boxes", JSON.stringify({ [game]: box, other: box }))"""


def test_what_was_kept_without_a_name_is_taken_over_and_if_it_cannot_be_played_with_forgotten(
    visit: Callable[..., Device],
) -> None:
    ann = visit()
    ann.go("/box/rat_trap")
    ann.see(".box-section")
    box = BoxFile.standard("rat_trap").data
    box["limits"]["rounds"]["value"] = 2
    ann.page.evaluate(KEEP, ["rat_trap", box])
    ann.go("/box/rat_trap")
    ann.see('.box-sum:has-text("one entry is different")')
    assert copies(ann) == ["", "My copy"]
    assert list(json.loads(ann.page.evaluate("localStorage.getItem('rattery.boxes')"))) == ["other"]
    ann.page.evaluate(KEEP, ["rat_trap", {"game": "rat_trap", "limits": {}}])
    ann.go("/box/rat_trap")  # the newest copy is looked at first
    ann.see(".box-problem")
    ann.page.click(".box-forget")
    ann.see('.box-sum:has-text("As it comes with the game")')
    assert copies(ann) == ["", "My copy"]


# Entries whose components are no cards, tokens or the like, and have no picture.
WITHOUT = {
    "rat_trap": set[str](),
    "pied_piper": set[str](),
    "ratjack": set[str](),
    "first_rat": {"burrow", "challenges"},
}
# By game: an entry with a choice, what is chosen there, and what its picture shows only then.
CHOSEN = {
    "pied_piper": ("tails.6", "pink", '.rat [stroke="#e796b6"]'),
    "first_rat": ("path.3", "green", '[fill="#bfdcae"]'),
    "ratjack": ("tokens.1", "lock", 'circle[cx="50"][cy="58"]'),
}
PICTURED = """() => [...document.querySelectorAll(".box-section")].map((section) => [
    section.dataset.section,
    section.querySelectorAll(".box-entry").length,
    section.querySelectorAll(".box-picture > svg").length,
])"""


PHONE = {"viewport": {"width": 360, "height": 740}, "settings": {"lang": "de"}}


@pytest.mark.parametrize("looks", [{}, PHONE], ids=["desk", "phone"])
def test_every_component_has_its_picture_which_follows_what_is_entered(
    visit: Callable[..., Device], looks: dict[str, Any]
) -> None:
    ann = visit(**looks)
    for game, without in WITHOUT.items():
        ann.go(f"/box/{game}")
        ann.see(".box-picture svg")
        pictured = ann.page.evaluate(PICTURED)
        assert [name for name, entries, pictures in pictured if entries != pictures and name not in without] == []
        assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth"), game
        if game in CHOSEN:
            entry, choice, shown = CHOSEN[game]
            picture = ann.page.locator(f'[data-entry="{entry}"] .box-picture')
            assert picture.locator(shown).count() == 0
            ann.page.locator(f'[data-entry="{entry}"] select').first.select_option(choice)
            picture.locator(shown).first.wait_for(state="attached")
