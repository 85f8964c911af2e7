"""Talk of bots: the promises that the bots of one match make, and how promises change their preferences.

Promises are a function of the match's key and of what is public. So the same match and the same talk give the same promises,
in every process and in a replay, and a promise reveals nothing hidden. The key is hashed with a prefix of its own, so that
tempers reveal nothing about the deal, nor the deal about tempers.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from functools import partial

from rattery.bots.move_bias import MoveBias
from rattery.bots.random_bot import RandomBot
from rattery.core.game import View
from rattery.core.talk import History, Promise, TalkPart, Temper, talk_of
from rattery.match.match import Match

SILENT_LEVEL = RandomBot.name  # bots of this level make no promises
MAX_PROMISES_AT_ONCE = 2  # promises to a person in answer to one question; to a bot it is one
BOT_PROMISE_PROBABILITY = 0.35  # the probability that a bot considers a promise to a bot; to a person it always does


class Talking:
    """The talk of one match's bots; `talking` makes one for games whose bots talk."""

    def __init__(self, part: TalkPart, key: bytes) -> None:
        self.part = part
        self._seed = hashlib.sha256(b"rattery talk " + key).digest()

    def temper(self, seat: int) -> Temper:
        """The temper of the bot in a seat, the same for the whole match."""
        return self.part.TEMPERS[int(self._luck(0, seat, "temper") * len(self.part.TEMPERS))]

    def promises(self, match: Match, moment: int, bots: Collection[int]) -> list[Promise]:
        """The promises that bots make before the current question is answered; `moment` is the number of the question."""
        if match.question not in self.part.MOMENTS:
            return []
        view, is_to_bot = match.view(None), match.turn in bots
        speakers = sorted((seat for seat in bots if seat != match.turn), key=lambda s: self._luck(moment, s, "first"))
        offers = [self._offer(view, seat, moment, is_to_bot) for seat in speakers]
        return [offer for offer in offers if offer is not None][: 1 if is_to_bot else MAX_PROMISES_AT_ONCE]

    def _offer(self, view: View, seat: int, moment: int, is_to_bot: bool) -> Promise | None:
        if is_to_bot and self._luck(moment, seat, "to a bot") >= BOT_PROMISE_PROBABILITY:
            return None
        return self.part.offer(view, seat, self.temper(seat), partial(self._luck, moment, seat))

    def move_bias(self, match: Match, seat: int, history: History) -> MoveBias:
        """The move bias of the bot in a seat that results from the promises in the match so far."""
        if not any(isinstance(told, Promise) for told in history):
            return {}
        return self.part.move_bias(match.view(None), seat, self.temper(seat), self.part.promise_outcomes(history))

    def _luck(self, moment: int, seat: int, purpose: str) -> float:
        digest = hashlib.sha256(self._seed + f"{moment}/{seat}/{purpose}".encode()).digest()
        return int.from_bytes(digest[:7]) / (1 << 56)


def talking(match: Match) -> Talking | None:
    """The talk of a match; None if bots do not talk in its game."""
    part = talk_of(match.game.name)
    return None if part is None else Talking(part, match.key)
