// A link to the box of a table that is not played with the standard one; nothing for other tables.
import { html } from "../vendor/html.js";
import { useWords } from "../words.js";

/** @param {{ table: string, count: number }} props `count`: entries of the box that differ from the standard one */
export function OtherBox({ table, count }) {
  const words = useWords();
  if (!count) return null;
  return html`
    <p class="other-box">
      <a href=${`/t/${table}/box`}>${words.say("box-other", { count })}</a>
    </p>
  `;
}

/** The same as an icon. @param {{ table: string, count: number }} props */
export function OtherBoxSign({ table, count }) {
  const words = useWords();
  if (!count) return null;
  const said = words.say("box-other", { count });
  return html`
    <a class="icon-button other-box-sign" href=${`/t/${table}/box`} aria-label=${said} title=${said}>
      ≠
    </a>
  `;
}
