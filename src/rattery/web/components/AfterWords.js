// After the end: who conceded, and what kind of rats the bots were that gave their word.
import { html } from "../vendor/html.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";

export function AfterWords() {
  const { state, words } = useTable();
  const seats = state.table?.seats || [];
  const said = seats.flatMap((seat) => [
    ...(seat.conceded
      ? [
          {
            seat,
            words: words.say(seats.length > 2 ? "after-conceded-bot" : "after-conceded", { seat: seat.words }),
          },
        ]
      : []),
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
