"""Positions of Ratjack: what a test can set, and how the rest is filled so that the table could really be.

    position("ratjack(players=3)", active=0, hands={0: ["r9", "r10"]}, rows={0: ["r8", "?r4:+5"], 1: ["?r12"]},
             discard=["r8"], deck=["r1"])

A card is spelled by the letter of its pack (r, w, c for raccoons) and its number: `r9`; `?r9` lies hidden, `r9:+5` has
a token on it. Deck and discard pile are written from the top down. Whoever is given no hand holds some card; the active
player with two cards is asked what to play, with one where to draw from.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from rattery.core.story import Told
from rattery.games.ratjack.parts import CARDS, IN_DECK, KINDS, NUMBERS, ON_PILE, TOKEN_FACES, TOKENS
from rattery.games.ratjack.rules.ending import go_out
from rattery.games.ratjack.rules.moving import join_hand, join_row
from rattery.games.ratjack.rules.setting_up import begin_turn, clear_player, gather_cards
from rattery.games.ratjack.rules.sight import learn, show_all
from rattery.games.ratjack.rules.table import DRAWING, PLAYING
from rattery.games.ratjack.rules.tokens import put_token
from rattery.games.ratjack.rules.turn import run_on
from tests.positions import Position, Wish

Names = Sequence[str]
BOX = Path(__file__).parent / "every_verb.toml"  # rules are tested with cards on which every verb stands
LETTERS = {"r": "rats", "w": "weasels", "c": "raccoons"}


def arrange(
    table: Position,
    *,
    active: int = 0,
    hands: Mapping[int, Names] = {},
    rows: Mapping[int, Names] = {},
    deck: Names = (),
    deck_size: int | None = None,
    discard: Names | None = None,
    faces: Names = (),
    points: Mapping[int, int] = {},
    out: Collection[int] = (),
    known: Mapping[int, Names] = {},
    quiet: int = 0,
    fewest: int | None = None,
    round: int = 1,  # noqa: A002 - the game's own word
    next_on_top: str | None = None,
) -> None:
    """Set the table.

    With a `deck_size` the cards left over lie under the discard pile, else in the deck. `faces` are sides that tokens
    show; those on cards show theirs anyway. `known[eye]` are cards a seat has seen: `1.2` on the table, `hand 1`, `deck`.
    `next_on_top` is the card that the next shuffle of the pile brings to the top.
    """
    box, s = table.box, table.table
    s.round_number = round
    gather_cards(s)
    for seat in range(box.players):
        clear_player(s, seat)
        s.players[seat].points = points.get(seat, 0)
    show_faces(box, s, [*faces, *[card.partition(":")[2] for row in rows.values() for card in row if ":" in card]])
    dealer = Dealer(box, s)
    for seat, row in rows.items():
        for card in row:
            lay(box, s, a_seat(box, seat), dealer.find(card), card)
    for seat in out:
        go_out(s, seat)
    wanted = {seat: hands.get(seat, ()) for seat in range(box.players)}
    given_hands = {seat: [dealer.find(card) for card in hand] for seat, hand in wanted.items()}
    top = [dealer.find(card) for card in deck]
    pile = None if discard is None else [dealer.find(card) for card in discard]
    for seat, hand in given_hands.items():
        refuse(len(hand) > (2 if seat == active else 1), f"seat {seat} holds too many cards")
        for held in hand or [dealer.any()]:
            join_hand(s, seat, held)
    pile = [dealer.any()] if pile is None else pile
    rest = dealer.rest()
    put_piles(box, s, top, rest, pile, deck_size)
    s.fewest = s.in_deck if fewest is None else fewest
    s.quiet = quiet
    begin_turn(box, s, a_seat(box, active))
    s.stage = PLAYING if s.players[active].in_hand == 2 else DRAWING
    for eye, spots in known.items():
        for spot in spots:
            learn(s, card_at(s, spot), 1 << eye)
    for seat in range(box.players):
        over = s.players[seat].total >= box.limit and seat not in out
        refuse(over, f"seat {seat} has {box.limit} or more, and the turn before is over")
    table.match._opening, table.match._plies = [], []
    run_on(box, s)
    table.luck = {} if next_on_top is None else {"on_top": next_on_top}


def wish(on_top: str) -> Wish:
    """Whether the first shuffle brings this card to the top of the pile."""

    def is_fulfilled(story: Sequence[Told]) -> bool:
        tops = [told.values[-1] for told in story if told.event.name == "shuffled"]
        return tops[:1] == [kind_of(on_top)]

    return is_fulfilled


class Dealer:
    """Finds cards not yet placed."""

    def __init__(self, box: Any, s: Any) -> None:
        self.s = s
        self.kinds = Counter(int(kind) for kind in box.kinds)
        self.cards = list(range(CARDS))

    def find(self, card: str) -> int:
        kind = kind_of(card)
        refuse(self.kinds[kind] == 0, f"there is no {card} left in these packs")
        return self._take(kind)

    def any(self) -> int:
        """Some card; which one, nobody should care."""
        return self._take(max(self.kinds, key=lambda kind: (self.kinds[kind], -(kind % NUMBERS), kind)))

    def rest(self) -> list[int]:
        kinds = sorted(self.kinds.elements())
        random.Random(1).shuffle(kinds)
        return [self._take(kind) for kind in kinds]

    def _take(self, kind: int) -> int:
        self.kinds[kind] -= 1
        card = self.cards.pop(0)
        self.s.kind[card] = kind
        return card


def kind_of(card: str) -> int:
    name = card.lstrip("?").partition(":")[0]
    refuse(name[:1] not in LETTERS or not name[1:].isdigit(), f"there is no card {card}")
    full = f"{LETTERS[name[0]]}-{name[1:]}"
    refuse(full not in KINDS, f"there is no card {card}")
    return KINDS.index(full)


def spelled(card: str) -> str:
    """A card as views and moves spell it."""
    return KINDS[kind_of(card)]


def row(table: Position, seat: int, eye: int | None = None) -> list[str]:
    """A player's row as it lies, spelled as here; with an eye, as that seat sees it."""
    view = table.view(seat if eye is None else eye)
    return [_short(card) for card in view["players"][seat]["row"]]


def _short(card: dict[str, Any]) -> str:
    name = "?" if card["card"] is None else _letters(card["card"])
    return ("" if card["visible"] else "?") + name + (f":{card['token']}" if card["token"] else "")


def hand(table: Position, seat: int, eye: int | None = None) -> list[str]:
    """A player's hand, spelled as here; with an eye, as that seat sees it."""
    view = table.view(seat if eye is None else eye)
    return ["?" if card is None else _letters(card) for card in view["players"][seat]["hand"]]


def discard(table: Position) -> list[str]:
    """The discard pile from the top down."""
    return [_letters(card) for card in table.view(None)["discard"]]


def _letters(name: str) -> str:
    pack, _, number = name.partition("-")
    return next(letter for letter, full in LETTERS.items() if full == pack) + number


def lay(box: Any, s: Any, seat: int, card: int, spelling: str) -> None:
    join_row(box, s, seat, card, not spelling.startswith("?"))
    if not spelling.startswith("?"):
        show_all(s, card)
    face = spelling.partition(":")[2]
    if face:
        token = token_with(box, face)
        refuse(not int(s.reserve) >> token & 1, f"the token with {face} lies elsewhere")
        put_token(box, s, token, card)


def show_faces(box: Any, s: Any, faces: Names) -> None:
    """Tokens show these sides; the others their front."""
    s.reserve, s.sides = (1 << TOKENS) - 1, 0
    shown: dict[int, str] = {}
    for face in faces:
        token = token_with(box, face)
        refuse(shown.setdefault(token, face) != face, f"{face} and {shown[token]} are two sides of one token")
        if box.faces[token][1] == TOKEN_FACES.index(face):
            s.sides |= 1 << token


def token_with(box: Any, face: str) -> int:
    refuse(face not in TOKEN_FACES, f"no token shows {face}")
    found = [token for token in range(TOKENS) if TOKEN_FACES.index(face) in box.faces[token]]
    refuse(not found, f"no token shows {face}")
    return found[0]


def put_piles(box: Any, s: Any, top: list[int], rest: list[int], pile: list[int], deck_size: int | None) -> None:
    kept = len(rest) if deck_size is None else deck_size - len(top)
    refuse(not 0 <= kept <= len(rest), f"there are not {deck_size} cards for the deck")
    deck, under = [*top, *rest[:kept]], rest[kept:]
    refuse(not deck, "with an empty deck the round is over")
    s.in_deck, s.in_pile = len(deck), len(pile) + len(under)
    for place, card in enumerate(reversed(deck)):
        s.deck[place], s.lies[card] = card, IN_DECK
    for place, card in enumerate(reversed([*pile, *under])):
        s.pile[place], s.lies[card] = card, ON_PILE
        show_all(s, card)


def card_at(s: Any, spot: str) -> int:
    if spot == "deck":
        return int(s.deck[s.in_deck - 1])
    if spot.startswith("hand "):
        return int(s.players[int(spot[5:])].hand[0])
    seat, _, place = spot.partition(".")
    refuse(int(place) > s.players[int(seat)].in_row, f"there is no card {spot}")
    return int(s.players[int(seat)].row[int(place) - 1])


def refuse(is_impossible: bool, reason: str) -> None:
    if is_impossible:
        raise ValueError(reason)


def a_seat(box: Any, seat: int) -> int:
    refuse(not 0 <= seat < box.players, f"there is no seat {seat}")
    return seat
