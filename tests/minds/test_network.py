"""The network of a mind: the same numbers interpreted and compiled, and those the formula says."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from rattery.core.compile.entry_point import entry_point
from rattery.minds.network import (
    ACTIVATION_BITS,
    CEILING,
    LOGIT_BITS,
    MAX_LOGIT,
    POWERS,
    WEIGHT_BITS,
    fill_shares,
    logit,
    move_weight,
    run_network,
)

WIDTH, DEPTH, SEATS, MOVES = 8, 6, 4, 5
ENTRIES = [[0, -1, 3, 0, 0, 0], [2, 0, 40, 5, 3, 5], [3, 0, 1, 1, 0, 11]]
ROWS = 13
Array = np.ndarray[Any, Any]


def made_up(seed: int) -> tuple[Array, ...]:
    """A network with random weights; the rows of usual values are zero."""
    luck = np.random.default_rng(seed)
    inputs = np.array(ENTRIES, np.int32)
    table = luck.integers(-2000, 2000, (ROWS, WIDTH)).astype(np.int16)
    for _, low, _, usual, shift, first in ENTRIES:
        table[first + ((usual - low) >> shift)] = 0
    weights = luck.integers(-900, 900, DEPTH * WIDTH + (SEATS + MOVES) * DEPTH).astype(np.int16)
    biases = luck.integers(-900, 900, WIDTH + DEPTH + SEATS + MOVES).astype(np.int32)
    biases[WIDTH:] <<= ACTIVATION_BITS
    return inputs.reshape(-1), table.reshape(-1), weights, biases


def answers(
    network: tuple[Any, ...], seen: Any, hidden_1: Any, hidden_2: Any, powers: Any, shares: Any, found: Any
) -> None:
    inputs, table, weights, biases = network
    run_network(seen, inputs, table, weights, biases, hidden_1, hidden_2)
    fill_shares(weights, biases, hidden_1, hidden_2, powers, 1, len(shares), shares)
    for move in range(len(found)):
        found[move] = move_weight(logit(weights, biases, hidden_1, hidden_2, SEATS + move), powers)


def by_formula(network: tuple[Array, ...], seen: list[int]) -> tuple[Array, Array]:
    """The shares and move weights of the same network, by matrices and floating-point exponentials."""
    inputs, table, weights, biases = (array.astype(np.int64) for array in network)
    rows = table.reshape(ROWS, WIDTH)
    first = biases[:WIDTH].copy()
    for place, low, high, _, shift, start in inputs.reshape(-1, 6):
        first += rows[start + ((min(max(seen[place], low), high) - low) >> shift)]
    first = np.clip(first >> (WEIGHT_BITS - ACTIVATION_BITS), 0, CEILING)
    second = first @ weights[: DEPTH * WIDTH].reshape(WIDTH, DEPTH) + biases[WIDTH : WIDTH + DEPTH]
    second = np.clip(second >> WEIGHT_BITS, 0, CEILING)
    heads = weights[DEPTH * WIDTH :].reshape(-1, DEPTH) @ second + biases[WIDTH + DEPTH :]
    powers = 2.0 ** (heads / (1 << LOGIT_BITS))
    limits = 2.0**-MAX_LOGIT, 2.0**MAX_LOGIT
    return np.roll(powers[:SEATS] / powers[:SEATS].sum(), 1), np.clip(powers[SEATS:], *limits)


@pytest.mark.parametrize("seed", range(5))
def test_a_network_says_what_its_formula_says(seed: int) -> None:
    network = made_up(seed)
    for seen in ([0, 7, 5, 1], [3, 0, 39, 0], [-9, 0, 99, 5]):
        shares, found = [0.0] * SEATS, [0.0] * MOVES
        plain = tuple(array.tolist() for array in network)
        answers(plain, seen, [0] * WIDTH, [0] * DEPTH, POWERS, shares, found)
        expected_shares, expected_moves = by_formula(network, seen)
        assert shares == pytest.approx(expected_shares, rel=0.03, abs=1e-6)
        assert found == pytest.approx(expected_moves, rel=0.03)
        assert sum(shares) == pytest.approx(1)


@pytest.mark.compiled
def test_a_network_says_the_same_interpreted_and_compiled() -> None:
    compiled, luck = entry_point(answers), np.random.default_rng(1)
    for seed in range(20):
        network, seen = made_up(seed), luck.integers(-3, 50, 4).astype(np.int16)
        scratch = np.zeros(WIDTH, np.int32), np.zeros(DEPTH, np.int32), np.array(POWERS, np.int64)
        results = np.zeros(SEATS), np.zeros(MOVES)
        compiled(network, seen, *scratch, *results)
        shares, found = [0.0] * SEATS, [0.0] * MOVES
        plain = tuple(array.tolist() for array in network)
        answers(plain, seen.tolist(), [0] * WIDTH, [0] * DEPTH, POWERS, shares, found)
        assert (shares, found) == (results[0].tolist(), results[1].tolist())
