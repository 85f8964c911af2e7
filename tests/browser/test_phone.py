"""A phone: everything fits the width, the question and the hand stay at the bottom, the rest opens as sheets."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import pytest

from tests.browser.device import OFFERED, PICKS, READY, Device

PHONE = {"width": 360, "height": 740}
SMALLEST_TEXT = 14


def too_wide(device: Device) -> int:
    """By how many pixels something sticks out sideways."""
    return int(
        device.page.evaluate("""() => Math.max(document.documentElement.scrollWidth - innerWidth,
        ...[...document.querySelectorAll('.play-board')].map((board) => board.scrollWidth - board.clientWidth))""")
    )


LYING = [{"width": width, "height": height} for width, height in ((740, 360), (844, 390), (932, 430))]
ONES_OWN = {"rat_trap": ".rt-own", "pied_piper": ".pp-own > .hand", "first_rat": ".fr-own", "ratjack": ".rj-own"}
# What lies in the window, beside nothing that is fixed there: whole, or not at all.
IN_SIGHT = """all => all.every((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const board = document.querySelector(".play-board").getBoundingClientRect();
    return left >= board.left - 1 && right <= board.right + 1 && top >= board.top - 1 && bottom <= innerHeight + 1;
})"""
# How many transitions begin from now on.
COUNT_TRANSITIONS = "() => { window.begun = 0; addEventListener('transitionrun', () => (window.begun += 1), true); }"
TWO_FRAMES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def looks_at_the_bar(device: Device) -> int:
    """It ends where the window ends, and nothing sticks out; how high it is."""
    device.see(READY)
    assert too_wide(device) <= 0
    bar = device.page.locator(".action-bar").bounding_box()
    assert bar is not None
    assert abs(bar["y"] + bar["height"] - PHONE["height"]) <= 1
    return int(device.page.eval_on_selector(".action-bar", "bar => bar.offsetHeight"))


def tap_the_last_move(device: Device) -> None:
    before = device.progress()
    if device.page.query_selector(PICKS):
        device.page.locator(PICKS).last.tap()
        device.see(".action-unpick")
    device.page.locator(OFFERED).last.tap()
    device.wait_for_change(before)


def looks_at_the_size_of_text(device: Device) -> None:
    sizes = "all => all.filter((each) => each.offsetParent).map((each) => parseFloat(getComputedStyle(each).fontSize))"
    assert (
        min(device.page.eval_on_selector_all(".card-effect, .action, .action-ask, .story-line", sizes)) >= SMALLEST_TEXT
    )


def looks_at_ones_own_hand_whatever_is_scrolled(device: Device) -> None:
    device.see(".hand .card-title")
    for place in (0, 10_000):
        device.page.evaluate("place => document.querySelector('.play-board').scrollTo(0, place)", place)
        hand = device.page.locator(".hand .card-title >> nth=0").bounding_box()
        bar = device.page.locator(".action-bar").bounding_box()
        assert hand is not None
        assert bar is not None
        assert 0 < hand["y"] < bar["y"], place


def looks_at_sheets(device: Device) -> None:
    """Story, talk and rules are not beside the board."""
    assert device.page.query_selector(".story") is None
    for button, part in (("Story", ".story-line"), ("Talk", ".talk-form"), ("Rules", ".clause")):
        device.page.tap(f'.top-actions [aria-label="{button}"]')
        device.see(f"dialog {part}")
        assert too_wide(device) <= 0, button
        device.page.keyboard.press("Escape")
        device.page.wait_for_selector("dialog", state="detached")


def looks_at_the_choice_of_a_language(device: Device) -> None:
    device.page.tap('.top-actions [aria-label="Settings"]')
    device.page.select_option("dialog .language select", "de")
    device.see('.top-actions [aria-label="Einstellungen"]')


def looks_at_the_phone_lying(device: Device, game: str, parts: Iterable[str] = ()) -> None:
    """One's own place is in sight whatever is scrolled, and these parts of the board fit the window."""
    device.see(f".board {ONES_OWN[game]}")
    device.see(OFFERED + ", " + PICKS)
    for size in LYING:
        device.page.set_viewport_size(size)
        for place in (10_000, 0):
            device.page.evaluate("place => document.querySelector('.play-board').scrollTo(0, place)", place)
            own = device.page.locator(ONES_OWN[game]).bounding_box()
            assert own is not None
            assert own["y"] + min(own["height"], 56) <= size["height"], (size, place)
            assert own["height"] <= 0.42 * size["height"], (size, place)
        for part in parts:
            assert device.page.eval_on_selector_all(part, IN_SIGHT), (size, part)
        assert device.page.eval_on_selector_all(f"{OFFERED}, {PICKS}", "all => all.length > 0"), size


def looks_at_transitions_of_a_turned_phone(device: Device) -> None:
    """Where nothing is to move none starts: of every property of every element it would take longer than to load anew."""
    device.page.evaluate(COUNT_TRANSITIONS)
    for width, height in ((740, 360), (360, 740)):
        device.page.set_viewport_size({"width": width, "height": height})
        device.page.evaluate(TWO_FRAMES)
    assert device.page.evaluate("window.begun") == 0


def sit_down(visit: Callable[..., Device], game: str, players: int, **options: Any) -> Device:
    device = visit(viewport=PHONE, has_touch=True, is_mobile=True, **options)
    device.lay_table(game, players, ["me"] + ["bot:random"] * (players - 1))
    device.see(".board")
    return device


def test_rat_trap_fits_a_phone_and_story_talk_and_rules_open_as_sheets(visit: Callable[..., Device]) -> None:
    device = sit_down(visit, "rat_trap", 5)
    looks_at_sheets(device)
    for _ in range(3):
        looks_at_the_bar(device)
        tap_the_last_move(device)
    looks_at_the_size_of_text(device)
    looks_at_the_choice_of_a_language(device)


def test_rat_traps_doors_rats_and_stock_fit_a_phone_that_lies(visit: Callable[..., Device]) -> None:
    device = sit_down(visit, "rat_trap", 4)
    looks_at_the_phone_lying(device, "rat_trap", (".rt-pile", ".rt-others .rt-mat", ".rt-own .rt-stock"))


def test_the_pied_pipers_town_characters_and_hand_fit_a_phone(visit: Callable[..., Device]) -> None:
    """Upright one's own hand stays in sight; lying everything is."""
    device = sit_down(visit, "pied_piper", 5)
    looks_at_ones_own_hand_whatever_is_scrolled(device)
    looks_at_the_phone_lying(device, "pied_piper", (".pp-house", ".character", ".action-card"))
    device.page.set_viewport_size(PHONE)
    device.page.evaluate(TWO_FRAMES)
    for _ in range(3):
        looks_at_the_bar(device)
        tap_the_last_move(device)
    looks_at_the_size_of_text(device)


@pytest.mark.parametrize(("game", "players"), [("first_rat", 5), ("ratjack", 4)])
def test_a_table_fits_a_phone_and_the_bar_has_one_height_whatever_is_asked(
    visit: Callable[..., Device], game: str, players: int
) -> None:
    """In German, which takes the most room."""
    device = sit_down(visit, game, players, settings={"lang": "de"})
    device.see(READY)
    looks_at_transitions_of_a_turned_phone(device)
    looks_at_the_phone_lying(device, game)
    device.page.set_viewport_size(PHONE)
    device.page.evaluate(TWO_FRAMES)
    heights = {}
    for question in range(8):
        device.see(READY)
        heights[device.page.inner_text(".action-ask")] = looks_at_the_bar(device)
        if question < 3:
            tap_the_last_move(device)
        else:
            device.choose(-1)
    assert len(heights) > 1, "the same was asked all the time"
    assert len(set(heights.values())) == 1, heights
    looks_at_the_size_of_text(device)


def test_pages_fit_a_phone(visit: Callable[..., Device]) -> None:
    device = visit(viewport=PHONE, has_touch=True, is_mobile=True, settings={"lang": "fr"})
    for path in ("/", "/new/first_rat", "/rules/first_rat", "/challenges", "/nowhere/at/all"):
        device.expects_no_errors = path != "/nowhere/at/all"
        device.go(path)
        device.see("main")
        device.page.wait_for_load_state("networkidle")
        assert too_wide(device) <= 0, path


@pytest.mark.parametrize("icon", ["story", "talk"])
def test_a_sheet_is_closed_where_the_window_becomes_wide_enough_to_show_it_beside_the_board(
    visit: Callable[..., Device], icon: str
) -> None:
    device = visit(viewport={"width": 820, "height": 1180})
    device.lay_table("first_rat", 1, ["me"])
    device.page.locator(f'.top-actions .icon-button:has([data-icon="{icon}"])').click()
    device.see("dialog")
    device.page.set_viewport_size({"width": 1180, "height": 820})
    device.see(f".play-side .{icon}")
    device.see("dialog", state="detached")
    device.page.set_viewport_size({"width": 820, "height": 1180})
    device.see(".play-side", state="detached")
    assert device.page.query_selector("dialog") is None
