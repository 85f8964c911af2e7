"""The stages of a trial, one after the other. What depends on what was found wrong is not tried."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial

from rattery.core.errors import BrokenGame, RatteryError
from rattery.core.game_check import problems_of
from rattery.core.packages import known_game
from rattery.lab.trial.compiled import compiled_mistakes
from rattery.lab.trial.mistake import Mistake
from rattery.lab.trial.option_sets import option_sets
from rattery.lab.trial.play import Games, check_defaults, check_play, check_replay
from rattery.lab.trial.texts import rule_mistakes, word_mistakes

DEFINITION, WORDS, RULES, PLAY, REPLAYS, DEFAULTS, COMPILED = STAGES = (
    "definition", "words", "rules", "play", "replays", "defaults", "compiled",
)  # fmt: skip
Progress = Callable[[int, int, str], None]  # how much is done, of how much, of which stage


@dataclass(frozen=True)
class Trial:
    """What to try: a game, how many random games of each set of options, and the number they are made from."""

    name: str
    games: int
    compiled_games: int  # 0: the rules are not compiled
    seed: int
    progress: Progress = lambda done, total, stage: None
    waiting: Callable[[], None] = lambda: None


@dataclass(frozen=True)
class Outcome:
    """What a stage has found; `facts` say in numbers what was tried."""

    stage: str
    found: tuple[RatteryError, ...] = ()
    facts: Mapping[str, int] = field(default_factory=dict)

    @property
    def mistakes(self) -> list[RatteryError]:
        return [each for each in self.found if not is_note(each)]


def is_note(found: RatteryError) -> bool:
    """Whether something is only unfinished."""
    return isinstance(found, Mistake) and found.is_note


def outcomes(trial: Trial) -> Iterator[Outcome]:
    """Try one stage after the other. Without a definition nothing else can be tried; a game that does not play well is not
    compiled, because machine code checks no index."""
    try:
        name = known_game(trial.name)
        definition = Outcome(DEFINITION, tuple(problems_of(name)))
    except BrokenGame as broken:  # there is an entry point, but no game
        yield Outcome(DEFINITION, (broken,))
        return
    yield definition
    if definition.mistakes:
        return
    yield Outcome(WORDS, tuple(word_mistakes(name)))
    yield Outcome(RULES, tuple(rule_mistakes(name)))
    sets, games = len(option_sets(name)), Games(name, trial.games, trial.seed)
    played = {"sets": sets, "games": sets * trial.games}
    has_mistakes = False
    for stage, check in ((PLAY, check_play), (REPLAYS, check_replay), (DEFAULTS, check_defaults)):
        if not has_mistakes:
            found = tuple(games.played(check, partial(_progress, trial, stage)))
            has_mistakes = bool(found)
            yield Outcome(stage, found, played)
    if trial.compiled_games and not has_mistakes:
        facts = {"sets": sets, "games": sets * trial.compiled_games}
        progress = partial(_progress, trial, COMPILED)
        compiled = compiled_mistakes(name, trial.compiled_games, trial.seed, trial.waiting, progress)
        yield Outcome(COMPILED, tuple(compiled), facts)


def _progress(trial: Trial, stage: str, done: int, of: int) -> None:
    trial.progress(done, of, stage)
