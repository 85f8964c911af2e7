"""The table of Ratjack.

Ratjack · round 2 · 3 points win                           You are ▲ Sky
deck 14 · discard [ 9 ] 4 12 · reserve +5 zero lock
              points total  hand      cards, by their place
 ▸ ● Ochre     ●●○     17    ▒        1 8(+5)  2 ▒  3 ▒4  4 ▒(-5)     ▒ hidden; ▒4 hidden, and you know it; (-5) a token
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from rattery.core.grammar import phrase_in_words
from rattery.core.terminal import BACK, NO_BREAK, Legend, TableStory, View, heading, pointed_name, unbroken
from rattery.games.ratjack.language import GRAMMAR

NAME_WIDTH = 20
PILE_SHOWN = 4  # cards of the discard pile, from the top
POINT, NO_POINT = "●", "○"
PACK_LETTERS = {"rats": "R", "weasels": "W", "raccoons": "C"}


def table(view: View, story: TableStory, seat: int | None, width: int, is_roomy: bool) -> RenderableType:
    air = [Text()] if is_roomy else []
    parts: list[RenderableType] = [_heading(view, story, seat, width), *air, _middle(view, story), *air]
    return Group(*parts, _players(view, story))


def notes(view: View, story: TableStory, seat: int | None) -> list[Text]:
    """What the card being carried out says, and what your own hand cards and hidden cards say; then the signs."""
    cards = [view["effect"]["card"]] if view["effect"] else []
    if seat is not None:
        own = view["players"][seat]
        cards += [card for card in own["hand"] if card]
        cards += [card["card"] for card in own["row"] if card["card"] and not card["visible"]]
    helpful = [_says(card, view, story) for card in dict.fromkeys(cards)]
    return [*helpful, _brief_legend(story)]


def legend(view: View, story: TableStory) -> Legend:
    """Cards, tokens and points; each kind of pack by its letter where there are two."""
    packs = sorted({card.partition("-")[0] for card in view["effects"]})
    letters = [(Text(PACK_LETTERS[pack]), story.say(f"terminal-pack-{pack}")) for pack in packs if len(packs) > 1]
    points: Legend = [(Text(POINT, style="lamp"), story.say("terminal-point"))]
    deck: Legend = [(Text(f"2:{BACK}4", style="quiet"), story.say("terminal-known-in-deck"))]
    return [*_signs(story), *deck, *points, *letters]


# The heading, deck, discard pile and reserve.


def _heading(view: View, story: TableStory, seat: int | None, width: int) -> Text:
    left = Text(story.say("game-title"), style="title")
    left.append(f" · {story.say('terminal-round', round=view['round'])}", style="quiet")
    left.append(f" · {story.say('terminal-goal', points=view['points_to_win'])}", style="quiet")
    return heading(left, story, seat, width)


def _middle(view: View, story: TableStory) -> Text:
    """How many cards the deck has and which of them you know, the top of the discard pile, the tokens."""
    text = Text.assemble((f"{story.say('terminal-deck')} ", "quiet"), (str(view["deck"]["cards"]), "bold"))
    for card in view["deck"]["known"][:2]:
        text.append(f" {card['depth']}:{BACK}{_short(card['card'], view)}", style="quiet")
    text.append(f" · {story.say('terminal-discard')} ", style="quiet")
    shown = view["discard"][:PILE_SHOWN]
    for place, card in enumerate(shown):
        text.append(f" {_short(card, view)} ", style="card" if place == 0 else "")
    text.append(f"+{len(view['discard']) - len(shown)} " if len(view["discard"]) > len(shown) else "", style="quiet")
    text.append("– " if not shown else "")
    text.append(f"· {story.say('terminal-reserve')} ", style="quiet")
    return text.append(" ".join(_token(face, story) for face in view["reserve"]) or "–", style="lamp")


def _short(card: str, view: View) -> str:
    """The number; with the letter of its pack where there are two kinds of packs."""
    pack, _, number = card.partition("-")
    packs = {name.partition("-")[0] for name in view["effects"]}
    letter = PACK_LETTERS[pack] if len(packs) > 1 else ""
    return letter + number


def _token(face: str, story: TableStory) -> str:
    return face if face[0] in "+-" else story.say(f"terminal-token-{face}")


# The players.


def _players(view: View, story: TableStory) -> Table:
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style="quiet", pad_edge=False)
    grid.add_column("", max_width=2 + NAME_WIDTH)
    grid.add_column(story.say("terminal-points"))
    grid.add_column(story.say("terminal-total"), justify="right")
    grid.add_column(story.say("terminal-hand"), no_wrap=True)
    grid.add_column(story.say("terminal-cards"))
    for seat, player in enumerate(view["players"]):
        points = POINT * player["points"] + NO_POINT * (view["points_to_win"] - player["points"])
        grid.add_row(
            _name(view, seat, story),
            Text(points, style="lamp"),
            _total(view, player),
            _hand(view, player),
            _row(view, player, story),
        )
    return grid


def _name(view: View, seat: int, story: TableStory) -> Text:
    """A pointer at the seat that decides, or at the active one where the decider is hidden."""
    decider = view["active"] if view["decider"] is None and not view["over"] else view["decider"]
    return pointed_name(story, seat, NAME_WIDTH, seat == decider)


def _total(view: View, player: View) -> Text:
    return Text(str(player["total"]), style="danger" if player["total"] > view["limit"] else "bold")


def _hand(view: View, player: View) -> Text:
    return Text(" ").join(Text(BACK if card is None else _short(card, view)) for card in player["hand"])


def _row(view: View, player: View, story: TableStory) -> Text:
    """Each card with its place, so that it can be named."""
    text = Text(f"{story.say('terminal-out')} ", style="danger") if player["out"] else Text()
    for place, card in enumerate(player["row"], 1):
        token = "" if card["token"] is None else f"({_token(card['token'], story)})"
        number = "" if card["card"] is None else _short(card["card"], view)
        face = f"{number}{token}" if card["visible"] else f"{BACK}{number}{token}"
        text.append(f"{place}\u00a0", style="quiet")
        text.append(f"{face}", style="card" if card["visible"] else "card.back").append("  ")
    if player["hiding"]:
        text.append(f"{BACK}{_short(player['hiding'], view)}", style="quiet")
    return text


# What cards say.


def _says(card: str, view: View, story: TableStory) -> Text:
    steps = [phrase_in_words(story, GRAMMAR, "effect", phrase) for phrase in view["effects"][card]]
    name = story.thing("card", card)
    said = " ".join(steps) or story.say("terminal-no-effect")
    return Text.assemble((f"{name[:1].upper()}{name[1:]} · ", "italic"), (said, "quiet"))


def _signs(story: TableStory) -> Legend:
    """How the cards of a row are written."""
    signs = ((BACK, "terminal-hidden"), (f"{BACK}4", "terminal-known"), (f"{BACK}(-5)", "terminal-with-token"))
    return [(Text(sign, style="card.back"), story.say(message)) for sign, message in signs]


def _brief_legend(story: TableStory) -> Text:
    text = Text()
    for sign, meaning in _signs(story):
        text.append_text(sign).append(NO_BREAK).append(unbroken(meaning), style="quiet").append("   ")
    text.rstrip()
    return text
