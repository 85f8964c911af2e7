"""Rules that name values of the box: the template `rules.<lang>.md`, filled in for a box.

"As usual" means as in the standard box.

    A rat with more than {limits.value} is out.                         the value
    the {limits.stings_to_be_out ordinal} sting                         the value in the words of `number-ordinal`
    {limits.points: three points | # points | one point}                as usual | otherwise, `#` being the value | for 1
    - 1: {rats.1: look at the top card of the deck}                     as usual, or else the entry in words
    {orchard: six cards | # cards | one card}                           how many entries a section has
    There are {fruit sum-count} cards with fruit.                       the sum of a field over a section
    Stall 1 leads to {stalls.1.onward}.                                 a field: a number, or a choice in words
    Stalls with fruit: {stalls each-kind=fruit}.                        every entry with that choice, in the words of
                                                                        `rules-each-stalls-kind`
    Guards: {stalls each-guard}.                                        every entry whose field is not `none`
    **7.1** It starts at stall 2. <!-- needs: stalls -->                if these are not as usual, and named by no braces
                                                                        of the clause, a sentence says so
    ### The last plum <!-- example: last-plum --> <!-- needs: fruit --> left out if these are not as usual

With the standard box the filled text is the template with the usual values. A picture shows the standard box: it is left
out if its caption would change, or if what it needs differs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from rattery.core.box_names import choice_in_box, join_parts, slug, spelled
from rattery.core.json_data import Json, JsonObject
from rattery.core.words import Words

Values = Mapping[str, JsonObject]  # the data of a box file: entries by section and key
SLOT = re.compile(r"\{([a-z_]+)(?:\.([A-Za-z0-9_]+))?(?:\.([a-z_]+))?(?: ([a-z-]+(?:=[a-z]+)?)|:\s*([^{}]*))?\}")
SUM = "sum-"  # prefix of a style, before the field to add up
EACH = "each-"  # prefix of a style, before the field that selects the entries to list
NO_CHOICE = "none"  # a box file's value for no choice
NEEDS = re.compile(r"[ \t]*<!-- needs: ([A-Za-z0-9_. ]+?) -->")
PICTURE_LINE = re.compile(r"^!\[.*$\n*", re.MULTILINE)
EXAMPLE_PART = re.compile(r"^### .*?(?=^##|^<!-- complete|\Z)", re.MULTILINE | re.DOTALL)
# A clause with the list below it.
CLAUSE_PART = re.compile(r"^\*\*\d+\.\d+\*\*.*?(?=\n+(?:\*\*\d+\.\d|##|!\[))", re.MULTILINE | re.DOTALL)


class Filling:
    """Fills one text with the values of a box.

    `entry_said` puts an entry into words, `entry_named` does so after its name; neither is called for the standard box.
    """

    def __init__(
        self,
        own: Values,
        usual: Values,
        words: Words,
        entry_said: Callable[[str, str], str],
        entry_named: Callable[[str, str], str] | None = None,
    ) -> None:
        self.own, self.usual, self.words = own, usual, words
        self.entry_said, self.entry_named = entry_said, entry_named or entry_said

    def fill(self, text: str) -> str:
        """The text for this box, ready to be parsed."""
        text = EXAMPLE_PART.sub(self._if_standard, text)
        text = PICTURE_LINE.sub(self._if_standard, text)
        text = CLAUSE_PART.sub(self._with_differences, text)
        return NEEDS.sub("", self._values(text))

    def _values(self, text: str) -> str:
        return SLOT.sub(self._slot, text)

    def _if_standard(self, part: re.Match[str]) -> str:
        """An example or a picture, or nothing if a value that it names or needs is not as usual."""
        named = [(slot[1], slot[2]) for slot in SLOT.finditer(part[0])]
        holds = all(self._is_standard(section, key) for section, key in named + needs_of(part[0]))
        return part[0] if holds else ""

    def _with_differences(self, clause: re.Match[str]) -> str:
        named = {(slot[1], slot[2]) for slot in SLOT.finditer(clause[0])}
        needed = dict.fromkeys(entry for need in needs_of(clause[0]) for entry in self._differing(*need))
        others = [entry for entry in needed if entry not in named]
        if not others:
            return clause[0]
        said = join_parts(self.words, (self.entry_named(section, key) for section, key in others))
        return f"{clause[0]}\n\n{self.words.say('rules-in-this-box', entries=said)}"

    def _slot(self, slot: re.Match[str]) -> str:
        section, key, field, style, forms = slot.groups()
        if style is not None and style.startswith(SUM):
            return str(sum(entry.get(style.removeprefix(SUM), 0) for entry in self.own.get(section, {}).values()))
        if style is not None and style.startswith(EACH):
            return self._each(section, *style.removeprefix(EACH).partition("=")[::2])
        number = self._number(section, key, field or "value")
        if style is not None:
            return self.words.say(f"number-{style}", number=number)
        if forms is None:
            return str(self._said(number))
        usual, *others = (form.strip() for form in forms.split("|"))
        if self._is_standard(section, key, field):
            return usual
        if number == 1 and len(others) > 1:
            return others[1]
        return (others[0] if others else "#").replace("#", self._in_a_form(section, key, number))

    def _in_a_form(self, section: str, key: str, value: Json) -> str:
        """The text for `#`: a number or a choice in words, or else the whole entry."""
        if isinstance(value, int):
            return self.words.say("number-word", number=value)
        return str(self._said(value)) if isinstance(value, str) else self.entry_said(section, key)

    def _each(self, section: str, field: str, choice: str) -> str:
        """A list of the entries whose field is that choice, or any choice; in the order of the standard box."""
        chosen = [
            facts
            for facts in self._entries_as_facts(section)
            if (facts.get(f"{field}-id") == choice if choice else facts.get(f"{field}-id", NO_CHOICE) != NO_CHOICE)
        ]
        message = f"rules-each-{slug(section)}-{slug(field)}"
        return ", ".join(self.words.say(message, **facts) for facts in chosen) or self.words.say("rules-each-none")

    def _entries_as_facts(self, section: str) -> Iterator[dict[str, object]]:
        """Every entry as its `key` and its fields, `FIELD-id` being a value as the file has it and `FIELD-total` the
        sum of a number over all entries so far.
        """
        own, totals = self.own.get(section, {}), dict[str, int]()
        for key in [key for key in {**self.usual.get(section, {}), **own} if key in own]:
            facts: dict[str, object] = {"key": int(key) if key.isdecimal() else spelled(key)}
            for name, value in own[key].items():
                facts |= {slug(name): self._said(value), f"{slug(name)}-id": value}
                if isinstance(value, int):
                    totals[name] = totals.get(name, 0) + value
                    facts[f"{slug(name)}-total"] = totals[name]
            yield facts

    def _said(self, value: Json) -> Json:
        """A choice by its name; any other value as it is."""
        return choice_in_box(self.words, value) or spelled(value) if isinstance(value, str) else value

    def _number(self, section: str, key: str | None, field: str) -> Json:
        """The value of an entry's field, or the number of entries in a section; None if there is none."""
        entries = self.own.get(section, {})
        return len(entries) if key is None else entries.get(key, {}).get(field)

    def _is_standard(self, section: str, key: str | None, field: str | None = None) -> bool:
        if key is None:
            return not self._differing(section, None)
        own, usual = (box.get(section, {}).get(key) for box in (self.own, self.usual))
        if field is not None and own and usual:
            return bool(own.get(field) == usual.get(field))
        return _bare(own) == _bare(usual)

    def _differing(self, section: str, key: str | None) -> list[tuple[str, str]]:
        """The entries that are not as usual: in a whole section, or this one."""
        keys = [key] if key is not None else [*{**self.usual.get(section, {}), **self.own.get(section, {})}]
        return [(section, each) for each in keys if not self._is_standard(section, each)]


def needs_of(text: str) -> list[tuple[str, str | None]]:
    """The entries, or whole sections, on which a part of the rules depends without naming each value."""
    named = (name.partition(".") for found in NEEDS.finditer(text) for name in found[1].split())
    return [(section, key or None) for section, _, key in named]


def _bare(entry: Values | None) -> JsonObject | None:
    """The values of an entry without their source."""
    return None if entry is None else {name: value for name, value in entry.items() if name != "source"}
