"""Minds with random weights for tests: they fit a game and know nothing about it."""

from __future__ import annotations

import numpy as np

from rattery.core.game import Game
from rattery.core.observation import network_inputs_of
from rattery.minds.network import INPUT_SIZE
from rattery.minds.weights import Weights, layout_digest

WIDTH, DEPTH, SEATS, VALUES = 8, 8, 6, 4


def made_up_mind(game: Game, seed: int = 1) -> Weights:
    """A mind with random weights that reads every number of an observation but memory, with values from 0 to VALUES - 1."""
    luck, inputs, moves = np.random.default_rng(seed), network_inputs_of(game.rules)[0], len(game.kind.moves)
    entries = np.array([[place, 0, VALUES - 1, 0, 0, VALUES * place] for place in range(inputs)], np.int32)
    assert entries.shape[1] == INPUT_SIZE
    table = luck.integers(-400, 400, (inputs, VALUES, WIDTH)).astype(np.int16)
    table[:, 0] = 0
    weights = luck.integers(-900, 900, DEPTH * WIDTH + (SEATS + moves) * DEPTH).astype(np.int16)
    biases = luck.integers(-900, 900, WIDTH + DEPTH + SEATS + moves).astype(np.int32)
    header = {"game": game.name, "layout": layout_digest(game)}
    return Weights(entries.reshape(-1), table.reshape(-1), weights, biases, WIDTH, DEPTH, header)
