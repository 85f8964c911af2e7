"""Choosing: what a choice does is seen before it is made, and what is said of it is true."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.dealt_tables import Played, lay
from tests.browser.device import BLANK_PAGE, OFFERED, READY, Device
from tests.browser.rectangles import SETTLED
from tests.server.serving import Process

PLAYERS = {"rat_trap": 4, "pied_piper": 3, "first_rat": 3, "ratjack": 3}
NEARLY_OVER = Played("pied_piper(players=2)", 1, 9, "random")
SEATED = ["Ada", "Bruno", "Chloé", "Dirk"]
SAID = ".action:not([aria-disabled])[data-final]"


PLACES = ".pp-house .house-foreseen"


@pytest.mark.deal(3)
def test_a_picked_card_shows_its_targets_by_name_and_what_it_would_do(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("pied_piper", 3, ["me", "bot:random", "bot:random"])
    device.play(2)
    room = device.page.locator(".action-bar").bounding_box()
    device.page.keyboard.press("1")  # “forward 2”
    device.see(".hand.has-picked")
    device.see(f"{SAID} .action-gist")
    targets = device.page.locator(".action").all_inner_texts()
    assert len(targets) == 3
    assert all("nder the" in target for target in targets)
    assert device.page.locator(".action-bar").bounding_box() == room, "the bar must not jump"
    button = device.page.locator('.action[data-move="lay forward2 3"]')
    assert button.locator(".action-gist").inner_text() == "Moss 0 → 2, You 1 → 2, Sky 0 → 1"
    button.hover()
    device.see(PLACES)
    assert sorted(device.page.locator(PLACES).all_inner_texts()) == ["0 → 1", "0 → 2", "1 → 2"]
    assert device.page.locator(".action-bar").bounding_box() == room
    button.click()
    device.see('.story-line:has-text("Moss’s house: the counter goes to 2")')
    assert any("your house: the counter goes to 2" in line for line in device.story)


FEW_ALIKE = """async () => {
  const { offered } = await import("/static/moves.js");
  const lay = (card, place) => ({ move: `lay ${card} ${place}`, verb: "lay", facts: { card, place }, pick: card });
  const under = (card, place) => ({ ...lay(card, place), words: `Under ${place}` });
  const whole = (card, place) => ({ ...lay(card, place), words: `${card} under ${place}` });
  const said = ({ picks, groups }) => [...picks, ...groups.flatMap(({ moves }) => moves)].map(({ words }) => words);
  const all = (spoken) => ["sewer", "back"].flatMap((card) => [spoken(card, 1), spoken(card, 2)]);
  return [said(offered(all(under), null)), said(offered(all(under), { card: "back" })), said(offered(all(whole), null))];
}"""


def test_moves_that_read_the_same_are_offered_by_what_they_are_about_however_few(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go(BLANK_PAGE)
    first, picked, told_apart = device.page.evaluate(FEW_ALIKE)
    assert first == ["sewer", "back"]
    assert picked == ["Under 1", "Under 2"]
    assert told_apart == ["sewer under 1", "sewer under 2", "back under 1", "back under 2"]


@pytest.mark.deal(3)
def test_the_story_goes_by_turns_and_leads_to_its_places_and_to_the_replay(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go(lay(device.address, NEARLY_OVER, ["", ""]))
    device.play(1)
    device.see(".story-line.is-result .icon")
    device.page.locator('.story-line:not(.is-result) .story-go:has-text("lays")').first.click()
    device.see(".play-board .is-lit")
    while not device.is_over:
        device.choose()
        device.see(f"{READY}, .ending")
    link = device.page.locator(".story-line.is-result a.story-go").nth(3)
    ply = str(link.get_attribute("href")).partition("#at=")[2]
    link.click()
    device.see(f'[data-part=place]:has-text("{ply} /")')
    assert (
        device.page.locator(".film-line").first.inner_text().split("\n")[-1].startswith("At the table: Ochre and Sky.")
    )
    device.see(".chances-line")
    assert device.page.locator(".chances-line").count() == 2
    device.page.click('[data-step="first"]')
    turning = [int(str(each.get_attribute("data-ply"))) for each in device.page.query_selector_all(".chances-turning")]
    assert turning
    device.page.click('[data-step="next-turning"]')
    device.see(f'[data-part=place]:has-text("{turning[0]} /")')
    assert "%" in device.page.inner_text(".chances-said")


ASK_NO_MORE = 'async () => (await import("/static/store.js")).settings.set({ askWhenForced: false })'


def play_until_a_turn_can_end(device: Device) -> None:
    while device.page.locator('.action[data-move="end"]').count() == 0:
        device.choose()
        device.see(READY)


def test_a_turn_that_can_only_end_waits_or_ends_by_itself_after_a_moment_to_take_it_back(
    visit: Callable[..., Device],
) -> None:
    """It waits for whoever wants to be asked even where there is only one answer."""
    device = visit()
    device.lay_table("first_rat", 2, ["me", "bot:random"])
    device.see(READY)
    device.play(1)
    play_until_a_turn_can_end(device)
    assert device.page.locator(OFFERED).count() == 1, "another deal is needed: more can be done"
    assert device.page.query_selector(".is-soon") is None
    device.page.evaluate(ASK_NO_MORE)
    device.see(".action-outlook.is-soon")
    device.page.click("[data-aside=undo]")
    device.page.wait_for_selector(".is-soon", state="detached")
    device.choose()
    play_until_a_turn_can_end(device)
    device.see(".action-outlook.is-soon")
    version = device.page.get_attribute(".play", "data-version")
    device.page.wait_for_function(
        "before => document.querySelector('.play').dataset.version !== before && !document.querySelector('.is-soon')",
        arg=version,
    )


@pytest.mark.deal(3)
def test_on_a_phone_all_that_can_be_done_with_a_picked_card_is_in_sight(visit: Callable[..., Device]) -> None:
    device = visit(viewport={"width": 390, "height": 844}, has_touch=True, settings={"confirm": "never"})
    device.lay_table("pied_piper", 3, ["me", "bot:random", "bot:random"])
    device.play(2)
    room = device.page.locator(".action-bar").bounding_box()
    device.page.locator(".action-card[aria-pressed]").first.click()
    device.see(f"{SAID} .action-gist")
    assert device.page.locator(".action-bar").bounding_box() == room, "the bar must not jump"
    assert device.page.inner_text(".action-head .action-unpick").strip("◁ “”") in ("forward 2", "back 1", "forward 1")
    groups = device.page.evaluate(
        "(({ clientHeight, scrollHeight }) => [clientHeight, scrollHeight])(document.querySelector('.action-groups'))"
    )
    assert groups[1] <= groups[0], "nothing has to be scrolled"
    before = device.progress()
    device.page.locator("button.character.is-offered").first.click()
    device.wait_for_change(before)


SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
ASKED = 8  # questions at which the bar is looked at
DECISIONS = 12  # at most
ENOUGH = 2  # moves of each kind: those that can be taken back, and those that cannot
# How high the bar is, and whether a button in it is cut. Where there are very many the rest is scrolled to.
BAR = """() => {
  const bar = document.querySelector(".action-bar");
  const groups = bar.querySelector(".action-groups");
  const room = Math.min(innerHeight, groups.getBoundingClientRect().bottom);
  const cut = [...groups.querySelectorAll("button")].filter((each) => each.getBoundingClientRect().bottom > room + 0.5);
  return [Math.round(bar.getBoundingClientRect().height),
    bar.matches(".has-many") ? [] : cut.map((each) => each.textContent.trim())];
}"""


def looks_at_the_bar(device: Device, now: str, then: str) -> dict[str, tuple[int, list[str]]]:
    """At the size the window has now and at that it has then, how high it is and what is cut in it."""
    found = {now: tuple(device.page.evaluate(BAR))}
    device.page.set_viewport_size(SIZES[then])
    device.page.evaluate(SETTLED, list(SIZES[then].values()))
    return found | {then: tuple(device.page.evaluate(BAR))}


def is_as_final_as_was_said(device: Device, which: int) -> bool | None:
    """Click on a move; whether it was final. Nothing where the match is over."""
    device.see(f"{SAID}, .action-pick")
    if device.page.query_selector(".action-pick"):
        device.page.locator(".action-pick").nth(which).click()
    button = device.page.locator(SAID).nth(which)
    final: bool = button.get_attribute("data-final") == "true"
    before = device.progress()
    button.click()
    device.wait_for_change(before)
    found = device.see("[data-aside=undo], .ending")  # one look: the others may end the game meanwhile
    if found.get_attribute("data-aside") is None:
        return None
    assert (found.get_attribute("aria-disabled") is None) is not final, "what was said of it is not true"
    return final


@pytest.mark.parametrize("game", PLAYERS)
def test_what_cannot_be_taken_back_is_said_and_is_true_and_the_bar_has_one_height_without_a_cut_button(
    visit: Callable[..., Device], game: str
) -> None:
    """The window is turned into a phone and back from question to question."""
    device = visit(viewport=SIZES["desk"], settings={"confirm": "never"})
    device.lay_table(game, PLAYERS[game], ["me", *["bot:random"] * (PLAYERS[game] - 1)])
    bars, sizes = [], list(SIZES)
    seen = {True: 0, False: 0}
    for question in range(DECISIONS):
        device.see(READY)
        if question < ASKED:
            bars.append((device.page.inner_text(".action-ask"), looks_at_the_bar(device, *sizes)))
            sizes.reverse()
        final = is_as_final_as_was_said(device, -(question % 2))
        if final is None:
            break
        seen[final] += 1
        if question >= ASKED - 1 and min(seen.values()) >= ENOUGH:
            break
    assert len(bars) == ASKED, "another deal is needed: the match was over too soon"
    for size in SIZES:
        heights = {asked: bar[size][0] for asked, bar in bars}
        assert {bar[size][0] for _, bar in bars} == {bars[0][1][size][0]}, (size, heights)
        assert [(asked, bar[size][1]) for asked, bar in bars if bar[size][1]] == [], size
    assert min(seen.values()) >= 1, "only one kind of move was tried"


def test_a_line_of_the_story_shows_its_place_and_a_phone_shows_the_board_for_it(visit: Callable[..., Device]) -> None:
    device = visit(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    device.lay_table("ratjack", 3, ["me", "bot:random", "bot:random"])
    device.play(2)
    device.page.locator('[aria-label="Story"]').tap()
    line = device.page.locator('.sheet .story-go:has-text("The discard pile begins")')
    line.tap()
    device.see(".play-board [data-place=discard].is-lit")
    device.see(".sheet", state="detached")


def looks_at_what_is_indented(device: Device) -> None:
    """What a rat suffers is, what it does is not."""
    results = device.page.locator(".story-line.is-result").all_inner_texts()
    others = device.page.locator(".story-line:not(.is-result)").all_inner_texts()
    suffered = ("a first bandage.", "a second bandage.", "unharmed.")
    assert any(line.endswith(suffered) for line in results)
    assert not any(line.endswith(suffered) for line in others)
    assert any("Round 1 ends." in line for line in others)
    assert any("can do nothing with" in line for line in others)
    assert not any("can do nothing with" in line or "Round 1 ends." in line for line in results)


def looks_at_the_plates_that_lines_with_numbers_light(device: Device) -> None:
    """A number is not taken for a seat."""
    scored = device.page.locator('.story-go:has-text("scores ")')
    assert scored.count() > 0
    for line in scored.all():
        name = line.locator(".name").inner_text().strip()
        line.click()
        device.see(".plate.is-lit")
        assert [plate.get_attribute("data-seat") for plate in device.page.query_selector_all(".plate.is-lit")] == [
            str(SEATED.index(name))
        ]
        device.see(".plate.is-lit", state="detached")


def test_the_story_of_rat_trap_is_indented_by_turns_and_its_lines_light_the_right_seat(
    visit: Callable[..., Device], server: Process
) -> None:
    device = visit()
    device.go(lay(server.address, Played("rat_trap(players=4)", 5, 60)))
    device.see(READY)
    looks_at_what_is_indented(device)
    looks_at_the_plates_that_lines_with_numbers_light(device)
