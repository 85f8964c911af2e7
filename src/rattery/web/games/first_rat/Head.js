// The line above the yard: which round it is, whether it is the last, and what this turn has brought so far.
import { html } from "../../vendor/html.js";
import { Shape } from "../../components/Shape.js";
import { Tip, useBoxNumbers } from "../../board_kit.js";
import { Drawing } from "./drawings.js";
import { Goods } from "./Goods.js";

/** @param {import("../../board_kit.js").BoardProps} props */
export function Head({ view, words }) {
  return html`
    <div class="fr-head">
      <p>
        ${words.say("fr-round", { round: view.round })} · ${words.say("fr-first")} <${Shape} seat=${view.first} />
      </p>
      <${Alarm} view=${view} words=${words} />
      <${TurnSoFar} view=${view} words=${words} />
    </div>
  `;
}

/** The warning that the end is near, also where the head is out of sight. @param {{ view: any, words: any }} props */
export function AlarmInShort({ view, words }) {
  if (view.over || !view.last_round) return null;
  return html`
    <span class="fr-alarm fr-alarm-short" aria-hidden="true">
      ${alarmWords(view, words)}
    </span>
  `;
}

/** @param {any} view @param {any} words @returns {string} */
const alarmWords = (view, words) =>
  words.capital(words.say(view.is_last_round ? "fr-last-round" : "fr-one-more-round"));

/** @param {{ view: any, words: any }} props */
function Alarm({ view, words }) {
  if (view.over || !view.last_round) return null;
  return html`
    <${Tip} title=${alarmWords(view, words)} text=${words.say("fr-tip-last-round")} clauses=${["14.1", "14.2"]}>
      <span class="fr-alarm" role="status">
        <${Drawing} name="bolt" /> ${alarmWords(view, words)}
      </span>
    <//>
  `;
}

/** @param {{ view: any, words: any }} props */
function TurnSoFar({ view, words }) {
  const numbers = useBoxNumbers();
  const { moved, colour, drinking, collected, steps, naming, shoppers } = view.turn;
  const notes = [
    moved.length && words.say("fr-moved", { rats: moved.join(", ") }),
    drinking && words.say("fr-drinking", numbers),
    steps > 0 && words.say("fr-steps", { steps }),
    naming && words.say(`comic-${naming.replaceAll("_", "-")}`),
    shoppers.length && words.say("fr-shoppers", { rats: shoppers.join(", ") }),
  ].filter(Boolean);
  const haul = Object.entries(collected);
  if (view.over || (!notes.length && !haul.length && !colour)) return null;
  return html`
    <p class="fr-turn">
      <${Shape} seat=${view.active} />
      ${colour && html`
        <span class="fr-turn-colour">
          <span class=${`fr-mark mark-${colour}`}></span>
          ${words.say("fr-colour", { colour: words.say(`colour-${colour}`) })}
        </span>
      `}
      ${notes.map((note) => html`
        <span key=${note}>${note}</span>
      `)}
      ${haul.length > 0 && html`
        <span>
          ${words.say("fr-collected")}${" "}
          ${haul.map(([name, count]) => html`
            <${Goods} key=${name} name=${name} words=${words} count=${/** @type {number} */ (count)} />
          `)}
        </span>
      `}
    </p>
  `;
}
