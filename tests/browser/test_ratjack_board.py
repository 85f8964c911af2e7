"""The table of Ratjack in a browser: what glows may be chosen, what does not says why, and nobody sees another's cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.device import Device
from tests.browser.test_access import axe, violations

__all__ = ["axe"]  # a fixture

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
MANY = 60  # moves after which something usual should have happened
GLOWING = ".board-ratjack .is-offered[data-thing]"
CLOSED_WAY = ".rj-way.is-closed"
SMALLEST_TEXT = 14


def sit_down(device: Device, players: int, packs: str = "rats+rats") -> None:
    device.lay_table("ratjack", players, ["me"] + ["bot:random"] * (players - 1), packs=packs)
    device.see(".board-ratjack")
    my_turn(device)


def my_turn(device: Device) -> None:
    device.see(":is(.action, .action-pick):not([aria-disabled])")


def choose(device: Device, wanted: str) -> None:
    """Make a move that begins like this, or else the last one on offer."""
    like = [button for button in device.offered if (button.get_attribute("data-move") or "").startswith(wanted)]
    before = device.progress()
    (like or device.offered)[-1].click()
    device.wait_for_change(before)
    my_turn(device)


def play_until(device: Device, selector: str) -> Any:
    """Lay cards face down, until something is on the table."""
    for _ in range(MANY):
        if device.page.query_selector(selector):
            return device.page.query_selector(selector)
        choose(device, "down")
    raise AssertionError(f"{selector} did not come in {MANY} moves")


def attributes(device: Device, selector: str, name: str) -> list[str]:
    return sorted(device.page.eval_on_selector_all(selector, f"all => all.map((each) => each.getAttribute('{name}'))"))


def test_what_glows_on_the_table_is_what_may_be_chosen(visit: Callable[..., Device]) -> None:
    device = visit()
    sit_down(device, 3, "weasels+raccoons")
    asked = set()
    for _ in range(8):
        asked.add(device.page.inner_text(".action-ask"))
        assert attributes(device, GLOWING, "data-thing") == attributes(device, ".action", "data-move")
        choose(device, "up")
    assert len(asked) > 2


def test_a_way_that_is_closed_says_why_when_it_is_tapped(visit: Callable[..., Device]) -> None:
    device = visit()
    sit_down(device, 2)
    way = play_until(device, CLOSED_WAY)
    assert way.get_attribute("aria-disabled") == "true"
    assert way.get_attribute("data-thing") is None
    version = device.page.get_attribute(".play", "data-version")
    reason = way.get_attribute("title")
    way.click(force=True)  # a tap reaches what is marked as disabled
    device.see(f'.action-bar :text-is("{reason}")')
    assert device.page.get_attribute(".play", "data-version") == version


def test_a_card_is_hidden_drawn_and_played_with_the_keyboard_alone(visit: Callable[..., Device]) -> None:
    device = visit()
    sit_down(device, 2)
    used: set[str] = set()
    while used != {".rj-hand", ".rj-heaps"}:
        device.see(".is-offered")
        part = next(
            (part for part in (".rj-heaps", ".rj-hand") if device.page.query_selector(f"{part} .is-offered")), None
        )
        if part is None:  # an effect asks for something else
            choose(device, "up")
            continue
        before = device.progress()
        for _ in range(MANY):
            device.page.keyboard.press("Tab")
            if device.page.evaluate("part => document.activeElement.matches(`${part} .is-offered`)", part):
                break
        device.page.keyboard.press("Enter")
        device.wait_for_change(before)
        my_turn(device)
        used.add(part)


def test_the_dial_says_the_total_and_what_is_missing(visit: Callable[..., Device]) -> None:
    device = visit()
    sit_down(device, 2)
    for _ in range(6):
        choose(device, "up")
    values = device.page.eval_on_selector_all(
        ".rj-own .rj-card.is-open:not(.rj-hand *) .rj-value", "all => all.map((each) => Number(each.textContent))"
    )
    label = device.page.get_attribute(".rj-own .rj-dial", "aria-label")
    total = sum(values)
    missing = f"{25 - total} to go" if total < 25 else "Ratjack!" if total == 25 else f"{total - 25} too many!"
    assert label == f"{total} of 25: {missing}"


def test_hand_and_total_stay_in_view_on_a_phone(visit: Callable[..., Device]) -> None:
    device = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    sit_down(device, 4, "rats+weasels")
    for _ in range(3):
        choose(device, "down")
    bar = device.page.locator(".action-bar").bounding_box()
    for place in (0, 10_000):
        device.page.evaluate("place => document.querySelector('.play-board').scrollTo(0, place)", place)
        for part in (".rj-hand .rj-value >> nth=0", ".rj-own .rj-total"):
            box = device.page.locator(part).bounding_box()
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= bar["y"] + 1
    wide = "all => all.map((each) => each.scrollWidth - each.clientWidth)"
    assert device.page.eval_on_selector_all("html, .play-board", wide) == [0, 0]
    size = "all => all.filter((each) => each.offsetParent).map((each) => parseFloat(getComputedStyle(each).fontSize))"
    sizes = device.page.eval_on_selector_all(".rj-hand .rj-effect", size)
    assert sizes
    assert min(sizes) >= SMALLEST_TEXT


def test_the_table_has_no_violations_by_night_and_by_day(visit: Callable[..., Device], axe: str) -> None:
    device = visit(color_scheme="dark")
    sit_down(device, 2, "rats+weasels")
    play_until(device, CLOSED_WAY)
    assert violations(device, axe) == []
    device.page.emulate_media(color_scheme="light")
    device.see(':root[data-theme="day"]')
    assert violations(device, axe) == []


def test_hidden_cards_are_marked_for_their_owner_and_blank_to_who_watches(visit: Callable[..., Device]) -> None:
    device, watcher = visit(), visit()
    sit_down(device, 2)
    for _ in range(4):
        choose(device, "draw deck" if device.page.query_selector('[data-move="draw deck"]') else "down")
    assert device.page.query_selector(".rj-own .rj-row .is-known .rj-sign-eye")
    watcher.page.goto(device.page.url.partition("#")[0])
    watcher.see(".board-ratjack")
    own, seen = '.plate[data-seat="0"] .rj-row', '.plate[data-seat="0"]'
    assert watcher.page.locator(f"{own} .rj-card").count() == device.page.locator(f"{own} .rj-card").count()
    assert watcher.page.locator(f"{own} .is-back").count() == device.page.locator(f"{own} .is-known").count()
    assert watcher.page.locator(f"{seen} .is-known").count() == 0
    assert watcher.page.locator(".rj-hand").count() == 0
    assert (
        watcher.page.locator(f"{seen} .rj-closed-hand .is-back").count() == device.page.locator(".rj-hand-card").count()
    )
    hidden = watcher.page.eval_on_selector_all(".rj-card.is-back", "all => all.map((each) => each.outerHTML).join()")
    assert not any(name in hidden for name in ("Rat ", "rats-", "rj-value"))


TOUCHING = """() => [...document.querySelectorAll(".rj-row .rj-slip")].filter((slip) => {
  const digits = document.createRange();
  digits.selectNodeContents(Object.assign(slip.querySelector(".rj-value"), { textContent: "12" }));
  const value = digits.getBoundingClientRect(), animal = slip.querySelector(".rj-animal svg").getBoundingClientRect();
  return value.right > animal.left && value.top + value.height * 0.8 > animal.top;
}).length"""


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_the_widest_value_does_not_touch_the_animal_beside_it(
    visit: Callable[..., Device], viewport: dict[str, int]
) -> None:
    device = visit(viewport=viewport)
    sit_down(device, 2)
    play_until(device, ".rj-own .rj-card.is-known")
    assert device.page.query_selector(".rj-row .rj-slip")
    assert device.page.evaluate(TOUCHING) == 0


@pytest.mark.parametrize("theme", ["night", "day"])
def test_nothing_shines_through_ones_own_panel_on_a_phone(visit: Callable[..., Device], theme: str) -> None:
    device = visit(settings={"theme": theme}, viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    device.lay_table("ratjack", 3, ["me", "bot:random", "bot:random"])
    device.see(".rj-own")
    ground = device.page.evaluate("() => getComputedStyle(document.querySelector('.rj-own')).backgroundColor")
    assert str(ground).startswith("rgb("), "a colour with an alpha is spelled rgba"
