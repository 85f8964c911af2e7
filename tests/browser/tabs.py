"""Tabs of the browser that are used again: the modules of the page are in their memory, which halves what loading it costs.

Between two visits a tab forgets all that somebody who visits leaves there.
"""

from __future__ import annotations

import json
from typing import Any

from tests.browser.device import NOWHERE

MOST_FREE = 8  # each has a process of its own
EACH_TIME = ("viewport", "color_scheme", "reduced_motion")  # what can be another for every visit
LEFT_THERE = "cookies,indexeddb,local_storage,service_workers,cache_storage"
OUTSIDE = -100  # pixels: where the mouse is while nobody moves it


class Tab:
    """A tab in a browser context of its own."""

    def __init__(self, browser: Any, options: dict[str, Any]) -> None:
        self.context = browser.new_context(**options)
        self.page = self.context.new_page()
        self.kind: Any = None

    def get_ready(self, options: dict[str, Any]) -> None:
        """Take the size and the preferences of whoever visits now."""
        self.page.set_viewport_size(options["viewport"])
        self.page.emulate_media(
            color_scheme=options.get("color_scheme", "light"), reduced_motion=options["reduced_motion"]
        )

    def clear(self, address: str) -> None:
        """Leave the page and take back everything that was done here."""
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.unroute_all(behavior="ignoreErrors")
        self.context.set_offline(False)
        self.page.mouse.move(OUTSIDE, OUTSIDE)
        self.page.goto(address + NOWHERE)
        self.page.evaluate("sessionStorage.clear()")
        browser = self.context.new_cdp_session(self.page)
        browser.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": LEFT_THERE})
        browser.send("Page.resetNavigationHistory")
        browser.detach()


class Tabs:
    """The tabs that nobody uses now, the one that was used last at the end."""

    def __init__(self) -> None:
        self.free: list[Tab] = []

    def take(self, browser: Any, options: dict[str, Any]) -> Tab:
        """A tab of that kind, which looks like a new one."""
        kept = {name: value for name, value in options.items() if name not in EACH_TIME}
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
        """Keep a tab for the next visit; not one that was made for a single visit, nor more than a few."""
        if tab.kind is None:
            tab.context.close()
            return
        tab.clear(address)
        self.free.append(tab)
        if len(self.free) > MOST_FREE:
            self.free.pop(0).context.close()
