"""Golden playthroughs: short matches with everything every seat is told, written down. `make golden` writes them anew.

A change of the rules, the views, the words or of chance shows as a difference that is read in review.
"""

from __future__ import annotations

import json
import random
from importlib import import_module
from pathlib import Path

import rattery
from rattery.core.registry import game_names
from rattery.core.story import Told
from rattery.match import Match

FOLDER = Path(__file__).parent / "golden_playthroughs"
FULL_MOVES = 8  # so many moves with all that is told; then the story alone

PLAYTHROUGHS: dict[str, list[tuple[str, int]]] = {
    name: import_module(f"tests.games.{name}.golden").PLAYTHROUGHS for name in game_names()
}
ALL = [entry for game in PLAYTHROUGHS.values() for entry in game]


def file_of(variant: str) -> Path:
    return FOLDER / f"{variant.translate(str.maketrans('(),=+', '-----')).rstrip('-')}.txt"


def playthrough(variant: str, seed: int) -> str:
    """The text of one playthrough: every move drawn at random, every answer of the match written down."""
    match, luck = rattery.load(variant).new(seed=seed), random.Random(seed)
    lines = [f"{variant}, seed {seed}", f"commitment {match.commitment}", "", *match.log(None), *_told(match, None)]
    for number in range(10**6):
        if match.is_over:
            break
        moves = match.moves()
        move = luck.choice(moves)
        lines += ["", f"{number + 1}. seat {match.turn}, {match.question}: {match.asks()}"]
        lines += [f"   {', '.join(map(str, moves))}", f"   → {move}"]
        told = match.play(move)
        for lang in ("en", "fr", "de") if number < FULL_MOVES else ("en",):
            lines += [f"   {sentence}" for sentence in match.tell(told, None, lang)]
        lines += _secrets(match, told)
        if number < FULL_MOVES:
            lines += _told(match, match.turn)
    return "\n".join([*lines, "", f"scores {match.scores}, winners {match.winners}", *_told(match, None), ""])


def _secrets(match: Match, told: list[Told]) -> list[str]:
    """What seats hear that a spectator does not."""
    open_story = match.tell(told, None)
    lines = []
    for seat in range(match.game.players):
        for sentence, public in zip(match.tell(told, seat), open_story, strict=True):
            if sentence != public:
                lines.append(f"   ({seat}) {sentence}")
    return lines


def _told(match: Match, seat: int | None) -> list[str]:
    return [f"   view of {'a spectator' if seat is None else f'seat {seat}'}: {json.dumps(match.view(seat))}"]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for variant, seed in ALL:
        file_of(variant).write_text(playthrough(variant, seed), encoding="utf-8")
        print(file_of(variant).name)
