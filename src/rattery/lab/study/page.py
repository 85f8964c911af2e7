"""Builds self-contained HTML pages; all text is escaped unless it is `Html`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from html import escape


class Html(str):
    """Text that is HTML and must not be escaped again."""

    __slots__ = ()


def escaped(text: str) -> Html:
    """Text escaped for HTML; `Html` as it is."""
    return text if isinstance(text, Html) else Html(escape(text))


def tag(name: str, *inside: str, **attributes: str) -> Html:
    """An element. In attribute names a trailing underscore is dropped (`class_`), others become hyphens (`aria_label`)."""
    said = "".join(f' {key.rstrip("_").replace("_", "-")}="{escape(value)}"' for key, value in attributes.items())
    return Html(f"<{name}{said}>{''.join(map(escaped, inside))}</{name}>")


def joined(parts: Iterable[str]) -> Html:
    return Html("\n".join(map(escaped, parts)))


@dataclass
class Grid:
    """An HTML table. The first column holds row headers; the others hold figures unless listed in `worded`."""

    caption: str
    columns: Sequence[str]
    rows: list[Sequence[str]] = field(default_factory=list)
    worded: frozenset[int] = frozenset()  # indices of columns that hold text

    def html(self) -> Html:
        kinds = ["words", *(self._kind(place) for place in range(1, len(self.columns)))]
        heads = [tag("th", column, scope="col", class_=kind) for column, kind in zip(self.columns, kinds, strict=True)]
        head = tag("thead", tag("tr", *heads))
        body = tag("tbody", *(self._row(row) for row in self.rows))
        table = tag("table", tag("caption", self.caption), head, body)
        return tag("div", table, class_="scroll", tabindex="0", role="group", aria_label=self.caption)

    def _kind(self, place: int) -> str:
        return "words" if place in self.worded else "figure"

    def _row(self, row: Sequence[str]) -> Html:
        first, *others = row
        cells = [tag("td", cell, class_=self._kind(place)) for place, cell in enumerate(others, 1)]
        return tag("tr", tag("th", first, scope="row"), *cells)


STYLE = """
:root {
  color-scheme: light;
  --ink: #2a2320; --quiet: #6a6470; --paper: #fffdf7; --line: #d9c79d; --lamp: #8a5a00; --link: #6b4600; --code: #f3ead2;
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 400 1rem/1.5 system-ui, sans-serif; }
main { max-width: 50rem; margin: 0 auto; padding: 2rem 1.2rem 4rem; }
h1, h2 { font-family: Fraunces, Georgia, serif; line-height: 1.15; }
h1 { font-size: clamp(1.8rem, 1.2rem + 2vw, 2.6rem); margin: 0 0 .4rem; color: var(--lamp); }
h2 { font-size: 1.4rem; margin: 2.6rem 0 .6rem; padding-top: .7rem; border-top: 2px solid var(--line); }
p, li { max-width: 44rem; }
.lead { font-size: 1.1rem; color: var(--quiet); margin-top: 0; }
.answer { font-size: 1.08rem; font-weight: 600; }
a { color: var(--link); }
code { font-size: .92em; background: var(--code); padding: .05em .3em; border-radius: 4px; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; background: var(--code); padding: .6rem .8rem; border-radius: 8px; }
pre code { padding: 0; background: none; }
.short { background: var(--code); border-radius: 12px; padding: .4rem 1.2rem .6rem; }
.short h2 { border: 0; margin: .4rem 0; padding: 0; }
.short li { margin: .35rem 0; }
ol.findings li { margin: .4rem 0; padding-left: .3rem; }
nav ul { columns: 16rem; padding-left: 1.2rem; }
figure { margin: 1.2rem 0; }
figure svg { width: 100%; height: auto; max-width: 40rem; display: block; }
figcaption { color: var(--quiet); font-size: .95rem; max-width: 40rem; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: 22rem; }
caption { text-align: left; color: var(--quiet); padding-bottom: .3rem; font-size: .95rem; }
tbody th { white-space: nowrap; }
.part { white-space: normal; }
.part code { white-space: nowrap; }
th, td { padding: .28rem .9rem .28rem 0; text-align: left; vertical-align: top; font-weight: 400; }
tr { border-bottom: 1px solid #ece2c8; }
thead th { color: var(--quiet); font-size: .92rem; vertical-align: bottom; }
.figure { text-align: right; }
td.figure { white-space: nowrap; }
.quiet { color: var(--quiet); }
.up { color: #00573f; font-weight: 700; white-space: nowrap; }
.down { color: #8f2c1b; font-weight: 700; white-space: nowrap; }
summary { cursor: pointer; padding: .5rem 0; color: var(--link); }
:focus-visible { outline: 3px solid var(--lamp); outline-offset: 2px; }
@page { size: A4; margin: 16mm 15mm 18mm; }
@media print {
  :root { --paper: #fff; }
  body { font-size: 10pt; }
  main { max-width: none; padding: 0; }
  nav, summary { display: none; }
  h2 { break-after: avoid; margin-top: 1.4rem; }
  figure, tr, li, .short { break-inside: avoid; }
  thead { display: table-header-group; }
  .scroll { overflow: visible; }
  th, td { padding-right: .6rem; }
  a { color: inherit; text-decoration: none; }
}
"""


def page(lang: str, title: str, *inside: str) -> str:
    """A complete HTML document."""
    head = joined([
        Html('<meta charset="utf-8">'),
        Html('<meta name="viewport" content="width=device-width, initial-scale=1">'),
        tag("title", title),
        tag("style", Html(STYLE)),
    ])  # fmt: skip
    body = tag("body", tag("main", joined(inside)))
    return f"<!doctype html>\n{tag('html', tag('head', head), body, lang=lang)}\n"
