"""The answer on the order of play in words, in the reader's language."""

from __future__ import annotations

from rattery.core.words import Words
from rattery.lab.order import PRACTICAL_DIFFERENCE, OrderOfPlay, PlaceShare


def order_answer(order: OrderOfPlay, words: Words) -> str:
    """One sentence: whether the order of play matters, with the confidence intervals behind it."""
    best, worst = order.favoured, order.hindered
    return words.say(
        f"order-{order.answer.replace('_', '-')}",
        **{
            "best": place_name(best.place, words), "most": percent(best.share, words), "most-between": between(best, words),
            "worst": place_name(worst.place, words), "least": percent(worst.share, words),
            "least-between": between(worst, words), "equal": percent(order.equal, words), "games": order.games,
            "possible": percentage_points(order.max_difference, words), "needed": order.games_needed,
            "practical": percentage_points(PRACTICAL_DIFFERENCE, words),
        },
    )  # fmt: skip


def order_note(words: Words) -> str:
    return words.say("order-note", practical=percentage_points(PRACTICAL_DIFFERENCE, words))


def place_name(place: int, words: Words) -> str:
    """The name of a place in the order of play; places count from 0."""
    return words.say("order-place", place=place + 1)


def between(place: PlaceShare, words: Words) -> str:
    return words.say("order-between", low=percent(place.low, words), high=percent(place.high, words))


def percent(value: float, words: Words) -> str:
    return words.say("order-percent", value=float(value))


def percentage_points(value: float, words: Words) -> str:
    return words.say("order-points", value=100 * float(value))
