"""The feed of one connection: what it has been sent, and the incremental `news` message that brings it up to date.

A connection has one eye (a seat, or the spectators') and one language. Every part of `news` is built from what that eye may
know, encoded once for all connections that may see the same, and sent only if it differs from what was sent before.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec

from rattery.server.connection import outgoing, story_parts
from rattery.server.tables.state import TableState

NO_STORY = msgspec.json.encode({"undone": [], "lines": []})
NO_TALK = b"[]"


class EncodedParts:
    """A cache of JSON-encoded parts; cleared when the table changes. The key must name everything a part depends on."""

    def __init__(self) -> None:
        self._parts: dict[tuple[object, ...], bytes] = {}

    def part(self, name: str, make: Callable[[], object], *depends_on: object) -> bytes:
        key = (name, *depends_on)
        encoded = self._parts.get(key)
        if encoded is None:
            encoded = self._parts[key] = msgspec.json.encode(make())
        return encoded

    def clear(self) -> None:
        self._parts.clear()


class Feed:
    """What one connection has been sent: up to which version, and the parts that are compared before they are sent again."""

    def __init__(self) -> None:
        self.sent: int | None = None  # the version; None: the next news is complete
        self._position: bytes | None = None
        self._webhook: bytes | None = None
        self._outcomes: bytes | None = None
        self._yours: list[int] | None = None

    def restart(self, sent: int | None = None) -> None:
        """Forget what was sent: the eye or language changed, or a client connected that has seen version `sent` already."""
        self.sent, self._position, self._yours = sent, None, None
        self._webhook = self._outcomes = None

    def news(
        self,
        state: TableState,
        encoded: EncodedParts,
        eye: int | None,
        you: int | None,
        lang: str,
        held: Collection[int],
    ) -> bytes | None:
        """The message that brings this connection up to date; None if nothing is new to it. Counts it as sent."""
        since = self.sent if self.sent is not None and self.sent >= state.names_version else None
        self.sent = state.version
        parts = self._parts(state, encoded, eye, you, lang, since)
        yours = [seat for seat in state.persons_asked() if seat in held]
        if not parts and yours == self._yours:
            return None
        self._yours = yours
        head = {"type": "news", "version": state.version, "since": since, "eye": eye, "lang": lang, "yours": yours}
        return msgspec.json.encode(head | {name: msgspec.Raw(part) for name, part in parts.items()})

    def _parts(
        self, state: TableState, encoded: EncodedParts, eye: int | None, you: int | None, lang: str, since: int | None
    ) -> dict[str, bytes]:
        """The parts that are new since a version; every part if `since` is None."""
        parts: dict[str, bytes] = {}
        if since is None or state.seats_version > since:
            parts["table"] = encoded.part("table", lambda: outgoing.table_part(state, lang), lang)
        position = encoded.part("position", lambda: outgoing.position_part(state, eye, you, lang), eye, you, lang)
        if since is None or position != self._position:
            parts["position"] = self._position = position
        after = -1 if since is None else since
        seen = story_parts.secrets_seen(state, eye, after)
        story = encoded.part(
            "story", lambda: story_parts.story_part(state, eye, you, lang, after), seen, you, lang, after
        )
        talk = encoded.part("talk", lambda: story_parts.talk_part(state, lang, after), lang, after)
        parts |= {"story": story} if since is None or story != NO_STORY else {}
        if since is not None and story_parts.has_round_ends(state, after):
            parts["rests"] = encoded.part("rests", lambda: story_parts.round_ends_part(state, eye, after), eye, after)
        gallery = encoded.part("gallery", lambda: story_parts.gallery_part(state, after), after)
        parts |= {"talk": talk} if since is None or talk != NO_TALK else {}
        parts |= {"gallery": gallery} if since is None or gallery != NO_TALK else {}
        outcomes = encoded.part("outcomes", lambda: story_parts.outcomes_part(state))
        if since is None or outcomes != (self._outcomes or NO_TALK):
            parts["outcomes"] = outcomes
        self._outcomes = outcomes
        return parts | self._own_part(state, encoded, eye, lang, since)

    def _own_part(
        self, state: TableState, encoded: EncodedParts, eye: int | None, lang: str, since: int | None
    ) -> dict[str, bytes]:
        """The part that only this seat may see, if it is new."""
        webhook = encoded.part("webhook", lambda: outgoing.webhook_part(state, eye, lang), eye, lang)
        if eye is None or (since is not None and webhook == self._webhook):
            return {}
        self._webhook = webhook
        return {"webhook": webhook}
