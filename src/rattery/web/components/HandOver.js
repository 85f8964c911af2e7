// The hand-over screen of a shared device: no seat's view is on the page until the next player confirms.
import { html, useLayoutEffect, useRef } from "../vendor/html.js";
import { Avatar } from "./Avatar.js";
import { Shape } from "./Shape.js";
import { useTable } from "./TableContext.js";

export function HandOver() {
  const { table, state, words } = useTable();
  const seats = /** @type {import("../table.js").TableFacts} */ (state.table).seats;
  const to = /** @type {number} */ (state.handOver);
  const last = state.lastEye !== null && state.lastEye !== to ? seats[state.lastEye] : null;
  const button = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => button.current?.focus(), [to]);
  return html`
    <main class="hand-over" data-seat=${to}>
      <div class="hand-over-rat">
        <${Avatar} seat=${to} show="whole" />
      </div>
      <h1>
        <${Shape} seat=${to} /> ${words.say("over-title", { seat: seats[to].words })}
      </h1>
      <p>${words.say("over-look-away")}</p>
      <button
        ref=${button}
        class="button button-main button-large"
        type="button"
        onClick=${() => table.takeOver(to)}
      >
        ${words.say("over-ready", { seat: seats[to].words })}
      </button>
      ${last && html`
        <button class="button" type="button" onClick=${() => table.peek(last.seat)}>
          ${words.say("over-peek", { seat: last.words })}
        </button>
      `}
      <p>
        <a href="/">${words.say("over-home")}</a>
      </p>
    </main>
  `;
}
