"""Cues: what a game says of an event, and of its line in the story, is about an event that the game narrates."""

from __future__ import annotations

import json
import re
from itertools import chain
from pathlib import Path

import pytest

import rattery
from rattery.core.packages import game_names
from rattery.core.registry import game_kind
from tests.brought import with_browser_part

WEB = Path(rattery.__file__).parent / "web"
EXAMPLE = Path(__file__).parents[2] / "examples" / "crumbs" / "src" / "rattery_crumbs" / "moves.py"
LISTS = {"heads", "peaks", "recap", "starts", "results"}

Looks = dict[str, list[str] | dict[str, list[str]]]


def block(file: Path, name: str) -> str:
    """The object a constant of the browser's code is, as it is written there."""
    found = re.search(
        rf"^(?:export )?const {name} = (\{{.*?^\}});", file.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL
    )
    return found[1] if found else "{}"


def looks_in(file: Path, name: str) -> Looks:
    """How lines of the story look, read as data."""
    table = re.sub(r"/\*.*?\*/", "", block(file, name)).replace("([])", "[]")
    quoted = re.sub(r"(\w+):", r'"\1":', table)
    found: Looks = json.loads(re.sub(r",(\s*[}\]])", r"\1", quoted))
    return found


def looks_of(game: str) -> Looks:
    return looks_in(WEB / "games" / game / "cues.js", "looks")


def lists(looks: Looks) -> dict[str, list[str]]:
    """By list, and by icon, the events named in it."""
    icons = looks.get("icons", {})
    assert isinstance(icons, dict)
    plain = {name: events for name, events in looks.items() if isinstance(events, list)}
    return plain | {f"icons.{icon}": events for icon, events in icons.items()}


def told(game: str) -> set[str]:
    return {event.name for event in game_kind(game).events}


DEFAULTS = looks_in(WEB / "feel" / "story_looks.js", "DEFAULTS")


@pytest.mark.parametrize("name", with_browser_part("cues"))
def test_the_looks_of_a_story_are_about_events_of_the_game(name: str) -> None:
    looks = looks_of(name)
    assert looks
    assert set(looks) <= LISTS | {"icons"}
    assert set(chain.from_iterable(lists(looks).values())) <= told(name)


@pytest.mark.parametrize("name", with_browser_part("cues"))
def test_the_looks_of_a_story_say_nothing_twice(name: str) -> None:
    own, default = lists(looks_of(name)), lists(DEFAULTS)
    assert [(key, event) for key, events in own.items() for event in events if event in default.get(key, [])] == []
    icons = [event for key, events in own.items() if key.startswith("icons.") for event in events]
    for events in [*own.values(), icons]:
        assert sorted(events) == sorted(set(events))


def test_what_is_a_default_is_told_by_several_games() -> None:
    games = [*map(told, game_names()), set(re.findall(r'event\(EVENTS, "(\w+)"', EXAMPLE.read_text(encoding="utf-8")))]
    named = set(chain.from_iterable(lists(DEFAULTS).values()))
    assert set(DEFAULTS) == LISTS | {"icons"}
    assert {event for event in named if sum(event in events for events in games) < 2} == set()


@pytest.mark.parametrize("name", [*with_browser_part("cues"), "defaults"])
def test_every_icon_is_drawn(name: str) -> None:
    drawn = set(
        re.findall(
            r'^  "?([\w-]+)"?: ["`]M', (WEB / "components" / "Icon.js").read_text(encoding="utf-8"), re.MULTILINE
        )
    )
    looks = DEFAULTS if name == "defaults" else looks_of(name)
    icons = looks["icons"]
    assert isinstance(icons, dict)
    assert icons
    assert set(icons) <= drawn


@pytest.mark.parametrize("part", ["cues", "where"])
@pytest.mark.parametrize("name", with_browser_part("cues"))
def test_cues_are_about_events_of_the_game(name: str, part: str) -> None:
    cued = set(re.findall(r"^  (\w+):", block(WEB / "games" / name / "cues.js", part), re.MULTILINE))
    assert len(cued) > 10 or part == "where"
    assert cued <= told(name)
