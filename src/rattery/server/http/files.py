"""The browser's files: modules, style sheets, pictures and words, straight from the package and kept in memory."""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from posixpath import dirname, normpath

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
# What a game may bring to the browser, and the file of each.
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
CACHING = "no-cache"  # a browser asks every time whether what it has is still the newest
PACKED_ALREADY = {".png", ".webp", ".woff2"}
GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(\.0*)?(,|\s|$))")
IMPORT = re.compile(r"""^(?:import|export)\b[^"';]*?from "(\.[^"]+)";|^import "(\.[^"]+)";""", re.MULTILINE)


@dataclass(frozen=True)
class Body:
    """What is sent, plain and packed, and the tag by which a browser knows that it has it already."""

    plain: bytes
    kind: str
    packed: bytes
    tag: str

    @classmethod
    def of(cls, plain: bytes, kind: str, pack: bool = True) -> Body:
        packed = gzip.compress(plain, 6, mtime=0) if pack else b""
        tag = f'W/"{hashlib.sha256(plain).hexdigest()[:20]}"'
        return cls(plain, kind, packed if len(packed) < len(plain) else b"", tag)

    def answer(self, request: Request, status: int = 200, caching: str = CACHING) -> Response:
        """The body, or word that it is the one the browser has."""
        headers = {"Cache-Control": caching, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if status == 200 and self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed and GZIP.search(request.headers.get("accept-encoding", "")):
            return Response(self.packed, status, headers | {"Content-Encoding": "gzip"}, self.kind)
        return Response(self.plain, status, headers, self.kind)


@dataclass(frozen=True)
class File:
    """A file as it was when it was last looked at, and for a module which ones it cannot do without."""

    path: Path
    seen: tuple[int, int]
    body: Body
    imports: tuple[str, ...]

    @classmethod
    def read(cls, name: str, path: Path) -> File:
        plain = path.read_bytes()
        kind = KINDS.get(path.suffix, "application/octet-stream")
        body = Body.of(plain, kind, path.suffix not in PACKED_ALREADY)
        return cls(path, _look(path), body, tuple(_imports(name, plain)) if path.suffix == ".js" else ())

    @property
    def is_fresh(self) -> bool:
        try:
            return _look(self.path) == self.seen
        except OSError:
            return False


def _look(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_mtime_ns, found.st_size


def _imports(name: str, plain: bytes) -> Iterator[str]:
    for named, bare in IMPORT.findall(plain.decode()):
        yield normpath(f"{dirname(name)}/{named or bare}").removeprefix("/")


def game_folder(game: str) -> Path:
    """Where a game's files for the browser are: with ours, or in the folder `web` of a package of its own."""
    own = WEB / "games" / game
    return own if own.is_dir() else Path(str(game_file(game, "web"))).resolve()


def game_parts(game: str) -> list[str]:
    """The parts of the browser's table that a game brings; for the others there are defaults."""
    return [part for part, name in PARTS.items() if (game_folder(game) / name).is_file()]


def _inside(name: str) -> Path | None:
    """The file of that name, if there is one and it is called just so: no way leads up, and none the long way round."""
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
    """The files by their names. Each is read and packed once, and again when it has changed on the disk."""

    def __init__(self) -> None:
        self.files: dict[str, File] = {}

    def file(self, name: str) -> File | None:
        known = self.files.get(name)
        if known is not None and known.is_fresh:
            return known
        self.files.pop(name, None)
        path = _inside(name)
        if path is None:
            return None
        self.files[name] = File.read(name, path)
        return self.files[name]

    def read_all(self) -> None:
        """Read everything there is, so that the first visitor does not wait for it."""
        for path in WEB.rglob("*"):
            if path.suffix in KINDS:
                self.file(path.relative_to(WEB).as_posix())

    def needed(self, firsts: Iterable[str]) -> list[str]:
        """These modules, what they import, and what that imports in turn; those first that others wait for."""
        found: dict[str, None] = {}
        for first in firsts:
            self._follow(first, found, set())
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
        """Answer for an address below the one these files are served at."""
        request = Request(scope)
        if request.method not in ("GET", "HEAD"):
            raise HTTPException(405)
        file = self.file(_name(scope))
        if file is None:
            raise HTTPException(404)
        await file.body.answer(request, caching=CACHING)(scope, receive, send)


def _name(scope: Scope) -> str:
    """What is asked for, below the address the files are served at."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", "")).removeprefix("/")
