"""A real browser, a real server in a process of its own, and devices that visit it."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.browser.device import NO_PLAYWRIGHT, Device
from tests.browser.tabs import Tab, Tabs
from tests.server.dealing import Deals
from tests.server.serving import Process, dealing

FIRST_DEAL = 1
# Whoever wants nothing shown is held at the end of a round all the same; most tests are about something else.
GOES_ON = """
new MutationObserver(() => document.querySelector("[data-way=go-on]")?.click())
  .observe(document, { subtree: true, childList: true });
"""
# Nobody looks at the pixels: everything is laid out, moves and can be clicked, but nothing is painted. Painting takes more
# than half of a browser's processor time. What asks for colours or opacity has it painted meanwhile: `Device.painted`.
UNSEEN = """{
  const sheetOf = (rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  };
  sheetOf("html { transition: none !important; }"); // it appears at once
  window.unseen = sheetOf("html { opacity: 0 !important; }");
}"""
CHOSEN = "localStorage['rattery.settings'] ??= JSON.stringify(CHOSEN);"
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]
# A page lives for seconds: compiling its functions with all optimisations takes longer than they save, and compiling all of
# them without is quicker than interpreting. What measures a whole page is worth a little more. Garbage is collected rarely,
# and by no threads that the other tests would miss.
FOR_SECONDS = "--js-flags=--no-opt --maglev --always-sparkplug --single-threaded-gc --min-semi-space-size=32"


# By what names Chromium goes. Its headless shell is the same engine without a window and takes two fifths less processor
# time, but it shows no notices.
SHELL = "chromium-headless-shell"
WHOLE = ("chromium", "chromium-browser", "google-chrome")


def chromium(*names: str) -> str:
    """Where Chromium is; the tests say so plainly when there is none."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, names)), None)
    if found is None:
        pytest.skip(
            "Chromium is missing: the table was not tried in a browser (install chromium, or set CHROMIUM to its path)"
        )
    return found


@pytest.fixture(scope="package")
def playwright() -> Iterator[Any]:
    """It goes with the last of these tests: while it is there, nothing else can run an event loop."""
    sync_api = pytest.importorskip("playwright.sync_api", reason=NO_PLAYWRIGHT)
    with sync_api.sync_playwright() as running:
        yield running


@pytest.fixture(scope="package")
def browser(playwright: Any) -> Iterator[Any]:
    """Chromium, as its headless shell where there is one."""
    running = playwright.chromium.launch(executable_path=chromium(SHELL, *WHOLE), args=[*QUIET, FOR_SECONDS])
    yield running
    running.close()


@pytest.fixture(scope="package")
def whole_browser(playwright: Any) -> Iterator[Any]:
    """All of Chromium. A file of tests that needs it has a fixture `browser` that is this one."""
    running = playwright.chromium.launch(executable_path=chromium(*WHOLE), args=QUIET)
    yield running
    running.close()


@pytest.fixture(scope="package")
def deals(tmp_path_factory: pytest.TempPathFactory) -> Deals:
    return dealing(tmp_path_factory.mktemp("deals") / "deal", FIRST_DEAL)


@pytest.fixture(autouse=True)
def chosen_deal(deals: Deals, request: pytest.FixtureRequest) -> None:
    """Every test is dealt the same tables every time: those of `@pytest.mark.deal(number)`, or the first."""
    marker = request.node.get_closest_marker("deal")
    deals.choose(FIRST_DEAL if marker is None else marker.args[0])


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, deals: Deals) -> Iterator[Process]:
    running = Process(tmp_path_factory.mktemp("tables") / "tables.sqlite", deals=deals.file, caches_files=True)
    yield running
    running.kill()


@pytest.fixture
def own_server(tmp_path: Path, deals: Deals) -> Iterator[Callable[..., Process]]:
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
    """A new device at the server, on which nothing is shown move by move unless `speed` says so, and everything is asked.

    At the end no page may have complained.
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
        """With `settings` as somebody chose them there before; a colour scheme is followed only if they say so.

        Where nothing is shown, the device goes on by itself at the end of a round, unless `goes_on` is false. With `is_new`
        its browser has no files yet, and is not used again: the test does something to it that cannot be taken back.
        """
        theme = {"theme": "device"} if "color_scheme" in options else {}
        chosen = {"speed": speed, "lone": True} | theme | (settings or {})
        options = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "reduced_motion": "reduce"} | options
        tab = Tab(browser, options) if is_new or address else tabs.take(browser, options)
        used.append(tab)
        devices.append(Device(tab.context, address or server.address, len(devices), tab.page))
        devices[-1].run_first(CHOSEN.replace("CHOSEN", json.dumps(chosen)))
        devices[-1].run_first(UNSEEN)
        if speed == "off" and goes_on:
            devices[-1].run_first(GOES_ON)
        return devices[-1]

    yield open_device
    complaints = [complaint for device in devices for complaint in device.complaints]
    for device, tab in zip(devices, used, strict=True):
        device.forget()
        tabs.give_back(tab, server.address)
    assert complaints == []
