"""A match: one play of a game, from set-up to the winner. Terminal, server, bots and tests all use this class."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator, Sequence

import numpy as np
import numpy.typing as npt

from rattery.core.arguments import as_whole_number, short_repr, whole_number
from rattery.core.chance import Chance
from rattery.core.errors import BadArgument, IllegalMove, MayNotUndo, OtherRules, UnknownSeat
from rattery.core.game import Game, Reason, View
from rattery.core.moves import Move
from rattery.core.order_of_play import begins_rule
from rattery.core.plain import plain, plain_from, record_from
from rattery.core.record import blank, bytes_of, record_of
from rattery.core.rules import NOBODY, Table
from rattery.core.story import Told, recording
from rattery.core.teller import Name, Teller
from rattery.match.fairness import SealedKey, commitment, key_from_seed, seed_with_key
from rattery.match.position import Position
from rattery.match.recorded_draws import Draw, recorded_draws
from rattery.match.step import Ply, RoundEnd, Step, take_step


class Match:
    """One play of a game. `seat` is a seat's number everywhere; `None` is a spectator.

    >>> match = rattery.load("my_game(players=3)").new(seed=7)
    >>> match.ply, match.is_over
    (0, False)
    >>> move = match.moves()[0]                     # str(move) is its notation
    >>> told = match.play(move)                     # or its notation, or its number
    >>> match.history == [move]
    True
    >>> sentences = match.log(seat=0)               # what that seat may know
    >>> match.copy() == match
    True

    All chance follows from `key`. Without one, a key is made by the protocol of fair dice, and `sealed` records how. Two
    matches are equal if their games, keys, moves and tables are. A match is mutable, so it has no hash; it is not
    thread-safe.
    """

    __hash__ = None  # type: ignore[assignment]

    def __init__(
        self,
        game: Game,
        key: bytes | None = None,
        names: Sequence[Name] = (),
        sealed: SealedKey | None = None,
    ) -> None:
        if isinstance(names, str) or len(names) > game.seats or not all(isinstance(name, Name) for name in names):
            raise BadArgument("argument-names", players=game.players, given=short_repr(names))
        if key is None:
            sealed = sealed or SealedKey.drawn(game.players)
            key = sealed.key
        self.game, self.key, self.sealed = game, key, sealed
        self.names: tuple[Name, ...] = tuple(names)
        self.is_imagined = False
        self.other_rules: OtherRules | None = None  # it was saved under other rules than these
        self._position: Position | None = None  # cached; valid while its record equals the table's bytes
        table = plain(game.blank_table())
        seed_with_key(table.chance, self.key)
        with recording(game.kind.events) as told, recorded_draws(table.chance) as draws:
            game.rules.set_up(game.plain_box, table)
        self.began = int(begins_rule(game.rules)(game.plain_box, table))  # the seat that began
        self._table = record_from(table, game.rules.Table)
        self._opening, self._opening_draws = told, draws
        self._plies: list[Ply] = []
        self._before: list[Table] = []  # the tables before the latest moves, as many as can be undone
        self._pushed: list[tuple[int, list[Table], Table]] = []  # for `pop`: ply, `_before` and table at each `push`
        self._foreseen: list[Step] = []  # steps that `foresee` has computed and `play` may use

    @property
    def commitment(self) -> str:
        """The hash to publish before the first move, so that the key can be verified at the end."""
        return commitment(self.key) if self.sealed is None else self.sealed.commitment

    @property
    def draws(self) -> list[list[Draw]]:
        """The random numbers drawn: a list for the set-up, then one for each move."""
        return [self._opening_draws, *(ply.draws for ply in self._plies)]

    @property
    def record(self) -> Table:
        """The current table as a NumPy record, for compiled code. Not to be changed: copies of the match share it."""
        return self._table

    @property
    def position(self) -> Position:
        """The current position: immutable, and the same object until the next move."""
        record = bytes_of(self._table)
        if self._position is None or self._position.record != record:
            self._position = Position(self.game, record)
        return self._position

    @property
    def turn(self) -> int | None:
        """The seat that decides, None when the game is over."""
        return self.position.turn

    @property
    def question(self) -> str:
        """What kind of decision it is."""
        return self.position.question

    @property
    def is_over(self) -> bool:
        return self.position.is_over

    @property
    def scores(self) -> list[int]:
        """The points of every seat, the one of an automatic opponent included."""
        return list(self.position.scores)

    @property
    def winners(self) -> list[int]:
        """The seats that have won; nobody until the game is over."""
        return list(self.position.winners)

    @property
    def ending(self) -> str | None:
        """What brought the game to its end; None until it is over."""
        return self.position.ending

    @property
    def history(self) -> list[Move]:
        """The moves made so far."""
        return [ply.move for ply in self._plies]

    @property
    def ply(self) -> int:
        """How many moves have been made so far."""
        return len(self._plies)

    @property
    def deciders(self) -> list[int]:
        """The seats that made these moves."""
        return [ply.seat for ply in self._plies]

    def moves(self) -> list[Move]:
        """The moves on offer to the seat that decides."""
        return list(self.position.moves)

    def unavailable_moves(self) -> list[tuple[Move, Reason]]:
        """The moves that look possible to the seat that decides but are not allowed now, each with the reason."""
        return list(self.position.unavailable_moves)

    @property
    def choosing_together(self) -> list[int]:
        """The seats that still have to choose where several choose secretly at the same time; else none."""
        return list(self.position.choosing_together)

    def moves_in_secret(self, seat: int) -> list[Move]:
        """The moves on offer to one of the seats that choose at the same time, before its turn; none to other seats."""
        eye = self.eye(seat)
        return list(self.position.moves_in_secret(eye)) if eye in self.choosing_together else []

    def __iter__(self) -> Iterator[Move]:
        """The moves made so far."""
        return iter(self.history)

    # Comparing, copying, pickling and drawing.

    def __eq__(self, other: object) -> bool:
        """Whether game, key, moves and table are equal; imagined worlds may differ in their tables alone."""
        if not isinstance(other, Match):
            return NotImplemented
        same = (self.game, self.key, self.history) == (other.game, other.key, other.history)
        return same and self.is_imagined == other.is_imagined and bytes_of(self._table) == bytes_of(other._table)

    def copy(self) -> Match:
        """An independent copy: moves on one do not change the other, and another thread may use it. Cheap: the tables are
        shared, and what has been computed of the position."""
        other = object.__new__(type(self))
        other.__dict__.update(self.__dict__)
        other._plies, other._before, other._pushed = list(self._plies), list(self._before), list(self._pushed)
        other._position = None if self._position is None else self._position.copy()
        other._foreseen = []
        return other

    def __copy__(self) -> Match:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Match:
        return self.copy()

    def __getstate__(self) -> dict[str, object]:
        """The state with tables as bytes, because pickled NumPy records lose their layout; without cached positions."""
        state = {**self.__dict__, "_position": None, "_foreseen": [], "_table": bytes_of(self._table)}
        state["_before"] = [bytes_of(table) for table in self._before]
        state["_pushed"] = [
            (ply, [bytes_of(table) for table in tables], bytes_of(table)) for ply, tables, table in self._pushed
        ]
        return state

    def __setstate__(self, state: View) -> None:
        self.__dict__.update(state)
        self._table = self._record(state["_table"])
        self._before = [self._record(table) for table in state["_before"]]
        self._pushed = [
            (ply, [self._record(one) for one in tables], self._record(table)) for ply, tables, table in state["_pushed"]
        ]

    def _record(self, data: bytes) -> Table:
        found: Table = record_of(np.frombuffer(bytearray(data), dtype=self.game.rules.Table.dtype))
        return found

    def board(self, seat: int | None = None, lang: str = "en") -> str:
        """The table as a seat sees it, drawn in text; None is a spectator."""
        from rattery.match.board import board

        return board(self, seat, lang)

    def __str__(self) -> str:
        """The board as a spectator sees it, and what is asked."""
        return f"{self.board()}\n\n{self.asks()}"

    def __repr__(self) -> str:
        now = f"{self.question} of seat {self.turn}" if not self.is_over else f"over, won by {self.winners}"
        kind = "imagined match" if self.is_imagined else "match"
        return f"<{kind} of {self.game}, {self.ply} moves, {now}>"

    def play(self, move: str | int | Move) -> list[Told]:
        """Make a move, given by its notation, its number or itself, and return what happened.

        IllegalMove, with the match unchanged, if it is not legal.
        """
        chosen = self.find(move)
        foreseen, self._foreseen = self._foreseen, []
        if foreseen and foreseen[0].begins == self.position.record and foreseen[0].ply.move == chosen:
            step, self._foreseen = foreseen[0], foreseen[1:]
        else:
            step = take_step(self.game, self.position, chosen)
        before, self._table, self._position = self._table, step.table, step.position
        self._plies.append(step.ply)
        self._before = [*self._before, before] if step.ply.why_not_undo is None else []
        return step.ply.told

    def foresee(self, choose: Callable[[Position], Move | None]) -> Position:
        """The position after a line of legal moves, each of which `choose` picks, until it returns None.

        The match does not change. The steps are cached, so that playing the same moves next does not compute them again.
        """
        self._foreseen, position = [], self.position
        while (move := choose(position)) is not None:
            self._foreseen.append(take_step(self.game, position, move))
            position = self._foreseen[-1].position
        return position

    @property
    def round_ends(self) -> tuple[RoundEnd, ...]:
        """The rounds that ended during the last move, each with the position at its end."""
        return self._plies[-1].round_ends if self._plies else ()

    def push(self, move: str | int | Move) -> list[Told]:
        """Make a move that `pop` can revert even after chance or other seats were involved: for looking ahead."""
        before = self.ply, list(self._before), self._table
        told = self.play(move)
        self._pushed.append(before)
        return told

    def pop(self) -> Move:
        """Restore the state before the last `push`, and return its move."""
        if not self._pushed:
            raise MayNotUndo("nothing-to-pop")
        ply, self._before, self._table = self._pushed.pop()
        move = self._plies[ply].move
        del self._plies[ply:]
        return move

    def find(self, given: str | int | Move) -> Move:
        """The legal move with this notation or number, or this move itself; IllegalMove with the reason if there is none."""
        position = self.position
        if position.is_over:
            raise IllegalMove("match-is-over", given=str(given))
        move = self.game.kind.moves.find(given)
        is_of_another_game = isinstance(given, Move) and given != move  # it was found by its number
        if move is None or is_of_another_game:
            raise IllegalMove("unknown-move", given=str(given), moves=", ".join(map(str, position.moves)))
        if move.id not in position.legal:
            raise self._illegal(position.why_not(move))
        return move

    def _illegal(self, reason: Reason) -> IllegalMove:
        return IllegalMove(
            reason.message, self.game.name, lambda lang: Teller(self.game, lang, self.names).facts(reason.facts)
        )

    # Undo.

    def why_not_undo(self, seat: int | None = None) -> str | None:
        """Why the last move cannot be undone (by this seat), or None if it can: the name of a message.

        A seat can undo its own last move only, and only if that used no chance, revealed nothing hidden and left the next
        decision to the same seat.
        """
        if not self._plies or self.is_imagined:
            return "nothing-to-undo"
        last = self._plies[-1]
        return "undo-not-yours" if seat is not None and seat != last.seat else last.why_not_undo

    def undo(self, seat: int | None = None) -> Move:
        """Undo the last move, and return it; MayNotUndo if that is not allowed."""
        reason = self.why_not_undo(seat)
        if reason is not None:
            raise MayNotUndo(reason)
        *self._before, self._table = self._before
        move = self._plies.pop().move
        # `pop` cannot go back to a position that no longer exists.
        while self._pushed and self._pushed[-1][0] >= self.ply:
            self._pushed.pop()
        return move

    # What a seat may know.

    def eye(self, seat: int | None) -> int:
        """The eye of a seat, which is its number, or of a spectator; UnknownSeat for any other number."""
        if seat is None:
            return self.game.kind.spectator
        number = as_whole_number(seat)
        if number is None or not 0 <= number < self.game.players:
            raise UnknownSeat("unknown-seat", given=str(seat), last=self.game.players - 1)
        return number

    def view(self, seat: int | None) -> View:
        """The table as a seat sees it, as data that can be sent."""
        return self.position.view(self.eye(seat))

    def observation(self, seat: int | None) -> npt.NDArray[np.int16]:
        """What a seat may know, as numbers for a learner: `game.schema` says what each of them is."""
        seen = array("h", bytes(2 * self.game.rules.OBSERVATION))
        self.game.rules.observe(self.game.plain_box, self.position.table, self.eye(seat), seen)
        return np.array(seen, np.int16)

    def events(self, seat: int | None) -> list[View]:
        """What happened so far as a seat saw it, as data."""
        eye = self.eye(seat)
        return [{"event": told.event.name, **self.game.named(told.facts_for(eye))} for told in self.story()]

    def log(self, seat: int | None, lang: str = "en") -> list[str]:
        """What happened so far as a seat saw it, one sentence for each event."""
        return self.tell(self.story(), seat, lang)

    def log_revealed(self, lang: str = "en") -> list[str]:
        """The log with all secrets: for a match that is over, or for a person who has its save anyway."""
        return self.tell_revealed(self.story(), lang)

    def tell_revealed(self, story: Sequence[Told], lang: str = "en") -> list[str]:
        """Part of the story with all secrets, one sentence for each event."""
        teller = self.teller(lang)
        return [teller.event(told, _eye_that_saw(told)) for told in story]

    def tell(self, story: Sequence[Told], seat: int | None, lang: str = "en") -> list[str]:
        """Part of the story as a seat saw it, one sentence for each event."""
        eye, teller = self.eye(seat), self.teller(lang)
        return [teller.event(told, eye) for told in story]

    def asks(self, lang: str = "en") -> str:
        """The question to the seat that decides, as a sentence; another sentence when the game is over."""
        if self.is_over:
            return self.teller(lang).words.say("ask-nothing")
        return self.teller(lang).question(self.question, self.question_facts)

    @property
    def question_facts(self) -> dict[str, int]:
        """The facts of the question, all of them public."""
        return dict(self.position.question_facts)

    def teller(self, lang: str) -> Teller:
        return Teller(self.game, lang, self.names)

    def story(self) -> list[Told]:
        """All events so far, with their secrets; `Told.facts_for` filters what one eye may know."""
        return self._opening + [told for ply in self._plies for told in ply.told]

    # Other worlds.

    def imagine(self, seat: int | None, seed: int) -> Match:
        """A world consistent with what a seat knows, drawn at random by a seed: a match without history."""
        key, luck = key_from_seed(whole_number("seed", seed)), plain(blank(Chance))
        seed_with_key(luck, key)
        table = plain_from(bytes_of(self._table), self.game.rules.Table)
        self.game.rules.imagine(self.game.plain_box, table, self.eye(seat), luck)
        world = Match.imagined_from(self.game, bytes_of(record_from(table, self.game.rules.Table)))
        world.names, world.key, world.other_rules, world.began = self.names, key, self.other_rules, self.began
        return world

    @classmethod
    def imagined_from(cls, game: Game, table: bytes) -> Match:
        """The imagined match with this table, given as the bytes that `bytes_of` returns: for other processes."""
        world = object.__new__(cls)
        world.game, world.names, world.key = game, (), bytes(16)
        world.is_imagined, world.other_rules, world.sealed, world.began = True, None, None, NOBODY
        world._position = None
        world._table = record_of(np.frombuffer(bytearray(table), dtype=game.rules.Table.dtype))
        world._opening, world._opening_draws, world._plies, world._before = [], [], [], []
        world._pushed, world._foreseen = [], []
        return world

    def imagine_choosing(self, seat: int, seed: int) -> Match:
        """An imagined world in which it is the turn of this seat, one of those that choose at the same time."""
        eye = self.eye(seat)
        if eye not in self.choosing_together:
            raise UnknownSeat("seat-not-asked", given=str(seat))
        world = self.imagine(eye, seed)
        world._table.decider = eye
        return world

    def check(self) -> str | None:
        """The invariant (one of the rules' LAWS) that the table violates; None if it violates none."""
        broken = int(self.game.rules.check(self.game.plain_box, self.position.table))
        return str(self.game.rules.LAWS[broken]) if broken else None

    def save(self) -> View:
        """The match as data for JSON: its game, box, key and moves. It reveals everything hidden in the match."""
        from rattery.match.saving import save

        return save(self)


def _eye_that_saw(told: Told) -> int:
    """The first eye that saw the secret of an event; any eye if there is no secret or nobody saw it."""
    return max(0, (told.eyes & -told.eyes).bit_length() - 1)


def checked_match(given: object) -> Match:
    """The argument, if it is a match; else BadArgument."""
    if not isinstance(given, Match):
        raise BadArgument("argument-match", given=short_repr(given))
    return given
