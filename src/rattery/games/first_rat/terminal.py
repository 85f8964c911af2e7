"""The table of First Rat.

First Rat · round 7                                                       You are ▲ Sky
rocket    26◍4      25♧▦      24◣4      23◇◎      22☼4      21◣3C     20◍3▲A
                    14☼2      15◣2Z●    16♧◎      17☼3      18◇▦      19♧▣
                    13◇▮      12◍3      11◣2      10♧▣       9◍2H      8☼2▲B°
start●▲    1☼1*      2◣1       3◇▣       4♧▮       5◣1●      6◍1       7◇▮
cockpit   8● 7▒ 5· 5▒ 4        cargo hold  8· 7▒ 6· 6▒ 5▲▲       who is in which box of the score tracks
          points ◣ ▮ ▣ ◎ ▦ light burrow markers aboard owns
▸ ● Ochre     23 5 1 · 2 ·    15     b3       7      1 Plumber, 1 drink

Your rats carry their letters, and a super rat of anybody a degree sign. Where more rats stand than a space has room for,
+2 says how many are not drawn. A screen too narrow for eight spaces in a row has six, in more rows. Your own line is the
first of the players': a screen that is too low cuts what comes below.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rattery.core.terminal import (
    Legend,
    TableStory,
    View,
    heading,
    pointed_name,
    seat_style,
    shape,
    unbroken,
)

# The path as it winds over the board, from the top: the rocket, then rows that turn at their ends.
Rows = list[list[int | str]]
ROWS: Rows = [
    ["pad", *range(26, 19, -1)],
    ["", "", *range(14, 20)],
    ["", "", *range(13, 7, -1)],
    ["start", *range(1, 8)],
]
NARROW_ROWS: Rows = [
    [*range(24, 27), "pad"],
    [*range(23, 17, -1)],
    [*range(12, 18)],
    [*range(11, 5, -1)],
    ["start", *range(1, 6)],
]
CELL, WIDEST_CELL = 10, 12  # columns of a space
ABOVE_START = (2, 0)  # row and place of the empty cells in ROWS that can hold the rats on the start
NAME_WIDTH, LONGEST_NAME = 17, 30
CROWDED = 5  # players, for whom stands are named by their signs alone where there is no air
WIDE_ENOUGH = 76  # columns from which headings are words
PLACES = {"start": 0, "pad": 27}
SIGNS = {"bulb": "☼", "cheese": "◣", "core": "◍", "vinegar": "▮", "soda": "▣", "can": "◎", "calculator": "▦"}
STAND_INS = dict(zip("☼◣◍▮▣◎▦♧◇⌂▪□°", "bcavs@lgdu:_'", strict=True))
MATERIALS = ("vinegar", "soda", "can", "calculator")
COLUMN_SIGNS = {"light": "☼", "burrow": "⌂", "markers": "▪", "aboard": "⇧"}
COLOUR_SIGNS = {"green": "♧", "orange": "◇"}  # what else has one kind of goods for itself
STYLES = {"blue": "#56b4e9", "yellow": "#d9a520", "orange": "#d5702f", "green": "#5f9f57", "white": "bold"}
STAND_SIGNS = {"harry": "H", "zippy": "Z", "crow": "C"}
BOX_SIGNS = {None: "·", "blocked": "▒", "spare": "□"}
LIT, SUPER, MOULDY = "*", "°", "!"
TRACK_COLUMNS = 2


def table(view: View, story: TableStory, seat: int | None, width: int, is_roomy: bool) -> RenderableType:
    air = [Text()] if is_roomy else []
    parts: list[RenderableType] = [_heading(view, story, seat, width), *air, *_path(view, story, seat, width), *air]
    parts += [_tracks(view, story, width), *air, _players(view, story, seat, width, is_roomy), *air]
    parts += _displays(view, story, seat, width, is_roomy)
    if "greg" in view:
        parts.append(_greg(view, story))
    return Group(*parts)


def notes(view: View, story: TableStory, seat: int | None) -> list[Text]:
    """What each movement brings and costs, for the seat that decides; and what the signs mean."""
    said = [_preview(view, rat) for rat in "ABCD"] if seat is not None and seat == view["decider"] else []
    return [line for line in said if line.plain] + [_brief_legend(story)]


def legend(view: View, story: TableStory) -> Legend:
    """Goods, colours, what stands on a space, tracks, columns, previews."""
    goods: Legend = [(Text(sign), story.say(f"label-{name}")) for name, sign in SIGNS.items()]
    colours = [(Text(sign, style=STYLES[name]), story.say(f"colour-{name}")) for name, sign in COLOUR_SIGNS.items()]
    stands = [(Text(sign, style="lamp"), story.thing("stand", name)) for name, sign in STAND_SIGNS.items()]
    marks = {LIT: "lit", SUPER: "super", "+2": "more", "−": "costs", MOULDY: "takes-mouldy"}
    boxes = {BOX_SIGNS[None]: "box-free", BOX_SIGNS["blocked"]: "box-blocked", BOX_SIGNS["spare"]: "box-spare"}
    columns = {COLUMN_SIGNS[name]: name for name in ("burrow", "markers", "aboard")}
    said = [(Text(sign), story.say(f"terminal-{name}")) for sign, name in (marks | boxes | columns).items()]
    return [*goods, *colours, *stands, *said]


# The heading and the path.


def _heading(view: View, story: TableStory, seat: int | None, width: int) -> Text:
    left = Text(story.say("game-title"), style="title")
    left.append(" · ", style="quiet").append(story.say("terminal-round", round=view["round"]))
    if view["is_last_round"] and not view["over"]:
        left.append(f" · {story.say('terminal-last-round')}", style="danger")
    elif view["last_round"] and not view["over"]:
        left.append(f" · {story.say('terminal-one-more-round')}", style="danger")
    return heading(left, story, seat, width)


def _path(view: View, story: TableStory, seat: int | None, width: int) -> list[Text]:
    """Row by row from the rocket down to the start."""
    rows = ROWS if width >= CELL * len(ROWS[0]) else NARROW_ROWS
    cell = min(WIDEST_CELL, max(CELL, width // len(ROWS[0])))
    cells = [[_place(view, story, place, seat, cell - 1) for place in row] for row in rows]
    if rows is ROWS:
        _move_crowd_from_start(view, story, seat, cell, cells)
    return [Text(no_wrap=True, overflow="ellipsis").join(_filled(text, cell) for text in row) for row in cells]


def _move_crowd_from_start(view: View, story: TableStory, seat: int | None, cell: int, cells: list[list[Text]]) -> None:
    """Rats that do not fit beside the word stand above it, where two empty spaces are."""
    label = story.say("terminal-start")
    crowd = _rats_at(view, PLACES["start"], seat, 2 * cell - 1)
    if cell_len(label) + cell_len(crowd.plain) >= cell:
        row, place = ABOVE_START
        cells[-1][0] = Text(label, style="quiet")
        cells[row][place : place + 2] = [crowd.append(" " * (2 * cell - cell_len(crowd.plain)))]


def _place(view: View, story: TableStory, place: int | str, seat: int | None, room: int) -> Text:
    """What stands at a place, at most `room` columns wide; rats that do not fit are counted."""
    if place == "":
        return Text()
    if isinstance(place, str):
        text, number = Text(story.say(f"terminal-{place}"), style="quiet"), PLACES[place]
    else:
        text, number = _space(view["path"][place - 1], seat), place
    return text.append_text(_rats_at(view, number, seat, room - cell_len(text.plain)))


def _space(space: View, seat: int | None) -> Text:
    goods, style = SIGNS[space["gives"]], STYLES[space["colour"]]
    text = Text(f"{space['number']:>2}", style="quiet")
    text.append(f"{COLOUR_SIGNS.get(space['colour'], '')}{goods}", style=style)
    text.append("" if space["gives"] in MATERIALS else str(space["amount"]), style=style)
    text.append(LIT if seat in space["lit_for"] else "", style="lamp")
    return text.append(STAND_SIGNS[space["stand"]] if space["stand"] else "", style="lamp")


def _rats_at(view: View, place: int, seat: int | None, room: int) -> Text:
    """Every seat's rats there, your own with their letters. Where not all fit, yours come first and the rest is counted."""
    groups = {
        other: [rat for rat in player["rats"] if rat["at"] == place] for other, player in enumerate(view["players"])
    }
    shown = {other: _rats(other, rats, is_own=other == seat) for other, rats in groups.items() if rats}
    if sum(cell_len(text.plain) for text in shown.values()) <= room:
        return Text().join(shown.values())
    text, left = Text(), sum(map(len, groups.values()))
    for other in sorted(shown, key=lambda other: other != seat):
        rest = left - len(groups[other])
        needed = cell_len(shown[other].plain) + (cell_len(f"+{rest}") if rest else 0)
        if cell_len(text.plain) + needed > room:
            break
        text.append_text(shown[other])
        left = rest
    return text.append(f"+{left}" if left else "", style="quiet")


def _rats(seat: int, rats: list[View], is_own: bool) -> Text:
    """The shape of a seat, once before the letters of your own rats, else once for each; super rats are marked."""
    text = Text(shape(seat) if is_own else "", style=seat_style(seat))
    for rat in rats:
        text.append((rat["name"] if is_own else shape(seat)) + (SUPER if rat["powers"] else ""))
    return text


def _filled(text: Text, cell: int) -> Text:
    return text.append(" " * (cell - cell_len(text.plain)))


# The tracks.


def _tracks(view: View, story: TableStory, width: int) -> Table:
    """Two beside each other, or three if they fit: the points of each box and who is there."""
    tracks = [(Text(story.say(f"label-{each['name']}"), style="quiet"), _boxes(each)) for each in view["tracks"]]
    widest = sum(max(cell_len(texts[part].plain) for texts in tracks) for part in range(2))
    columns = TRACK_COLUMNS if (TRACK_COLUMNS + 1) * (widest + 2) > width + 1 else TRACK_COLUMNS + 1
    is_loose = width >= WIDE_ENOUGH and columns == TRACK_COLUMNS
    grid = Table.grid(padding=(0, 2 if is_loose else 1, 0, 0))
    rows = -(-len(tracks) // columns)
    for row in range(rows):
        grid.add_row(*(text for texts in tracks[row::rows] for text in texts))
    return grid


def _boxes(track: View) -> Text:
    text = Text()
    for place, holds in enumerate(track["boxes"]):
        text.append(f"{track['points'][place]}", style="bold" if holds is None else "quiet")
        text.append(f"{_holder(holds)} ", style=seat_style(holds) if isinstance(holds, int) else "quiet")
    text.append(f"{track['points'][-1]}", style="bold")
    text.append(BOX_SIGNS["spare"] if track["spare"] == len(track["points"]) else "", style="quiet")
    for seat, count in enumerate(track["last_box"]):
        text.append(shape(seat) * count, style=seat_style(seat))
    return text


def _holder(holds: int | str | None) -> str:
    return shape(holds) if isinstance(holds, int) else BOX_SIGNS[holds]


# The players, the stands and the library.


def _players(view: View, story: TableStory, seat: int | None, width: int, is_roomy: bool) -> Table:
    """A line for each, yours first, then in the order of seats; where it is narrow, columns are headed by signs. A long name
    has the room that nobody's things take. What a player owns is cut with an ellipsis."""
    is_wide, count = width >= WIDE_ENOUGH, len(view["players"])
    heads = [
        story.say("terminal-points" if is_wide else "terminal-points-short"),
        *(SIGNS[goods] for goods in ("cheese", *MATERIALS)),
    ]
    heads += [story.say(f"terminal-{column}") if is_wide else sign for column, sign in COLUMN_SIGNS.items()]
    heads.append(story.say("terminal-items"))
    seats = [((seat or 0) + place) % count for place in range(count)]
    rows = [_player(story, view["players"][other]) for other in seats]
    taken = sum(max(map(cell_len, [head, *texts])) + 1 for head, *texts in zip(heads, *_plain(rows), strict=True))
    name_width = max(NAME_WIDTH, min(LONGEST_NAME, width - taken - 2))
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style="quiet", pad_edge=False, width=width)
    grid.add_column("", max_width=2 + name_width)
    for head in heads[:-1]:
        grid.add_column(head, justify="right", no_wrap=True)
    grid.add_column(heads[-1], no_wrap=not is_roomy, overflow="ellipsis", ratio=1)
    for other, row in zip(seats, rows, strict=True):
        grid.add_row(pointed_name(story, other, name_width, other == view["decider"]), *row)
    return grid


def _plain(rows: list[list[Text]]) -> list[list[str]]:
    return [[text.plain for text in row] for row in rows]


def _player(story: TableStory, player: View) -> list[Text]:
    """Everything in a player's line but the name."""
    aboard = sum(rat["at"] == "aboard" for rat in player["rats"])
    numbers = [player["cheese"], *player["materials"].values(), player["light"]]
    return [
        Text(str(player["points"]["total"]), style="bold"),
        *(Text(str(number) if number else "·", style="" if number else "quiet") for number in numbers),
        Text(player["burrow"]),
        Text(str(player["markers"]), style="danger" if player["markers"] <= 3 else ""),
        Text(str(aboard) if aboard else "·"),
        _items(player, story),
    ]


def _items(player: View, story: TableStory) -> Text:
    """Everything else a player has, in words."""
    said = [story.say("terminal-mouldy", count=player["mouldy"])] if player["mouldy"] else []
    said += [story.say("terminal-bolts", count=player["bolts"])] if player["bolts"] else []
    said += [story.say("terminal-drinks", count=player["drinks"])] if player["drinks"] else []
    said += [_comic(story, comic, player) for comic in player["comics"]]
    packs = _backpacks(story, player["backpacks"])
    said += [story.say("terminal-backpacks", colours=", ".join(packs))] if packs else []
    caps = [_label(story, cap) for cap in player["caps"]]
    said += [story.say("terminal-caps", caps=", ".join(caps))] if caps else []
    return Text(", ".join(said) or "·", style="" if said else "quiet")


def _comic(story: TableStory, comic: str, player: View) -> str:
    """A comic, and behind one that makes a super rat which rat that is."""
    rats = "".join(rat["name"] for rat in player["rats"] if comic in rat["powers"])
    return f"{_label(story, comic)} {rats}{SUPER}" if rats else _label(story, comic)


def _displays(view: View, story: TableStory, seat: int | None, width: int, is_roomy: bool) -> list[Text]:
    """A line for each stand and the library, several where there is room: the price for you, and what is there. Where many
    players take the room, two stands share a line if they fit."""
    harry, zippy, crow = view["stands"]
    packs = _backpacks(story, harry["backpacks"])
    caps = [_label(story, cap) for cap in crow["caps"]]
    library = [_label(story, comic) for comic in view["library"]]
    drinks = [story.say("terminal-drinks", count=zippy["drinks"])] if zippy["drinks"] else []
    is_short = not is_roomy and len(view["players"]) >= CROWDED
    wares = ((harry, packs), (zippy, drinks), (crow, caps))
    lines = [_stand(story, stand, seat, things, is_short) for stand, things in wares]
    if is_short and cell_len(lines[0].plain) + cell_len(lines[1].plain) + 2 <= width:
        lines[:2] = [Text.assemble(lines[0], "  ", lines[1], overflow="ellipsis")]
    lines.append(_line(story.thing("room", "library"), library))
    for line in lines:
        line.no_wrap = not is_roomy
    return lines


def _stand(story: TableStory, stand: View, seat: int | None, things: list[str], is_short: bool) -> Text:
    price = stand["price"] if seat is None else stand["prices"][seat]
    name = "" if is_short else f" {story.thing('stand', stand['name'])}"
    return _line(f"{STAND_SIGNS[stand['name']]}{name} {price}{SIGNS['cheese']}", things)


def _line(head: str, things: list[str]) -> Text:
    head = f"{head[:1].upper()}{head[1:]}"
    return Text.assemble((f"{head} · ", "quiet"), ", ".join(things) or "–", no_wrap=True, overflow="ellipsis")


def _label(story: TableStory, name: str) -> str:
    """A comic or a cap, as short as it is written on it."""
    return story.say(f"label-{name.replace('_', '-')}")


def _backpacks(story: TableStory, backpacks: Mapping[str, int]) -> list[str]:
    return [
        f"{story.say(f'colour-{colour}')}{f' ×{count}' if count > 1 else ''}" for colour, count in backpacks.items()
    ]


def _greg(view: View, story: TableStory) -> Text:
    """His latest card, and how many are face down."""
    greg = view["greg"]
    text = Text(story.say("terminal-cards-left", cards=greg["cards_left"]), style="quiet")
    if greg["turned"]:
        card = greg["turned"][-1]
        text.append(f" · {card['name']} · ", style="quiet").append(" ".join(map(str, card["steps"])))
    return text


# What helps to decide.


def _preview(view: View, rat: str) -> Text:
    """Where a rat may go: what it brings, and behind a minus what it costs."""
    text = Text(no_wrap=True, overflow="ellipsis")
    for way in (way for way in view["movements"] if way["rat"] == rat):
        text.append(f"{rat} " if not text.plain else " · ", style="quiet")
        gain = way["yield"]
        text.append("⇧" if gain is None else f"{way['to']} {SIGNS[gain['goods']]}{gain['total']}")
        text.append("".join(f"−{SIGNS[name] * count}" for name, count in way["price"].items()), style="danger")
        text.append(f"−{way['toll']}{SIGNS['cheese']}" if way["toll"] else "", style="danger")
        text.append(MOULDY * way["mouldy"], style="danger")
    return text


def _brief_legend(story: TableStory) -> Text:
    """The signs of the path."""
    text = Text()
    for goods, sign in SIGNS.items():
        text.append(sign).append(unbroken(f" {story.say(f'label-{goods}')}"), style="quiet").append("  ")
    for colour, sign in COLOUR_SIGNS.items():
        called = unbroken(f" {story.say(f'colour-{colour}')}")
        text.append(sign, style=STYLES[colour]).append(called, style="quiet").append("  ")
    for sign, name in ((LIT, "lit"), (SUPER, "super")):
        text.append(sign).append(unbroken(f" {story.say(f'terminal-{name}')}"), style="quiet").append("  ")
    text.rstrip()
    return text
