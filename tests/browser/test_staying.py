"""Connections drop, pages are reloaded, servers are killed; nothing chosen and nothing typed is lost."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.device import READY, Device
from tests.browser.test_news import relay
from tests.server.serving import Process


def solo(device: Device) -> None:
    device.lay_table("first_rat", 1, ["me"])
    device.see(".board")


def looks_at_the_table_after_a_reload(device: Device) -> None:
    before, asked = device.story, device.page.inner_text(".action-ask")
    device.page.reload()
    device.see(READY)
    assert device.story == before
    assert device.page.inner_text(".action-ask") == asked


def looks_at_a_move_that_arrives(device: Device, before: list[str], typed: str) -> None:
    """The server is back: the story goes on from where it was, and what was half typed is still there."""
    device.page.wait_for_function("length => document.querySelectorAll('.story-line').length > length", arg=len(before))
    assert device.story[: len(before)] == before
    assert device.page.input_value(".talk-form input") == typed


def test_a_reload_finds_the_table_as_it_was_and_a_move_made_while_the_server_is_dead_arrives(
    visit: Callable[..., Device], own_server: Callable[..., Process]
) -> None:
    """It arrives when the server is back, and even where the page is reloaded meanwhile."""
    first = own_server()
    device = visit(first.address)
    solo(device)
    device.play(2)
    looks_at_the_table_after_a_reload(device)

    before = device.story
    device.expects_no_errors = False
    first.kill()
    device.see(".connection-banner p")
    device.page.fill(".talk-form input", "half a sent")
    device.click_move()
    assert device.story == before
    second = own_server(first.port)
    device.see(".connection-banner:not(:has(p))", state="attached")
    looks_at_a_move_that_arrives(device, before, "half a sent")

    device.see(READY)
    before = device.story
    device.page.fill(".talk-form input", "half another")
    second.kill()
    device.see(".connection-banner p")
    device.click_move()
    own_server(first.port)
    device.page.reload()
    device.see(".story-line")
    looks_at_a_move_that_arrives(device, before, "half another")


def test_without_a_network_a_banner_says_so_and_goes_away_by_itself(visit: Callable[..., Device]) -> None:
    """Cut off with an open connection, Chromium keeps a core busy; so the first one is closed without telling the page."""
    device = visit(is_new=True)
    connections: list[Any] = []

    def stand_between(socket: Any) -> None:
        connections.append(socket.connect_to_server())
        if len(connections) == 1:
            connections[0].on_close(lambda *_: None)

    device.page.route_web_socket(re.compile("/ws/"), stand_between)
    solo(device)
    device.play(1)
    device.expects_no_errors = False
    connections[0].close()
    device.cut_network()
    device.see(".connection-banner p")
    before = device.progress()
    device.click_move()
    device.mend_network()
    device.see(".connection-banner:not(:has(p))", state="attached")
    device.wait_for_change(before)


RETRY = 3_000  # milliseconds after which a failed request is repeated


class BrokenAddress:
    """Requests whose address has this in it fail, until it is mended."""

    def __init__(self, device: Device, part: str) -> None:
        self.device = device
        self.failed = 0
        self.is_broken = True
        device.expects_no_errors = False
        device.page.clock.install()
        device.page.route(re.compile(part), self._answer)

    def _answer(self, route: Any) -> None:
        if self.is_broken:
            self.failed += 1
            route.abort()
        else:
            route.continue_()

    def mend(self) -> None:
        """Let requests through, and the time pass after which they are repeated."""
        self.device.wait_until(lambda: self.failed)
        self.is_broken = False
        self.device.page.clock.run_for(RETRY)


def test_a_language_chosen_without_a_network_is_shown_when_it_is_back(visit: Callable[..., Device]) -> None:
    device = visit(is_new=True)
    broken = BrokenAddress(device, "/api/words[?]lang=de")
    device.go("/")
    device.see(".game-card")
    device.page.select_option("select[name=language]", "de")
    broken.mend()
    device.see("html[lang=de] .game-card:has-text('Rattenfänger')")


@pytest.mark.parametrize("part", ["/api/words[?]lang=en&game=", "games/ratjack/cues.js"])
def test_a_table_whose_words_or_cues_could_not_be_fetched_is_shown_when_they_are(
    visit: Callable[..., Device], part: str
) -> None:
    device = visit(is_new=True)
    broken = BrokenAddress(device, part)
    device.lay_table("ratjack", 2, ["me", "bot:random"])
    broken.mend()
    device.see(".board .plate")
    device.play(1)


def test_the_page_of_an_invitation_and_the_challenge_sheet_come_when_the_network_is_back(
    visit: Callable[..., Device],
) -> None:
    host, friend = visit(), visit(is_new=True)
    host.lay_table("pied_piper", 2, ["me", "friend"])
    host.see(".gathering .invitation input")
    invitation = host.invitation(1)
    broken = BrokenAddress(friend, "/api/(tables/|sheet)")
    friend.go(invitation)
    friend.see(".join .warn")
    broken.mend()
    friend.see(".join .join-seats")
    friend.see(".join:not(:has(.warn))")
    broken.failed, broken.is_broken = 0, True
    friend.go("/challenges")
    friend.see(".page-error")
    broken.mend()
    friend.see(".medal-sheet")


def test_a_table_that_is_forgotten_without_a_network_leaves_the_lobby(visit: Callable[..., Device]) -> None:
    device = visit()
    solo(device)
    solo(device)
    device.go("/")
    device.see(".table-line + .table-line")
    device.expects_no_errors = False
    device.page.route(re.compile("/api/tables"), lambda route: route.abort())
    device.page.locator(".table-line .icon-button").first.click()
    device.see(".table-line + .table-line", state="detached")
    assert device.page.locator(".table-line").count() == 1


def test_the_seat_link_brings_the_seat_to_another_device(visit: Callable[..., Device]) -> None:
    laptop, phone = visit(), visit(viewport={"width": 390, "height": 844})
    laptop.lay_table("pied_piper", 2, ["me", "bot:random"])
    laptop.see(".hand .card-title")
    laptop.page.click('.top-actions [aria-label="The table"]')
    laptop.page.click('.menu-seat[data-seat="0"] button[aria-expanded]')
    link = laptop.page.input_value('.menu-seat[data-seat="0"] .invitation input')
    assert "#seat=" in link
    phone.go("/t/" + link.partition("/t/")[2])
    phone.see(".hand .card-title")
    assert "#" not in phone.page.url, "the secret does not stay in the address"
    titles = "all => all.map((each) => each.textContent)"
    assert phone.page.eval_on_selector_all(".hand .card-title", titles) == laptop.page.eval_on_selector_all(
        ".hand .card-title", titles
    )
    phone.see(":is(.action, .action-pick):not([aria-disabled])")
    before = laptop.progress()
    phone.choose()
    laptop.wait_for_change(before)
    phone.go("/")
    phone.see(".table-line")


def test_a_banner_tells_how_far_the_bots_machine_code_is_until_it_is_there(visit: Callable[..., Device]) -> None:
    device = visit()
    words = "The bots still learn the game by heart: about 20 seconds."
    told: list[dict[str, Any]] = [{"type": "warming", "words": words, "done": 0.4, "seconds": 20}]

    def add(message: str) -> list[str]:
        """What is to be told comes after what the server says next."""
        return [message, *(json.dumps(told.pop(0)) for _ in list(told))]

    relay(device, add)
    device.lay_table("pied_piper", 2, ["me", "bot:random"])
    assert device.see(".play .connection-banner .warming span").inner_text() == words
    assert device.page.get_attribute(".connection-banner progress", "value") == "0.4"
    told.append({"type": "warming", "words": None, "done": 1, "seconds": 0})
    device.choose()
    device.page.wait_for_selector(".connection-banner .warming", state="detached")
