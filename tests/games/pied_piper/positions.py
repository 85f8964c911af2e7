"""Positions of The Pied Piper: what a test can set, and how the rest is filled so that the table could really be.

    position("pied_piper(players=4)", active=1, row=["red", "blue", "piper", "yellow"], under={1: ["plus1"]},
             hands={1: ["forward2", "back1"]}, gaps={2: ["red", "piper"]}, counters={0: 6})

Places of the row are counted from 1, as in the notation. `gaps` says which figures stand to the left of a house; figures
in play that are not placed stand to the left of the last house. Hands that are not full are filled from the deck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from rattery.core.story import Told
from rattery.games.pied_piper.parts import CARDS, FIGURE_NAMES, FIRST_RAT, NOWHERE, PIPER, ROW
from rattery.games.pied_piper.rules.setting_up import CARDS_A_TURN, OPENING_CARDS, begin_turn, clear_table
from rattery.games.pied_piper.rules.turn import run_on
from tests.positions import Position, Wish

Names = Sequence[str]


def arrange(
    table: Position,
    *,
    active: int = 0,
    opening: bool = False,
    row: Names | None = None,
    under: Mapping[int, Names] = {},
    face_down: Collection[int] = (),
    laid_by: Mapping[int, int] = {},
    hands: Mapping[int, Names] = {},
    deck: Names | None = None,
    discard: Names = (),
    character_deck: Names | None = None,
    gaps: Mapping[int, Names] = {},
    counters: Mapping[int, int] = {},
    captured: Mapping[int, int] = {},
    out: Sequence[int] = (),
    next_drawn: Names | None = None,
    next_shown: Names | None = None,
) -> None:
    """Set the table at the beginning of a turn.

    `under` are the cards under a character from earlier turns, one at most; `face_down` the places where it lies face
    down; `laid_by` who laid it, the player before the active one if nothing is said. With a `deck` all other cards are in
    the discard pile; else the deck has all that is not elsewhere. `out` are the seats that are out, the first to go
    first. `next_drawn` and `next_shown` are what chance brings in the next play.
    """
    box, s = table.box, table.table
    clear_table(s)
    s.first_player = active if opening else 0
    build_houses(box, s, counters, captured, out)
    place_figures(box, s, gaps)
    refuse(active in out, f"seat {active} is out")
    lay_row(box, s, row, character_deck)
    left = Counter({kind: int(count) for kind, count in enumerate(box.actions)})
    lay_cards(box, s, left, under, face_down, laid_by, (active - 1) % box.players)
    fill_hands(box, s, left, hands, deck, discard)
    begin_turn(s, a_seat(box.players, active, "is active"), OPENING_CARDS if opening else CARDS_A_TURN)
    table.match._opening, table.match._plies = [], []
    run_on(box, s)
    table.luck = {name: luck for name, luck in (("drawn", next_drawn), ("shown", next_shown)) if luck is not None}


def wish(drawn: Names | None = None, shown: Names | None = None) -> Wish:
    """Whether these are the first action cards drawn and the first characters shown."""

    def is_fulfilled(story: Sequence[Told]) -> bool:
        cards = [CARDS[told.secret] for told in story if told.event.name == "drew" and told.secret is not None]
        figures = [FIGURE_NAMES[told.values[0]] for told in story if told.event.name == "character_shown"]
        return all(
            wanted is None or came[: len(wanted)] == list(wanted) for wanted, came in ((drawn, cards), (shown, figures))
        )

    return is_fulfilled


def build_houses(
    box: Any, s: Any, counters: Mapping[int, int], captured: Mapping[int, int], out: Sequence[int]
) -> None:
    """Who is out has a counter at the roof and no house; every such counter is with a player or out of the game."""
    for house in range(box.houses):
        s.houses[house].stands = True
    for seat, counter in counters.items():
        a_seat(box.players, seat, "has a counter")
        refuse(not 0 <= counter < box.levels, f"no counter stands at {counter}")
        s.houses[box.home[seat]].counter = counter
    refuse(len(set(out)) < len(out), "nobody goes out twice")
    for before, seat in enumerate(out):
        home = s.houses[box.home[a_seat(box.players, seat, "is out")]]
        home.stands, home.counter = False, box.levels
        s.players[seat].out, s.players[seat].outlived = True, before
    for seat, count in captured.items():
        s.players[a_seat(box.players, seat, "has won counters")].captured = count
    s.counters_gone = len(out) - sum(captured.values())
    refuse(s.counters_gone < 0, "there are not so many counters to win")


def place_figures(box: Any, s: Any, gaps: Mapping[int, Names]) -> None:
    placed = [(figure_number(name), house) for house, names in gaps.items() for name in names]
    refuse(len(dict(placed)) < len(placed), "no figure is in two places")
    refuse(any(not 0 <= house < box.houses for _, house in placed), "there is no such house")
    refuse(any(not s.houses[house].stands for _, house in placed), "that house has fallen")
    rats = [figure for figure, _ in placed if figure >= FIRST_RAT]
    others = [figure for figure in range(FIRST_RAT, len(FIGURE_NAMES)) if figure not in rats]
    refuse(len(rats) > box.houses + 1, "there are not so many rats in play")
    last = max(house for house in range(box.houses) if s.houses[house].stands)
    for figure in (PIPER, *rats, *others[: box.houses + 1 - len(rats)]):
        s.figures[figure] = dict(placed).get(figure, last)


def lay_row(box: Any, s: Any, row: Names | None, character_deck: Names | None) -> None:
    """Four characters; all other character cards are in the deck, or else in the discard pile."""
    in_play = [figure for figure in range(len(FIGURE_NAMES)) if s.figures[figure] != NOWHERE]
    shown = in_play[1 : ROW + 1] if row is None else [figure_number(name) for name in row]
    refuse(len(shown) != ROW, f"the row has {ROW} characters")
    left = Counter({figure: int(box.characters) for figure in in_play})
    take(left, shown, FIGURE_NAMES)
    for place, figure in enumerate(shown):
        s.characters[place].figure = figure
    deck = Counter(left) if character_deck is None else Counter(figure_number(name) for name in character_deck)
    take(left, list(deck.elements()), FIGURE_NAMES)
    for figure in in_play:
        s.character_deck[figure], s.character_discard[figure] = deck[figure], left[figure]


def lay_cards(
    box: Any,
    s: Any,
    left: Counter[int],
    under: Mapping[int, Names],
    face_down: Collection[int],
    laid_by: Mapping[int, int],
    before: int,
) -> None:
    refuse(not set(face_down) | set(laid_by) <= set(under), "no card lies there")
    for place, names in under.items():
        refuse(not 1 <= place <= ROW, f"there is no place {place}")
        refuse(len(names) > 1, "a character with two cards is gone before the turn begins")
        for name in names:
            character = s.characters[place - 1]
            card = character.cards[character.laid]
            card.kind, card.owner, card.face_down = kind_number(name), laid_by.get(place, before), place in face_down
            character.laid += 1
            take(left, [kind_number(name)], CARDS)


def fill_hands(
    box: Any, s: Any, left: Counter[int], hands: Mapping[int, Names], deck: Names | None, discard: Names
) -> None:
    given = {
        a_seat(box.players, seat, "has cards"): [kind_number(name) for name in hands.get(seat, ())] for seat in hands
    }
    for seat, kinds in given.items():
        refuse(bool(kinds) and bool(s.players[seat].out), f"seat {seat} is out and has no cards")
        refuse(len(kinds) > box.hand, f"a hand has {box.hand} cards")
        take(left, kinds, CARDS)
    piles = [[kind_number(name) for name in pile or ()] for pile in (deck, discard)]
    for pile in piles:
        take(left, pile, CARDS)
    for seat in range(box.players):
        hand = given.get(seat, [])
        while not s.players[seat].out and len(hand) < box.hand:
            kind = left.most_common(1)[0][0]
            hand.append(kind)
            take(left, [kind], CARDS)
        for kind in hand:
            s.players[seat].hand[kind] += 1
    for kind in range(len(CARDS)):
        s.action_deck[kind] = left[kind] if deck is None else piles[0].count(kind)
        s.action_discard[kind] = piles[1].count(kind) + (0 if deck is None else left[kind])


# What can be refused.


def refuse(is_impossible: bool, reason: str) -> None:
    if is_impossible:
        raise ValueError(reason)


def a_seat(players: int, seat: int, what: str) -> int:
    refuse(not 0 <= seat < players, f"there is no seat {seat} that {what}")
    return seat


def figure_number(name: str) -> int:
    refuse(name not in FIGURE_NAMES, f"there is no figure {name}")
    return FIGURE_NAMES.index(name)


def kind_number(name: str) -> int:
    refuse(name not in CARDS, f"there is no card {name}")
    return CARDS.index(name)


def take(left: Counter[int], cards: Sequence[int], names: Sequence[str]) -> None:
    """Take these cards from those not yet placed."""
    for card, count in Counter(cards).items():
        refuse(left[card] < count, f"there are not so many {names[card]} cards")
        left[card] -= count


# What tests look at.


def gap_of(table: Position, figure: str) -> int:
    """The house on whose left a figure stands."""
    return int(table.table.figures[FIGURE_NAMES.index(figure)])


def counters(table: Position) -> list[int]:
    """The counter of every seat."""
    box = table.box
    return [int(table.table.houses[box.home[seat]].counter) for seat in range(box.players)]


def hand(table: Position, seat: int) -> dict[str, int]:
    cards = table.table.players[seat].hand
    return {CARDS[kind]: int(count) for kind, count in enumerate(cards) if count > 0}


def row(table: Position) -> list[str | None]:
    """The figures of the row."""
    return [character and character["figure"] for character in table.view(None)["row"]]
