// The effect that is being carried out: its steps, which of them is now, and what is already chosen in it.
import { html } from "../../vendor/html.js";
import { Shape } from "../../components/Shape.js";
import { stepInWords } from "./effects.js";
import { Token } from "./Token.js";

/** @param {{ view: any, words: import("../../words.js").Words }} props */
export function Effect({ view, words }) {
  const { card, step, token, opponent } = view.effect;
  const steps = view.effects[card] || [];
  return html`
    <section class="rj-effect-now" aria-label=${words.say("rj-effect-now", { card: words.thing("card", card) })}>
      <strong>${words.capital(words.thing("card", card))}</strong>
      <ol>
        ${steps.map((/** @type {string} */ phrase, /** @type {number} */ place) => html`
          <li
            key=${place}
            class=${place === step ? "is-now" : place < step ? "is-done" : ""}
            aria-current=${place === step ? "step" : undefined}
          >
            ${stepInWords(phrase, words)}
          </li>
        `)}
      </ol>
      ${token && html`
        <p>
          ${words.say("rj-token-taken")} <${Token} face=${token} words=${words} isCopy />
        </p>
      `}
      ${opponent !== null && html`
        <p>
          ${words.say("rj-opponent")} <${Shape} seat=${opponent} />
        </p>
      `}
    </section>
  `;
}
