"""A game of another package is served like ours: catalogue, words, rules, its own files for the browser, whole matches."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from rattery.core.words import LANGUAGES
from rattery.server.connection.client import Refused, ServerClient, bot, me
from tests.installing import install
from tests.server.serving import ROOT, Process, TableClient, at_the_table, play_on
from tests.server.test_requests import answer

EXAMPLE = ROOT / "examples" / "crumbs"
STYLE = ".crumb { color: brown; }\n"


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerClient]:
    """A server that has the example, here with files for the browser."""
    folder = tmp_path_factory.mktemp("outside")
    package = shutil.copytree(EXAMPLE, folder / "package", ignore=shutil.ignore_patterns("__pycache__"))
    web = package / "src" / "rattery_crumbs" / "web"
    web.mkdir()
    (web / "style.css").write_text(STYLE, encoding="utf-8")
    server = Process(folder / "tables.sqlite", python=install(package, folder / "installed"))
    yield ServerClient(server.address)
    server.kill()


@pytest.mark.parametrize("lang", LANGUAGES)
@at_the_table
async def test_the_catalogue_rules_and_words_have_it(outside: ServerClient, lang: str) -> None:
    games = {game["game"]: game for game in (await outside.get(f"/api/games?lang={lang}"))["games"]}
    assert len(games) > 1
    crumbs = games["crumbs"]
    assert crumbs["title"]
    assert (crumbs["web"], crumbs["challenges"]) == (["style"], False)
    rules = await outside.get(f"/api/rules/crumbs?lang={lang}")
    assert rules["title"] == crumbs["title"]
    assert "game-title" in await outside.get(f"/api/words?lang={lang}&game=crumbs")


def test_its_files_for_the_browser_are_served_and_no_others_of_its_package(outside: ServerClient) -> None:
    status, _, body = answer(outside, "/static/games/crumbs/style.css")
    assert (status, body.decode()) == (200, STYLE)
    for path in ("board.js", "../box.toml", "%2e%2e/box.toml", "/etc/passwd", ""):
        assert answer(outside, f"/static/games/crumbs/{path}")[0] == 404, path


@at_the_table
async def test_it_is_played_to_its_end_and_a_rematch_is_made(outside: ServerClient) -> None:
    made = await outside.create("crumbs(players=2)", [me("Ann"), bot("random")])
    async with TableClient.of(made, 0) as ann:
        await ann.ask("begin")
        await play_on(ann)
        assert ann.position is not None
        assert ann.position["winners"]
        assert (await ann.ask("rematch"))["table"] != made.table
    kept = await outside.get(f"/api/tables/{made.table}/match")
    assert kept["game"].startswith("crumbs")
    assert len(kept["rules"]) == 12


@at_the_table
async def test_a_game_that_is_not_there_is_refused_in_words(outside: ServerClient) -> None:
    with pytest.raises(Refused, match="crumbs"):
        await outside.create("cheese(players=2)", [me("Ann"), bot("random")])
