"""The terminal's table of a game that does not define its own: its view, made readable and limited to a screen's height.

    My Game                                                     You are ▲ Sky
    round 2 · active ● · deck 14 · discard the wasp, two plums
                  points  hand              out
    ▸ ● Ochre          3  ▒ ▒ ▒             ·
      ▲ Sky            5  the wasp, a plum  ✓
    piles  cards  wasps
    A      ▒ ▒ ▒      1

A list with an entry for every seat is about the players. Things and seats have their names from the game's words if its
vocabulary knows them; what is hidden is a card's back. The most important comes first: plain facts, then the players, then
every other list, until the lines are used up.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import accumulate

from rich.cells import cell_len
from rich.console import Group, JustifyMethod, RenderableType
from rich.table import Table
from rich.text import Text

from rattery.core.game import SEAT, Names
from rattery.core.moves import Move
from rattery.core.options import choice_said, message_of
from rattery.core.terminal import BACK, Legend, TableStory, View, heading, pointed_name, seat_style, shape

NAME_WIDTH = 20
GAP = 2  # between columns
MAX_COLUMN_WIDTH = 26  # used only if the columns do not all fit side by side
LINES, ROOMY_LINES = 14, 24  # of a table, without its heading
FACT_LINES = 2
LIST_ENTRIES = 8  # lines for a list of things; the rest is counted
CELL_ENTRIES = 6  # entries of a list within a cell; the rest is counted
SHOWN_ELSEWHERE = ("decider", "question", "over")  # by the pointer, by what is asked, by the end

ACTIVE = "active"  # the seat whose turn it is, in every game

Item = Mapping[str, object]


def table(view: View, story: TableStory, seat: int | None, width: int, is_roomy: bool) -> RenderableType:
    """The title, the facts, the players, and every other list of things, as far as the lines suffice."""
    lists = {name: value for name, value in view.items() if _is_list_of_things(value)}
    facts = {name: value for name, value in view.items() if name not in lists}
    parts: list[RenderableType] = [heading(Text(story.say("game-title"), style="title"), story, seat, width)]
    left = ROOMY_LINES if is_roomy else LINES
    for lines, part in _parts(facts, lists, view, story, width):
        if lines > left:
            parts.append(Text("…", style="quiet"))
            break
        parts += [Text(), part] if is_roomy else [part]
        left -= lines + is_roomy
    return Group(*parts)


def _parts(
    facts: Item, lists: Mapping[str, list[Item]], view: View, story: TableStory, width: int
) -> Iterator[tuple[int, RenderableType]]:
    """Each part of the table with its number of lines, the most important first."""
    said = _facts(facts, story, width)
    if said:
        yield len(said), Group(*said)
    players = [value for value in lists.values() if _are_players(value, story)]
    if players:
        items = [{name: part for item in seats for name, part in item.items()} for seats in zip(*players, strict=True)]
        names = [pointed_name(story, seat, NAME_WIDTH, seat == view.get("decider")) for seat in range(len(items))]
        known = [{name: part for name, part in item.items() if name != "seat"} for item in items]
        yield from ((1 + len(items), band) for band in _bands("", names, known, story, width))
    for name, value in lists.items():
        if not _are_players(value, story):
            yield from _list(name, value, story, width)


def notes(view: View, story: TableStory, seat: int | None) -> list[Text]:
    """This table has no signs that need explaining."""
    return []


def legend(view: View, story: TableStory) -> Legend:
    """The signs for a card's back and for an empty value."""
    return [(Text(BACK, style="quiet"), story.say("table-hidden")), (Text("·", style="quiet"), story.say("table-none"))]


def move(view: View, story: TableStory, move: Move) -> Text | None:
    """The game's own words suffice."""
    return None


# Facts on a line.


def _facts(facts: Item, story: TableStory, width: int) -> list[Text]:
    """The facts one after the other, each with its label; empty ones are left out."""
    lines: list[Text] = []
    for name, value in facts.items():
        if name in SHOWN_ELSEWHERE or _is_nothing(value):
            continue
        fact = Text.assemble((f"{_called(name, story)} ", "quiet"), _shown(value, story, name))
        fact.truncate(width, overflow="ellipsis")
        if lines and cell_len(lines[-1].plain) + 3 + cell_len(fact.plain) <= width:
            lines[-1].append(" · ", style="quiet").append_text(fact)
        elif len(lines) == FACT_LINES:
            break
        else:
            lines.append(fact)
    return lines


# Lists of things with parts.


def _is_list_of_things(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(item, dict) for item in value)


def _are_players(items: Sequence[Item], story: TableStory) -> bool:
    """Whether a list has an entry for every seat, in their order and without names of their own."""
    is_in_order = all(item.get("seat", seat) == seat for seat, item in enumerate(items))
    return len(items) == story.game.seats and is_in_order and not any("name" in item for item in items)


def _list(name: str, items: Sequence[Item], story: TableStory, width: int) -> Iterator[tuple[int, RenderableType]]:
    """A list's entries by their names, or by their numbers from 1."""
    shown = items[:LIST_ENTRIES]
    names = [Text(str(item.get("name", place))) for place, item in enumerate(shown, 1)]
    if len(items) > len(shown):
        names[-1].append(f" +{len(items) - len(shown)}", style="quiet")
    parts = [{key: part for key, part in item.items() if key != "name"} for item in shown]
    for band in _bands(_called(name, story), names, parts, story, width):
        yield 1 + len(shown), band


def _bands(title: str, names: Sequence[Text], items: Sequence[Item], story: TableStory, width: int) -> Iterator[Table]:
    """A table with a line for each entry; columns that do not fit go into another table below it."""
    name_width = max(cell_len(title), *(cell_len(name.plain) for name in names))
    columns = [_Column.of(key, items, story) for key in _columns(items)]
    if name_width + sum(GAP + column.width for column in columns) > width:
        columns = [replace(column, width=min(column.width, MAX_COLUMN_WIDTH)) for column in columns]
    while columns:
        fitting = _fitting(columns, width - name_width)
        band = Table(box=None, padding=(0, GAP, 0, 0), header_style="quiet", pad_edge=False)
        band.add_column(title, no_wrap=True, min_width=name_width)
        for column in columns[:fitting]:
            justify: JustifyMethod = "right" if column.is_number else "left"
            band.add_column(column.called, width=column.width, justify=justify, no_wrap=True)
        for row in zip(names, *(column.cells for column in columns[:fitting]), strict=True):
            band.add_row(*row)
        columns = columns[fitting:]
        yield band


@dataclass(frozen=True)
class _Column:
    """One part of every entry: its label and its cells."""

    called: str
    cells: list[Text]
    width: int
    is_number: bool

    @classmethod
    def of(cls, key: str, items: Sequence[Item], story: TableStory) -> _Column:
        called, values = _called(key, story), [item.get(key) for item in items]
        cells = [_shown(value, story, key) for value in values]
        width = max(cell_len(called), *(cell_len(cell.plain) for cell in cells))
        return cls(called, cells, width, all(type(value) is int for value in values))


def _fitting(columns: Sequence[_Column], room: int) -> int:
    """How many of the first columns fit beside the names; at least one."""
    used = list(accumulate(GAP + column.width for column in columns))
    return max(1, sum(width <= room for width in used))


def _columns(items: Sequence[Item]) -> list[str]:
    """The parts that these entries have; one that is empty in all of them is left out."""
    keys = dict.fromkeys(key for item in items for key in item)
    return [key for key in keys if not all(_is_nothing(item.get(key)) for item in items)]


# Names and values.


def _called(name: str, story: TableStory) -> str:
    """The label of a part of the view: `label-<name>` or the option's name in the game's words, else its own name."""
    for message in (f"label-{name.replace('_', '-')}", message_of(name)):
        if story.knows(message):
            return story.say(message)
    return name.replace("_", " ")


def _is_nothing(value: object) -> bool:
    return value is None or value is False or value == [] or value == {}


def _shown(value: object, story: TableStory, name: str = "") -> Text:
    """A value in words, a seat by its shape; hidden entries of a list are the backs of cards."""
    if value is None or value is False:
        return Text("·", style="quiet")
    if value is True:
        return Text("✓")
    if isinstance(value, str):
        is_of_option = any(option.name == name for option in fields(story.game.kind.options))
        return Text(choice_said(name, value, story) if is_of_option else _thing(value, story))
    if isinstance(value, dict):
        if _is_pile(value, story):
            return Text(str(*value.values()))
        return _joined([_counted(key, part, story) for key, part in value.items()])
    if isinstance(value, list):
        return _row(value, story, name)
    if isinstance(value, int) and (name == ACTIVE or story.game.vocabulary.get(name) == SEAT):
        return Text(shape(value), style=seat_style(value))
    return Text(str(value))


def _is_pile(parts: Item, story: TableStory) -> bool:
    """Whether something is only counted, like `{"cards": 12}`: its size says it all."""
    return len(parts) == 1 and all(type(part) is int and _category(name, story) is None for name, part in parts.items())


def _counted(name: str, value: object, story: TableStory) -> Text:
    """`plum ×2` for a number of things, `top the wasp` for anything else."""
    if type(value) is int and _category(name, story) is not None:
        return Text(f"{_thing(name, story)} ×{value}")
    return Text.assemble((f"{_called(name, story)} ", "quiet"), _shown(value, story, name))


def _row(values: Sequence[object], story: TableStory, name: str) -> Text:
    """Backs and numbers side by side, names with commas between them."""
    if all(value is None for value in values) and values:
        return Text(" ".join(BACK * len(values)), style="quiet")
    shown = [_brief(value, story) if isinstance(value, dict) else _shown(value, story, name) for value in values]
    shown = [Text(BACK) if value is None else text for value, text in zip(values, shown, strict=True)]
    return _joined(shown, " " if all(type(value) is int for value in values) else ", ")


def _brief(item: Item, story: TableStory) -> Text:
    """A thing with parts, within a row: the first of its parts that is a name, or a back if that is hidden."""
    what = next((part for part in item.values() if part is None or isinstance(part, str)), "")
    return Text(BACK) if what is None else _shown(what, story)


def _joined(parts: Sequence[Text], between: str = ", ") -> Text:
    if not parts:
        return Text("–", style="quiet")
    more = [Text(f"+{len(parts) - CELL_ENTRIES}", style="quiet")] if len(parts) > CELL_ENTRIES else []
    return Text(between).join([*parts[:CELL_ENTRIES], *more])


def _thing(name: str, story: TableStory) -> str:
    category = _category(name, story)
    return name.replace("_", " ") if category is None else story.thing(category, name)


def _category(name: str, story: TableStory) -> str | None:
    """The category of the thing with this name in the game's vocabulary; None if there is none."""
    kinds = (meaning for meaning in story.game.vocabulary.values() if isinstance(meaning, Names))
    return next((kind.category for kind in kinds if name in kind.names), None)
