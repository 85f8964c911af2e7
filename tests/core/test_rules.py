"""Every game's rules satisfy the protocol: names, arguments, and the fields of a table and a box."""

from __future__ import annotations

import inspect
import random
from collections.abc import Sequence

import pytest

from rattery.core.asking import ask, runs_on
from rattery.core.compile.hooked_rule import Rule
from rattery.core.game import AnyKind, GameKind
from rattery.core.moves import PlainOffers
from rattery.core.packages import game_names
from rattery.core.record import Record
from rattery.core.registry import game_kind
from rattery.core.rules import NOBODY, NOTHING, Box, Rules, Table
from rattery.core.seats import relative, relative_seats, sees
from rattery.lab.trial.play import check_clearing
from tests.variants import VARIANTS, loaded

every_game = pytest.mark.parametrize("name", game_names())
FUNCTIONS = [name for name, member in vars(Rules).items() if inspect.isfunction(member) and not name.startswith("_")]
CONSTANTS = {"OBSERVATION": int, "ENDINGS": Sequence, "LAWS": Sequence}


def fields_of(protocol: type) -> set[str]:
    return {name for name in protocol.__annotations__ if name != "dtype"}


@every_game
def test_rules_have_every_function_of_the_protocol_with_as_many_arguments(name: str) -> None:
    rules = game_kind(name).rules
    assert len(FUNCTIONS) == 11
    for function in FUNCTIONS:
        offered = getattr(rules, function)
        assert isinstance(offered, Rule), f"{name}.{function} is no rule"
        wanted = len(inspect.signature(getattr(Rules, function)).parameters) - 1  # without self
        assert len(inspect.signature(offered.py_func).parameters) == wanted, f"{name}.{function}"


@every_game
def test_rules_have_every_constant_and_record_of_the_protocol(name: str) -> None:
    rules = game_kind(name).rules
    for constant, kind in CONSTANTS.items():
        assert isinstance(getattr(rules, constant), kind), f"{name}.{constant}"
    assert all(isinstance(text, str) for text in (*rules.ENDINGS, *rules.LAWS))
    assert issubclass(rules.Table, Record)
    assert issubclass(rules.Offers, Record)
    assert fields_of(Table) <= set(rules.Table.dtype.names or ())
    assert fields_of(Box) <= set(loaded(name).box.dtype.names or ())


@every_game
def test_there_are_as_many_offers_as_moves_and_the_first_question_is_none(name: str) -> None:
    kind = game_kind(name)
    assert kind.rules.Offers.dtype["ids"].shape == (len(kind.moves),)
    assert kind.questions[NOTHING] == "nothing"
    assert kind.spectator >= loaded(name).players


def bare(kind: AnyKind) -> AnyKind:
    """The same game with its required parts only."""
    return GameKind(
        name=kind.name,
        options=kind.options,
        read_box=kind.read_box,
        moves=kind.moves,
        events=kind.events,
        questions=kind.questions,
        rules=kind.rules,
        view=kind.view,
    )


@every_game
def test_what_a_game_does_not_bring_has_a_default_that_works(name: str) -> None:
    game = loaded(name)
    kind, box = bare(game.kind), game.plain_box
    table = game.new(seed=2).record
    assert kind.spectator >= game.players
    assert kind.seats(box) == game.players
    assert kind.question_facts(box, table) == {"seat": game.rules.turn(box, table)}
    assert kind.vocabulary == {"seat": "seat"}
    assert (kind.promises, kind.in_front(box, table), kind.choosing_together(box, table)) == ((), [], [])
    assert not kind.is_open(box)


@every_game
def test_a_game_without_reasons_of_its_own_tells_what_is_not_asked_from_what_is_not_possible(name: str) -> None:
    game = loaded(name)
    match, kind = game.new(seed=2), bare(game.kind)
    offered = match.moves()
    verbs = {move.verb for move in offered}
    for move in kind.moves:
        if move not in offered:
            wanted = "not-possible-now" if move.verb in verbs else "not-asked-for"
            assert kind.reason(game.plain_box, match.record, move.id).message == wanted
    assert verbs < {move.verb for move in kind.moves}


@pytest.mark.parametrize("variant", VARIANTS)
def test_setting_up_clears_what_another_game_has_left_on_the_table(variant: str) -> None:
    check_clearing(loaded(variant), random.Random(1))


def test_a_table_runs_on_until_somebody_is_asked_or_it_is_over() -> None:
    table = loaded("rat_trap").new(seed=1).record
    ask(table, 2, NOTHING)
    assert (table.decider, runs_on(table)) == (2, True)
    ask(table, 1, 3)
    assert (table.decider, table.asked, runs_on(table)) == (1, 3, False)
    ask(table, NOBODY, NOTHING)
    table.over = True
    assert not runs_on(table)


def test_seats_count_from_the_observers_own() -> None:
    assert [relative(seat, 2, 4) for seat in range(4)] == [2, 3, 0, 1]
    assert [relative(seat, 4, 4) for seat in range(4)] == [0, 1, 2, 3]
    assert relative(NOBODY, 2, 4) == NOBODY


def test_a_set_of_seats_is_counted_as_each_of_its_seats_is() -> None:
    for count in (2, 3, 4, 5):
        for own in range(count + 1):
            for seats in range(1 << (count + 1)):  # the bit after the last seat is the spectator's
                each = {relative(seat, own, count) for seat in range(count) if sees(seats, seat)}
                assert relative_seats(seats, own, count) == sum(1 << seat for seat in each)
    assert [sees(0b101, eye) for eye in range(3)] == [True, False, True]


def test_offers_in_plain_python_hold_every_move() -> None:
    assert len(PlainOffers(7).ids) == 7
