"""The table of Rat Trap.

Rat Trap · round 1 of 3 · 7 points end it                  You are ▲ Sky
╭── A ──╮ ╭── B ──╮ ╭── C ──╮  ╭────────╮  ╭───────╮
│ ▕▕▕▕▕ │ │ ▕▕▕   │ │ ♣▕▕   │  │ 2 keys │  │ claws │      doors from the top down, those you know face up
╰ 5 ────╯ ╰ 3 ───✗╯ ╰ 3 ────╯  ╰───▲────╯  ╰───●───╯      doors left, sprung traps; whose die
           points  bandages  stock            role
▸ ● Ochre       3  ✚✚        1 ♣ ▕ ▕          the Fool     dice
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rattery.core.terminal import (
    INK,
    NO_BREAK,
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

DOORS = 5  # in a full pile
CARDS = ("one", "two", "clover", "trap")  # in the order they are shown
SIGNS = {"one": "1", "two": "2", "clover": "♣", "trap": "✗", None: "▕"}
CHEESE, CLOVER, TRAP = "card", f"bold {PAPER} on #4c7a45", f"bold {PAPER} on #c2452f"
STYLES = {"one": CHEESE, "two": CHEESE, "clover": CLOVER, "trap": TRAP, None: "card.back"}
# A shade apart, to lie beside one of its kind.
NEXT = {CHEESE: f"bold {INK} on #d99a24", CLOVER: f"bold {PAPER} on #3f693a", TRAP: f"bold {PAPER} on #a83826"}
BANDAGE = "✚"
STAND_INS = {"▕": "|", "♣": "k", BANDAGE: "+"}
NAME_WIDTH, NARROWEST_NAME = 18, 10
WIDE_ENOUGH = 76  # columns from which headings are words
MANY = 9  # cards of a stock that are still shown one by one

Block = list[Text]  # a piece of the table, line by line, all of one width


def table(view: View, story: TableStory, seat: int | None, width: int, is_roomy: bool) -> RenderableType:
    """The heading, the doors and dice, a line for each rat, and the third rat's card."""
    air = [Text()] if is_roomy else []
    parts: list[RenderableType] = [_heading(view, story, seat, width), *air, *_middle(view, story, width), *air]
    parts.append(_rats(view, story, width))
    if view.get("third_rat"):
        parts.append(_third_rat(view, story))
    return Group(*parts)


def notes(view: View, story: TableStory, seat: int | None) -> list[Text]:
    """What your role does, and what the signs mean."""
    brief = _brief_legend(story)
    if seat is None or view["rats"][seat]["role"] is None:
        return [brief]
    return [_own_role(view["rats"][seat]["role"], story), brief]


def legend(view: View, story: TableStory) -> Legend:
    """Cards, bandages, and what is written around piles and dice."""
    cards = [
        (Text(" ").join(Text(SIGNS[card], style=STYLES[card]) for card in kinds), said) for kinds, said in _said(story)
    ]
    piles: Legend = [
        (Text("▏", style="lamp"), story.say("terminal-laid")),
        (Text(f"╰ 3 ─{SIGNS['trap']}╯", style="quiet"), story.say("terminal-pile-foot")),
        (Text("(…)", style="italic"), story.say("terminal-own-role")),
    ]
    return [*cards, (Text(BANDAGE, style="danger"), story.say("terminal-bandage")), *piles]


# The heading, the doors and the dice.


def _heading(view: View, story: TableStory, seat: int | None, width: int) -> Text:
    """Which round it is on the left, who you are on the right."""
    left = Text(story.say("game-title"), style="title")
    left.append(" · ", style="quiet")
    if view["extra_round"]:
        left.append(story.say("terminal-extra-round"))
    else:
        left.append(story.say("terminal-round", round=view["round"], rounds=view["rounds"]))
    left.append(f" · {story.say('terminal-goal', points=view['points_to_end'])}", style="quiet")
    return heading(left, story, seat, width)


def _middle(view: View, story: TableStory, width: int) -> list[RenderableType]:
    """The piles and beside them the dice; below them, where they do not fit."""
    arranging = view.get("arranging") or {}
    piles = _beside([_pile(pile, arranging) for pile in view["piles"]], " ")
    dice = [_die(view, place, story) for place in range(len(view["dice"]))]
    if not dice:
        return list(piles)
    row = _beside([piles, *dice], "  ")
    if cell_len(row[0].plain) <= width:
        return list(row)
    said = [Text.assemble("[", die[1].plain.strip("│ "), "] ", die[2].plain.strip("╰─╯ ")) for die in dice]
    return [*piles, Text("  ").join(said)]


def _pile(pile: View, arranging: View) -> Block:
    """Its doors from the top down; how many they are, and the traps that were sprung, in the lower edge."""
    cards = pile["cards"]
    doors = Text()
    for place, card in enumerate(cards):
        if arranging.get("pile") == pile["name"] and place == arranging["laid"]:
            doors.append("▏", style="lamp")  # what is above is laid, what is below is still to be laid
        is_like_last = place > 0 and STYLES[card] == STYLES[cards[place - 1]]
        style = STYLES[card]
        doors.append(SIGNS[card], style=NEXT[style] if card and is_like_last and place % 2 else style)
    doors.append(" " * (DOORS + 1 - cell_len(doors.plain)))
    edge = "lamp" if arranging.get("pile") == pile["name"] else ("quiet" if cards else "dim")
    traps = SIGNS["trap"] * pile["traps_shown"]
    lower = Text.assemble(("╰", edge), (f" {len(cards)} ", "bold" if cards else "quiet"))
    lower.append("─" * max(0, DOORS - 1 - len(traps)), style=edge)
    lower.append(traps, style="danger").append("╯", style=edge)
    return [
        Text.assemble(("╭── ", edge), (pile["name"], "bold"), (" ──╮", edge)),
        Text.assemble(("│ ", edge), doors, ("│", edge)),
        lower,
    ]


def _die(view: View, place: int, story: TableStory) -> Block:
    """What it shows; once the dice are shared, whose it is."""
    face = story.say(f"terminal-die-{view['dice'][place]}")
    lower = Text("╰" + "─" * (cell_len(face) + 2) + "╯", style="lamp")
    owner = _owner(view, place)
    if owner is not None:
        half = (cell_len(face) + 1) // 2
        lower = Text.assemble(
            ("╰" + "─" * half, "lamp"),
            (shape(owner), seat_style(owner)),
            ("─" * (cell_len(face) + 1 - half) + "╯", "lamp"),
        )
    return [
        Text("╭" + "─" * (cell_len(face) + 2) + "╮", style="lamp"),
        Text.assemble(("│ ", "lamp"), (face, "bold"), (" │", "lamp")),
        lower,
    ]


def _owner(view: View, place: int) -> int | None:
    """The partner has the first die that shows what he kept, the active player the other."""
    if view["partners_die"] is None:
        return None
    kept = view["dice"].index(view["partners_die"])
    owner: int = view["partner"] if place == kept else view["active"]
    return owner


def _beside(blocks: Sequence[Block], gap: str) -> Block:
    """Pieces of the same height, one beside the other."""
    return [Text(gap).join(line) for line in zip_longest(*blocks, fillvalue=Text())]


# The rats.


def _rats(view: View, story: TableStory, width: int) -> Table:
    """A line for each rat: points, bandages, stock, role, and what it has to do with this turn."""
    with_roles, is_wide = any(rat["has_role"] for rat in view["rats"]), width >= WIDE_ENOUGH
    grid = Table(box=None, padding=(0, 2 if is_wide else 1, 0, 0), header_style="quiet", pad_edge=False)
    grid.add_column("", max_width=2 + NAME_WIDTH, min_width=2 + NARROWEST_NAME)  # names give way where it is narrow
    grid.add_column(story.say("terminal-points"), justify="right", no_wrap=True)
    grid.add_column(story.say("terminal-bandages") if is_wide else BANDAGE, no_wrap=True)
    grid.add_column(story.say("terminal-stock"), no_wrap=True, min_width=13, overflow="ellipsis")
    if with_roles:
        grid.add_column(story.say("terminal-role"), no_wrap=True, overflow="ellipsis")
    grid.add_column("", no_wrap=True, overflow="ellipsis")
    for seat, rat in enumerate(view["rats"]):
        cells: list[RenderableType] = [
            _name(view, seat, story),
            Text(str(rat["points"]), style="bold"),
            Text(BANDAGE * rat["bandages"] or "·", style="danger" if rat["bandages"] else "quiet"),
            _stock(rat, story),
        ]
        if with_roles:
            cells.append(_role(rat, story))
        grid.add_row(*cells, _part_in_turn(view, seat, story))
    return grid


def _name(view: View, seat: int, story: TableStory) -> Text:
    """A pointer at the seat that decides."""
    return pointed_name(story, seat, NAME_WIDTH, seat == view["decider"])


def _stock(rat: View, story: TableStory) -> Text:
    """Small cards: those you know of, then the backs of the others."""
    if rat["out"]:
        text = Text(story.say("terminal-out"), style="danger")
        if rat["lost"]:
            text = Text.assemble(text, (f" {story.say('terminal-lost')} ", "quiet"), _cards(rat["lost"], 0))
        return text
    unknown = rat["stock"] - sum(rat["known"].values())
    return _cards(rat["known"], unknown) if rat["stock"] else Text("·", style="quiet")


def _cards(known: Mapping[str, int], unknown: int) -> Text:
    """One by one while they are few, by number when they are many."""
    counts = [(card, known[card]) for card in CARDS if card in known] + [(None, unknown)] * (unknown > 0)
    text = Text()
    one_by_one = sum(count for _, count in counts) <= MANY
    for card, count in counts:
        for _ in range(count if one_by_one else 1):
            text.append(SIGNS[card], style=STYLES[card])
            text.append(" " if one_by_one else f"×{count}  ")
    return text


def _role(rat: View, story: TableStory) -> Text:
    """A role you know; in brackets while the others do not."""
    if not rat["has_role"]:
        return Text()
    if rat["role"] is None:
        return Text("?", style="quiet")
    name = story.thing("role", rat["role"])
    return Text(name) if rat["role_shown"] else Text(f"({name})", style="italic")


def _part_in_turn(view: View, seat: int, story: TableStory) -> Text:
    if seat in (view["cat_at"], view["threatened"]):
        return Text(story.say("terminal-in-danger"), style="danger")
    if view["over"]:
        return Text()
    if seat == view["active"]:
        return Text(story.say("terminal-active"), style="quiet")
    if seat == view["partner"]:
        return Text(story.say("terminal-partner"), style="quiet")
    return Text()


def _third_rat(view: View, story: TableStory) -> Text:
    """Its latest card: the dice in its order of preference, and who decides for it."""
    cards = view["third_rat"]
    left = Text(story.say("terminal-cards-left", cards=cards["cards_left"]), style="quiet")
    if not cards["turned"]:
        return left
    card = cards["turned"][-1]
    order = " › ".join(story.say(f"terminal-die-{action}") for action in card["order"])
    decides = story.say(f"terminal-{card['decides']}-decides")
    return Text.assemble(left, (f" · {card['number']} · ", "quiet"), order, (f" · {decides}", "quiet"))


def _said(story: TableStory) -> list[tuple[tuple[str | None, ...], str]]:
    """The cards, and what they are called."""
    said: tuple[tuple[tuple[str | None, ...], str], ...] = (
        ((None,), "terminal-face-down"),
        (("one", "two"), "terminal-cheese"),
        (("clover",), "label-card-clover"),
        (("trap",), "label-card-trap"),
    )
    return [(cards, story.say(message)) for cards, message in said]


def _brief_legend(story: TableStory) -> Text:
    text = Text()
    for cards, meaning in _said(story):
        for card in cards:
            text.append(SIGNS[card], style=STYLES[card]).append(NO_BREAK)
        text.append(unbroken(meaning), style="quiet").append("   ")
    return text.append(BANDAGE, style="danger").append(unbroken(f" {story.say('terminal-bandage')}"), style="quiet")


def _own_role(role: str, story: TableStory) -> Text:
    name = story.thing("role", role)
    helpful = story.say(f"role-{role.replace('_', '-')}-help")
    return Text.assemble((f"{name[:1].upper()}{name[1:]} · ", "italic"), (helpful, "quiet"))
