"""`rattery check-game`: tells the author of a game what is wrong with it, and where to put it right."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from json import dumps

from rich.console import Console
from rich.table import Table
from rich.text import Text

from rattery.cli.errors import SEEDS, UNCHECKED, number
from rattery.cli.localization import cli_words
from rattery.cli.terminal.look import console
from rattery.cli.terminal.progress import ProgressDisplay
from rattery.core.game_parts import FILES, MODULES, WEB, optional_part
from rattery.core.packages import game_file
from rattery.core.words import Words, words
from rattery.lab.trial.trial import STAGES, Outcome, Trial, is_note, outcomes
from rattery.server.http.files import game_parts

MAX_GAMES = 10_000
COMPILED_GAMES = 100  # of each set of options


@dataclass(frozen=True)
class Arguments:
    game: str
    games: str
    seed: str | None
    interpreted: bool
    json: bool


def run(args: Arguments, lang: str) -> int:
    """Exit status 0 if nothing is wrong, UNCHECKED if something is."""
    games, seed = number(args.games, "--games", 1, MAX_GAMES), number(args.seed, "--seed", 0, SEEDS)
    assert games is not None
    said, out, found = cli_words(lang), console(), []
    with ProgressDisplay(console(sys.stderr), said) as display:
        compiled_games = 0 if args.interpreted else COMPILED_GAMES
        trial = Trial(args.game, games, compiled_games, seed or 0, display.progress, display.waiting)
        for outcome in outcomes(trial):
            found.append(outcome)
            display.hide()
            if not args.json:
                _tell(outcome, out, lang)
    if args.json:
        print(dumps(_data(args.game, found, lang), indent=1, ensure_ascii=False))
    else:
        _conclude(args, found, out, said)
    return UNCHECKED if _count(found) else 0


def _count(found: list[Outcome]) -> int:
    return sum(len(outcome.mistakes) for outcome in found)


def _tell(outcome: Outcome, out: Console, lang: str) -> None:
    """A line for the stage, and one for each mistake."""
    lab = words(lang, None, "rattery.lab")
    title = Text(lab.say(f"trial-stage-{outcome.stage}"), style="bold")
    if outcome.mistakes:
        _line(out, Text("✗", style="danger"), title)
    else:
        done = lab.say(f"trial-done-{outcome.stage}", **outcome.facts)
        _line(out, Text("✓", style="good"), Text.assemble(title, f": {done}"))
    for each in outcome.found:
        _line(
            out,
            Text("  !" if is_note(each) else "  –", style="quiet" if is_note(each) else "danger"),
            Text(each.say(lang)),
        )


def _line(out: Console, mark: Text, text: Text) -> None:
    """A line with a mark before it; in a file or a pipe it is not broken, so that it can be searched."""
    if not out.is_terminal:
        out.print(Text.assemble(mark, " ", text), soft_wrap=True)
        return
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_row(mark, text)
    out.print(grid)


def _conclude(args: Arguments, found: list[Outcome], out: Console, said: Words) -> None:
    """How many mistakes there are or, without any, what the game brings."""
    mistakes, lines = _count(found), list[Text]()
    if mistakes:
        lines.append(Text(said.say("check-game-wrong", count=mistakes), style="danger"))
        if len(found) < len(STAGES) - args.interpreted:
            lines.append(Text(said.say("check-game-rest"), style="quiet"))
    else:
        for message, names in zip(("check-game-brings", "check-game-defaults"), _brought(args.game), strict=True):
            if names:
                lines.append(Text(said.say(message, names=", ".join(names)), style="quiet"))
        lines.append(Text(said.say("check-game-sound", game=args.game), style="good"))
    for line in lines:
        out.print(line, soft_wrap=not out.is_terminal)


def _brought(game: str) -> tuple[list[str], list[str]]:
    """The optional modules and files that a game has, and those that defaults stand in for."""
    there = {f"{module}.py": optional_part(game, module) is not None for module in MODULES}
    there |= {file: game_file(game, file).is_file() for file in FILES}
    there[WEB] = bool(game_parts(game))
    return [part for part, has in there.items() if has], [part for part, has in there.items() if not has]


def _data(game: str, found: list[Outcome], lang: str) -> dict[str, object]:
    """What was found, for JSON."""
    return {
        "game": game,
        "mistakes": _count(found),
        "stages": [
            {
                "stage": outcome.stage,
                "mistakes": [each.say(lang) for each in outcome.mistakes],
                "notes": [each.say(lang) for each in outcome.found if is_note(each)],
                **outcome.facts,
            }
            for outcome in found
        ],
    }
