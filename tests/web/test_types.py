"""The types of the browser's code: JSDoc, checked by the TypeScript compiler."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import rattery

WEB = Path(rattery.__file__).parent / "web"
COMPILER = "typescript@5.9"


@pytest.fixture(scope="module")
def compiler() -> list[str]:
    """The TypeScript compiler, through npx; it is fetched once."""
    npx = shutil.which("npx")
    if npx is None:
        pytest.skip("Node.js is missing: the types of the browser's code are not checked (install node and npm)")
    command = [npx, "--yes", "--package", COMPILER, "tsc"]
    found = subprocess.run([*command, "--version"], capture_output=True, text=True, timeout=240)  # noqa: S603
    if found.returncode != 0:
        pytest.skip(
            f"TypeScript cannot be fetched by npx, so the browser's types are not checked: {found.stderr[-200:]}"
        )
    return command


def checked(compiler: list[str], project: Path) -> str:
    done = subprocess.run([*compiler, "--project", str(project)], capture_output=True, text=True, timeout=240)  # noqa: S603
    return done.stdout if done.returncode else ""


def test_the_types_of_the_browsers_code_hold(compiler: list[str]) -> None:
    assert checked(compiler, WEB) == ""


def test_the_check_finds_a_slip(compiler: list[str], tmp_path: Path) -> None:
    """One file and what it imports: the whole takes ten seconds."""
    shutil.copytree(WEB, tmp_path / "web")
    slip = tmp_path / "web" / "moves.js"
    project = json.loads((WEB / "tsconfig.json").read_text(encoding="utf-8")) | {"include": [slip.name]}
    (tmp_path / "web" / "tsconfig.json").write_text(json.dumps(project), encoding="utf-8")
    slip.write_text(slip.read_text(encoding="utf-8") + "\nexport const wrong = findMove(7, 8);\n", encoding="utf-8")
    assert "moves.js" in checked(compiler, tmp_path / "web")
