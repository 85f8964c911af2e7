"""Running commands: with piped answers, or at a real (pseudo-)terminal."""

from __future__ import annotations

import contextlib
import io
import os
import pty
import re
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, Self

import pytest

from rattery.cli import main
from tests.waiting import TIMEOUT, Deadline

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


class Runner(Protocol):
    def __call__(self, *arguments: str, typed: str = "") -> Run: ...


@dataclass(frozen=True)
class Run:
    """The exit status and the output of a command, with no-break spaces replaced with plain ones."""

    status: int
    out: str
    err: str

    @classmethod
    def of(
        cls, arguments: list[str], typed: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> Run:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        capsys.readouterr()
        try:
            status = main(arguments)
        except SystemExit as leaving:  # --help and --version leave this way
            status = int(leaving.code or 0)
        said = capsys.readouterr()
        return cls(status, said.out.replace("\u00a0", " "), said.err)


def _heed_interrupts() -> None:
    """Restore the default handling of SIGINT: a shell that runs the tests in the background makes children ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A pseudo-terminal with `rattery` in it."""

    def __init__(self, *arguments: str, columns: int = 80, lines: int = 24) -> None:
        ours, theirs = pty.openpty()
        environment = {**os.environ, "COLUMNS": str(columns), "LINES": str(lines), "RATTERY_LANG": "en"}
        command = [sys.executable, "-m", "rattery.cli", *arguments]
        self.process = subprocess.Popen(  # noqa: S603
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            close_fds=True,
            preexec_fn=_heed_interrupts,
        )
        os.close(theirs)
        self._ours = ours
        self.raw = ""

    @property
    def text(self) -> str:
        """Everything that was shown, without escape sequences."""
        return ESCAPES.sub("", self.raw)

    def read_until(self, *wanted: str) -> str:
        """Wait for texts, one behind the other; returns what was read meanwhile, escape sequences included."""
        start, deadline = len(self.raw), Deadline()
        while not (found := _in_order(wanted, ESCAPES.sub("", self.raw[start:]))):
            deadline.check(f"waited in vain for {wanted!r} after {self.raw[start:][-2000:]!r}")
            if not self._read_some():
                break
        assert found or _in_order(wanted, ESCAPES.sub("", self.raw[start:])), (
            f"ended without {wanted!r}: {self.raw[start:][-2000:]!r}"
        )
        return self.raw[start:]

    def _read_some(self) -> bool:
        ready, _, _ = select.select([self._ours], [], [], 0.2)
        if not ready:
            return self.process.poll() is None
        try:
            part = os.read(self._ours, 65536)
        except OSError:  # the other end is closed
            return False
        self.raw += part.decode("utf-8", "replace")
        return bool(part)

    def type(self, line: str) -> None:
        self.strike(f"{line}\n")

    def strike(self, keys: str) -> None:
        os.write(self._ours, keys.encode())

    def interrupt(self) -> None:
        """Ctrl-C."""
        self.process.send_signal(signal.SIGINT)

    def wait(self) -> int:
        """Read to the end of the output; returns the exit status."""
        deadline = Deadline()
        while self._read_some():
            deadline.check()
        return self.process.wait(TIMEOUT)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(ProcessLookupError):
            self.process.kill()
        self.process.wait()
        os.close(self._ours)


def _in_order(wanted: Sequence[str], text: str) -> bool:
    """Whether a text has these, one behind the other."""
    for part in wanted:
        _, found, text = text.partition(part)
        if not found:
            return False
    return True


def only_save(folder: Path) -> Path:
    """The path of the only save in the state folder."""
    (file,) = (folder / "state" / "matches").glob("*.json")
    return file
