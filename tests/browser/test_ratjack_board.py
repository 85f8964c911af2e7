"""The table of Ratjack in a browser: what glows may be chosen, what does not says why, and nobody sees another's cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.device import Device
from tests.browser.rectangles import resize
from tests.browser.test_access import axe, violations_by_day_and_by_night

__all__ = ["axe"]  # a fixture

PHONE = {"width": 390, "height": 844}
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


def test_what_glows_is_what_may_be_chosen_and_the_dial_says_the_total(visit: Callable[..., Device]) -> None:
    device = visit()
    sit_down(device, 3, "weasels+raccoons")
    asked, totals = set(), set()
    for _ in range(8):
        asked.add(device.page.inner_text(".action-ask"))
        assert attributes(device, GLOWING, "data-thing") == attributes(device, ".action", "data-move")
        choose(device, "up")
        totals.add(total_on_the_dial(device))
    assert len(asked) > 2
    assert len(totals) > 2


def total_on_the_dial(device: Device) -> int:
    """It is the sum of one's open cards, and the dial says what is missing."""
    values = device.page.eval_on_selector_all(
        ".rj-own .rj-card.is-open:not(.rj-hand *) .rj-value", "all => all.map((each) => Number(each.textContent))"
    )
    label = device.page.get_attribute(".rj-own .rj-dial", "aria-label")
    total = int(sum(values))
    missing = f"{25 - total} to go" if total < 25 else "Ratjack!" if total == 25 else f"{total - 25} too many!"
    assert label == f"{total} of 25: {missing}"
    return total


def test_what_is_hidden_drawn_closed_and_counted_is_shown_to_who_plays_and_to_who_watches(
    visit: Callable[..., Device], axe: str
) -> None:
    """On a table of two."""
    device, watcher = visit(color_scheme="light"), visit()
    sit_down(device, 2, "rats+weasels")
    a_card_is_hidden_drawn_and_played_with_the_keyboard_alone(device)
    play_until(device, ".rj-own .rj-card.is-known")
    hidden_cards_are_marked_for_their_owner_and_blank_to_who_watches(device, watcher)
    a_way_that_is_closed_says_why_when_it_is_tapped(device)
    assert violations_by_day_and_by_night(device, axe) == []
    play_until(device, ".rj-own .rj-card.is-known")
    the_widest_value_does_not_touch_the_animal_beside_it(device)


def a_way_that_is_closed_says_why_when_it_is_tapped(device: Device) -> None:
    way = play_until(device, CLOSED_WAY)
    assert way.get_attribute("aria-disabled") == "true"
    assert way.get_attribute("data-thing") is None
    version = device.page.get_attribute(".play", "data-version")
    reason = way.get_attribute("title")
    way.click(force=True)  # a tap reaches what is marked as disabled
    device.see(f'.action-bar :text-is("{reason}")')
    assert device.page.get_attribute(".play", "data-version") == version


def a_card_is_hidden_drawn_and_played_with_the_keyboard_alone(device: Device) -> None:
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


def test_on_a_phone_hand_and_total_stay_in_view_and_nothing_shines_through(visit: Callable[..., Device]) -> None:
    device = visit(viewport=PHONE, has_touch=True, is_mobile=True, color_scheme="dark")
    sit_down(device, 4, "rats+weasels")
    nothing_shines_through_ones_own_panel(device)
    hand_and_total_stay_in_view(device)


def hand_and_total_stay_in_view(device: Device) -> None:
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


def hidden_cards_are_marked_for_their_owner_and_blank_to_who_watches(device: Device, watcher: Device) -> None:
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
    assert not any(name in hidden for name in ("Rat ", "rats-", "Weasel ", "weasels-", "rj-value"))


TOUCHING = """() => [...document.querySelectorAll(".rj-row .rj-slip")].filter((slip) => {
  const digits = document.createRange();
  digits.selectNodeContents(Object.assign(slip.querySelector(".rj-value"), { textContent: "12" }));
  const value = digits.getBoundingClientRect(), animal = slip.querySelector(".rj-animal svg").getBoundingClientRect();
  return value.right > animal.left && value.top + value.height * 0.8 > animal.top;
}).length"""


def the_widest_value_does_not_touch_the_animal_beside_it(device: Device) -> None:
    assert device.page.query_selector(".rj-row .rj-slip")
    for size in ("390", "1440"):
        resize(device.page, size)
        assert device.page.evaluate(TOUCHING) == 0, size


def nothing_shines_through_ones_own_panel(device: Device) -> None:
    for theme, scheme in (("night", "dark"), ("day", "light")):
        device.page.emulate_media(color_scheme=scheme)
        device.see(f':root[data-theme="{theme}"]')
        ground = device.page.evaluate("() => getComputedStyle(document.querySelector('.rj-own')).backgroundColor")
        assert str(ground).startswith("rgb("), f"by {theme}: a colour with an alpha is spelled rgba"
