"""Talk in Rat Trap: when a word is kept or broken, what bots promise, and how far words sway them. All of it is ours.

Most promises are offers to the active player: they count from the moment the promiser is given the dice, and for that turn.
What a rat says about cards nobody can check, unless a trap turns up; threats and calls bind nobody.
"""

from __future__ import annotations

from collections.abc import Sequence

from rattery.core.game import View
from rattery.core.talk import BROKEN, KEPT, OPEN, VOID, History, Luck, Promise, PromiseOutcome, Temper
from rattery.games.rat_trap import moves
from rattery.games.rat_trap.parts import DICE

TEMPERS = (
    Temper("honest", word=0.05, grudge=0.02, hope=0.01, speaks=0.75, flatters=False),
    Temper("canny", word=0.015, grudge=0.015, hope=0.005, speaks=0.8, flatters=False),
    Temper("sly", word=0.0, grudge=0.01, hope=0.0, speaks=0.9, flatters=True),
)
MOMENTS = ("which_partner",)
SHARING = {  # what the partner keeps or leaves, by promise
    "keep_heal": ("keeps", ("heal",)),
    "keep_keys": ("keeps", ("key", "keys")),
    "leave_you_heal": ("leaves", ("heal",)),
    "leave_you_keys": ("leaves", ("key", "keys")),
}
OFFERS = (*SHARING, "no_claws", "share_next")  # count only if the promiser is given the dice
CHECKED = (*OFFERS, "no_stealing", "no_trap_in_stock")
MOST_GRUDGES = 3  # broken words that are held against a rat; more make no difference
WORTHLESS = 0.3  # a die worth less than this to somebody is no offer
USUALLY = 0.65  # how often a bot that can offer a die does so, rather than something else
ANOTHER_TIME = 0.3  # how often one that has nothing to offer now offers the dice of another time


# Which words were kept.


def promise_outcomes(history: History) -> list[PromiseOutcome]:
    """Every promise so far, in order, with what became of it."""
    ledger = Ledger()
    for told in history:
        if isinstance(told, Promise):
            ledger.hear(told)
        else:
            ledger.see(told)
    return ledger.words


class Ledger:
    """Promises, and whatever has happened since."""

    def __init__(self) -> None:
        self.words: list[PromiseOutcome] = []
        self.active: int | None = None
        self.dice: tuple[str, ...] = ()

    def open(self, *promises: str) -> list[PromiseOutcome]:
        return [word for word in self.words if word.outcome == OPEN and word.given.promise in promises]

    def hear(self, promise: Promise) -> None:
        """Who promises the same once more has promised it once."""
        to = self.active if promise.to is None and promise.promise in OFFERS else promise.to
        for word in self.open(promise.promise):
            if (word.given.seat, word.to) == (promise.seat, to) and not word.is_bound:
                word.outcome = VOID
        can_be_kept = promise.promise in CHECKED and promise.seat != to
        self.words.append(PromiseOutcome(promise, to, OPEN if can_be_kept else None))

    def see(self, event: View) -> None:
        if not self.words and event["event"] not in ("threw", "threw_again"):
            return
        match event["event"]:
            case "threw" | "threw_again":
                self._throw(event)
            case "gave_dice":
                self._give_dice(event["seat"], event["partner"])
            case "kept":
                self._share(event["seat"], event["die"], event["other"])
            case "cat_sent":
                self._break("no_claws", event["seat"], event["target"], only_bound=True)
            case "stole" | "stole_openly" | "stole_trap":
                self._break("no_stealing", event["seat"], event["victim"])
                if event["event"] == "stole_trap":
                    self._break("no_trap_in_stock", event["victim"])
            case "fool_exposed":
                self._break("no_trap_in_stock", event["seat"])
            case "stock_shown":
                self._show_stock(event["seat"], event["trap"])
            case "round_ended":
                self._end_round()

    def _throw(self, event: View) -> None:
        if event["event"] == "threw":
            self._end_turn()
        self.active, self.dice = event["seat"], (event["die"], event["other"])

    def _give_dice(self, giver: int, partner: int) -> None:
        """Whoever owes the dice gives them or breaks a word; offers of the others are off."""
        for word in self.open("share_next"):
            if word.is_bound and word.given.seat == giver:
                word.outcome = KEPT if word.to == partner else BROKEN
        for word in self.open(*OFFERS):
            if word.to == giver and not word.is_bound:
                word.is_bound = word.given.seat == partner
                word.outcome = OPEN if word.is_bound else VOID

    def _share(self, partner: int, kept: str, left: str) -> None:
        for word in self.open(*SHARING):
            if word.is_bound and word.given.seat == partner:
                how, dice = SHARING[word.given.promise]
                is_choice = (kept in dice) != (left in dice)
                did = (kept if how == "keeps" else left) in dice
                word.outcome = VOID if not is_choice else KEPT if did else BROKEN

    def _break(self, promise: str, seat: int, victim: int | None = None, only_bound: bool = False) -> None:
        for word in self.open(promise):
            is_meant = victim is None or word.to is None or word.to == victim
            if word.given.seat == seat and is_meant and (word.is_bound or not only_bound):
                word.outcome = BROKEN

    def _show_stock(self, seat: int, traps: int) -> None:
        for word in self.open("no_trap_in_stock"):
            if word.given.seat == seat:
                word.outcome = BROKEN if traps else KEPT

    def _end_turn(self) -> None:
        """Offers for this turn are off; the cat has stayed away or not."""
        for word in self.open("no_claws"):
            if word.is_bound:
                word.outcome = KEPT if "claws" in self.dice else VOID
        for word in self.open(*OFFERS):
            if word.to == self.active and not word.is_bound:
                word.outcome = VOID

    def _end_round(self) -> None:
        self._end_turn()
        for word in self.open("no_stealing"):
            word.outcome = KEPT
        for word in self.open(*OFFERS):
            word.outcome = OPEN if word.is_bound else VOID


# What bots promise.


def offer(view: View, seat: int, temper: Temper, luck: Luck) -> Promise | None:
    """What a bot promises the active player for being chosen; nothing if it has nothing to offer."""
    active, dice = view["active"], view["dice"]
    if seat == active or view["rats"][seat]["out"] or luck("speaks") >= temper.speaks:
        return None
    offers = [*_dice_offers(view, seat, temper), *_peace_offers(view)] if len(dice) == 2 else []
    offers += ["share_next"] if offers or luck("another time") < ANOTHER_TIME else []
    if not offers:
        return None
    chosen = offers[0] if luck("usual") < USUALLY else offers[int(luck("which") * len(offers))]
    return Promise(seat, chosen, active)


def _dice_offers(view: View, seat: int, temper: Temper) -> list[str]:
    """A share of the dice that the active player may like: an honest rat keeps what it would like best itself."""
    active, (one, other) = view["active"], view["dice"]
    taste = active if temper.flatters else seat
    best, second = (one, other) if _wish(view, taste, one) >= _wish(view, taste, other) else (other, one)
    kept, left = (second, best) if temper.flatters else (best, second)
    if one == other or _wish(view, active, left) < WORTHLESS:
        return []
    fitting = {"keeps": kept, "leaves": left}
    return [
        promise
        for promise in ("leave_you_heal", "leave_you_keys", "keep_heal", "keep_keys")
        for how, faces in [SHARING[promise]]
        if fitting[how] in faces and not (kept in faces and left in faces)
    ]


def _peace_offers(view: View) -> list[str]:
    """That one does the active player no harm."""
    rat = view["rats"][view["active"]]
    offers = ["no_claws"] if "claws" in view["dice"] and rat["bandages"] > 0 else []
    offers += ["no_stealing"] if "steal" in view["dice"] and rat["stock"] > 1 else []
    return offers


def _wish(view: View, seat: int, die: str) -> float:
    """How much a rat would like to carry out a die, as everybody can see."""
    rat = view["rats"][seat]
    if die == "heal":
        return 0.7 * float(rat["bandages"])
    if die == "steal":
        has_prey = any(other["stock"] for number, other in enumerate(view["rats"]) if number != seat)
        return 0.9 if has_prey else 0.0
    return {"key": 0.6, "keys": 1.15, "claws": 0.35, "blank": 0.0}[die]


# How far words sway a bot.


def move_bias(view: View, seat: int, temper: Temper, words: Sequence[PromiseOutcome]) -> dict[int, float]:
    """By move: towards keeping its own word, away from partners who broke theirs to it, and at them with cat and hands."""
    own = [word for word in words if word.outcome == OPEN and word.given.seat == seat]
    biases: dict[int, float] = {}
    match view["question"]:
        case "which_die":
            biases = _keeping(view, temper, own)
        case "which_partner":
            biases = _partners(view, seat, temper, own, words)
        case "whom_to_claw":
            biases = _sparing(view, seat, temper, own, words, "no_claws", moves.CLAW)
        case "whom_to_rob":
            biases = _sparing(view, seat, temper, own, words, "no_stealing", moves.ROB)
    return {move: bias for move, bias in biases.items() if bias}


def grudges(words: Sequence[PromiseOutcome], seat: int, other: int) -> int:
    """How many words another rat broke to this one, as far as they count."""
    broken = [word for word in words if word.outcome == BROKEN and (word.given.seat, word.to) == (other, seat)]
    return min(MOST_GRUDGES, len(broken))


def _keeping(view: View, temper: Temper, own: Sequence[PromiseOutcome]) -> dict[int, float]:
    biases: dict[int, float] = {}
    for word in own:
        how, faces = SHARING.get(word.given.promise, ("", ()))
        for die in set(view["dice"]) if word.is_bound and how else ():
            if (die in faces) == (how == "keeps"):
                biases[moves.KEEP + DICE.index(die)] = temper.word
    return biases


def _partners(
    view: View, seat: int, temper: Temper, own: Sequence[PromiseOutcome], words: Sequence[PromiseOutcome]
) -> dict[int, float]:
    owed = {word.to for word in own if word.given.promise == "share_next" and word.is_bound}
    offered = {word.given.seat for word in words if word.outcome == OPEN and word.to == seat and not word.is_bound}
    liars = {word.given.seat for word in words if word.outcome == BROKEN}
    return {
        moves.PARTNER + other: (temper.word if other in owed else 0.0)
        + (temper.hope if other in offered - liars else 0.0)
        - temper.grudge * grudges(words, seat, other)
        for other in range(len(view["rats"]))
        if other != seat
    }


def _sparing(
    view: View,
    seat: int,
    temper: Temper,
    own: Sequence[PromiseOutcome],
    words: Sequence[PromiseOutcome],
    promise: str,
    first: int,
) -> dict[int, float]:
    spared = {word.to for word in own if word.given.promise == promise and (word.is_bound or promise == "no_stealing")}
    return {
        first + other: temper.grudge * grudges(words, seat, other)
        - (temper.word if other in spared or None in spared else 0.0)
        for other in range(len(view["rats"]))
        if other != seat
    }
