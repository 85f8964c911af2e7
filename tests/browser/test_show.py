"""What happens is shown move by move: in the order of the story, never early, at a chosen pace; ends are scenes."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.dealt_tables import Played, lay
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
const PARTS = { flying: ".flying", rest: "[data-way=go-on]", scene: ".finale > *", counting: ".ending.is-counting",
  counted: ".ending:not(.is-counting)" };
new MutationObserver(() => {
  for (const [name, selector] of Object.entries(PARTS))
    if (document.querySelector(selector) && window.seen.at(-1) !== name) window.seen.push(name);
}).observe(document, { subtree: true, childList: true, attributes: true });
"""
# After how many moves the first round ended.
FIRST_REST = """async (table) => {
  for (let from = 0; ; from += 50) {
    const { frames, plies } = await (await fetch(`/api/tables/${table}/replay?from=${from}&to=${from + 50}`)).json();
    const found = frames.find((frame) => frame.rests.length);
    if (found || from > plies) return found?.ply;
  }
}"""
# Whether there was ever a gathering.
WATCH_GATHERING = """
window.gathered = false;
new MutationObserver(() => (window.gathered ||= document.querySelector(".gathering") !== null))
  .observe(document, { subtree: true, childList: true });
"""
# At every frame: how many lines have been told, and how many markers lie on the tracks.
WATCH_MARKERS = """
window.samples = [];
const look = () => {
  const lines = document.querySelectorAll(".story-line").length;
  const held = [...document.querySelectorAll(".fr-cube:not(.is-spare)")]; // in the last box several are one with a number
  const cubes = held.reduce((sum, cube) => sum + Number(/×(\\d+)/.exec(cube.textContent)?.[1] || 1), 0);
  const last = window.samples.at(-1);
  if (document.querySelector(".fr-tracks") && (last?.lines !== lines || last?.cubes !== cubes))
    window.samples.push({ lines, cubes });
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
# At every frame at which something differs: how many lines have been told, and what is counted on the board.
WATCH_NUMBERS = """
window.samples = [];
const look = () => {
  const lines = document.querySelectorAll(".story-line").length;
  const numbers = Object.fromEntries([...document.querySelectorAll("[data-count^=pile-], [data-count^=points-]")]
    .map((each) => [each.dataset.count, Number(each.textContent)]));
  for (const plate of document.querySelectorAll(".plate[data-seat]:has(.rj-total)")) {
    numbers[`total-${plate.dataset.seat}`] = Number(plate.querySelector(".rj-total").textContent);
    numbers[`points-${plate.dataset.seat}`] = plate.querySelectorAll(".rj-points .is-won").length;
  }
  const sample = JSON.stringify({ lines, numbers });
  if (Object.keys(numbers).length && window.samples.at(-1) !== sample) window.samples.push(sample);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
"""
COUNT_SHOWS = """
window.shows = 0;
new MutationObserver(() => document.querySelector("[data-showing]") && (window.shows += 1))
  .observe(document, { subtree: true, attributes: true, childList: true });
"""

SHORT = pytest.mark.deal(12)  # it gives short games of two rounds
WITH_ROUNDS = [pytest.param(game, marks=SHORT) for game in ("rat_trap", "ratjack")]
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

    device.listen("websocket", lambda socket: socket.on("framereceived", listen))
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
    device.run_first(WATCH_COUNTERS)
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


def test_markers_lie_on_the_tracks_of_first_rat_when_the_story_says_so(visit: Callable[..., Device]) -> None:
    device = visit(speed="fast", reduced_motion="no-preference")
    device.run_first(WATCH_MARKERS)
    told = hear(device)
    device.go(lay(device.address, Played("first_rat(players=2)", 1, 40, "random")))
    device.see(READY)
    while device.page.evaluate("new Set(window.samples.map(({ cubes }) => cubes)).size") < 3:
        device.choose()
        device.see(READY)
    samples = device.page.evaluate("window.samples")
    for sample in samples:
        marked = [line["event"] in ("placed", "boarded") for line in told[: sample["lines"]]]
        assert sample["cubes"] <= sum(marked), "a marker is never there before it was told"
        assert sample["cubes"] >= sum(marked[:-2]), "and is there soon afterwards"
    assert len({sample["cubes"] for sample in samples}) >= 3, "they come one after the other"


def counted(told: list[dict[str, Any]], first: dict[str, int]) -> dict[str, int]:
    """What the doors of every pile and everybody's points come to with these lines of a first round."""
    numbers = dict(first)
    for line in told:
        event, facts = line["event"], line["facts"]
        if event in ("drew", "drew_openly", "trap_sprung") and "pile" in facts:
            numbers[f"pile-{facts['pile']}"] -= 1
        if event in ("scored", "consoled"):
            numbers[f"points-{facts['seat']}"] = facts["total"]
        if event in ("scored_out", "ratjack", "last_left", "highest"):
            numbers[f"points-{facts['seat']}"] = facts["points"]
    return numbers


def watch_first_round(
    visit: Callable[..., Device], game: str
) -> tuple[list[dict[str, Any]], list[dict[str, Any]], list[tuple[int, dict[str, int]]]]:
    """Play to the end of a round: what was seen frame by frame, what was told, and what every position came to.

    A position is told of by how many lines there were up to it.
    """
    device = visit(speed="fast", reduced_motion="no-preference")
    device.run_first(WATCH_NUMBERS)
    told = hear(device)
    reached: list[tuple[int, dict[str, int]]] = []

    def listen(payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "news" and message.get("position"):
            players = message["position"]["view"].get("players", [])
            totals = {f"total-{seat}": player["total"] for seat, player in enumerate(players) if "total" in player}
            reached.append((len(told), totals))

    device.listen("websocket", lambda socket: socket.on("framereceived", listen))
    device.lay_table(game, 3, ["me", "bot:random", "bot:random"])
    while device.see(f"{READY}, [data-way=go-on]").get_attribute("data-way") is None:
        device.choose()
        device.page.wait_for_selector(".play:not([data-showing]), [data-way=go-on]")
    return [json.loads(sample) for sample in device.page.evaluate("window.samples")], told, reached


@pytest.mark.parametrize("game", ["rat_trap", "ratjack"])
def test_doors_and_points_are_never_counted_early_and_a_needle_goes_on_when_the_card_lies_there(
    visit: Callable[..., Device], game: str
) -> None:
    samples, told, reached = watch_first_round(visit, game)
    check_counted(samples, told, reached)
    if game == "ratjack":
        check_needles(samples, told, reached)


def check_counted(
    samples: list[dict[str, Any]], told: list[dict[str, Any]], reached: list[tuple[int, dict[str, int]]]
) -> None:
    """Doors and points stand where the story has come to."""
    first, begun = samples[0]["numbers"], samples[0]["lines"]
    names = [name for name in first if not name.startswith("total-")]
    for sample in samples:
        lines = sample["lines"]
        move = max((count for count, _ in reached if count < lines), default=0)  # a number may wait since then
        allowed = [counted(told[begun:line], first) for line in range(max(begun, move), max(begun, lines) + 1)]
        for name in names:
            assert sample["numbers"][name] in {each[name] for each in allowed}, (name, told[lines - 1]["words"])
    assert [samples[-1]["numbers"][name] for name in names] == [allowed[-1][name] for name in names]
    assert samples[-1]["numbers"] != first


def check_needles(
    samples: list[dict[str, Any]], told: list[dict[str, Any]], reached: list[tuple[int, dict[str, int]]]
) -> None:
    """A total is that of the cards that lie there, or the one before while a card is on its way."""
    end = next(place for place, line in enumerate(told) if line["event"] == "round_ended")
    last = max(lines for lines, _ in reached if lines <= end)  # with the move that ends the round, cards are turned up
    seen = [sample for sample in samples if sample["lines"] <= last]
    for sample in seen:
        totals = {name: number for name, number in sample["numbers"].items() if name.startswith("total-")}
        behind = [position for position in reached if position[0] <= sample["lines"]]
        ahead = [position for position in reached if position[0] > sample["lines"]]
        is_between = behind[-1][0] < sample["lines"]
        allowed = [known for lines, known in behind if lines >= behind[-1][0]]
        allowed += [known for lines, known in behind if lines < behind[-1][0]][-1:]  # the card is on its way
        allowed += [known for lines, known in ahead if lines == ahead[0][0]] if is_between else []
        assert totals in allowed, sample
    assert len({json.dumps(sample["numbers"]) for sample in seen}) >= 4


def test_a_key_skips_to_now(visit: Callable[..., Device]) -> None:
    device = visit(speed="slow", reduced_motion="no-preference")
    told = hear(device)
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    device.see(".play[data-showing]")
    device.wait_until(lambda: device.page.evaluate("document.title").startswith("●") or len(told) > 2)

    def has_skipped() -> bool:
        device.page.keyboard.press("Escape")
        return device.page.query_selector(READY) is not None

    device.wait_until(has_skipped)
    assert len(device.story) >= len(told)
    device.page.wait_for_selector(".play:not([data-showing])")
    assert device.page.query_selector(".marks, [data-way=go-on]") is not None, "the last move is marked"


def test_off_shows_nothing_and_the_setting_is_kept(visit: Callable[..., Device]) -> None:
    device = visit(speed="normal")
    device.run_first(COUNT_SHOWS)
    device.go("/")
    device.page.click('.top-actions [aria-label="Settings"]')
    device.check('input[name=speed][value="off"]')
    device.page.keyboard.press("Escape")
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    device.play(3)
    assert device.page.evaluate("window.shows") == 0
    assert json.loads(device.page.evaluate("localStorage['rattery.settings']"))["speed"] == "off"
    assert device.page.locator(".marks").count() == 1, "the last move is marked all the same"


# How long every movement takes, in milliseconds.
LENGTHS = """
window.lengths = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  window.lengths.push(Number(options.duration ?? options));
  return animate.call(this, frames, options);
};
"""


def test_a_replay_is_shown_at_the_chosen_speed(visit: Callable[..., Device]) -> None:
    lengths, path = {}, ""
    for speed in ("slow", "fast"):
        device = visit(speed=speed, reduced_motion="no-preference")
        device.run_first(LENGTHS)
        path = path or lay(device.address, Played("pied_piper(players=2)", 2, 10_000))
        device.go(path.partition("#")[0] + "/replay#at=3")
        device.see(".film .board .plate")
        device.page.click('[data-step="next"]')
        lengths[speed] = device.page.wait_for_function("() => window.lengths[0]").json_value()
    assert lengths["slow"] > lengths["fast"]


def test_a_replay_tells_the_board_what_happened_even_if_it_starts_before_its_frames_have_arrived(
    visit: Callable[..., Device],
) -> None:
    device = visit()
    replay = lay(device.address, Played("ratjack(players=2)", 1, 10_000)).partition("#")[0] + "/replay"
    device.go(replay)
    device.see('.film .board [data-piece="card-1"]')  # the discard pile: known only by the event that began it
    rest = device.page.evaluate(FIRST_REST, device.table)
    device.page.goto(device.page.url + f"#at={rest}")
    device.page.reload()
    end = device.see(".film .board .rj-round-end li").inner_text()
    assert "out of the round" in end
    for step in ("back", "next"):
        device.page.click(f'[data-step="{step}"]')
        device.see(f'[data-part=place]:has-text("{rest - (step == "back")} /")')
    assert device.see(".film .board .rj-round-end li").inner_text() == end


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


@pytest.mark.parametrize("game", [*WITH_ROUNDS, "pied_piper", "first_rat"])
def test_a_round_ends_on_the_table_and_a_game_ends_in_a_scene_before_it_is_counted(
    visit: Callable[..., Device], game: str
) -> None:
    device = visit(speed="fast", reduced_motion="no-preference")
    device.run_first(WATCH_ENDS)
    told = hear(device)
    device.lay_table_by_hand(game, ENDS[game], ["bot:random"] * ENDS[game])
    rests = go_on_to_the_end(device, game)
    assert rests == rounds_gone_on_from(told)
    assert (rests > 0) == (game in ("rat_trap", "ratjack"))
    seen = device.page.evaluate("window.seen")
    assert seen[-3:] == ["scene", "counting", "counted"]
    assert seen.count("flying") >= rests, "points fly to their rats"
    assert ("rest" in seen) == (rests > 0)
    check_end(device, game)
    check_replay(device, game, rests)


@pytest.mark.parametrize("game", WITH_ROUNDS)
def test_where_nothing_is_shown_ends_are_held_all_the_same(visit: Callable[..., Device], game: str) -> None:
    device = visit(speed="off", goes_on=False)
    device.run_first(WATCH_GATHERING)
    told = hear(device)
    device.lay_table_by_hand(game, ENDS[game], ["bot:random"] * ENDS[game])
    assert go_on_to_the_end(device, game) == rounds_gone_on_from(told)
    assert not device.page.evaluate("window.gathered"), "bots alone need no gathering"
    device.see(".ending:not(.is-counting)")
    device.see(".finale > *")
    check_end(device, game)
    device.page.click("[data-way=finale-on]")
    device.page.wait_for_selector(".finale", state="detached")
    check_end(device, game)


def go_on_to_the_end(device: Device, game: str) -> int:
    """Look at the end of every round and go on; how many there were."""
    rests = 0
    while True:
        device.see("[data-way=go-on], .ending:not(.is-counting)")
        if not device.page.query_selector("[data-way=go-on]"):
            return rests
        rests += 1
        check_rest(device, game, rests)
        told = len(device.story)
        device.page.click("[data-way=go-on]")
        device.page.wait_for_function(
            "told => !document.querySelector('[data-way=go-on]') || document.querySelectorAll('.story-line').length > told",
            arg=told,
        )


def rounds_gone_on_from(told: list[dict[str, Any]]) -> int:
    """How many rounds ended that were followed by another."""
    events = [line["event"] for line in told]
    ends = [place for place, event in enumerate(events) if event == "round_ended"]
    return sum("round_began" in events[end:] or "extra_round_began" in events[end:] for end in ends)


def check_end(device: Device, game: str) -> None:
    """The board stays, beside it what it was for, and what can be done next."""
    assert device.page.query_selector(".board") is not None
    assert device.page.query_selector(".places" if game == "pied_piper" else ".score-sheet") is not None
    for way in ("replay", "download"):
        device.see(f".ending [data-way={way}]")


def check_rest(device: Device, game: str, number: int) -> None:
    """Everything that is known to all lies open, and the round is still the one that ended."""
    assert device.page.locator(".rest-points li").count() == ENDS[game], "everybody's points are told"
    assert device.page.query_selector("[role=timer]") is None, "a bot never waits"
    if game == "rat_trap":
        assert f"Round {number}" in device.page.inner_text(".rt-round") or number > 3
        assert device.page.query_selector(".rt-stock .is-closed-door") is None
    else:
        assert f"Round {number}" in device.page.inner_text(".board-head")
        assert device.page.query_selector(".rj-row .is-back") is None


def check_replay(device: Device, game: str, rests: int) -> None:
    """Played from before its last moves, the replay shows the end as the table did."""
    device.page.click(".ending [data-way=replay]")
    device.see("[data-part=place]")
    device.page.click("[data-step=last]:not([disabled])")
    device.see(".ending:not(.is-counting)")
    device.page.click("[data-step=back]")
    device.page.wait_for_selector(".ending", state="detached")
    device.page.evaluate("window.seen.length = 0")
    device.page.click("[data-step=next]")
    device.see(".ending:not(.is-counting)")
    assert device.page.evaluate("window.seen").count("scene") == 1
    if not rests:
        return
    rest = device.page.evaluate(FIRST_REST, device.table)
    device.page.goto(device.page.url.partition("#")[0] + f"#at={rest - 1}")
    device.page.reload()
    device.see(f'[data-part=place]:has-text("{rest - 1} /")')
    device.see(".board")
    device.page.click("[data-step=next]")
    device.see("[data-way=go-on]")
    assert "Round 1" in device.page.inner_text(".rest .action-ask")
    device.page.click("[data-way=go-on]")
    device.page.wait_for_selector("[data-way=go-on]", state="detached")
