"""The wording of a study for readers: names of features, formatted numbers, findings as sentences."""

from __future__ import annotations

from collections.abc import Callable

from rattery.core.box_names import is_code, spelled
from rattery.core.game import Game
from rattery.core.teller import Teller
from rattery.core.words import words
from rattery.lab.study.features import Feature
from rattery.lab.study.findings import DEALT, Effect, Finding


class StudyWords:
    """The wording of a study of one game in one language."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game, self.lang = game, lang
        self.teller = Teller(game, lang)
        self.messages = words(lang, game.name, "rattery.lab")

    def say(self, message: str, **facts: object) -> str:
        return self.messages.say(message, **facts)

    # Numbers.

    def percent(self, value: float) -> str:
        return self.say("study-percent", value=float(value))

    def whole_percent(self, value: float) -> str:
        return self.say("study-whole-percent", value=float(value))

    def count(self, value: float) -> str:
        return self.say("study-count", value=float(value))

    def decimal(self, value: float) -> str:
        return self.say("study-decimal", value=float(value))

    def signed(self, value: float, write: Callable[[float], str]) -> str:
        return ("+" if value >= 0 else "−") + write(abs(value))

    def in_a_hundred(self, value: float) -> str:
        """A difference in the share of the victory, in signed percentage points."""
        return self.signed(100 * value, self.decimal)

    def between(self, low: float, high: float, write: Callable[[float], str]) -> str:
        return self.say("study-between", low=write(low), high=write(high))

    # Names.

    def thing(self, feature: Feature) -> str:
        """The name of a thing as a title: its label if it has one, as its name in sentences may be inflected."""
        assert feature.category is not None
        assert feature.name is not None
        name = feature.name.replace("_", "-")
        labels = (f"label-{feature.category}-{name}", f"label-{name}", f"box-choice-{name}")
        known = next((label for label in labels if self.messages.knows(label)), None)
        thing = self.say(known) if known else self.teller.thing(feature.category, feature.name)
        return spelled(thing) if is_code(thing) else capital(thing)

    def things(self, category: str) -> str:
        """The name of a category of things, as a title."""
        message = f"things-{category}"
        return self.say(message if self.messages.knows(message) else "study-things")

    def feature(self, feature: Feature) -> str:
        """The name of a feature in the game's words; the verb as in notation if the game has none."""
        if not feature.is_thing:
            message = f"deed-{str(feature.verb).replace('_', '-')}"
            return capital(self.say(message) if self.messages.knows(message) else str(feature.verb).replace("_", " "))
        return self._about(feature, "plays")

    def _about(self, feature: Feature, how: str) -> str:
        message, thing = f"{how}-{feature.category}", self.teller.thing(str(feature.category), str(feature.name))
        return capital(self.say(message, thing=thing) if self.messages.knows(message) else thing)

    def effect(self, effect: Effect) -> str:
        """The description of what was compared."""
        return self._about(effect.feature, "dealt") if effect.kind == DEALT else self.feature(effect.feature)

    def measure(self, name: str, number: float) -> str:
        """A number of units of a measure, in words."""
        message = f"measure-{name}"
        return (
            self.say(message, number=number)
            if self.messages.knows(message)
            else self.say("study-points", number=number)
        )

    def measure_name(self, name: str) -> str:
        """The plural of a measure, without a number."""
        return self.measure(name, 9).replace("9", "").strip()

    def ending(self, name: str) -> str:
        return self.say(f"ended-{name.replace('_', '-')}")

    # Sentences.

    def finding(self, finding: Finding) -> str:
        """One finding as a sentence."""
        size = finding.effect.size
        facts = {
            "what": self.effect(finding.effect),
            "size": self.decimal(abs(100 * size)),
            "way": "more" if size > 0 else "fewer",
            "between": self.between(finding.low, finding.high, self.in_a_hundred),
            "count": finding.effect.count,
        }
        return self.say("study-found-dealt" if finding.effect.kind == DEALT else "study-found-played", **facts)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
