"""The last move is marked: few frames, each exactly around what changed, on every board, also after the window changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.device import POLL_INTERVAL, READY, Device

TABLES = {"rat_trap": 4, "pied_piper": 3, "first_rat": 3, "ratjack": 3}
MOVES = 5
MOST_FRAMES, MOST_TRAILS = 6, 2  # feel/marks.js says the same
# Nothing is shown any more and nothing on the board is moving; what is drawn then has been drawn.
AT_REST = """() => {
  const isMoving = (each) => each.playState === "running" && each.effect.getComputedTiming().endTime < Infinity;
  const board = document.querySelector(".stage-layer")?.parentElement;
  const isShown = document.querySelector(".play:not([data-showing])") && document.querySelector(".marks");
  return isShown && !board.getAnimations({ subtree: true }).some(isMoving);
}"""
# What each frame is around, and by how many pixels it misses that.
FRAMES = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))).then(() => {
  const around = 3;
  const miss = (frame, thing) => {
    const [drawn, real] = [frame.getBoundingClientRect(), thing.getBoundingClientRect()];
    const sides = [drawn.left + around - real.left, drawn.top + around - real.top,
      drawn.right - around - real.right, drawn.bottom - around - real.bottom];
    return Math.max(...sides.map(Math.abs));
  };
  const things = (frame) => frame.matches(".mark-here")
    ? [...document.querySelectorAll(`.board [data-piece="${CSS.escape(frame.dataset.for)}"]`)]
    : [...document.querySelectorAll(".board :is(.number, [data-count], [data-place], .plate, .hand)")];
  const isOnlySaid = (thing) => {
    for (let at = thing; at; at = at.parentElement) if (getComputedStyle(at).clipPath.startsWith("inset(50%")) return true;
    return false;
  };
  const room = document.querySelector(".stage-layer").getBoundingClientRect();
  return {
    frames: [...document.querySelectorAll(".marks :is(.mark-here, .mark-changed)")].map((frame) => {
      const { left, right } = frame.getBoundingClientRect();
      const shown = things(frame).filter((thing) => !isOnlySaid(thing));
      const isInside = left >= room.left - 8 && right <= room.right + 8;
      return { name: frame.dataset.for, miss: Math.min(...shown.map((thing) => miss(frame, thing))), isInside };
    }),
    trails: document.querySelectorAll(".mark-trail").length,
  };
})"""


def check_marks(device: Device) -> None:
    device.page.wait_for_function(AT_REST, polling=POLL_INTERVAL)
    found: dict[str, Any] = device.page.evaluate(FRAMES)
    assert 1 <= len(found["frames"]) <= MOST_FRAMES
    assert found["trails"] <= MOST_TRAILS
    assert [each for each in found["frames"] if each["miss"] is None or each["miss"] > 1 or not each["isInside"]] == []


@pytest.mark.parametrize("game", TABLES)
def test_every_frame_is_around_what_changed(visit: Callable[..., Device], game: str) -> None:
    device = visit(speed="fast", reduced_motion="no-preference")
    device.lay_table(game, TABLES[game], ["me", *["bot:random"] * (TABLES[game] - 1)])
    for move in range(MOVES):
        device.choose(-(move % 2))
        device.see(READY)
        check_marks(device)
    device.page.set_viewport_size({"width": 390, "height": 844})
    device.page.wait_for_function("() => innerWidth === 390")
    check_marks(device)
    device.page.evaluate("document.querySelector('.play-board').scrollBy(0, 120)")
    check_marks(device)


COVERED = """() => [...document.querySelectorAll(".action-groups .action")].filter((each) => {
  each.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = each.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  return !each.contains(found);
}).map((each) => each.textContent)"""


@pytest.mark.deal(9)
def test_in_a_low_window_nothing_lies_on_the_last_of_many_moves(visit: Callable[..., Device]) -> None:
    """With a mouse, for which a line says what a move would bring."""
    device = visit(viewport={"width": 844, "height": 390})
    device.lay_table("ratjack", 3, ["me", "bot:random", "bot:random"])
    for _ in range(3):
        device.see(READY)
        assert device.page.evaluate(COVERED) == []
        device.choose(-1)
