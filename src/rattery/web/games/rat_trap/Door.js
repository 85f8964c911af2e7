// A door card: closed for whoever does not know it, open for whoever does.
import { html } from "../../vendor/html.js";
import { DoorDrawing } from "./art.js";

/** The kinds of cards in the order they are shown. */
export const CARDS = ["two", "one", "clover", "trap"];

/**
 * What is behind a door, in words; null is one these eyes do not know.
 * @param {string | null} card
 * @param {import("../../words.js").Words} words
 */
export const doorName = (card, words) => (card ? words.say(`label-card-${card}`) : words.say("rt-face-down"));

/**
 * What else it is given (`data-piece` and the like) stands on its element.
 * @param {{ card: string | null, words: import("../../words.js").Words, class?: string, [other: string]: any }} props
 */
export function Door({ card, words, class: classes = "", ...others }) {
  return html`
    <span
      ...${others}
      class=${`rt-door ${card ? `rt-door-${card}` : "is-closed-door"} ${classes}`}
      role="img"
      aria-label=${doorName(card, words)}
    >
      <${DoorDrawing} card=${card} />
    </span>
  `;
}

/** As many cards of each kind as are counted. @param {Record<string, number>} counts @returns {string[]} */
export const spreadOut = (counts) =>
  CARDS.flatMap((card) => Array.from({ length: counts[card] || 0 }, () => card));
