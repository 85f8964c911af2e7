"""Two people hand one device around: nobody ever has the other's hand on the page, not even unseen."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.device import Device

CARDS = ("forward 1", "forward 2", "back 1", "sewer", "melody")
TURNS = 6


def listen(device: Device) -> list[dict[str, Any]]:
    """Everything the server tells this device about positions, in order."""
    heard: list[dict[str, Any]] = []

    def hear(frame: Any) -> None:
        message = json.loads(frame)
        if message.get("position"):
            heard.append(message)

    device.listen("websocket", lambda socket: socket.on("framereceived", hear))
    return heard


def shown_hand(device: Device) -> list[str]:
    return sorted(
        device.page.eval_on_selector_all(
            ".hand .card-title", "all => all.map((each) => each.textContent.toLowerCase())"
        )
    )


def true_hand(news: dict[str, Any], seat: int) -> list[str]:
    names = {"forward1": "forward 1", "forward2": "forward 2", "back1": "back 1", "plus1": "+1"}
    hand = news["position"]["view"]["players"][seat]["hand"]
    return sorted(names.get(card, card) for card, count in hand.items() for _ in range(count))


def looks_once_more(device: Device, seat: int) -> None:
    """Whoever has moved can do so before handing over, and then hides everything again."""
    device.page.click(".hand-over .button:not(.button-main)")
    device.see(".hand .card-title")
    assert device.page.get_attribute(".plate.is-own", "data-seat") == str(seat)
    assert device.offered == []
    device.page.click(".action-bar .button-main")
    device.see(".hand-over")
    assert device.page.query_selector(".hand") is None


@pytest.mark.deal(6)  # a match of many turns
def test_a_hand_over_screen_hides_everything_between_turns_and_one_can_look_once_more(
    visit: Callable[..., Device],
) -> None:
    device = visit()
    heard = listen(device)
    device.lay_table("pied_piper", 3, ["me", "here", "bot:random"], variant="hidden")
    seen: set[int] = set()
    for _ in range(TURNS):
        screen = device.see(".hand-over")
        seat = int(screen.get_attribute("data-seat"))
        page = device.page.content().lower()
        assert not [card for card in CARDS if card in page], "a card is on the page while nobody is looking"
        assert device.page.query_selector(".board, .hand, .story, .talk, .action-bar") is None
        device.take_over()
        device.see(".hand .card-title")
        assert device.page.get_attribute(".plate.is-own", "data-seat") == str(seat)
        assert shown_hand(device) == true_hand(heard[-1], seat)
        other = 1 - seat
        assert heard[-1]["position"]["view"]["players"][other]["hand"] is None
        assert device.page.query_selector(f'.plate[data-seat="{other}"] .small-card:not(.is-back)') is None
        device.play_until_hand_over()
        if not seen:
            looks_once_more(device, seat)
        seen.add(seat)
    assert seen == {0, 1}


def test_while_others_play_a_shared_device_shows_what_everybody_may_see(visit: Callable[..., Device]) -> None:
    device, friend = visit(), visit()
    device.lay_table("pied_piper", 3, ["me", "here", "friend"])
    friend.join(device.invitation(2), "Zoë", 2)
    device.begin_shared()
    while not friend.offered:
        device.wait_until(lambda: friend.offered or device.page.query_selector(".hand-over") or device.offered)
        if device.page.query_selector(".hand-over"):
            device.take_over()
        elif device.offered:
            device.choose(-1)
    device.see(".board")
    assert device.page.query_selector(".hand") is None
    assert device.page.query_selector(".plate .small-card:not(.is-back)") is None
    assert device.offered == []


def test_where_nothing_is_hidden_nobody_has_to_look_away(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("first_rat", 2, ["me", "here"])
    owners: set[str] = set()
    for _ in range(12):
        device.see(":is(.action, .action-pick):not([aria-disabled])")
        assert device.page.query_selector(".hand-over") is None
        owners.add(device.page.get_attribute(".plate.is-own", "data-seat"))
        device.choose(-1)
    assert owners == {"0", "1"}
