"""The access log: a line of JSON for every request and every WebSocket connection, for the operator.

Whatever could be secret is left out: queries, bodies, and the path segment of a table's id. A line that cannot be written is
dropped, so that no request fails because of its log. Lines are written synchronously on the event loop, each by a single
write, so that those of several workers do not mix.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import time
from pathlib import Path
from typing import IO

import msgspec
from starlette.types import Scope

from rattery.core.errors import system_problem
from rattery.core.folders import OWNER_ONLY
from rattery.server.http.address import client_address

STANDARD_OUTPUT = "-"

log = logging.getLogger("rattery.server")


class AccessLog:
    """Writes lines to a file, or to standard output."""

    def __init__(self, file: IO[str]) -> None:
        self._file = file
        self._is_losing = False

    @classmethod
    def to(cls, place: str) -> AccessLog:
        if place == STANDARD_OUTPUT:
            return cls(sys.stdout)
        path = Path(place)
        path.touch(OWNER_ONLY)
        return cls(path.open("a", encoding="utf-8", buffering=1))

    def close(self) -> None:
        if self._file is not sys.stdout:
            with contextlib.suppress(OSError):  # what is left in its buffer may not fit on the disk
                self._file.close()

    def request(self, scope: Scope, status: int, size: int, seconds: float) -> None:
        self._write(scope, {"method": scope["method"], "path": _path(scope), "status": status, "bytes": size}, seconds)

    def connection(self, scope: Scope, code: int | None, seconds: float) -> None:
        """Log a WebSocket connection when it has ended, with its closing code."""
        self._write(scope, {"method": "WS", "path": _path(scope), "code": code}, seconds)

    def _write(self, scope: Scope, facts: dict[str, object], seconds: float) -> None:
        line = {"at": round(time.time(), 3), "client": client_address(scope), **facts, "ms": round(1000 * seconds, 1)}
        try:
            self._file.write(msgspec.json.encode(line).decode() + "\n")
            self._file.flush()
        except (OSError, ValueError) as error:  # the disk is full, or the reader of a pipe is gone
            if not self._is_losing:
                log.error(
                    "lines of the access log are lost: %s",
                    system_problem(error) if isinstance(error, OSError) else error,
                )
            self._is_losing = True
        else:
            self._is_losing = False


def _path(scope: Scope) -> str:
    """The path with a placeholder for the table's id; `-` if no route matched."""
    path = str(scope["path"])
    if "endpoint" not in scope:
        return "-"
    for name, value in scope.get("path_params", {}).items():
        if name == "table":
            path = path.replace(f"/{value}", "/{table}", 1)
    return path
