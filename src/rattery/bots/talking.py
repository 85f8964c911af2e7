"""Talking: what the bots of one match promise, and how words sway them.

Everything follows from the key of the match and from what everybody saw and heard: the same match and the same talk give
the same promises, in every process and in a replay, and no promise tells anything hidden. The key goes in through a digest
of its own, so a temper cannot be told from the deal nor the deal from a temper.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from functools import partial

from rattery.bots.leaning import Leaning
from rattery.core.game import View
from rattery.core.talk import History, Promise, TalkPart, Temper, talk_of
from rattery.match.match import Match

MOST_AT_ONCE = 2  # promises at one moment to a person; to a bot one
TO_A_BOT = 0.35  # how often one is made to a bot, compared to a person


class Talking:
    """The talk of a match; `None` from `talking` for a game whose bots keep silent."""

    def __init__(self, part: TalkPart, key: bytes) -> None:
        self.part = part
        self._seed = hashlib.sha256(b"rattery talk " + key).digest()

    def temper(self, seat: int) -> Temper:
        """The nature of the bot in a seat, for the whole match."""
        return self.part.TEMPERS[int(self._luck(0, seat, "temper") * len(self.part.TEMPERS))]

    def promises(self, match: Match, moment: int, bots: Collection[int]) -> list[Promise]:
        """What bots promise before the present question is answered; `moment` numbers the questions."""
        if match.question not in self.part.MOMENTS:
            return []
        view, is_to_bot = match.view(None), match.turn in bots
        speakers = sorted((seat for seat in bots if seat != match.turn), key=lambda s: self._luck(moment, s, "first"))
        offers = [self._offer(view, seat, moment, is_to_bot) for seat in speakers]
        return [offer for offer in offers if offer is not None][: 1 if is_to_bot else MOST_AT_ONCE]

    def _offer(self, view: View, seat: int, moment: int, is_to_bot: bool) -> Promise | None:
        if is_to_bot and self._luck(moment, seat, "to a bot") >= TO_A_BOT:
            return None
        return self.part.offer(view, seat, self.temper(seat), partial(self._luck, moment, seat))

    def leaning(self, match: Match, seat: int, history: History) -> Leaning:
        """How words sway the bot in a seat that decides now."""
        if not any(isinstance(told, Promise) for told in history):
            return {}
        return self.part.leaning(match.view(None), seat, self.temper(seat), self.part.words_given(history))

    def _luck(self, moment: int, seat: int, purpose: str) -> float:
        digest = hashlib.sha256(self._seed + f"{moment}/{seat}/{purpose}".encode()).digest()
        return int.from_bytes(digest[:7]) / (1 << 56)


def talking(match: Match) -> Talking | None:
    """The talk of a match, if its game has any."""
    part = talk_of(match.game.name)
    return None if part is None else Talking(part, match.key)
