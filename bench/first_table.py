"""How long people wait for bots while the server's compile cache is empty: `python bench/first_table.py`.

For every game and level it starts a server process with an empty compile cache and the usual pace of bots, and plays in
Chromium, one person against bots of that level. Prints the seconds from the click that began the game, or made the person's
first move, to the first bot's move, and the longest wait for a bot in the first moves. The server compiles meanwhile, so
this is the first minute of a new installation.

    python bench/first_table.py --games ratjack --levels easy expert --moves 20

With --terminal the same is measured at `rattery play` in a terminal, from Enter to the bot's move.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from playwright.sync_api import TimeoutError as BrowserTimeout

from rattery.core.packages import game_names
from rattery.core.registry import load_game

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # so that it also runs by its path

from bench.first_terminal import bots_waits
from bench.first_visit import browsing
from tests.browser.device import OFFERED, PICKS, Device

SERVE = """
import sys
from rattery.server.serve import ServeOptions, serve
options = ServeOptions(port=0, database=sys.argv[1], open_browser=False)
serve(options, lambda message, **facts: print(facts["here"], flush=True))
"""
LEVELS = ("easy", "normal", "hard", "expert")
GOALS = {"easy": 2.0, "normal": 2.0, "hard": 5.0, "expert": 5.0}  # seconds
TIMEOUT = 240.0  # seconds for the moves at one table
ME = 0
GOES_ON = "[data-way=go-on]"  # the button at the end of a round


# The page itself takes the times of clicks and messages, so that the latency of the browser driver is not measured.
NOTING = """
addEventListener("click", () => window.noted("click", Date.now(), ""), true);
const Plain = window.WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (event) => window.noted("message", Date.now(), event.data));
  }
};
"""


@dataclass
class Waits:
    """The person's wait for each of the bots' moves, from the events that the page reports."""

    ply: int = 0
    is_mine: bool = False  # whether it is the person's decision
    began: float | None = None  # time of the click that set the table up
    asked: float | None = None  # time at which the wait for a bot began
    seconds: list[float] = field(default_factory=list)
    compiled_after: float | None = None  # seconds until the server reported that compiling was done

    def note(self, kind: str, milliseconds: float, text: str) -> None:
        now = milliseconds / 1000
        if kind == "click":
            if self.is_mine or self.ply == 0:
                self.asked = now
        else:
            self._receive(json.loads(text), now)

    def _receive(self, message: dict[str, Any], now: float) -> None:
        self.began = self.began or self.asked
        if message["type"] == "warming" and message["words"] is None and self.began is not None:
            self.compiled_after = now - self.began
        position = message.get("position")
        if message["type"] != "news" or position is None:
            return
        if position["ply"] > self.ply and not self.is_mine and self.asked is not None:
            self.seconds.append(now - self.asked)
            self.asked = now
        self.ply, self.is_mine = position["ply"], bool(position["moves"])


@contextmanager
def served() -> Iterator[str]:
    """A server process with an empty compile cache; yields its address."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "RATTERY_CACHE": str(Path(folder) / "cache")}
        command = [sys.executable, "-c", SERVE, str(Path(folder) / "tables.sqlite")]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)  # noqa: S603
        try:
            assert process.stdout is not None
            yield process.stdout.readline().strip()
        finally:
            process.terminate()
            process.wait()


def first_moves(browser: Any, address: str, game: str, level: str, moves: int) -> Waits:
    """Sets up a table and plays until bots have made this many moves, or until TIMEOUT."""
    waits, players = Waits(), load_game(game).players
    context = browser.new_context()
    context.expose_function("noted", waits.note)
    context.add_init_script(NOTING)
    device = Device(context, address, 1)
    device.lay_table_by_hand(game, players, ["me", *[f"bot:{level}"] * (players - 1)])
    device.see(".board")
    deadline = time.monotonic() + TIMEOUT
    while len(waits.seconds) < moves and not device.is_over and time.monotonic() < deadline:
        offered = device.page.locator(f"{OFFERED}, {PICKS}, {GOES_ON}")
        if offered.count() > 0:
            with contextlib.suppress(BrowserTimeout):  # the element is gone or still moving
                offered.first.click(timeout=2_000)
        device.page.wait_for_timeout(50)
    device.close()
    return waits


def line(game: str, level: str, waits: Waits) -> str:
    if not waits.seconds:
        return f"{game:12} {level:8} no bot has moved"
    first, longest, goal = waits.seconds[0], max(waits.seconds), GOALS[level]
    kept = "kept" if longest <= goal else "missed"
    compiled = "" if waits.compiled_after is None else f"  machine code after {waits.compiled_after:.0f} s"
    goals = f"{len(waits.seconds):3} waits  {kept} ({goal:g} s)"
    return f"{game:12} {level:8} {first:6.2f} s {longest:6.2f} s  {goals}{compiled}"


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asking.add_argument("--games", nargs="+", default=list(game_names()), metavar="GAME")
    asking.add_argument("--levels", nargs="+", default=list(LEVELS), choices=LEVELS)
    asking.add_argument("--moves", type=int, default=20, help="bots' moves at each table (20)")
    asking.add_argument("--terminal", action="store_true", help="in a terminal instead of a browser")
    asked = asking.parse_args()
    print(f"load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores", flush=True)
    print(f"{'game':12} {'level':8} {'first':>8} {'longest':>8}")
    (in_terminal if asked.terminal else in_browser)(asked.games, asked.levels, asked.moves)
    print(f"load after: {os.getloadavg()[0]:.1f}")


def in_browser(games: list[str], levels: list[str], moves: int) -> None:
    with browsing() as browser:
        for game, level in product(games, levels):
            with served() as address:
                try:
                    print(line(game, level, first_moves(browser, address, game, level, moves)), flush=True)
                except BrowserTimeout:
                    print(f"{game:12} {level:8} the page did not come that far", flush=True)


def in_terminal(games: list[str], levels: list[str], moves: int) -> None:
    for game, level in product(games, levels):
        print(line(game, level, Waits(seconds=bots_waits(game, level, moves, TIMEOUT))), flush=True)


if __name__ == "__main__":
    main()
