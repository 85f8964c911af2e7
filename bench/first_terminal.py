"""A person at a terminal on a machine where nothing is compiled yet: how long the bots let them wait.

`rattery play` runs in a pseudo-terminal with an empty compile cache. How the match stands is read from the file it is saved
to after every move; where the person is asked, the first move on offer is typed.
"""

from __future__ import annotations

import contextlib
import json
import os
import pty
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import rattery

ME = 0
LOOK_EVERY = 0.02  # seconds between two looks at the file
TYPE_AGAIN = 0.5  # seconds after which the answer is typed once more: what is typed before the question is dropped
ANSWER = b"1\n"


@contextmanager
def terminal(game: str, level: str, folder: Path) -> Iterator[int]:
    """A match against bots of that level in a terminal; what is written to the descriptor is typed there."""
    seats = [f"--seat={seat}={level}" for seat in range(1, rattery.load(game).players)]
    command = [
        sys.executable,
        "-m",
        "rattery",
        "play",
        game,
        *seats,
        "--seed",
        "1",
        "--save",
        str(folder / "match.json"),
    ]
    environment = {**os.environ, "RATTERY_CACHE": str(folder / "cache"), "RATTERY_STATE": str(folder), "TERM": "xterm"}
    ours, theirs = pty.openpty()
    process = subprocess.Popen(  # noqa: S603
        command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, start_new_session=True
    )
    os.close(theirs)
    threading.Thread(target=_read_on, args=(ours,), daemon=True).start()
    try:
        yield ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _read_on(descriptor: int) -> None:
    """Nobody looks at the screen, but a terminal that is not read from blocks."""
    with contextlib.suppress(OSError):
        while os.read(descriptor, 65536):
            pass


def bots_waits(game: str, level: str, moves: int, give_up: float) -> list[float]:
    """Seconds until each of the bots' first moves: from Enter, from the start of the match, or from the move before."""
    waits: list[float] = []
    with tempfile.TemporaryDirectory() as name, terminal(game, level, Path(name)) as typed:
        match = rattery.load(game).new(seed=1)
        asked = typed_at = deadline = None
        while len(waits) < moves and not match.is_over and (deadline is None or time.monotonic() < deadline):
            time.sleep(LOOK_EVERY)
            now, written = time.monotonic(), _moves_written(Path(name) / "match.json")
            if written is None:
                continue
            deadline, asked = deadline or now + give_up, asked or now
            for move in written[len(match.history) :]:
                if match.turn != ME:
                    waits.append(now - asked)
                    asked = now
                match.play(move)
            if match.turn == ME and (typed_at is None or now - typed_at > TYPE_AGAIN):
                os.write(typed, ANSWER)
                asked = typed_at = now
    return waits


def _moves_written(file: Path) -> list[str] | None:
    """The moves that were saved so far; None before the match has begun."""
    try:
        return list(json.loads(file.read_text(encoding="utf-8"))["moves"])
    except (OSError, ValueError):
        return None
