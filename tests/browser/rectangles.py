"""Checks the layout of a page for overlapping, clipped and overflowing elements, at usual window sizes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

# Phones upright and lying, a tablet, laptops, a large screen.
SIZES = {
    "360": (360, 740),
    "390": (390, 844),
    "430": (430, 932),
    "360 lying": (740, 360),
    "390 lying": (844, 390),
    "430 lying": (932, 430),
    "820": (820, 1180),
    "1280": (1280, 800),
    "1366": (1366, 768),
    "1440": (1440, 900),
    "1536": (1536, 864),
    "1920": (1920, 1080),
}
LANGUAGES = ("en", "fr", "de")
DESK = SIZES["1440"]

PROBLEMS = (Path(__file__).parent / "rectangles.js").read_text(encoding="utf-8")
# Waits until the page has the new size and three frames in a row have the same layout, with all animations finished. Of
# drawings only the outermost element is measured.
SETTLED = """async ([width, height]) => {
    const frame = () => new Promise(requestAnimationFrame);
    const measured = () => [...document.querySelectorAll("#app :not(svg *)")].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [x, y, width, height];
    });
    while (innerWidth !== width || innerHeight !== height) await frame();
    for (let same = 0, was = []; same < 3; ) {
        document.getAnimations().forEach((each) => each.effect.getComputedTiming().endTime < Infinity && each.finish());
        await frame();
        const now = measured();
        same = now.length === was.length && now.every((number, place) => number === was[place]) ? same + 1 : 0;
        was = now;
    }
}"""


def resize(page: Any, size: str) -> None:
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    page.evaluate(SETTLED, [width, height])


def problems(page: Any, size: str) -> list[str]:
    """The problems of the page at that size, in sentences."""
    resize(page, size)
    return [f"{size}: {problem}" for problem in page.evaluate(PROBLEMS)]


def speak(page: Any, lang: str) -> None:
    """Choose the language, at the size of a desktop."""
    resize(page, "1440")
    page.select_option(".language select", lang)
    page.wait_for_function("lang => document.documentElement.lang === lang", arg=lang)
