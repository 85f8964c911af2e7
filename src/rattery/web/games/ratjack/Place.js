// A player's place at the table: the plate, the dial, and the cards before him.
import { html } from "../../vendor/html.js";
import { findMove, SeatPlate, Thing, Tip, useForeseen } from "../../board_kit.js";
import { Back, cardSaid, clauseOf, Face, tipOf } from "./Face.js";
import { Dial, Points } from "./Dial.js";
import { shifts } from "./foreseen.js";
import { tokenName, TokenTip } from "./Token.js";

/**
 * @typedef {import("../../board_kit.js").BoardProps & { closed: Closed[], pieces: import("./pieces.js").Pieces }}
 *   TableProps
 */
/** @typedef {import("../../table.js").Move & { why: string }} Closed what may not be chosen, and why */

/** @param {TableProps & { seat: number }} props */
export function Place(props) {
  const { view, seat, eye, moves, choose, words } = props;
  const player = view.players[seat];
  const aimed = findMove(moves, "player", { seat });
  const ahead = shifts(useForeseen(), view).find((shift) => shift.seat === seat)?.after ?? null;
  return html`
    <${SeatPlate} seat=${seat} isTurn=${view.decider === seat} isOut=${player.out} mood=${moodOf(player, view.limit)}>
      <${Dial} total=${player.total} ahead=${ahead} limit=${view.limit} isOut=${player.out} words=${words} />
      <${Points} points=${player.points} most=${view.points_to_win} words=${words} />
      ${seat !== eye && html`<${ClosedHand} ...${props} />`}
      ${aimed && html`
        <button
          type="button"
          class="button button-main button-small rj-aim is-offered"
          data-thing=${aimed.move}
          onClick=${() => choose(aimed)}
        >
          ${aimed.words}
        </button>
      `}
      <${CardRow} ...${props} />
    <//>
  `;
}

/** @param {any} player @param {number} limit @returns {import("../../art/rat.js").Mood} */
const moodOf = (player, limit) =>
  player.total > limit ? "hurt" : player.total === limit ? "triumphant" : "calm";

/** Somebody else's hand: backs, but for what these eyes have seen. @param {TableProps & { seat: number }} props */
function ClosedHand({ view, seat, words }) {
  const { hand } = view.players[seat];
  return html`
    <span class="rj-closed-hand" data-place=${`hand-${seat}`}>
      <span class="said">
        ${words.say("rj-hand")}: ${hand.length}
      </span>
      ${hand.map((/** @type {string | null} */ card, /** @type {number} */ place) => html`
        <span
          key=${place}
          class="rj-hand-place"
          data-piece=${`hand-${seat}-${place}`}
          data-from="[data-place=deck]"
        >
          ${card ? html`
            <${Tip}
              title=${words.capital(words.thing("card", card))}
              text=${tipOf({ card, view, words })}
              clauses=${["10.2", clauseOf(card)]}
            >
              <${Face} card=${card} view=${view} words=${words} isHidden isSeen />
            <//>
          ` : html`
            <${Back} words=${words} label=${words.say("rj-hand-card")} />
          `}
        </span>
      `)}
    </span>
  `;
}

/** @param {TableProps & { seat: number }} props */
function CardRow(props) {
  const { view, seat, words, pieces } = props;
  const { row, hiding } = view.players[seat];
  const count = row.length + (hiding ? 1 : 0);
  return html`
    <ol
      class="rj-row"
      style=${{ "--n": Math.max(1, count) }}
      data-place=${`row-${seat}`}
      aria-label=${words.say("rj-row")}
    >
      ${row.map((/** @type {any} */ card, /** @type {number} */ place) => html`
        <li key=${pieces.row(seat, place)}>
          <${RowCard} ...${props} card=${card} place=${place + 1} piece=${pieces.row(seat, place)} />
        </li>
      `)}
      ${hiding && html`
        <li class="is-hiding">
          <span data-piece=${`hiding-${seat}`}>
            <${Face} card=${hiding} view=${view} words=${words} isHidden />
          </span>
        </li>
      `}
    </ol>
  `;
}

/**
 * A card before a player, with its number so that it can be named.
 * @param {TableProps & { seat: number, card: any, place: number, piece: string }} props
 */
function RowCard(props) {
  const { card, place, seat, view, moves, closed, choose, words, piece, pieces } = props;
  const move = findMove(moves, "card", { seat, place });
  const why = /** @type {Closed | undefined} */ (findMove(closed, "card", { seat, place }))?.why;
  return html`
    <${RowTip} ...${props}>
      <${Thing}
        move=${move}
        why=${why}
        choose=${choose}
        class=${`rj-place ${stateOf(card, seat, place, view)}`}
        label=${move || why ? saidOf(props) : undefined}
        data-piece=${piece}
        data-print=${card.visible ? card.card : undefined}
        data-enter=${card.visible ? "turn" : "fade"}
        data-from=${pieces.from(seat)}
        data-leave="fade"
      >
        <span class="card-place" aria-hidden="true">
          ${place}
        </span>
        <${TableCard} ...${props} />
        ${card.triggered && html`<span class="rj-triggered">${words.say("rj-triggered")}</span>`}
      <//>
    <//>
  `;
}

/**
 * A card on the table in words, as far as these eyes know it.
 * @param {{ card: any, view: any, words: import("../../words.js").Words }} props
 */
function saidOf({ card, view, words }) {
  if (card.card)
    return cardSaid({
      card: card.card,
      value: card.visible ? card.value : undefined,
      token: card.token,
      view,
      words,
      isHidden: !card.visible,
    });
  return [words.capital(words.say("rj-hidden")), card.token && tokenName(card.token, words)]
    .filter(Boolean)
    .join(", ");
}

/** @param {any} card @param {number} seat @param {number} place @param {any} view */
function stateOf(card, seat, place, view) {
  const picked = view.effect?.picked;
  const isPicked = picked?.seat === seat && picked.place === place;
  return `${isPicked ? "is-picked" : ""} ${card.triggered ? "is-triggered" : ""}`;
}

/** @param {TableProps & { seat: number, card: any }} props */
function TableCard({ card, seat, eye, view, words }) {
  if (!card.card) return html`<${Back} words=${words} token=${card.token} />`;
  return html`
    <${Face}
      card=${card.card}
      view=${view}
      words=${words}
      value=${card.visible ? card.value : undefined}
      token=${card.token}
      isHidden=${!card.visible}
      isSeen=${eye !== null && seat !== eye}
    />
  `;
}

/**
 * What a card on the table says of itself, as far as these eyes know it.
 * @param {TableProps & { card: any, children?: any }} props
 */
function RowTip({ card, view, words, children }) {
  if (!card.card && card.token)
    return html`
      <${TokenTip} face=${card.token} words=${words}>
        ${children}
      <//>
    `;
  if (!card.card)
    return html`
      <${Tip}
        title=${words.capital(words.say("rj-hidden"))}
        text=${words.say("rj-hidden-help")}
        clauses=${["4.1", "10.1"]}
      >
        ${children}
      <//>
    `;
  const clauses = [clauseOf(card.card), ...(card.visible ? [] : ["10.1"]), ...(card.token ? ["9.1"] : [])];
  return html`
    <${Tip}
      title=${words.capital(words.thing("card", card.card))}
      text=${tipOf({ card: card.card, token: card.token, view, words })}
      clauses=${clauses}
    >
      ${children}
    <//>
  `;
}
