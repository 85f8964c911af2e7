"""Tests skipped for a missing tool are reported at the end of a run, and fail it if `CI` is set."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.missing_tools import NO_CHROMIUM, REQUIRED

ROOT = Path(__file__).parents[1]
SKIPPED = 'import pytest\n\ndef test_it():\n    pytest.skip("{reason}")\n'


def run(folder: Path, reason: str, ci: str) -> subprocess.CompletedProcess[str]:
    """A run of one test that is skipped, with the hooks of these tests."""
    (folder / "test_skipped.py").write_text(SKIPPED.format(reason=reason), encoding="utf-8")
    (folder / "conftest.py").write_text("from tests.conftest import *  # noqa: F403\n", encoding="utf-8")
    environment = {**os.environ, "CI": ci, "PYTHONPATH": f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-ra",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(folder),
        str(folder),
    ]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=folder)  # noqa: S603


@pytest.mark.parametrize(
    ("reason", "ci", "status"),
    [(NO_CHROMIUM, "", 0), *((reason, "true", 1) for reason in REQUIRED), ("this machine has no GPU", "true", 0)],
    ids=["at home", *(f"under CI, {reason.partition(' ')[0]}" for reason in REQUIRED), "what nobody promised"],
)
def test_what_was_not_tried_is_said_and_fails_under_ci(tmp_path: Path, reason: str, ci: str, status: int) -> None:
    done = run(tmp_path, reason, ci)
    assert done.returncode == status
    assert "NOT TRIED" in done.stdout
    assert f"1 tests: {reason}" in done.stdout.rpartition("short test summary")[2], "it is said last"


@pytest.mark.parametrize("reason", REQUIRED)
def test_it_is_said_how_to_get_what_is_missing(reason: str) -> None:
    assert re.fullmatch(r".+ is missing: .+ \(.*install .+\)", reason)


@pytest.mark.parametrize("tool", ["chromium", "postgresql", "nodejs"])
def test_tools_that_are_missing_are_installed_where_that_is_possible(tmp_path: Path, tool: str) -> None:
    """On a system with nothing but a package manager, and on one without."""
    commands = {"id": "echo 0", "apt-get": 'echo "$@" >> "$LOG"'}
    for name, script in commands.items():
        (tmp_path / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    command = [str(shutil.which("sh")), str(ROOT / "tools" / "get_test_tools.sh")]
    environment = {"PATH": str(tmp_path), "LOG": str(tmp_path / "log"), "POSTGRESQL_FOLDER": str(tmp_path)}
    done = subprocess.run(command, capture_output=True, text=True, env=environment)  # noqa: S603
    assert done.returncode == 0
    assert re.search(rf"^-qq install .* {tool}$", (tmp_path / "log").read_text(encoding="utf-8"), re.MULTILINE)
    (tmp_path / "apt-get").unlink()
    done = subprocess.run(command, capture_output=True, text=True, env=environment)  # noqa: S603
    assert done.returncode == 0
    assert tool in done.stdout
    assert "It takes root and apt-get, or Homebrew." in done.stdout


def test_where_everything_was_tried_nothing_is_said(tmp_path: Path) -> None:
    (tmp_path / "test_fine.py").write_text("def test_it():\n    assert True\n", encoding="utf-8")
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", "pytest", "-q", "-p", "tests.conftest", "--rootdir", str(tmp_path), str(tmp_path)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": f"{ROOT}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"},
        cwd=tmp_path,
    )
    assert done.returncode == 0
    assert "NOT TRIED" not in done.stdout
