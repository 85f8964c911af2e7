"""The types of the browser's code, in JSDoc. `make weblint` has the TypeScript compiler check them; this tries it."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

import rattery
from tests.missing_tools import NO_NODE
from tests.waiting import TIMEOUT

WEB = Path(rattery.__file__).parent / "web"
COMPILER = Path(__file__).parents[2] / "tools" / "web" / "node_modules" / ".bin" / "tsc"
SLIP = "\nexport const wrong = findMove(7, 8);\n"


@pytest.mark.skipif(shutil.which("node") is None or not COMPILER.exists(), reason=NO_NODE)
def test_the_check_finds_a_slip(tmp_path: Path) -> None:
    """One file and what it imports: the whole takes ten seconds."""
    web = tmp_path / "web"
    shutil.copytree(WEB, web)
    project = json.loads((web / "tsconfig.json").read_text(encoding="utf-8")) | {"include": ["moves.js"]}
    (web / "tsconfig.json").write_text(json.dumps(project), encoding="utf-8")
    assert checked(web) == ""
    moves = web / "moves.js"
    moves.write_text(moves.read_text(encoding="utf-8") + SLIP, encoding="utf-8")
    assert "moves.js" in checked(web)


def checked(project: Path) -> str:
    command = [str(COMPILER), "--project", str(project)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=TIMEOUT, check=False)  # noqa: S603
    return done.stdout
