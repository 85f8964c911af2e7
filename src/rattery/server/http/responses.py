"""Responses: answers and refusals as JSON."""

from __future__ import annotations

import math

import msgspec
from starlette.responses import Response

from rattery.core.errors import RatteryError, UnknownGame
from rattery.server.connection.limits import Bucket
from rattery.server.errors import Refusal, TooFast


def in_json(found: object, status: int = 200) -> Response:
    return Response(msgspec.json.encode(found), status, media_type="application/json")


def refusal(error: RatteryError, lang: str) -> Response:
    """An error response: the status, the reason for programs and the sentence for people."""
    reason = error.reason if isinstance(error, Refusal) else "bad-message"
    status = error.status if isinstance(error, Refusal) else 404 if isinstance(error, UnknownGame) else 400
    reason = {"no-such": error.message, "taken": error.message, "too-early": error.message}.get(reason, reason)
    response = in_json({"refused": reason, "words": error.say(lang)}, status)
    if isinstance(error, TooFast):
        response.headers["Retry-After"] = str(error.facts.get("seconds", 5))
    return response


def too_fast(bucket: Bucket, tokens: float = 1) -> TooFast:
    """The refusal of a request over its rate limit, with the whole seconds after which it would be within it."""
    return TooFast("too-fast-wait", seconds=max(1, math.ceil(bucket.wait(tokens))))
