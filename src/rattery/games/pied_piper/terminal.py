"""The table of The Pied Piper.

The Pied Piper · 29 cards in the deck                                   You are ▲ Sky
1 R△ red rat        2 B□ blue rat       3 P♪ piper          4 Y○ yellow rat      the characters, and under them
  →2 forward 2 ●      ▒ face down ●                           (♫ melody) ▲       what was laid, and by whom
P♪ R△ B□ ▸ ● Ochre       ▰▰▰▱▱▱▱ 3   ▒▒▒▒                    a line for each house; figures stand left of it,
Y○         ▲ Sky         ▱▱▱▱▱▱▱ 0   →1 →1 +1 ♫              and forward is down
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rattery.core.game import Names
from rattery.core.moves import Move
from rattery.core.terminal import (
    BACK,
    INK,
    PAPER,
    Legend,
    TableStory,
    View,
    heading,
    pointed_name,
    seat_style,
    shape,
    unbroken,
)
from rattery.games.pied_piper.parts import CARDS, ROW

NAME_WIDTH = 22
SIGNS = {"forward1": "→1", "forward2": "→2", "back1": "←1", "sewer": "∪", "plus1": "+1", "melody": "♫"}
TAILS = {
    "piper": f"bold {PAPER} on #7b4e2e",
    "yellow": f"bold {INK} on #f2c744",
    "red": f"bold {PAPER} on #b83a26",
    "blue": f"bold {PAPER} on #1f6fb2",
    "black": f"bold {PAPER} on #2a2320",
    "violet": f"bold {PAPER} on #7d4a9c",
    "green": f"bold {PAPER} on #3f7a3a",
    "orange": f"bold {INK} on #e8862e",
    "white": f"bold {INK} on #f4efe6",
    "brown": f"bold {PAPER} on #6e4526",
    "pink": f"bold {INK} on #ef9db5",
    "grey": f"bold {PAPER} on #6f6f76",
    "turquoise": f"bold {INK} on #49b8b0",
}
FULL, FREE = "▰", "▱"
WON = "◎"
STAND_INS = dict(zip("♪△□◇☆✚⬠⬡▽♡◐◖♫∪◎▰▱", "~^_d*+56vw(cmu@#-", strict=True))
COLUMN_GAP = 2
ROW_GAP = 1
WIDEST_COLUMN = 24


def table(view: View, story: TableStory, seat: int | None, width: int, is_roomy: bool) -> RenderableType:
    air = [Text()] if is_roomy else []
    return Group(_heading(view, story, seat, width), *air, _row(view, story, width), *air, _circle(view, story))


def notes(view: View, story: TableStory, seat: int | None) -> list[Text]:
    """What the signs mean, how to read the circle, and what was discarded."""
    hint = Text(story.say("terminal-how-to-read"), style="quiet")
    if not view["discard"]:
        return [_legend(story), hint]
    discarded = "  ".join(f"{SIGNS[card]} ×{count}" for card, count in view["discard"].items())
    return [_legend(story), hint, Text.assemble((f"{story.say('terminal-discard')} ", "quiet"), discarded)]


def legend(view: View, story: TableStory) -> Legend:
    """Cards, the figures with their tails, counters."""
    cards = [(Text(sign), meaning) for sign, meaning in _meanings(story).items() if meaning != sign]
    figures = story.game.vocabulary["figure"]
    assert isinstance(figures, Names)
    marks = [(*_mark_and_name(figure, story), TAILS[figure]) for figure in figures.names]
    tails = [(Text(mark, style=tail), name) for mark, name, tail in marks]
    levels = [(Text(FULL), story.say("terminal-level-full")), (Text(FREE), story.say("terminal-level-free"))]
    return [*cards, *tails, *levels, (Text("1▸"), story.say("terminal-waiting"))]


def move(view: View, story: TableStory, move: Move) -> Text | None:
    """Cards are laid under a character, and a character goes first: by its number and who it is."""
    facts = dict(move.facts)
    character = view["row"][facts["place"]] if "place" in facts else None
    if character is None:
        return None
    mark, _ = _mark_and_name(character["figure"], story)
    card = story.thing("card", CARDS[facts["card"]]) if "card" in facts else ""
    said = story.say(f"terminal-move-{move.verb}", card=card, place=facts["place"] + 1, figure=mark)
    return Text(said)


def _heading(view: View, story: TableStory, seat: int | None, width: int) -> Text:
    """How many cards are left in the deck, and who you are on the right."""
    left = Text(story.say("game-title"), style="title")
    left.append(f" · {story.say('terminal-deck', cards=view['deck'])}", style="quiet")
    return heading(left, story, seat, width)


# The row of characters.


def _row(view: View, story: TableStory, width: int) -> Table:
    """The four characters side by side, each with two lines for the cards under it."""
    grid = Table.grid(padding=(0, ROW_GAP, 0, 0))
    for _ in range(ROW):
        grid.add_column(width=min(width // ROW - ROW_GAP, WIDEST_COLUMN), no_wrap=True, overflow="ellipsis")
    blocks = [_character(view, place, story) for place in range(ROW)]
    for line in zip(*blocks, strict=True):
        grid.add_row(*line)
    return grid


def _character(view: View, place: int, story: TableStory) -> list[Text]:
    """Its number and figure; a pointer at those that wait to act."""
    character = view["row"][place]
    number = Text(f"{place + 1}{'▸' if place in view['waiting'] else ' '}", style="bold")
    if character is None:
        return [Text.assemble(number, ("–", "quiet")), Text(), Text()]
    mark, name = _mark_and_name(character["figure"], story)
    title = Text.assemble(number, (mark, TAILS[character["figure"]]), f" {name}")
    cards = [_laid(card, story) for card in character["cards"]]
    return [title, *cards, *[Text()] * (2 - len(cards))]


def _mark_and_name(figure: str, story: TableStory) -> tuple[str, str]:
    """The letter and shape a figure has in the player's language, and what its character card calls it."""
    mark, _, name = story.say(f"label-figure-{figure}").partition(" ")
    return mark, name


def _laid(card: View, story: TableStory) -> Text:
    """A card and who laid it; in brackets while it lies face down."""
    owner = (f" {shape(card['seat'])}", seat_style(card["seat"]))
    if card["card"] is None:
        return Text.assemble(f"  {BACK} ", (story.say("terminal-face-down"), "quiet"), owner)
    said = _sign_and_name(card["card"], story)
    return Text.assemble("  ", (f"({said})", "italic") if card["face_down"] else said, owner)


def _sign_and_name(card: str, story: TableStory) -> str:
    name = story.thing("card", card)
    return name if name == SIGNS[card] else f"{SIGNS[card]} {name}"


# The circle of houses.


def _circle(view: View, story: TableStory) -> Table:
    """A line for each house: the figures in the gap on its left, who lives there, the counter, counters won, the hand."""
    grid = Table.grid(padding=(0, COLUMN_GAP, 0, 0))
    grid.add_column(no_wrap=True)
    grid.add_column(max_width=2 + NAME_WIDTH, no_wrap=True, overflow="ellipsis")
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True)
    grid.add_column(no_wrap=True, overflow="ellipsis")
    for house in view["circle"]:
        grid.add_row(_gap(house, story), *_house(view, house, story))
    return grid


def _gap(house: View, story: TableStory) -> Text:
    figures = house["figures_left_of_it"]
    return Text(" ").join(Text(_mark_and_name(figure, story)[0], style=TAILS[figure]) for figure in figures)


def _house(view: View, house: View, story: TableStory) -> list[Text]:
    seat = house["seat"]
    if seat is None:
        return [Text(f"  {story.say('terminal-neutral')}", style="quiet"), Text(), Text(), Text()]
    name = pointed_name(story, seat, NAME_WIDTH, seat == view["decider"])
    player = view["players"][seat]
    if player["out"]:
        return [name, Text(story.say("terminal-out"), style="danger"), Text(), Text()]
    won = Text(f"{WON}{player['captured']}" if player["captured"] else "", style="good")
    return [name, _counter(house["counter"], view["levels"]), won, _hand(player)]


def _counter(counter: int, levels: int) -> Text:
    style = "danger" if counter >= levels - 1 else ""
    return Text.assemble(
        (FULL * counter, style), (FREE * (levels - counter), "quiet"), (f" {counter}", style or "bold")
    )


def _hand(player: View) -> Text:
    if player["hand"] is None:
        return Text(BACK * player["hand_size"], style="quiet")
    return Text(" ".join(SIGNS[card] for card in CARDS for _ in range(player["hand"].get(card, 0))))


def _meanings(story: TableStory) -> dict[str, str]:
    meanings = {sign: story.thing("card", card) for card, sign in SIGNS.items()}
    return meanings | {BACK: story.say("terminal-face-down"), WON: story.say("terminal-won")}


def _legend(story: TableStory) -> Text:
    """Every sign with its meaning, never parted at the end of a line."""
    text = Text()
    for sign, meaning in _meanings(story).items():
        if meaning != sign:
            text.append(sign).append(unbroken(f" {meaning}"), style="quiet").append("   ")
    text.rstrip()
    return text
