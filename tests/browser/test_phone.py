"""A phone: everything fits the width, the question and the hand stay at the bottom, the rest opens as sheets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.device import OFFERED, PICKS, READY, Device

PHONE = {"width": 360, "height": 740}
GAMES = [("rat_trap", 5), ("pied_piper", 5), ("first_rat", 5), ("ratjack", 4)]
SMALLEST_TEXT = 14


def too_wide(device: Device) -> int:
    """By how many pixels something sticks out sideways."""
    return int(
        device.page.evaluate("""() => Math.max(document.documentElement.scrollWidth - innerWidth,
        ...[...document.querySelectorAll('.play-board')].map((board) => board.scrollWidth - board.clientWidth))""")
    )


@pytest.mark.parametrize(("game", "players"), GAMES, ids=[game for game, _ in GAMES])
def test_a_table_fits_a_phone(visit: Callable[..., Device], game: str, players: int) -> None:
    device = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    device.lay_table(game, players, ["me"] + ["bot:random"] * (players - 1))
    device.see(".board")
    for _ in range(3):
        device.see(":is(.action, .action-pick):not([aria-disabled])")
        assert too_wide(device) <= 0
        bar = device.page.locator(".action-bar").bounding_box()
        assert bar is not None
        assert abs(bar["y"] + bar["height"] - PHONE["height"]) <= 1
        before = device.progress()
        if device.page.query_selector(PICKS):
            device.page.locator(PICKS).last.tap()
            device.see(".action-unpick")
        device.page.locator(OFFERED).last.tap()
        device.wait_for_change(before)
    sizes = "all => all.filter((each) => each.offsetParent).map((each) => parseFloat(getComputedStyle(each).fontSize))"
    assert (
        min(device.page.eval_on_selector_all(".card-effect, .action, .action-ask, .story-line", sizes)) >= SMALLEST_TEXT
    )


def test_ones_own_hand_is_in_sight_whatever_is_scrolled(visit: Callable[..., Device]) -> None:
    device = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    device.lay_table("pied_piper", 5, ["me"] + ["bot:random"] * 4)
    device.see(".hand .card-title")
    for place in (0, 10_000):
        device.page.evaluate("place => document.querySelector('.play-board').scrollTo(0, place)", place)
        hand = device.page.locator(".hand .card-title >> nth=0").bounding_box()
        bar = device.page.locator(".action-bar").bounding_box()
        assert hand is not None
        assert bar is not None
        assert 0 < hand["y"] < bar["y"]


@pytest.mark.parametrize("game", ["first_rat", "ratjack"])
def test_the_bar_has_one_height_whatever_is_asked(visit: Callable[..., Device], game: str) -> None:
    device = visit(viewport=PHONE, has_touch=True, is_mobile=True, settings={"lang": "de"})
    device.lay_table(game, 3, ["me", "bot:random", "bot:random"])
    heights = {}
    for _ in range(8):
        device.see(READY)
        asked = device.page.inner_text(".action-ask")
        heights[asked] = device.page.eval_on_selector(".action-bar", "bar => bar.offsetHeight")
        device.choose(-1)
    assert len(heights) > 1, "the same was asked all the time"
    assert len(set(heights.values())) == 1, heights


LYING = [{"width": width, "height": height} for width, height in ((740, 360), (844, 390), (932, 430))]
ONES_OWN = {"rat_trap": ".rt-own", "pied_piper": ".pp-own > .hand", "first_rat": ".fr-own", "ratjack": ".rj-own"}
# What lies in the window, beside nothing that is fixed there: whole, or not at all.
IN_SIGHT = """all => all.every((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    const board = document.querySelector(".play-board").getBoundingClientRect();
    return left >= board.left - 1 && right <= board.right + 1 && top >= board.top - 1 && bottom <= innerHeight + 1;
})"""


@pytest.mark.parametrize("game", ONES_OWN)
def test_ones_own_place_is_in_sight_on_a_phone_that_lies(visit: Callable[..., Device], game: str) -> None:
    device = visit(viewport=LYING[0], has_touch=True, is_mobile=True)
    device.lay_table(game, 3, ["me", "bot:random", "bot:random"])
    device.see(f".board {ONES_OWN[game]}")
    device.see(OFFERED + ", " + PICKS)
    for size in LYING:
        device.page.set_viewport_size(size)
        for place in (0, 10_000):
            device.page.evaluate("place => document.querySelector('.play-board').scrollTo(0, place)", place)
            own = device.page.locator(ONES_OWN[game]).bounding_box()
            assert own is not None
            assert own["y"] + min(own["height"], 56) <= size["height"], (size, place)
            assert own["height"] <= 0.42 * size["height"], (size, place)
        assert device.page.eval_on_selector_all(f"{OFFERED}, {PICKS}", "all => all.length > 0")


def test_the_pied_pipers_town_characters_and_hand_fit_a_phone_that_lies(visit: Callable[..., Device]) -> None:
    device = visit(viewport=LYING[0], has_touch=True, is_mobile=True)
    device.lay_table("pied_piper", 5, ["me"] + ["bot:random"] * 4)
    device.see(PICKS)
    for size in LYING:
        device.page.set_viewport_size(size)
        device.page.evaluate("document.querySelector('.play-board').scrollTo(0, 0)")
        for part in (".pp-house", ".character", ".action-card"):
            assert device.page.eval_on_selector_all(part, IN_SIGHT), (size, part)


def test_rat_traps_doors_rats_and_stock_fit_a_phone_that_lies(visit: Callable[..., Device]) -> None:
    device = visit(viewport=LYING[0], has_touch=True, is_mobile=True)
    device.lay_table("rat_trap", 4, ["me"] + ["bot:random"] * 3)
    device.see(OFFERED)
    for size in LYING:
        device.page.set_viewport_size(size)
        device.page.evaluate("document.querySelector('.play-board').scrollTo(0, 0)")
        for part in (".rt-pile", ".rt-others .rt-mat", ".rt-own .rt-stock"):
            assert device.page.eval_on_selector_all(part, IN_SIGHT), (size, part)


def test_story_talk_and_rules_open_as_sheets(visit: Callable[..., Device]) -> None:
    device = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    device.see(".board")
    assert device.page.query_selector(".story") is None
    for button, part in (("Story", ".story-line"), ("Talk", ".talk-form"), ("Rules", ".clause")):
        device.page.tap(f'.top-actions [aria-label="{button}"]')
        device.see(f"dialog {part}")
        assert too_wide(device) <= 0
        device.page.keyboard.press("Escape")
        device.page.wait_for_selector("dialog", state="detached")
    device.page.tap('.top-actions [aria-label="Settings"]')
    device.page.select_option("dialog .language select", "de")
    device.see('.top-actions [aria-label="Einstellungen"]')


@pytest.mark.parametrize("path", ["/", "/new/first_rat", "/rules/first_rat", "/challenges", "/nowhere/at/all"])
def test_a_page_fits_a_phone(visit: Callable[..., Device], path: str) -> None:
    device = visit(viewport=PHONE, has_touch=True, is_mobile=True, settings={"lang": "fr"})
    device.expects_silence = path != "/nowhere/at/all"
    device.go(path)
    device.see("main")
    device.page.wait_for_load_state("networkidle")
    assert too_wide(device) <= 0


# How many transitions begin from now on.
COUNT_TRANSITIONS = "() => { window.begun = 0; addEventListener('transitionrun', () => (window.begun += 1), true); }"
TWO_FRAMES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


def test_where_nothing_is_to_move_a_turned_phone_starts_no_transition(visit: Callable[..., Device]) -> None:
    """Of every property of every element it would take longer than to load the page anew."""
    device = visit(viewport=PHONE, reduced_motion="reduce")
    device.lay_table("first_rat", 3, ["me", "bot:random", "bot:random"])
    device.see(READY)
    device.page.evaluate(COUNT_TRANSITIONS)
    for width, height in ((740, 360), (360, 740)):
        device.page.set_viewport_size({"width": width, "height": height})
        device.page.evaluate(TWO_FRAMES)
    assert device.page.evaluate("window.begun") == 0
