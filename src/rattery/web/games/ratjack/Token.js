// A bonus token: a bottle cap with what it does to its card.
import { html } from "../../vendor/html.js";
import { BottleCap, TOKEN_SIGNS } from "./art.js";
import { Tip } from "../../board_kit.js";

const SHORT = /** @type {Record<string, string>} */ ({ zero: "0", half: "½", double: "×2" });

const isChange = (/** @type {string} */ face) => /^[+-]/.test(face);

/**
 * What kind of cap it is: it adds, it takes away, it multiplies, or it changes what may be done.
 * @param {string} face
 */
function kind(face) {
  if (isChange(face)) return face.startsWith("+") ? "more" : "less";
  return face in SHORT ? "times" : "rule";
}

const COLOURS = { more: "#2f6f4f", less: "#a5301c", times: "#2d5f8a", rule: "#5b3f78" };

/** What a sentence calls it. @param {string} face @param {import("../../words.js").Words} words */
export const tokenName = (face, words) => (isChange(face) ? face.replace("-", "−") : words.thing("token", face));

/** What it does, in a sentence. @param {string} face @param {import("../../words.js").Words} words */
export const tokenHelp = (face, words) =>
  isChange(face)
    ? words.say("rj-token-change", { change: tokenName(face, words) })
    : words.say(`token-${face}-help`);

/** The clauses behind it. @param {string} face */
const tokenClauses = (face) =>
  ({ lock: ["9.5", "9.6"], shield: ["9.7", "9.8"], mute: ["9.9"] })[face] ||
  (isChange(face) ? ["9.2", "9.4"] : ["9.3", "9.4"]);

/**
 * `isCopy` is one that is only spoken of: the token itself lies elsewhere.
 * @param {{ face: string, words: import("../../words.js").Words, isCopy?: boolean }} props
 */
export function Token({ face, words, isCopy = false }) {
  const sign = TOKEN_SIGNS[face];
  return html`
    <span
      class=${`token token-${kind(face)}`}
      data-piece=${isCopy ? undefined : `token-${face}`}
      data-enter="drop"
      data-leave="fade"
      role="img"
      aria-label=${tokenName(face, words)}
    >
      <${BottleCap} colour=${COLOURS[kind(face)]}>
        ${sign ? (
          sign()
        ) : html`
          <text x="50" y="52" class="rj-cap-text" text-anchor="middle" dominant-baseline="central">
            ${SHORT[face] || tokenName(face, words)}
          </text>
        `}
      <//>
    </span>
  `;
}

/**
 * A token that explains itself.
 * @param {{ face: string, words: import("../../words.js").Words, children?: any }} props
 */
export function TokenTip({ face, words, children }) {
  return html`
    <${Tip} title=${words.capital(tokenName(face, words))} text=${tokenHelp(face, words)} clauses=${tokenClauses(face)}>
      ${children || html`<${Token} face=${face} words=${words} />`}
    <//>
  `;
}
