"""Choosing: what a choice does is seen before it is made, and what is said of it is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.device import READY, Device

TABLES = [("rat_trap", 3), ("pied_piper", 3), ("first_rat", 2), ("ratjack", 2)]
DECISIONS = 12
SAID = ".action:not([aria-disabled])[data-final]"


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_what_cannot_be_taken_back_is_said_beforehand_and_is_true(
    visit: Callable[..., Device], game: str, players: int
) -> None:
    device = visit()
    device.lay_table(game, players, ["me", *["bot:random"] * (players - 1)])
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


PLACES = ".pp-house .house-foreseen"


@pytest.mark.deal(3)
def test_a_picked_card_shows_its_targets_by_name_and_what_it_would_do(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("pied_piper", 3, ["me", "bot:random", "bot:random"])
    device.play(2)
    room = device.page.locator(".action-bar").bounding_box()
    device.page.keyboard.press("1")  # “forward 2”
    device.see(".hand.has-picked")
    device.see(f"{SAID} .action-gist")
    targets = device.page.locator(".action").all_inner_texts()
    assert len(targets) == 3
    assert all("nder the" in target for target in targets)
    assert device.page.locator(".action-bar").bounding_box() == room, "the bar must not jump"
    button = device.page.locator('.action[data-move="lay forward2 3"]')
    assert button.locator(".action-gist").inner_text() == "Moss 0 → 2, You 1 → 2, Sky 0 → 1"
    button.hover()
    device.see(PLACES)
    assert sorted(device.page.locator(PLACES).all_inner_texts()) == ["0 → 1", "0 → 2", "1 → 2"]
    assert device.page.locator(".action-bar").bounding_box() == room
    button.click()
    device.see('.story-line:has-text("Moss’s house: the counter goes to 2")')
    assert any("your house: the counter goes to 2" in line for line in device.story)


@pytest.mark.deal(3)
def test_the_story_goes_by_turns_and_leads_to_its_places_and_to_the_replay(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("pied_piper", 2, ["me", "bot:random"])
    device.play(2)
    device.see(".story-line.is-result .icon")
    device.page.locator('.story-line:not(.is-result) .story-go:has-text("lays")').first.click()
    device.see(".play-board .is-lit")
    while not device.is_over:
        device.choose()
        device.see(f"{READY}, .ending")
    link = device.page.locator(".story-line.is-result a.story-go").nth(3)
    ply = str(link.get_attribute("href")).partition("#at=")[2]
    link.click()
    device.see(f'[data-part=place]:has-text("{ply} /")')
    assert (
        device.page.locator(".film-line").first.inner_text().split("\n")[-1].startswith("At the table: Ochre and Sky.")
    )
    device.see(".chances-line")
    assert device.page.locator(".chances-line").count() == 2
    device.page.click('[data-step="first"]')
    turning = [int(str(each.get_attribute("data-ply"))) for each in device.page.query_selector_all(".chances-turning")]
    assert turning
    device.page.click('[data-step="next-turning"]')
    device.see(f'[data-part=place]:has-text("{turning[0]} /")')
    assert "%" in device.page.inner_text(".chances-said")
