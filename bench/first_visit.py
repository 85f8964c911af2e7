"""Page load times of a first visit: `python bench/first_visit.py`.

A server of its own on loopback, and Chromium with an empty cache for every visit. Measured from entering the address:
first contentful paint, and when the page is interactive: when its main choices (a game in the lobby, a move at a table)
are painted and the main thread is idle. Every visit then clicks, and fails if the click has no effect. Compare only
figures measured alternately on one machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rattery.server.connection.client import ServerClient, TableClient, bot, me

SERVE = """
import sys
from rattery.server.serve import ServeOptions, serve
options = ServeOptions(port=0, database=sys.argv[1], open_browser=False, pace=0.0, free=True)
serve(options, lambda message, **facts: print(facts["here"], flush=True))
"""
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--mute-audio"]
TIMEOUT = 20_000  # milliseconds, of a page
PLAYERS = {"rat_trap": 3, "pied_piper": 3, "first_rat": 1, "ratjack": 2}
HOUSE = "house"

# The page itself takes the time: after the frame that paints its buttons, in the first task that follows.
DONE = "first visit: interactive"
WATCH = """
(ready, done) => {
  const note = () => {
    const bytes = [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((entry) => entry.transferSize);
    window.visited = { free: performance.now(), requests: bytes.length, bytes: bytes.reduce((sum, more) => sum + more, 0) };
    console.debug(done);
  };
  const watching = new MutationObserver(() => {
    if (!document.querySelector(ready)) return;
    watching.disconnect();
    const free = new MessageChannel();
    free.port1.onmessage = note;
    requestAnimationFrame(() => free.port2.postMessage(null));
  });
  watching.observe(document, { childList: true, subtree: true, attributes: true });
}
"""  # noqa: E501
PAINTED = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"
OUTLINE = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .map((entry) => [entry.startTime, entry.responseStart, entry.responseEnd, entry.transferSize, entry.name])"""


@dataclass(frozen=True)
class Goal:
    """A page to visit: selectors of what shows that it is interactive, of what to click, and of the result of the click."""

    path: str
    ready: str
    click: str
    brings: str


@dataclass(frozen=True)
class Visit:
    """The measurements of one visit; times in milliseconds."""

    painted: float
    processor: float
    free: float
    requests: int
    bytes: int

    @property
    def interactive(self) -> float:
        """When the page is both painted and idle."""
        return max(self.painted, self.free)


@contextmanager
def served() -> Iterator[str]:
    """A server process without tables; yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "tables.sqlite")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait()


def chromium() -> str:
    found = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    if found is None:
        sys.exit("There is no Chromium here: install chromium, or set CHROMIUM to its path.")
    return found


@contextmanager
def browsing() -> Iterator[Any]:
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sys.exit("Playwright is missing: pip install playwright")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=QUIET)
        yield browser
        browser.close()


def goals(name: str, address: str, visits: int) -> list[Goal]:
    """The page of each visit. Every visit gets a new table, as the click changes it."""
    if name == HOUSE:
        house = Goal("/", ".game-card button[data-way=lesson]", ".game-card-rat_trap a.button-main", ".seat-row")
        return [house] * visits
    return [asyncio.run(table_of(name, address)) for _ in range(visits)]


async def table_of(game: str, address: str) -> Goal:
    """Starts a table with bots on all other seats; the page is the link of the visitor's seat."""
    players = PLAYERS[game]
    made = await ServerClient(address).create(
        f"{game}(players={players})", [me("Ann"), *[bot("random")] * (players - 1)]
    )
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await ann.until(lambda: bool(ann.moves))
    offered = ":is(.action, .action-pick):not([aria-disabled])"
    changed = f".play[data-version]:not([data-version='{ann.version}'])"
    return Goal(f"/t/{made.table}#seat={made.secret(0)}", f".play:has(.board) {offered}", offered, changed)


def processor_time(cdp: Any) -> float:
    """CPU time of the renderer processes so far, in milliseconds."""
    processes = cdp.send("SystemInfo.getProcessInfo")["processInfo"]
    return 1000 * float(sum(process["cpuTime"] for process in processes if process["type"] == "renderer"))


def visit(browser: Any, cdp: Any, address: str, goal: Goal, outline: bool = False) -> Visit:
    """Visits a page with an empty cache and clicks when it is interactive."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en-GB")
    context.set_default_timeout(TIMEOUT)
    try:
        page = context.new_page()
        page.add_init_script(f"({WATCH})({json.dumps(goal.ready)}, {json.dumps(DONE)})")
        before = processor_time(cdp)
        with page.expect_console_message(lambda message: message.text == DONE):
            page.goto(address + goal.path, wait_until="commit")
        used = processor_time(cdp) - before
        if outline:
            print_outline(page.evaluate(OUTLINE))
        page.click(goal.click)
        page.wait_for_selector(goal.brings, state="attached")
        return Visit(page.evaluate(PAINTED), used, **page.evaluate("window.visited"))
    finally:
        context.close()


def print_outline(fetched: list[tuple[float, float, float, int, str]]) -> None:
    for start, first, end, size, name in sorted(fetched):
        print(
            f"    {start:7.0f} {first:7.0f} {end:7.0f} ms {size:7} bytes  {name.partition('//')[2].partition('/')[2]}"
        )


def said(name: str, visits: list[Visit]) -> str:
    """A line of the report: medians, the first visit after the server's start, and the slowest."""

    def median(of: Callable[[Visit], float]) -> float:
        return statistics.median(of(each) for each in visits)

    return (
        f"{name:<11} {median(lambda each: each.painted):>8.0f} {median(lambda each: each.interactive):>12.0f}"
        f" {visits[0].interactive:>8.0f} {max(each.interactive for each in visits):>8.0f}"
        f" {median(lambda each: each.processor):>10.0f} {median(lambda each: each.requests):>9.0f}"
        f" {median(lambda each: each.bytes) / 1024:>6.0f}"
    )


def measure(name: str, visits: int, outline: bool) -> list[Visit]:
    with served() as address:
        wanted = goals(name, address, visits)
        with browsing() as browser:
            cdp = browser.new_browser_cdp_session()
            before = [visit(browser, cdp, address, goal) for goal in wanted[:-1]]
            return [*before, visit(browser, cdp, address, wanted[-1], outline)]


def main() -> None:
    about = argparse.RawDescriptionHelpFormatter
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=about)
    reader.add_argument("pages", nargs="*", metavar="page", help=f"of {', '.join([HOUSE, *PLAYERS])} (all of them)")
    reader.add_argument("--visits", type=int, default=9, help="how often each page is visited (9)")
    reader.add_argument("--outline", action="store_true", help="also list what the last visit fetched, and when")
    options = reader.parse_args()
    unknown = [page for page in options.pages if page not in (HOUSE, *PLAYERS)]
    if unknown:
        reader.error(f"there is no page called {unknown[0]}; there are {', '.join([HOUSE, *PLAYERS])}")
    print(
        f"{'ms':<11} {'painted':>8} {'interactive':>12} {'first':>8} {'slowest':>8}"
        f" {'processor':>10} {'requests':>9} {'KiB':>6}"
    )
    for page in options.pages or [HOUSE, *PLAYERS]:
        print(said(page, measure(page, options.visits, options.outline)), flush=True)


if __name__ == "__main__":
    main()
