"""Generate the pages of docs/rules, with their pictures, from the games' own texts: `make rules`. A test fails when the
pages differ from the texts.

Pictures are `docs/pictures/rules/<game>/<key>.svg` or `.webp`. Where one is missing, its caption is printed instead.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rattery.core.packages import game_names
from rattery.core.rules_text import Picture, Section, in_order, rules_text
from rattery.core.words import LANGUAGE_NAMES, LANGUAGES, words

DOCS = Path(__file__).parent
FOLDER = DOCS / "rules"
PICTURES = DOCS / "pictures" / "rules"
ENDINGS = ("svg", "webp")


def page(game: str, lang: str) -> str:
    """The page of a game's rules in a language."""
    rules = rules_text(game, lang)
    introduction, *sections = rules.sections
    parts = [
        f"# {introduction.title}",
        _other_languages(game, lang),
        *_text(game, introduction.text, introduction.pictures),
    ]
    if rules.minute:
        parts += [f"## {rules.minute.title}", *_text(game, rules.minute.text, rules.minute.pictures)]
    for section in sections:
        if section.number:
            parts += _section(game, section)
    if rules.examples:
        parts.append(f"## {rules.examples_title}")
        for example in rules.examples:
            parts += [f"### {example.title}", *_text(game, example.text, example.pictures)]
    for section in sections:
        if not section.number:
            parts += _section(game, section)
    return "\n\n".join(parts) + "\n"


def _other_languages(game: str, lang: str) -> str:
    names = (name if each == lang else f"[{name}]({game}.{each}.md)" for each, name in LANGUAGE_NAMES.items())
    return " · ".join(names)


def _section(game: str, section: Section) -> Iterator[str]:
    yield f"## {section.number}. {section.title}" if section.number else f"## {section.title}"
    yield from _text(game, section.text, section.pictures)
    for clause in section.clauses:
        yield from _text(game, f"**{clause.clause}** {clause.text}", clause.pictures)


def _text(game: str, text: str, pictures: tuple[Picture, ...]) -> Iterator[str]:
    for part in in_order(text, pictures):
        yield _picture(game, part) if isinstance(part, Picture) else part


def _picture(game: str, picture: Picture) -> str:
    file = picture_file(game, picture.key)
    if file is None:
        return f"*{picture.caption}*"
    return f"![{picture.caption}](../{file.relative_to(DOCS).as_posix()})"


def picture_file(game: str, key: str) -> Path | None:
    """The file of a picture, or None if there is none."""
    files = (PICTURES / game / f"{key}.{ending}" for ending in ENDINGS)
    return next((file for file in files if file.is_file()), None)


def index() -> str:
    """The page that links to the rules of every game in every language."""
    lines = [
        "# The rules",
        "",
        "Every game's rules: in a minute, clause by clause, and by example. What is marked as *house* is our own choice.",
    ]
    lines += ["", "| | " + " | ".join(LANGUAGE_NAMES.values()) + " |", "| --- |" + " --- |" * len(LANGUAGES)]
    for game in game_names():
        cells = [f"[{words(lang, game).say('game-title')}]({game}.{lang}.md)" for lang in LANGUAGES]
        lines.append(f"| {words('en', game).say('game-line')} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def pages() -> dict[str, str]:
    """The text of every page, by its file name."""
    return {"index.md": index()} | {
        f"{game}.{lang}.md": page(game, lang) for game in game_names() for lang in LANGUAGES
    }


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in pages().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
