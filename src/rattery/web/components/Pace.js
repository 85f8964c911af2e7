// The duration and complexity of a game.
import { html } from "../vendor/html.js";
import { formatMinutes, formatWeight } from "../catalogue.js";
import { useWords } from "../words.js";

const MAX_WEIGHT = 5;

/** @param {{ entry: import("../catalogue.js").GameEntry, players?: number }} props */
export function Pace({ entry, players }) {
  const words = useWords();
  const minutes = formatMinutes(entry, words, players);
  const weight = formatWeight(entry, words);
  if (!minutes && !weight) return null;
  return html`
    <span class="pace">
      ${minutes && html`<span class="pace-minutes">${minutes}</span>`}
      ${weight && html`
        <span class="pace-weight" data-weight=${entry.weight}>
          <span class="pace-marks" aria-hidden="true">
            ${Array.from({ length: MAX_WEIGHT }, (_, number) => html`
              <i key=${number} class=${number < (entry.weight || 0) ? "is-on" : ""}></i>
            `)}
          </span>
          ${weight}
        </span>
      `}
    </span>
  `;
}
