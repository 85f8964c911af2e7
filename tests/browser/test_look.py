"""How the house looks: night unless somebody wants day, text as large as it is wanted, and what is chosen stays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.device import Device

LOOK = """() => ({
    theme: document.documentElement.dataset.theme,
    ground: getComputedStyle(document.body).getPropertyValue("--ground").trim(),
    bar: document.querySelector('meta[name="theme-color"]').content,
    text: parseFloat(getComputedStyle(document.querySelector(".lobby-hero p")).fontSize),
})"""


def sees(device: Device, name: str, value: object) -> None:
    """It looks like this at once, or after the next frame."""
    device.page.wait_for_function(f"([name, value]) => ({LOOK})()[name] === value", arg=[name, value])


def look(device: Device) -> dict[str, Any]:
    found: dict[str, Any] = device.page.evaluate(LOOK)
    return found


def open_settings(device: Device) -> None:
    device.page.click('.top-actions [aria-label="Settings"]')
    device.see("dialog input[name=theme]")


def test_it_is_night_until_somebody_chooses_day_and_then_it_stays_day(visit: Callable[..., Device]) -> None:
    device = visit(
        color_scheme="light", settings={"theme": "auto"}
    )  # "auto": kept by an earlier version, chosen by nobody
    device.go("/")
    device.see(".game-card")
    sees(device, "theme", "night")
    open_settings(device)
    device.check("input[name=theme][value=day]")
    sees(device, "theme", "day")
    by_day = look(device)
    assert (by_day["theme"], by_day["bar"]) == ("day", "#f6ecd6")
    device.page.reload()
    device.see(".game-card")
    assert look(device) == by_day


def test_the_text_grows_and_stays_large(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/")
    device.see(".game-card")
    normal = look(device)["text"]
    open_settings(device)
    device.check("input[name=size][value=huge]")
    sees(device, "text", normal * 1.25)
    device.page.reload()
    device.see(".game-card")
    sees(device, "text", normal * 1.25)
