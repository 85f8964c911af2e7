"""The HTML page: the same for every address, with preload links to the modules that address needs, so that the browser
fetches them all in parallel."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from rattery.core.packages import game_names
from rattery.server.http.files import Body, StaticFiles, game_parts
from rattery.server.tables.tables import Tables

PLACEHOLDER = "<!-- what is needed first -->"
ENTRY_MODULES = ("preload.js", "app.js")  # the modules of every page

PRELOADED_PARTS = ("board", "cues", "telling", "clauses")  # the parts of a game that its table preloads
DEFAULTS = "defaults"  # the folder of the parts that a game lacks
WITH_EMBLEMS = ("components/Lobby.js",)

# The routes of pages, and the module of each; any other path is answered with the error page.
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
    "/challenges/{game}": "components/Challenges.js",
}


class Page:
    """Answers requests for pages."""

    def __init__(self, static: StaticFiles, tables: Tables) -> None:
        self.static, self.tables = static, tables

    def at(self, module: str) -> Callable[[Request], Awaitable[Response]]:
        """The handler of a page with this module."""

        async def answer(request: Request) -> Response:
            table = request.path_params.get("table")
            return self._answer(request, module, None if table is None else self.tables.game_at(table))

        return answer

    async def service_worker(self, request: Request) -> Response:
        """The service worker. It is served from the root because its scope is limited to paths below its own."""
        worker = self.static.file("service_worker.js")
        assert worker is not None
        return worker.body.answer(request)

    def not_found(self, request: Request) -> Response:
        """The error page, for an unknown address."""
        return self._answer(request, "components/ErrorPage.js", None, 404)

    def _answer(self, request: Request, module: str, game: str | None, status: int = 200) -> Response:
        page = self.static.file("index.html")
        assert page is not None
        filled = _filled(page.body.plain.decode(), "\n    ".join(self._links(module, game)))
        return filled.answer(request, status)

    def _links(self, module: str, game: str | None) -> list[str]:
        """The preload links of a page; of a table's page, those of its game too if it is known."""
        parts = [] if game is None else _played(game)
        emblems = _emblems() if module in WITH_EMBLEMS else []
        modules = self.static.with_imports([*ENTRY_MODULES, module, *parts, *emblems])
        links = [f'<link rel="modulepreload" href="/static/{name}">' for name in modules]
        if game is not None:
            folder = f"games/{game}" if "style" in game_parts(game) else DEFAULTS
            *imported, sheet = self.static.with_imports([f"{folder}/style.css"])
            links[:0] = [
                f'<link rel="stylesheet" href="/static/{sheet}" data-game="{game}">',
                *(f'<link rel="preload" as="style" href="/static/{name}">' for name in imported),
            ]
        return links


def _played(game: str) -> list[str]:
    """The modules that the table of a game needs first."""
    brings = game_parts(game)
    own = [f"games/{game}/{part}.js" for part in PRELOADED_PARTS if part in brings]
    return own if "board" in brings else [f"{DEFAULTS}/board.js", *own]


def _emblems() -> list[str]:
    """The emblem modules of all games."""
    return [
        f"games/{game}/emblem.js" if "emblem" in game_parts(game) else f"{DEFAULTS}/emblem.js" for game in game_names()
    ]


@lru_cache(maxsize=64)
def _filled(page: str, links: str) -> Body:
    return Body.of(page.replace(PLACEHOLDER, links).encode(), "text/html; charset=utf-8")
