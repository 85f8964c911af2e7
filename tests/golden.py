"""Golden playthroughs: recorded matches with everything every seat is told. `make golden` rewrites them.

A change of rules, views, words or chance shows as a difference to be read in review. Observations and imagined worlds are
too large to read: one signature a match shows whether they have changed.
"""

from __future__ import annotations

import json
import random
import zlib
from importlib import import_module
from pathlib import Path

import numpy as np

import rattery
from rattery.core.packages import game_names
from rattery.core.record import bytes_of
from rattery.core.story import Told
from rattery.match import Match

FOLDER = Path(__file__).parent / "golden_playthroughs"
FULL_MOVES = 8  # moves recorded with views and all languages; then the story alone

PLAYTHROUGHS: dict[str, list[tuple[str, int]]] = {
    name: import_module(f"tests.games.{name}.golden").PLAYTHROUGHS for name in game_names()
}
ALL = [entry for game in PLAYTHROUGHS.values() for entry in game]


def file_of(variant: str) -> Path:
    return FOLDER / f"{variant.translate(str.maketrans('(),=+', '-----')).rstrip('-')}.txt"


def playthrough(variant: str, seed: int) -> str:
    """The text of one playthrough of random moves, with every answer of the match."""
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
    """The sentences that differ between a seat and a spectator."""
    open_story = match.tell(told, None)
    lines = []
    for seat in range(match.game.players):
        for sentence, public in zip(match.tell(told, seat), open_story, strict=True):
            if sentence != public:
                lines.append(f"   ({seat}) {sentence}")
    return lines


def _told(match: Match, seat: int | None) -> list[str]:
    return [f"   view of {'a spectator' if seat is None else f'seat {seat}'}: {json.dumps(match.view(seat))}"]


SIGNED_EVERY = 3  # moves, of a match with a signature
SIGNED: dict[str, list[tuple[str, int]]] = {
    name: getattr(import_module(f"tests.games.{name}.golden"), "SIGNED", []) for name in game_names()
}
SIGNATURES = Path(__file__).parent / "golden_signatures.txt"


def signature(variant: str, seed: int) -> int:
    """A checksum of the observations and imagined worlds of all eyes along a random match."""
    match, luck, seen = rattery.load(variant).new(seed=seed), random.Random(seed), 0
    while not match.is_over:
        if len(match.history) % SIGNED_EVERY == 0:
            for seat in [*range(match.game.players), None]:
                world = match.imagine(seat, luck.randrange(2**60))
                seen = zlib.crc32(bytes_of(world.record) + observed(match, seat), seen)
        match.play(luck.choice(match.moves()))
    return seen


def observed(match: Match, seat: int | None) -> bytes:
    out = np.zeros(match.game.rules.OBSERVATION, np.int16)
    match.game.rules.observe(match.game.plain_box, match.position.table, match.eye(seat), out)
    return out.tobytes()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for variant, seed in ALL:
        file_of(variant).write_text(playthrough(variant, seed), encoding="utf-8")
        print(file_of(variant).name)
    signed = [f"{variant} {seed} {signature(variant, seed):08x}" for game in SIGNED.values() for variant, seed in game]
    SIGNATURES.write_text("\n".join([*signed, ""]), encoding="utf-8")
