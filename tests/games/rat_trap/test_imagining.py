"""Imagined worlds are as likely as they really are: compared with deals made by the rules of setting up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import count, islice
from math import comb

import pytest

from rattery.core.chance import LARGEST_DRAW, Chance, dealt_by, draw, seed_chance
from rattery.core.plain import plain, record_from
from rattery.core.record import blank, duplicate
from rattery.games.rat_trap.parts import (
    AL_RATONE,
    ALCHEMIST,
    CLOVER,
    FOOL,
    HYPNOTIST,
    KINDS,
    MANIPULATOR,
    NO_ROLE,
    NOBODY,
    PILE_SIZE,
    SPECTATOR,
    TRAP,
)
from rattery.games.rat_trap.rules import imagine
from rattery.games.rat_trap.rules.actions import open_door
from rattery.games.rat_trap.rules.imagining import guess_fool
from rattery.games.rat_trap.rules.setting_up import begin_round
from rattery.games.rat_trap.rules.table import Table
from tests.positions import Position, box_of, position, table_of
from tests.variants import loaded

SAMPLES = 800


def deals(
    variant: str, see: Callable[[Table], object], *, draws: int, wanted: list[bool], actor: int = 0
) -> Counter[object]:
    """Real rounds in which `actor` drew so many doors from pile A and each was a sprung trap or not, as wanted."""
    box, s, counts = plain(box_of(loaded(variant))), plain(blank(Table)), Counter[object]()
    for seed in count(1):
        seed_chance(s.chance, seed, 77)
        begin_round(box, s, 0)
        if draw_doors(box, s, draws, actor) == wanted:
            counts[see(s)] += 1
        if counts.total() == SAMPLES:
            break
    return counts


def draw_doors(box: object, s: Table, draws: int, actor: int) -> list[bool]:
    """Draw doors from pile A; which of them sprang."""
    s.actor, s.pile, s.keys = actor, 0, draws
    sprung = []
    for _ in range(draws):
        before = int(s.discard[TRAP])
        open_door(box, s)  # type: ignore[arg-type]
        s.threatened = NOBODY
        sprung.append(int(s.discard[TRAP]) > before)
    return sprung


def imagined(
    variant: str, see: Callable[[Table], object], *, draws: int, wanted: list[bool], eye: int
) -> Counter[object]:
    """Worlds imagined from several such rounds."""
    box, s, counts, luck = plain(box_of(loaded(variant))), plain(blank(Table)), Counter[object](), plain(blank(Chance))
    seed_chance(luck, 5, 5)
    for seed in count(10**6):
        seed_chance(s.chance, seed, 77)
        begin_round(box, s, 0)
        if draw_doors(box, s, draws, 0) == wanted:
            dealt = record_from(s, Table)
            for _ in range(10):
                world = plain(dealt)
                imagine(box, world, eye, luck)
                counts[see(world)] += 1
        if counts.total() >= SAMPLES:
            break
    return counts


def differ(one: Counter[object], other: Counter[object]) -> float:
    """Chi-square of two samples over its degrees of freedom: about 1 if they come from the same distribution."""
    kinds = [kind for kind in one | other if one[kind] + other[kind] >= 20]
    total_one, total_other = one.total(), other.total()
    score = 0.0
    for kind in kinds:
        both = (one[kind] + other[kind]) / (total_one + total_other)
        score += (one[kind] - both * total_one) ** 2 / (both * total_one)
        score += (other[kind] - both * total_other) ** 2 / (both * total_other)
    return score / max(1, len(kinds) - 1)


def traps_left(s: Table) -> tuple[int, ...]:
    """Traps still in piles A and B."""
    return tuple(int(sum(s.piles[pile].cards[place] == TRAP for place in range(s.piles[pile].left))) for pile in (0, 1))


def top_of_b_and_stock(s: Table) -> tuple[int, ...]:
    return (int(s.piles[1].cards[PILE_SIZE - 1]), *(int(s.players[0].stock[kind]) for kind in range(KINDS)))


CASES = [
    ("rat_trap(players=3)", traps_left, []),
    ("rat_trap(players=3)", traps_left, [True]),
    ("rat_trap(players=3)", traps_left, [False, False]),
    ("rat_trap(players=4)", traps_left, [True, True]),
    ("rat_trap(players=4)", top_of_b_and_stock, [False, False, True]),
    ("rat_trap(players=5)", traps_left, [True, False]),
]


@pytest.mark.parametrize(("variant", "see", "wanted"), CASES)
def test_hidden_doors_are_imagined_as_they_are_dealt(
    variant: str, see: Callable[[Table], object], wanted: list[bool]
) -> None:
    real = deals(variant, see, draws=len(wanted), wanted=wanted)
    guess = imagined(variant, see, draws=len(wanted), wanted=wanted, eye=SPECTATOR)
    assert differ(real, guess) < 4, (real, guess)


def rounds_without_a_trap_shown(kept: int, first_seed: int) -> Iterator[Table]:
    """Rounds of three in which player 2 is the Hypnotist and player 0 drew so many doors and showed no trap."""
    box, s, luck = plain(box_of(loaded("rat_trap(players=3,roles=true)"))), plain(blank(Table)), plain(blank(Chance))
    seed_chance(luck, first_seed, 3)
    for seed in count(first_seed):
        seed_chance(s.chance, seed, 78)
        begin_round(box, s, 0)
        roles = [AL_RATONE, FOOL, ALCHEMIST]
        for seat in range(2):
            s.players[seat].role = roles.pop(draw(luck, len(roles)))
        s.players[2].role = HYPNOTIST
        if not any(draw_doors(box, s, kept, 0)):
            yield s


@pytest.mark.parametrize("kept", [1, 3, 5])
def test_the_more_somebody_draws_without_a_trap_the_likelier_he_is_the_fool(kept: int) -> None:
    """Compared: is player 0 the Fool, is player 1, how many traps does he hold, how many are left in his pile."""
    box, luck = plain(box_of(loaded("rat_trap(players=3,roles=true)"))), plain(blank(Chance))
    seed_chance(luck, 6, 6)

    def see(s: Table) -> object:
        fools = [s.players[seat].role == FOOL for seat in range(2)]
        return (*fools, int(s.players[0].stock[TRAP]), traps_left(s)[0])

    real, guess = Counter[object](), Counter[object]()
    for s in islice(rounds_without_a_trap_shown(kept, 0), SAMPLES):
        real[see(s)] += 1
    for s in islice(rounds_without_a_trap_shown(kept, 10**7), SAMPLES):
        world = plain(record_from(s, Table))
        imagine(box, world, 2, luck)
        guess[see(world)] += 1
    assert differ(real, guess) < 4, (real, guess)


def test_nobody_else_is_imagined_with_a_role_that_was_shown_or_is_ones_own() -> None:
    game, luck = loaded("rat_trap(players=3,roles=true)"), blank(Chance)
    seed_chance(luck, 1, 1)
    for seed in range(60):
        match = game.new(seed=seed)
        for seat in range(3):
            world = duplicate(table_of(match))
            imagine(box_of(game), world, seat, luck)
            roles = [int(world.players[other].role) for other in range(3)]
            assert roles[seat] == table_of(match).players[seat].role
            assert len(set(roles)) == 3
            assert NO_ROLE not in roles
            for other in range(3):
                if not table_of(match).players[other].role_shown and other != seat:
                    assert roles[other] != MANIPULATOR


def test_clovers_somebody_was_seen_to_take_stay_where_they_are() -> None:
    game, luck = loaded("rat_trap(players=3)"), blank(Chance)
    seed_chance(luck, 2, 2)
    s = table_of(game.new(seed=4))
    draw_doors(box_of(game), s, 2, 0)
    s.players[0].sights[1][:] = s.players[0].stock
    for _ in range(50):
        world = duplicate(s)
        imagine(box_of(game), world, 1, luck)
        assert world.players[0].stock.tolist() == s.players[0].stock.tolist()
        assert world.players[0].stock[CLOVER] == s.players[0].stock[CLOVER]


@pytest.mark.parametrize("eye", [1, SPECTATOR])
def test_what_was_in_plain_view_everybody_still_knows_and_nothing_more(eye: int) -> None:
    """Seat 0 took a two from the third rat, which knows of his one as well; these eyes cannot tell that."""
    seen = {1: {0: ["two"]}, 2: {0: ["two", "one"]}, SPECTATOR: {0: ["two"]}}
    table = position("rat_trap(players=2)", stock={0: ["two", "one", "clover"]}, seen=seen)
    luck = blank(Chance)
    seed_chance(luck, 3, 3)
    for _ in range(50):
        world = duplicate(table.table)
        imagine(table.box, world, eye, luck)
        owner = world.players[0]
        assert owner.sights[0].tolist() == owner.stock.tolist()
        assert [owner.sights[other].tolist() for other in seen] == [[0, 0, 1, 0]] * len(seen)


def guesses(table: Position, eye: int, places: int, traps: int, ways: int) -> Counter[int]:
    """Who is guessed to be the Fool, when each of so many ways to place hidden traps comes up once."""
    found = Counter[int]()
    for way in range(ways):
        share = -(-way * LARGEST_DRAW**2 // ways)
        numbers = iter(divmod(share, LARGEST_DRAW))
        with dealt_by(lambda n, numbers=numbers: next(numbers)):  # type: ignore[misc]
            found[guess_fool(table.box, table.table, eye, places, traps, table.table.chance)] += 1
    return found


@pytest.mark.parametrize("sane", [[], [0], [1]])
def test_a_suspect_is_the_fool_as_often_as_there_are_ways_to_place_the_traps(sane: list[int]) -> None:
    """Two traps in six hidden places of piles and in a suspect's stock; or nobody has the role."""
    roles = {0: "al_ratone", 1: "alchemist", 2: "hypnotist"}
    stock = {0: ["one", "one", "two"], 1: ["clover"]}
    table = position("rat_trap(players=3,roles=true)", roles=roles, stock=stock)
    for seat in range(2):
        table.table.players[seat].is_sane = seat in sane
    ways = {NOBODY: comb(6, 2), 0: comb(6 + 3, 2), 1: comb(6 + 1, 2)}
    wanted = {seat: number for seat, number in ways.items() if seat not in sane}
    assert guesses(table, 2, 6, 2, sum(wanted.values())) == wanted
