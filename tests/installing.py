"""Installs packages with pip into virtual environments of their own, without a network."""

from __future__ import annotations

import os
import re
import site
import subprocess
import sys
import venv
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests.missing_tools import NO_HATCHLING

SEES_OTHERS = (
    "import site; site.addsitedir({folder!r})\n"  # a line of a .pth file; also processes that folder's own .pth files
)
OFFLINE = ("--quiet", "--disable-pip-version-check", "--no-index", "--no-deps", "--no-build-isolation")


def install(package: Path, folder: Path) -> Path:
    """Make a virtual environment in the folder, install the package into it, and return its Python. Takes about a second.

    The new environment also sees the packages of the running one, so that Rattery and the build backend are available; the
    running one does not see the package.
    """
    pytest.importorskip("hatchling", reason=NO_HATCHLING)
    python = _new_environment(folder)
    _see_what_is_here(python)
    _run(sys.executable, "-m", "pip", "--python", str(python), "install", *OFFLINE, str(package))
    return python


def install_wheels(folder: Path, *packages: Path) -> Path:
    """Make a virtual environment in the folder, install wheels of the packages into it, and return its Python.

    It sees nothing else but what the wheels declare as dependencies, linked from the running environment: neither that
    environment nor a source tree. A dependency that is not declared is missing there.
    """
    for backend in ("hatchling", "hatch-fancy-pypi-readme"):
        pytest.importorskip(backend.replace("-", "_"), reason=NO_HATCHLING)
    wheels, links = folder / "wheels", folder / "dependencies"
    for package in packages:
        _run(sys.executable, "-m", "pip", "wheel", *OFFLINE, "--wheel-dir", str(wheels), str(package))
    python = _new_environment(folder / "environment")
    built = sorted(map(str, wheels.glob("*.whl")))
    assert len(built) == len(packages)
    _run(sys.executable, "-m", "pip", "--python", str(python), "install", *OFFLINE, *built)
    links.mkdir()
    installed = _packages_of(python)
    names = {_name(each.metadata["Name"]) for each in distributions(path=[str(installed)])}
    for name in _dependencies(names, [*distributions(path=[str(installed)])]) - names:
        _link(distribution(name), links)
    (installed / "dependencies.pth").write_text(f"{links}\n", encoding="utf-8")
    return python


def _name(name: str) -> str:
    """The normalised name of a distribution."""
    return re.sub(r"[-_.]+", "-", name).lower()


def _dependencies(names: set[str], ahead: list[Distribution]) -> set[str]:
    """The names of all distributions that these need, directly or through each other, without extras."""
    found = set(names)
    while ahead:
        for line in ahead.pop().requires or []:
            needed = Requirement(line)
            name = _name(needed.name)
            if name not in found and (needed.marker is None or needed.marker.evaluate({"extra": ""})):
                found.add(name)
                ahead.append(distribution(name))
    return found


def _link(dependency: Distribution, links: Path) -> None:
    """Link the files of an installed distribution, by the first part of their paths."""
    for top in {file.parts[0] for file in dependency.files or [] if ".." not in file.parts}:
        source = Path(str(dependency.locate_file(top)))
        if source.exists() and not (links / top).exists() and top != "__pycache__":
            (links / top).symlink_to(source, target_is_directory=source.is_dir())


def _new_environment(folder: Path) -> Path:
    """An empty virtual environment; its Python."""
    venv.create(folder, with_pip=False, symlinks=os.name != "nt")
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _packages_of(python: Path) -> Path:
    """The folder of an environment's packages."""
    where = "import sysconfig; print(sysconfig.get_paths()['purelib'])"
    return Path(_run(str(python), "-c", where).strip())


def _run(*command: str) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def _see_what_is_here(python: Path) -> None:
    lines = (SEES_OTHERS.format(folder=folder) for folder in site.getsitepackages())
    (_packages_of(python) / "others.pth").write_text("".join(lines), encoding="utf-8")
