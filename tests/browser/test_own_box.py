"""One's own copy: entered by clicking, checked as one types, kept, chosen for a table, and played with to the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.device import NO_PLAYWRIGHT, Device
from tests.browser.test_whole_games import play_to_the_end

pytest.importorskip("playwright.sync_api", reason=NO_PLAYWRIGHT)

# Every limit, a die, and a card of the third rat: what stands on somebody's own copy.
NUMBERS = {"bandages_to_be_out": "2", "points_to_end": "4", "rounds": "2", "consolation": "1"}
FACES = ["keys", "keys", "claws", "steal", "heal", "blank"]


def test_a_changed_box_is_entered_by_clicking_and_a_game_is_played_with_it(visit: Callable[..., Device]) -> None:
    ann = visit()
    ann.go("/box/rat_trap")
    ann.see('[data-entry="limits.rounds"]')
    ann.page.locator('[data-entry="limits.rounds"] input').fill("99")
    ann.see('.box-problem:has-text("value must be 1–20; found 99")')
    ann.see('[data-entry="limits.rounds"].is-wrong')
    for key, value in NUMBERS.items():
        ann.page.locator(f'[data-entry="limits.{key}"] input').fill(value)
    for place, face in enumerate(FACES):
        ann.page.locator('[data-entry="dice.first"] select').nth(place).select_option(face)
    ann.page.locator('[data-entry="third_rat.1"] .box-less').click()
    ann.see('.box-sum:has-text("6 entries are different")')
    ann.see('[data-entry="third_rat.1"].is-other')
    ann.go("/new/rat_trap")
    ann.page.locator('input[name="own-box"]').check()
    ann.page.locator("button[type=submit]").click()
    ann.see(".board")
    table = ann.table
    assert play_to_the_end([ann]) > 0
    ann.go(f"/t/{table}/box")
    ann.see(".box-section .is-other")
    assert ann.page.locator('[data-entry="limits.rounds"] input').input_value() == "2"
