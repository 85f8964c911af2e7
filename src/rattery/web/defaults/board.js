// The default board: renders any view as cards, piles and counters.
import { html } from "../vendor/html.js";
import { SeatPlate, Thing, Tip } from "../board_kit.js";
import { called, held, helpOn, placed, shared } from "./reading.js";

/** @typedef {import("./reading.js").Shown} Shown */
/**
 * @typedef {{ words: import("../words.js").Words, choose: (move: any) => void, atCard?: Map<string, any>, id: string }}
 *   Ways
 */

/** @param {import("../board_kit.js").BoardProps} props */
export function Board({ view, eye, moves, choose, words }) {
  const { atSeat, atCard, inTheMiddle } = placed(moves);
  const players = held(view);
  const front = eye ?? 0;
  const others = players.map((_, step) => (front + 1 + step) % players.length).filter((seat) => seat !== eye);
  const place = (/** @type {number} */ seat) => html`
    <${Place}
      key=${seat}
      seat=${seat}
      things=${players[seat]}
      move=${atSeat.get(seat)}
      atCard=${seat === eye ? atCard : undefined}
      choose=${choose}
      words=${words}
    />
  `;
  return html`
    <div class="board board-plain">
      <ol class="plain-others" aria-label=${words.say("board-players")}>
        ${others.map((seat) => html`
          <li key=${seat}>${place(seat)}</li>
        `)}
      </ol>
      <div class="plain-table">
        ${shared(view).map((thing) => html`
          <${OneThing}
            key=${thing.name}
            thing=${thing}
            words=${words}
            choose=${choose}
            atCard=${atCard}
            id=${`table-${thing.name}`}
          />
        `)}
        ${inTheMiddle.length > 0 && html`
          <div class="plain-moves">
            ${inTheMiddle.map((move) => html`
              <${Thing} key=${move.move} move=${move} choose=${choose} class="plain-move">
                ${move.words}
              <//>
            `)}
          </div>
        `}
      </div>
      ${eye !== null && players[eye] && html`<div class="plain-own">${place(eye)}</div>`}
    </div>
  `;
}

/**
 * A player's plate and things.
 * @param {{ seat: number, things: Shown[], move?: any } & Omit<Ways, "id">} props
 */
function Place({ seat, things, move, atCard, choose, words }) {
  return html`
    <section class="plain-place" data-seat=${seat}>
      <${SeatPlate} seat=${seat}>
        ${move && html`
          <${Thing} move=${move} choose=${choose} class="plain-move">
            ${move.words}
          <//>
        `}
      <//>
      <div class="plain-things">
        ${things.map((thing) => html`
          <${OneThing}
            key=${thing.name}
            thing=${thing}
            words=${words}
            choose=${choose}
            atCard=${atCard}
            id=${`${seat}-${thing.name}`}
          />
        `)}
      </div>
    </section>
  `;
}

/** @param {{ thing: Shown } & Ways} props */
function OneThing({ thing, ...ways }) {
  const name = ways.words.capital(called(thing.name, ways.words));
  const drawn = { counter: Counter, pile: Pile, cards: Cards, group: Group }[thing.kind];
  return html`
    <div class=${`plain-thing plain-${thing.kind}`} data-place=${ways.id}>
      <span class="plain-name">${name}</span>
      <${drawn} thing=${thing} ...${ways} />
    </div>
  `;
}

/** @param {{ thing: Shown } & Ways} props */
function Counter({ thing }) {
  const value = typeof thing.value === "boolean" ? (thing.value ? "✓" : "–") : thing.value;
  return html`<span class="plain-number number">${value}</span>`;
}

/** @param {{ thing: Shown } & Ways} props */
const Pile = ({ thing }) => html`
  <span class="plain-stack" data-layers=${Math.min(3, thing.count || 0)}>
    <span class="plain-card plain-back"></span>
    <span class="plain-number number">${thing.count}</span>
  </span>
`;

/** @param {{ thing: Shown } & Ways} props */
const Group = ({ thing, ...ways }) => html`
  <div class="plain-things">
    ${(thing.parts || []).map((part) => html`
      <${OneThing} key=${part.name} thing=${part} ...${ways} id=${`${ways.id}-${part.name}`} />
    `)}
  </div>
`;

/** @param {{ thing: Shown } & Ways} props */
function Cards({ thing, words, choose, atCard, id }) {
  const cards = thing.cards || [];
  if (!cards.length) return html`<span class="quiet">–</span>`;
  return html`
    <span class="plain-row">
      ${cards.map((card, index) => html`
        <${Card}
          key=${index}
          card=${card}
          move=${card && atCard?.get(card)}
          choose=${choose}
          words=${words}
          piece=${`${id}-${index}`}
        />
      `)}
    </span>
  `;
}

/**
 * @param {{ card: string | null, move?: any, choose: (move: any) => void, words: import("../words.js").Words,
 *   piece: string }} props
 */
function Card({ card, move, choose, words, piece }) {
  if (card === null)
    return html`
      <span
        class="plain-card plain-back"
        data-piece=${piece}
        data-enter="drop"
        role="img"
        aria-label=${words.say("board-hidden")}
      ></span>
    `;
  const name = words.capital(called(card, words));
  return html`
    <${Tip} title=${name} text=${helpOn(card, words)}>
      <${Thing}
        move=${move}
        choose=${choose}
        class="plain-card"
        data-piece=${piece}
        data-face=${card}
        data-enter="turn"
        style=${`--hue: ${hueOf(card)}`}
      >
        <span class="plain-letter" aria-hidden="true">
          ${name
            .replace(/^(an?|the|une?|la|le|les|eine?n?|der|die|das) /i, "")
            .charAt(0)
            .toLocaleUpperCase()}
        </span>
        <span class="plain-title">${name}</span>
      <//>
    <//>
  `;
}

/** A hue derived from the name of a card. @param {string} name */
const hueOf = (name) => [...name].reduce((sum, letter) => (sum * 37 + letter.charCodeAt(0)) % 360, 11);
