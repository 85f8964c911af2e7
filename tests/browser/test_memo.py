"""Parts of a page that are rendered again only when their props have changed."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.device import BLANK_PAGE, Device

RENDERS = """async () => {
  const { html, render } = await import("/static/vendor/html.js");
  const { Memo } = await import("/static/memo.js");
  const renders = [];
  const Part = (props) => (renders.push(Object.keys(props).sort().join(" ")), null);
  const choose = () => {}, other = () => {};
  const given = [
    { rats: ["A", "B"], space: { number: 3 }, choose },
    { rats: ["A", "B"], space: { number: 3 }, choose },
    { rats: ["A"], space: { number: 3 }, choose },
    { rats: ["A"], space: { number: 3 }, choose: other },
    { rats: ["A"], space: { number: 3 }, choose: other, hat: "jar" },
    { rats: ["A"], space: { number: 3 }, choose: other },
  ];
  const counts = given.map((props) => {
    render(html`<${Memo} part=${Part} ...${props} />`, document.documentElement);
    return renders.length;
  });
  return [counts, renders[0]];
}"""


def test_a_part_is_rendered_again_when_any_prop_has_changed_and_only_then(visit: Callable[..., Device]) -> None:
    device = visit(is_new=True)
    device.go(BLANK_PAGE)
    counts, props = device.page.evaluate(RENDERS)
    assert counts == [1, 1, 2, 3, 4, 5]
    assert props == "choose rats space", "a part is given what is compared, and nothing else"
