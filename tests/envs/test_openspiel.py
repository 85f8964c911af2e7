"""OpenSpiel's own tests and algorithms on our games, and what ours adds to them."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts, outcome_sampling_mccfr

from rattery.core.chance import Chance, draw
from rattery.core.errors import BadOption
from rattery.core.packages import game_names
from rattery.core.record import blank, bytes_of, duplicate
from rattery.envs import openspiel
from rattery.envs.chance_nodes import ChanceNodePlay
from rattery.match.fairness import seed_with_key
from rattery.playouts.playout import replay_playout
from tests.variants import EVERY_VARIANT, VARIANTS, loaded

ONE_OF_EACH = [
    "rat_trap(players=2)",
    "pied_piper(players=3,variant=hidden)",
    "first_rat(players=1)",
    "ratjack(players=2)",
]
TINY = "rattery_pied_piper(players=2,plies=44,playout=44,worlds=4)"


def load(variant: str) -> Any:
    return pyspiel.load_game(f"rattery_{variant}")


def walk(state: Any, moves: int, luck: random.Random) -> None:
    """So many random moves, and whatever chance does between them."""
    while moves > 0 and not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(luck.choice(outcomes)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
            moves -= 1
    while state.is_chance_node():
        state.apply_action(luck.choice(state.chance_outcomes())[0])


@pytest.mark.parametrize("variant", EVERY_VARIANT)
def test_every_set_of_options_is_an_openspiel_game(variant: str) -> None:
    game, expected = load(variant), loaded(variant)
    assert game.num_players() == expected.players
    assert game.num_distinct_actions() == len(expected.kind.moves)
    assert game.observation_tensor_size() == expected.players + expected.rules.OBSERVATION
    assert (game.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM) == (expected.seats == expected.players)
    assert str(pyspiel.load_game(str(game))) == str(game)
    state = game.new_initial_state()
    assert state.is_chance_node()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_state_offers_what_its_seat_may_do_and_see(variant: str) -> None:
    game = load(variant)
    state = game.new_initial_state()
    walk(state, 3, random.Random(1))
    assert state.legal_actions() == sorted(state.legal_actions()) != []
    assert len(state.observation_tensor(state.current_player())) == game.observation_tensor_size()


@pytest.mark.parametrize("variant", ONE_OF_EACH)
def test_it_passes_the_simulation_tests_of_openspiel(variant: str) -> None:
    pyspiel.random_sim_test(load(variant), num_sims=1, serialize=False, verbose=False)


@pytest.mark.long
@pytest.mark.compiled
@pytest.mark.parametrize("variant", VARIANTS)
def test_it_passes_the_simulation_tests_of_openspiel_with_serialization(variant: str) -> None:
    game = load(variant)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    pass_the_python_simulation_test(game)


def test_it_passes_the_python_simulation_test_of_openspiel() -> None:
    pass_the_python_simulation_test(load("rat_trap(players=3,roles=true)"))


def pass_the_python_simulation_test(game: Any) -> None:
    from open_spiel.python.tests import games_sim_test  # it takes all of SciPy with it: more than a second

    games_sim_test.GamesSimTest().sim_game(game)


def test_all_games_are_registered() -> None:
    assert {f"rattery_{name}" for name in game_names()} <= set(pyspiel.registered_names())
    openspiel.register_all()


# Chance.


def test_explicit_chance_deals_the_games_that_keyed_chance_deals() -> None:
    """The same numbers dealt one by one give the same table, byte for byte, as when the table draws them itself."""
    for variant in ONE_OF_EACH:
        game = loaded(variant)
        match = replay_playout(game, seed=1, number=3)
        chance, play = blank(Chance), ChanceNodePlay.from_the_start(game)
        seed_with_key(chance, match.key)
        moves = iter(match.history)
        while not play.is_over:
            if play.outcomes:
                play.take_outcome(int(draw(chance, play.outcomes)))
            else:
                play.play(next(moves).id)
        ended, dealt = duplicate(match.record), play.record
        ended.chance = dealt.chance
        assert bytes_of(ended) == bytes_of(dealt)


def test_a_state_that_waits_for_chance_says_how_likely_everything_is() -> None:
    state = load("rat_trap(players=4)").new_initial_state()
    assert state.chance_outcomes() == [(seat, 0.25) for seat in range(4)], "who begins"


# Who knows what.


@pytest.mark.parametrize("variant", VARIANTS)
def test_an_imagined_state_has_the_same_information_state(variant: str) -> None:
    luck, state = random.Random(3), load(variant).new_initial_state()
    walk(state, 9, luck)
    seat = state.current_player()
    world = state.resample_from_infostate(seat, luck.random)
    assert world.information_state_string(seat) == state.information_state_string(seat)
    assert world.legal_actions() == state.legal_actions()
    assert world.history() == []
    walk(world, 5, luck)


def test_an_information_state_holds_no_more_than_the_seat_knows() -> None:
    """Two deals that differ in the other player's hand alone cannot be told apart; the other player can."""
    game = load("pied_piper(players=2)")
    states: dict[str, set[str]] = {}
    luck = random.Random(5)
    first = game.new_initial_state()
    walk(first, 0, luck)
    seat = first.current_player()
    for _ in range(20):
        world = first.resample_from_infostate(seat, luck.random)
        states.setdefault(world.information_state_string(seat), set()).add(world.information_state_string(1 - seat))
    assert len(states) == 1
    assert len(next(iter(states.values()))) > 5


def test_an_information_state_remembers_what_the_seat_did() -> None:
    state = load("rat_trap(players=3)").new_initial_state()
    walk(state, 0, random.Random(1))
    seat, action = state.current_player(), state.legal_actions()[0]
    moved = state.action_to_string(seat, action)
    state.apply_action(action)
    assert f"> {moved}\n" in state.information_state_string(seat)
    assert f"> {moved}\n" not in state.information_state_string((seat + 1) % 3)


def observer(game: Any, public: bool, private: Any) -> Any:
    kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=private)
    return game.make_py_observer(kind)


@pytest.mark.parametrize("variant", VARIANTS)
def test_public_information_is_the_same_in_every_world_and_private_information_is_the_rest(variant: str) -> None:
    """Worlds that a spectator cannot tell apart: a public observer sees no difference; a seat's numbers differ in private
    fields alone."""
    game, luck, none = load(variant), random.Random(4), pyspiel.PrivateInfoType.NONE
    public, private = observer(game, True, none), observer(game, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    state = game.new_initial_state()
    walk(state, 12, luck)
    if state.is_terminal():
        return
    columns, real = loaded(variant).schema.private_columns, state.play.observe(0)
    told = public.string_from(state, 0)
    for seed in range(6):
        world = game.new_initial_state()
        world.play = state.play.imagined(loaded(variant).kind.spectator, seed)
        assert public.string_from(world, 1 % game.num_players()) == told
        assert set(np.flatnonzero(world.play.observe(0) != real)) <= set(columns)
    private.set_from(state, 0)
    assert not np.delete(private.dict["observation"], columns).any()
    assert (private.dict["observation"][columns] == real[columns]).all()
    public.set_from(state, 0)
    assert not public.dict["seat"].any()


def test_an_observer_without_private_information_does_not_hold_a_hand() -> None:
    game = load("pied_piper(players=3)")
    state = game.new_initial_state()
    walk(state, 2, random.Random(1))
    hand = loaded("pied_piper(players=3)").schema["hand"].columns
    public = observer(game, True, pyspiel.PrivateInfoType.NONE)
    public.set_from(state, state.current_player())
    assert not public.dict["observation"][hand].any()
    assert state.play.observe(state.current_player())[hand].any()


def test_what_is_not_offered_is_refused_in_a_sentence() -> None:
    game = load("rat_trap(players=3)")
    state = game.new_initial_state()
    walk(state, 1, random.Random(1))
    with pytest.raises(BadOption, match="no tensor of an information state"):
        state.information_state_tensor(0)
    with pytest.raises(BadOption, match="all players"):
        observer(game, True, pyspiel.PrivateInfoType.ALL_PLAYERS)


def test_nothing_can_be_imagined_while_cards_are_dealt() -> None:
    state = load("ratjack").new_initial_state()
    with pytest.raises(Exception, match="somebody decides"):
        state.resample_from_infostate(0, random.Random(1).random)


def test_an_endgame_that_does_not_exist_is_told_in_a_sentence() -> None:
    with pytest.raises(Exception, match="does not exist"):
        openspiel.class_of("rat_trap")({"plies": 9_999})


# Algorithms.


def test_mcts_plays() -> None:
    game = load("rat_trap(players=2)")
    state = game.new_initial_state()
    luck = np.random.RandomState(1)
    walk(state, 40, random.Random(2))
    bot = mcts.MCTSBot(
        game, uct_c=1.4, max_simulations=6, random_state=luck, evaluator=mcts.RandomRolloutEvaluator(1, luck)
    )
    assert bot.step(state) in state.legal_actions()


def test_information_set_mcts_plays() -> None:
    game = load("pied_piper(players=2)")
    state = game.new_initial_state()
    walk(state, 4, random.Random(2))
    luck = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), uct_c=1.4, max_simulations=6, random_state=luck)
    assert bot.step(state) in state.legal_actions()


def test_sampling_cfr_learns_in_a_whole_game() -> None:
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(load("pied_piper(players=2)"))
    for _ in range(2):
        solver.iteration()
    assert len(solver._infostates) > 10


def test_cfr_solves_an_endgame() -> None:
    game = pyspiel.load_game(TINY)
    solver = cfr.CFRSolver(game)
    solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(8):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < before / 2


def test_the_learning_environment_of_openspiel_runs() -> None:
    env = rl_environment.Environment(
        load("ratjack(players=2)"), chance_event_sampler=rl_environment.ChanceEventSampler(1)
    )
    step, luck = env.reset(), random.Random(1)
    for _ in range(30):
        seat = step.observations["current_player"]
        step = env.step([luck.choice(step.observations["legal_actions"][seat])])
    assert not step.last()
