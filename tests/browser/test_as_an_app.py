"""Rattery on a home screen: what a browser needs to install it, a friendly page without the server, and notices."""

from __future__ import annotations

import json
import struct
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.device import HIDE_PAGE, Device
from tests.server.serving import Process

READY = "() => navigator.serviceWorker.ready.then((registered) => Boolean(registered.active))"
NOTICES = """async () => {
    const registered = await navigator.serviceWorker.ready;
    return (await registered.getNotifications()).map(({ title, body, data }) => ({ title, body, data }));
}"""


@pytest.fixture
def browser(whole_browser: Any) -> Any:
    return whole_browser


def test_the_manifest_names_icons_that_are_there_in_their_sizes(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/")
    address = device.page.get_attribute("link[rel=manifest]", "href")
    answer = device.context.request.get(device.address + address)
    assert answer.headers["content-type"] == "application/manifest+json"
    manifest = json.loads(answer.body())
    assert (manifest["display"], manifest["start_url"], manifest["scope"]) == ("standalone", "/", "/")
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    pictures = [icon for icon in manifest["icons"] if icon["type"] == "image/png"]
    assert {icon["sizes"] for icon in pictures} >= {"192x192", "512x512"}
    for icon in pictures:
        data = device.context.request.get(device.address + icon["src"]).body()
        assert "{}x{}".format(*struct.unpack(">II", data[16:24])) == icon["sizes"]


def test_without_the_server_a_friendly_page_opens_and_goes_on_when_it_is_back(
    visit: Callable[..., Device], own_server: Callable[..., Process]
) -> None:
    first = own_server()
    device = visit(first.address, locale="de-DE")
    device.go("/rules/ratjack")
    assert device.page.evaluate(READY)
    device.expects_no_errors = False
    first.kill()
    device.page.reload()
    assert "nicht erreichbar" in device.page.inner_text("main section:visible")
    assert device.page.evaluate("document.querySelector('img').naturalWidth") > 0
    own_server(first.port)
    device.see(".clause")


def test_a_notice_comes_when_it_is_ones_turn_and_one_looks_elsewhere(visit: Callable[..., Device]) -> None:
    host = visit(settings={"notices": True}, permissions=["notifications"])
    friend = visit()
    host.lay_table("ratjack", 2, ["me", "friend"])
    friend.join(host.invitation(1), "Bea")
    assert host.page.evaluate(READY)
    host.begin()
    friend.see(".board")
    host.page.evaluate(HIDE_PAGE)
    while not (notices := told(host)):
        (friend if friend.offered else host).choose()
    assert notices == [{"title": notices[0]["title"], "body": "Your turn", "data": {"address": host.page.url}}]
    assert "Ratjack" in notices[0]["title"]


def told(device: Device) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = device.page.evaluate(NOTICES)
    return found
