"""`RATTERY_PLAIN_NJIT=1`: no hooks into Numba, the same games."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys

import pytest

from rattery.core.compile.hooked_rule import Rule
from rattery.core.compile.plain_njit import SWITCH
from rattery.core.registry import load_game
from rattery.playouts.playout import replay_playout
from rattery.playouts.simulate import simulate

GAMES = 200
PLAY = "from tests.core.compile.test_plain_njit import digest; print(*digest({!r}))"


def digest(spelling: str) -> tuple[str, str, str]:
    """How rules are compiled, a digest of compiled games, and one of an interpreted game."""
    game = load_game(spelling)
    how = "hooked" if isinstance(game.rules.play, Rule) else "plain"
    results = simulate(game, GAMES, seed=3, threads=1)
    arrays = (results.scores, results.winners, results.lengths, results.endings, results.began)
    compiled = hashlib.sha256(b"".join(array.tobytes() for array in arrays)).hexdigest()
    return how, compiled, hashlib.sha256(str(replay_playout(game, 3, 5).save()["moves"]).encode()).hexdigest()


def compare(spelling: str) -> None:
    plain = subprocess.run(  # noqa: S603
        [sys.executable, "-c", PLAY.format(spelling)],
        env={**os.environ, SWITCH: "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert plain.returncode == 0, plain.stderr[-3000:]
    (hooked, *here), (how, *there) = digest(spelling), plain.stdout.split()
    assert (hooked, how) == ("hooked", "plain")
    assert here == there


@pytest.mark.long
@pytest.mark.parametrize(
    "spelling",
    ["pied_piper(players=3)", "rat_trap(players=4,roles=true)", "first_rat(players=3)", "ratjack(players=3)"],
)
def test_without_hooks_every_game_is_the_same(spelling: str) -> None:
    compare(spelling)
