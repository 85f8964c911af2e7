"""Nothing overlaps, is cut, leaves the window or is too small or pale to be read: tables of every game from the beginning
to the end, sheets and pages, in three languages, at twelve sizes.

A part of all combinations is tried every time, so chosen that at tables every size meets every game and every language,
and that every size meets somebody who chooses, an ending, a sheet and a page; `make rectangles` tries them all, and `make
rectangles RECTANGLES=de` all that are German.
"""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

from tests.browser.dealt_tables import Played, lay
from tests.browser.device import Device
from tests.browser.rectangles import LANGUAGES, SIZES, problems, resize, speak

ASKED_FOR = os.environ.get("RECTANGLES", "")  # "all", a language, or nothing: a part of every language
WHOLE = ASKED_FOR != ""
USUAL_SIZES = [size for size in SIZES if size not in ("1280", "1536")]  # every time; one small laptop stands for three
UNNAMED = [""] * 5  # they are called by their colours, and one of those is long
PLAYED = {
    "rat_trap": [Played(f"rat_trap(players={players},roles=true)", 4, 46) for players in (2, 3, 4, 5)],
    "pied_piper": [Played(f"pied_piper(players={players})", 2, 13) for players in (2, 3, 4, 5)],
    "first_rat": [Played(f"first_rat(players={players})", 7, 30) for players in (1, 2, 3, 5)],
    "ratjack": [Played(f"ratjack(players={players})", 5, 26) for players in (2, 3, 4)],
}
if WHOLE:
    PLAYED["first_rat"].append(Played("first_rat(players=4)", 7, 60))
ON_THE_TABLE = {"rat_trap": 4, "pied_piper": 3, "first_rat": 3, "ratjack": 3}  # players, with bots
SAID = ".action:not([aria-disabled])[data-final]"
TO_THE_END = 10_000  # moves
ALL_OVER = {
    "rat_trap": Played("rat_trap(players=4,roles=true)", 4, TO_THE_END),
    "pied_piper": Played("pied_piper(players=2,variant=little_rats)", 2, TO_THE_END),
    "first_rat": Played("first_rat(players=5)", 7, TO_THE_END),
    "ratjack": Played("ratjack(players=3)", 5, TO_THE_END),
}
OVER = ALL_OVER if WHOLE else {game: ALL_OVER[game] for game in ("rat_trap", "pied_piper")}


Looks = list[tuple[str, list[str]]]


def looks(number: int, shares: int = 3, first_language: int = 0) -> Looks:
    """In which languages a table or page is looked at, and at which sizes in each: all, or its share and one language."""
    if WHOLE:
        return [(lang, list(SIZES)) for lang in LANGUAGES if ASKED_FOR in ("all", lang)]
    return [(LANGUAGES[(first_language + number) % len(LANGUAGES)], USUAL_SIZES[number % shares :: shares])]


def looks_at_tables(game: str) -> list[Looks]:
    """Of every table of a game: together they are looked at in every size, and those of all games in every language."""
    shares = len(PLAYED[game])
    return [looks(number, shares, first_language=list(PLAYED).index(game)) for number in range(shares)]


def test_at_tables_every_size_meets_every_game_and_every_language() -> None:
    met = {game: [look for each in looks_at_tables(game) for look in each] for game in PLAYED}
    languages = {*LANGUAGES} if ASKED_FOR in ("", "all") else {ASKED_FOR}
    for size in USUAL_SIZES:
        assert all(any(size in sizes for _, sizes in found) for found in met.values()), size
        assert {lang for found in met.values() for lang, sizes in found if size in sizes} == languages, size


def measured(device: Device, chosen: Looks) -> list[str]:
    """What is wrong with the page the device shows."""
    found = []
    for lang, sizes in chosen:
        speak(device.page, lang)
        found += [f"{lang}, {problem}" for size in sizes for problem in problems(device.page, size)]
    return found


@pytest.mark.parametrize("game", PLAYED)
def test_nothing_overlaps_at_a_table(visit: Callable[..., Device], game: str) -> None:
    device = visit()
    found = {}
    for played, chosen in zip(PLAYED[game], looks_at_tables(game), strict=True):
        device.go(lay(device.address, played, UNNAMED))
        device.see(".board .plate")
        found[played.game] = measured(device, chosen)
    assert {played: wrong for played, wrong in found.items() if wrong} == {}


PAGES = {
    "/": ".game-card",
    "/new/first_rat": ".seat-row",
    "/rules/pied_piper": ".rule-drawing svg",
    "/challenges": ".medal",
    "/record": ".record-game",
    "/box/rat_trap": ".box-picture svg",
}
if WHOLE:
    EVERY_GAME = {"new": ".seat-row", "rules": ".rule-drawing svg", "box": ".box-picture svg"}
    PAGES |= {f"/{page}/{game}": part for game in PLAYED for page, part in EVERY_GAME.items()}


def test_nothing_overlaps_on_a_page(visit: Callable[..., Device]) -> None:
    device = visit()
    found = {}
    for number, (path, part) in enumerate(PAGES.items()):
        device.go(path)
        device.see(part)
        found[path] = measured(device, looks(number))
    device.lay_table("ratjack", 4, ["me", "friend", "bot", "friend"])
    device.see(".gathering .qr")
    found["gathering"] = measured(device, looks(1))
    client = visit()
    client.go(device.invitation(1))
    client.see(".minute-strip")
    found["invitation"] = measured(client, looks(2))
    assert {page: wrong for page, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game", OVER)
def test_nothing_overlaps_at_the_end_and_in_the_replay(visit: Callable[..., Device], game: str) -> None:
    device = visit()
    device.go(lay(device.address, OVER[game], UNNAMED))
    device.see(".ending")
    number = list(ALL_OVER).index(game)
    found = {"ending": measured(device, looks(number))}
    device.go(f"/t/{device.table}/replay#at=5")
    device.see(".film .board .plate")
    device.see(".chances")
    found["replay"] = measured(device, looks(number + 1))
    assert {page: wrong for page, wrong in found.items() if wrong} == {}


ASKED = f".action-pick, {SAID}"  # what can be chosen, once the server has said what it would bring
MOST_MOVES = 40  # until something can be chosen on the board that cannot be taken back


def pick(device: Device) -> bool:
    """Pick up the first thing some moves are about; whether there was one."""
    device.see(ASKED)
    if not device.page.query_selector(".action-unpick") and device.page.query_selector(".action-pick"):
        device.page.locator(".action-pick").first.click()
        device.see(f".action-unpick, {SAID}")
    return device.page.query_selector(".action-unpick") is not None


def point(device: Device) -> bool:
    """Point at a move by the keyboard, so that it stays pointed at when the window changes."""
    pick(device)
    device.page.focus(SAID)
    return True


def ask(device: Device) -> bool:
    """Choose something on the board that cannot be taken back, and be asked about it."""
    for _ in range(MOST_MOVES):
        pick(device)
        device.see(SAID)
        final = device.page.eval_on_selector_all(
            f"{SAID}[data-final=true]",
            """all => all.map(({ dataset }) => `.board [data-thing="${CSS.escape(dataset.move)}"]`)
                .find((thing) => document.querySelector(thing))""",
        )
        if final and device.page.locator(SAID).count() > 1:
            device.page.eval_on_selector(final, "thing => thing.click()")
            device.see(".confirm")
            return True
        before = device.progress()
        device.page.locator(SAID).first.click()
        device.wait_for_change(before)
    return False


CHOOSING: dict[str, Callable[[Device], bool]] = {"picked": pick, "pointed": point, "asked": ask}
# Where there is something to pick up, and where something on the board cannot be taken back.
STATES = {
    "rat_trap": ["pointed", "asked"],
    "pied_piper": ["picked", "pointed", "asked"],
    "first_rat": ["picked", "pointed"],  # whatever is chosen on its board can be taken back
    "ratjack": ["pointed", "asked"],
}


CHOICES = [(game, state) for game, states in STATES.items() for state in states]
SHARES = 5  # of the sizes while somebody chooses


def looks_while_choosing(game: str) -> dict[str, dict[str, list[str]]]:
    """By language, at which sizes each state is looked at: all, or its share, every state of a game in one language."""
    found: dict[str, dict[str, list[str]]] = {}
    for state in STATES[game]:
        number = CHOICES.index((game, state))
        for lang, sizes in looks(number, SHARES, first_language=1 + list(STATES).index(game) - number):
            found.setdefault(lang, {})[state] = sizes
    return found


@pytest.mark.parametrize("game", STATES)
def test_nothing_overlaps_while_somebody_chooses(visit: Callable[..., Device], game: str) -> None:
    found = {}
    for lang, states in looks_while_choosing(game).items():
        device = visit(settings={"lang": lang, "confirm": "always"})
        device.lay_table(game, ON_THE_TABLE[game], ["me", *["bot:random"] * (ON_THE_TABLE[game] - 1)])
        device.play(2)
        for state, sizes in states.items():
            resize(device.page, "1440")
            assert CHOOSING[state](device), f"nothing was tried: {state}"
            found[lang, state] = [problem for size in sizes for problem in problems(device.page, size)]
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("game", ["rat_trap", "ratjack"])
def test_nothing_overlaps_at_the_end_of_a_round(visit: Callable[..., Device], game: str) -> None:
    found = {}
    for lang, sizes in looks(list(ON_THE_TABLE).index(game)):
        device = visit(settings={"lang": lang}, goes_on=False)
        device.lay_table(game, ON_THE_TABLE[game], ["bot:random"] * ON_THE_TABLE[game])
        device.see("[data-way=go-on]")
        found[lang] = [problem for size in sizes for problem in problems(device.page, size)]
    assert {lang: wrong for lang, wrong in found.items() if wrong} == {}


SHEETS = {
    "menu": "dialog .menu-seat",
    "rules": "dialog .clause",
    "gear": "dialog input[name=theme]",
    "story": "dialog .story-line",
    "talk": "dialog .promise-to",
}
ONLY_ON_PHONES = ("story", "talk")


def test_nothing_overlaps_on_a_sheet(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go(lay(device.address, PLAYED["rat_trap"][1], UNNAMED))
    device.see(".board .plate")
    found = {}
    for number, (icon, part) in enumerate(SHEETS.items()):
        for lang, sizes in looks(number):
            speak(device.page, lang)
            if icon in ONLY_ON_PHONES:
                resize(device.page, "390")
            device.page.locator(f'.top-actions .icon-button:has([data-icon="{icon}"])').click()
            device.see(part)
            found[icon, lang] = [problem for size in sizes for problem in problems(device.page, size)]
            device.page.keyboard.press("Escape")
            device.see("dialog", state="detached")
    assert {sheet: wrong for sheet, wrong in found.items() if wrong} == {}


# Something lies on the first card.
COVER = """() => {
  const [card, cover] = [document.querySelector(".game-card"), document.createElement("div")];
  card.style = "position: relative";
  cover.style = "position: absolute; inset: 0; z-index: 9; background: white";
  card.append(cover);
}"""


def test_the_measure_finds_what_is_wrong(visit: Callable[..., Device]) -> None:
    device = visit()
    device.go("/")
    device.see(".game-card")
    assert problems(device.page, "390") == []
    device.page.evaluate("document.querySelector('.game-card h3').style.translate = '300px 0'")
    assert any("leaves the window sideways" in problem for problem in problems(device.page, "390"))
    device.page.evaluate("document.querySelector('.game-card h3').style.translate = '0 24px'")
    assert any("lies on" in problem for problem in problems(device.page, "390"))
    device.page.evaluate("document.querySelector('.game-card h3').style = 'height: 4px; overflow: hidden'")
    assert any("is cut by" in problem for problem in problems(device.page, "390"))
    device.page.evaluate("document.querySelector('.game-card h3').style = 'font-size: 11px; color: #777'")
    assert {
        kind for problem in problems(device.page, "390") for kind in ("to be read", "too pale") if kind in problem
    } == {
        "to be read",
        "too pale",
    }
    device.page.evaluate("document.querySelector('.game-card h3').style = ''")
    device.page.evaluate("document.querySelector('.game-card .button').style = 'min-height: 20px; padding: 0'")
    assert any("too small to be hit" in problem for problem in problems(device.page, "390"))
    device.page.evaluate(COVER)
    assert any("lies on it" in problem for problem in problems(device.page, "390"))
