// A rat's stock: backs for the others, faces for whoever knows them; what a rat that is out has lost.
import { html } from "../../vendor/html.js";
import { findMove, Thing, Tip } from "../../board_kit.js";
import { Door, doorName, spreadOut } from "./Door.js";

/** @typedef {import("../../board_kit.js").BoardProps & { seat: number, isOwn?: boolean }} StockProps */

/** @param {StockProps} props */
export function Stock({ view, seat, isOwn = false, moves, choose, words, events }) {
  const rat = view.rats[seat];
  if (rat.out) return html`<${Lost} rat=${rat} words=${words} />`;
  const known = spreadOut(rat.known);
  const cards = [...known, ...Array.from({ length: rat.stock - known.length }, () => null)];
  const clover = isOwn ? findMove(moves, "clover") : undefined;
  const text = words.say(isOwn ? "rt-tip-own-stock" : "rt-tip-stock");
  return html`
    <${Tip}
      class="rt-stock-tip"
      title=${words.say("rt-stock", { count: rat.stock })}
      text=${text}
      clauses=${["5.4", "6.1", "11.1"]}
    >
      <span class=${`rt-stock ${cards.length ? "" : "is-bare"}`} data-place=${`stock-${seat}`}>
        ${cards.map((card, place) => html`
          <${Card}
            key=${place}
            card=${card}
            isOwn=${isOwn}
            move=${card === "clover" ? clover : undefined}
            choose=${choose}
            words=${words}
            piece=${{
              "data-piece": `stock-${seat}-${place}`,
              "data-face": card || "",
              "data-enter": "turn",
              "data-from": cameFrom(events, seat),
              "data-leave": "fade",
            }}
          />
        `)}
        ${!cards.length && html`<span class="rt-no-stock">${words.say("rt-no-stock")}</span>`}
        ${!isOwn && cards.length > 1 && html`
          <span class="rt-count number" aria-hidden="true" data-count=${`stock-${seat}`}>
            ${rat.counted ?? cards.length}
          </span>
        `}
      </span>
    <//>
  `;
}

/**
 * One's own cards have their names below.
 * @param {{ card: string | null, isOwn: boolean, move: any, choose: any, words: any, piece: any }} props
 */
function Card({ card, isOwn, move, choose, words, piece }) {
  const door = html`<${Door} card=${card} words=${words} ...${piece} />`;
  return html`
    <span class="rt-card">
      ${move ? html`
        <${Thing} move=${move} choose=${choose} class="rt-used" label=${doorName(card, words)}>
          ${door}
        <//>
      ` : (
        door
      )}
      ${isOwn && card && html`
        <span class="rt-card-name" aria-hidden="true">
          ${doorName(card, words)}
        </span>
      `}
    </span>
  `;
}

/** @param {{ rat: any, words: any }} props */
function Lost({ rat, words }) {
  const lost = spreadOut(rat.lost);
  return html`
    <span class="rt-stock is-lost">
      <span class="rt-no-stock">${words.say(lost.length ? "rt-lost" : "rt-out")}</span>
      ${lost.map((card, place) => html`
        <span key=${place} class="rt-card">
          <${Door} card=${card} words=${words} />
        </span>
      `)}
    </span>
  `;
}

/**
 * Where the last card this rat got came from, as the story tells it.
 * @param {import("../../table.js").Line[]} events
 * @param {number} seat
 */
function cameFrom(events, seat) {
  const last = events.filter(({ event, facts }) => facts.seat === seat && /^(drew|stole)/.test(event)).pop();
  if (!last) return undefined;
  return last.facts.victim === undefined
    ? `[data-place="pile-${last.facts.pile}"] .rt-stack`
    : `[data-place="stock-${last.facts.victim}"]`;
}
