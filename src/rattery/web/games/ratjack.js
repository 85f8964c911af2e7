// The table of Ratjack: the deck, the discard pile and the tokens in the middle, a row of cards before everybody.
import { html } from "../vendor/html.js";
import { Rat } from "../art/rat.js";
import { Shape } from "../components/Shape.js";
import { Around, findMove, SeatPlate, Thing } from "./board.js";

/** @typedef {import("./board.js").BoardProps} BoardProps */

const PACK_RATS = { rats: "#a58f7c", weasels: "#c98f4f", raccoons: "#7d828c" };
const PILE_SHOWN = 6;

/** @param {BoardProps} props */
export function Board(props) {
  const { view, eye, words, moves, choose } = props;
  const own = eye === null ? null : view.players[eye];
  return html`<div class="board board-ratjack">
    <p class="board-head">${words.say("rj-round", { round: view.round })} · ${words.say("rj-goal", { points: view.points_to_win })} · ${words.say("rj-limit", { limit: view.limit })}</p>
    <${Around} count=${view.players.length} eye=${eye} panel=${(/** @type {number} */ seat) => html`<${PlayerPanel} ...${props} seat=${seat} />`}
      own=${own && html`<${Hand} ...${props} player=${own} />`}>
      <div class="middle-row">
        <div class="heap"><h2>${words.say("rj-deck")}</h2><${Thing} move=${findMove(moves, "draw_deck")} choose=${choose} class="playing-card is-back"><span class="card-number">${view.deck.cards}</span><//>
          ${view.deck.known.map((/** @type {any} */ known) => html`<p key=${known.depth} class="quiet">${words.say("rj-deck-known", { depth: known.depth, card: words.thing("card", known.card) })}</p>`)}</div>
        <div class="heap"><h2>${words.say("rj-discard")}</h2>${view.discard.length
          ? html`<${Thing} move=${findMove(moves, "draw_discard")} choose=${choose} class="pile-top"><${Face} card=${view.discard[0]} view=${view} words=${words} /><//>
            <p class="quiet">${view.discard.slice(1, PILE_SHOWN).map((/** @type {string} */ card) => words.thing("card", card)).join(", ")}${view.discard.length > PILE_SHOWN && ` +${view.discard.length - PILE_SHOWN}`}</p>`
          : html`<span class="playing-card is-empty"></span>`}</div>
        <div class="heap heap-tokens"><h2>${words.say("rj-reserve")}</h2><div class="tokens">${view.reserve.map((/** @type {string} */ face, /** @type {number} */ place) => html`<${Thing} key=${place} move=${findMove(moves, "token", { token: face })} choose=${choose} class="token-place"><${Token} face=${face} words=${words} /><//>`)}</div></div>
      </div>
      ${view.effect && html`<${Effect} ...${props} />`}
      ${view.quiet_turns > 0 && html`<p class="quiet">${words.say("rj-quiet", { turns: view.quiet_turns, most: view.quiet_turns_to_end })}</p>`}
    <//>
  </div>`;
}

/** What a card says, step by step. @param {string} card @param {any} view @param {any} words */
function says(card, view, words) {
  const steps = view.effects[card] || [];
  return steps.map((/** @type {string} */ phrase) => words.thing("effect", phrase.replaceAll(" ", "-"))).join(" ") || words.say("rj-no-effect");
}

/** A card face up. @param {{ card: string, view: any, words: any, value?: number, token?: string | null, isHidden?: boolean }} props */
function Face({ card, view, words, value, token = null, isHidden = false }) {
  const [pack, number] = card.split("-");
  const effect = says(card, view, words);
  return html`<span class=${`playing-card pack-${pack} ${isHidden ? "is-hidden-known" : ""}`} title=${effect} role="img" aria-label=${`${words.thing("card", card)}${value !== undefined ? ` (${value})` : ""}: ${effect}`}>
    <span class="card-number">${number}</span><span class="card-rat"><${Rat} show="face" coat=${PACK_RATS[/** @type {keyof typeof PACK_RATS} */ (pack)]} mood=${Number(number) > 8 ? "sly" : "calm"} /></span>
    ${value !== undefined && value !== Number(number) && html`<span class="card-value">=${value}</span>`}
    ${token && html`<${Token} face=${token} words=${words} />`}
    <span class="card-effect">${effect}</span></span>`;
}

/** @param {{ face: string, words: any }} props */
function Token({ face, words }) {
  const isChange = /^[+-]/.test(face);
  const name = isChange ? face : words.thing("token", face);
  return html`<span class=${`token token-${isChange ? "change" : face}`} title=${isChange ? face : words.say(`token-${face}-help`)}>${name}</span>`;
}

/** @param {BoardProps & { seat: number }} props */
function PlayerPanel({ view, seat, eye, moves, choose, words }) {
  const player = view.players[seat];
  const aimed = findMove(moves, "player", { seat });
  const isTurn = view.decider === seat || (view.decider === null && !view.over && view.question === "first_hidden" ? !player.row.length : false);
  return html`<${SeatPlate} seat=${seat} isTurn=${isTurn} isOut=${player.out} mood=${player.total > view.limit ? "hurt" : player.total === view.limit ? "triumphant" : "calm"}>
    <dl class="figures"><div><dt>${words.say("rj-points")}</dt><dd aria-label=${`${player.points} / ${view.points_to_win}`} class="pips">${Array.from({ length: view.points_to_win }, (_, place) => html`<span class=${place < player.points ? "pip is-full" : "pip"}></span>`)}</dd></div>
      <div><dt>${words.say("rj-total")}</dt><dd class=${`number total ${player.total > view.limit ? "warn" : ""}`}>${player.total}</dd></div>
      ${seat !== eye && html`<div><dt>${words.say("rj-hand")}</dt><dd class="small-cards">${player.hand.map((/** @type {string | null} */ card, /** @type {number} */ place) => html`<span key=${place} class=${`small-card ${card ? "" : "is-back"}`} title=${card ? `${words.thing("card", card)}: ${says(card, view, words)}` : ""}>${card ? words.thing("card", card) : ""}</span>`)}</dd></div>`}</dl>
    ${player.out && html`<p class="warn">${words.say("rj-out")}</p>`}
    <ol class="card-row">${player.row.map((/** @type {any} */ card, /** @type {number} */ place) => html`<li key=${place}><${RowCard} card=${card} place=${place + 1} seat=${seat} view=${view} moves=${moves} choose=${choose} words=${words} /></li>`)}
      ${player.hiding && html`<li class="is-hiding"><${Face} card=${player.hiding} view=${view} words=${words} isHidden /></li>`}</ol>
    ${aimed && html`<button type="button" class="button button-small" data-thing=${aimed.move} onClick=${() => choose(aimed)}>${aimed.words}</button>`}
  <//>`;
}

/** A card before a player, with its place so that it can be named. @param {any} props */
function RowCard({ card, place, seat, view, moves, choose, words }) {
  const move = findMove(moves, "card", { seat, place });
  const isPicked = view.effect?.picked?.seat === seat && view.effect.picked.place === place;
  return html`<${Thing} move=${move} choose=${choose} class=${`row-card ${isPicked ? "is-picked" : ""} ${card.triggered ? "is-triggered" : ""}`}>
    <span class="card-place">${place}</span>
    ${card.card
      ? html`<${Face} card=${card.card} view=${view} words=${words} value=${card.visible ? card.value : undefined} token=${card.token} isHidden=${!card.visible} />`
      : html`<span class="playing-card is-back" role="img" aria-label=${words.say("rj-hidden")}>${card.token && html`<${Token} face=${card.token} words=${words} />`}</span>`}
    ${card.card && !card.visible && html`<span class="card-note">${words.say("rj-known")}</span>`}
    ${card.triggered && html`<span class="card-note">${words.say("rj-triggered")}</span>`}
  <//>`;
}

/** One's own hand, with what may be done with each card. @param {BoardProps & { player: any }} props */
function Hand({ view, player, moves, choose, words }) {
  return html`<section class="hand" aria-label=${words.say("rj-hand")}><h2>${words.say("rj-hand")}</h2>
    <ul class="hand-cards">${player.hand.map((/** @type {string | null} */ card, /** @type {number} */ place) => html`<li key=${place}><${HandCard} card=${card} view=${view} moves=${moves} choose=${choose} words=${words} /></li>`)}
      ${!player.hand.length && html`<li class="quiet">${words.say("rj-no-hand")}</li>`}</ul></section>`;
}

/** A hand card: a button itself where there is one way to play it, with buttons below it where there are several. @param {any} props */
function HandCard({ card, view, moves, choose, words }) {
  if (!card) return html`<span class="playing-card is-back"></span>`;
  const ways = ["up", "down", "discard"].flatMap((verb) => findMove(moves, verb, { card }) || []);
  const only = ways.length === 1 ? ways[0] : undefined;
  return html`<${Thing} move=${only} choose=${choose} class="row-card"><${Face} card=${card} view=${view} words=${words} /><//>
    ${ways.length > 1 && html`<span class="hand-ways">${ways.map((move) => html`<button key=${move.move} type="button" class="button button-small" data-thing=${move.move} onClick=${() => choose(move)}>${move.words}</button>`)}</span>`}`;
}

/** The effect being carried out, and what is already chosen in it. @param {BoardProps} props */
function Effect({ view, words }) {
  const { card, step, token, opponent } = view.effect;
  const steps = view.effects[card] || [];
  return html`<div class="effect"><strong>${words.thing("card", card)}</strong>
    <ol>${steps.map((/** @type {string} */ phrase, /** @type {number} */ place) => html`<li key=${place} class=${place === step ? "is-now" : place < step ? "is-done" : ""}>${words.thing("effect", phrase.replaceAll(" ", "-"))}</li>`)}</ol>
    ${token && html`<p>${words.say("rj-token-taken")} <${Token} face=${token} words=${words} /></p>`}
    ${opponent !== null && html`<p>${words.say("rj-opponent")} <${Shape} seat=${opponent} /></p>`}</div>`;
}
