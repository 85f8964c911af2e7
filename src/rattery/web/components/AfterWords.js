// Notes below the result: who conceded, and the temperaments of the bots that made promises.
import { html } from "../vendor/html.js";
import { youOf } from "./Ending.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";

export function AfterWords() {
  const { state, words } = useTable();
  const seats = state.table?.seats || [];
  const hasEnded = (state.position?.sheet?.conceded ?? null) !== null; // then the headline says so
  const said = seats.flatMap((seat) => [
    ...(seat.conceded && !hasEnded ? [{ seat, words: playedOn(seat, youOf(state), words) }] : []),
    ...(seat.temper
      ? [{ seat, words: words.say("after-temper", { seat: seat.words, temper: seat.temper }) }]
      : []),
  ]);
  if (!said.length) return null;
  return html`
    <ul class="after-words">
      ${said.map((line) => html`
        <li key=${line.words}>
          <${Shape} seat=${line.seat.seat} /> ${line.words}
        </li>
      `)}
    </ul>
  `;
}

/**
 * The sentence that a bot has played on for a player.
 * @param {import("../table.js").Seat} seat
 * @param {number | null} you
 * @param {import("../words.js").Words} words
 */
const playedOn = (seat, you, words) =>
  words.say(seat.seat === you ? "after-conceded-bot-you" : "after-conceded-bot", { seat: seat.words });
