"""A turn: move, board, drink, collect, walk the burrow, shop, build; and the protocol every game offers.

rat ── route? ── rat? ── launch pad ── drink? ── backpacks ── collect ── burrow ── stands ── build ── end
 ▲                 │                                                                                   │
 └─────────────────┘                                                        alone: GREG's card and icon
"""

from __future__ import annotations

from rattery.core.asking import ask, runs_on
from rattery.core.asking import is_over as is_over
from rattery.core.asking import turn as turn
from rattery.core.compile.rule import rule
from rattery.core.moves import Offers, offer
from rattery.games.first_rat import moves
from rattery.games.first_rat.box import Box
from rattery.games.first_rat.parts import COMICS, ITEMS, MATERIALS, NOBODY, PARTS, PIPE_SETS, RATS
from rattery.games.first_rat.rules.building import build, donate, offer_building
from rattery.games.first_rat.rules.burrow import (
    go_left,
    go_up,
    name_super_rat,
    offer_comics,
    offer_rat_or_not,
    offer_super_rats,
    offer_ways,
    take_comic,
    walk,
)
from rattery.games.first_rat.rules.collecting import (
    add_to_haul,
    collect,
    drink,
    offer_drink_or_go_on,
    offer_materials,
    pack,
)
from rattery.games.first_rat.rules.ending import end_round, end_turn
from rattery.games.first_rat.rules.greg import favour_track, offer_best_tracks, shuffle_greg_deck, take_greg_turn
from rattery.games.first_rat.rules.launching import launch, offer_rewards, release_rat, take_bolt
from rattery.games.first_rat.rules.moving import (
    choose_movement,
    choose_route,
    find_movement,
    offer_movements,
    offer_routes,
)
from rattery.games.first_rat.rules.setting_up import lay_out
from rattery.games.first_rat.rules.shopping import buy, go_shopping, offer_items, steal
from rattery.games.first_rat.rules.table import (
    BOARDING,
    BUILDING,
    COLLECTING,
    DRINK_OR_NOT,
    DRINKING,
    FREE_OR_NOT,
    GREG_SHUFFLE,
    GREG_TURN,
    MOVING,
    NOTHING,
    PACKING,
    SHOPPING,
    WALKING,
    WHAT_TO_BUILD,
    WHAT_TO_TAKE,
    WHICH_COMIC,
    WHICH_MATERIAL,
    WHICH_RAT,
    WHICH_REWARD,
    WHICH_ROUTE,
    WHICH_SUPER_RAT,
    WHICH_TRACK,
    WHICH_WAY,
    Table,
)


@rule
def set_up(box: Box, s: Table) -> None:
    """Lay out the table and go on to the first decision."""
    lay_out(box, s)
    run_on(box, s)


@rule
def begins(box: Box, s: Table) -> int:
    """Who begins: the first player of every round."""
    return s.first


@rule
def legal(box: Box, s: Table, offers: Offers) -> None:
    """What the decider may do."""
    offers.n = 0
    if s.asked == WHICH_RAT:
        offer_movements(box, s, offers)
    elif s.asked == WHAT_TO_BUILD:
        offer_building(box, s, offers)
    elif s.asked == WHAT_TO_TAKE:
        offer_items(box, s, offers)
    elif s.asked == WHICH_ROUTE:
        offer_routes(box, s, offers)
    else:
        offer_answers(box, s, offers)


@rule
def offer_answers(box: Box, s: Table, offers: Offers) -> None:
    """The small questions in between."""
    if s.asked == WHICH_WAY:
        offer_ways(offers)
    elif s.asked == WHICH_COMIC:
        offer_comics(s, offers)
    elif s.asked == WHICH_SUPER_RAT:
        offer_super_rats(s, offers)
    elif s.asked == FREE_OR_NOT:
        offer_rat_or_not(offers)
    elif s.asked == WHICH_REWARD:
        offer_rewards(offers)
    elif s.asked == DRINK_OR_NOT:
        offer(offers, moves.DRINK)
        offer(offers, moves.PASS)
    elif s.asked == WHICH_MATERIAL:
        offer_materials(box, s, offers)
    elif s.asked == WHICH_TRACK:
        offer_best_tracks(box, s, offers)


@rule
def play(box: Box, s: Table, move: int) -> None:
    """Carry out a legal move, and go on until somebody has a real decision."""
    s.asked = NOTHING
    if move < moves.ROUTE:
        choose_movement(box, s, move // moves.GOALS, move % moves.GOALS + 1)
    elif move < moves.ROUTE + PIPE_SETS:
        choose_route(box, s, move - moves.ROUTE)
    elif move < moves.COMIC:
        answer(box, s, move)
    elif move < moves.COMIC + len(COMICS):
        take_comic(s, move - moves.COMIC)
    elif move < moves.NAME + RATS:
        name_super_rat(s, move - moves.NAME)
    elif move == moves.PASS or move == moves.LEAVE:
        pass
    elif move < moves.BUY + len(ITEMS):
        buy(box, s, move - moves.BUY)
    elif move < moves.STEAL + len(ITEMS):
        steal(box, s, move - moves.STEAL)
    else:
        finish(box, s, move)
    run_on(box, s)


@rule
def answer(box: Box, s: Table, move: int) -> None:
    """To the small questions in between."""
    if move == moves.HALT:
        s.may_move_on = False
    elif move == moves.BOLT:
        take_bolt(s)
    elif move == moves.FREE_RAT:
        release_rat(s)
    elif move == moves.DRINK:
        drink(s)
    elif move == moves.UP:
        go_up(box, s)
    elif move == moves.LEFT:
        go_left(box, s)
    else:
        add_to_haul(box, s, move - moves.ADD)


@rule
def finish(box: Box, s: Table, move: int) -> None:
    """Build, donate, end the turn; or decide for GREG."""
    if move < moves.BUILD + len(PARTS):
        build(box, s, move - moves.BUILD, NOBODY)
    elif move < moves.DONATE:
        build(box, s, (move - moves.TINKER) // len(MATERIALS), (move - moves.TINKER) % len(MATERIALS))
    elif move == moves.DONATE:
        donate(box, s)
    elif move == moves.END:
        end_turn(box, s)
    else:
        favour_track(box, s, move - moves.FAVOUR)


@rule
def run_on(box: Box, s: Table) -> None:
    """The game goes on by itself until somebody has a real decision, or it is over."""
    while runs_on(s):
        take_next_step(box, s)


@rule
def take_next_step(box: Box, s: Table) -> None:
    """The steps of a turn in order. A turn is always ended by its player, so that everything in it can be taken back."""
    if s.step == MOVING:
        find_movement(box, s)
    elif s.step == BOARDING:
        launch(box, s)
    elif s.step == DRINKING:
        offer_drink_or_go_on(s)
    elif s.step == PACKING:
        pack(box, s)
    elif s.step == COLLECTING:
        collect(box, s)
    elif s.step == WALKING:
        walk(box, s)
    elif s.step == SHOPPING:
        go_shopping(box, s)
    elif s.step == BUILDING:
        ask(s, s.active, WHAT_TO_BUILD)
    elif s.step == GREG_TURN:
        take_greg_turn(box, s)
    elif s.step == GREG_SHUFFLE:
        shuffle_greg_deck(s)
    else:
        end_round(box, s)
