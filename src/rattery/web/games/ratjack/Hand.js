// One's own hand: big cards, with every way to play each of them on the card itself.
import { html } from "../../vendor/html.js";
import { Sign } from "./art.js";
import { findMove, Thing, Tip } from "../../board_kit.js";
import { Back, clauseOf, Face, tipOf } from "./Face.js";

/** @typedef {import("./Place.js").TableProps} TableProps */

const VERBS = ["up", "down", "discard"];

/** @param {TableProps & { seat: number }} props */
export function Hand(props) {
  const { view, seat, words } = props;
  const { hand } = view.players[seat];
  return html`
    <section class="hand rj-hand" aria-label=${words.say("rj-hand")} data-place=${`hand-${seat}`}>
      <ul class="rj-hand-cards">
        ${hand.map((/** @type {string | null} */ card, /** @type {number} */ place) => html`
          <li key=${pieceOf(hand, place)}>
            <${HandCard} ...${props} card=${card} piece=${pieceOf(hand, place)} />
          </li>
        `)}
        ${!hand.length && html`<li class="rj-note">${words.say("rj-no-hand")}</li>`}
      </ul>
    </section>
  `;
}

/**
 * One's own cards are known, so each is itself; of two alike there is a first and a second.
 * @param {(string | null)[]} hand
 * @param {number} place
 */
const pieceOf = (hand, place) =>
  `hand-${hand[place]}-${hand.slice(0, place).filter((card) => card === hand[place]).length}`;

/** Where a card of one's own comes from when it is new. @param {TableProps["events"]} events */
const sourceOf = (events) =>
  events.filter((line) => line.event.startsWith("drew")).pop()?.event === "drew_discard"
    ? "[data-place=discard]"
    : "[data-place=deck]";

/**
 * A hand card: a button itself where there is only one thing to do with it.
 * @param {TableProps & { card: string | null, piece: string }} props
 */
function HandCard(props) {
  const { card, view, moves, closed, choose, words, events, piece } = props;
  if (!card) return html`<${Back} words=${words} />`;
  const ways = VERBS.flatMap((verb) => findMove(moves, verb, { card }) || findMove(closed, verb, { card }) || []);
  const only = ways.length === 1 && moves.includes(ways[0]) ? ways[0] : undefined;
  const face = html`<${Face} card=${card} view=${view} words=${words} />`;
  return html`
    <div class="rj-hand-card" data-piece=${piece} data-enter="turn" data-from=${sourceOf(events)}>
      ${only ? html`
        <${Thing} move=${only} choose=${choose} class="rj-place">
          ${face}
          <${WayLabel} verb=${only.verb} question=${view.question} words=${words} />
        <//>
      ` : html`
        <${Tip}
          title=${words.capital(words.thing("card", card))}
          text=${tipOf({ card, view, words })}
          clauses=${["3.2", clauseOf(card)]}
        >
          ${face}
        <//>
      `}
      ${ways.length > 1 && html`
        <ul class="rj-ways">
          ${ways.map((way) => html`
            <li key=${way.verb}>
              <${Way}
                way=${way}
                question=${view.question}
                isOpen=${moves.includes(way)}
                choose=${choose}
                words=${words}
              />
            </li>
          `)}
        </ul>
      `}
    </div>
  `;
}

/**
 * One way to play a card; one that is closed says why.
 * @param {{ way: any, question: string, isOpen: boolean, choose: (move: any) => void, words:
 *   import("../../words.js").Words }} props
 */
function Way({ way, question, isOpen, choose, words }) {
  return html`
    <${Thing}
      move=${isOpen ? way : undefined}
      why=${way.why}
      choose=${choose}
      class="rj-way"
      label=${isOpen ? undefined : way.words}
      title=${isOpen ? undefined : way.why}
    >
      <${WayLabel} verb=${way.verb} question=${question} words=${words} />
    <//>
  `;
}

/** @param {{ verb: string, question: string, words: import("../../words.js").Words }} props */
function WayLabel({ verb, question, words }) {
  const message =
    verb === "discard" && question !== "play_card"
      ? "rj-way-away"
      : verb === "down" && question === "first_hidden"
        ? "rj-way-hide"
        : `rj-way-${verb}`;
  return html`
    <span class="rj-way-label">
      <${Sign} name=${verb} />
      <span>${words.say(message)}</span>
    </span>
  `;
}
