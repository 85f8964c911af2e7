// The default board: renders any view as cards, piles and counters.
import { html } from "../vendor/html.js";
import { SeatPlate, Thing, Tip } from "../board_kit.js";
import { findGame, useCatalogue } from "../catalogue.js";
import { useTable } from "../components/TableContext.js";
import { held, namesIn, placed, shared } from "./reading.js";

const SHORT_ROW = 6; // cards; those of a longer row are drawn small unless they are in front of the player

/** @typedef {import("./reading.js").Shown} Shown */
/**
 * @typedef {{ names: import("./reading.js").Names, choose: (move: any) => void, atCard?: Map<string, any>,
 *   id: string }} ThingProps
 */

/** @param {import("../board_kit.js").BoardProps} props */
export function Board({ view, eye, moves, choose, words }) {
  const entry = findGame(useCatalogue(), useTable().game);
  const names = namesIn(words, entry);
  const seatList = entry?.seat_list || "players";
  const [players, common] = [held(view, seatList), shared(view, seatList)];
  const own = (eye !== null && players[eye]) || [];
  const { atSeat, atCard, inTheMiddle } = placed(moves, entry?.seat_facts || [], [...own, ...common]);
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
      names=${names}
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
        ${common.map((thing) => html`
          <${OneThing}
            key=${thing.name}
            thing=${thing}
            names=${names}
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
 * @param {{ seat: number, things: Shown[], move?: any } & Omit<ThingProps, "id">} props
 */
function Place({ seat, things, move, atCard, choose, names }) {
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
            names=${names}
            choose=${choose}
            atCard=${atCard}
            id=${`${seat}-${thing.name}`}
          />
        `)}
      </div>
    </section>
  `;
}

/** @param {{ thing: Shown } & ThingProps} props */
function OneThing({ thing, ...ways }) {
  const { words, called, chosen } = ways.names;
  const option = words.capital(chosen(thing.name, thing.cards ? thing.cards[0] : thing.value));
  const drawn = { counter: Counter, pile: Pile, cards: Cards, group: Group }[thing.kind];
  return html`
    <div class=${`plain-thing plain-${thing.kind}`} data-place=${ways.id}>
      <span class="plain-name">${words.capital(called(thing.name))}</span>
      ${option ? html`<strong>${option}</strong>` : html`<${drawn} thing=${thing} ...${ways} />`}
    </div>
  `;
}

/** @param {{ thing: Shown } & ThingProps} props */
function Counter({ thing }) {
  const value = typeof thing.value === "boolean" ? (thing.value ? "✓" : "–") : thing.value;
  return html`<span class="plain-number number">${value}</span>`;
}

/** @param {{ thing: Shown } & ThingProps} props */
const Pile = ({ thing }) => html`
  <span class="plain-stack" data-layers=${Math.min(3, thing.count || 0)}>
    <span class="plain-card plain-back"></span>
    <span class="plain-number number">${thing.count}</span>
  </span>
`;

/** @param {{ thing: Shown } & ThingProps} props */
const Group = ({ thing, ...ways }) => html`
  <div class="plain-things">
    ${(thing.parts || []).map((part) => html`
      <${OneThing} key=${part.name} thing=${part} ...${ways} id=${`${ways.id}-${part.name}`} />
    `)}
  </div>
`;

/** @param {{ thing: Shown } & ThingProps} props */
function Cards({ thing, names, choose, atCard, id }) {
  const cards = thing.cards || [];
  if (!cards.length) return html`<span class="quiet">–</span>`;
  return html`
    <span class=${`plain-row ${cards.length > SHORT_ROW ? "plain-long" : ""}`}>
      ${cards.map((card, index) => html`
        <${Card}
          key=${index}
          card=${card}
          move=${card && atCard?.get(card)}
          choose=${choose}
          names=${names}
          piece=${`${id}-${index}`}
        />
      `)}
    </span>
  `;
}

/**
 * @param {{ card: string | null, move?: any, choose: (move: any) => void, names: import("./reading.js").Names,
 *   piece: string }} props
 */
function Card({ card, move, choose, names, piece }) {
  if (card === null)
    return html`
      <span
        class="plain-card plain-back"
        data-piece=${piece}
        data-enter="drop"
        role="img"
        aria-label=${names.words.say("board-hidden")}
      ></span>
    `;
  const title = titleOf(names.called(card), names.words);
  return html`
    <${Tip} title=${title} text=${names.helpOn(card)}>
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
          ${signOf(title)}
        </span>
        <span class="plain-title">${title}</span>
      <//>
    <//>
  `;
}

/** A name as on a card: without its article. @param {string} name @param {import("../words.js").Words} words */
const titleOf = (name, words) =>
  words.capital(name.replace(/^(an?|the|une?|la|les?|eine?n?|der|die|das) |^l’/i, ""));

/** The number a title ends in, else its first letter. @param {string} title */
const signOf = (title) => /\d+$/.exec(title)?.[0] || title.charAt(0);

/**
 * A hue derived from the name of a card; the cards of a suit, which differ by a number, share it.
 * @param {string} name
 */
const hueOf = (name) =>
  [...name.replace(/\d+$/, "")].reduce((sum, letter) => (sum * 37 + letter.charCodeAt(0) * 53) % 360, 11);
