"""The language of effects: `turn up own hidden trigger`. One phrase is one step, read into a `Step` record.

Look-ahead must be exact: whoever begins an effect can carry it out in full. So steps follow one another only where the
first cannot spoil the second:

    look at ...                                then anything
    draw | pick up CARD                        then discard hand | lay hand before self | play
    turn up | turn down | take | give CARD     then put token on it
"""

from __future__ import annotations

import re
from functools import lru_cache

from rattery.core.box import Entry
from rattery.core.grammar import Grammar
from rattery.core.record import Record, Row, blank, flag, i16, i32, part, row
from rattery.games.ratjack.parts import (
    A_CARD,
    ANY,
    BURY,
    DISCARD,
    DRAW,
    EITHER,
    EXCHANGE,
    FACES,
    GIVE,
    HIDDEN,
    LAY,
    LOOK,
    MAX_STEPS,
    MOVE_TOKEN,
    NOTHING_THERE,
    OPPOSING,
    OWN,
    PICK_UP,
    PLAY,
    PUT_TOKEN,
    RETURN_TOKEN,
    SHUFFLE,
    TAKE,
    THAT_CARD,
    THE_DECK,
    THE_DISCARD,
    THE_HAND,
    TRIGGER,
    TURN_DOWN,
    TURN_UP,
    VISIBLE,
    WHOSE,
)

EVERY, NO = -1, 0  # card, as sets: every bit is set, or none


class Target(Record):
    """What a step is done to: the hand, the deck, or a card on the table that fits."""

    what: int = i16
    whose: int = i16
    face: int = i16
    other: bool = flag  # not the card whose effect it is
    # The same as sets to choose from: EVERY card or NO card.
    own: int = i32
    opposing: int = i32
    visible: int = i32
    hidden: int = i32
    itself: int = i32


class Step(Record):
    verb: int = i16
    count: int = i16  # how many cards
    triggers: bool = flag  # the card is triggered: always the last step
    face_down: bool = flag  # what is given is turned face down
    then_token: bool = flag  # the next step puts a token on this card
    wants_two: bool = flag  # another card goes with it
    target: Target = part(Target)
    second: Target = part(Target)  # with what it is exchanged, where a token goes
    # The numbers there must be: of cards in the deck, on the pile, in both together; of cards to do it to, and of tokens.
    from_deck: int = i16
    from_pile: int = i16
    from_either: int = i16
    targets: int = i16
    from_reserve: int = i16
    # What it cannot be done to: EVERY card of these or NO card.
    not_locked: int = i32
    not_shielded: int = i32
    not_covered: int = i32
    not_bare: int = i32
    not_triggered: int = i32
    not_looked: int = i32


class Effect(Record):
    length: int = i16  # how many steps
    triggers: bool = flag  # the last of them triggers a card
    steps: Row[Step] = row(Step, MAX_STEPS)


_CARD = r"(?P<{0}whose>own|opposing|any)(?P<{0}other> other)?(?: (?P<{0}face>hidden|visible))?"
_TOPS = {"hand": THE_HAND, "deck": THE_DECK, "discard": THE_DISCARD}
_BEFORE = {"self": OWN, "opponent": OPPOSING}

# How each step is spelled, and its verb. A word in angle brackets is noted under the name before the colon; slots are filled
# with a card on the table or with a number.
_STEPS = (
    ("look at <what:deck>", LOOK),
    ("look at opposing <what:hand>", LOOK),
    ("look at {card}", LOOK),
    ("look at {count} {card}", LOOK),
    ("turn up {card}", TURN_UP),
    ("turn up {card} <triggers:trigger>", TURN_UP),
    ("turn down {card}", TURN_DOWN),
    ("<triggers:trigger> {card}", TRIGGER),
    ("exchange <second_what:hand> with {card}", EXCHANGE),
    ("exchange {card} with <second_what:discard>", EXCHANGE),
    ("exchange {card} with {card}", EXCHANGE),
    ("give {card}", GIVE),
    ("give {card} <face_down:face down>", GIVE),
    ("take {card}", TAKE),
    ("pick up {card}", PICK_UP),
    ("discard <what:hand>", DISCARD),
    ("discard {card}", DISCARD),
    ("put token on <it:it>", PUT_TOKEN),
    ("put token on {card}", PUT_TOKEN),
    ("return token from {card}", RETURN_TOKEN),
    ("move token from {card} to {card}", MOVE_TOKEN),
    ("draw", DRAW),
    ("play", PLAY),
    ("lay <what:deck> before <before:self>", LAY),
    ("lay <what:deck> before <before:opponent>", LAY),
    ("lay <what:discard> before <before:self>", LAY),
    ("lay <what:discard> before <before:opponent>", LAY),
    ("lay <what:hand> before <before:self>", LAY),
    ("bury discard", BURY),
    ("shuffle discard {count}", SHUFFLE),
)


def _pattern(form: str) -> str:
    """The regular expression of a form."""
    pattern = re.sub(r"<(\w+):([\w ]+)>", r"(?P<\1>\2)", form).replace("{count}", "(?P<count>[2-9])")
    return pattern.replace("{card}", _CARD.format(""), 1).replace("{card}", _CARD.format("second_"), 1)


_FORMS = tuple((_pattern(form), verb) for form, verb in _STEPS)
# What a step can be composed of: the forms without marks, and what fits into their slots.
GRAMMAR = Grammar(
    tuple(re.sub(r"<\w+:([\w ]+)>", r"\1", form) for form, _ in _STEPS),
    {
        "card": tuple(
            f"{whose}{other}{face}"
            for whose in WHOSE
            for other in ("", " other")
            for face in ("", " hidden", " visible")
        ),
        "count": tuple(map(str, range(2, 10))),
    },
)
_SPELLINGS = {
    LOOK: "look at {whose}{count}{one}",
    TURN_UP: "turn up {one}{trigger}",
    TURN_DOWN: "turn down {one}",
    TRIGGER: "trigger {one}",
    EXCHANGE: "exchange {one} with {two}",
    GIVE: "give {one}{down}",
    TAKE: "take {one}",
    PICK_UP: "pick up {one}",
    DISCARD: "discard {one}",
    PUT_TOKEN: "put token on {one}",
    RETURN_TOKEN: "return token from {one}",
    MOVE_TOKEN: "move token from {one} to {two}",
    DRAW: "draw",
    PLAY: "play",
    LAY: "lay {one} before {before}",
    BURY: "bury discard",
    SHUFFLE: "shuffle discard {count}",
}
_TAKES_HAND_CARD = {(DISCARD, THE_HAND), (LAY, THE_HAND), (PLAY, NOTHING_THERE)}
_ALLOWS_TOKEN = (TURN_UP, TURN_DOWN, TAKE, GIVE)


class _Nonsense(Exception):
    """A phrase that cannot be said or cannot follow, and the message of the words that says why."""

    def __init__(self, problem: str, phrase: str) -> None:
        super().__init__(problem)
        self.problem, self.phrase = problem, phrase


def read_effect(entry: Entry, effect: Effect) -> None:
    """Read an entry's list of phrases; what cannot be said or cannot follow is refused, with the line."""
    try:
        found = _effect_of(tuple(entry.phrases("effect", MAX_STEPS, GRAMMAR)))
    except _Nonsense as nonsense:
        entry.must(False, nonsense.problem, phrase=nonsense.phrase)
        raise
    effect.length, effect.triggers = found.length, found.triggers
    for place in range(MAX_STEPS):
        effect.steps[place] = found.steps[place]


@lru_cache(256)
def _effect_of(phrases: tuple[str, ...]) -> Effect:
    """A box is loaded again and again, with other options; its phrases stay what they are. Never written to."""
    effect = blank(Effect)
    effect.length = len(phrases)
    for step, phrase in zip(effect.steps, phrases, strict=False):
        _read_step(phrase, step)
    for place, phrase in enumerate(phrases):
        before = effect.steps[place - 1] if place > 0 else None
        after = effect.steps[place + 1] if place + 1 < len(phrases) else None
        if problem := _sequence_problem(effect.steps[place], before, after):
            raise _Nonsense(problem, phrase)
        effect.steps[place].then_token = after is not None and after.target.what == THAT_CARD
    for step in effect.steps:
        _work_out(step)
    effect.triggers = any(step.triggers for step in effect.steps)
    return effect


def _work_out(step: Step) -> None:
    """What a step asks of the table, once and for all, so that nobody has to look at every card by itself."""
    _work_out_target(step.target)
    _work_out_target(step.second)
    step.wants_two = step.second.what == A_CARD
    step.from_deck = step.verb in (LAY, LOOK) and step.target.what == THE_DECK
    step.from_pile = _cards_from_pile(step)
    step.from_either = step.verb == DRAW
    step.from_reserve = step.verb == PUT_TOKEN
    step.targets = step.count if step.target.what == A_CARD else 0
    reaches_token = step.verb in (RETURN_TOKEN, MOVE_TOKEN)  # a shield on the card does not help
    step.not_locked = EVERY if _turns_or_discards(step) else NO
    step.not_shielded = NO if reaches_token else EVERY
    step.not_covered = EVERY if step.verb == PUT_TOKEN or step.then_token else NO  # one token a card at most
    step.not_bare = EVERY if reaches_token else NO
    step.not_triggered = EVERY if step.triggers else NO
    step.not_looked = EVERY if step.verb == LOOK else NO


def _work_out_target(target: Target) -> None:
    target.own = NO if target.whose == OPPOSING else EVERY
    target.opposing = NO if target.whose == OWN else EVERY
    target.visible = NO if target.face == HIDDEN else EVERY
    target.hidden = NO if target.face == VISIBLE else EVERY
    target.itself = NO if target.other else EVERY


def _cards_from_pile(step: Step) -> int:
    if step.verb == SHUFFLE:
        return int(step.count)
    takes_one = step.verb == BURY or (step.verb == LAY and step.target.what == THE_DISCARD)
    return 1 if takes_one or _exchanges_with_pile(step) else 0


def _turns_or_discards(step: Step) -> bool:
    """What a lock forbids."""
    if step.verb in (TURN_UP, TURN_DOWN, DISCARD) or _exchanges_with_pile(step):
        return True
    return step.verb == GIVE and bool(step.face_down)


def _exchanges_with_pile(step: Step) -> bool:
    return bool(step.verb == EXCHANGE and step.second.what == THE_DISCARD)


def spelled(step: Step) -> str:
    """The phrase of a step, as a box file spells it."""
    form = _SPELLINGS[int(step.verb)]
    if step.verb == EXCHANGE and step.second.what == THE_HAND:
        form = "exchange {two} with {one}"
    return form.format(
        one=_spelled_target(step.target),
        two=_spelled_target(step.second),
        whose="opposing " if step.target.what == THE_HAND else "",
        count=f"{step.count} " if step.count > 1 else "",
        trigger=" trigger" if step.triggers else "",
        down=" face down" if step.face_down else "",
        before="self" if step.target.whose == OWN else "opponent",
    ).strip()


def _spelled_target(target: Target) -> str:
    if target.what != A_CARD:
        return {THE_HAND: "hand", THE_DECK: "deck", THE_DISCARD: "discard", THAT_CARD: "it"}.get(int(target.what), "")
    face = "" if target.face == EITHER else f" {FACES[target.face]}"
    return WHOSE[target.whose] + (" other" if target.other else "") + face


def _read_step(phrase: str, step: Step) -> None:
    wanted = " ".join(phrase.lower().split())
    for spelling, verb in _FORMS:
        if found := re.fullmatch(spelling, wanted):
            _fill(step, verb, found.groupdict())
            if problem := _sense_problem(step):
                raise _Nonsense(problem, phrase)
            return
    raise _Nonsense("box-no-step", phrase)


def _fill(step: Step, verb: int, said: dict[str, str | None]) -> None:
    step.verb = verb
    step.count = int(said.get("count") or 1)
    step.triggers = bool(said.get("triggers"))
    step.face_down = bool(said.get("face_down"))
    _fill_target(step.target, said, "")
    _fill_target(step.second, said, "second_")
    if said.get("it"):
        step.target.what = THAT_CARD
    if before := said.get("before"):
        step.target.whose = _BEFORE[before]


def _fill_target(target: Target, said: dict[str, str | None], which: str) -> None:
    if whose := said.get(which + "whose"):
        target.what = A_CARD
        target.whose = WHOSE.index(whose)
        target.face = FACES.index(said.get(which + "face") or "either")
        target.other = bool(said.get(which + "other"))
    elif what := said.get(which + "what"):
        target.what = _TOPS[what]


def _sense_problem(step: Step) -> str | None:
    """What is wrong with a step by itself, as a message of the words."""
    target, second = step.target, step.second
    if step.verb == TURN_UP and target.face != HIDDEN:
        return "box-turn-up-hidden"
    if step.verb == TURN_DOWN and target.face != VISIBLE:
        return "box-turn-down-visible"
    if step.triggers and target.whose != OWN:
        return "box-trigger-own"
    if step.verb == TRIGGER and not (target.face == VISIBLE and target.other):
        return "box-trigger-other"
    if step.verb in (GIVE, PICK_UP) and target.whose != OWN:
        return "box-own-card"
    if step.verb == TAKE and target.whose != OPPOSING:
        return "box-opposing-card"
    if step.verb == EXCHANGE and second.what == A_CARD and target.whose == second.whose != ANY:
        return "box-two-players"
    if step.verb == EXCHANGE and second.what != A_CARD and target.whose != OWN:
        return "box-own-card"
    if step.verb == LOOK and target.what == A_CARD and target.face != HIDDEN:
        return "box-look-hidden"
    return None


def _sequence_problem(step: Step, before: Step | None, after: Step | None) -> str | None:
    """Why a step cannot stand between its neighbours, as a message of the words."""
    adds_hand_card = before is not None and before.verb in (DRAW, PICK_UP)
    if ((step.verb, step.target.what) in _TAKES_HAND_CARD) != adds_hand_card:
        return "box-hand-card"
    if step.verb in (DRAW, PICK_UP) and after is None:
        return "box-hand-card"
    if step.target.what == THAT_CARD and (before is None or before.verb not in _ALLOWS_TOKEN):
        return "box-token-on-it"
    if after is not None and step.triggers:
        return "box-after-trigger"
    may_go_on = step.verb in (LOOK, DRAW, PICK_UP) or (after is not None and after.target.what == THAT_CARD)
    if after is not None and not may_go_on:
        return "box-could-spoil"
    return None
