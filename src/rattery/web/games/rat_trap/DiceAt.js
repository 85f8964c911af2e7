// The two dice: in the middle once thrown, before the partner once given, and then one before each of the two.
import { html } from "../../vendor/html.js";
import { DieFace } from "./art.js";
import { findMove, Thing, Tip } from "../../board_kit.js";

/** Before whom each die lies; null is the middle of the table. @param {any} view @returns {(number | null)[]} */
function holders({ dice, partner, partners_die, active }) {
  const kept = partners_die === null ? -1 : dice.indexOf(partners_die);
  return dice.map((/** @type {string} */ _, /** @type {number} */ place) =>
    kept < 0 || place === kept ? partner : active,
  );
}

/** The dice that lie there. @param {import("../../board_kit.js").BoardProps & { seat: number | null }} props */
export function DiceAt(props) {
  const { view, seat } = props;
  const here = holders(view).flatMap((holder, place) => (holder === seat ? [place] : []));
  return html`
    <span class=${`rt-spot ${here.length ? "" : "is-bare"}`}>
      ${here.map((place) => html`
        <${Die} key=${place} ...${props} place=${place} />
      `)}
    </span>
  `;
}

/** @param {import("../../board_kit.js").BoardProps & { place: number, seat: number | null }} props */
function Die({ view, moves, choose, words, place, seat }) {
  const face = view.dice[place];
  const isSpent = seat !== null && seat === view.partner && view.actor !== null && view.actor === view.active;
  const name = words.say(`die-${face}`);
  return html`
    <${Tip} title=${words.capital(name)} text=${words.say(`rt-tip-${face}`)} clauses=${CLAUSES[face]}>
      <${Thing}
        move=${findMove(moves, "keep", { die: face })}
        choose=${choose}
        class=${`rt-die rt-die-${place} ${isSpent ? "is-spent" : ""}`}
        label=${name}
        why=${moves.length && view.question !== "throw_again" ? words.say("why-not-asked") : undefined}
        data-piece=${`die-${place}`}
        data-enter="tumble"
        data-leave="fade"
        data-from=${`.plate[data-seat="${view.active}"] .rt-figure`}
      >
        <${DieFace} face=${face} />
      <//>
    <//>
  `;
}

/** What the rules say about each face. @type {Record<string, string[]>} */
const CLAUSES = { key: ["4.2"], keys: ["4.3"], steal: ["4.4", "4.5"], claws: ["4.6", "4.8"], heal: ["4.10"] };
