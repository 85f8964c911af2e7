"""What is about one game is in that game's folder: the shared code of the browser names none."""

from __future__ import annotations

from pathlib import Path

import pytest

import rattery
from rattery.core.packages import game_names

WEB = Path(rattery.__file__).parent / "web"
SHARED = sorted(
    path
    for path in WEB.rglob("*")
    if path.suffix in (".js", ".css", ".html", ".ftl") and not {"vendor", "games"} & set(path.relative_to(WEB).parts)
)


@pytest.mark.parametrize("path", SHARED, ids=lambda path: path.relative_to(WEB).as_posix())
def test_shared_code_names_no_game(path: Path) -> None:
    text = path.read_text(encoding="utf-8").lower()
    assert [game for game in game_names() if game in text or game.replace("_", "-") in text] == []


def test_there_is_shared_code() -> None:
    assert len(SHARED) > 60
