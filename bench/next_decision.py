"""Time from a player's click to the next decision against bots: with animations at "fast", and without an animation queue.

    python -m bench.next_decision rat_trap 3

Without a queue a position can be answered as soon as it arrives, and bots wait 0.8 s: the speed `off` at that pace. Both
sides play the same deal with the same choices. Needs Chromium.
"""

from __future__ import annotations

import itertools
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.browser.conftest import CHROMIUM_FLAGS, WHOLE, chromium
from tests.browser.device import READY, Device
from tests.server.serving import ROOT, SERVE, dealing

MOVES = 12
SIDES = {"as it was": ("off", 0.8), "fast": ("fast", 0.4)}


def main(game: str, players: int) -> None:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(*WHOLE), args=CHROMIUM_FLAGS)
        for side, (speed, pace) in SIDES.items():
            waits = sorted(measure(browser, game, players, speed, pace))
            print(f"{side:>10}: median {waits[len(waits) // 2]:.2f} s, mean {sum(waits) / len(waits):.2f} s")
        browser.close()


def measure(browser: Any, game: str, players: int, speed: str, pace: float) -> list[float]:
    """Seconds from each click to the next decision, for moves that were followed by a bot's."""
    with tempfile.TemporaryDirectory() as folder:
        deals = dealing(Path(folder) / "deal", 1)
        code = SERVE.replace("pace=0.0", f"pace={pace}")
        command = [sys.executable, "-c", code, "0", f"{folder}/tables.sqlite", str(deals.file), str(ROOT)]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603
        assert server.stdout is not None
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        context.add_init_script(f"localStorage['rattery.settings'] ??= JSON.stringify({{ speed: '{speed}' }})")
        device = Device(context, server.stdout.readline().strip(), 0)
        waits = list(itertools.islice(moves(device, game, players), MOVES))
        context.close()
        server.kill()
        server.wait()
    return [wait for wait, has_waited in waits if has_waited]


def moves(device: Device, game: str, players: int) -> Iterator[tuple[float, bool]]:
    """Yields the seconds of each move and whether bots moved after it; starts a new match when one ends."""
    while True:
        device.lay_table_by_hand(game, players, ["me"] + ["bot:random"] * (players - 1))
        device.see(READY)
        while (move := one_move(device)) is not None:
            yield move


def one_move(device: Device) -> tuple[float, bool] | None:
    """Makes a move; None if no decision followed."""
    began, told = time.monotonic(), len(device.story)
    device.choose()
    device.see(f"{READY}, [data-way=go-on], .ending, .finale, .plate.is-own.is-out")
    waited = time.monotonic() - began
    if device.page.query_selector("[data-way=go-on]"):
        device.page.click("[data-way=go-on]")
        device.see(f"{READY}, .ending, .finale")
    return (waited, len(device.story) > told + 2) if device.page.query_selector(READY) else None


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
