"""A game that brings nothing to the browser is played there all the same, on the plain board, to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.browser.device import Device
from tests.installing import install
from tests.server.dealing import FiledDeals
from tests.server.serving import ROOT, Process

EXAMPLE = ROOT / "examples" / "crumbs"
MOST_MOVES = 60
READING = """async ([view, eye, moves]) => {
  const { held, namesIn, placed, shared } = await import("/static/defaults/reading.js");
  const { Words } = await import("/static/words.js");
  const found = placed(moves, ["seat"], [...held(view, "rats")[eye], ...shared(view, "rats")]);
  const words = new Words("en", ["ware-tin-cup = a tin cup\\nware-tin-cup-help = Two points.\\nlabel-stall = the stall"]);
  const choices = [{ value: "short", words: "a short day" }];
  const names = namesIn(words, { things: ["ware"], options: [{ option: "day", words: "length of the day", choices }] });
  return {
    atSeat: [...found.atSeat.keys()],
    atCard: [...found.atCard.keys()],
    inTheMiddle: found.inTheMiddle.map((move) => move.move),
    called: ["tin_cup", "stall", "day", "no_such"].map((name) => names.called(name)),
    chosen: [names.chosen("day", "short"), names.chosen("stall", "short")],
    help: names.helpOn("tin_cup"),
  };
}"""
SIZES = {"desktop": (1440, 900), "phone": (390, 844)}


@pytest.fixture(scope="module")
def with_crumbs(tmp_path_factory: pytest.TempPathFactory, deals: FiledDeals) -> Iterator[Process]:
    python = install(EXAMPLE, tmp_path_factory.mktemp("installed"))
    running = Process(tmp_path_factory.mktemp("tables") / "tables.sqlite", deals=deals.file, python=python)
    yield running
    running.kill()


@pytest.mark.parametrize("size", SIZES)
def test_the_fifth_game_is_played_to_its_end_by_clicks_on_the_plain_board(
    visit: Callable[..., Device], with_crumbs: Process, size: str
) -> None:
    width, height = SIZES[size]
    device = visit(with_crumbs.address, viewport={"width": width, "height": height})
    device.lay_table("crumbs", 3, ["me", "bot:random", "bot:random"])
    device.see(".board-plain")
    moves = 0
    while not device.page.query_selector(".ending"):
        assert moves < MOST_MOVES
        device.see(".board [data-thing], .ending")
        if device.page.query_selector(".ending"):
            break
        on_board = device.page.query_selector_all(".board [data-thing]")
        offered = {button.get_attribute("data-move") for button in device.offered}
        assert {thing.get_attribute("data-thing") for thing in on_board} == offered, "every move is on the board"
        before = device.page.get_attribute(".play", "data-version")
        on_board[moves % len(on_board)].click()
        device.page.wait_for_function(
            "before => document.querySelector('.play').dataset.version !== before", arg=before
        )
        moves += 1
    assert moves >= 5
    assert device.page.evaluate("document.documentElement.scrollWidth") <= width, "nothing sticks out sideways"
    assert device.page.query_selector(".plain-row .plain-back") is None, "the holes are open"
    shown = device.page.inner_text(".plain-own .plain-counter .plain-number")
    assert device.page.inner_text(".ending .score-sum td") == shown, "the result tells the scores"


def test_the_fifth_game_has_a_card_with_an_emblem_and_a_lesson(
    visit: Callable[..., Device], with_crumbs: Process
) -> None:
    device = visit(with_crumbs.address)
    device.go("/")
    device.see(".game-card-crumbs .emblem text:has-text('C')")
    device.page.click(".game-card-crumbs [data-way=lesson]")
    device.see(".board-plain")
    device.see(".coach[data-step]")
    device.see(":is(.action, .action-pick):not([aria-disabled])")
    asked = device.page.inner_text(".action-bar")
    said = device.page.inner_text(".coach-says")
    expected, expected_in_german = (
        ("You keep it, or you offer it", "Du behältst sie, oder du bietest sie")
        if "Keep it" in asked
        else ("takes it or leaves it", "der nimmt sie oder lässt sie liegen")
    )
    assert "What to do now" in said
    assert expected in said, "she explains what is asked now, by its clauses"
    device.page.click("[data-coach=next]")
    device.see(".coach-says:has-text('most points')")
    device.page.select_option("select[name=language]", "de")
    device.see(f".coach-says:has-text('{expected_in_german}')")
    device.page.click("[data-aside='help']")
    device.see(".sheet .clause-number")


def test_a_move_lies_at_the_thing_it_is_about_if_there_is_only_one(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/static/favicon.svg")
    view = {"stall": ["tin_cup", "spoon"], "rats": [{"won": ["spoon"], "hand": ["key"]}, {"won": ["fork"]}]}
    moves = [
        {"move": "take tin_cup", "facts": {"ware": "tin_cup"}},
        {"move": "take spoon", "facts": {"ware": "spoon"}},  # lies in two rows
        {"move": "play key", "facts": {"card": "key"}},
        {"move": "guess fork", "facts": {"card": "fork"}},  # lies before somebody else
        {"move": "ask 1", "facts": {"seat": 1}},
        {"move": "bid 2", "facts": {"amount": 2}},
    ]
    found = device.page.evaluate(READING, [view, 0, moves])
    assert found["atSeat"] == [1]
    assert sorted(found["atCard"]) == ["key", "tin_cup"]
    assert found["inTheMiddle"] == ["take spoon", "guess fork", "bid 2"]
    assert found["called"] == ["a tin cup", "the stall", "length of the day", "no such"]
    assert found["chosen"] == ["a short day", ""], "a value is called so where it is the value of that option"
    assert found["help"] == "Two points."


def test_what_the_options_are_called_stands_on_the_plain_board(visit: Callable[..., Device]) -> None:
    """The board of another game cannot be fetched: its view names an option and the value that was chosen."""
    device = visit(is_new=True, locale="de")
    device.expects_no_errors = False
    device.page.route("**/games/pied_piper/board.js", lambda route: route.abort())
    device.lay_table("pied_piper", 3, ["me", "bot:random", "bot:random"], variant="hidden")
    device.see(".board-plain")
    sheets = device.page.eval_on_selector_all(
        "link[href$='/style.css']", "all => all.map((each) => each.sheet && each.href)"
    )
    assert [sheet.split("/static/")[1] for sheet in sheets] == ["defaults/style.css", "games/pied_piper/style.css"]
    assert device.page.inner_text("[data-place=table-variant] .plain-name") == "Variante"
    assert device.page.inner_text("[data-place=table-variant] strong") == "Verdeckte Karten"


def test_the_bar_waits_until_the_board_is_drawn(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("ratjack", 2, ["me", "bot:random"])
    device.see(".board")
    device.page.route("**/games/ratjack/board.js", lambda route: waiting.append(route))
    waiting: list[object] = []
    device.page.reload()
    device.see(".action")
    assert device.page.query_selector(".board") is None
    assert device.offered == [], "nothing is chosen before it can be seen"
    waiting[0].continue_()  # type: ignore[attr-defined]
    device.see(".board")
    device.see(":is(.action, .action-pick):not([aria-disabled])")
