"""The page: wherever somebody comes in, everything needed there is fetched at once; and its files come from memory."""

from __future__ import annotations

import gzip
import os
import re
from pathlib import Path

import pytest

import rattery
from rattery.core.packages import game_names
from rattery.server.connection.client import ServerClient, bot, me
from rattery.server.http import files
from rattery.server.http.files import StaticFiles
from tests.server.serving import TableClient, at_the_table
from tests.server.test_requests import answer

WEB = Path(rattery.__file__).parent / "web"
IMPORT = re.compile(r"""^(?:import|export)\b[^"';]*?from "(\.[^"]+)";|^import "(\.[^"]+)";""", re.MULTILINE)
PAGES = {
    "/": "Lobby",
    "/new/rat_trap": "NewTable",
    "/t/nowhere": "TablePage",
    "/t/nowhere/replay": "Replay",
    "/rules/ratjack": "Rules",
    "/box/ratjack": "BoxPage",
    "/challenges": "Challenges",
    "/challenges/first_rat": "Challenges",
}


def imported(module: Path) -> set[Path]:
    """The modules a module cannot do without."""
    found = IMPORT.findall(module.read_text(encoding="utf-8"))
    return {(module.parent / (named or plain)).resolve() for named, plain in found}


def needed(*firsts: str) -> set[str]:
    """Everything the first modules ask for, and what that asks for in turn."""
    open_ends, seen = [(WEB / first).resolve() for first in firsts], set()
    while open_ends:
        module = open_ends.pop()
        if module not in seen:
            seen.add(module)
            open_ends.extend(imported(module))
    return {module.relative_to(WEB.resolve()).as_posix() for module in seen}


def page(api: ServerClient, path: str) -> str:
    return answer(api, path, accept="text/html")[2].decode()


def preloaded(api: ServerClient, path: str) -> list[str]:
    return re.findall(r'<link rel="modulepreload" href="/static/([^"]+)">', page(api, path))


def test_the_search_follows_imports() -> None:
    house = needed("app.js", "components/Lobby.js")
    assert {"components/MyTables.js", "vendor/preact.js", "vendor/fluent-bundle.js"} <= house
    assert not {"games/rat_trap/board.js", "components/TablePage.js"} & house, (
        "a board is fetched when its game is played"
    )


@pytest.mark.parametrize("path", PAGES)
def test_every_module_of_a_page_is_fetched_at_once(api: ServerClient, path: str) -> None:
    found = preloaded(api, path)
    emblems = [f"games/{game}/emblem.js" for game in game_names()] if path == "/" else []
    assert set(found) == needed("preload.js", "app.js", f"components/{PAGES[path]}.js", *emblems)
    assert len(found) == len(set(found))


def test_a_module_is_named_after_those_it_waits_for(api: ServerClient) -> None:
    found = preloaded(api, "/")
    assert found.index("vendor/preact.js") < found.index("words.js") < found.index("components/Lobby.js")


def test_whoever_lost_the_way_gets_the_page_too(api: ServerClient) -> None:
    status, headers, body = answer(api, "/nowhere", accept="text/html")
    assert status == 404
    assert headers["content-type"] == "text/html; charset=utf-8"
    assert set(preloaded(api, "/nowhere")) == needed("preload.js", "app.js")
    assert b"needed first" not in body
    assert answer(api, "/nowhere", accept="text/html", if_none_match=headers["etag"])[::2] == (404, body)


@at_the_table
async def test_a_table_in_use_brings_the_board_of_its_game(api: ServerClient) -> None:
    made = await api.create("ratjack(players=2)", [me("Ann"), bot("random")])
    path = f"/t/{made.table}"
    async with TableClient.of(made, 0) as ann:
        await ann.until(lambda: bool(ann.table))
    own = [f"games/ratjack/{part}.js" for part in ("board", "cues", "telling", "clauses")]
    assert set(preloaded(api, path)) == needed("preload.js", "app.js", "components/TablePage.js", *own)
    assert '<link rel="stylesheet" href="/static/games/ratjack/style.css" data-game="ratjack">' in page(api, path)
    sheets = re.findall(
        '<link rel="preload" as="style" href="/static/games/ratjack/css/([a-z_]+.css)">', page(api, path)
    )
    assert sorted(sheets) == sorted(sheet.name for sheet in (WEB / "games" / "ratjack" / "css").iterdir())


def test_what_has_not_changed_is_not_sent_again(api: ServerClient) -> None:
    for path in ("/", "/static/app.js", "/static/fonts/fraunces-latin-600-normal.woff2"):
        status, headers, body = answer(api, path)
        assert (status, headers["cache-control"]) == (200, "no-cache")
        assert body
        status, headers, body = answer(api, path, if_none_match=f'"older", {headers["etag"]}')
        assert (status, body) == (304, b"")
        assert answer(api, path, if_none_match='"older"')[0] == 200


def test_text_is_packed_for_whoever_can_unpack_it(api: ServerClient) -> None:
    _, headers, plain = answer(api, "/static/table.js")
    assert "content-encoding" not in headers
    assert plain == (WEB / "table.js").read_bytes()
    for accepted in ("gzip", "br, gzip;q=0.5", "deflate, gzip"):
        _, headers, packed = answer(api, "/static/table.js", accept_encoding=accepted)
        assert headers["content-encoding"] == "gzip"
        assert gzip.decompress(packed) == plain
    for refused in ("br", "gzip;q=0", "gzip; q=0.0, br"):
        assert answer(api, "/static/table.js", accept_encoding=refused)[2] == plain


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/api/games?lang=fr", "application/json"),
        ("/api/rules/first_rat?lang=de", "application/json"),
        ("/api/words?lang=de&game=pied_piper", "text/plain; charset=utf-8"),
        ("/api/words?lang=fr&game=ratjack", "text/plain; charset=utf-8"),
    ],
)
def test_games_rules_and_words_are_packed_too_and_not_sent_again(api: ServerClient, path: str, kind: str) -> None:
    status, headers, plain = answer(api, path)
    assert (status, headers["content-type"], "content-encoding" in headers) == (200, kind, False)
    _, headers, packed = answer(api, path, accept_encoding="gzip, br")
    assert (headers["content-type"], headers["content-encoding"], headers["vary"]) == (kind, "gzip", "Accept-Encoding")
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    assert answer(api, path, if_none_match=headers["etag"])[0] == 304
    assert answer(api, path.replace("lang=fr", "lang=en").replace("lang=de", "lang=en"))[1]["etag"] != headers["etag"]


def test_a_file_has_one_name(api: ServerClient) -> None:
    assert answer(api, "/static/css/base.css")[0] == 200
    for path in ("/static//css/base.css", "/static/css/../css/base.css", "/static/./app.js", "/static/css"):
        assert answer(api, path)[0] == 404, path
    for path in ("/static/a%00b", "/static/" + "x" * 5000, "/static/" + "x/" * 2000):
        assert answer(api, path)[0] == 404


def test_a_file_that_changes_is_read_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "WEB", tmp_path.resolve())
    static, module = StaticFiles(), tmp_path / "one.js"
    assert static.file("one.js") is None
    module.write_text('import { two } from "./two.js";\n')
    (tmp_path / "two.js").write_text('import { one } from "./one.js";\n')
    first = static.file("one.js")
    assert first is not None
    assert static.file("one.js") is first
    assert static.with_imports(["one.js"]) == ["two.js", "one.js"]
    module.write_text("export const one = 1;\n")
    os.utime(module, ns=(1, 1))
    assert static.with_imports(["one.js"]) == ["one.js"]
    second = static.file("one.js")
    assert second is not None
    assert second.body.tag != first.body.tag
    module.unlink()
    assert static.file("one.js") is None
