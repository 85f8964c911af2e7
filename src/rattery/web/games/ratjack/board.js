// The table of Ratjack: a half-round of felt under a lamp, the bank in the middle, a row of cards before everybody.
import { html, useMemo } from "../../vendor/html.js";
import { Felt } from "./art.js";
import { useTable } from "../../components/TableContext.js";
import { Bank } from "./Bank.js";
import { Hand } from "./Hand.js";
import { follow } from "./pieces.js";
import { Place } from "./Place.js";
import { uncovered } from "./telling.js";

/** @typedef {import("../../board_kit.js").BoardProps} BoardProps */

/** @param {BoardProps} given */
export function Board(given) {
  const { eye, words, events, moves } = given;
  const isEnd = given.view.over || Boolean(given.beat?.isRoundEnd);
  const view = useMemo(() => (isEnd ? uncovered(given.view, events) : given.view), [isEnd, given.view, events]);
  const pieces = useMemo(() => follow(view, events), [view, events]);
  const props = { ...given, view, pieces, closed: useClosed(moves) };
  const others = seatsFrom(view.players.length, eye);
  return html`
    <div class=${`board board-ratjack rj-others-${others.length}`}>
      <${Felt} />
      <p class="board-head">
        <span>${words.say("rj-round", { round: view.round })}</span>${" "}
        <span>${words.say("rj-goal", { points: view.points_to_win })}</span>${" "}
        <span>${words.say("rj-limit", { limit: view.limit })}</span>
        ${view.quiet_turns * 4 >= view.quiet_turns_to_end && html`
          <span>${words.say("rj-quiet", { turns: view.quiet_turns, most: view.quiet_turns_to_end })}</span>
        `}
      </p>
      <ol class="rj-others" aria-label=${words.say("board-players")}>
        ${others.map((seat) => html`
          <li key=${seat}>
            <${Place} ...${props} seat=${seat} />
          </li>
        `)}
      </ol>
      <${Bank} ...${props} />
      ${eye !== null && html`
        <div class="rj-own" data-own>
          <${Place} ...${props} seat=${eye} />
          <${Hand} ...${props} seat=${eye} />
        </div>
      `}
    </div>
  `;
}

/**
 * The other seats clockwise, from the left of whoever looks; all of them for a spectator.
 * @param {number} count
 * @param {number | null} eye
 */
function seatsFrom(count, eye) {
  const first = eye === null ? 0 : eye + 1;
  return Array.from({ length: eye === null ? count : count - 1 }, (_, step) => (first + step) % count);
}

/**
 * What the server says may not be chosen, and why; only while something may.
 * @param {import("../../table.js").Move[]} moves
 * @returns {import("./Place.js").Closed[]}
 */
function useClosed(moves) {
  const position = /** @type {any} */ (useTable()?.state?.position);
  return (moves.length && position?.closed) || [];
}
