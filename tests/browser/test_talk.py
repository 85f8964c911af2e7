"""Talk at the table: promises beside the rat, spectators apart, what is unread; conceding, the clock, a vote, messages."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rattery.server.connection.client import ServerClient
from rattery.server.tables.requests import SLOW_TIMEOUT
from rattery.server.tables.table import Table
from tests.browser.dealt_tables import Played, lay_for_all
from tests.browser.device import READY, Device
from tests.browser.rectangles import SETTLED
from tests.server.serving import TableClient, served

PHONE = {"width": 390, "height": 844}
ON_A_PHONE = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
CHIPS = """all => all.map((chip) => {
  const { left, top, right, bottom } = chip.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && chip.contains(seen);
})"""


FAST_CLOCK = "const told = Date.now.bind(Date); Date.now = () => told() + 3_600_000;"  # an hour ahead
COUNT_SOUNDS = """window.sung = 0; const gain = BaseAudioContext.prototype.createGain;
BaseAudioContext.prototype.createGain = function () { window.sung += 1; return gain.call(this); };"""


def in_sight(device: Device) -> list[bool]:
    """For every chip, whether all of it can be seen and clicked without scrolling."""
    device.see(".promise-card:popover-open .promise-chip")
    return list(device.page.eval_on_selector_all(".promise-chip", CHIPS))


def looks_at_promises_beside_every_rat(device: Device, players: int) -> None:
    for seat in range(1, players):
        device.see(".board")
        device.page.click(f'.rt-others [data-promise-to="{seat}"]')
        assert in_sight(device) == [True] * 12, (players, seat)
        device.page.keyboard.press("Escape")
        device.see(".promise-card", state="detached")


def looks_at_a_promise_that_is_given(device: Device, chosen: str = "no_stealing") -> None:
    """It hangs in the air."""
    device.page.click('.rt-others [data-promise-to="1"]')
    promise = device.page.inner_text(f'.promise-chip[data-promise="{chosen}"]')
    device.page.click(f'.promise-chip[data-promise="{chosen}"]')
    device.see(f'.rt-own .rt-bubble:has-text("{promise}")')


@pytest.mark.parametrize("options", [{}, ON_A_PHONE], ids=["desktop", "phone"])
def test_every_promise_can_be_reached_beside_the_rat_it_is_for(
    visit: Callable[..., Device], options: dict[str, Any]
) -> None:
    device = visit(**options, settings={"lang": "de"})
    for players in (2, 5):
        device.lay_table("rat_trap", players, ["me"] + ["bot:random"] * (players - 1))
        looks_at_promises_beside_every_rat(device, players)
        looks_at_a_promise_that_is_given(device)


# Names and points at which a bubble lies, and whether it is in the window.
COVERED = """bubble => {
  const box = bubble.getBoundingClientRect();
  const lies = ({ left, right, top, bottom }) =>
    Math.min(right, box.right) - Math.max(left, box.left) > 1 && Math.min(bottom, box.bottom) - Math.max(top, box.top) > 1;
  const found = [...document.querySelectorAll(".plate-name, .plate .number, .plate dd, .plate [data-count], .action")]
    .filter((each) => each.checkVisibility() && lies(each.getBoundingClientRect()))
    .map((each) => each.textContent.trim());
  const isInside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
  return isInside ? found : [...found, "it leaves the window"];
}"""
CLOCK_STOPS = "const stopped = Date.now(); Date.now = () => stopped;"  # a bubble hangs as long as somebody looks
TALKED_OVER = {
    "rat_trap": Played("rat_trap(players=4,roles=true)", 4, 20),
    "pied_piper": Played("pied_piper(players=4)", 2, 4),
    "first_rat": Played("first_rat(players=3)", 7, 6),
    "ratjack": Played("ratjack(players=3)", 5, 8),
}


def say(address: str, path: str, words: str) -> None:
    """Somebody says it who has this seat, the second."""
    table, _, secret = path.removeprefix("/t/").partition("#seat=")

    async def speak() -> None:
        async with TableClient(ServerClient(address), table, [secret], 1) as client:
            await client.ask("say", text=words)

    thread = threading.Thread(
        target=lambda: asyncio.run(speak())
    )  # the browser's driver has the event loop of this one
    thread.start()
    thread.join()


@pytest.mark.parametrize("game", TALKED_OVER)
def test_a_bubble_covers_neither_names_nor_points(visit: Callable[..., Device], game: str) -> None:
    device = visit()
    mine, theirs, *_ = lay_for_all(device.address, TALKED_OVER[game])
    device.run_first(CLOCK_STOPS)
    device.go(mine)
    device.see(".board .plate")
    device.page.fill(".talk-form input", "I shall remember this, and so will you!")
    device.page.keyboard.press("Enter")
    say(device.address, theirs, "I shall remember this, and so will you!")
    for seat in (0, 1):
        device.see(f'.plate[data-seat="{seat}"] .speech', state="attached")
    for width, height in ((1440, 900), (390, 844), (844, 390)):
        device.page.set_viewport_size({"width": width, "height": height})
        device.page.evaluate(SETTLED, [width, height])
        found = device.page.locator(".speech:not([data-side=nowhere])")
        covered = [bubble.evaluate(COVERED) for bubble in found.all()]
        assert covered == [[]] * len(covered), (width, covered)
        assert covered or width < 1440, "nobody was seen to say anything"


def looks_at_what_is_said_and_heard(device: Device, words: str) -> None:
    device.see(READY)
    before = device.page.evaluate("window.sung")
    device.page.fill(".talk-form input", words)
    device.page.keyboard.press("Enter")
    device.see(f'.plate[data-seat="0"] .speech:has-text("{words}")')
    device.page.wait_for_function("before => window.sung > before", arg=before)


def test_what_is_said_is_heard_by_the_servers_clock(visit: Callable[..., Device]) -> None:
    """It does not matter whether the device's own clock is right."""
    device = visit(settings={"sound": True})
    device.run_first(COUNT_SOUNDS)
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    looks_at_what_is_said_and_heard(device, "good luck")
    looks_at_a_promise_that_is_given(device)
    device.run_first(FAST_CLOCK)
    device.page.reload()
    looks_at_what_is_said_and_heard(device, "to everybody")
    looks_at_a_promise_that_is_given(device, "no_claws")


@pytest.mark.deal(3)
def test_bots_give_their_word_and_everybody_sees_what_became_of_it(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("rat_trap", 4, ["me"] + ["bot:easy"] * 3)
    while not device.page.query_selector(".saying .word-kept, .saying .word-broken"):
        device.see(":is(.action, .action-pick):not([aria-disabled]), .ending")
        assert not device.is_over, "another deal is needed: no word was kept or broken"
        device.choose()
    device.see(".rt-others .word-record", state="attached")  # it stands beside the rat, too
    before = device.page.eval_on_selector_all(".saying", "all => all.map((each) => each.className)")
    device.page.reload()
    device.see(".saying .word-kept, .saying .word-broken")
    assert device.page.eval_on_selector_all(".saying", "all => all.map((each) => each.className)") == before


def test_a_game_names_the_tempers_of_its_bots_where_promises_are_explained(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/")
    said = device.page.evaluate(
        """async () => {
            const { loadWords } = await import("/static/words.js");
            const said = async (game) => (await loadWords("en", game)).ownOr("word-record-tip");
            return [await said("rat_trap"), await said("ratjack")];
        }"""
    )
    assert "honest, canny or sly" in said[0]
    assert "by their temper." in said[1]


def test_spectators_talk_apart_and_what_is_unread_is_counted(visit: Callable[..., Device]) -> None:
    ann, bob, dora = visit(**ON_A_PHONE), visit(), visit()
    ann.lay_table("rat_trap", 3, ["me", "friend", "bot:random"])
    bob.join(ann.invitation(1), "Bob", 1)
    ann.begin()
    dora.go("/t/" + ann.table)
    dora.see(".talk-tab[data-tab=gallery][aria-selected=true]")
    dora.page.fill("[name=gallery]", "What a table!")
    dora.page.keyboard.press("Enter")
    bob.see(".talk-tab[data-tab=gallery] .badge")
    assert bob.page.query_selector('.saying:has-text("What a table!")') is None, "apart from the players' talk"
    bob.page.click(".talk-tab[data-tab=gallery]")
    bob.see('.is-murmur:has-text("What a table!")')
    assert bob.page.query_selector(".talk-form") is None
    bob.page.click(".talk-tab[data-tab=table]")
    for text in ("Hello!", "Anybody there?"):
        bob.page.fill("[name=say]", text)
        bob.page.keyboard.press("Enter")
    ann.see('.has-badge .badge[data-count="2"]')
    ann.page.click(".has-badge")
    ann.see('.sheet .saying:has-text("Anybody there?")')
    ann.page.keyboard.press("Escape")
    ann.see(".sheet", state="detached")
    assert ann.page.query_selector(".has-badge .badge") is None
    ann.page.reload()
    ann.see(".board")
    assert ann.page.query_selector(".has-badge .badge") is None, "read is read"


def looks_at_an_address_for_messages(device: Device) -> None:
    """It is given and never shown again."""
    device.see(".board")
    device.page.click('[aria-label="The table"]')
    device.page.click(".messages summary")
    device.page.fill("[name=webhook]", "https://hook.invalid/very-secret-word")
    device.page.click(".messages .talk-form button")
    device.see(".messages-set")
    device.see('.messages .warn:has-text("there is no such host")')
    assert "secret-word" not in device.page.content()
    device.page.reload()
    device.see(".board")
    device.page.click('[aria-label="The table"]')
    device.see(".messages-set")
    assert "secret-word" not in device.page.content()
    device.page.click("[data-way=messages-end]")
    device.see(".messages-set", state="detached")
    device.page.keyboard.press("Escape")
    device.see("dialog", state="detached")


def looks_at_conceding(device: Device) -> None:
    """Who concedes is asked once more, and the other wins."""
    device.see(".rt-tag.rt-active")
    device.page.click('[aria-label="The table"]')
    device.page.click("[data-way=concede]")
    assert device.page.query_selector(".ending") is None
    device.page.click("[data-way=concede-now]")
    device.see('.ending h2:has-text("Sky wins: you conceded.")', state="attached")
    device.see('.action-ask:has-text("You have conceded: the match is over.")', state="attached")
    assert device.page.query_selector(".ending .score-sheet") is None, "nothing was counted"
    assert device.page.query_selector(".rt-tag, .rt-words, .plate.is-turn") is None, "nobody has a turn any more"


def test_in_the_menu_an_address_for_messages_is_given_and_a_match_is_conceded(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("rat_trap", 2, ["me", "bot:random"])
    looks_at_an_address_for_messages(device)
    looks_at_conceding(device)


TO_LAY = '.plate .tag:has-text("still to lay")'


def test_in_a_game_of_places_who_concedes_is_last_and_there_are_no_points(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("pied_piper", 2, ["me", "bot:random"])
    device.play(1)
    device.see(TO_LAY)
    device.page.click('[aria-label="The table"]')
    device.page.click("[data-way=concede]")
    device.page.click("[data-way=concede-now]")
    device.see(".places li:nth-child(2)")
    assert device.page.query_selector(TO_LAY) is None, "nothing is left to do"
    told = [" ".join(each.inner_text().split()) for each in device.page.query_selector_all(".places li")]
    assert told == ["1. Sky Still at home, counter at 0", "2. You Conceded"]
    assert device.page.query_selector(".ending .score-sheet") is None
    device.go(f"/t/{device.table}/replay")
    device.see(TO_LAY)
    device.page.click('[data-step="last"]')
    device.see(".places li:nth-child(2)")
    assert device.page.query_selector(TO_LAY) is None, "nor in the replay"


def test_a_clock_is_chosen_and_counts_down(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/new/rat_trap")
    device.page.select_option("select[name=clock]", "300")
    device.page.click(".new-start button")
    device.see(".clock")
    first = int(device.page.get_attribute(".clock", "data-left") or 0)
    assert 200 < first <= 300
    device.page.wait_for_function("first => Number(document.querySelector('.clock').dataset.left) < first", arg=first)


def kept_waiting(ann: Device, bob: Device) -> tuple[Device, Device]:
    """Who has to play at a table of these two, and who is already offered to go on without."""
    for device in (ann, bob):
        device.run_first(
            "const later = setTimeout; window.setTimeout = (call, wait) => later(call, wait > 60000 ? 50 : wait)"
        )
    ann.lay_table("rat_trap", 2, ["me", "friend"])
    bob.join(ann.invitation(1), "Bob", 1)
    ann.begin()
    bob.see(".board")
    slow, other = (ann, bob) if ann.page.query_selector(".action-bar.is-mine") else (bob, ann)
    other.see("[data-vote]")
    return slow, other


def test_the_others_may_go_on_after_a_while_and_a_bot_sits_in_until_the_player_is_back(
    visit: Callable[..., Device], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is offered, and the server says how soon; later the vote counts."""
    with served(tmp_path / "tables.sqlite", deal=1) as (address, _):
        slow, other = kept_waiting(visit(address), visit(address))
        other.page.click("[data-vote]")
        other.see('.warn:has-text("60 seconds")')
        assert slow.page.query_selector(".waiting") is None
        monkeypatch.setattr(Table, "waited", lambda table: SLOW_TIMEOUT)
        other.page.click("[data-vote]")
        other.see('.plate .tag:has-text("a bot sits in")')
        other.see(f"{READY}, [data-way=go-on]")
        slow.see(".waiting [data-way=back]")
        slow.page.click(".waiting [data-way=back]")
        other.see('.plate .tag:has-text("a bot sits in")', state="detached")
        slow.see(".waiting [data-way=back]", state="detached")
