// A pile being put in order by the Manipulator: what lies already, from the top down, and what is still in hand.
import { html } from "../../vendor/html.js";
import { findMove, Thing } from "../../board_kit.js";
import { Door, doorName } from "./Door.js";

/** @param {import("../../board_kit.js").BoardProps} props */
export function Arranging({ view, moves, choose, words }) {
  const { pile: name, laid } = view.arranging;
  const { cards } = view.piles.find((/** @type {any} */ each) => each.name === name);
  return html`
    <div class="rt-arranging" role="group" aria-label=${words.say("rt-arranging", { pile: name })}>
      <p class="rt-note">${words.say("rt-arranging", { pile: name })}</p>
      <ol class="rt-row">
        ${cards.map((/** @type {string | null} */ card, /** @type {number} */ place) => html`
          <li key=${place} class=${place < laid ? "is-laid" : ""}>
            <${Thing}
              move=${place < laid || !card ? undefined : findMove(moves, "next", { card })}
              choose=${choose}
              label=${doorName(card, words)}
            >
              <${Door} card=${card} words=${words} aria-hidden="true" />
            <//>
            <span class="rt-order number">${place < laid ? place + 1 : ""}</span>
          </li>
        `)}
      </ol>
    </div>
  `;
}
