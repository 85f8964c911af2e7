// The button to concede, with a confirmation that says what it means at this table.
import { html, useState } from "../vendor/html.js";
import { useTable } from "./TableContext.js";

/** @param {{ seat: import("../table.js").Seat }} props */
export function Concede({ seat }) {
  const { table, state, words } = useTable();
  const [isAsking, ask] = useState(false);
  const players = state.table?.seats.length || 0;
  if (state.table?.stage !== "playing" || seat.conceded) return null;
  if (!isAsking)
    return html`
      <button class="button button-small" type="button" data-way="concede" onClick=${() => ask(true)}>
        ${words.say("menu-concede")}
      </button>
    `;
  const concede = () => (table.send({ type: "concede", seat: seat.seat }), ask(false));
  const meaning = players === 1 ? "menu-concede-alone" : players === 2 ? "menu-concede-two" : "menu-concede-more";
  return html`
    <div class="concede" role="group" aria-label=${words.say("menu-concede")}>
      <p>${words.say(meaning)}</p>
      <button class="button button-small button-danger" type="button" data-way="concede-now" onClick=${concede}>
        ${words.say("menu-concede-now")}
      </button>
      <button class="button button-small" type="button" onClick=${() => ask(false)}>
        ${words.say("menu-concede-not")}
      </button>
    </div>
  `;
}
