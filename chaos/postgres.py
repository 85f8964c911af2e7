"""A temporary PostgreSQL server in a folder, which can be killed and suspended."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import time
from pathlib import Path

from chaos.processes import children

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
SETTINGS = ("-c", "listen_addresses=", "-c", "max_connections=60")
PATIENCE = 60.0  # seconds for the database to start


def binary(name: str) -> str | None:
    """The path of a program of PostgreSQL; None if it is not installed."""
    return shutil.which(name, path=os.pathsep.join([*map(str, BINARIES), os.environ.get("PATH", "")]))


class Postgres:
    """The database, which listens on a Unix socket in its folder only."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.data = folder, folder / "data"
        self._run_as = _as_nobody(folder)
        self._do("initdb", "-D", str(self.data), "-U", "rattery", "-A", "trust", "--no-sync")
        self.start()

    @property
    def url(self) -> str:
        return f"postgresql://rattery@/postgres?host={self.folder}"

    def start(self) -> None:
        """Starts the server and waits until it accepts connections; after a kill it recovers by itself."""
        began = time.monotonic()
        self._launch()
        while not self._is_ready():
            assert time.monotonic() - began < PATIENCE, f"the database does not come up: {self._last_words()}"
            time.sleep(0.1)
            if self.process.poll() is not None:  # processes of the killed server were still exiting
                self._launch()

    def _launch(self) -> None:
        command = [*self._run_as, str(binary("postgres")), "-D", str(self.data), "-k", str(self.folder), *SETTINGS]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(command, stdout=log, stderr=log, cwd="/")  # noqa: S603

    def _last_words(self) -> str:
        """The last line of the server's log."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace").strip().rpartition("\n")[2]

    def _is_ready(self) -> bool:
        ask = [str(binary("pg_isready")), "-q", "-h", str(self.folder)]
        return subprocess.run(ask, check=False).returncode == 0  # noqa: S603

    def kill(self) -> None:
        """Kills the server and its children."""
        self._signal(signal.SIGKILL)
        self.process.wait()

    def suspend(self) -> None:
        """Stops the processes (SIGSTOP): connections stay open and new ones are accepted, but nothing is answered, as when a
        machine or a disk hangs."""
        self._signal(signal.SIGSTOP)

    def resume(self) -> None:
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        for pid in [self.process.pid, *children(self.process.pid)]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, number)

    def _do(self, name: str, *words: str) -> None:
        command = [*self._run_as, str(binary(name)), *words]
        quiet = subprocess.DEVNULL
        subprocess.run(command, check=True, stdout=quiet, stderr=quiet, timeout=PATIENCE, cwd="/")  # noqa: S603


def _as_nobody(folder: Path) -> list[str]:
    """The command prefix to run as another user: PostgreSQL refuses to run as root. Makes the folder accessible."""
    if os.geteuid() != 0:
        return []
    for place in (folder, *folder.parents):
        if place.stat().st_uid == 0 and place != Path("/") and not place.stat().st_mode & 0o001:
            place.chmod(place.stat().st_mode | 0o011)
    shutil.chown(folder, "postgres")
    return ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
