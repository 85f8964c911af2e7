// The table of The Pied Piper: the circle of houses with the figures between them, the row of characters, one's hand.
import { html, useState } from "../vendor/html.js";
import { Drawing } from "../art/things.js";
import { Shape } from "../components/Shape.js";
import { Around, findMove, SeatPlate, Thing } from "./board.js";

/** @typedef {import("./board.js").BoardProps} BoardProps */

const CARDS = ["forward1", "forward2", "back1", "sewer", "plus1", "melody"];
/** The colours of the tails; ink or paper is written on them. @type {Record<string, [string, string]>} */
const TAILS = {
  piper: ["#7b4e2e", "#f6ecd6"], yellow: ["#f2c744", "#2a2320"], red: ["#b83a26", "#fff"], blue: ["#1f6fb2", "#fff"],
  black: ["#2a2320", "#f6ecd6"], violet: ["#7d4a9c", "#fff"], green: ["#3f7a3a", "#fff"],
};
const MARKS = { piper: "P♪", yellow: "Y○", red: "R△", blue: "B□", black: "K◇", violet: "V☆", green: "G✚" };
const RADIUS = 118;

/** @param {BoardProps} props */
export function Board(props) {
  const { view, eye, words } = props;
  const [picked, pick] = useState({ card: "", isHidden: false });
  const own = eye === null ? null : view.players[eye];
  const card = own?.hand?.[picked.card] ? picked.card : "";
  return html`<div class="board board-pied-piper">
    <p class="board-head">${words.say("pp-deck", { cards: view.deck })} · ${words.say("pp-characters-left", { cards: view.character_deck })}${view.to_lay > 0 && ` · ${words.say("pp-to-lay", { cards: view.to_lay })}`}</p>
    <${Around} count=${view.players.length} eye=${eye} panel=${(/** @type {number} */ seat) => html`<${PlayerPanel} ...${props} seat=${seat} />`}
      own=${own && html`<${Hand} ...${props} player=${own} card=${card} picked=${picked} pick=${pick} />`}>
      <div class="pp-middle"><${Circle} ...${props} />
      <ol class="characters" aria-label=${words.say("pp-characters")}>${view.row.map((/** @type {any} */ character, /** @type {number} */ place) => html`<li key=${place}><${Character} ...${props} character=${character} place=${place} card=${card} isHidden=${picked.isHidden} /></li>`)}</ol></div>
      <${Piles} ...${props} />
    <//>
  </div>`;
}

/** @param {{ figure: string, words: any }} props */
function Mark({ figure, words }) {
  const [colour, ink] = TAILS[figure];
  const name = words.say(`figure-${figure}`);
  return html`<span class="figure-mark" style=${{ background: colour, color: ink }} role="img" aria-label=${name} title=${name}>${MARKS[/** @type {keyof typeof MARKS} */ (figure)]}</span>`;
}

/** A character card and what lies under it; a place to lay at while a card of the hand is picked. @param {any} props */
function Character({ view, character, place, card, isHidden, moves, choose, words }) {
  const name = String(place + 1);
  const lay = card && (findMove(moves, isHidden ? "hide" : "lay", { card, place: name }) || findMove(moves, "lay", { card, place: name }));
  const first = findMove(moves, "first", { place: name });
  const marks = [view.waiting.includes(place) && "is-waiting", view.laid_at === place && "is-laid-at"].filter(Boolean).join(" ");
  if (!character) return html`<span class="character is-empty"><span class="card-place">${name}</span></span>`;
  return html`<${Thing} move=${lay || first} choose=${choose} class=${`character ${marks}`}>
    <span class="card-place">${name}</span><${Mark} figure=${character.figure} words=${words} />
    <span class="character-name">${words.say(`label-figure-${character.figure}`).slice(2).trim()}</span>
    <span class="laid">${character.cards.map((/** @type {any} */ laid, /** @type {number} */ number) => html`<span key=${number} class=${`laid-card ${laid.face_down ? "is-down" : ""}`}>
      ${laid.card ? html`<${Drawing} name=${laid.card} /> <span>${words.thing("card", laid.card)}</span>` : html`<span>${words.say("pp-face-down")}</span>`} <${Shape} seat=${laid.seat} /></span>`)}</span>
  <//>`;
}

/** The circle from above; forward is clockwise, and the gap on a house's left comes before it. @param {BoardProps} props */
function Circle({ view, words }) {
  const count = view.circle.length;
  /** @param {number} steps @param {number} radius @returns {[number, number]} */
  const at = (steps, radius) => {
    const angle = ((steps / count) * 360 - 90) * (Math.PI / 180);
    return [160 + radius * Math.cos(angle), 160 + radius * Math.sin(angle)];
  };
  return html`<svg class="circle" viewBox="0 0 320 320" role="img" aria-label=${circleSaid(view, words)}>
    <circle cx="160" cy="160" r=${RADIUS} fill="none" stroke="var(--string)" stroke-width="16" stroke-dasharray="5 4" opacity="0.350" />
    <path d="M160 122 a38 38 0 1 1 -36 26" fill="none" stroke="var(--quiet)" stroke-width="3" stroke-linecap="round" /><path d="M118 158 l5 -13 10 9z" fill="var(--quiet)" />
    <text x="160" y="165" text-anchor="middle" class="circle-word">${words.say("pp-forward")}</text>
    ${view.circle.map((/** @type {any} */ house, /** @type {number} */ place) => {
      const [x, y] = at(place + 0.5, RADIUS);
      return html`<${House} key=${`house ${place}`} x=${x} y=${y} house=${house} levels=${view.levels} isTurn=${house.seat !== null && house.seat === view.decider} />`;
    })}
    ${view.circle.flatMap((/** @type {any} */ house, /** @type {number} */ place) => house.figures_left_of_it.map((/** @type {string} */ figure, /** @type {number} */ number) => {
      const [x, y] = at(place, RADIUS + 24 - 21 * number);
      return html`<g key=${figure} class="figure" transform=${`translate(${x} ${y})`}><circle r="11" fill=${TAILS[figure][0]} stroke="#fff" stroke-width="1.500" /><text y="4" text-anchor="middle" class="figure-letter" fill=${TAILS[figure][1]}>${MARKS[/** @type {keyof typeof MARKS} */ (figure)]}</text></g>`;
    }))}
  </svg>`;
}

/** The circle in words, for those who listen. @param {any} view @param {any} words */
function circleSaid(view, words) {
  return view.circle.map((/** @type {any} */ house) => {
    const who = house.seat === null ? words.say("pp-neutral") : words.say(`seat-${house.seat}`);
    const figures = house.figures_left_of_it.map((/** @type {string} */ figure) => words.say(`figure-${figure}`)).join(", ");
    return `${figures ? `${figures} → ` : ""}${who}${house.counter === null ? "" : ` ${house.counter}/${view.levels}`}`;
  }).join("; ");
}

/** @param {{ x: number, y: number, house: any, levels: number, isTurn: boolean }} props */
function House({ x, y, house, levels, isTurn }) {
  const colour = house.seat === null ? "#8b8494" : `var(--seat-${house.seat})`;
  if (!house.stands) return html`<g transform=${`translate(${x} ${y})`} opacity="0.550"><path d="M-24 14 l14 -10 8 5 10 -8 16 13z" fill="#6b5a4d" stroke="#2a2320" stroke-width="1.500" /><${ShapeAt} seat=${house.seat} y=${-6} /></g>`;
  return html`<g transform=${`translate(${x} ${y})`} class=${isTurn ? "house is-turn" : "house"}>
    <rect x="-21" y="-14" width="42" height="34" fill="#c9a06a" stroke="#2a2320" stroke-width="1.500" /><path d="M-26 -12 l26 -20 26 20z" fill=${colour} stroke="#2a2320" stroke-width="1.500" stroke-linejoin="round" />
    ${house.counter !== null && Array.from({ length: levels }, (_, level) => html`<rect x=${-18 + (level % 4) * 9.300} y=${level < 4 ? 9 : -1} width="7.500" height="7.500" rx="1" fill=${level < house.counter ? "#3a2a20" : "#f7e3a1"} stroke="#2a2320" stroke-width="0.800" />`)}
    ${house.counter !== null && html`<text x="0" y="-15" text-anchor="middle" class="house-counter">${house.counter}</text>`}
    ${house.seat !== null && html`<${ShapeAt} seat=${house.seat} y=${32} />`}
  </g>`;
}

/** @param {{ seat: number | null, y: number }} props */
const ShapeAt = ({ seat, y }) => html`<svg x="-7" y=${y - 7} width="14" height="14" overflow="visible"><${Shape} seat=${seat} /></svg>`;

/** @param {BoardProps & { seat: number }} props */
function PlayerPanel({ view, seat, eye, words }) {
  const player = view.players[seat];
  const house = view.circle.find((/** @type {any} */ each) => each.seat === seat);
  return html`<${SeatPlate} seat=${seat} isTurn=${view.decider === seat} isOut=${player.out} mood=${house && house.counter >= view.levels - 1 ? "hurt" : "calm"}>
    <dl class="figures"><div><dt>${words.say("pp-counter")}</dt><dd class=${`number ${house && house.counter >= view.levels - 1 ? "warn" : ""}`}>${player.out ? "–" : `${house?.counter ?? 0} / ${view.levels}`}</dd></div>
      ${player.captured > 0 && html`<div><dt>${words.say("pp-won")}</dt><dd class="number">${player.captured}</dd></div>`}
      ${seat !== eye && html`<div><dt>${words.say("pp-hand")}</dt><dd class="small-cards">${player.hand ? handCards(player.hand).map((card, place) => html`<span key=${place} class="small-card" title=${words.thing("card", card)}><${Drawing} name=${card} title=${words.thing("card", card)} /></span>`) : html`<span class="small-card is-back">${player.hand_size}</span>`}</dd></div>`}</dl>
    <p class="tags">${seat === view.first_player && html`<span class="tag">${words.say("pp-first-player")}</span>`}${player.out && html`<span class="tag tag-danger">${words.say("pp-out", { outlived: player.outlived ?? 0 })}</span>`}</p>
  <//>`;
}

/** @param {Record<string, number>} hand */
const handCards = (hand) => CARDS.flatMap((card) => Array.from({ length: hand[card] || 0 }, () => card));

/** One's own hand: pick a card, then the character it goes under. @param {any} props */
function Hand({ player, card, picked, pick, moves, words }) {
  const mayHide = moves.some((/** @type {any} */ move) => move.verb === "hide");
  return html`<section class="hand" aria-label=${words.say("pp-hand")}><h2>${words.say(card ? "pp-where" : "pp-hand")}</h2>
    <ul class="hand-cards">${handCards(player.hand).map((each, place) => {
      const isLegal = moves.some((/** @type {any} */ move) => move.facts.card === each);
      return html`<li key=${place}><${Thing} choose=${() => {}} select=${isLegal ? () => pick({ ...picked, card: card === each ? "" : each }) : undefined} pressed=${isLegal ? card === each : undefined} class="action-card" label=${words.thing("card", each)}>
        <${Drawing} name=${each} /><span class="card-title">${words.capital(words.thing("card", each))}</span><span class="card-effect">${words.say(`card-${each}-help`)}</span><//></li>`;
    })}${player.hand_size === 0 && html`<li class="quiet">${words.say("pp-no-hand")}</li>`}</ul>
    ${mayHide && html`<label class="switch"><input type="checkbox" role="switch" checked=${picked.isHidden} onChange=${(/** @type {any} */ event) => pick({ ...picked, isHidden: event.target.checked })} /><span>${words.say("pp-hide")}</span></label>`}
  </section>`;
}

/** What was discarded. @param {BoardProps} props */
function Piles({ view, words }) {
  const cards = CARDS.filter((card) => view.discard[card]);
  const figures = Object.keys(view.character_discard);
  return html`<div class="discard">
    ${cards.length > 0 && html`<p><span class="quiet">${words.say("pp-discard")}</span> ${cards.map((card) => html`<span key=${card} class="counted" title=${words.thing("card", card)}><${Drawing} name=${card} title=${words.thing("card", card)} />×${view.discard[card]}</span>`)}</p>`}
    ${figures.length > 0 && html`<p><span class="quiet">${words.say("pp-character-discard")}</span> ${figures.map((figure) => html`<span key=${figure} class="counted"><${Mark} figure=${figure} words=${words} />×${view.character_discard[figure]}</span>`)}</p>`}
    ${view.counters_gone > 0 && html`<p class="quiet">${words.say("pp-counters-gone", { count: view.counters_gone })}</p>`}
    ${view.has_hidden && html`<p class="quiet">${words.say("pp-has-hidden")}</p>`}
  </div>`;
}
