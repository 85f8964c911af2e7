"""The page: one for every address, with links to what is needed first there, so that it is all fetched at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from rattery.core.packages import game_names
from rattery.server.http.files import Body, StaticFiles, game_parts
from rattery.server.tables.tables import Tables

HERE = "<!-- what is needed first -->"
FIRSTS = ("preload.js", "app.js")  # the modules of every page

AT_ONCE = ("board", "cues", "telling", "clauses")  # what a game brings to its table
DEFAULTS = "defaults"  # the folder of what games do not bring
WITH_EMBLEMS = ("components/Lobby.js",)

# The addresses, and the module of each; anything else is told that there is nothing.
PAGES = {
    "/": "components/Lobby.js",
    "/new/{game}": "components/NewTable.js",
    "/t/{table}": "components/TablePage.js",
    "/t/{table}/replay": "components/Replay.js",
    "/rules/{game}": "components/Rules.js",
    "/box/{game}": "components/BoxPage.js",
    "/t/{table}/box": "components/BoxPage.js",
    "/record": "components/Record.js",
    "/challenges": "components/Challenges.js",
}


class Page:
    """What is answered to a person who comes to an address."""

    def __init__(self, static: StaticFiles, tables: Tables) -> None:
        self.static, self.tables = static, tables

    def at(self, module: str) -> Callable[[Request], Awaitable[Response]]:
        """The page at an address whose module that is."""

        async def answer(request: Request) -> Response:
            table = request.path_params.get("table")
            return self._answer(request, module, None if table is None else self.tables.game_at(table))

        return answer

    async def service_worker(self, request: Request) -> Response:
        """The browser's service worker. It stands at the top because it sees only addresses below its own."""
        worker = self.static.file("service_worker.js")
        assert worker is not None
        return worker.body.answer(request)

    def nowhere(self, request: Request) -> Response:
        """The page at an address it does not know; it says so itself."""
        return self._answer(request, "components/ErrorPage.js", None, 404)

    def _answer(self, request: Request, module: str, game: str | None, status: int = 200) -> Response:
        page = self.static.file("index.html")
        assert page is not None
        filled = _filled(page.body.plain.decode(), "\n    ".join(self._links(module, game)))
        return filled.answer(request, status)

    def _links(self, module: str, game: str | None) -> list[str]:
        """What a game brings to the table is fetched with the page where it is known already which game is played."""
        parts = [] if game is None else _played(game)
        modules = self.static.needed([*FIRSTS, module, *parts, *(_emblems() if module in WITH_EMBLEMS else [])])
        links = [f'<link rel="modulepreload" href="/static/{name}">' for name in modules]
        if game is not None:
            folder = f"games/{game}" if "style" in game_parts(game) else DEFAULTS
            links.insert(0, f'<link rel="stylesheet" href="/static/{folder}/style.css" data-game="{game}">')
        return links


def _played(game: str) -> list[str]:
    """The modules that a table of a game wants at once."""
    brings = game_parts(game)
    own = [f"games/{game}/{part}.js" for part in AT_ONCE if part in brings]
    return own if "board" in brings else [f"{DEFAULTS}/board.js", *own]


def _emblems() -> list[str]:
    """The small pictures of all games."""
    return [
        f"games/{game}/emblem.js" if "emblem" in game_parts(game) else f"{DEFAULTS}/emblem.js" for game in game_names()
    ]


@lru_cache(maxsize=64)
def _filled(page: str, links: str) -> Body:
    return Body.of(page.replace(HERE, links).encode(), "text/html; charset=utf-8")
