"""Server processes that can be killed and restarted, and their workers."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

# As `rattery serve` does it, but that bots answer at once and nobody is limited. Older editions understand it, too.
SERVE = """
import sys
from rattery.server.randomness import SECRET
from rattery.server.serve import ServeOptions, serve
serve(ServeOptions(port=int(sys.argv[1]), database=sys.argv[2], open_browser=False, pace=0.0, free=True),
      lambda message, **facts: print(facts["here"], flush=True), SECRET)
"""


def children(pid: int) -> list[int]:
    """The ids of the child processes of a process. Linux only."""
    found = Path(f"/proc/{pid}/task").glob("*/children")
    with contextlib.suppress(OSError):
        return [int(child) for one in found for child in one.read_text(encoding="ascii").split()]
    return []


class Served:
    """A server process that restarts on the same port."""

    def __init__(self, database: str | Path, folder: Path) -> None:
        self.database, self.port, self.kills = str(database), 0, 0
        self.log = folder / f"server-{id(self)}.log"
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), self.database]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=self.env())  # noqa: S603
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http"), f"the server did not start:\n{self.log_text()}"
        self.port = int(self.address.rpartition(":")[2])

    def env(self) -> dict[str, str]:
        return dict(os.environ)

    def kill(self) -> None:
        """Kills the server (SIGKILL) and waits for its end."""
        self.kills += self.process.poll() is None
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def kill_worker(self) -> bool:
        """Kills one child process of the server; returns whether there was one."""
        for pid in children(self.process.pid)[:1]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                return True
        return False

    def limit_files(self, size: int | None) -> None:
        """Limits the size of files the server writes, to simulate a full disk; None removes the limit."""
        limit = resource.RLIM_INFINITY if size is None else size
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    def open_files(self) -> int:
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))

    def log_text(self) -> str:
        """The server's stderr so far, over all restarts."""
        return self.log.read_text(encoding="utf-8")
