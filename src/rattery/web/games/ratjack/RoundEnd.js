// How the last round ended: shown while the next one begins, since its cards are already gone.
import { html } from "../../vendor/html.js";
import { Shape } from "../../components/Shape.js";

const TOLD = new Set([
  "went_out",
  "scored_out",
  "ratjack",
  "last_left",
  "nobody_left",
  "deck_empty",
  "stalled",
  "highest",
]);

/** What ended it, in the words of the story. @param {import("../../table.js").Line[]} events */
function lastEnd(events) {
  const end = events.filter((line) => line.event === "round_ended").pop();
  return end ? events.filter((line) => line.version === end.version && TOLD.has(line.event)) : [];
}

/** @param {{ view: any, events: import("../../table.js").Line[], words: import("../../words.js").Words }} props */
export function RoundEnd({ view, events, words }) {
  const lines = view.question === "first_hidden" ? lastEnd(events) : [];
  if (!lines.length) return null;
  return html`
    <section class="rj-round-end" aria-label=${words.say("rj-last-round", { round: view.round - 1 })}>
      <h2>${words.say("rj-last-round", { round: view.round - 1 })}</h2>
      <ul>
        ${lines.map((line, place) => html`
          <li key=${place}>
            ${typeof line.facts.seat === "number" && html`<${Shape} seat=${line.facts.seat} />`} ${line.words}
          </li>
        `)}
      </ul>
    </section>
  `;
}
