"""Static files: the browser's modules, style sheets, pictures and texts, read from the package and cached in memory."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from posixpath import dirname, normpath, splitext

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from rattery.core.packages import game_file, game_names

WEB = (Path(str(files("rattery"))) / "web").resolve()
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".md": "text/plain; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
# The optional browser parts of a game, and the file of each.
PARTS = {
    "board": "board.js",
    "cues": "cues.js",
    "telling": "telling.js",
    "finale": "finale.js",
    "walk": "walk.js",
    "emblem": "emblem.js",
    "style": "style.css",
    "pictures": "pictures.js",
    "box_pictures": "box_pictures.js",
    "buttons": "buttons.js",
    "clauses": "clauses.js",
}
CACHE_CONTROL = "no-cache"  # the Cache-Control header: a browser revalidates its copy on every use
COMPRESSED_SUFFIXES = {".png", ".webp", ".woff2"}
GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|\s|$))")
IMPORTS = {  # how a module and a style sheet import another one
    ".js": re.compile(r"""^(?:import|export)\b[^"';]*?from "(\.[^"]+)";|^import "(\.[^"]+)";""", re.MULTILINE),
    ".css": re.compile(r"""^@import "(\.[^"]+)"()""", re.MULTILINE),
}


@dataclass(frozen=True)
class Body:
    """A response body, plain and compressed with gzip, with its media type and its ETag. Shared by all requests."""

    plain: bytes
    kind: str
    compressed: bytes
    tag: str

    @classmethod
    def of(cls, plain: bytes, kind: str, compress: bool = True) -> Body:
        compressed = gzip.compress(plain, 6, mtime=0) if compress else b""
        tag = f'W/"{hashlib.sha256(plain).hexdigest()[:20]}"'
        return cls(plain, kind, compressed if len(compressed) < len(plain) else b"", tag)

    def answer(self, request: Request, status: int = 200, caching: str = CACHE_CONTROL) -> Response:
        """The response to a request: the body, or 304 if the client's copy is current."""
        headers = {"Cache-Control": caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.compressed and GZIP.search(request.headers.get("accept-encoding", "")):
            return Response(self.compressed, status, headers | {"Content-Encoding": "gzip"}, self.kind)
        return Response(self.plain, status, headers, self.kind)


@dataclass(frozen=True)
class File:
    """A file in memory with the modification time and size it was read at and, for a module or style sheet, its imports."""

    path: Path
    seen: tuple[int, int]
    body: Body
    imports: tuple[str, ...]

    @classmethod
    def read(cls, name: str, path: Path) -> File:
        plain = path.read_bytes()
        kind = KINDS.get(path.suffix, "application/octet-stream")
        body = Body.of(plain, kind, path.suffix not in COMPRESSED_SUFFIXES)
        return cls(path, _stamp(path), body, tuple(_imports(name, plain)) if path.suffix in IMPORTS else ())

    @property
    def is_fresh(self) -> bool:
        try:
            return _stamp(self.path) == self.seen
        except OSError:
            return False


def _stamp(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def _imports(name: str, plain: bytes) -> Iterator[str]:
    for named, bare in IMPORTS[splitext(name)[1]].findall(plain.decode(errors="replace")):
        yield normpath(f"{dirname(name)}/{named or bare}").removeprefix("/")


def game_folder(game: str) -> Path:
    """The folder of a game's browser files: among ours, or the folder `web` of the game's own package."""
    own = WEB / "games" / game
    return own if own.is_dir() else Path(str(game_file(game, "web"))).resolve()


def game_parts(game: str) -> list[str]:
    """The names of the PARTS that a game has; the others have defaults."""
    return [part for part, name in PARTS.items() if (game_folder(game) / name).is_file()]


def _resolve(name: str) -> Path | None:
    """The path of a file by its name below `/static`; None if it is missing, outside, or not spelled canonically."""
    match name.split("/", 2):
        case ["games", game, within] if game in game_names():
            return _below(game_folder(game), within)
    return _below(WEB, name)


def _below(folder: Path, name: str) -> Path | None:
    try:
        path = (folder / name).resolve()
        is_there = path.is_relative_to(folder) and path.relative_to(folder).as_posix() == name and path.is_file()
    except (OSError, ValueError):
        return None
    return path if is_there else None


class StaticFiles:
    """An ASGI application that serves the files. Each is read and compressed once, and again after it changed on disk."""

    def __init__(self) -> None:
        self.files: dict[str, File] = {}

    def file(self, name: str) -> File | None:
        known = self.files.get(name)
        if known is not None and known.is_fresh:
            return known
        self.files.pop(name, None)
        path = _resolve(name)
        if path is None:
            return None
        self.files[name] = File.read(name, path)
        return self.files[name]

    def read_all(self) -> None:
        """Read and compress all files, so that the first visitor does not wait for it."""
        for path in WEB.rglob("*"):
            if path.suffix in KINDS:
                self.file(path.relative_to(WEB).as_posix())

    def with_imports(self, files: Iterable[str]) -> list[str]:
        """These modules or style sheets and their transitive imports, in topological order: imported ones come first."""
        found: dict[str, None] = {}
        for file in files:
            self._follow(file, found, set())
        return list(found)

    def _follow(self, name: str, found: dict[str, None], on_the_way: set[str]) -> None:
        file = self.file(name)
        if file is None or name in found or name in on_the_way:
            return
        on_the_way.add(name)
        for imported in file.imports:
            self._follow(imported, found, on_the_way)
        found[name] = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve the file at a path below the mount point."""
        request = Request(scope)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405)
        file = self.file(_name(scope))
        if file is None:
            raise HTTPException(404)
        await file.body.answer(request, caching=CACHE_CONTROL)(scope, receive, send)


def _name(scope: Scope) -> str:
    """The requested path below the mount point."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", "")).removeprefix("/")
