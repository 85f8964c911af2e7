"""The table of The Pied Piper in Chromium: the ring, the characters, the hand, and what others must not see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.dealt_tables import Played, lay
from tests.browser.device import BLANK_PAGE, Device
from tests.browser.rectangles import SIZES, resize, speak
from tests.browser.test_access import axe, tab_to, violations_by_day_and_by_night

__all__ = ["axe"]  # a fixture

DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
OFFERED_HERE = "all => all.map((each) => each.dataset.thing).sort()"
RECORD_WALKS = """() => {
  window.walks = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.dataset?.figure) window.walks.push({ figure: this.dataset.figure, paces: frames.length });
    return animate.call(this, frames, options);
  };
}"""

# What a drawing inks beyond the card it is on, in pixels, and the figures that cover the word for the direction.
INK_OUTSIDE = """() => Math.max(...[...document.querySelectorAll(".laid-card")].map((card) => {
  const [paper, ink] = [card, card.querySelector(".card-picture > *")].map((each) => each.getBoundingClientRect());
  return Math.max(paper.left - ink.left, paper.top - ink.top, ink.right - paper.right, ink.bottom - paper.bottom);
}))"""
FIGURES_ON_THE_WORD = """() => {
  const word = document.querySelector(".town-forward").getBoundingClientRect();
  return [...document.querySelectorAll("[data-figure]")].filter((figure) => {
    const { left, right, top, bottom } = figure.getBoundingClientRect();
    return left < word.right && right > word.left && top < word.bottom && bottom > word.top;
  }).map((figure) => figure.dataset.figure);
}"""


def sit_down(device: Device, players: int, **options: str) -> None:
    """A table against sleepy bots, up to one's own first card."""
    device.lay_table("pied_piper", players, ["me"] + ["bot:random"] * (players - 1), **options)
    device.see(".hand .action-card.is-offered")


def moves_of(device: Device, card: str) -> list[str]:
    """What the action bar offers with this card, face up."""
    offered = device.page.eval_on_selector_all(".action", "all => all.map((each) => each.dataset.move)")
    return sorted(move for move in offered if move.startswith("lay") and card in move)


def lay_first(device: Device) -> str:
    """Pick the first card and lay it under the first character that takes it; its figure's name."""
    device.page.click(".hand .action-card")
    place = device.page.locator(".character.is-offered").first
    figure = str(place.get_attribute("data-piece")).rpartition("-")[2]
    before = device.progress()
    place.click()
    device.wait_for_change(before)
    return figure


def test_the_town_shows_what_the_plates_say_what_is_legal_and_how_far_it_is(visit: Callable[..., Device]) -> None:
    device = visit()
    sit_down(device, 4)
    the_town_shows_what_the_plates_say(device)
    a_figure_shows_how_far_the_houses_are(device)
    only_what_is_legal_glows(device)
    a_picked_card_hides_nothing_of_what_one_aims_at(device)


def the_town_shows_what_the_plates_say(device: Device) -> None:
    page = device.page
    assert page.locator(".pp-house").count() == 4
    assert page.locator(".pp-figure").count() == 6, "the piper and a rat more than there are houses"
    own = page.locator(".pp-house.is-own").bounding_box()
    others = [each.bounding_box() for each in page.query_selector_all(".pp-house:not(.is-own)")]
    assert all(other["y"] < own["y"] for other in others), "one's own house is not in front"
    for seat in range(4):
        counter = page.inner_text(f'.plate[data-seat="{seat}"] .plate-counter dd').split("/")[0].strip()
        house = page.locator(f'.pp-house[data-seat="{seat}"]')
        assert house.locator(".house-cap").text_content() == counter
        assert str(house.locator(".pp-floor.has-rats").count()) == counter


def only_what_is_legal_glows(device: Device) -> None:
    assert device.page.locator(".character.is-offered").count() == 0, "no card is picked yet"
    for card in device.page.query_selector_all(".hand .action-card"):
        card.click()
        name = str(card.get_attribute("data-card"))
        assert card.get_attribute("aria-pressed") == "true"
        assert device.page.eval_on_selector_all(".character.is-offered", OFFERED_HERE) == moves_of(device, name)
    assert device.page.locator('.action-card[aria-pressed="true"]').count() == 1


OVERLAPS = """() => [...document.querySelectorAll(".character")].flatMap((card) => {
  const tag = card.querySelector(".pp-gist")?.getBoundingClientRect();
  return [...card.querySelectorAll(".character-picture, .character-name, .laid")].map((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return Boolean(tag && tag.height && tag.top < bottom && tag.bottom > top);
  });
})"""


def a_picked_card_hides_nothing_of_what_one_aims_at(device: Device) -> None:
    """A card is picked already."""
    device.see(".pp-gist")
    assert device.page.evaluate(OVERLAPS) == [False] * 12, "three parts of each of four characters"


def test_on_a_phone_the_hand_covers_nothing_and_a_tap_shows_a_figures_way(visit: Callable[..., Device]) -> None:
    device = visit(viewport=PHONE, is_mobile=True, has_touch=True)
    sit_down(device, 4)
    a_tap_on_a_figure_shows_its_way_until_one_looks_elsewhere(device)
    a_picked_card_leaves_the_characters_above_the_hand(device)
    sit_down(device, 3)
    the_hand_covers_nothing_of_the_characters(device)


def a_picked_card_leaves_the_characters_above_the_hand(device: Device) -> None:
    device.page.locator(".hand .action-card").first.tap()
    device.see('.hand .action-card[aria-pressed="true"]')
    above = "() => document.querySelector('.characters').getBoundingClientRect().bottom"
    hand = "() => document.querySelector('.hand').getBoundingClientRect().top"
    device.wait_until(lambda: device.page.evaluate(above) <= device.page.evaluate(hand))


def the_hand_covers_nothing_of_the_characters(device: Device) -> None:
    covered = """() => document.querySelector('.characters').getBoundingClientRect().bottom
      - document.querySelector('.hand').getBoundingClientRect().top"""
    for size in ("360", "390", "430"):
        resize(device.page, size)
        assert device.page.evaluate(covered) <= 0, size


def test_what_cannot_be_chosen_explains_itself_and_a_keyboard_lays_a_card(visit: Callable[..., Device]) -> None:
    device = visit()
    sit_down(device, 3)
    without_a_card_a_character_explains_itself(device)
    a_keyboard_lays_a_card_and_stays_on_the_board(device)
    where_one_has_laid_already_a_character_explains_itself(device)


def without_a_card_a_character_explains_itself(device: Device) -> None:
    device.page.click(".character[data-place] >> nth=0", force=True)
    device.see('.action-bar .why:has-text("First pick a card")')


def where_one_has_laid_already_a_character_explains_itself(device: Device) -> None:
    device.see(".hand .action-card.is-offered")
    while device.page.query_selector(".character.is-laid-at") is None:
        without_a_card_a_character_explains_itself(device)
        lay_first(device)
        device.see(".hand .action-card.is-offered")  # on others' turns it is their card that lies there
    device.page.click(".hand .action-card")
    device.page.click(".character.is-laid-at", force=True)
    device.see('.action-bar .why:has-text("already laid a card under character")')


def a_keyboard_lays_a_card_and_stays_on_the_board(device: Device) -> None:
    tab_to(device, ".hand .action-card")
    device.page.keyboard.press("Enter")
    device.see('.action-card[aria-pressed="true"]')
    for _ in range(30):
        device.page.keyboard.press("Shift+Tab")
        if device.page.evaluate("document.activeElement.matches('.character.is-offered')"):
            break
    told = device.page.locator(".story-line").count()
    device.page.keyboard.press("Enter")
    device.page.wait_for_function("told => document.querySelectorAll('.story-line').length > told", arg=told)
    assert device.page.evaluate("document.querySelector('.board').contains(document.activeElement)")


def a_figure_shows_how_far_the_houses_are(device: Device) -> None:
    assert device.page.locator(".house-away").count() == 0
    device.page.hover('.pp-figure[data-figure="piper"]')
    device.see(".house-away")
    ahead = device.page.eval_on_selector_all(".house-away b:not(.is-back)", "all => all.map((each) => each.innerText)")
    assert sorted(ahead) == ["1", "2", "3"]
    assert device.page.locator(".house-away .is-back").count() == 1
    device.see('.tip-card:has-text("In front:")')


def test_a_figure_walks_around_the_ring(visit: Callable[..., Device]) -> None:
    device = visit(reduced_motion="no-preference", speed="normal")
    sit_down(device, 2, variant="little_rats")
    device.page.evaluate(RECORD_WALKS)
    figure = lay_first(device)
    device.page.wait_for_function(
        "figure => window.walks.some((walk) => walk.figure === figure && walk.paces > 6)", arg=figure
    )


def test_a_march_goes_as_the_story_tells_it(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go(BLANK_PAGE)
    told = device.page.evaluate("""async () => {
      const { strides } = await import("/static/games/pied_piper/march.js");
      const { cues } = await import("/static/games/pied_piper/cues.js");
      const { stepsOf } = await import("/static/feel/cues.js");
      const line = (event, facts) => ({ event, facts });
      const { ways, fall } = strides(stepsOf([
        line("acts_with", { figure: "red", card: "back1", special: "melody" }), line("follows", { figure: "piper" }),
        line("crossed", { figure: "red", seat: 1, counter: 7 }), line("fled", { seat: 1 }),
        line("acts", { figure: "red", card: "sewer" }), line("went_under", { figure: "red", seat: 0 }),
      ], cues));
      const said = [...ways].map(([figure, way]) => [figure, way.map(({ turn, isUnder }) => [turn, isUnder])]);
      return { ways: Object.fromEntries(said), falls: ways.get("red")[0].at < fall && fall <= ways.get("red")[1].at };
    }""")
    assert told == {"ways": {"red": [[-1, False], [1, True]], "piper": [[-1, False]]}, "falls": True}
    a_long_march_goes_from_gap_to_gap_and_ends_where_the_figure_is(device)


def a_long_march_goes_from_gap_to_gap_and_ends_where_the_figure_is(device: Device) -> None:
    marched = device.page.evaluate("""async () => {
      const { keyframes, strides, wholeWay } = await import("/static/games/pied_piper/march.js");
      const { gapSpot, WIDE } = await import("/static/games/pied_piper/ring.js");
      const { cues } = await import("/static/games/pied_piper/cues.js");
      const { stepsOf } = await import("/static/feel/cues.js");
      const crossed = { event: "crossed", facts: { figure: "red", seat: 1, counter: 3 } };
      const acts = (card) => ({ event: "acts", facts: { figure: "red", card } });
      const { ways } = strides(stepsOf([acts("forward2"), ...Array(6).fill(crossed), acts("back1"), crossed], cues));
      const at = (part) => ({ part, ...gapSpot(WIDE, part) });
      const way = wholeWay(ways.get("red"), at(0.1), at(0.1), { frame: WIDE, count: 5 });
      document.documentElement.animate(keyframes(way, at(0.1), 1), 1);
      const gaps = [0, 1, 2, 3, 4].map((gap) => at(0.1 + gap / 5));
      const near = (pace) => gaps.findIndex((gap) => Math.hypot(gap.x - pace.x, gap.y - pace.y) < 1);
      const wrong = wholeWay(ways.get("red"), at(0.1), at(0.3), { frame: WIDE, count: 5 });
      return { gaps: way.map(near).filter((gap, pace, all) => gap >= 0 && gap !== all[pace - 1]), wrong };
    }""")
    assert marched == {"gaps": [0, 1, 2, 3, 4, 0, 1, 0], "wrong": []}


def a_tap_on_a_figure_shows_its_way_until_one_looks_elsewhere(device: Device) -> None:
    device.page.tap('.pp-figure[data-figure="piper"]')
    device.see(".house-away")
    device.page.tap(".hand h2")
    device.page.wait_for_selector(".house-away", state="detached")


def the_hand_is_in_sight(device: Device) -> None:
    device.page.tap(".hand .action-card")
    for place in (0, 10_000):
        device.page.evaluate("place => document.querySelector('.play-board').scrollTo(0, place)", place)
        bar: Any = device.page.locator(".action-bar").bounding_box()
        for card in device.page.query_selector_all(".hand .action-card"):
            box: Any = card.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= PHONE["width"]
            assert box["y"] > 0
            assert box["y"] + box["height"] <= bar["y"] + 1
    sticks_out = """() => Math.max(document.documentElement.scrollWidth - innerWidth,
      ...[...document.querySelectorAll('.play-board')].map((board) => board.scrollWidth - board.clientWidth))"""
    assert device.page.evaluate(sticks_out) <= 0


def test_a_card_laid_face_down_is_in_no_other_page(visit: Callable[..., Device]) -> None:
    ann, watcher = visit(), visit()
    sit_down(ann, 3, variant="hidden")
    watcher.go("/t/" + ann.page.url.rpartition("/")[2])
    watcher.see(".board")
    if "single card" in ann.page.inner_text(".action-ask"):
        lay_first(ann)
        ann.see(".hand .action-card.is-offered")
    ann.check(".hand .switch input")
    lay_first(ann)
    known = ann.see(".laid-card.is-down.is-known")
    assert known.get_attribute("data-card")
    place = known.get_attribute("data-piece")
    watcher.see(f'.laid-card.is-down[data-piece="{place}"]')
    assert (
        watcher.page.query_selector(".laid-card.is-down[data-card], .laid-card.is-down.is-known, .action-card") is None
    )


def test_the_table_has_no_violations(visit: Callable[..., Device], axe: str) -> None:
    device = visit(color_scheme="light")
    sit_down(device, 5, variant="hidden")
    lay_first(device)
    device.see(".hand .action-card.is-offered")
    device.page.click(".hand .action-card")
    assert violations_by_day_and_by_night(device, axe) == []


LETTERS = "all => all.map((each) => [each.dataset.figure, each.querySelector('.figure-mark text').textContent.trim()])"


FIGURES = ("piper", "yellow", "red", "blue", "black", "violet", "green")
LETTERS_IN = {"en": "PYRBKVG", "fr": "FJRBNVT", "de": "FGRBSVN"}
# In each language it is another.
IS_BLACKS_LETTER = """letter =>
  document.querySelector('.pp-figure[data-figure="black"] .figure-mark text').textContent.trim() === letter"""


def test_a_tail_has_the_letter_of_its_colour_in_the_readers_language_and_on_a_phone_the_hand_is_in_sight(
    visit: Callable[..., Device],
) -> None:
    device = visit(viewport=DESK, has_touch=True, is_mobile=True)
    sit_down(device, 5)  # all seven figures are in play
    for lang, letters in LETTERS_IN.items():
        speak(device.page, lang)
        device.page.wait_for_function(IS_BLACKS_LETTER, arg=letters[FIGURES.index("black")])
        assert dict(device.page.eval_on_selector_all(".pp-figure", LETTERS)) == dict(zip(FIGURES, letters, strict=True))
    resize(device.page, "390")
    the_hand_is_in_sight(device)


def test_a_laid_card_keeps_its_picture_and_no_figure_stands_on_the_direction(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go(lay(device.address, Played("pied_piper(players=3)", 2, 9)))
    device.see(".laid-card .card-picture")
    for size in SIZES:
        resize(device.page, size)
        assert device.page.evaluate(INK_OUTSIDE) <= 0, size
        assert device.page.evaluate(FIGURES_ON_THE_WORD) == [], size
