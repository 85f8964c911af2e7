"""News that comes twice is heard once; a hole in the news is filled; a move whose answer is lost is made once."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

from tests.browser.device import Device

Tamper = Callable[[str], list[str]]


def moves(said: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [each for each in said if each["type"] == "move"]


def relay(device: Device, tamper: Tamper) -> list[dict[str, Any]]:
    """Stand between the page and the server, and pass on what the server says as one likes; gives what the page says."""
    said: list[dict[str, Any]] = []

    def stand_between(socket: Any) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str) -> None:
            said.append(json.loads(message))
            server.send(message)

        socket.on_message(pass_on)
        server.on_message(lambda message: [socket.send(each) for each in tamper(message)])

    device.page.route_web_socket(re.compile("/ws/"), stand_between)
    return said


def told_afresh(device: Device) -> list[str]:
    """The story as the same player hears it who opens the table in another tab now."""
    page = device.context.new_page()
    page.goto(device.page.url)
    page.wait_for_selector(".story-line")
    told = list(page.eval_on_selector_all(".story-line", "all => all.map((each) => each.textContent)"))
    page.close()
    return told


def test_news_that_comes_twice_is_heard_once(visit: Callable[..., Device]) -> None:
    device = visit(is_new=True)
    relay(device, lambda message: [message, message])
    device.lay_table("first_rat", 1, ["me"])
    device.play(4)
    assert device.story == told_afresh(device)


def test_a_hole_in_the_news_is_filled(visit: Callable[..., Device]) -> None:
    device = visit(is_new=True)
    lost: list[str] = []

    def lose_one(message: str) -> list[str]:
        told = json.loads(message)
        is_tail = told["type"] == "news" and told["since"] is not None and "position" in told
        if is_tail and device.may_drop and not lost:
            lost.append(message)
            return []
        return [message]

    device.may_drop = False
    relay(device, lose_one)
    device.lay_table("first_rat", 1, ["me"])
    device.play(2)
    device.may_drop = True
    device.choose()
    assert len(lost) == 1
    device.see(":is(.action, .action-pick):not([aria-disabled])")
    assert device.story == told_afresh(device)


def test_a_move_whose_answer_is_lost_is_made_once(visit: Callable[..., Device]) -> None:
    device = visit(is_new=True)
    said = relay(device, lambda message: [] if json.loads(message)["type"] == "done" and device.may_drop else [message])
    device.may_drop = False
    device.lay_table("first_rat", 1, ["me"])
    device.see(":is(.action, .action-pick):not([aria-disabled])")
    device.may_drop = True
    device.play(2)
    device.wait_until(lambda: all(sent > 1 for sent in Counter(each["id"] for each in moves(said)).values()))
    assert len({each["id"] for each in moves(said)}) == 2, "each move keeps its id"
    device.may_drop = False
    assert device.story == told_afresh(device)
    device.play(1)


class SlowWelcome:
    """Holds back everything the server says on new connections, until `let_through` is called."""

    def __init__(self, device: Device) -> None:
        self.device = device
        self.greetings = 0
        self.held: list[Callable[[], None]] | None = None  # none while nothing is held back
        self.sockets: list[Any] = []
        device.page.route_web_socket(re.compile("/ws/"), self._stand_between)

    def _stand_between(self, socket: Any) -> None:
        server = socket.connect_to_server()
        self.sockets.append(socket)
        held = self.held

        def greet(message: str) -> None:
            server.send(message)
            self.greetings += json.loads(message)["type"] == "hello"

        def say(message: str) -> None:
            if held is not None and held is self.held:
                held.append(lambda: socket.send(message))
            else:
                socket.send(message)

        socket.on_message(greet)
        server.on_message(say)

    def hold(self) -> None:
        self.held, self.greetings = [], 0

    def drop(self) -> None:
        """Close the connection, so that the page opens another."""
        self.sockets[-1].close()

    def wait_for_hello(self) -> None:
        self.device.wait_until(lambda: self.greetings and self.held)

    def let_through(self) -> None:
        held, self.held = self.held or [], None
        for say in held:
            say()


def test_a_language_chosen_before_the_welcome_is_the_language_of_the_table(visit: Callable[..., Device]) -> None:
    device = visit(is_new=True)
    welcome = SlowWelcome(device)
    welcome.hold()
    device.lay_table("first_rat", 1, ["me"])
    welcome.wait_for_hello()
    device.page.select_option("select[name=language]", "de")
    device.see("html[lang=de]")
    welcome.let_through()
    device.see(".board")
    device.page.click('.top-actions [aria-label="Der Tisch"]')
    device.play(1)


def test_a_seat_taken_over_before_the_welcome_is_shown_after_it(visit: Callable[..., Device]) -> None:
    device = visit(is_new=True)
    welcome = SlowWelcome(device)
    device.lay_table("pied_piper", 2, ["me", "here"])
    device.see(".hand-over")
    welcome.hold()
    welcome.drop()
    welcome.wait_for_hello()
    device.page.click(".hand-over .button-main")
    device.see(".hand-over", state="detached")
    welcome.let_through()
    device.see(".hand .card-title")
    assert device.page.get_attribute(".plate.is-own", "data-seat") == "0"
