"""`rattery verify`: replays a match file, and checks its result and the commitment to its random numbers."""

from __future__ import annotations

from dataclasses import dataclass
from json import dumps

from rich.text import Text

from rattery.cli.errors import UNCHECKED
from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.cli.terminal.result import result
from rattery.cli.terminal.story import Story
from rattery.core.errors import OtherRules
from rattery.core.words import Words
from rattery.match.fairness import BY_PLAYER, BY_TABLE, SealedKey
from rattery.match.receipt import read_receipt
from rattery.match.verify import Verdict, verify_file


@dataclass(frozen=True)
class Arguments:
    file: str
    receipt: str | None
    json: bool


def run(args: Arguments, lang: str) -> int:
    """Exit status 0 if everything essential was checked, UNCHECKED if something could not be. A wrong file is refused with
    BAD_INPUT, like any bad input."""
    out, words = console(), cli_words(lang)
    receipt = None if args.receipt is None else read_receipt(args.receipt)
    try:
        verdict = verify_file(args.file, receipt)
    except OtherRules as other:
        problem = f"{args.file}: {other.say(lang)} {words.say('verify-not-replayed')}"
        if args.json:
            print(dumps({"same_rules": False, "not_checked": [problem]}, indent=1, ensure_ascii=False))
        else:
            out.print(Text.assemble(("! ", "danger"), problem))
        return UNCHECKED
    status = UNCHECKED if verdict.sealed is None or verdict.match.other_rules is not None else 0
    if args.json:
        print(dumps(_data(verdict, lang), indent=1, ensure_ascii=False))
        return status
    for line in checked(verdict, lang):
        out.print(Text.assemble(("✓ ", "good"), line))
    for line in not_checked(verdict, lang):
        out.print(Text.assemble(("! ", "danger"), line))
    if verdict.match.is_over:
        out.print(result(Story(verdict.match, lang)))
    return status


def _data(verdict: Verdict, lang: str) -> dict[str, object]:
    """The verdict for JSON; `verify_file` has already refused a match that does not verify."""
    match, sealed = verdict.match, verdict.sealed
    return {
        "game": str(match.game),
        "moves": len(match.history),
        "draws": sum(map(len, match.draws)) if verdict.has_draws else None,
        "commitment": verdict.commitment,
        "protocol": None if sealed is None else sealed.protocol,
        "shares_of_players": [] if sealed is None else sealed.shares_by(BY_PLAYER),
        "shares_of_table": [] if sealed is None else sealed.shares_by(BY_TABLE),
        "left_out": [] if sealed is None else sealed.left_out,
        "has_receipt": verdict.receipt is not None,
        "has_result": verdict.has_result,
        "is_over": match.is_over,
        "scores": match.scores,
        "winners": match.winners,
        "standard_box": match.game.has_standard_box,
        "same_rules": match.other_rules is None,
        "not_checked": not_checked(verdict, lang),
    }


def checked(verdict: Verdict, lang: str) -> list[str]:
    """The checks that passed, a sentence each."""
    words, match = cli_words(lang), verdict.match
    lines = [words.say("verify-moves", game=str(match.game), moves=len(match.history))]
    if verdict.has_draws:
        lines.append(words.say("verify-drawn", draws=sum(map(len, match.draws))))
    if verdict.has_result:
        lines.append(words.say("verify-resulted"))
    if verdict.sealed is not None:
        lines.append(words.say("verify-committed", commitment=verdict.sealed.commitment))
        lines += _shares(verdict, verdict.sealed, words)
    if verdict.receipt is not None:
        lines.append(words.say("verify-received" if verdict.receipt.seals is not None else "verify-received-key"))
    return lines


def _shares(verdict: Verdict, sealed: SealedKey, words: Words) -> list[str]:
    players, table = len(sealed.shares_by(BY_PLAYER)), len(sealed.shares_by(BY_TABLE))
    said = "verify-salted-openly" if verdict.is_older else "verify-salted"
    return [words.say(said, players=players, table=table)] if players + table else []


def not_checked(verdict: Verdict, lang: str) -> list[str]:
    """The checks that were not possible, and other caveats, a sentence each."""
    words, match = cli_words(lang), verdict.match
    lines = []
    if verdict.sealed is None:
        lines.append(words.say("verify-no-commitment"))
    else:
        lines += _doubts(verdict, verdict.sealed, words, lang)
    if not verdict.has_draws:
        lines.append(words.say("verify-no-draws"))
    if not match.is_over:
        lines.append(words.say("verify-not-over"))
    if match.other_rules is not None:
        lines.append(match.other_rules.say(lang))
    if not match.game.has_standard_box:
        lines.append(words.say("verify-own-box"))
    return lines


def _doubts(verdict: Verdict, sealed: SealedKey, words: Words, lang: str) -> list[str]:
    teller = verdict.match.teller(lang)
    lines = []
    if verdict.is_older:
        lines.append(words.say("verify-older"))
    elif not sealed.shares_by(BY_PLAYER):
        lines.append(words.say("verify-table-alone"))
    if sealed.left_out:
        lines.append(words.say("verify-left-out", names=", ".join(teller.name(seat) for seat in sealed.left_out)))
    if verdict.receipt is None:
        lines.append(words.say("verify-no-receipt"))
    return lines
