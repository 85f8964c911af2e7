"""Search: information-set Monte Carlo tree search, one for all games, compiled for each.

One iteration:

    imagine         re-deal everything the searching seat cannot know, and draw a fresh chance key
    select          from node to node, each an information set of the player to move: by upper confidence bound, or by PUCT
                    with the policy of a mind
    evaluate        the leaf: by a mind; or by greedy plies, random plies, then mind or judge; or by the result
    backpropagate   add the share of the victory of its own player to every edge on the path

A node is what the player to move can know, as the basics of an observation show it: worlds that look the same to that player
share their statistics, whatever is hidden in them, and a throw of the dice simply leads to another node. Every player
maximises its own share. Moves that are not legal in an iteration's world are not compared in it; `availability` counts the
iterations in which an edge was legal.

The search never gets the real table: its root is an imagined world. A mind evaluates what the player to move can know. The
same functions run compiled on arrays of records and interpreted on plain objects, and grow the same tree.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from rattery.bots.evaluation import Results, Tables, leaf_rule, prior_rule, table_rules
from rattery.bots.nodes import NONE, Edge, Node, Params, SearchState, backpropagate, expand, find_node, observation_key
from rattery.bots.selection import select_by_confidence, select_with_a_mind
from rattery.core.compile.entry_point import entry_point
from rattery.core.compile.rule import rule
from rattery.core.compile.untyped import CompiledFunction
from rattery.core.game import Game
from rattery.core.moves import Offers
from rattery.core.observation import basics_of
from rattery.core.record import Row
from rattery.core.rules import Box, Rules, Table
from rattery.minds.network import MindArrays
from rattery.minds.weights import weights_for

Tree = tuple[Row[Node], Row[Edge], Row[int]]  # nodes, edges, and the hash table of nodes
Observation = tuple[Row[int], Row[int]]  # as 16-bit numbers, and as 64-bit words of the same memory
Iterate = Callable[[Box, Table, Tables, Offers, SearchState, Tree, Observation, Results, MindArrays, int], None]
Descend = Callable[[Box, Tables, int, MindArrays, Offers, SearchState, Tree, Observation, Row[float]], int]


@cache
def descent_rule(game: str, rules: Rules[Box, Table], learned: bool) -> Descend:
    """Descends from the root to a leaf and expands the tree there; returns the length of the path."""
    turn, is_over, (legal, play), (_, observe) = rules.turn, rules.is_over, table_rules(rules), basics_of(rules)
    add_priors = prior_rule(game, rules, learned)
    select_edge = select_with_a_mind if learned else select_by_confidence
    wants_priors = lacks_prior if learned else is_young

    @rule
    def descend(
        box: Box, tables: Tables, seats: int, mind: MindArrays, offers: Offers, state: SearchState, tree: Tree,
        observation: Observation, chances: Row[float],
    ) -> int:  # fmt: skip
        (nodes, edges, slots), (seen, words), s, params = tree, observation, tables[0], state.params
        length = 0
        while length < params.max_depth and not is_over(box, s):
            seat = turn(box, s)
            observe(box, s, seat, seen)
            node = find_node(state, nodes, slots, observation_key(words, seat))
            if node == NONE:
                break
            nodes[node].visits += 1
            if nodes[node].visits == 1 and length > 0:
                break
            legal(box, s, offers)
            if not expand(state, nodes, edges, node, offers):
                break
            if wants_priors(nodes[node], edges, offers, params):
                add_priors(box, tables, seats, mind, offers, nodes[node], edges, params, chances)
            edge = select_edge(edges, nodes[node], offers, state)
            state.path[length] = edge
            state.path_seats[length] = seat
            length += 1
            play(box, s, edges[edge].move)
        return length

    return descend


@rule
def is_young(node: Node, edges: Row[Edge], offers: Offers, params: Params) -> bool:
    """Whether the node has been visited no more often than priors are sampled."""
    return bool(node.visits <= params.prior_samples + 1)


@rule
def lacks_prior(node: Node, edges: Row[Edge], offers: Offers, params: Params) -> bool:
    """With a mind: whether the node is young or, by policy, some legal move has no prior because it was not legal so far."""
    if params.prior_samples > 0:
        return is_young(node, edges, offers, params)
    edge = int(node.first_edge)
    for place in range(offers.n):
        while edges[edge].move != offers.ids[place]:
            edge = int(edges[edge].next_edge)
        if edges[edge].prior_count == 0:
            return True
    return False


@cache
def iterations_rule(game: str, rules: Rules[Box, Table], learned: bool) -> Iterate:
    """Runs iterations from one root, an imagined world; each draws another world for the player to move there."""
    turn, imagine = rules.turn, rules.imagine
    descend, evaluate_leaf = descent_rule(game, rules, learned), leaf_rule(game, rules, learned)

    @rule
    def iterate(
        box: Box, root: Table, tables: Tables, offers: Offers, state: SearchState, tree: Tree,
        observation: Observation, results: Results, mind: MindArrays, iterations: int,
    ) -> None:  # fmt: skip
        eye, seats = turn(box, root), len(results[0])
        for _ in range(iterations):
            tables[0] = root
            imagine(box, tables[0], eye, state.luck)
            length = descend(box, tables, seats, mind, offers, state, tree, observation, results[0])
            evaluate_leaf(box, tables, seats, mind, offers, state.params, state.luck, results)
            backpropagate(tree[1], state, length, results[0], results[1])
            state.iterations += 1

    return iterate


@cache
def search_function(game: str, rules: Rules[Box, Table], learned: bool = False) -> CompiledFunction:
    """The search of a game, with a mind or a judge: a Python function to be compiled, or interpreted on plain objects."""
    iterate = iterations_rule(game, rules, learned)

    def search(
        game: tuple[Row[Box], Row[Table]],
        scratch: tuple[Tables, Row[Offers]],
        states: Row[SearchState],
        tree: Tree,
        observation: Observation,
        results: Results,
        mind: MindArrays,
        iterations: int,
    ) -> None:
        """Run iterations. Every argument but the last holds arrays: the box and the root table; two scratch tables and
        the moves on offer; the state; nodes, edges and the hash table of nodes; an observation as 16-bit numbers and as
        64-bit words of the same memory; shares of the victory, utilities and scratch space by seat; the mind's arrays."""
        (boxes, roots), (tables, all_offers) = game, scratch
        iterate(boxes[0], roots[0], tables, all_offers[0], states[0], tree, observation, results, mind, iterations)

    if learned:  # the compile cache tells functions apart by name
        search.__name__, search.__qualname__ = "search_by_mind", search.__qualname__ + "_by_mind"
    return search


@cache
def search_entry(game: str, rules: Rules[Box, Table], learned: bool = False) -> CompiledFunction:
    """The search of a game as machine code, compiled or loaded from the cache on its first call."""
    return entry_point(search_function(game, rules, learned), compile_quickly=True)


def usual_search(game: Game) -> CompiledFunction:
    """The search that a game's levels use: with the game's own mind if it has one that fits, else with its judge."""
    return search_function(game.name, game.rules, weights_for(game) is not None)


def usual_entry(game: Game) -> CompiledFunction:
    """The entry point of `usual_search`."""
    return search_entry(game.name, game.rules, weights_for(game) is not None)
