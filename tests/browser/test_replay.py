"""The replay of a match: opened at any move, through a bad connection, in another language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.dealt_tables import Played, lay
from tests.browser.device import Device

LONG = Played("ratjack(players=2)", 1, 10_000)  # moves: to the end
PLACE = "[data-part=place]"
BANNER = 1_000  # milliseconds after which the page says that it is waiting
RETRY = 3_000  # milliseconds after which a request is repeated


def replay(device: Device) -> str:
    return lay(device.address, LONG).partition("#")[0] + "/replay"


def place(device: Device) -> tuple[int, int]:
    """The move that is shown, and how many there are."""
    device.see(".film .board .plate")
    shown, last = device.page.inner_text(PLACE).split("/")
    return int(shown), int(last)


@pytest.mark.parametrize("ply", [45, 70])
def test_a_link_to_a_late_move_opens_the_replay_there(visit: Callable[..., Device], ply: int) -> None:
    device = visit()
    device.go(f"{replay(device)}#at={ply}")
    shown, last = place(device)
    assert shown == ply < last


def test_a_link_to_a_move_after_the_last_opens_the_end(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go(f"{replay(device)}#at=9999")
    shown, last = place(device)
    assert shown == last > 0


def test_back_and_forward_go_to_the_moves_of_their_addresses(visit: Callable[..., Device]) -> None:
    device = visit()
    address = replay(device)
    device.go(f"{address}#at=5")
    assert place(device)[0] == 5
    device.go(f"{address}#at=45")
    device.see(f"{PLACE}:has-text('45 /')")
    device.page.go_back()
    device.see(f"{PLACE}:has-text('5 /'):not(:has-text('45 /'))")


def test_frames_that_could_not_be_fetched_are_fetched_again(visit: Callable[..., Device]) -> None:
    """The first request fails, and then the one for the next moves; a banner says what the page is waiting for."""
    device = visit(is_new=True)
    device.expects_no_errors = False
    device.page.clock.install()
    failing = ["from=0&", "from=40&"]

    def fail_once(route: Any) -> None:
        found = next((part for part in failing if part in route.request.url), None)
        if found is None:
            route.continue_()
        else:
            failing.remove(found)
            route.abort()

    device.page.route(re.compile("/replay[?]"), fail_once)
    device.go(replay(device))
    for before in (0, 45):
        device.page.clock.run_for(BANNER)
        device.see(".connection-banner p")
        device.page.clock.run_for(RETRY)
        device.see(".connection-banner:not(:has(p))", state="attached")
        assert place(device)[0] == before
        device.page.fill(".film-slider input", "45")
    assert failing == []


def test_frames_in_the_language_before_that_arrive_late_are_not_shown(visit: Callable[..., Device]) -> None:
    device = visit()
    late: list[Any] = []
    device.page.route(re.compile("/replay[?]lang=en"), lambda route: late.append(route))
    device.go(replay(device))
    device.see(".film")
    device.wait_until(lambda: late)
    device.page.select_option("select[name=language]", "de")
    _, last = place(device)
    device.see(f".film .story-lines li:nth-child({last + 1})", state="attached")
    german = device.page.inner_text(".film .story-lines")
    with device.page.expect_response(re.compile("/replay[?]lang=en")):
        late[0].continue_()
    device.page.evaluate("new Promise(requestAnimationFrame)")
    assert device.page.inner_text(".film .story-lines") == german
