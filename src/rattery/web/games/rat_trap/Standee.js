// The standee: a cardboard rat that stands before whoever is active.
import { html } from "../../vendor/html.js";
import { Foot } from "./art.js";
import { Rat } from "../../art/rat.js";
import { Tip } from "../../board_kit.js";

const lantern = html`
  <g stroke="#2a2320" stroke-width="2">
    <path d="M91 80 v-6 h14 v6" fill="none" />
    <rect x="92" y="80" width="14" height="18" rx="3" fill="#f7e08a" />
  </g>
`;

/** @param {{ seat: number, words: import("../../words.js").Words }} props */
export function Standee({ seat, words }) {
  return html`
    <${Tip}
      class="rt-standee-tip"
      title=${words.capital(words.say("rt-active"))}
      text=${words.say("rt-tip-standee")}
      clauses=${["3.1", "3.6"]}
    >
      <span class="rt-standee" data-piece="standee">
        <${Rat} coat="#c9a06a" tail=${`var(--seat-${seat})`} hat="nightcap" held=${lantern} />
        <${Foot} />
      </span>
    <//>
  `;
}
