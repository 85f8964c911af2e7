"""What happens is shown move by move: in the order of the story, never early, at a chosen pace; ends are scenes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.device import READY, Device

# At every frame: how many lines have been told, and what stands on the houses.
WATCH_COUNTERS = """
window.samples = [];
const look = () => {
  const caps = [...document.querySelectorAll(".pp-house[data-seat] .house-cap")];
  const counters = Object.fromEntries(caps.map((cap) => [cap.closest(".pp-house").dataset.seat, Number(cap.dataset.value)]));
  const lines = [...document.querySelectorAll(".story-line")].map((line) => line.textContent);
  if (caps.length) window.samples.push({ counters, lines, moves: document.querySelectorAll(".action").length });
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
# In which order the parts of an end are seen.
WATCH_ENDS = """
window.seen = [];
const PARTS = { rest: "[data-way=go-on]", scene: ".finale > *", counting: ".ending.is-counting", counted:
  ".ending:not(.is-counting)" };
new MutationObserver(() => {
  for (const [name, selector] of Object.entries(PARTS))
    if (document.querySelector(selector) && window.seen.at(-1) !== name) window.seen.push(name);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
COUNT_SHOWS = """
window.shows = 0;
new MutationObserver(() => document.querySelector("[data-showing]") && (window.shows += 1))
  .observe(document, { subtree: true, attributes: true, childList: true });
"""

ENDS = {"rat_trap": 3, "pied_piper": 3, "first_rat": 2, "ratjack": 2}


def hear(device: Device) -> list[dict[str, Any]]:
    """The lines of the story as the server tells them, in order."""
    told: list[dict[str, Any]] = []

    def listen(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "news" and message["since"] is None:
            told.clear()
        if message["type"] == "news":
            told.extend(message.get("story", {}).get("lines", []))

    device.page.on("websocket", lambda socket: socket.on("framereceived", listen))
    return told


def standing(told: list[dict[str, Any]], first: dict[str, int]) -> dict[str, int]:
    """What the counters stand at after these lines."""
    crossed = {str(line["facts"]["seat"]): line["facts"]["counter"] for line in told if line["event"] == "crossed"}
    return first | crossed


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_nothing_is_shown_before_it_is_told_and_the_story_is_told_in_order(
    visit: Callable[..., Device], motion: str
) -> None:
    device = visit(speed="fast", reduced_motion=motion)
    device.page.add_init_script(WATCH_COUNTERS)
    told = hear(device)
    device.lay_table("pied_piper", 2, ["me", "bot:random"], variant="little_rats")
    device.see(READY)
    first = device.page.evaluate("window.samples[0].counters")
    while sum(line["event"] == "crossed" for line in told) < 4:
        device.choose()
        device.see(READY)
    samples = device.page.evaluate("window.samples")
    story = [line["words"] for line in told]
    for sample in samples:
        lines = sample["lines"]
        assert [each.strip() for each in lines] == [each.strip() for each in story[: len(lines)]]
        allowed = [standing(told[: max(0, len(lines) - back)], first) for back in (0, 1)]
        for seat, counter in sample["counters"].items():
            assert counter in {each[seat] for each in allowed}, (lines, sample["counters"])
    walking = [sample for sample in samples if sample["counters"] != standing(told[: len(sample["lines"])], first)]
    assert walking, "a counter waited for the rat"
    assert all(sample["moves"] == 0 or sample["counters"] for sample in samples)


def test_a_key_skips_to_now(visit: Callable[..., Device]) -> None:
    device = visit(speed="slow", reduced_motion="no-preference")
    told = hear(device)
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    device.see(".play[data-showing]")
    device.wait_until(lambda: device.page.evaluate("document.title").startswith("●") or len(told) > 2)
    while device.page.query_selector(READY) is None:
        device.page.keyboard.press("Shift")
        device.page.wait_for_timeout(50)
    assert len(device.story) >= len(told)
    device.page.wait_for_selector(".play:not([data-showing])")
    assert device.page.query_selector(".marks, [data-way=go-on]") is not None, "the last move is marked"


def test_off_shows_nothing_and_the_setting_is_kept(visit: Callable[..., Device]) -> None:
    device = visit(speed="normal")
    device.page.add_init_script(COUNT_SHOWS)
    device.go("/")
    device.page.click('.top-actions [aria-label="Settings"]')
    device.page.check('input[name=speed][value="off"]', force=True)
    device.page.keyboard.press("Escape")
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    device.play(3)
    assert device.page.evaluate("window.shows") == 0
    assert json.loads(device.page.evaluate("localStorage['rattery.settings']"))["speed"] == "off"
    assert device.page.locator(".marks").count() == 1, "the last move is marked all the same"


def test_the_last_move_stays_marked_until_the_next(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("first_rat", 2, ["me", "bot:random"])
    device.play(4)
    before = device.page.inner_html(".marks")
    assert "mark-here" in before or "mark-changed" in before
    device.page.click(".play-board", position={"x": 5, "y": 5})
    assert device.page.inner_html(".marks") == before
    device.choose()
    device.see(READY)
    assert device.page.inner_html(".marks") != before


@pytest.mark.parametrize("game", ENDS)
def test_a_round_ends_on_the_table_and_a_game_ends_in_a_scene_before_it_is_counted(
    visit: Callable[..., Device], game: str
) -> None:
    device = visit(speed="fast", reduced_motion="no-preference")
    device.page.add_init_script(WATCH_ENDS)
    device.lay_table(game, ENDS[game], ["bot:random"] * ENDS[game])
    rests = 0
    while True:
        device.see("[data-way=go-on], .ending:not(.is-counting)")
        if not device.page.query_selector("[data-way=go-on]"):
            break
        rests += 1
        check_rest(device, game, rests)
        device.page.click("[data-way=go-on]")
        device.page.wait_for_selector("[data-way=go-on]", state="detached")
    seen = device.page.evaluate("window.seen")
    assert seen[-3:] == ["scene", "counting", "counted"] if game != "pied_piper" else seen[-1] == "counted"
    assert ("rest" in seen) == (rests > 0)
    assert rests > 0 or game != "rat_trap"
    assert device.page.query_selector(".board") is not None, "the board stays"
    assert device.page.query_selector(".places" if game == "pied_piper" else ".score-sheet") is not None
    for way in ("replay", "download"):
        device.see(f".ending [data-way={way}]")


def check_rest(device: Device, game: str, number: int) -> None:
    """Everything that is known to all lies open, and the round is still the one that ended."""
    assert device.page.query_selector("[role=timer]") is None, "a bot never waits"
    if game == "rat_trap":
        assert f"Round {number}" in device.page.inner_text(".rt-round") or number > 3
        assert device.page.query_selector(".rt-stock .is-closed-door") is None
    else:
        assert f"Round {number}" in device.page.inner_text(".board-head")
        assert device.page.query_selector(".rj-row .is-back") is None
