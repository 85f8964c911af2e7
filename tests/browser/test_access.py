"""Everybody can play: no violation axe can find, a keyboard is enough, and what happens is said aloud.

Each game's table is looked at in the tests of its board, by night and by day.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rattery.core.packages import game_names
from tests.browser.dealt_tables import Played, lay
from tests.browser.device import READY, Device
from tests.missing_tools import NO_AXE

OVER = Played("pied_piper(players=2,variant=little_rats)", 2, 10_000)


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core."""
    package = pytest.importorskip("axe_playwright_python", reason=NO_AXE)
    return (Path(str(package.__file__)).parent / "axe.min.js").read_text(encoding="utf-8")


# A colour half-way between two is nobody's: what moves arrives first, what moves for ever stops.
STAND_STILL = """() => document.getAnimations().forEach((each) => {
    if (each.effect.getComputedTiming().endTime === Infinity) each.pause(); else each.finish();
})"""


ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "best-practice"]
RULES_ABOUT_COLOURS = ["color-contrast", "link-in-text-block"]
# Only what is wrong is described, and nothing is fetched.
RUN_AXE = "only => axe.run(document, { runOnly: only, resultTypes: ['violations'], preload: false })"


# Axe no longer looks for these.
REPEATED_IDS = """() => [...document.querySelectorAll("[id]")].map((each) => each.id)
  .filter((id, place, all) => all.indexOf(id) !== place)"""


def violations(device: Device, axe: str, only: list[str] = ALL_RULES) -> list[str]:
    """What axe finds on the page, each with where, and ids that are not unique."""
    if not device.page.evaluate("'axe' in window"):
        device.page.evaluate(f"() => {{ {axe} }}")
    with device.painted():
        device.page.evaluate(STAND_STILL)
        found: dict[str, Any] = device.page.evaluate(RUN_AXE, only)
    return [f"this id is there twice: {each}" for each in device.page.evaluate(REPEATED_IDS)] + [
        f"{each['id']}: {node['target'][0]} {node['any'][0]['message'] if node['any'] else node['html'][:120]}"
        for each in found["violations"]
        for node in each["nodes"][:3]
    ]


def violations_by_day_and_by_night(device: Device, axe: str) -> list[str]:
    """What axe finds by day, and by night, where nothing but the colours is another.

    The device must follow a colour scheme.
    """
    found = []
    for scheme, theme, rules in (("light", "day", ALL_RULES), ("dark", "night", RULES_ABOUT_COLOURS)):
        device.page.emulate_media(color_scheme=scheme)
        device.see(f':root[data-theme="{theme}"]')
        found += [f"by {theme}: {each}" for each in violations(device, axe, rules)]
    return found


def test_the_pages_have_no_violations(visit: Callable[..., Device], axe: str) -> None:
    """The pages of boxes have one style sheet: half of the games by day, the others by night."""
    device = visit(color_scheme="light")
    for path, part in (
        ("/", ".game-card"),
        ("/new/first_rat", ".seat-row"),
        ("/rules/rat_trap", ".clause"),
        ("/challenges", ".sheet-table"),
    ):
        device.go(path)
        device.see(part)
        assert violations_by_day_and_by_night(device, axe) == [], path
    for number, game in enumerate(sorted(game_names())):
        device.page.emulate_media(color_scheme=("dark", "light")[number % 2])
        device.go(f"/box/{game}")
        device.see(".box-picture svg")
        assert violations(device, axe) == [], f"the box of {game}"


def test_sheets_gathering_hand_over_ending_and_replay_have_no_violations(
    visit: Callable[..., Device], axe: str
) -> None:
    device = visit()
    device.lay_table("ratjack", 2, ["me", "friend"])
    device.see(".gathering .qr")
    assert violations(device, axe) == []
    device.lay_table("pied_piper", 2, ["me", "here"], variant="little_rats")
    device.see(".hand-over")
    assert violations(device, axe) == []
    device.go(lay(device.address, OVER))
    device.page.click(".ending [data-part=fairness] summary")
    assert violations(device, axe) == []
    device.page.click('.top-actions [aria-label="The table"]')
    device.see("dialog .menu-seat .avatar")
    assert violations(device, axe) == []
    device.page.keyboard.press("Escape")
    device.page.click("[data-way=replay]")
    device.see(".film .board")
    device.page.click("[data-step=next]")
    assert violations(device, axe) == []


def tab_to(device: Device, selector: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(120):
        device.page.keyboard.press("Tab")
        if device.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"{selector} cannot be reached with the keyboard")


def test_a_keyboard_alone_is_enough_and_what_happens_is_said_aloud(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/")
    device.see(".game-card")
    tab_to(device, ".game-card-first_rat a.button-main")
    device.page.keyboard.press("Enter")
    device.see(".seat-row")
    tab_to(device, "input[name=players]")
    for _ in range(3):
        device.page.keyboard.press("ArrowLeft")
    device.see('input[name=players][value="1"]:checked', state="attached")
    tab_to(device, ".new-start button")
    device.page.keyboard.press("Enter")
    for _ in range(3):
        device.see(READY)
        tab_to(device, READY)
        before = device.progress()
        if device.page.evaluate("document.activeElement.matches('.action-pick')"):
            device.page.keyboard.press("Enter")
            device.see(".action-unpick")
            tab_to(device, ".action")
        device.page.keyboard.press("Enter")
        device.wait_for_change(before)
        assert device.page.evaluate("document.querySelector('.action-bar').contains(document.activeElement)"), (
            "the focus fell off the table"
        )
        wait_until_it_is_said_aloud(device)


def wait_until_it_is_said_aloud(device: Device) -> None:
    """What happened last is where a screen reader reads it, and does not interrupt anybody."""
    announcer = '[data-part="announcer"]'
    assert device.page.get_attribute(announcer, "aria-live") == "polite"
    last = device.page.locator(".story-line").last.inner_text().strip()
    device.page.wait_for_function(
        "([part, last]) => document.querySelector(part).textContent.includes(last)", arg=[announcer, last]
    )
