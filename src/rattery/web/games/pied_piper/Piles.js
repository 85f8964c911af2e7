// The two decks and what was discarded from them: everybody may look through that at any time.
import { html } from "../../vendor/html.js";
import { CardBack, Mark } from "./art.js";
import { Tip } from "../../board_kit.js";
import { CARDS } from "./Hand.js";

/** @param {{ view: any, words: any }} props */
export function Piles({ view, words }) {
  const cards = CARDS.filter((card) => view.discard[card]).map(
    (card) => `${words.capital(words.thing("card", card))} × ${view.discard[card]}`,
  );
  const figures = Object.keys(view.character_discard).map(
    (figure) => `${words.say(`label-figure-${figure}`)} × ${view.character_discard[figure]}`,
  );
  return html`
    <${Pile}
      name="actions"
      left=${view.deck}
      title=${words.say("pp-deck", { cards: view.deck })}
      lead=${words.say("pp-discard")}
      gone=${cards}
      words=${words}
    >
      <${CardBack} />
    <//>
    <${Pile}
      name="characters"
      left=${view.character_deck}
      title=${words.say("pp-characters-left", { cards: view.character_deck })}
      lead=${words.say("pp-character-discard")}
      gone=${figures}
      words=${words}
    >
      <${Mark} figure="piper" />
    <//>
  `;
}

/** A deck with how many cards are left; its tip says what is gone. @param {any} props */
function Pile({ name, left, title, lead, gone, words, children }) {
  const list = html`
    <p>${lead}</p>
    ${gone.length > 0 ? html`
      <ul class="pile-gone">
        ${gone.map((/** @type {string} */ each) => html`
          <li key=${each}>${each}</li>
        `)}
      </ul>
    ` : html`
      <p>${words.say("pp-nothing-gone")}</p>
    `}
  `;
  return html`
    <div class=${`pp-pile pile-${name} ${left === 0 ? "is-empty" : ""}`}>
      <${Tip} title=${words.capital(title)} text=${list} clauses=${["2.8", "10.2"]}>
        <span
          class="pile-cards"
          tabindex="0"
          role="img"
          aria-label=${`${words.capital(title)}. ${lead} ${gone.join(", ") || words.say("pp-nothing-gone")}`}
        >
          ${children}
          <b aria-hidden="true">${left}</b>
        </span>
      <//>
    </div>
  `;
}
