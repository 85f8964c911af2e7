"""A first visit weighs little: the house, and a table of each game."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pytest

from tests.browser.device import Device

if TYPE_CHECKING:
    from playwright.sync_api import Response

LIMIT = 600 * 1024  # bytes, before anything is kept and without compression
TABLES = [("rat_trap", 3), ("pied_piper", 3), ("first_rat", 2), ("ratjack", 2)]


def weigh(device: Device, path: str, part: str) -> dict[str, int]:
    """What is fetched until that part of the page is there, by address."""
    responses: list[Response] = []
    device.listen("response", lambda response: responses.append(response))
    device.go(path)
    device.see(part)
    device.page.wait_for_load_state("networkidle")
    return {response.url: len(response.body()) for response in responses}


def test_the_house_weighs_little(visit: Callable[..., Device]) -> None:
    weights = weigh(visit(is_new=True), "/", ".game-card")
    assert {"woff2", "js", "css", "ftl"} <= {url.rpartition(".")[2] for url in weights}
    assert sum(weights.values()) < LIMIT, weights


@pytest.mark.parametrize(("game", "players"), TABLES, ids=[game for game, _ in TABLES])
def test_a_table_weighs_little(visit: Callable[..., Device], game: str, players: int) -> None:
    host = visit()
    host.lay_table(game, players, ["me"] + ["bot:random"] * (players - 1))
    host.see(".board")
    weights = weigh(visit(is_new=True), "/t/" + host.page.url.rpartition("/")[2], ".board")
    assert any(f"/games/{game}/board.js" in url for url in weights)
    assert sum(weights.values()) < LIMIT, weights


def test_no_module_of_a_table_is_found_late(visit: Callable[..., Device]) -> None:
    host, client = visit(), visit(is_new=True)
    host.lay_table("ratjack", 2, ["me", "bot:random"])
    host.see(".board")
    client.go("/t/" + host.page.url.rpartition("/")[2])
    client.see(".board")
    named = client.page.eval_on_selector_all("link[rel=modulepreload]", "all => all.map((each) => each.href)")
    fetched = client.page.evaluate("() => performance.getEntriesByType('resource').map((entry) => entry.name)")
    assert f"{client.address}/static/games/ratjack/board.js" in named
    assert {url for url in fetched if url.endswith(".js")} == set(named)
