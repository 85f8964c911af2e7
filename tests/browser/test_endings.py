"""What the end of a game says: the sum is in sight, a tie-break is named, a shared victory is told as one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.device import Device
from tests.browser.rectangles import resize

LINE = {"points": [3, 4, 2], "notes": [], "breaks_tie": False}
STOCK = {"line": "stock", "words": "cards in stock", "breaks_tie": True, "notes": []}


def ended(winners: list[int], stock: list[int]) -> dict[str, Any]:
    """What a server sends of a game in which two have 7 points."""
    lines = [
        LINE | {"line": "round", "words": "round 1"},
        LINE | {"line": "round", "words": "round 2", "points": [4, 3, 1]},
    ]
    sheet = {
        "seats": ["you", "Sky", "Moss"],
        "lines": [*lines, STOCK | {"points": stock}],
        "places": [],
        "total": [7, 7, 3],
        "conceded": None,
    }
    return {"over": True, "moves": [], "winners": winners, "scores": [7, 7, 3], "sheet": sheet}


def sit_at_the_end(device: Device, end: dict[str, Any], conceded: bool = False) -> None:
    """A table whose position, as this device hears of it, is the end of the game; whether it has conceded before."""

    def tell(line: Any, said: Any) -> None:
        if isinstance(said, str) and said.startswith("{"):
            message = json.loads(said)
            if message.get("position"):
                message["position"] |= end
            if conceded and message["type"] == "news" and "table" in message:
                message["table"]["seats"][0] |= {"conceded": True, "away": True}
            said = json.dumps(message)
        line.send(said)

    def listen(line: Any) -> None:
        line.connect_to_server().on_message(lambda said: tell(line, said))

    device.page.route_web_socket("**", listen)
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    device.see(".ending .score-sheet", state="attached")


@pytest.mark.parametrize(
    ("winners", "stock", "said", "why"),
    [
        ([0], [5, 2, 9], "You win!", "The points are level: this decided."),
        ([1], [2, 5, 9], "Sky wins!", "The points are level: this decided."),
        ([0, 1], [4, 4, 9], "You share the victory with Sky!", "so is this: the victory is shared."),
    ],
)
def test_level_points_are_explained(
    visit: Callable[..., Device], winners: list[int], stock: list[int], said: str, why: str
) -> None:
    device = visit(is_new=True)
    sit_at_the_end(device, ended(winners, stock))
    assert device.page.text_content(".ending h2") == said
    assert device.page.locator(".score-why").text_content().endswith(why)
    tie = device.page.locator(".score-tie td").all_text_contents()
    assert [cell.strip() for cell in tie] == [str(stock[0]), str(stock[1]), ""], "only of those who are level"
    heads = [each.strip() for each in device.page.locator(".score-sheet thead th").all_text_contents()]
    assert [head.split()[-1] for head in heads[1:]] == ["You", "Sky", "Moss"]


SUM_IS_IN_SIGHT = """() => {
  const boxOf = (part) => document.querySelector(part).getBoundingClientRect();
  const [sum, room] = [boxOf(".score-sum tr"), boxOf(".ending")];
  return sum.bottom <= Math.min(room.bottom, innerHeight) && sum.top >= room.top;
}"""


def test_the_sum_is_in_sight_and_what_happened_in_a_round_is_told_to_who_asks(visit: Callable[..., Device]) -> None:
    device = visit(is_new=True)
    end = ended([1], [2, 5, 9])
    for line in end["sheet"]["lines"]:
        line["notes"] = [[f"Something happened to a rat, and that was number {number}." for number in range(9)]]
    sit_at_the_end(device, end)
    for size in ("1440", "1280", "390", "360"):
        resize(device.page, size)
        assert device.page.evaluate(SUM_IS_IN_SIGHT), size
    assert device.page.query_selector(".score-notes") is None
    device.page.click('.score-what:has-text("Round 2")')
    assert device.page.locator(".score-notes p").count() == 9
    assert device.page.get_attribute('.score-what:has-text("Round 2")', "aria-expanded") == "true"


@pytest.mark.parametrize(
    ("winners", "said"),
    [
        ([0], "Ochre wins: you conceded, and a bot played on."),
        ([0, 1], "Ochre and Sky share the victory!"),
        ([1], "Sky wins!"),
    ],
)
def test_who_conceded_does_not_win_by_the_bot_that_played_on(
    visit: Callable[..., Device], winners: list[int], said: str
) -> None:
    device = visit(is_new=True)
    sit_at_the_end(device, ended(winners, [4, 4, 9]), conceded=True)
    assert device.page.text_content(".ending h2") == said
    assert "You have conceded; a bot played on." in device.page.inner_text(".after-words")
    device.see('.plate[data-seat="0"] .tag:has-text("conceded")', state="attached")
