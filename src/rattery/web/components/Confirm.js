// The confirmation before a move that cannot be undone.
import { html, useLayoutEffect, useRef } from "../vendor/html.js";
import { settings } from "../store.js";
import { useTable } from "./TableContext.js";

/** @param {{ move: import("../table.js").Move }} props */
export function Confirm({ move }) {
  const { table, state, words } = useTable();
  const yes = useRef(/** @type {HTMLButtonElement | null} */ (null));
  useLayoutEffect(() => yes.current?.focus(), [move.move]);
  const never = () => {
    settings.set({ confirm: "never" });
    table.choose(move);
  };
  /** @param {KeyboardEvent} event */
  const leave = (event) => event.key === "Escape" && table.ask(null);
  return html`
    <div class="confirm" role="group" aria-label=${words.say("confirm-title")} onKeyDown=${leave}>
      <p role="status">
        ${words.say(state.outlook ? "confirm-ask" : "confirm-ask-perhaps", { move: move.words })}
      </p>
      <p class="game-ways">
        <button
          ref=${yes}
          class="button button-main"
          type="button"
          data-confirm="yes"
          onClick=${() => table.choose(move)}
        >
          ${words.say("confirm-yes")}
        </button>
        <button class="button" type="button" data-confirm="no" onClick=${() => table.ask(null)}>
          ${words.say("confirm-no")}
        </button>
        <button class="button button-plain" type="button" data-confirm="never" onClick=${never}>
          ${words.say("confirm-never")}
        </button>
      </p>
    </div>
  `;
}
