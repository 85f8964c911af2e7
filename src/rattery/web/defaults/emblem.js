// The default emblem: a rat next to a box with the game's initials on its lid.
import { html } from "../vendor/html.js";
import { scene } from "../art/emblem.js";
import { Rat } from "../art/rat.js";

const COATS = ["#b08d62", "#8f9aa6", "#7f8a76", "#b0949c", "#5b5663"];
const HATS = /** @type {const} */ (["cap", "none", "feather", "nightcap", "glasses"]);
const SEATS = 5;
const INITIALS = 3;

/** A hash of a name, so that a game always looks the same. @param {string} name */
const numberOf = (name) => [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);

/** @param {string} title */
const initials = (title) =>
  title
    .split(/\s+/)
    .map((word) => word.charAt(0).toLocaleUpperCase())
    .join("")
    .slice(0, INITIALS);

/** @param {import("../catalogue.js").GameEntry | undefined} entry */
export function emblemFor(entry) {
  const number = numberOf(entry?.game || "");
  const colour = `var(--seat-${(number + 2) % SEATS})`;
  return () =>
    scene(
      html`<${Rat} coat=${COATS[number % 5]} tail=${colour} hat=${HATS[(number >> 3) % 5]} mood="triumphant" />`,
      html`<g stroke="#2a2320" stroke-width="2.500">
        <path d="M116 62 h68 v44 q0 5 -5 5 h-58 q-5 0 -5 -5z" fill="#f6ecd6" />
        <path d="M112 46 h76 q3 0 3 3 v15 h-82 v-15 q0 -3 3 -3z" fill=${colour} />
      </g>
      <text
        x="150"
        y="97"
        text-anchor="middle"
        font-family="Fraunces, serif"
        font-weight="600"
        font-size="27"
        fill="#2a2320"
      >
        ${initials(entry?.title || "?")}
      </text>`,
    );
}
