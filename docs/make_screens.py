"""Take the screenshots of the browser client at real tables: `python -m docs.make_screens`. Up to four people play;
nothing is staged.

Needs Playwright and Chromium (found on the path, or named by CHROMIUM), as the browser tests do.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rattery.core.packages import game_names
from rattery.server.connection.client import ServerClient
from tests.browser.dealt_tables import Played, play, seated

FOLDER = Path(__file__).parent / "pictures"
# The script of the layout test (`make rectangles`): no screenshot may have anything that overlaps or is cut.
MEASURE = (Path(__file__).parents[1] / "tests" / "browser" / "rectangles.js").read_text(encoding="utf-8")
ONLY_RULES = "--rules"  # takes only the pictures of the rules, not those of tables
PATIENCE = 60  # seconds to wait for the server to start
# Makes the page around a picture of the rules transparent, so that its round corners fit any background.
BARE = """() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("html, :has(.rule-drawing) { background: none !important; }");
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}"""
SETTLED = 900  # milliseconds until all motion has ended
MOST_BYTES = 150 * 1024
QUALITIES = (86, 78, 68, 56)

SIZES: dict[str, dict[str, Any]] = {
    "": {"viewport": {"width": 1440, "height": 900}},
    "-phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "is_mobile": True,
        "has_touch": True,
    },
}

START = "import sys; from rattery.cli import main; sys.exit(main())"

TABLES = {
    "rat-trap": Played("rat_trap(players=4,roles=true)", 4, 46),
    "pied-piper": Played("pied_piper(players=4)", 2, 13),
    "first-rat": Played("first_rat(players=3)", 7, 70),
    "ratjack": Played("ratjack(players=3)", 5, 26),
}


@contextlib.contextmanager
def served() -> Iterator[str]:
    """The address of a server of its own, with an empty store; stops the server afterwards."""
    with socket.socket() as free, tempfile.TemporaryDirectory() as folder:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = [sys.executable, "-c", START, "serve", "--no-browser", "--port", str(port)]
        server = subprocess.Popen(  # noqa: S603
            [*command, "--database", f"{folder}/tables.sqlite"], stdout=subprocess.DEVNULL
        )
        try:
            wait_for(port)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def wait_for(port: int) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        time.sleep(0.2)
    raise SystemExit("The server did not start.")


async def photograph(page: Any, name: str, scale: float) -> None:
    """Save a screenshot of the page as a small WebP picture."""
    await page.wait_for_timeout(SETTLED)
    camera = await page.context.new_cdp_session(page)
    frame = {"x": 0, "y": 0, **page.viewport_size, "scale": scale}
    for quality in QUALITIES:
        shot = await camera.send("Page.captureScreenshot", {"format": "webp", "quality": quality, "clip": frame})
        picture = base64.b64decode(shot["data"])
        if len(picture) < MOST_BYTES:
            break
    (FOLDER / f"{name}.webp").write_bytes(picture)
    print(f"docs/pictures/{name}.webp  {len(picture) // 1024} KiB")


async def visit(browsers: dict[str, Any], address: str, part: str, name: str) -> None:
    """Take screenshots of the same page on a desktop and on a phone."""
    for size, device in browsers.items():
        page = await device.new_page()
        await page.goto(address)
        await page.wait_for_selector(part)
        await photograph(page, f"{name}{size}", SIZES[size].get("device_scale_factor", 1))
        if problems := await page.evaluate(MEASURE):
            raise SystemExit(
                "\n".join([f"{name}{size} has something that overlaps, is cut or leaves the window:", *problems])
            )
        await page.close()


async def photograph_rules(context: Any, address: str, game: str) -> None:
    """Save every picture of a game's rules, as the browser draws it, in a file of its own."""
    folder = FOLDER / "rules" / game
    folder.mkdir(parents=True, exist_ok=True)
    page = await context.new_page()
    await page.goto(f"{address}/rules/{game}")
    await page.wait_for_selector(".rule-drawing svg")
    await page.wait_for_timeout(SETTLED)
    await page.evaluate(BARE)
    camera = await page.context.new_cdp_session(page)
    await camera.send("Emulation.setDefaultBackgroundColorOverride", {"color": {"r": 0, "g": 0, "b": 0, "a": 0}})
    for figure in await page.query_selector_all(".rule-picture:has(.rule-drawing)"):
        key = await figure.get_attribute("data-picture")
        clip = await figure.eval_on_selector(
            ".rule-drawing",
            """(drawn) => {
                const { x, y, width, height } = drawn.getBoundingClientRect();
                return { x: x + scrollX, y: y + scrollY, width, height, scale: 1.5 };
            }""",
        )
        asked = {"format": "webp", "quality": QUALITIES[0], "clip": clip, "captureBeyondViewport": True}
        shot = await camera.send("Page.captureScreenshot", asked)
        (folder / f"{key}.webp").write_bytes(base64.b64decode(shot["data"]))
    await page.close()


async def take_pictures(address: str) -> None:
    from playwright.async_api import async_playwright

    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        browsers = {
            size: await chromium.new_context(**look, color_scheme="dark", reduced_motion="reduce", locale="en-GB")
            for size, look in SIZES.items()
        }
        for game in game_names():
            await photograph_rules(browsers[""], address, game)
        if ONLY_RULES in sys.argv:
            return
        await visit(browsers, address, ".game-card", "lobby")
        for name, played in TABLES.items():
            async with seated(ServerClient(address), played.game) as (made, clients):
                await play(clients, played.seed, played.moves)
                await visit(browsers, f"{address}/t/{made.table}#seat={made.secret(0)}", ".board .plate", name)
        await chromium.close()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    with served() as house:
        asyncio.run(take_pictures(house))
