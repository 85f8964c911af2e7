"""The page: one for every address, with links to what is needed first there, so that it is all fetched at once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from rattery.server.http.files import Body, Shelf
from rattery.server.tables.tables import Tables

HERE = "<!-- what is needed first -->"
FIRSTS = ("ahead.js", "app.js")  # the modules of every page

# The addresses, and the module of each; anything else is told that there is nothing.
PAGES = {
    "/": "components/Lobby.js",
    "/new/{game}": "components/NewTable.js",
    "/t/{table}": "components/TablePage.js",
    "/t/{table}/replay": "components/Replay.js",
    "/rules/{game}": "components/Rules.js",
    "/challenges": "components/Challenges.js",
}


class Page:
    """What is answered to a person who comes to an address."""

    def __init__(self, shelf: Shelf, tables: Tables) -> None:
        self.shelf, self.tables = shelf, tables

    def at(self, module: str) -> Callable[[Request], Awaitable[Response]]:
        """The page at an address whose module that is."""

        async def answer(request: Request) -> Response:
            table = request.path_params.get("table")
            return self._answer(request, module, None if table is None else self.tables.game_at(table))

        return answer

    def nowhere(self, request: Request) -> Response:
        """The page at an address it does not know; it says so itself."""
        return self._answer(request, "components/ErrorPage.js", None, 404)

    def _answer(self, request: Request, module: str, game: str | None, status: int = 200) -> Response:
        page = self.shelf.file("index.html")
        assert page is not None
        filled = _filled(page.body.plain.decode(), "\n    ".join(self._links(module, game)))
        return filled.answer(request, status)

    def _links(self, module: str, game: str | None) -> list[str]:
        """The board of a game is fetched with the page where it is known already which game is played."""
        board = f"games/{game}.js"
        has_board = game is not None and self.shelf.file(board) is not None
        modules = self.shelf.needed([*FIRSTS, module, *([board] if has_board else [])])
        links = [f'<link rel="modulepreload" href="/static/{name}">' for name in modules]
        if has_board:
            links.insert(0, f'<link rel="stylesheet" href="/static/css/{game}.css" data-game="{game}">')
        return links


@lru_cache(maxsize=64)
def _filled(page: str, links: str) -> Body:
    return Body.of(page.replace(HERE, links).encode(), "text/html; charset=utf-8")
