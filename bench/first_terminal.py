"""How long a person at a terminal waits for bots while the compile cache is empty.

`rattery play` runs in a pseudo-terminal. The state of the match is read from the file it is saved to after every move; on
the person's turn the first move on offer is typed.
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

OWN_SEAT = 0
POLL_SECONDS = 0.02  # between two reads of the file
RETYPE_SECONDS = 0.5  # after which the answer is typed again, as input before the question is discarded
ANSWER = b"1\n"


@contextmanager
def terminal(game: str, level: str, folder: Path) -> Iterator[int]:
    """Runs a match against bots of that level in a pseudo-terminal; yields the descriptor to type into."""
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
    threading.Thread(target=_drain, args=(ours,), daemon=True).start()
    try:
        yield ours
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _drain(descriptor: int) -> None:
    """Reads and discards the output; otherwise the process would block on a full buffer."""
    with contextlib.suppress(OSError):
        while os.read(descriptor, 65536):
            pass


def bots_waits(game: str, level: str, moves: int, give_up: float) -> list[float]:
    """Seconds until each of the bots' moves: from Enter, from the start of the match, or from the previous move."""
    waits: list[float] = []
    with tempfile.TemporaryDirectory() as name, terminal(game, level, Path(name)) as typed:
        match = rattery.load(game).new(seed=1)
        asked = typed_at = deadline = None
        while len(waits) < moves and not match.is_over and (deadline is None or time.monotonic() < deadline):
            time.sleep(POLL_SECONDS)
            now, written = time.monotonic(), _moves_written(Path(name) / "match.json")
            if written is None:
                continue
            deadline, asked = deadline or now + give_up, asked or now
            for move in written[len(match.history) :]:
                if match.turn != OWN_SEAT:
                    waits.append(now - asked)
                    asked = now
                match.play(move)
            if match.turn == OWN_SEAT and (typed_at is None or now - typed_at > RETYPE_SECONDS):
                os.write(typed, ANSWER)
                asked = typed_at = now
    return waits


def _moves_written(file: Path) -> list[str] | None:
    """The moves saved so far; None before the match has begun."""
    try:
        return list(json.loads(file.read_text(encoding="utf-8"))["moves"])
    except (OSError, ValueError):
        return None
