"""Somebody who is invited by a link learns what awaits them before sitting down; the rules begin with a minute."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.device import Device
from tests.browser.rectangles import resize

SIZES = ("390", "820", "1440", "1920")


def invited(visit: Callable[..., Device], game: str) -> Device:
    """A friend who has followed the link for seat 1, and has not sat down."""
    host, friend = visit(), visit()
    host.lay_table(game, 3, ["me", "friend", "bot:random"])
    friend.go(host.invitation(1))
    friend.see(".join .minute")
    return friend


def test_an_invitation_tells_the_game_its_minutes_its_weight_and_the_minute_page_and_is_still_good_after_a_lesson(
    visit: Callable[..., Device],
) -> None:
    friend = invited(visit, "rat_trap")
    link = friend.page.url
    for size in SIZES:
        resize(friend.page, size)
        tells_the_game_its_minutes_its_weight_and_the_minute_page(friend, size)
    friend.page.click(".join [data-way=lesson]")
    friend.see(".coach[data-step]")
    friend.page.goto(link)
    friend.page.fill(".join input[name=name]", "Bob")
    friend.page.click(".join button[type=submit]")
    friend.see(".gathering, .play")


def tells_the_game_its_minutes_its_weight_and_the_minute_page(friend: Device, size: str) -> None:
    assert "Rat Trap" in friend.page.inner_text(".join h1"), size
    assert "minutes" in friend.page.inner_text(".join .pace-minutes"), size
    assert friend.page.inner_text(".join .pace-weight").strip(), size
    assert len(friend.page.query_selector_all(".join .minute .rule-picture")) == 3, size
    assert friend.page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, size


def test_lobby_cards_tell_minutes_and_weight(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/")
    device.see(".game-card-rat_trap .pace")
    card = device.page.inner_text(".game-card-rat_trap .pace")
    assert "minutes" in card
    assert device.page.get_attribute(".game-card-rat_trap .pace-weight", "data-weight") in list("12345")


def test_the_rules_begin_with_a_minute_and_end_with_examples(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/rules/rat_trap")
    device.see(".rules-examples")
    order = device.page.eval_on_selector_all(
        ".minute, .rules-section:has(.clause), .rules-examples", "all => all.map((each) => each.classList[0])"
    )
    assert order[0] == "minute"
    assert device.page.eval_on_selector_all(
        ".minute, .rules-examples, .clause",
        "all => [all[0].matches('.minute'), all.at(-1).matches('.rules-examples')]",
    ) == [True, True]
    assert len(device.page.query_selector_all(".rules-example")) >= 2
