"""A lesson is a whole first game. The coach stays in the window, on nothing else, and what she speaks of is in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import rattery
from tests.browser.device import READY, Device
from tests.browser.tabs import OUTSIDE

GAMES = sorted(file.parent.name for file in (Path(rattery.__file__).parent / "web" / "games").glob("*/walk.js"))
# Where the game is over soon, and the coach says as much as in longer ones.
DEALS = {"rat_trap": 6}
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "laptop": (1440, 900)}
RARER = {"desktop": (1920, 1080), "lying phone": (844, 390)}
SOMETIMES = 4  # the first step and every so many after it are looked at in the rarer sizes, too


def in_turn(step: int) -> dict[str, tuple[int, int]]:
    """One of the sizes, another one at the next step: every time."""
    name = list(SIZES)[step % len(SIZES)]
    return {name: SIZES[name]} | (RARER if step % SOMETIMES == 1 else {})


def all_sizes(step: int) -> dict[str, tuple[int, int]]:
    return SIZES | (RARER if step % SOMETIMES == 1 else {})


# What is wrong with the places of things, in words; empty where all is well.
FAULTS = """() => {
  const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
  const isInside = (one, room) => one.left >= room.left - 1 && one.top >= room.top - 1
    && one.right <= room.right + 1 && one.bottom <= room.bottom + 1;
  const isOver = (one, other) => one.left < other.right - 1 && one.right > other.left + 1
    && one.top < other.bottom - 1 && one.bottom > other.top + 1;
  const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const [coach, bar, top] = ['.coach', '.action-bar', '.top-bar'].map(box);
  const [ring, tip] = ['.coach-ring:not([hidden])', '#tip'].map(box);
  if (!coach || !bar || !top) return ['coach, bar or top bar are not there'];
  const faults = [];
  if (!isInside(coach, room)) faults.push('the coach leaves the window');
  if (isOver(coach, bar)) faults.push('the coach lies on the buttons');
  if (isOver(coach, top)) faults.push('the coach lies on the top bar');
  if (!isInside(bar, room)) faults.push('the bar leaves the window');
  if (ring && !isInside(ring, room)) faults.push('the ring leaves the window');
  if (ring && isOver(coach, ring)) faults.push('the coach lies on what she points at');
  if (tip && isOver(coach, tip)) faults.push('the coach and a tip lie on each other');
  const words = document.querySelector('.coach');
  if (words.scrollHeight > words.clientHeight + 1 && innerHeight > 520) faults.push('her words are cut');
  return faults;
}"""
SETTLED = f"() => ({FAULTS})().length === 0"
STEP = "() => document.querySelector('.coach[data-step]')?.dataset.step || ''"
POINTS_AT = "() => Boolean(document.querySelector('.coach-ring:not([hidden])'))"


# Say that a step is understood; false where another one has come first, because something is asked now.
UNDERSTOOD = """step => {
  const next = document.querySelector(`.coach[data-step="${step}"] [data-coach=next]`);
  next?.click();
  return Boolean(next);
}"""
SPOKEN_TO = """() => document.querySelector('.coach[data-step]')
  || document.querySelector('.action-groups :is(.action, .action-pick):not([aria-disabled])')"""


def steps(device: Device) -> Iterator[str]:
    """The steps of a lesson as they come, while the game is played: the first move on offer, up to the end."""
    heard: set[str] = set()
    while True:
        device.page.wait_for_function(SPOKEN_TO)
        step = str(device.page.evaluate(STEP))
        if step:
            assert step not in heard, f"{step} is said twice"
            yield step
            if device.is_over and device.page.query_selector("[data-coach=rules]"):
                return
            if device.page.evaluate(UNDERSTOOD, step):
                heard.add(step)
                device.page.wait_for_function(
                    "said => document.querySelector('.coach')?.dataset.step !== said", arg=step
                )
        else:
            device.choose()


def look_at(device: Device, step: str, sizes: dict[str, tuple[int, int]]) -> None:
    for name, (width, height) in sizes.items():
        device.page.set_viewport_size({"width": width, "height": height})
        settle(device, f"{step} on a {name}")


def settle(device: Device, where: str) -> None:
    """Everything is in its place as soon as the page has settled; else say what is not."""
    try:
        device.page.wait_for_function(SETTLED)
    except Exception as error:
        raise AssertionError(f"{where}: {device.page.evaluate(FAULTS)}") from error


@pytest.mark.parametrize("sizes", [in_turn, pytest.param(all_sizes, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.deal(DEALS.get(game, 1))) for game in GAMES])
def test_a_lesson_is_a_whole_game_and_the_coach_stays(
    visit: Callable[..., Device], game: str, sizes: Callable[[int], dict[str, tuple[int, int]]]
) -> None:
    device = visit()
    device.go("/")
    device.page.click(f".game-card-{game} [data-way=lesson]")
    device.see(".coach[data-step]")
    if game in AT_THE_BEGINNING:
        AT_THE_BEGINNING[game](device)
    pointed, said = 0, []
    for step in steps(device):
        said.append(step)
        words = device.page.inner_text(".coach-says")
        assert step not in words, "the coach has no words for this"
        look_at(device, step, sizes(len(said)))
        pointed += device.page.evaluate(POINTS_AT)
    assert device.is_over
    assert said[-1].endswith("-next")
    assert pointed >= 3, "she hardly ever points at anything"
    assert {way.get_attribute("data-coach") for way in device.page.query_selector_all("[data-coach]")} >= {
        "play",
        "rules",
    }


def what_is_asked_now_is_answered_first(device: Device) -> None:
    device.see(":is(.action, .action-pick):not([aria-disabled])")
    device.see('.coach[data-step="walk-pp-hand"]')


def a_tip_lies_beside_the_coach(device: Device) -> None:
    """Hovering anything that has a tip, anywhere on the table, while she speaks."""
    device.see(".board")
    device.see(READY)
    things = device.page.locator("[data-tip], .has-tip")  # looked up anew each time: the page may be drawn again
    tipped = [thing for thing in things.all() if is_seen(device, thing)]
    assert tipped
    for thing in tipped[:12]:
        thing.hover()
        device.see("#tip")
        settle(device, "with a tip")
        device.page.keyboard.press("Escape")
        device.page.wait_for_selector("#tip", state="detached")
    device.page.mouse.move(OUTSIDE, OUTSIDE)


def is_seen(device: Device, thing: Any) -> bool:
    """Whether the middle of a thing is in the window."""
    box = thing.bounding_box()
    return box is not None and box["y"] + box["height"] / 2 < device.page.viewport_size["height"]


def it_is_the_games_own_first_game(device: Device) -> None:
    facts = device.page.evaluate("table => fetch(`/api/tables/${table}`).then((answer) => answer.json())", device.table)
    assert "first_game=true" in facts["game"]


AT_THE_BEGINNING: dict[str, Callable[[Device], None]] = {
    "first_rat": it_is_the_games_own_first_game,
    "pied_piper": what_is_asked_now_is_answered_first,
    "rat_trap": a_tip_lies_beside_the_coach,
}
