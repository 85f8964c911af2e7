"""A temporary PostgreSQL server in a folder (run by root, in one of its own), which can be killed and suspended."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
import weakref
from pathlib import Path

from chaos.processes import children

BINARIES = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
SETTINGS = ("-c", "listen_addresses=", "-c", "max_connections=60")
AS_POSTGRES = ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"]
PATIENCE = 300.0  # seconds for the database to start


def binary(name: str) -> str | None:
    """The path of a program of PostgreSQL; None if it is not installed."""
    return shutil.which(name, path=os.pathsep.join([*map(str, BINARIES), os.environ.get("PATH", "")]))


class Postgres:
    """The database, which listens on a Unix socket in its folder only."""

    def __init__(self, folder: Path) -> None:
        is_root = os.geteuid() == 0  # PostgreSQL refuses to run as root
        self.folder = _own_folder(self) if is_root else folder
        self.data = self.folder / "data"
        self._run_as = AS_POSTGRES if is_root else []
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


def _own_folder(database: Postgres) -> Path:
    """A folder that the user `postgres` can enter, deleted with the database.

    Not one of pytest's: every other run of pytest that begins closes the folder of all runs to other users.
    """
    folder = Path(tempfile.mkdtemp(prefix="rattery-postgres-"))
    weakref.finalize(database, shutil.rmtree, folder, ignore_errors=True)
    folder.chmod(0o711)
    shutil.chown(folder, "postgres")
    return folder
