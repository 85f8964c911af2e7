"""Installs a package with pip into a virtual environment of its own, without a network."""

from __future__ import annotations

import os
import site
import subprocess
import sys
import venv
from pathlib import Path

import pytest

SEES_OTHERS = (
    "import site; site.addsitedir({folder!r})\n"  # a line of a .pth file; also processes that folder's own .pth files
)
OFFLINE = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")


def install(package: Path, folder: Path) -> Path:
    """Make a virtual environment in the folder, install the package into it, and return its Python. Takes about a second.

    The new environment also sees the packages of the running one, so that Rattery and the build backend are available; the
    running one does not see the package.
    """
    pytest.importorskip("hatchling", reason="hatchling is missing: no game was installed (pip install hatchling)")
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    _see_what_is_here(python)
    pip = (sys.executable, "-m", "pip", "--python", str(python))
    done = subprocess.run([*pip, "install", *OFFLINE, str(package)], capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
    return python


def _see_what_is_here(python: Path) -> None:
    where = "import sysconfig; print(sysconfig.get_paths()['purelib'])"
    own = subprocess.run([str(python), "-c", where], capture_output=True, text=True, check=True).stdout.strip()  # noqa: S603
    lines = (SEES_OTHERS.format(folder=folder) for folder in site.getsitepackages())
    (Path(own) / "others.pth").write_text("".join(lines), encoding="utf-8")
