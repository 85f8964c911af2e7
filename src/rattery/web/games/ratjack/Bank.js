// The bank in the middle: the deck, the discard pile, the tokens in the reserve, and the rat who deals and tells what
// is going on.
import { html } from "../../vendor/html.js";
import { Croupier, Sign } from "./art.js";
import { findMove, Thing, Tip } from "../../board_kit.js";
import { Back, cardSaid, clauseOf, Face, tipOf } from "./Face.js";
import { Effect } from "./Effect.js";
import { RoundEnd } from "./RoundEnd.js";
import { Token, tokenHelp, tokenName, TokenTip } from "./Token.js";

/** @typedef {import("./Place.js").TableProps} TableProps */

const DEPTH = 4; // cards seen from the side, at most, under the top one

/** @param {TableProps} props */
export function Bank(props) {
  const { view, events, words } = props;
  return html`
    <div class="rj-bank">
      <div class="rj-dealer">
        <${DeckNotes} view=${view} words=${words} />
        <${Croupier} />
        ${view.effect ? html`
          <${Effect} view=${view} words=${words} />
        ` : html`
          <${RoundEnd} view=${view} events=${events} words=${words} />
        `}
      </div>
      <div class="rj-heaps">
        <${Deck} ...${props} />
        <${Pile} ...${props} />
      </div>
      <${Reserve} ...${props} />
    </div>
  `;
}

/** @param {TableProps} props */
function Deck({ view, moves, choose, words }) {
  const { cards, known } = view.deck;
  const top = known.find((/** @type {any} */ card) => card.depth === 1);
  const label = words.say("rj-deck-cards", { cards });
  return html`
    <div class="rj-heap rj-deck" data-place="deck">
      <${Tip}
        title=${words.say("rj-deck")}
        text=${[
          label,
          top && `${words.say("rj-deck-top")} ${cardSaid({ card: top.card, view, words })}`,
          words.say("rj-deck-help"),
          words.say("rj-quiet", { turns: view.quiet_turns, most: view.quiet_turns_to_end }),
        ]
          .filter(Boolean)
          .join(" ")}
        clauses=${["3.1", "5.6", "5.9"]}
      >
        <${Thing}
          move=${findMove(moves, "draw_deck")}
          choose=${choose}
          class=${`rj-stack rj-depth-${Math.min(DEPTH, Math.max(0, cards - 1))}`}
          label=${label}
        >
          ${!cards ? html`
            <span class="rj-card is-empty"></span>
          ` : top ? html`
            <${Face} card=${top.card} view=${view} words=${words} isHidden isSeen />
          ` : html`
            <${Back} words=${words} label=${label} />
          `}
          <span class="rj-count" aria-hidden="true">
            ${cards}
          </span>
        <//>
      <//>
      <h2>${words.say("rj-deck")}</h2>
    </div>
  `;
}

/**
 * Cards these eyes know further down in the deck.
 * @param {{ view: any, words: import("../../words.js").Words }} props
 */
function DeckNotes({ view, words }) {
  const deeper = view.deck.known.filter((/** @type {any} */ card) => card.depth > 1);
  return (
    deeper.length > 0 && html`
      <ul class="rj-deck-notes">
        ${deeper.map((/** @type {any} */ card) => html`
          <li key=${card.depth}>
            <${Sign} name="eye" />
            <span>${words.say("rj-deck-known", { depth: card.depth, card: words.thing("card", card.card) })}</span>
          </li>
        `)}
      </ul>
    `
  );
}

/** @param {TableProps} props */
function Pile({ view, moves, choose, words, pieces }) {
  const [top] = view.discard;
  const names = view.discard.map((/** @type {string} */ card) => words.thing("card", card)).join(", ");
  return html`
    <div class="rj-heap rj-pile" data-place="discard">
      ${top ? html`
        <${Tip}
          title=${words.capital(words.thing("card", top))}
          text=${`${tipOf({ card: top, view, words })} ${words.say("rj-pile-from-top", { cards: names })}`}
          clauses=${["2.2", clauseOf(top)]}
        >
          <${Thing}
            move=${findMove(moves, "draw_discard")}
            choose=${choose}
            class=${`rj-stack rj-depth-${Math.min(DEPTH, view.discard.length - 1)}`}
            label=${findMove(moves, "draw_discard") && cardSaid({ card: top, view, words })}
            data-piece=${pieces.pile()}
            data-enter="turn"
          >
            <${Face} card=${top} view=${view} words=${words} />
          <//>
        <//>
      ` : html`
        <span class="rj-card is-empty"></span>
      `}
      <h2>${words.say("rj-discard")}</h2>
    </div>
  `;
}

/** @param {TableProps} props */
function Reserve({ view, moves, choose, words }) {
  return html`
    <section class="rj-heap rj-reserve" aria-label=${words.say("rj-reserve")}>
      <ul class="rj-tray" data-place="reserve">
        ${view.reserve.map((/** @type {string} */ face) => {
          const move = findMove(moves, "token", { token: face });
          return html`
            <li key=${face}>
              <${TokenTip} face=${face} words=${words}>
                <${Thing}
                  move=${move}
                  choose=${choose}
                  class="rj-chip"
                  label=${move && `${tokenName(face, words)}: ${tokenHelp(face, words)}`}
                >
                  <${Token} face=${face} words=${words} />
                <//>
              <//>
            </li>
          `;
        })}
        ${!view.reserve.length && html`<li class="rj-note">${words.say("rj-no-tokens")}</li>`}
      </ul>
      <h2>${words.say("rj-reserve")}</h2>
    </section>
  `;
}
