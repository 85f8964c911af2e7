"""The browser's files: the page, its modules, pictures and words, straight from the package."""

from __future__ import annotations

import mimetypes
from importlib.resources import files
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

WEB = Path(str(files("rattery"))) / "web"

# What some systems do not know, or know wrongly.
mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("text/javascript", ".mjs")
mimetypes.add_type("image/svg+xml", ".svg")
mimetypes.add_type("font/woff2", ".woff2")
mimetypes.add_type("text/plain", ".ftl")
mimetypes.add_type("application/manifest+json", ".webmanifest")


async def shell(request: Request) -> Response:
    """The one page there is; it finds its way by its own address."""
    page = WEB / "index.html"
    return FileResponse(page, headers={"Cache-Control": "no-cache"}, media_type="text/html")


class WebFiles(StaticFiles):
    """Files that are asked after every time and sent again only when they have changed."""

    def __init__(self) -> None:
        super().__init__(directory=WEB, check_dir=False)

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "no-cache"
        return response
