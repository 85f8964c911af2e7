"""The junkyard of First Rat in a browser: what glows, what is said before a movement is made, and who sees what."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import rattery
from rattery.games.first_rat.parts import COMICS
from tests.browser.dealt_tables import Played
from tests.browser.dealt_tables import lay as laid
from tests.browser.device import BLANK_PAGE, READY, Device
from tests.browser.rectangles import resize
from tests.browser.test_access import axe, tab_to, violations_by_day_and_by_night  # noqa: F401
from tests.browser.test_phone import too_wide
from tests.server.dealing import FIRST_DEAL, FiledDeals
from tests.server.serving import Process

OFFERED_SPACE = "button.fr-space.is-offered"
IDLE = ", ".join(f'.action[data-move="{move}"]:not([aria-disabled])' for move in ("halt", "end", "leave", "pass"))
CONFIRM = ".fr-preview [data-part=confirm]"
PHONE = {"width": 390, "height": 844}


def lay(visit: Callable[..., Device], players: int = 1, **options: object) -> Device:
    device = visit(**options)
    sit_down(device, players)
    return device


def sit_down(device: Device, players: int) -> None:
    device.lay_table("first_rat", players, ["me"] + ["bot:random"] * (players - 1))
    device.see(OFFERED_SPACE)


def goals_in_bar(device: Device) -> set[str]:
    """Where rats may go, as the action bar says."""
    moves = device.page.eval_on_selector_all(".action[data-move]", "all => all.map((each) => each.dataset.move)")
    picks = device.page.eval_on_selector_all(".action-pick", "all => all.map((each) => each.dataset.moves)")
    moves += [move for pick in picks for move in pick.split("|")]
    return {move.partition(">")[2].replace("pad", "27") for move in moves if ">" in move}


def goals_that_glow(device: Device) -> set[str]:
    return set(
        device.page.eval_on_selector_all(
            ".fr-yard button[data-goal]", "all => all.map((each) => each.closest('[data-space]').dataset.space)"
        )
    )


def version(device: Device) -> str | None:
    found: str | None = device.page.get_attribute(".play", "data-version")
    return found


def play_turn(device: Device) -> None:
    """Make moves with the bar until rats are moved again."""
    device.choose(-1)
    end_turn(device)


def end_turn(device: Device) -> None:
    """Answer with the bar what else is asked, until rats are moved again."""
    device.see(f"{READY}, .ending")
    while device.page.query_selector(OFFERED_SPACE) is None and not device.is_over:
        device.choose(-1)
        device.see(f"{READY}, .ending")


def test_a_yard_shows_what_can_be_done_and_what_comes_of_it_to_who_plays_and_to_who_watches(
    visit: Callable[..., Device],
    axe: str,  # noqa: F811
) -> None:
    device, client = lay(visit, color_scheme="light"), visit()
    what_the_card_announces_is_what_is_collected(device)
    for _ in range(2):
        what_may_be_reached_glows_and_nothing_else(device)
        play_turn(device)
    device.page.click(OFFERED_SPACE)
    device.see(CONFIRM)
    assert violations_by_day_and_by_night(device, axe) == []
    device.page.click(".fr-not")
    device.page.wait_for_selector(".fr-preview", state="detached")
    what_may_be_reached_glows_and_nothing_else(device)
    play_turn(device)
    what_cannot_be_reached_says_why(device)
    who_watches_sees_the_cards_greg_turned_up_and_can_touch_nothing(device, client)
    a_rat_that_is_picked_up_shows_its_own_ways_alone(device)


def what_the_card_announces_is_what_is_collected(device: Device) -> None:
    device.page.click('[data-space="2"] button')
    gain = "".join(device.page.inner_text(".fr-outlook dd >> nth=0").split())
    assert gain == "+1"
    progress = device.progress()
    device.page.click(CONFIRM)
    device.wait_for_change(progress)
    assert device.page.locator(".fr-preview").count() == 0
    assert "You collect 1 cheese" in device.page.inner_text(".story-lines")
    end_turn(device)


def what_may_be_reached_glows_and_nothing_else(device: Device) -> None:
    assert goals_that_glow(device) == goals_in_bar(device) != set()


def what_cannot_be_reached_says_why(device: Device) -> None:
    before = version(device)
    device.page.click('[data-space="26"] button[data-why]', force=True)
    reason = device.see(".action-bar [role=alert]").inner_text()
    assert "too far" in reason
    assert version(device) == before
    device.see(OFFERED_SPACE)


def a_rat_that_is_picked_up_shows_its_own_ways_alone(device: Device) -> None:
    while device.page.locator("button.fr-pawn[data-rat]").count() < 2:
        play_turn(device)
    every = goals_that_glow(device)
    for pawn in device.page.query_selector_all("button.fr-pawn[data-rat]"):
        rat = pawn.get_attribute("data-rat")
        pawn.click()
        device.see(f'button.fr-pawn[data-rat="{rat}"][aria-pressed="true"]')
        device.see(f'.action[data-move^="{rat}>"]')
        moves = device.page.eval_on_selector_all(
            f'.action[data-move^="{rat}>"]', "all => all.map((each) => each.dataset.move.slice(2).replace('pad', '27'))"
        )
        assert goals_that_glow(device) == set(moves) <= every


def who_watches_sees_the_cards_greg_turned_up_and_can_touch_nothing(device: Device, client: Device) -> None:
    client.go("/t/" + device.page.url.rpartition("/")[2])
    client.see(".fr-greg")
    story = client.page.inner_text(".story-lines")
    told = re.findall(r"GREG turns up card (\w+)\.", story)
    since_shuffled = re.findall(r"GREG turns up card (\w+)\.", story.rpartition("cards are shuffled")[2])
    shown = client.page.eval_on_selector_all("[data-piece^=greg-]", "all => all.map((each) => each.dataset.piece)")
    assert shown == [f"greg-{card}" for card in since_shuffled[-1:]], "only the card on top lies open"
    named = set(re.findall(r"\b[ABC]\d+\b", client.page.inner_text(".fr-greg")))
    assert named == {card for card in told if card != "C"}
    assert client.page.locator(".board .is-offered, .board [data-thing], .fr-own").count() == 0


def play(device: Device, move: str) -> None:
    """Make a move with the bar, and nothing else in that turn."""
    pick = device.page.query_selector(f'.action-pick[data-moves*="{move}"]')
    if pick is not None:
        pick.click()
    device.page.click(f'[data-move="{move}"]')
    device.page.wait_for_selector(f'[data-move="{move}"]', state="detached")
    device.see(READY)
    while device.page.query_selector(".fr-turn") is not None:
        idle(device)


def idle(device: Device) -> None:
    """Do nothing more with this turn."""
    before = device.progress()
    device.page.locator(IDLE).first.click()
    device.wait_for_change(before)
    device.see(READY)


def test_a_rat_is_moved_by_keyboard_alone_and_where_two_ways_lead_to_a_space_one_is_chosen(
    visit: Callable[..., Device],
) -> None:
    device = lay(visit)
    a_rat_is_moved_by_keyboard_alone_and_only_when_it_is_confirmed(device)
    while device.page.query_selector(".fr-turn") is not None:
        idle(device)
    play(device, "A>3")  # where the baking soda lies that the pipe from 5 to 10 costs
    play(device, "A>5")
    where_two_ways_lead_to_a_space_both_are_shown_and_one_is_chosen(device)


def a_rat_is_moved_by_keyboard_alone_and_only_when_it_is_confirmed(device: Device) -> None:
    before, focus = version(device), "document.activeElement"
    tab_to(device, OFFERED_SPACE)
    goal = device.page.evaluate(f"{focus}.closest('[data-space]').dataset.space")
    device.page.keyboard.press("Enter")
    device.see(CONFIRM)
    assert device.page.evaluate(f"{focus}.dataset.part") == "confirm"
    device.page.keyboard.press("Escape")
    device.page.wait_for_selector(".fr-preview", state="detached")
    assert device.page.evaluate(f"{focus}.closest('[data-space]').dataset.space") == goal
    assert version(device) == before, "nothing may happen before it is confirmed"
    device.page.keyboard.press("Enter")
    device.see(CONFIRM)
    progress = device.progress()
    device.page.keyboard.press("Enter")
    device.wait_for_change(progress)
    assert device.page.evaluate(f"document.querySelector('.play').contains({focus})"), "the focus fell off the table"
    assert f"to {goal}." in device.page.inner_text(".story-lines")
    device.see(READY)


def where_two_ways_lead_to_a_space_both_are_shown_and_one_is_chosen(device: Device) -> None:
    device.page.click('[data-space="10"] button')
    ways = [" ".join(way.split()) for way in device.page.locator(".fr-outlook .quiet").all_inner_texts()]
    assert sorted(ways) == ["5 steps · on foot", "one step · through pipe 2"]
    device.page.click(CONFIRM)
    device.see('.fr-preview [data-thing="route foot"]')
    progress = device.progress()
    device.page.click('.fr-preview [data-thing="route 2"]')
    device.wait_for_change(progress)
    assert "pay a box of baking soda for pipe 2" in device.page.inner_text(".story-lines")


def test_on_a_phone_everything_of_ones_own_is_in_sight_and_can_be_told_apart(visit: Callable[..., Device]) -> None:
    device = lay(visit, players=5, viewport=PHONE, has_touch=True, is_mobile=True)
    only_ones_own_rats_have_letters_and_points_have_a_name(device)
    ones_goods_stay_in_sight_and_the_card_can_be_reached(device)


def ones_goods_stay_in_sight_and_the_card_can_be_reached(device: Device) -> None:
    for place in (0, 10_000):
        device.page.evaluate("place => document.querySelector('.play-board').scrollTo(0, place)", place)
        goods = device.page.locator(".fr-own .fr-store >> nth=0").bounding_box()
        bar = device.page.locator(".action-bar").bounding_box()
        assert goods is not None
        assert bar is not None
        assert 0 < goods["y"] < goods["y"] + goods["height"] <= bar["y"]
        assert too_wide(device) <= 0
    device.page.tap(OFFERED_SPACE)
    device.see(CONFIRM)
    confirm, own = device.page.locator(CONFIRM).bounding_box(), device.page.locator(".fr-own").bounding_box()
    assert confirm is not None
    assert own is not None
    assert 0 < confirm["y"] < confirm["y"] + confirm["height"] <= own["y"]
    assert confirm["x"] >= 0
    assert confirm["x"] + confirm["width"] <= PHONE["width"]


COLUMNS = """() => {
  const bottom = (column) => Math.max(...[...document.querySelector(column).children]
    .map((each) => each.getBoundingClientRect().bottom));
  const own = document.querySelector(".fr-own").getBoundingClientRect().top;
  return [".fr-left", ".fr-ground", ".fr-right"].filter((column) => bottom(column) > own + 1);
}"""


def test_on_a_laptop_no_column_runs_under_ones_own_bar(visit: Callable[..., Device], deals: FiledDeals) -> None:
    device = visit()
    for players in (2, 3, 4, 5):
        deals.choose(FIRST_DEAL)
        resize(device.page, "1920")
        sit_down(device, players)
        device.see(".fr-yard-broad")
        for size in ("1280", "1366", "1440", "1536", "1920"):
            resize(device.page, size)
            assert device.page.evaluate(COLUMNS) == [], f"{players} players, {size}"


AT_A_JUNCTION = Played("first_rat(players=1)", 8, 60)  # alone, late: GREG has thrown much out


def test_alone_at_a_junction_the_bar_says_how_far_the_rooms_are_and_nothing_is_pushed_under_it(
    visit: Callable[..., Device], server: Process
) -> None:
    device = visit()
    device.go(laid(server.address, AT_A_JUNCTION))
    device.see('.action[data-move="up"] .action-gist')
    for way in ("up", "left"):
        assert "to the library" in device.page.inner_text(f'.action[data-move="{way}"] .action-gist')
    for size in ("1280", "1366", "1440", "1536", "1920"):
        resize(device.page, size)
        assert device.page.evaluate(COLUMNS) == [], size
    before = device.progress()
    device.page.locator(".fr-burrow .is-offered").first.click()
    device.wait_for_change(before)


WAITING = ".fr-pawn.is-waiting"


def letters(device: Device, rats: str) -> list[str]:
    """The letters of some rats that can be seen."""
    found = device.page.locator(f"{rats} .fr-letter").all()
    return [each.inner_text() for each in found if (each.bounding_box() or {"width": 0})["width"] > 2]


def only_ones_own_rats_have_letters_and_points_have_a_name(device: Device) -> None:
    assert device.page.locator(f"{WAITING}:not(.is-own) .fr-letter").count() > 3
    assert letters(device, f"{WAITING}:not(.is-own)") == []
    assert letters(device, f"{WAITING}.is-own") == ["A", "B", "C", "D"], "two on the start, two in the nursery"
    assert device.page.inner_text(".fr-own .fr-points").split() == ["0", "points"]
    assert device.page.locator(".fr-strip-name").all_inner_texts() == ["Sky", "Moss", "Rose", "Vermilion", "You"]


SAID_OF_ITEMS = """async (names) => {
  const { comics } = await import("/static/games/first_rat/Stands.js");
  const { thrownOut } = await import("/static/games/first_rat/Greg.js");
  const words = { say: (id) => id };
  const gone = { backpacks: { blue: 2, white: 1 }, drinks: 3, caps: ["lucky"], comics: ["night_eye"] };
  const cited = comics(names, {}, words).map(({ item, clauses }) => [item, clauses[0]]);
  return [Object.fromEntries(cited), thrownOut(gone, words)];
}"""


def test_every_comic_leads_to_the_clause_that_names_it_and_equal_things_thrown_out_are_counted(
    visit: Callable[..., Device],
) -> None:
    device = visit()
    device.go(BLANK_PAGE)
    clauses, thrown_out = device.page.evaluate(SAID_OF_ITEMS, list(COMICS))
    rules = (Path(rattery.__file__).parent / "games" / "first_rat" / "rules.en.md").read_text(encoding="utf-8")
    for comic, clause in clauses.items():
        said = rules.partition(f"**{clause}**")[2].partition("\n**")[0]
        assert f"he {comic.replace('_', ' ')}" in said, (comic, clause)
    assert thrown_out == [
        "item-blue-backpack ×2",
        "item-white-backpack",
        "item-drink ×3",
        "item-lucky-cap",
        "comic-night-eye",
    ]


PRICES_OF_DONATIONS = """async () => {
  const { html, render } = await import("/static/vendor/html.js");
  const { Tracks } = await import("/static/games/first_rat/Tracks.js");
  const words = { say: (id) => id, capital: (text) => text };
  const track = { name: "provisions", points: [5], boxes: ["", ""], last_box: [0, 0], spare: null };
  const place = document.documentElement;
  const shown = (donations, eye) => {
    const view = {
      tracks: [track], bolts: 4, costs: { donation: { cheese: 10 } },
      players: donations.map((donation) => ({ donation })),
    };
    render(html`<${Tracks} view=${view} eye=${eye} moves=${[]} choose=${Math.abs} words=${words} />`, place);
    return place.querySelector(".fr-track-price .number").textContent;
  };
  return [shown([10, 10], 0), shown([8, 10], 0), shown([8, 10], 1), shown([8, 10], null)];
}"""


def test_ones_price_of_a_donation_falls_with_the_quartermaster_while_the_track_stays_as_it_was(
    visit: Callable[..., Device],
) -> None:
    device = visit(is_new=True)
    device.go(BLANK_PAGE)
    assert device.page.evaluate(PRICES_OF_DONATIONS) == ["10", "8", "10", "10"]


THREE_RATTERIES = Played("first_rat(players=3)", 3, 30)
FIRST_TOGETHER = """() => {
  const goal = [...document.querySelectorAll(".fr-yard button[data-goal]")];
  return goal.map((each) => each.closest("[data-space]").dataset.space);
}"""


def test_what_other_rats_could_do_with_the_first_is_shown_before_and_is_true(
    visit: Callable[..., Device], server: Process
) -> None:
    device = visit()
    device.go(laid(server.address, THREE_RATTERIES))
    device.see(READY)
    found = open_together(device)
    assert found, "another deal is needed: nowhere could a second rat have come along"
    told = {goal for line in found.locator(".fr-together .fr-small").all_inner_texts() for goal in goals_in(line)}
    rat = str(found.locator("[data-part=confirm]").get_attribute("data-thing")).partition(">")[0]
    before = device.progress()
    found.locator("[data-part=confirm]").click()
    device.wait_for_change(before)
    device.see(OFFERED_SPACE)
    assert told <= goals_that_glow(device)
    assert len(goals_that_glow(device) - told) <= 1, f"only the space that rat {rat} left is new"


def goals_in(line: str) -> set[str]:
    return {goal.strip().replace("Rocket", "27") for goal in line.partition("→")[2].split(",")}


def open_together(device: Device) -> Any:
    """Look at one space after the other, up to one where other rats could come along."""
    for space in device.page.evaluate(FIRST_TOGETHER):
        device.page.locator(f'[data-space="{space}"] button').click()
        choice = device.page.locator(".fr-choice:has(.fr-together)").first
        if choice.count():
            return choice
        device.page.click(".fr-not")
    return None
