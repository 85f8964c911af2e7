"""Choosing: what a choice does is seen before it is made, and what is said of it is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.device import Device

TABLES = [("rat_trap", 3), ("pied_piper", 3), ("first_rat", 2), ("ratjack", 2)]
DECISIONS = 12
SAID = ".action:not([aria-disabled])[data-final]"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_cannot_be_taken_back_is_said_beforehand_and_is_true(
    visit: Callable[..., Device], game: str, players: int
) -> None:
    device = visit()
    device.lay_table(game, players, ["me", *["bot:random"] * (players - 1)])
    if device.page.query_selector(".gathering"):
        device.begin()
    seen = set()
    for step in range(DECISIONS):
        device.see(f"{SAID}, .action-pick")
        if device.page.query_selector(".action-pick"):
            device.page.locator(".action-pick").nth(-(step % 2)).click()
        button = device.page.locator(SAID).nth(-(step % 2))
        final = button.get_attribute("data-final") == "true"
        before = device.progress()
        button.click()
        device.wait_for_change(before)
        device.see("[data-aside=undo], .ending")
        if device.is_over:
            break
        may_undo = device.see("[data-aside=undo]").get_attribute("aria-disabled") is None
        assert may_undo is not final
        seen.add(final)
    assert seen == {True, False}, "only one kind of move was tried"
