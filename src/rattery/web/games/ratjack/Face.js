// A card of Ratjack: the value so big that it reads across the table, the effect in words below it.
import { html } from "../../vendor/html.js";
import { CardBack, PackFace, Sign } from "./art.js";
import { stepInWords } from "./effects.js";
import { Token, tokenHelp, tokenName } from "./Token.js";

/** @typedef {import("../../words.js").Words} Words */

const SLY = 9; // from here on the animal on the card looks as if it knew something

/** What a card does, step by step. @param {string} card @param {any} view @param {Words} words */
export function effectOf(card, view, words) {
  const steps = view.effects[card] || [];
  return (
    steps.map((/** @type {string} */ phrase) => stepInWords(phrase, words)).join(" ") || words.say("rj-no-effect")
  );
}

/** The clause that lists what the cards of a pack do. @param {string} card */
export const clauseOf = (card) => ({ rats: "8.1", weasels: "8.2", raccoons: "8.3" })[card.split("-")[0]] || "8.1";

/**
 * Everything there is to say about a card that is known.
 * @param {{ card: string, value?: number, token?: string | null, view: any, words: Words, isHidden?: boolean }} props
 */
export function cardSaid({ card, value, token, view, words, isHidden }) {
  const counts = value !== undefined && value !== printed(card) ? words.say("rj-counts", { value }) : "";
  const notes = [isHidden && words.say("rj-known"), counts, token && tokenName(token, words)]
    .filter(Boolean)
    .join(", ");
  return `${words.capital(words.thing("card", card))}${notes ? ` (${notes})` : ""}: ${effectOf(card, view, words)}`;
}

/** The text of a card's tip. @param {{ card: string, token?: string | null, view: any, words: Words }} props */
export const tipOf = ({ card, token, view, words }) =>
  [effectOf(card, view, words), token && `${words.capital(tokenName(token, words))}: ${tokenHelp(token, words)}`]
    .filter(Boolean)
    .join(" ");

const printed = (/** @type {string} */ card) => Number(card.split("-")[1]);

/**
 * A card these eyes know. If it lies face down, a slip with what it is sticks out of its back.
 * @param {{ card: string, view: any, words: Words, value?: number, token?: string | null, isHidden?: boolean,
 *   isSeen?: boolean }} props
 */
export function Face({ card, view, words, value, token = null, isHidden = false, isSeen = false }) {
  const pack = card.split("-")[0];
  const number = printed(card);
  const isChanged = value !== undefined && value !== number;
  return html`
    <span
      class=${`rj-card pack-${pack} ${isHidden ? "is-known" : "is-open"}`}
      role="img"
      aria-label=${cardSaid({ card, value, token, view, words, isHidden })}
    >
      ${isHidden && html`<${CardBack} />`}
      <span class="rj-slip">
        <span class="rj-value">${isChanged ? value : number}</span>
        <span class="rj-animal">
          <${PackFace} pack=${pack} mood=${number >= SLY ? "sly" : "calm"} />
        </span>
        ${isChanged && html`<span class="rj-printed">${number}</span>`}
        <span class="rj-effect card-effect" lang=${words.lang}>
          ${effectOf(card, view, words)}
        </span>
        ${isHidden && html`
          <span class="rj-mark">
            <${Sign} name="eye" />
            <span>${words.say(isSeen ? "rj-seen" : "rj-known")}</span>
          </span>
        `}
      </span>
      ${token && html`<${Token} face=${token} words=${words} />`}
    </span>
  `;
}

/**
 * A card these eyes do not know.
 * @param {{ words: Words, token?: string | null, label?: string, children?: any }} props
 */
export function Back({ words, token = null, label, children }) {
  const said = [label || words.say("rj-hidden"), token && tokenName(token, words)].filter(Boolean).join(", ");
  return html`
    <span class="rj-card is-back" role="img" aria-label=${words.capital(said)}>
      <${CardBack} />
      ${children}
      ${token && html`<${Token} face=${token} words=${words} />`}
    </span>
  `;
}
