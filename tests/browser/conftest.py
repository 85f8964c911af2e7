"""Fixtures: Chromium, a server in a process of its own, and devices that visit it."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.device import Device
from tests.browser.tabs import Tab, Tabs
from tests.missing_tools import NO_CHROMIUM, NO_PLAYWRIGHT
from tests.server.dealing import FIRST_DEAL, FiledDeals
from tests.server.serving import Process, dealing

# Presses the button that goes on at the end of a round, which waits for the player even where events are not shown.
END_ROUNDS = """
new MutationObserver(() => document.querySelector("[data-way=go-on]")?.click())
  .observe(document, { subtree: true, childList: true });
"""
# Makes the page transparent: layout, animations and clicks work, but nothing is painted, which takes more than half of a
# browser's processor time. Tests that read colours or opacity use `Device.painted`.
UNPAINTED = """{
  const sheetOf = (rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  };
  sheetOf("html { transition: none !important; }"); // so that `painted` takes effect immediately
  window.unseen = sheetOf("html { opacity: 0 !important; }");
}"""
STORE_SETTINGS = "localStorage['rattery.settings'] ??= JSON.stringify(SETTINGS);"
CHROMIUM_FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]
# A page lives for seconds: V8's top tier costs more than it saves, while baseline code for all functions is faster than the
# interpreter. Maglev pays off for the functions that measure a whole page. Garbage is collected rarely and on the main
# thread, as the cores are busy with other tests.
JS_FLAGS = "--js-flags=--no-opt --maglev --always-sparkplug --single-threaded-gc --min-semi-space-size=32"


# The executables of Chromium. Its headless shell is the same engine without a window and takes two fifths less processor
# time, but has no notifications.
SHELL = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome")


def chromium(*names: str) -> str:
    """The path of Chromium; the tests are skipped with the reason when there is none."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.skip(NO_CHROMIUM)
    return found


@pytest.fixture(scope="package")
def playwright() -> Iterator[Any]:
    """Package-scoped, since no other event loop can run in this thread while it exists."""
    sync_api = pytest.importorskip("playwright.sync_api", reason=NO_PLAYWRIGHT)
    with sync_api.sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Any) -> Iterator[Any]:
    """Chromium, as its headless shell where there is one."""
    running = playwright.chromium.launch(executable_path=chromium(SHELL, *WHOLE), args=[*CHROMIUM_FLAGS, JS_FLAGS])
    yield running
    running.close()


@pytest.fixture(scope="package")
def whole_browser(playwright: Any) -> Iterator[Any]:
    """The full Chromium. A test file that needs it overrides the fixture `browser` with this one."""
    running = playwright.chromium.launch(executable_path=chromium(*WHOLE), args=CHROMIUM_FLAGS)
    yield running
    running.close()


@pytest.fixture(scope="package")
def deals(tmp_path_factory: pytest.TempPathFactory) -> FiledDeals:
    return dealing(tmp_path_factory.mktemp("deals") / "deal", FIRST_DEAL)


@pytest.fixture(autouse=True)
def chosen_deal(deals: FiledDeals, request: pytest.FixtureRequest) -> None:
    """Every test gets the same deals in every run: those of `@pytest.mark.deal(number)`, by default the first."""
    marker = request.node.get_closest_marker("deal")
    deals.choose(FIRST_DEAL if marker is None else marker.args[0])


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, deals: FiledDeals) -> Iterator[Process]:
    running = Process(tmp_path_factory.mktemp("tables") / "tables.sqlite", deals=deals.file, caches_files=True)
    yield running
    running.kill()


@pytest.fixture
def own_server(tmp_path: Path, deals: FiledDeals) -> Iterator[Callable[..., Process]]:
    """Servers a test may kill and start again on the same port and file."""
    started: list[Process] = []

    def start(port: int = 0) -> Process:
        started.append(Process(tmp_path / "tables.sqlite", port, deals.file))
        return started[-1]

    yield start
    for process in started:
        process.kill()


@pytest.fixture(scope="package")
def tabs() -> Tabs:
    return Tabs()


@pytest.fixture
def visit(browser: Any, server: Process, tabs: Tabs) -> Iterator[Callable[..., Device]]:
    """Opens a new device at the server. Its settings show no events unless `speed` is given, and ask even for a forced move.

    Fails at the end if a page has logged an error.
    """
    devices: list[Device] = []
    used: list[Tab] = []

    def open_device(
        address: str | None = None,
        settings: dict[str, Any] | None = None,
        speed: str = "off",
        goes_on: bool = True,
        is_new: bool = False,
        **options: Any,
    ) -> Device:
        """A device with these `settings` stored. The system's colour scheme counts only if `options` set one.

        If events are not shown, the device goes on by itself at the end of a round, unless `goes_on` is false. With `is_new`
        its browser has an empty cache and is not reused: for tests that change it irreversibly.
        """
        theme = {"theme": "device"} if "color_scheme" in options else {}
        chosen = {"speed": speed, "lone": True} | theme | (settings or {})
        options = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce"} | options
        tab = Tab(browser, options) if is_new or address else tabs.take(browser, options)
        used.append(tab)
        devices.append(Device(tab.context, address or server.address, len(devices), tab.page))
        devices[-1].run_first(STORE_SETTINGS.replace("SETTINGS", json.dumps(chosen)))
        devices[-1].run_first(UNPAINTED)
        if speed == "off" and goes_on:
            devices[-1].run_first(END_ROUNDS)
        return devices[-1]

    yield open_device
    complaints = [complaint for device in devices for complaint in device.complaints]
    for device, tab in zip(devices, used, strict=True):
        device.forget()
        tabs.give_back(tab, server.address)
    assert complaints == []
