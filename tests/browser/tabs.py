"""Reuses tabs of the browser: the modules of the page stay in their cache, which halves the cost of loading it.

Between two visits storage, routes and history of a tab are cleared.
"""

from __future__ import annotations

import json
from typing import Any

from tests.browser.device import BLANK_PAGE

MOST_FREE = 8  # each has a renderer process
PER_VISIT = ("viewport", "color_scheme", "reduced_motion")  # options that can be changed for each visit
STORAGE_TYPES = "cookies,indexeddb,local_storage,service_workers,cache_storage"
OUTSIDE = -100  # pixels: the initial place of the mouse


class Tab:
    """A tab in a browser context of its own."""

    def __init__(self, browser: Any, options: dict[str, Any]) -> None:
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.kind: Any = None

    def get_ready(self, options: dict[str, Any]) -> None:
        """Set the window size and the preferences of this visit."""
        self.page.set_viewport_size(options["viewport"])
        self.page.emulate_media(
            color_scheme=options.get("color_scheme", "light"), reduced_motion=options["reduced_motion"]
        )

    def clear(self, address: str) -> None:
        """Leave the page and undo everything a visit has changed."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.context.set_offline(False)
        self.page.mouse.move(OUTSIDE, OUTSIDE)
        self.page.goto(address + BLANK_PAGE)
        self.page.evaluate("sessionStorage.clear()")
        browser = self.context.new_cdp_session(self.page)
        browser.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": STORAGE_TYPES})
        browser.send("Page.resetNavigationHistory")
        browser.detach()


class Tabs:
    """The free tabs, the one used last at the end."""

    def __init__(self) -> None:
        self.free: list[Tab] = []

    def take(self, browser: Any, options: dict[str, Any]) -> Tab:
        """A free tab with these options, else a new one."""
        kept = {name: value for name, value in options.items() if name not in PER_VISIT}
        kind = (browser, json.dumps(kept, sort_keys=True))
        found = next((tab for tab in reversed(self.free) if tab.kind == kind), None)
        if found is None:
            found = Tab(browser, options)
            found.kind = kind
        else:
            self.free.remove(found)
            found.get_ready(options)
        return found

    def give_back(self, tab: Tab, address: str) -> None:
        """Clear a tab and keep it for the next visit; closes single-use tabs, and the oldest beyond MOST_FREE."""
        if tab.kind is None:
            tab.context.close()
            return
        tab.clear(address)
        self.free.append(tab)
        if len(self.free) > MOST_FREE:
            self.free.pop(0).context.close()
