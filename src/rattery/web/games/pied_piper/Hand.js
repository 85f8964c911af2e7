// One's own hand: pick a card, then the character it goes under.
import { html } from "../../vendor/html.js";
import { CardPicture } from "./art.js";
import { Thing, Tip } from "../../board_kit.js";

export const CARDS = ["forward1", "forward2", "back1", "sewer", "plus1", "melody"];

/** What the rules say about each card. @type {Record<string, string[]>} */
export const CARD_CLAUSES = {
  forward1: ["4.1"],
  forward2: ["4.2"],
  back1: ["4.3"],
  sewer: ["4.4"],
  plus1: ["4.5", "3.5"],
  melody: ["4.7", "3.5"],
};

/** The cards of a hand one by one, each with how many of its kind came before. @param {Record<string, number>} hand */
export const handCards = (hand) =>
  CARDS.flatMap((card) => Array.from({ length: hand[card] || 0 }, (_, copy) => ({ card, copy })));

/** @param {any} props */
export function Hand({ view, player, card, picked, pick, moves, words }) {
  const mayHide = moves.some((/** @type {any} */ move) => move.verb === "hide");
  const cards = handCards(player.hand);
  const take = (/** @type {{ card: string, copy: number }} */ each) =>
    pick({ ...picked, ...(isPicked(each) ? { card: "" } : each) });
  const isPicked = (/** @type {{ card: string, copy: number }} */ each) =>
    card === each.card && picked.copy === each.copy;
  return html`
    <section class=${`hand ${card ? "has-picked" : ""}`} aria-label=${words.say("pp-hand")} tabindex="-1">
      <div class="hand-head">
        <h2>${words.capital(words.say(card ? "pp-where" : "pp-hand"))}</h2>
        ${card && html`<p class="hand-help">${words.say(`card-${card}-help`)}</p>`}
        ${mayHide && html`
          <label class="switch">
            <input
              type="checkbox"
              role="switch"
              checked=${picked.isHidden}
              onChange=${(/** @type {any} */ event) => pick({ ...picked, isHidden: event.target.checked })}
            />
            <span>${words.say("pp-hide")}</span>
          </label>
        `}
      </div>
      <ul class="hand-cards">
        ${cards.map((each) => html`
          <li key=${`${each.card} ${each.copy}`}>
            <${HandCard}
              each=${each}
              isPicked=${isPicked(each)}
              take=${take}
              isLegal=${moves.some((/** @type {any} */ move) => move.facts.card === each.card)}
              why=${whyNot(view, moves, words)}
              words=${words}
            />
          </li>
        `)}
        ${player.hand_size === 0 && html`<li class="quiet">${words.say("pp-no-hand")}</li>`}
      </ul>
    </section>
  `;
}

/**
 * @param {{ each: { card: string, copy: number }, isPicked: boolean, isLegal: boolean, take: (each: { card: string,
 *   copy: number }) => void, why: string | undefined, words: any }} props
 */
function HandCard({ each, isPicked, isLegal, take, why, words }) {
  const { card, copy } = each;
  const name = words.capital(words.thing("card", card));
  return html`
    <${Tip} title=${name} text=${words.say(`card-${card}-help`)} clauses=${CARD_CLAUSES[card]}>
      <${Thing}
        choose=${() => {}}
        select=${isLegal ? () => take(each) : undefined}
        pressed=${isLegal ? isPicked : undefined}
        why=${why}
        class=${`action-card is-${card}`}
        label=${`${name}: ${words.say(`card-${card}-help`)}`}
        data-card=${card}
        data-piece=${`hand-${card}-${copy}`}
        data-enter="turn"
        data-from=".pile-actions"
        data-leave="fade"
      >
        <${CardPicture} card=${card} />
        <span class="card-title">${name}</span>
        <span class="card-effect">${words.say(`card-${card}-help`)}</span>
      <//>
    <//>
  `;
}

/** Why no card can be picked now. @param {any} view @param {any[]} moves @param {any} words */
function whyNot(view, moves, words) {
  if (view.over) return undefined;
  return words.say(moves.length > 0 ? "why-all-laid" : "pp-not-now");
}
