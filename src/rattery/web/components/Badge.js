// A badge with the number of new things; nothing for zero.
import { html } from "../vendor/html.js";
import { useWords } from "../words.js";

const MAX_SHOWN = 9;

/** @param {{ count: number }} props */
export function Badge({ count }) {
  const words = useWords();
  if (!count) return null;
  return html`
    <span class="badge" data-count=${count}>
      <span aria-hidden="true">${count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span class="said">${words.say("talk-unread", { count })}</span>
    </span>
  `;
}
