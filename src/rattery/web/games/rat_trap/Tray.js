// The tin the discarded cards lie in, face up.
import { html } from "../../vendor/html.js";
import { Tip } from "../../board_kit.js";
import { CARDS, Door } from "./Door.js";

/** @param {import("../../board_kit.js").BoardProps} props */
export function Tray({ view, words }) {
  const gone = CARDS.filter((card) => view.discard[card]);
  return html`
    <${Tip}
      class=${`rt-tray ${gone.length ? "" : "is-bare"}`}
      title=${words.say("rt-discard")}
      text=${words.say("rt-tip-discard")}
      clauses=${["5.2", "6.1"]}
    >
      <span class="rt-tray-name">${words.say("rt-discard")}</span>
      <span class="rt-tray-cards" data-place="tray">
        ${gone.map((card) => html`
          <span key=${card} class="rt-gone">
            <${Door} card=${card} words=${words} />
            <span class="number">×${view.discard[card]}</span>
          </span>
        `)}
      </span>
    <//>
  `;
}
