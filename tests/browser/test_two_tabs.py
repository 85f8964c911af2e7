"""Two tabs of one browser: each follows what the other has stored, and neither overwrites it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.device import Device

# As in a tab that the browser has frozen: it is told later, or never, what the other tabs have stored.
HEARS_NOTHING = "addEventListener('storage', (event) => event.stopImmediatePropagation());"
STORAGE_IS_FULL = """() => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
}"""
CHANGE_SETTINGS = """async (change) => (await import("/static/store.js")).settings.set(change)"""
REMEMBER_TABLE = """async (id) => (await import("/static/store.js")).rememberTable(id, { seats: [] })"""
KNOWN_TABLES = """async () => (await import("/static/store.js")).tables.state.all.map(({ table }) => table)"""
REMEMBER_RESULT = """async (table) => (await import("/static/memory.js")).rememberResult({
    table, game: "ratjack(players=2)", names: ["Ada", "Bruno"], levels: [null, null], mine: [0], winners: [0], at: 0 })"""
KEEP_COPY = """async (name) => (await import("/static/own_box.js")).keepCopy("ratjack", { name, box: {} })"""


def other_tab(device: Device, script: str = "") -> Any:
    page = device.context.new_page()
    page.add_init_script(script)
    page.goto(device.address)
    page.wait_for_selector(".game-card")
    return page


def stored(page: Any, name: str) -> Any:
    return json.loads(page.evaluate("name => localStorage[`rattery.${name}`]", name))


def test_a_setting_is_taken_over_by_the_other_tabs(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/")
    device.see(".game-card")
    other = other_tab(device)
    device.page.select_option("select[name=language]", "de")
    other.wait_for_selector("html[lang=de]")
    assert other.input_value("select[name=language]") == "de"


@pytest.mark.parametrize(
    ("name", "change", "first", "second"),
    [
        ("settings", CHANGE_SETTINGS, {"theme": "day"}, {"size": "large"}),
        ("tables", REMEMBER_TABLE, "one", "other"),
        ("results", REMEMBER_RESULT, "one", "other"),
        ("copies", KEEP_COPY, "one", "other"),
    ],
)
def test_what_the_other_tab_has_just_stored_is_not_overwritten(
    visit: Callable[..., Device], name: str, change: str, first: Any, second: Any
) -> None:
    device = visit()
    device.go("/")
    device.see(".game-card")
    other = other_tab(device, HEARS_NOTHING)
    other.evaluate(change, second)
    device.page.evaluate(change, first)
    other.evaluate(change, second)
    kept = stored(device.page, name)
    if name == "settings":
        assert kept["theme"] == "day"
        assert kept["size"] == "large"
    else:
        entries = kept["ratjack"] if name == "copies" else kept
        assert sorted(entry.get("table", entry.get("name")) for entry in entries) == ["one", "other"]


def test_while_the_storage_is_full_what_is_known_stays_known_in_this_tab(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/")
    device.see(".game-card")
    device.page.evaluate(REMEMBER_TABLE, "stored")
    device.page.evaluate(STORAGE_IS_FULL)
    for table in ("first", "second"):
        device.page.evaluate(REMEMBER_TABLE, table)
    assert device.page.evaluate(KNOWN_TABLES) == ["second", "first", "stored"]
