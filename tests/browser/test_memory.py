"""What a device remembers without an account: who won and when, one's record, and medals."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from tests.browser.dealt_tables import Played, lay
from tests.browser.device import READY, Device

TO_THE_END = 10_000  # moves
NEARLY_OVER = Played("pied_piper(players=2,variant=little_rats)", 1, 7, "random")
WON_IN_2025 = 1_740_000_000_000
TALLIES = """all => all.map((each) =>
    [each.closest("li").dataset.game, each.dataset.level, each.querySelector("dd").textContent.trim()])"""
FIRST_CHALLENGE = """async () => {
    const answer = await fetch("/api/sheet", { method: "POST", body: JSON.stringify({ seats: [] }) });
    return (await answer.json()).challenges[0].challenge;
}"""


def result(table: str, game: str, levels: list[str | None], mine: list[int], winners: list[int]) -> dict[str, Any]:
    names = ["Ada", "Bruno", "Chloé"]
    return {
        "table": table,
        "game": game,
        "names": names,
        "levels": levels,
        "mine": mine,
        "winners": winners,
        "at": WON_IN_2025,
    }


RESULTS = [
    result("a", "ratjack(players=3)", [None, "easy", "hard"], [0], [0]),
    result("b", "ratjack(players=3)", [None, "easy", "hard"], [0], [1]),
    result("c", "ratjack(players=3)", [None, None, None], [2], [0, 2]),
    result("d", "first_rat(players=1,level=hard)", [None], [0], [1]),
    result("g", "first_rat(players=1)", [None], [0], [0]),  # its standard level, easy
    result("h", "first_rat(players=2)", [None, "hard"], [0], [0]),
    result("e", "rat_trap(players=3)", [None, None, None], [0, 1, 2], [1]),
    result("f", "rat_trap(players=3)", [None, "easy", "easy"], [0], [0]) | {"conceded": [0]},  # a bot won in this seat
]


def remembering(visit: Callable[..., Device], what: dict[str, Any], **options: Any) -> Device:
    device = visit(**options)
    for name, value in what.items():
        device.run_first(f"localStorage['rattery.{name}'] ??= {json.dumps(json.dumps(value))}")
    return device


def test_a_table_that_is_over_tells_its_winner_and_counts_in_the_record(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go(lay(device.address, NEARLY_OVER, ["", ""]))
    while not device.is_over:
        device.see(f"{READY}, .ending")
        if not device.is_over:
            device.choose(-1)
    winner = device.page.inner_text(".ending-head h2")
    device.go("/")
    device.see(".table-line .table-stage time")
    said = device.page.inner_text(".table-line .table-stage")
    assert ("you won" in said) == ("Sky" not in winner), (winner, said)
    device.page.click("a[href='/record']")
    device.see("[data-game=pied_piper] [data-level=random]")
    counted = device.page.inner_text("[data-game=pied_piper] [data-level=random] dd")
    assert counted == ("1/1" if "you won" in said else "0/1")


def test_the_record_is_kept_by_game_and_by_the_strongest_opponent(visit: Callable[..., Device]) -> None:
    device = remembering(visit, {"results": RESULTS})
    device.go("/record")
    device.see(".record-matches li")
    tallies = device.page.eval_on_selector_all(".record-levels div", TALLIES)
    assert sorted(map(tuple, tallies)) == [
        ("first_rat", "difficulty-easy", "1/1"),
        ("first_rat", "difficulty-hard", "0/1"),
        ("first_rat", "hard", "1/1"),
        ("rat_trap", "easy", "0/1"),
        ("ratjack", "friends", "1/1"),
        ("ratjack", "hard", "1/2"),
    ]
    told = device.page.locator(".record-matches li span").all_inner_texts()
    assert told == [
        *("you won", "Bruno won", "Ada and you won together", "Bruno won"),
        *("you won", "you won", "Bruno won", "Ada won"),
    ]
    named = device.page.locator("[data-game=first_rat] dt").all_inner_texts()
    assert named == ["Level: easy", "Level: hard", "hard"], "GREG's levels, in their order, are not those of the bots"


def test_a_medal_is_kept_when_the_game_ends(visit: Callable[..., Device]) -> None:
    device = visit()
    path = lay(device.address, Played("first_rat(players=1)", 3, TO_THE_END))
    table = path.removeprefix("/t/").partition("#")[0]
    asked: list[Any] = []

    def answer(route: Any) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(json={"challenges": [{"challenge": "all_rats", "met": {"easy": table}}]})

    device.page.route("**/api/sheet*", answer)
    device.go(path)
    device.see(".ending")
    device.page.wait_for_function("() => 'rattery.medals.first_rat' in localStorage")
    assert json.loads(device.page.evaluate("localStorage['rattery.medals.first_rat']")) == {"all_rats": {"easy": table}}
    assert [[seat["table"] for seat in each["seats"]] for each in asked] == [[table]]
    assert {each["game"] for each in asked} == {"first_rat"}


def test_a_medal_stays_when_its_table_is_gone_from_the_server(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/challenges")
    device.see(".medal-sheet .medal")
    first = device.page.evaluate(FIRST_CHALLENGE)
    assert device.page.locator(".medal.is-won").count() == 0
    device.page.evaluate(
        "first => localStorage['rattery.medals.first_rat'] = JSON.stringify({ [first]: { hard: 'gone' } })", first
    )
    device.page.reload()
    device.see(".medal.is-won")
    assert device.page.locator(".medal.is-won").count() == 1
    assert "1 of" in device.page.inner_text("main")


def test_the_challenges_of_a_game_have_a_page_in_the_games_own_words(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/")
    device.page.click(".game-card-first_rat a[href='/challenges/first_rat']")
    device.see(".medal-sheet .medal")
    assert device.page.inner_text("h1") == "Challenges of First Rat"
    assert "GREG" in device.page.inner_text("main > p")
    for path in ("/challenges/ratjack", "/challenges/no_game"):
        device.go(path)
        device.see(".page-error")
        assert device.page.locator(".medal-sheet").count() == 0
