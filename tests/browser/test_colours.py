"""One's colour: chosen when sitting down, unique at the table, and seen by everybody."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.device import Device

WORN = """seat => {
    const named = document.querySelector(`.plate[data-seat='${seat}'] .plate-name`);
    const shape = getComputedStyle(named.querySelector(".shape"));
    return { name: named.querySelector("strong span").textContent, colour: shape.color };
}"""
ROSE, SKY, OCHRE = "rgb(204, 121, 167)", "rgb(86, 180, 233)", "rgb(230, 159, 0)"


def test_a_bot_gives_its_colour_up_and_is_called_by_its_new_one(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/new/ratjack")
    device.see(".seat-row")
    device.check(".seat-row [name=colour][value='1']")
    device.see(".seat-row[data-seat='1'] .seat-colour:has-text('Ochre')")
    device.lay_table("ratjack", 2, ["me", "bot:random"])
    device.see(".board .plate")
    assert device.page.evaluate(WORN, 0) == {"name": "You", "colour": SKY}, "nobody calls themselves by a colour"
    assert device.page.evaluate(WORN, 1) == {"name": "Ochre", "colour": OCHRE}
    while not any(line.strip().startswith("Ochre") for line in device.story):
        device.choose()
    assert not any(line.strip().startswith("Sky") for line in device.story)
    device.go("/")
    device.see(".table-seats")
    assert device.page.inner_text(".table-seats").split() == ["Sky", "Ochre"]


def test_a_friend_chooses_among_what_is_free_and_everybody_sees_it(visit: Callable[..., Device]) -> None:
    host, friend = visit(settings={"colour": 3}), visit()
    host.lay_table("ratjack", 2, ["me", "friend"])
    host.see(".gathering .shape.colour-3")
    friend.go(host.invitation(1))
    friend.see(".join .colour-choice")
    friend.see(
        ".join [name=colour][value='3']:disabled", state="attached"
    )  # as soon as it has heard of the host's colour
    friend.check(".join [name=colour][value='0']")
    friend.page.click(".join button[type=submit]")
    friend.see(".gathering .gather-seat[data-seat='1'] .shape.colour-0")
    host.see(".gathering .gather-seat[data-seat='1'] .shape.colour-0")
    host.begin()
    friend.see(".board .plate")
    for device, names in ((host, ["You", "Ochre"]), (friend, ["Rose", "You"])):
        assert device.page.evaluate(WORN, 0) == {"name": names[0], "colour": ROSE}
        assert device.page.evaluate(WORN, 1) == {"name": names[1], "colour": OCHRE}
