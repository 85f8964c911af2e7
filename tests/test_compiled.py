"""Interpreted, compiled and on a GPU: the same seed is the same game."""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

from chaos.inspecting import inspect
from rattery.core.chance import Chance, draw, seed_chance, siphash
from rattery.core.compile.entry_point import entry_point
from rattery.core.order_of_play import begins_rule
from rattery.core.plain import plain, record_from
from rattery.core.record import array_of, blank, blanks, bytes_of, record_of
from rattery.playouts.game_range import blank_range
from rattery.playouts.playout import playout_rule, replay_playout, seed_playout, simulation_key
from rattery.playouts.simulate import playout_scratch, playouts_entry, simulate
from tests.variants import EVERY_VARIANT, VARIANTS, loaded

pytestmark = pytest.mark.compiled
every_variant = pytest.mark.parametrize("variant", VARIANTS)

GAMES_COMPARED, MOVES_COMPARED = 70, 2_000  # of each variant, until either is reached


@every_variant
def test_compiled_games_end_on_the_same_table_as_interpreted_ones(variant: str) -> None:
    game, key = loaded(variant), simulation_key(21)
    box, scratch, played = array_of(game.box), playout_scratch(game), blank_range(game, 0, 1)
    table, offers, luck = plain(game.blank_table()), plain(game.blank_offers()), plain(blank(Chance))
    compared = 0
    for number in range(GAMES_COMPARED):
        playouts_entry(game.rules)(box, scratch, key, number, played.results)
        seed_playout(table.chance, luck, key[0], key[1], number)
        game.rules.set_up(game.plain_box, table)
        assert begins_rule(game.rules)(game.plain_box, table) == played.began[0]
        length = playout_rule(game.rules)(game.plain_box, table, offers, luck)
        assert length == played.lengths[0]
        assert game.rules.ending(game.plain_box, table) == played.endings[0]
        assert bytes_of(record_from(table, game.rules.Table)) == scratch[0].tobytes(), f"game {number}"
        compared += length
        if compared > MOVES_COMPARED:
            break


@pytest.mark.bounds
@pytest.mark.parametrize("variant", EVERY_VARIANT)
def test_every_table_and_every_imagined_world_obeys_the_laws_by_the_hundred(variant: str) -> None:
    """A dozen games of variants outside the covering subset, 100 of those in it; `make bounds` checks 150 of each."""
    games = 150 if "NUMBA_BOUNDSCHECK" in os.environ else 100 if variant in VARIANTS else 12
    assert inspect(loaded(variant), games=games, seed=31).wrong is None


@every_variant
def test_views_and_imagined_worlds_are_the_same_interpreted_and_compiled(variant: str) -> None:
    game = loaded(variant)
    interpreted, compiled = inspect(game, 1, seed=32, interpreted=True), inspect(game, 1, seed=32)
    assert interpreted.wrong is None
    assert interpreted.digests.tolist() == compiled.digests.tolist()


def test_a_simulated_game_can_be_looked_at_again() -> None:
    game = loaded("rat_trap(players=3,roles=true)")
    simulation = simulate(game, games=30, seed=9)
    for number in (0, 7, 29):
        match = simulation.match(number)
        assert match.scores == simulation.scores[number].tolist()
        assert match.winners == np.flatnonzero(simulation.winners[number]).tolist()
        assert len(match.history) == simulation.lengths[number]
        assert match.ending == game.rules.ENDINGS[simulation.endings[number]]
        assert match.began == simulation.began[number] == int(np.flatnonzero(simulation.places[number] == 0)[0])


def test_a_simulation_is_the_same_on_one_core_and_on_several() -> None:
    game = loaded("rat_trap(players=4)")
    one, several = simulate(game, games=5_000, seed=2, threads=1), simulate(game, games=5_000, seed=2, threads=3)
    assert (one.scores == several.scores).all()
    assert (one.winners == several.winners).all()
    assert (one.lengths == several.lengths).all()
    assert one.lengths.min() > 0
    assert np.isclose(one.win_shares.sum(), 1)


def test_the_replay_of_a_simulated_game_is_a_match_that_can_be_saved() -> None:
    import rattery

    match = replay_playout(loaded("rat_trap(players=2)"), seed=4, number=3)
    assert match.is_over
    assert rattery.restore(match.save()).scores == match.scores


def test_compiled_chance_draws_what_interpreted_chance_draws() -> None:
    def draws(chances: Any, sizes: Any, out: Any) -> None:
        for place in range(len(sizes)):
            out[place] = draw(chances[0], sizes[place])

    sizes = np.array([2, 6, 6, 25, 1, 2048, 3, 36, 7] * 50)
    chances, out = blanks(Chance, 1), np.zeros(len(sizes), np.int64)
    seed_chance(record_of(chances), 2**64 - 1, 2**63 + 5)
    interpreted = blank(Chance)
    seed_chance(interpreted, 2**64 - 1, 2**63 + 5)
    entry_point(draws)(chances, sizes, out)
    assert out.tolist() == [int(draw(interpreted, size)) for size in sizes.tolist()]


def test_compiled_siphash_is_siphash_for_every_kind_of_whole_number() -> None:
    def hashes(keys: Any, messages: Any, out: Any) -> None:
        for place in range(len(messages)):
            out[place] = siphash(keys[0], keys[1], messages[place])

    keys = np.array([0x0706050403020100, 0x0F0E0D0C0B0A0908], np.uint64)
    for kind in (np.int64, np.uint64, np.int16):
        messages, out = np.array([0, 1, 2, 12345], kind), np.zeros(4, np.uint64)
        entry_point(hashes)(keys, messages, out)
        assert out.tolist() == [siphash(keys[0], keys[1], int(message)) for message in messages]
