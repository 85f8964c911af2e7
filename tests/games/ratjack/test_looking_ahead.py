"""The look-ahead is exact: what it allows can be carried out to the end, what it forbids cannot, however one tries.

Brute force: every card is laid up on a copy of the table, allowed or not, and every way of choosing is tried, step by
step, without any look-ahead; a step for which there is nothing to choose, or no card to take, is stuck.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import rattery
from rattery.core.plain import plain, plain_copier
from rattery.games.ratjack import moves
from rattery.games.ratjack.parts import (
    BURY,
    CARDS,
    DRAW,
    LAY,
    LOOK,
    SHUFFLE,
    THE_DECK,
    THE_DISCARD,
    TOKENS,
)
from rattery.games.ratjack.rules.carrying_out import carry_out
from rattery.games.ratjack.rules.effects import (
    step_in_progress,
    wants_card,
    wants_hand_card,
    wants_opponent,
    wants_second,
    wants_token,
)
from rattery.games.ratjack.rules.looking_ahead import can_be_laid_up, can_be_turned_up, may_be_turned_up
from rattery.games.ratjack.rules.playing import discard_hand_card, lay_up, turn_up_and_trigger
from rattery.games.ratjack.rules.table import EFFECT, NOTHING, PLAY_CARD, Table, is_opponent
from rattery.games.ratjack.rules.targets import can_be_picked, can_be_second, is_about_that_card
from rattery.match import Match
from tests.positions import position, table_of

duplicate = plain_copier(Table.dtype)


def can_be_finished(box: Any, s: Any) -> bool:
    """Whether some way of choosing carries the effect in progress out in full."""
    todo = [s]
    while todo:
        table = todo.pop()
        if table.stage != EFFECT or table.step >= box.effects[table.kind[table.source]].length:
            return True
        todo += continuations(box, table, step_in_progress(box, table))
    return False


def continuations(box: Any, s: Any, step: Any) -> Iterator[Any]:
    """The tables after every next choice, or after the step itself; none if it is stuck."""
    if is_about_that_card(step):
        s.picked = s.that_card
    if wants_token(s, step):
        yield from with_each(s, "token", [token for token in range(TOKENS) if s.reserve >> token & 1])
    elif wants_card(s, step):
        cards = [c for c in range(CARDS) if can_be_picked(s, step, s.source, c, 0, s.triggered)]
        yield from with_each(s, "picked", cards)
    elif wants_second(s, step):
        cards = [c for c in range(CARDS) if can_be_second(s, step, s.source, s.picked, c, 0)]
        yield from with_each(s, "second", cards)
    elif wants_opponent(s, step):
        yield from with_each(s, "opponent", [seat for seat in range(box.players) if is_opponent(s, seat)])
    elif wants_hand_card(step):
        yield from with_each(s, "step", [s.step + 1] if s.players[s.active].in_hand > 0 else [])
    elif not lacks_cards(s, step):
        after = duplicate(s)
        carry_out(box, after, step)
        if after.asked != NOTHING:  # deck or pile, and both have cards
            after.asked, after.step = NOTHING, after.step + 1
        yield after


def lacks_cards(s: Any, step: Any) -> bool:
    """There is no card to take from deck or pile."""
    if step.verb == DRAW:
        return bool(s.in_deck + s.in_pile == 0)
    if step.verb == SHUFFLE:
        return bool(s.in_pile < step.count)
    if step.verb == BURY or THE_DISCARD in (step.target.what, step.second.what):
        return bool(s.in_pile == 0)
    return bool(step.verb in (LAY, LOOK) and step.target.what == THE_DECK and s.in_deck == 0)


def with_each(s: Any, field: str, values: list[int]) -> Iterator[Any]:
    for value in values:
        after = duplicate(s)
        setattr(after, field, value)
        yield after


def tables_on_the_way(variant: str, seed: int, box: str | None = None) -> Iterator[Match]:
    """A random match, whenever somebody is asked what to play."""
    match, luck = rattery.load(variant, box=box).new(seed=seed), random.Random(seed)
    while not match.is_over:
        if table_of(match).asked == PLAY_CARD:
            yield match
        match.play(luck.choice(match.moves()))


def compare(match: Match) -> list[bool]:
    """Hold the look-ahead against brute force on one table: what each hand card and each hidden card can do."""
    box: Any = match.game.plain_box
    s = duplicate(match.position.table)
    player, s.asked = s.players[s.active], NOTHING
    found = []
    for place in range(player.in_hand):
        card = int(player.hand[place])
        if not s.triggered >> card & 1:
            world = duplicate(s)
            lay_up(box, world, card)
            found.append(can_be_finished(box, world))
            assert can_be_laid_up(box, s, card) == found[-1]
    hidden = [card for card in range(CARDS) if may_be_turned_up(s, card)]
    can_turn = []
    for card in hidden:
        world = duplicate(s)
        discard_hand_card(box, world, int(player.hand[0]))
        turn_up_and_trigger(box, world, card)
        can_turn.append(can_be_finished(box, world))
        assert can_be_turned_up(box, s, card, s.in_pile + 1) == can_turn[-1]
    assert any(moves.DISCARD <= move.id < moves.PICK for move in match.moves()) == any(can_turn)
    return found + can_turn


@pytest.mark.parametrize("packs", ["rats+rats", "rats+weasels", "rats+raccoons", "weasels+raccoons"])
def test_the_look_ahead_is_brute_force_on_every_table_of_random_matches(packs: str) -> None:
    found = []
    for seed in range(3):
        for match in tables_on_the_way(f"ratjack(players=3,packs={packs})", seed):
            found += compare(match)
    assert found.count(True) > 100
    assert found.count(False) > 50


def box_of_chains(folder: Path) -> str:
    """A box in which five Rats trigger another card, one way or the other."""
    phrases = {
        1: '"turn up own hidden trigger"',
        3: '"trigger own other visible"',
        8: '"turn up own hidden trigger"',
        11: '"look at opposing hidden", "trigger own other visible"',
    }
    text = (files("rattery.games.ratjack") / "box.toml").read_text(encoding="utf-8")
    before, rats, after = text.partition("[rats]\n")
    lines = after.split("\n")
    for number, phrase in phrases.items():
        lines[number - 1] = f'{number} = {{ effect = [{phrase}], source = "house" }}'
    path = folder / "chains.toml"
    path.write_text(before + rats + "\n".join(lines), encoding="utf-8")
    return str(path)


def test_the_look_ahead_is_brute_force_where_chains_are_long(tmp_path: Path) -> None:
    box = box_of_chains(tmp_path)
    found = []
    for seed in range(2):
        for match in tables_on_the_way("ratjack(players=2)", seed, box):
            found += compare(match)
    assert found.count(True) > 100
    assert found.count(False) > 50


def test_where_chains_are_long_nobody_is_ever_stuck(tmp_path: Path) -> None:
    """Inside an effect, too, only what can be carried out to the end is on offer."""
    game = rattery.load("ratjack(players=3)", box=box_of_chains(tmp_path))
    longest = 0
    for seed in range(4):
        match, luck = game.new(seed=seed), random.Random(seed)
        while not match.is_over:
            offered = match.moves()
            assert offered, match.question
            match.play(luck.choice(offered))
            longest = max(longest, int(table_of(match).triggered).bit_count())
    assert longest >= 3


def test_brute_force_itself_finds_what_is_stuck() -> None:
    """A 5 without a hidden card to look at, laid up against the rules, cannot be finished; with one it can."""
    for lies, expected in (("r9", False), ("?r9", True)):
        table = position("ratjack(players=2)", hands={0: ["r5", "r1"]}, rows={1: [lies]})
        s = plain(table.table)
        s.asked = NOTHING
        lay_up(table.box, s, s.players[0].hand[0])
        assert can_be_finished(table.box, s) == expected
