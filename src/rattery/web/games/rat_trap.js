// The table of Rat Trap: doors in piles, two dice, the rats around them and the cat.
import { html } from "../vendor/html.js";
import { Drawing } from "../art/things.js";
import { Shape } from "../components/Shape.js";
import { Around, findMove, SeatPlate, Thing } from "./board.js";

/** @typedef {import("./board.js").BoardProps} BoardProps */

const CARDS = ["one", "two", "clover", "trap"];

/** @param {BoardProps} props */
export function Board(props) {
  const { view, eye, words } = props;
  return html`<div class="board board-rat-trap">
    <p class="board-head">${view.extra_round ? words.say("rt-extra-round") : words.say("rt-round", { round: view.round, rounds: view.rounds })} · ${words.say("rt-goal", { points: view.points_to_end })}</p>
    <${Around} count=${view.rats.length} eye=${eye} panel=${(/** @type {number} */ seat) => html`<${RatPanel} ...${props} seat=${seat} />`}>
      <div class="piles">${view.piles.map((/** @type {any} */ pile) => html`<${Pile} key=${pile.name} ...${props} pile=${pile} />`)}</div>
      <${Dice} ...${props} />
      ${view.third_rat && html`<${ThirdRat} ...${props} />`}
      <${Discard} ...${props} />
    <//>
  </div>`;
}

/** A door card; null is one whose face these eyes do not know. @param {{ card: string | null, words: any }} props */
function Door({ card, words }) {
  const name = card ? words.say(`label-card-${card}`) : words.say("rt-face-down");
  return html`<span class=${`door-card ${card ? `door-${card}` : "door-back"}`} role="img" aria-label=${name} title=${name}><${Drawing} name=${card || "door"} /></span>`;
}

/** The doors of a pile from the top down. @param {BoardProps & { pile: any }} props */
function Pile({ view, pile, moves, choose, words }) {
  const move = findMove(moves, "draw", { pile: pile.name });
  const isArranged = view.arranging?.pile === pile.name;
  return html`<${Thing} move=${move} choose=${choose} class=${`pile ${isArranged ? "is-arranged" : ""} ${pile.cards.length ? "" : "is-empty"}`}>
    <span class="pile-name">${pile.name}</span>
    <span class="pile-doors">${pile.cards.map((/** @type {any} */ card, /** @type {number} */ place) => html`<span key=${place} class=${isArranged && place === view.arranging.laid ? "is-next" : ""} style=${{ zIndex: String(pile.cards.length - place) }}><${Door} card=${card} words=${words} /></span>`)}</span>
    <span class="pile-foot">${words.say("rt-doors", { count: pile.cards.length })}${pile.traps_shown > 0 && html` · <span class="pile-traps">${Array.from({ length: pile.traps_shown }, () => html`<${Drawing} name="trap" />`)}<span class="said">${words.say("rt-traps", { count: pile.traps_shown })}</span></span>`}</span>
  <//>`;
}

/** @param {BoardProps} props */
function Dice({ view, moves, choose, words }) {
  const kept = view.partners_die === null ? -1 : view.dice.indexOf(view.partners_die);
  const dice = view.dice.map((/** @type {string} */ die, /** @type {number} */ place) => {
    const owner = kept < 0 ? null : place === kept ? view.partner : view.active;
    return html`<${Thing} key=${`${view.round} ${view.active} ${view.throws} ${place}`} move=${findMove(moves, "keep", { die })} choose=${choose} class="die" label=${words.say(`die-${die}`)}>
      <${Drawing} name=${die} /><span class="die-owner">${owner !== null && html`<${Shape} seat=${owner} />`}</span><//>`;
  });
  return html`<div class="dice">${dice}
    ${view.throws > 0 && html`<p class="quiet">${words.say("rt-throws", { count: view.throws })}</p>`}
    ${view.keys > 0 && html`<p class="keys-left"><${Drawing} name="key" /> ${words.say("rt-keys", { count: view.keys })}</p>`}
    ${view.cat_at !== null && html`<p class="cat-at"><${Drawing} name="cat" /> <${Shape} seat=${view.cat_at} /> ${words.say("rt-cat-at")}</p>`}
  </div>`;
}

/** A rat: points, bandages, stock, role, and what may be done to it. @param {BoardProps & { seat: number }} props */
function RatPanel({ view, seat, moves, choose, words }) {
  const rat = view.rats[seat];
  const aimed = moves.filter((move) => ["partner", "steal", "claw", "hypnotise"].includes(move.verb) && move.facts.seat === seat);
  const mood = rat.out ? "asleep" : seat === view.threatened || seat === view.cat_at ? "hurt" : seat === view.active ? "sly" : "calm";
  return html`<${SeatPlate} seat=${seat} isTurn=${view.decider === seat} isOut=${rat.out} mood=${mood}>
    <dl class="figures"><div><dt>${words.say("rt-points")}</dt><dd class="number">${rat.points}</dd></div>
      <div><dt class="is-plain">${words.say("rt-bandages")}</dt><dd class="bandages" aria-label=${`${rat.bandages} / ${view.bandages_to_be_out}`}>${Array.from({ length: view.bandages_to_be_out }, (_, place) => html`<span class=${place < rat.bandages ? "" : "is-none"}><${Drawing} name="bandage" /></span>`)}</dd></div></dl>
    <div class="stock">${stock(rat, words)}</div>
    ${rat.has_role && html`<p class="role" title=${rat.role ? words.say(`role-${rat.role.replaceAll("_", "-")}-help`) : ""}>${role(rat, words)}</p>`}
    <p class="tags">${part(view, seat, rat).map((tag) => html`<span key=${tag} class=${`tag ${tag === "rt-in-danger" ? "tag-danger" : ""}`}>${words.say(tag)}</span>`)}</p>
    ${aimed.map((move) => html`<button key=${move.move} type="button" class="button button-small" data-thing=${move.move} onClick=${() => choose(move)}>${move.words}</button>`)}
  <//>`;
}

/** Small cards: those these eyes know of, then the backs of the others. @param {any} rat @param {any} words */
function stock(rat, words) {
  const known = rat.out ? rat.lost : rat.known;
  const cards = CARDS.flatMap((card) => Array.from({ length: known[card] || 0 }, () => card));
  const backs = rat.out ? 0 : rat.stock - cards.length;
  const shown = [...cards, ...Array.from({ length: backs }, () => null)];
  return html`${rat.out && html`<span class="warn">${words.say(cards.length ? "rt-lost" : "rt-out")}</span>`}${shown.map((card, place) => html`<${Door} key=${place} card=${card} words=${words} />`)}${!rat.out && !shown.length && html`<span class="quiet">${words.say("rt-no-stock")}</span>`}`;
}

/** A role these eyes know, in brackets while the others do not. @param {any} rat @param {any} words */
function role(rat, words) {
  if (!rat.role) return words.say("rt-role-secret");
  const id = rat.role.replaceAll("_", "-");
  const name = words.capital(words.say(`role-${id}`));
  return html`<strong>${rat.role_shown ? name : `(${name})`}</strong> <span class="quiet">${words.say(`role-${id}-help`)}</span>`;
}

/** What the rat has to do with this turn. @param {any} view @param {number} seat @param {any} rat */
function part(view, seat, rat) {
  if (view.over) return [];
  const tags = [];
  if (seat === view.cat_at || seat === view.threatened) tags.push("rt-in-danger");
  if (rat.attacked) tags.push("rt-attacked");
  if (seat === view.active) tags.push("rt-active");
  if (seat === view.partner) tags.push("rt-partner");
  if (seat === view.actor && seat !== view.active && seat !== view.partner) tags.push("rt-acting");
  return tags;
}

/** The third rat's cards: how many are left, and the last one turned up. @param {BoardProps} props */
function ThirdRat({ view, words }) {
  const { cards_left, turned, decider } = view.third_rat;
  const card = turned[turned.length - 1];
  return html`<div class="third-rat"><p>${words.say("rt-third-rat", { cards: cards_left })}${decider !== null && html` · <${Shape} seat=${decider} /> ${words.say("rt-third-rat-decides")}`}</p>
    ${card && html`<p class="third-card"><span class="number">${card.number}</span> ${card.order.map((/** @type {string} */ die) => html`<span key=${die} title=${words.say(`die-${die}`)}><${Drawing} name=${die} title=${words.say(`die-${die}`)} /></span>`)} <span class="quiet">${words.say(`rt-decides-${card.decides}`)}</span></p>`}
    ${turned.length > 1 && html`<p class="quiet">${words.say("rt-turned", { cards: turned.slice(0, -1).map((/** @type {any} */ each) => each.number).join(", ") })}</p>`}</div>`;
}

/** @param {BoardProps} props */
function Discard({ view, words }) {
  const gone = CARDS.filter((card) => view.discard[card]);
  if (!gone.length) return null;
  return html`<p class="discard"><span class="quiet">${words.say("rt-discard")}</span> ${gone.map((card) => html`<span key=${card} class="counted"><${Door} card=${card} words=${words} />×${view.discard[card]}</span>`)}</p>`;
}
