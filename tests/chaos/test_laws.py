"""Games by the million are looked through: a short version, and one with a law broken on purpose."""

from __future__ import annotations

import pytest

from chaos import laws
from chaos.inspecting import Inspection, inspect
from tests.variants import every_variant_of, loaded


@pytest.mark.compiled
def test_a_stretch_of_games_is_examined() -> None:
    found = laws.examine("pied_piper(players=2)", 200, games=50)
    alone = inspect(loaded("pied_piper(players=2)"), 1, laws.SEED, found.number)
    assert found.wrong is None
    assert found.moves >= 50 * 10
    assert alone.lengths.tolist() == [found.longest]


@pytest.mark.compiled
def test_the_same_games_have_the_same_digest_and_others_another() -> None:
    one, again, other = (laws.examine("pied_piper(players=2)", first, games=5).digest for first in (0, 0, 5))
    assert one == again != other


def test_what_is_wrong_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*args: object) -> Inspection:
        found = inspect(loaded("pied_piper(players=2)"), 2, interpreted=True)
        return Inspection(found.lengths, found.digests, "a law is broken")

    monkeypatch.setattr(laws, "inspect", broken)
    told = laws.summary("pied_piper", [laws.examine("pied_piper(players=2)", 0, games=2)])
    assert "WRONG: a law is broken" in told


def test_stretches_take_every_variant_in_turn() -> None:
    todo = laws.tasks("rat_trap")
    variants = every_variant_of("rat_trap")
    first = [next(todo) for _ in range(len(variants) + 1)]
    assert first == [*((variant, 0) for variant in variants), (variants[0], laws.GAMES_A_TASK)]
