"""How it feels: what moves and when it stops, sounds, tips, the coach, being asked once more, names in the story."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from rattery.core.box import BoxFile
from tests.browser.device import BLANK_PAGE, COMPILE_TIMEOUT, READY, Device
from tests.browser.test_lessons import UNDERSTOOD

# Everything that is animated on the board is written down; it takes so long that it is still going on when it is looked at.
WATCH_MOTION = """
window.motions = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  window.motions.push({ piece: this.dataset?.piece || "", frames: JSON.stringify(frames) });
  return animate.call(this, frames, { ...timing, duration: 60_000 });
};
"""
COUNT_ROOMS = """
window.rooms = 0;
const Room = window.AudioContext;
window.AudioContext = class extends Room { constructor() { super(); window.rooms += 1; } };
"""
RUNNING = (
    "document.getAnimations().filter((each) => !(each instanceof CSSAnimation || each instanceof CSSTransition)).length"
)
SOUNDS = [
    "dice",
    "card",
    "lid",
    "squeak",
    "creak",
    "coin",
    "chime",
    "splash",
    "step",
    "chip",
    "tear",
    "snore",
    "fanfare",
]
OWN_SOUND = [{"waveform": "sine", "start": 0, "duration": 0.1, "frequency": 440}]
NEXT_LESSON = """(said) => {
  const step = document.querySelector(".coach")?.dataset.step;
  return (step && !said.includes(step))
    || document.querySelector(".action-groups :is(.action, .action-pick):not([aria-disabled])");
}"""
EXTRAS = "document.querySelectorAll('.ghost, .stage-sheet').length"
PRESS_A_KEY = f"""() => {{
  if (!({RUNNING})) return null;
  document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "Escape", bubbles: true }}));
  return [{RUNNING}, {EXTRAS}];
}}"""
# What somebody does who only moves the page or the focus, or asks what a thing is; then a click.
TOUCH_AND_CLICK = f"""() => {{
  const running = {RUNNING};
  if (!running) return null;
  const [key, touch] = [(key, more) => new KeyboardEvent("keydown", {{ key, bubbles: true, ...more }}),
    (name) => new PointerEvent(name, {{ bubbles: true, pointerType: "touch" }})];
  const others = [..."Shift Control Alt Meta Tab ArrowDown ArrowUp PageDown Home".split(" ").map((name) => key(name)),
    key("c", {{ ctrlKey: true }}), touch("pointerdown"), touch("pointermove"), touch("pointercancel"),
    new WheelEvent("wheel", {{ bubbles: true }})];
  for (const event of others) document.body.dispatchEvent(event);
  const left = {RUNNING};
  document.body.dispatchEvent(new MouseEvent("click", {{ bubbles: true }}));
  return [left === running, {RUNNING}];
}}"""
MOVED = "window.motions.filter((each) => each.piece && each.frames.includes('translate')).length"


def watched(visit: Callable[..., Device], motion: str = "no-preference") -> Device:
    device = visit(reduced_motion=motion, speed="normal")
    device.run_first(WATCH_MOTION)
    return device


def play(device: Device, until: Callable[[], bool], most: int = 60) -> None:
    """Make one move after another until something is so on one's own turn: then nobody else changes it."""
    for _ in range(most):
        device.see(READY)
        if until():
            return
        device.choose()
    raise AssertionError("it never came to that")


def count(device: Device, what: str) -> int:
    return int(device.page.evaluate(what))


def forget_motions(device: Device) -> None:
    """Only what is animated from now on counts."""
    device.page.evaluate("window.motions = []")


def looks_at_what_ends_a_motion(device: Device, doing: str) -> Any:
    """Play until a piece was moving when that was done; what was left of it at that very moment."""
    forget_motions(device)
    ended: list[Any] = []

    def has_ended() -> bool:
        left = device.page.evaluate(doing)
        if left is not None and count(device, MOVED) > 0:
            ended.append(left)
        return bool(ended)

    play(device, has_ended)
    return ended


def looks_at_choosing_while_things_move(device: Device) -> None:
    play(device, lambda: count(device, RUNNING) > 0)
    before = device.progress()
    device.page.evaluate("document.querySelector(':is(.action, .action-pick):not([aria-disabled])').click()")
    device.wait_for_change(before)


def looks_at_the_room_beside_the_board_in_a_smaller_window(device: Device) -> None:
    play(device, lambda: count(device, "document.querySelector('.stage-layer')?.offsetWidth || 0") > 600)
    device.page.set_viewport_size({"width": 390, "height": 844})
    room = "(board => board.scrollWidth - board.clientWidth)(document.querySelector('.play-board'))"
    device.page.wait_for_function(f"() => {room} === 0")


def test_pieces_move_to_where_they_are_until_somebody_ends_it_and_hinder_nobody(visit: Callable[..., Device]) -> None:
    """A key ends it at once, and so does a click; scrolling, touching and moving the focus end nothing."""
    device = watched(visit)
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    assert looks_at_what_ends_a_motion(device, PRESS_A_KEY) == [[0, 0]], "a key"
    assert looks_at_what_ends_a_motion(device, TOUCH_AND_CLICK) == [[True, 0]], "scrolling and touching, then a click"
    looks_at_choosing_while_things_move(device)
    looks_at_the_room_beside_the_board_in_a_smaller_window(device)


def looks_at_things_that_fade(device: Device) -> None:
    play(device, lambda: count(device, "window.motions.length") > 2)
    frames = device.page.evaluate("window.motions.map((each) => each.frames)")
    assert {frame for frame in frames if "opacity" not in frame} == set()
    assert not [frame for frame in frames if "translate" in frame or "rotate" in frame or "scale" in frame]
    assert count(device, EXTRAS) == 0


def looks_at_the_setting_that_stops_motion(device: Device) -> None:
    device.page.click('.top-actions [aria-label="Settings"]')
    device.page.check('.switch:has-text("No motion") input')
    device.page.keyboard.press("Escape")
    device.page.wait_for_selector("dialog", state="detached")
    forget_motions(device)
    play(device, lambda: count(device, "window.motions.length") > 2)
    assert count(device, MOVED) == 0


def test_whoever_wants_no_motion_sees_things_fade_by_the_device_or_by_the_setting(visit: Callable[..., Device]) -> None:
    device = watched(visit, "reduce")
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    looks_at_things_that_fade(device)
    device.page.emulate_media(reduced_motion="no-preference")
    looks_at_the_setting_that_stops_motion(device)


def test_nothing_of_the_show_is_left_when_the_device_is_handed_over(visit: Callable[..., Device]) -> None:
    device = watched(visit)
    device.lay_table("rat_trap", 3, ["me", "here", "bot:random"])
    shown = 0
    for _ in range(4):
        device.see(".hand-over")
        assert count(device, EXTRAS) == 0
        assert device.page.query_selector("[data-piece], .stage-layer") is None
        device.take_over()
        device.see(":is(.action, .action-pick):not([aria-disabled])")
        assert count(device, RUNNING) == 0, "what the others saw moves before other eyes"
        device.play_until_hand_over()
        shown = count(device, "window.motions.length")
    assert shown > 0, "nothing ever moved, so nothing was tried"


def looks_at_the_silence_until_sounds_are_asked_for(device: Device) -> None:
    play(device, lambda: device.page.locator(".story-line").count() > 6)
    assert count(device, "window.rooms") == 0
    device.page.click('.top-actions [aria-label="Settings"]')
    device.page.check('.switch:has-text("Sounds") input')
    device.page.wait_for_function("() => window.rooms === 1")
    device.page.fill("input[name=volume]", "0.3")
    device.page.keyboard.press("Escape")
    kept = json.loads(device.page.evaluate("localStorage.getItem('rattery.settings')"))
    assert (kept["sound"], kept["volume"]) == (True, 0.3)


def looks_at_names_in_the_story_and_at_a_new_name(device: Device, watcher: Device) -> None:
    play(device, lambda: watcher.page.query_selector(".story-line .seat-text-0 .shape") is not None)
    device.page.click('.top-actions [aria-label="The table"]')
    device.page.click('.menu-seat[data-seat="0"] [data-way=rename]')
    device.page.fill(".rename input", "Zoé")
    device.page.keyboard.press("Enter")
    device.see('.plate[data-seat="0"]:has-text("Zoé")')
    watcher.see('.story-line .seat-text-0:has-text("Zoé")')


def test_there_is_no_sound_until_it_is_asked_for_and_a_new_name_is_in_the_whole_story(
    visit: Callable[..., Device],
) -> None:
    """Names in the story have colour and shape."""
    device, watcher = visit(), visit()
    device.run_first(COUNT_ROOMS)
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    watcher.go("/t/" + device.table)
    looks_at_the_silence_until_sounds_are_asked_for(device)
    looks_at_names_in_the_story_and_at_a_new_name(device, watcher)


def test_every_sound_the_boards_may_ask_for_is_there(visit: Callable[..., Device]) -> None:
    device = visit()
    device.run_first("localStorage.setItem('rattery.settings', JSON.stringify({ sound: true }))")
    device.run_first("""window.sung = 0; const gain = BaseAudioContext.prototype.createGain;
        BaseAudioContext.prototype.createGain = function () { window.sung += 1; return gain.call(this); };""")
    device.go(BLANK_PAGE)
    silent = device.page.evaluate(
        """async (sounds) => {
            const { play } = await import("/static/sound.js");
            const silent = [];
            for (const sound of sounds) {
                const before = window.sung;
                await play(sound);
                if (window.sung === before) silent.push(sound);
            }
            return silent;
        }""",
        [*SOUNDS, OWN_SOUND, "no such sound"],
    )
    assert silent == ["no such sound"]


def test_an_icon_is_one_that_all_share_or_a_path_of_a_games_own(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go(BLANK_PAGE)
    drawn = device.page.evaluate(
        """async (names) => {
            const { Icon } = await import("/static/components/Icon.js");
            const { render } = await import("/static/vendor/html.js");
            return names.map((name) => {
                const place = document.createElement("div");
                render(Icon({ name }), place);
                return place.querySelector("path").getAttribute("d");
            });
        }""",
        ["dot", "M2 2 h16", "no such icon"],
    )
    assert drawn == ["M10 9 v2", "M2 2 h16", "M10 9 v2"]


@pytest.mark.parametrize("game", ["rat_trap", "pied_piper", "first_rat", "ratjack"])
def test_the_rules_with_their_pictures_open_over_a_table(visit: Callable[..., Device], game: str) -> None:
    device = visit()
    device.lay_table(game, 2, ["me", "bot:random"])
    device.see(".board")
    device.page.click(".top-actions .icon-button")
    device.see("dialog .rule-drawing svg")
    assert device.page.evaluate("document.querySelectorAll('dialog .rule-picture').length") >= 5
    device.page.keyboard.press("Escape")
    device.page.wait_for_selector("dialog", state="detached")


def test_the_map_of_the_rules_shows_the_path_of_the_box(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/rules/first_rat")
    device.see("[data-picture=path-map] svg")
    numbers = device.page.eval_on_selector_all(
        "[data-picture=path-map] g > rect + text", "labels => labels.map((label) => label.textContent.trim())"
    )
    assert numbers == list(BoxFile.standard("first_rat").data["path"])


# The step of the lesson, and its words: another one may come at any time, because something is asked now.
SPOKEN = """() => {
  const coach = document.querySelector('.coach[data-step]');
  return coach ? [coach.dataset.step, coach.querySelector('.coach-says').textContent] : ['', ''];
}"""


def test_the_coach_leads_through_a_first_turn(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/")
    device.page.click(".game-card-rat_trap [data-way=lesson]")
    device.see(".coach[data-step]")
    said: list[str] = []
    while len(said) < 5 or not any("throw-again" in step for step in said):
        device.page.wait_for_function(NEXT_LESSON, arg=said, timeout=COMPILE_TIMEOUT)
        step, words = device.page.evaluate(SPOKEN)
        if step and step not in said:
            assert words != step, "the coach has no words for this"
            if device.page.evaluate(UNDERSTOOD, step):
                said.append(step)
        else:
            device.choose()
    assert len(said) == len(set(said))
    device.page.reload()
    device.see(f"{READY}, .coach[data-step]")
    assert device.page.get_attribute(".coach", "data-step") not in said, "a reload must not begin again"
    device.page.click('.top-actions [aria-label="The table"]')
    device.page.uncheck("dialog input[name=coach]")
    device.page.keyboard.press("Escape")
    device.see(".coach", state="detached")


COVERED = """() => {
  const { left, top, width, height } = document.querySelector('.characters').getBoundingClientRect();
  const seen = [0.1, 0.9].map((part) => document.elementFromPoint(left + width / 2, top + height * part));
  return seen.some((each) => !each?.closest('.characters'));
}"""


def on_the_board(device: Device) -> Any:
    """A thing on the board that is one of several to choose from."""
    return device.page.query_selector(".board [data-thing]") if len(device.offered) > 1 else None


def looks_at_a_tip_reached_by_keyboard_and_at_its_rule(device: Device) -> None:
    device.see(":is(.action, .action-pick):not([aria-disabled])")
    device.page.focus(":is(.action, .action-pick):not([aria-disabled])")
    device.page.keyboard.press("Tab")
    device.page.keyboard.press("Shift+Tab")
    for _ in range(12):
        if device.page.query_selector("#tip"):
            break
        device.page.keyboard.press("Shift+Tab")
    tip = device.see("#tip:has(.tip-rule)")
    assert tip.get_attribute("role") == "tooltip"
    assert device.page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "tip"
    device.page.keyboard.press("Escape")
    device.page.wait_for_selector("#tip", state="detached")
    device.page.keyboard.press("Shift+Tab")
    device.page.keyboard.press("Tab")
    clause = device.see("#tip .tip-rule").inner_text().removeprefix("rule ")
    device.page.keyboard.press("?")
    assert device.see("dialog .clause.is-sought .clause-number").inner_text() == clause
    device.page.keyboard.press("Escape")
    device.page.wait_for_selector("dialog", state="detached")


def looks_at_the_arrows_that_wander_over_the_board(device: Device) -> None:
    device.see(".board .plate")
    device.page.focus(".play-board")
    for key in ("ArrowDown", "ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft"):
        device.page.keyboard.press(key)
        if device.page.query_selector("#tip"):
            break
    device.see("#tip")
    assert device.page.evaluate("document.querySelector('.play-board').contains(document.activeElement)")
    device.page.keyboard.press("Escape")
    device.page.wait_for_selector("#tip", state="detached")


def looks_at_a_click_that_nobody_asks_about(device: Device) -> None:
    play(device, lambda: on_the_board(device) is not None)
    before = device.progress()
    on_the_board(device).click()
    device.wait_for_change(before)


# Whether keys reach a question from the moment it is on the page.
LISTENS_AT_ONCE = """
new MutationObserver(() => {
  const question = document.querySelector('.confirm');
  window.listensAtOnce ??= question?.contains(document.activeElement);
}).observe(document, { subtree: true, childList: true })
"""


def looks_at_a_slip_that_cannot_be_taken_back(device: Device) -> None:
    play(device, lambda: on_the_board(device) is not None)
    before = device.progress()
    device.page.evaluate(LISTENS_AT_ONCE)
    on_the_board(device).click()
    assert "cannot be taken back" in device.see(".confirm").inner_text()
    assert device.page.evaluate("window.listensAtOnce")
    device.page.keyboard.press("Escape")
    device.page.wait_for_selector(".confirm", state="detached")
    assert device.progress() == before
    on_the_board(device).click()
    device.see('.confirm [data-confirm="yes"]:focus')
    device.page.keyboard.press("Enter")
    device.wait_for_change(before)


def test_at_a_desk_keys_lead_to_tips_and_only_who_wishes_it_is_asked_about_a_slip(visit: Callable[..., Device]) -> None:
    """Nobody with a mouse is asked twice unless the settings say so."""
    device = visit()
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    looks_at_the_arrows_that_wander_over_the_board(device)
    looks_at_a_tip_reached_by_keyboard_and_at_its_rule(device)
    looks_at_a_click_that_nobody_asks_about(device)
    device.page.click('.top-actions [aria-label="Settings"]')
    device.check("dialog input[name=confirm][value=always]")
    device.page.keyboard.press("Escape")
    device.page.wait_for_selector("dialog", state="detached")
    looks_at_a_slip_that_cannot_be_taken_back(device)


def lay_on_the_board(device: Device, waits: bool = True) -> str:
    """Tap a card of one's hand, then a character; what the page showed before."""
    device.see(".action:not([aria-disabled])[data-final], .action-pick")
    before = device.progress()
    device.page.locator(".action-card[aria-pressed]").first.tap()
    device.see(".action:not([aria-disabled])[data-final]")
    device.page.locator("button.character.is-offered").first.tap()
    if waits:
        device.wait_for_change(before)
    return before


def looks_at_the_coach_who_brings_into_sight_what_lay_under_the_hand(device: Device) -> None:
    device.see(READY)
    device.page.tap('.top-actions [aria-label="The table"]')
    device.page.check("dialog input[name=coach]")
    device.page.keyboard.press("Escape")
    device.page.evaluate("document.querySelector('.play-board').scrollTo(0, 0)")
    device.see(".coach[data-step]")
    assert device.page.evaluate(COVERED), "the characters were in sight anyway, so nothing was tried"
    while device.page.get_attribute(".coach", "data-step") != "walk-pp-lay":
        step = device.page.get_attribute(".coach", "data-step")
        device.page.tap("[data-coach=next]")
        device.page.wait_for_selector(f'.coach[data-step="{step}"]', state="detached")
    device.page.wait_for_function(f"() => !({COVERED})()")
    device.see(".coach-ring:not([hidden])", state="attached")
    device.page.tap('.top-actions [aria-label="The table"]')
    device.page.uncheck("dialog input[name=coach]")
    device.page.keyboard.press("Escape")
    device.see(".coach", state="detached")


def looks_at_only_the_card_that_cannot_be_taken_back_being_asked_about(device: Device) -> None:
    lay_on_the_board(device)
    device.see('[data-aside="undo"]:not([aria-disabled])')
    assert device.page.query_selector(".confirm") is None, "the first card can be taken back"
    before = lay_on_the_board(device, waits=False)
    assert "cannot be taken back" in device.see(".confirm").inner_text()
    assert device.progress() == before, "nothing happens before somebody says yes"
    device.page.tap('.confirm [data-confirm="yes"]')
    device.wait_for_change(before)


def test_on_a_phone_the_coach_shows_what_lay_under_the_hand_and_only_final_cards_are_asked_about(
    visit: Callable[..., Device],
) -> None:
    device = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    device.lay_table("pied_piper", 3, ["me", "bot:random", "bot:random"])
    looks_at_the_coach_who_brings_into_sight_what_lay_under_the_hand(device)
    looks_at_only_the_card_that_cannot_be_taken_back_being_asked_about(device)


def press(device: Device, selector: str, until: str) -> None:
    """A finger on something, until something else is seen."""
    box = device.see(selector).bounding_box()
    fingers = device.context.new_cdp_session(device.page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    fingers.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    device.see(until)
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_long_press_asks_what_a_thing_is_and_does_not_use_it(visit: Callable[..., Device]) -> None:
    device = visit(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    device.see(":is(.action, .action-pick):not([aria-disabled])")
    press(device, '[data-aside="help"]', until="#tip")
    card = device.see("#tip").bounding_box()
    thing = device.page.locator('[data-aside="help"]').bounding_box()
    assert thing is not None
    assert card["y"] + card["height"] <= thing["y"] or card["y"] >= thing["y"] + thing["height"], "it hides the thing"
    device.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    assert device.page.query_selector("dialog") is None
    device.page.tap(".top-title")  # nothing of the table: that may have scrolled to where something can be used
    device.page.wait_for_selector("#tip", state="detached")
    device.page.tap('[data-aside="help"]')
    device.see("dialog .clause")
