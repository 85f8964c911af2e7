"""What else people do at a table: watch, talk, promise, take back, ask, let a bot sit in, switch the language."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.device import COMPILE_TIMEOUT, READY, Device


def test_a_spent_invitation_is_refused_who_watches_sees_nobodys_hand_and_a_bot_sits_in(
    visit: Callable[..., Device],
) -> None:
    ann, bob, eve = visit(), visit(), visit()
    ann.lay_table("pied_piper", 3, ["me", "friend", "bot:random"])
    link = ann.invitation(1)
    bob.join(link, "Bob")
    a_spent_invitation_is_refused_in_words(eve, link)
    ann.begin()
    bob.see(".board")
    a_spectator_sees_the_board_and_nobodys_hand(eve, (ann, bob))
    a_bot_sits_in_and_the_seat_is_taken_back(ann, bob)


def a_spent_invitation_is_refused_in_words(eve: Device, link: str) -> None:
    eve.expects_no_errors = False
    eve.go(link)
    eve.page.click(".join button[type=submit]")
    sentence = eve.see('.join [role="alert"]').inner_text()
    assert sentence.endswith(".")
    eve.page.click('.join button:has-text("Just watch")')
    eve.see(".gathering")
    eve.expects_no_errors = True


def a_spectator_sees_the_board_and_nobodys_hand(watcher: Device, players: tuple[Device, Device]) -> None:
    for player in players:
        player.see(".hand .card-title")
    watcher.go("/t/" + watcher.table)
    watcher.see(".board")
    assert watcher.page.query_selector(".hand, [name=say], [data-aside=undo], [data-aside=hint]") is None
    assert watcher.page.query_selector(".plate .small-card:not(.is-back)") is None
    assert watcher.offered == []
    before = watcher.page.locator(".story-line").count()
    watcher.wait_until(lambda: any(player.offered for player in players))
    next(player for player in players if player.offered).choose()
    watcher.page.wait_for_function("length => document.querySelectorAll('.story-line').length > length", arg=before)


def a_bot_sits_in_and_the_seat_is_taken_back(ann: Device, bob: Device) -> None:
    ann.page.click('.top-actions [aria-label="The table"]')
    ann.page.select_option('.menu-seat[data-seat="0"] select', "random")
    ann.page.click('.menu-seat[data-seat="0"] button:has-text("Let a bot sit in for me")')
    bob.see('.plate[data-seat="0"] .tag:has-text("a bot sits in")')
    ann.page.click('.menu-seat[data-seat="0"] button:has-text("Take my seat back")')
    bob.see('.plate[data-seat="0"]:not(:has-text("a bot sits in"))')


def test_what_somebody_says_and_promises_is_heard_by_the_other(visit: Callable[..., Device]) -> None:
    ann, bob = visit(), visit()
    ann.lay_table("rat_trap", 3, ["me", "friend", "bot:random"])
    bob.join(ann.invitation(1), "Bob")
    ann.begin()
    bob.see(".board")
    ann.page.fill(".talk-form input", "I would never steal.")
    ann.page.keyboard.press("Enter")
    bob.see('.saying:has-text("I would never steal.")')
    bob.see('.plate[data-seat="0"] .speech:has-text("I would never steal.")')
    bob.page.click('.rt-others [data-promise-to="0"]')
    promise = bob.page.inner_text(".promise-chip >> nth=0")
    bob.page.click(".promise-chip >> nth=0")
    ann.see(f'.saying.is-promise:has-text("{promise}")')


def test_a_move_that_revealed_nothing_can_be_taken_back_and_the_tab_says_that_it_is_my_turn(
    visit: Callable[..., Device],
) -> None:
    device = visit()
    device.lay_table("first_rat", 1, ["me"])
    device.see(".action[data-move]:not([aria-disabled])")
    a_move_that_revealed_nothing_can_be_taken_back(device)
    the_tab_says_that_it_is_my_turn(device)


def a_move_that_revealed_nothing_can_be_taken_back(device: Device) -> None:
    offered = device.page.eval_on_selector_all(".action", "all => all.map((each) => each.dataset.move)")
    told = device.page.locator(".story-line").count()
    device.choose()
    device.page.wait_for_function("told => document.querySelectorAll('.story-line').length > told", arg=told)
    device.page.click('[data-aside="undo"]:not([aria-disabled])')
    device.page.wait_for_function("told => document.querySelectorAll('.story-line').length === told", arg=told)
    assert device.page.eval_on_selector_all(".action", "all => all.map((each) => each.dataset.move)") == offered


def test_a_hint_points_at_a_move_on_offer_and_everybody_sees_that_it_was_asked(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("pied_piper", 2, ["me", "bot:random"], variant="little_rats")
    device.see(READY)
    device.page.click('[data-aside="hint"]')
    device.see(".action.is-hinted", timeout=COMPILE_TIMEOUT)
    device.page.click('.top-actions [aria-label="The table"]')
    device.see('.menu-seat[data-seat="0"]:has-text("one hint")')


def test_the_language_can_be_switched_in_the_middle_of_a_game(visit: Callable[..., Device]) -> None:
    device = visit(locale="de-AT")
    device.lay_table("rat_trap", 3, ["me", "bot:random", "bot:random"])
    device.see('.story-line:has-text("Runde 1 beginnt.")')
    assert device.page.get_attribute("html", "lang") == "de"
    device.page.select_option(".top-actions select[name=language]", "fr")
    device.see('.story-line:has-text("La manche 1 commence.")')
    assert device.page.query_selector('.story-line:has-text("beginnt")') is None
    assert device.page.get_attribute("html", "lang") == "fr"
    device.page.reload()
    device.see('.story-line:has-text("La manche 1 commence.")')


def the_tab_says_that_it_is_my_turn(device: Device) -> None:
    device.see(".action")
    device.page.wait_for_function("() => document.title.startsWith('●')")
    assert device.page.get_attribute("#favicon", "href") == "/static/favicon-turn.svg"
    device.page.click(".home-link")
    device.page.wait_for_function("() => document.title === 'Rattery'")
    assert device.page.get_attribute("#favicon", "href") == "/static/favicon.svg"
    device.see('.table-line.is-turn:has-text("your turn")')


def test_a_link_that_leads_nowhere_gets_a_clear_sentence(visit: Callable[..., Device]) -> None:
    device = visit()
    device.expects_no_errors = False
    device.go("/t/nowhere12345")
    device.see('[role="alert"]:has-text("There is no such table")')
    device.go("/no/such/page")
    device.see('[role="alert"]:has-text("There is no such page here.")')
    device.page.click(".page-error .button-main")
    device.see(".game-card")


def test_the_rules_can_be_asked_about_the_question_at_hand(visit: Callable[..., Device]) -> None:
    device = visit()
    device.lay_table("ratjack", 2, ["me", "bot:random"])
    device.see(READY)
    device.page.click('[data-aside="help"]')
    device.see('dialog .clause:has-text("2.3")')
    assert device.page.locator("dialog .clause").count() == 2
