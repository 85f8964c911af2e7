// That a table is played with another box, and the way to look into it.
import { html } from "../vendor/html.js";
import { useWords } from "../words.js";

/** @param {{ table: string, count: number }} props how many entries of the table's box are not as usual */
export function OtherBox({ table, count }) {
  const words = useWords();
  if (!count) return null;
  return html`
    <p class="other-box">
      <a href=${`/t/${table}/box`}>${words.say("box-other", { count })}</a>
    </p>
  `;
}

/** The same where there is room for a sign only. @param {{ table: string, count: number }} props */
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
