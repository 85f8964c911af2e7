"""The table of Rat Trap: what glows can be played, what is hidden stays hidden, one's own cards stay in sight."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.browser.dealt_tables import Played, lay
from tests.browser.device import Device
from tests.browser.test_access import axe as axe
from tests.browser.test_access import tab_to, violations
from tests.browser.test_phone import too_wide

PHONE = {"width": 390, "height": 844}
SOON_WITH_CARDS = Played("rat_trap(players=5,roles=true)", 1, 6, "random")
ON_THE_BOARD = ("keep ", "partner ", "draw ", "steal ", "claw ", "hypnotise ")  # moves with a thing for each
GLOWING = ".board .thing.is-offered"


def moves_made(device: Device, count: int) -> Iterator[str]:
    """What is asked, again and again; then the first thing on offer is done."""
    device.see(".board")
    for _ in range(count):
        device.see(":is(.action, .action-pick):not([aria-disabled]), .ending")
        if device.is_over:
            return
        yield device.page.inner_text(".action-ask")
        device.choose()


def named(device: Device, selector: str, attribute: str) -> set[str]:
    """The attribute of everything there."""
    found: list[str] = device.page.eval_on_selector_all(
        selector, "(all, name) => all.map((each) => each.getAttribute(name))", attribute
    )
    return set(found)


def test_what_can_be_played_glows_the_rest_says_why_not_and_a_keyboard_is_enough(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("rat_trap", 4, ["me"] + ["bot:random"] * 3)
    what_can_be_played_glows_and_the_rest_says_why_not(device)
    the_board_can_be_played_with_the_keyboard_alone(device)


def what_can_be_played_glows_and_the_rest_says_why_not(device: Device) -> None:
    seen: set[str] = set()
    for ask in moves_made(device, 7):
        offered = named(device, ".action", "data-move")
        glowing = named(device, GLOWING, "data-thing")
        assert glowing <= offered
        assert {move for move in offered if move.startswith(ON_THE_BOARD)} <= glowing
        seen |= glowing
        assert all(told == shown for told, shown in doors(device)), "a pile tells of other doors than lie there"
        if not any(move.startswith("draw") for move in offered):
            assert explained(device, ".rt-pile >> nth=0"), ask
    assert len({move.split()[0] for move in seen}) >= 2, "different kinds of things were on offer"


def doors(device: Device) -> list[tuple[str, str]]:
    """Of every pile, how many doors it says it has, and how many lie there."""
    piles = device.page.eval_on_selector_all(
        ".rt-pile", "all => all.map((pile) => [pile.ariaLabel, pile.querySelectorAll('.rt-layer').length])"
    )
    counted = {0: "0 doors", 1: "one door"}
    return [(label.split(", ")[1], counted.get(count, f"{count} doors")) for label, count in piles]


def explained(device: Device, thing: str) -> bool:
    """Whether a thing that cannot be played says so on a click, and nothing is played."""
    before = device.progress()
    device.page.click(thing, force=True)
    device.see('.action-bar .why:has-text("That is not what is being asked now.")')
    return device.progress() == before


def the_board_can_be_played_with_the_keyboard_alone(device: Device) -> None:
    for _ in moves_made(device, 30):
        if device.page.query_selector(".board button[data-thing]"):
            break
    tab_to(device, ".board button[data-thing]")
    before = device.progress()
    device.page.keyboard.press("Enter")
    device.wait_for_change(before)
    device.see(":is(.action, .action-pick):not([aria-disabled])")
    assert device.page.evaluate("document.querySelector('.board').contains(document.activeElement)"), (
        "the focus fell off the board"
    )


@pytest.mark.deal(5)  # the first throw: claws and a key
def test_the_dice_go_to_the_partner_and_one_comes_back(visit: Callable[..., Device]) -> None:
    here, watcher = visit(), visit()
    throw_different_dice(here)
    watcher.go("/t/" + here.page.url.rpartition("/")[2])
    watcher.see(".board")
    assert len(dice_before(watcher, ".rt-centre")) == 2
    give_the_dice(here)
    watcher.see(".plate:has(.rt-partner) [data-piece=die-1]")
    assert dice_before(watcher, ".plate:has(.rt-partner)") == {"die-0", "die-1"}
    here.take_over()
    here.see(".rt-own .rt-die.is-offered")
    here.page.click(".rt-own [data-piece=die-0]")
    watcher.see(".plate:has(.rt-active) [data-piece=die-1]")
    assert dice_before(watcher, ".plate:has(.rt-partner)") == {"die-0"}
    assert watcher.page.locator(".plate:has(.rt-active) [data-piece=standee]").count() == 1


def throw_different_dice(device: Device) -> None:
    """A table where the first throw shows two different actions: of equal dice there is none to choose."""
    device.lay_table("rat_trap", 3, ["me", "here", "here"])
    device.take_over()
    device.see(":is(.action, .action-pick):not([aria-disabled])")
    faces = device.page.eval_on_selector_all(".rt-centre .rt-die .said", "all => all.map((name) => name.textContent)")
    assert len(set(faces)) == 2, "another deal is needed"


def give_the_dice(device: Device) -> None:
    """The active rat keeps the dice as they are and chooses a partner."""
    device.page.click('[data-move="keep"]')
    device.see("button.rt-figure[data-thing]")
    device.page.click("button.rt-figure[data-thing] >> nth=0")
    device.see(".hand-over")


def dice_before(device: Device, place: str) -> set[str]:
    return named(device, f'{place} [data-piece^="die-"]', "data-piece")


def test_a_spectator_hears_promises_and_finds_no_hidden_face_in_the_page(visit: Callable[..., Device]) -> None:
    device, watcher = visit(), visit(viewport=PHONE, has_touch=True, is_mobile=True)
    faces = ".rt-stock:not(.is-lost) .rt-door:not(.is-closed-door)"
    assert play_until_one_has_cards(device, faces), "another deal is needed: the match was over before"
    watcher.go("/t/" + device.page.url.rpartition("/")[2])
    watcher.see(".board")
    watcher.see(f'.play[data-version="{device.page.get_attribute(".play", "data-version")}"]')
    assert watcher.page.query_selector(faces) is None
    assert watcher.page.query_selector(".rt-role.is-hidden, .rt-known, .rt-own") is None
    pieces = named(watcher, "[data-piece]", "data-piece")
    assert not any(kind in piece for piece in pieces for kind in ("one", "two", "clover"))
    promise_something(device, to=1)
    bubble = watcher.see('.plate[data-seat="0"] .rt-bubble')
    assert bubble.query_selector(".colour-1"), "it says to whom"
    assert too_wide(watcher) <= 0


def play_until_one_has_cards(device: Device, faces: str) -> bool:
    """Until one's own cards lie open before one; not if the match is over first, when all cards do."""
    device.go(lay(device.address, SOON_WITH_CARDS))
    return any(device.page.query_selector(f".rt-own {faces}") for _ in moves_made(device, 60))


def promise_something(device: Device, to: int) -> None:
    device.page.click(f'.promise-row [data-promise-to="{to}"]')
    device.page.click(".promise-chip >> nth=0")


def test_ones_own_cards_stay_in_sight_on_a_phone(visit: Callable[..., Device]) -> None:
    device = visit(viewport=PHONE, has_touch=True, is_mobile=True, settings={"lang": "de"})
    for players in (2, 5):
        device.lay_table("rat_trap", players, ["me"] + ["bot:random"] * (players - 1), roles="true")
        for _ in moves_made(device, 3):
            assert too_wide(device) <= 0, f"{players} players"
            for place in (0, 10_000):
                device.page.evaluate("place => document.querySelector('.play-board').scrollTo(0, place)", place)
                top, bottom = edges(device, ".rt-own .rt-stock")
                assert 0 < top < bottom <= edges(device, ".action-bar")[0] + 1, f"{players} players"


def edges(device: Device, selector: str) -> tuple[float, float]:
    box: dict[str, Any] | None = device.page.locator(selector).first.bounding_box()
    assert box is not None, f"{selector} is not there"
    return box["y"], box["y"] + box["height"]


def test_the_table_has_no_violations(visit: Callable[..., Device], axe: str) -> None:
    device = visit(color_scheme="dark")
    for theme, players in (("dark", 5), ("light", 2)):
        device.page.emulate_media(color_scheme=theme)
        device.go(lay(device.address, Played(f"rat_trap(players={players},roles=true)", 1, 3, "random")))
        device.see(":is(.action, .action-pick):not([aria-disabled])")
        assert violations(device, axe) == [], f"{players} players, {theme}"
