// A board for a game without one of its own: everything in the view, as a list.
import { html } from "../vendor/html.js";

/** @param {import("../board_kit.js").BoardProps} props */
export const Board = ({ view }) => html`<div class="board board-plain">${listed(view)}</div>`;

/** @param {any} value @returns {any} */
function listed(value) {
  if (value === null || typeof value !== "object") return String(value ?? "–");
  return html`
    <dl>
      ${Object.entries(value).map(([name, inner]) => html`
        <div>
          <dt>${name}</dt>
          <dd>${listed(inner)}</dd>
        </div>
      `)}
    </dl>
  `;
}
