"""Plays a game from another package through every interface of Rattery. Run by test_fifth_game.py.

    python -m tests.fifth_game crumbs simulation
    python -m tests.fifth_game crumbs simulation vector expert

The game has no judge, no tuning and no drawing of its table: everything optional has a default.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from html import escape
from pathlib import Path

import numpy as np

import rattery
from rattery.lab.trial.compiled import compiled_mistakes


def simulation(name: str) -> None:
    """Compiled and interpreted games are the same. `rattery check-game` tries more, and test_fifth_game.py runs it."""
    assert list(compiled_mistakes(name, 100, 4, lambda: None, lambda done, of: None)) == []


def study_report(name: str) -> None:
    """Without declarations for studies, a study uses the score; its report lists every kind of move and every thing that
    was ever a choice."""
    from rattery.lab.study.course import CONTESTED
    from rattery.lab.study.report import write_report
    from rattery.lab.study.study import study
    from rattery.lab.study.study_words import StudyWords

    game = rattery.load(name, players=2)
    found, words = study(game, 40, threads=1), StudyWords(game, "en")
    assert found.played == 40
    with tempfile.TemporaryDirectory() as folder:
        page = write_report([found], folder).read_text(encoding="utf-8")
    assert found.features.subject.measures == ("points",)
    chosen = [feature for feature, count in zip(found.features.all, found.counts[CONTESTED], strict=True) if count]
    names = [words.thing(feature) if feature.is_thing else words.feature(feature) for feature in chosen]
    assert names, "in 40 games there was never a choice between different moves"
    missing = [name for name in names if f">{escape(name)}<" not in page]
    assert not missing, f"the report does not name {', '.join(missing)}"


def vector(name: str) -> None:
    from rattery.envs.vector import VectorEnv

    with VectorEnv(name, tables=16, seed=3, threads=1) as env:
        ended = 0
        while ended < 32:
            batch = env.step(env.random_moves())
            ended += int(batch.dones.sum())
            assert batch.masks.any(axis=1).all()
        assert np.abs(batch.observations).max() > 0


def openspiel(name: str) -> None:
    import pyspiel

    from rattery.envs import openspiel as registered

    assert registered is not None
    game = pyspiel.load_game(f"rattery_{name}(players=2)")
    for seed in range(3):
        state, luck = game.new_initial_state(), random.Random(seed)
        while not state.is_terminal():
            chosen = [move for move, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            state.apply_action(luck.choice(chosen))
        assert len(state.returns()) == 2


def expert(name: str) -> None:
    """The strongest level against the weakest that searches."""
    from rattery.bots.bot import decide
    from rattery.bots.levels import bot

    match = rattery.load(name, players=2).new(seed=1)
    bots = [bot("expert", 1), bot("easy", 2)]
    while not match.is_over:
        assert match.turn is not None
        match.play(decide(bots[match.turn], match))
    assert match.winners


def server(name: str) -> None:
    """The lobby lists it, a match is played to its end on a server, and its file verifies."""
    from rattery.match.verify import verify
    from rattery.server.connection.client import ServerClient, bot
    from tests.server.serving import TableClient, play_on, served, table_for_one
    from tests.waiting import TIMEOUT

    async def play(address: str) -> None:
        async with asyncio.timeout(TIMEOUT):
            api = ServerClient(address)
            assert name in {game["game"] for game in (await api.get("/api/games"))["games"]}
            made = await table_for_one(api, f"{name}(players=2)", [bot("random")])
            async with TableClient.of(made, seat=0) as ann:
                await ann.ask("begin")
                await play_on(ann)
            assert verify(await api.get(f"/api/tables/{made.table}/match")).has_result

    with tempfile.TemporaryDirectory() as folder, served(Path(folder) / "tables.sqlite", deal=1) as (address, _):
        asyncio.run(play(address))


def gpu(name: str) -> None:
    """Playouts on Numba's simulated GPU."""
    from tests import simulated_gpu

    simulated_gpu.shrink_blocks(name)
    simulated_gpu.compare_playouts(f"{name}(players=2)")


def gpu_environment(name: str) -> None:
    """A vector environment on Numba's simulated GPU: its state, copies of it, its stream, and opponents inside it."""
    from tests import simulated_gpu

    simulated_gpu.shrink_blocks(name)
    simulated_gpu.compare_a_state(f"{name}(players=3)")
    simulated_gpu.compare_some_copies(f"{name}(players=3)")
    simulated_gpu.compare_some_opponents(f"{name}(players=3)")
    simulated_gpu.copy_on_the_stream(f"{name}(players=3)")


def mind(name: str) -> None:
    """A search with a mind gives the same result interpreted and compiled."""
    from rattery.bots.thinking import think
    from rattery.core.effort import SearchParams
    from tests.minds.made_up import made_up_mind

    game = rattery.load(name, players=3)
    made_up, match, luck = made_up_mind(game), game.new(seed=5), random.Random(5)
    params = SearchParams(prior_weight=5.0, prior_samples=1, greedy_plies=2, playout_plies=6, mind_weight=0.5)
    for number in range(4):
        world = match.imagine(match.turn, number)
        compiled, interpreted = (
            think(world, number, params, 40, interpreted=way, minds=lambda _: made_up).candidates
            for way in (False, True)
        )
        assert interpreted == compiled
        for _ in range(5):
            match.play(luck.choice(match.moves()))


EVERYWHERE = (simulation, study_report, vector, openspiel, expert, server, gpu, gpu_environment, mind)
INTERFACES = {interface.__name__: interface for interface in EVERYWHERE}

if __name__ == "__main__":
    print(f"its rules: {type(rattery.load(sys.argv[1]).rules.play).__name__}", flush=True)
    for chosen in sys.argv[2:]:
        INTERFACES[chosen](sys.argv[1])
        print(f"played: {chosen}", flush=True)
