"""People wait for people: a clock at the end of a round; and what happened while somebody was away."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.dealt_tables import Played, lay_for_all
from tests.browser.device import HIDE_PAGE, READY, Device

ROUND_NEARLY_OVER = Played("ratjack(players=2)", 1, 15)
JUST_BEGUN = Played("first_rat(players=2)", 1, 0)
# The time stands still, but for the milliseconds in `later`: however long it takes until the test looks at a clock.
STOP_THE_CLOCK = "() => { const now = Date.now(); window.later = 0; Date.now = () => now + later; }"
AN_HOUR_AGO = """table => {
    const tables = JSON.parse(localStorage["rattery.tables"]);
    const known = tables.find((each) => each.table === table);
    known.seen.at -= 3_600_000;
    localStorage["rattery.tables"] = JSON.stringify(tables);
}"""


def come_late(host: Device, friend: Device, played: Played = ROUND_NEARLY_OVER) -> None:
    """Both come to a table of theirs, each on a device of their own, when so much has been played."""
    for device, path in zip((host, friend), lay_for_all(host.address, played), strict=True):
        device.go(path)
        device.see(".board")


def end_the_round(host: Device, friend: Device) -> None:
    """They play until the first is held at the end of the round."""

    def is_held() -> bool:
        return host.page.query_selector(".rest") is not None

    while not is_held():
        host.wait_until(lambda: host.offered or friend.offered or is_held())
        for device in (host, friend):
            if device.offered:
                device.choose()


def test_a_round_that_is_over_goes_on_by_itself_when_people_wait(visit: Callable[..., Device]) -> None:
    host, friend = visit(goes_on=False), visit(goes_on=False)
    come_late(host, friend)
    for device in (host, friend):
        device.page.evaluate(STOP_THE_CLOCK)
    end_the_round(host, friend)
    first = int(host.page.inner_text(".rest-clock"))
    assert 0 < first <= 20
    friend.see(".rest .rest-clock")
    host.page.evaluate("later = 20_000")
    host.see(".rest", state="detached")
    # The host's connection, which goes by the same time, may take itself for dead and be made anew: nobody waits then.
    assert friend.page.query_selector(".rest"), "everybody has a clock of their own"
    friend.page.click("[data-way=go-on]")
    friend.see(".rest", state="detached")


def test_the_clock_at_the_end_of_a_round_begins_anew_for_people_who_come_back(visit: Callable[..., Device]) -> None:
    host, friend = visit(goes_on=False), visit(goes_on=False)
    come_late(host, friend)
    host.page.evaluate(STOP_THE_CLOCK)
    end_the_round(host, friend)
    host.see(".rest-clock")
    host.page.evaluate("later = 15_000")
    host.see(".rest-clock:text-matches('^ *[1-5] *$')")
    table = friend.table
    friend.go("/")
    host.see(".rest-clock", state="detached")
    friend.go(f"/t/{table}")
    host.see(".rest-clock")
    host.page.evaluate("later = 25_000")
    host.see(".rest-clock:text-matches('^ *10 *$')")


def test_whoever_is_held_elsewhere_is_called_when_it_is_their_turn_and_the_clock_goes_by_the_time_of_day(
    visit: Callable[..., Device],
) -> None:
    host, friend = visit(goes_on=False, is_new=True), visit()
    host.page.clock.install()
    come_late(host, friend)
    host.page.evaluate(HIDE_PAGE)
    host.page.evaluate(STOP_THE_CLOCK)
    end_the_round(host, friend)
    host.see("[data-no-skip] [role=timer]")

    def is_called() -> bool:
        return str(host.page.title()).startswith("●")

    while not is_called():
        host.wait_until(lambda: friend.offered or is_called())
        if friend.offered:
            friend.choose()
    assert "Your turn" in host.page.title()
    assert host.page.query_selector("[data-way=go-on]") is not None, "the round's end was not held any more"
    host.page.evaluate("later = 21_000")
    host.page.clock.fast_forward(21_000)  # as in a tab nobody looks at: the clock ticks once for many seconds
    host.page.wait_for_selector("[data-way=go-on]", state="detached")


def test_what_happened_since_somebody_was_away_is_told_once(visit: Callable[..., Device]) -> None:
    host, friend = visit(), visit()
    come_late(host, friend, JUST_BEGUN)
    while not friend.offered:
        host.choose()
        host.wait_until(lambda: host.offered or friend.offered)
    seen = len(host.story)
    host.go("/")
    host.see(".table-line")
    while friend.offered:
        friend.choose()
        friend.see(".action-ask")
    host.page.evaluate(AN_HOUR_AGO, friend.table)
    host.go("/t/" + friend.table)
    host.see(".away")
    missed = [line.strip() for line in host.story[seen:]]
    told = host.page.locator(".away-lines li li").all_inner_texts()
    assert told
    assert [line.strip() for line in told] == missed[-len(told) :]
    host.page.click(".away .button-main")
    host.see(".away", state="detached")
    host.page.reload()
    host.see(READY)
    assert host.page.query_selector(".away") is None
