"""A search with a mind is the same interpreted and compiled, for every game, and evaluates as the player to move sees it."""

from __future__ import annotations

import pytest

from rattery.bots.judge import static_chances
from rattery.bots.thinking import think
from rattery.core.effort import PRIORS_ONE_PLY_AHEAD, SearchParams
from rattery.core.packages import game_names
from rattery.core.relative_moves import relative_moves
from rattery.match.match import Match
from rattery.minds import weights as minds
from rattery.minds.network import LOGIT_BITS, MAX_LOGIT, logit, run_network
from rattery.minds.weights import Weights
from tests.bots.test_bots import positions
from tests.minds.made_up import made_up_mind
from tests.variants import loaded

POLICY = SearchParams(exploration=1.0)
MIXED = SearchParams(
    prior_weight=5.0,
    prior_samples=1,
    greedy_plies=2,
    playout_plies=6,
    mind_weight=0.5,
    margin_weight=0.3,
    margin_scale=2.0,
)


@pytest.mark.parametrize("game", sorted(game_names()))
@pytest.mark.parametrize("params", [POLICY, PRIORS_ONE_PLY_AHEAD, MIXED], ids=["policy", "one ply", "mixed"])
def test_a_search_with_a_mind_thinks_of_every_move(game: str, params: SearchParams) -> None:
    mind = made_up_mind(loaded(f"{game}(players=3)"))
    for match in positions(f"{game}(players=3)", seed=3, most=2):
        world = match.imagine(match.turn, 1)
        found = think(world, 1, params, 30, interpreted=True, minds=lambda _: mind)
        assert {option.move for option in found.candidates} == set(match.moves())
        assert sum(option.visits for option in found.candidates) == 30
        assert all(0.0 <= option.value <= 1.0 for option in found.candidates)
        assert all(option.prior > 0.0 for option in found.candidates)


@pytest.mark.long
def test_a_search_with_a_mind_is_the_same_interpreted_and_compiled() -> None:
    """tests/fifth_game.py asks the same of a small game, whose search is compiled in a moment."""
    game = "rat_trap(players=3)"
    mind = made_up_mind(loaded(game))
    for number, match in enumerate(positions(game, seed=7, apart=17, most=3)):
        world = match.imagine(match.turn, number)
        for params in (POLICY, PRIORS_ONE_PLY_AHEAD, MIXED):
            compiled, interpreted = (
                think(world, number, params, 40, interpreted=way, minds=lambda _: mind).candidates
                for way in (False, True)
            )
            assert interpreted == compiled


@pytest.mark.parametrize("game", sorted(game_names()))
def test_a_mind_says_how_a_match_looked(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    mind = made_up_mind(loaded(f"{game}(players=2)"))
    match = positions(f"{game}(players=2)", seed=3, most=1)[0]
    by_judge = static_chances(match.game, match.position.table)
    monkeypatch.setattr(minds, "shipped_weights", lambda name: mind)
    by_mind = static_chances(match.game, match.position.table)
    for shares in (by_judge, by_mind):
        assert len(shares) == match.game.seats
        assert sum(shares) == pytest.approx(1)
        assert min(shares) >= 0
    assert by_mind != by_judge


@pytest.mark.parametrize("game", sorted(game_names()))
def test_a_policy_counts_seats_and_moves_from_the_seat_that_decides(game: str) -> None:
    """For two players, where a game may have a third seat that nobody sits at; the likeliest move on offer has weight 1."""
    mind = made_up_mind(loaded(f"{game}(players=2)"))
    deciding = set()
    for match in positions(f"{game}(players=2)", seed=5, most=6):
        assert match.turn is not None
        found = think(match.imagine(match.turn, 1), 1, POLICY, 3, interpreted=True, minds=lambda _: mind)
        logits = policy_logits(match, mind, match.turn)
        likeliest = max(logits[option.move.id] for option in found.candidates)
        for option in found.candidates:
            expected = 2.0 ** max(logits[option.move.id] - likeliest, -MAX_LOGIT)
            assert option.prior == pytest.approx(expected, rel=0.03)
        deciding.add(match.turn)
    assert deciding == {0, 1}


def policy_logits(match: Match, mind: Weights, seat: int) -> list[float]:
    """The network's logit of every move, by the move's number in the game."""
    seen, hidden_1, hidden_2 = match.observation(seat).tolist(), [0] * mind.first_width, [0] * mind.second_width
    inputs, table, weights, biases = (
        array.tolist() for array in (mind.inputs, mind.table, mind.inference_order(), mind.biases)
    )
    run_network(seen, inputs, table, weights, biases, hidden_1, hidden_2)
    heads = (
        len(biases)
        - mind.first_width
        - mind.second_width
        - len(match.game.kind.moves)
        + relative_moves(match.game).to_relative
    )
    return [logit(weights, biases, hidden_1, hidden_2, int(head)) / (1 << LOGIT_BITS) for head in heads[seat]]
