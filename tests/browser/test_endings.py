"""What the end of a game says: the sum is in sight, a tie-break is named, a shared victory is told as one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

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


class Ends:
    """The ends of a game that a device hears of, one after the other, at one table whose game has hardly begun."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.end: dict[str, Any] = {}
        self.conceded = False
        device.page.route_web_socket("**", self._listen)

    def sit(self, end: dict[str, Any], conceded: bool = False) -> None:
        """The position is this end now; whether the device has conceded before."""
        self.end, self.conceded = end, conceded
        if "/t/" in self.device.page.url:
            self.device.page.reload()
        else:
            self.device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
        self.device.see(".ending .score-sheet", state="attached")

    def _listen(self, line: Any) -> None:
        line.connect_to_server().on_message(lambda said: self._tell(line, said))

    def _tell(self, line: Any, said: Any) -> None:
        if isinstance(said, str) and said.startswith("{"):
            message = json.loads(said)
            if message.get("position"):
                message["position"] |= self.end
            if self.conceded and message["type"] == "news" and "table" in message:
                message["table"]["seats"][0] |= {"conceded": True, "away": True}
            said = json.dumps(message)
        line.send(said)


LEVEL = [
    ([0], [5, 2, 9], "You win!", "The points are level: this decided."),
    ([1], [2, 5, 9], "Sky wins!", "The points are level: this decided."),
    ([0, 1], [4, 4, 9], "You share the victory with Sky!", "so is this: the victory is shared."),
]
CONCEDED = [
    ([0], "Ochre wins: you conceded, and a bot played on."),
    ([0, 1], "Ochre and Sky share the victory!"),
    ([1], "Sky wins!"),
]


def test_an_end_explains_level_points_and_who_conceded_does_not_win_by_the_bot_that_played_on(
    visit: Callable[..., Device],
) -> None:
    device = visit(is_new=True)
    ends = Ends(device)
    for winners, stock, said, why in LEVEL:
        ends.sit(ended(winners, stock))
        level_points_are_explained(device, stock, said, why)
    for winners, said in CONCEDED:
        ends.sit(ended(winners, [4, 4, 9]), conceded=True)
        assert device.page.text_content(".ending h2") == said
        assert "You have conceded; a bot played on." in device.page.inner_text(".after-words"), said
        device.see('.plate[data-seat="0"] .tag:has-text("conceded")', state="attached")
    the_sum_is_in_sight_and_what_happened_in_a_round_is_told_to_who_asks(ends)


def level_points_are_explained(device: Device, stock: list[int], said: str, why: str) -> None:
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


def the_sum_is_in_sight_and_what_happened_in_a_round_is_told_to_who_asks(ends: Ends) -> None:
    device = ends.device
    end = ended([1], [2, 5, 9])
    for line in end["sheet"]["lines"]:
        line["notes"] = [[f"Something happened to a rat, and that was number {number}." for number in range(9)]]
    ends.sit(end)
    for size in ("1440", "1280", "390", "360"):
        resize(device.page, size)
        assert device.page.evaluate(SUM_IS_IN_SIGHT), size
    assert device.page.query_selector(".score-notes") is None
    device.page.click('.score-what:has-text("Round 2")')
    assert device.page.locator(".score-notes p").count() == 9
    assert device.page.get_attribute('.score-what:has-text("Round 2")', "aria-expanded") == "true"
