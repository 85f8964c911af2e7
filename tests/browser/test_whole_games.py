"""Two browsers play whole games against each other over a link, click by click."""

from __future__ import annotations

import contextlib
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

import rattery
from tests.browser.device import Device
from tests.missing_tools import NO_PLAYWRIGHT

Error = pytest.importorskip("playwright.sync_api", reason=NO_PLAYWRIGHT).Error

GAMES = [
    ("rat_trap", {}),
    ("pied_piper", {"variant": "little_rats"}),
    ("first_rat", {"first_game": "true"}),
    ("ratjack", {}),
]
ANN, BOB = "Ochre", "Bob"  # Ann gives no name, so that others read her colour
REPLAYED = "pied_piper"  # the shortest game is also downloaded, replayed and played again
MOST_CLICKS = 600  # a match of two players who only click is over long before
CLICK_TIMEOUT = 5000  # milliseconds until something else is clicked, which fails nothing
ON_BOARD = 3  # every third click is on the board itself, where something there can be clicked


def invite(visit: Callable[..., Device], game: str, options: dict[str, str]) -> list[Device]:
    """Ann lays the table, Bob comes by her link, and the match begins."""
    ann, bob = visit(), visit()
    ann.lay_table_by_hand(game, 2, ["me", "friend"], **options)
    bob.join(ann.invitation(1), BOB)
    ann.see('.gather-seat[data-seat="1"] strong:has-text("Bob")')
    ann.begin()
    bob.see(".board")
    return [ann, bob]


CHOICE = """(onBoard) => {
    const things = onBoard ? [...document.querySelectorAll('.board button[data-thing]')] : [];
    const open = '.action-groups :is(.action, .action-pick):not([aria-disabled])';
    const bar = [...document.querySelectorAll(open)];
    return (things.length ? things : bar).pop();
}"""


def click_one(device: Device, on_board: bool) -> bool:
    """Click on the last button on offer, or on something on the board; not if the news took it away just then."""
    found = device.page.evaluate_handle(CHOICE, on_board).as_element()
    if found is None:
        return False
    with contextlib.suppress(Error):
        found.click(timeout=CLICK_TIMEOUT)
        return True
    return False


def play_to_the_end(devices: list[Device]) -> int:
    """Each clicks as soon as something is on offer, until it is over. How many clicks it took comes back."""
    clicks = 0

    def someone_has_clicked_or_it_is_over() -> bool:
        return any(click_one(device, clicks % ON_BOARD == 0) for device in devices) or all_over()

    def all_over() -> bool:
        return all(device.is_over for device in devices)

    while not all_over():
        assert clicks < MOST_CLICKS
        devices[0].wait_until(someone_has_clicked_or_it_is_over)
        clicks += 1
    return clicks


# Whole games of these take more than half a minute each, and their lessons are whole games, too.
LONGER = ("first_rat", "ratjack")
BY_LINK = [
    pytest.param(game, options, id=game, marks=[pytest.mark.long] if game in LONGER else []) for game, options in GAMES
]


@pytest.mark.parametrize(("game", "options"), BY_LINK)
def test_two_browsers_play_a_whole_game_over_a_link(
    visit: Callable[..., Device], game: str, options: dict[str, str]
) -> None:
    devices = invite(visit, game, options)
    assert play_to_the_end(devices) >= 10
    ann, bob = devices
    ann_reads, bob_reads = (device.page.inner_text(".score-sum, .places") for device in devices)
    assert re.sub(r"\bYou\b", ANN, ann_reads) == re.sub(r"\bYou\b", BOB, bob_reads), "each reads the same, as oneself"
    assert any(device.page.inner_text(".ending h2").startswith("You ") for device in devices), "a winner is you"
    for device in devices:
        device.page.click(".ending [data-part=fairness] summary")
        checks = device.page.eval_on_selector_all(
            ".ending [data-check]", "all => all.map((each) => [each.dataset.check, each.dataset.good])"
        )
        assert dict(checks) == {"commitment": "true", "seals": "true", "mixed": "true", "salt": "true"}
    if game == REPLAYED:
        download_replay_and_play_again(ann, bob)


def download_replay_and_play_again(ann: Device, bob: Device) -> None:
    """What can be done with a match that is over."""
    with ann.page.expect_download() as download:
        ann.page.click("[data-way=download]")
    match = rattery.restore(json.loads(Path(download.value.path()).read_text(encoding="utf-8")))
    assert match.is_over
    plies = len(match.history)
    table = ann.page.url.rpartition("/")[2]

    bob.page.click("[data-way=replay]")
    bob.see(".film .board")
    assert bob.page.inner_text("[data-part=place]") == f"0 / {plies}"
    bob.page.click("[data-step=next]")
    bob.see(f'[data-part=place]:text-is("1 / {plies}")')
    hands = bob.page.query_selector_all(".plate .small-card:not(.is-back)")
    assert len(hands) >= 6, "every hand lies open in a replay"
    bob.page.click("[data-step=last]")
    bob.see(f'[data-part=place]:text-is("{plies} / {plies}")')

    ann.page.click("[data-way=rematch]")
    ann.page.wait_for_url(lambda address: "/t/" in address and table not in address)
    bob.page.go_back()
    bob.page.click("[data-way=rematch]")
    bob.page.wait_for_url(ann.page.url)
    for device in (ann, bob):
        device.see(".board, .gathering")
