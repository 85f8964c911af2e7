// GREG, the rat of tin one plays against alone: his face, the card he turned up, and what is known of his deck.
import { html } from "../../vendor/html.js";
import { GregFace } from "./art.js";
import { Tip, useBoxNumbers } from "../../board_kit.js";

/** @param {{ greg: any, challenges: Record<string, boolean>, leads: boolean, words: any }} props */
export function Greg({ greg, challenges, leads, words }) {
  const { cards_left, turned, known, order, gone } = greg;
  const card = turned[turned.length - 1];
  const things = thrownOut(gone, words);
  const numbers = useBoxNumbers();
  return html`
    <div class="fr-greg">
      <div class="fr-greg-deck">
        <${Tip} title=${words.say("automaton")} text=${words.say("fr-tip-greg")} clauses=${["15.3", "15.6", "15.9"]}>
          <${GregFace} mood=${moodOf(greg, leads)} title=${words.say("automaton")} />
        <//>
        <span class="fr-greg-back" aria-hidden="true">
          ${cards_left}
        </span>
        ${card && html`<${Card} key=${card.name} card=${card} order=${order} words=${words} />`}
      </div>
      <div class="fr-greg-notes">
        <p>
          ${words.say("fr-greg-cards", { cards: cards_left })}${" "}
          <span class="quiet">
            (A ${greg.a_cards} · B ${greg.b_cards})
          </span>
        </p>
        ${turned.length > 1 && html`
          <p class="quiet">
            ${words.say("fr-greg-turned", {
              cards: turned
                .slice(0, -1)
                .map((/** @type {any} */ each) => each.name)
                .join(", "),
            })}
          </p>
        `}
        ${known.length > 0 && html`<p class="quiet">${words.say("fr-greg-known", { cards: known.join(", ") })}</p>`}
        ${things.length > 0 && html`<p class="quiet">${words.say("fr-greg-gone", { things: things.join(", ") })}</p>`}
      </div>
      <details class="fr-more">
        <summary>${words.say("home-challenges")}</summary>
        <ul class="checks">
          ${Object.entries(challenges).map(([name, isMet]) => html`
            <li key=${name} class=${isMet ? "fine" : "quiet"}>
              ${isMet ? "✓" : "·"} ${words.capital(words.say(`challenge-${name.replaceAll("_", "-")}`, numbers))}
            </li>
          `)}
        </ul>
      </details>
    </div>
  `;
}

/** @param {any} greg @param {boolean} leads */
const moodOf = (greg, leads) => (leads ? "proud" : greg.turned.length % 2 ? "busy" : "calm");

/**
 * The card on top: how far each rat goes, the leader first, and what else he takes.
 * @param {{ card: any, order: string[], words: any }} props
 */
function Card({ card, order, words }) {
  const icon =
    card.icon &&
    words.say(
      card.icon === "best" ? "fr-greg-best" : card.icon === "library" ? "room-library" : `track-${card.icon}`,
    );
  const said = `${words.say("fr-greg-card")} ${card.name}: ${card.steps.join(", ")}${icon ? `, ${icon}` : ""}`;
  return html`
    <${Tip}
      title=${`${words.say("fr-greg-card")} ${card.name}`}
      text=${words.say("fr-tip-greg-card", { rats: order.join(", ") })}
      clauses=${["15.3", "15.9"]}
      class="fr-greg-card"
    >
      <span
        role="img"
        aria-label=${said}
        data-piece=${`greg-${card.name}`}
        data-enter="turn"
        data-from=".fr-greg-back"
      >
        <b>${card.name}</b>
        <span class="fr-greg-steps">
          ${card.steps.map((/** @type {number} */ steps, /** @type {number} */ place) => html`
            <i key=${place}>${steps}</i>
          `)}
        </span>
        ${icon && html`<small>${icon}</small>`}
      </span>
    <//>
  `;
}

/** @param {any} gone @param {any} words @returns {string[]} */
export function thrownOut(gone, words) {
  const packs = Object.entries(gone.backpacks).map(
    ([colour, count]) => words.say(`item-${colour}-backpack`) + (count > 1 ? ` ×${count}` : ""),
  );
  const drinks = gone.drinks ? [`${words.say("item-drink")} ×${gone.drinks}`] : [];
  const caps = gone.caps.map((/** @type {string} */ cap) => words.say(`item-${cap}-cap`));
  return [
    ...packs,
    ...drinks,
    ...caps,
    ...gone.comics.map((/** @type {string} */ comic) => words.say(`comic-${comic.replaceAll("_", "-")}`)),
  ];
}
