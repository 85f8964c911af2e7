// The decoration of the lobby: a lamp and a string of lights.
import { html } from "../vendor/html.js";

const BULBS = ["var(--seat-0)", "var(--seat-1)", "var(--seat-2)", "var(--seat-3)", "var(--seat-4)", "#f7c870"];
const ARCS = 6;
const WIDE = 200; // of one arc of the string
const DEEP = 34; // by which it sags

/** The height of the string at x. @param {number} x within an arc */
const sag = (x) => 6 + DEEP * 4 * (x / WIDE) * (1 - x / WIDE);

/** A string of lights from wall to wall. */
export function StringLights() {
  const string = Array.from(
    { length: ARCS },
    (_, arc) => `${arc ? "" : "M0 6 "}q${WIDE / 2} ${2 * DEEP} ${WIDE} 0`,
  ).join(" ");
  const bulbs = Array.from({ length: ARCS * 4 }, (_, place) => ({
    x: (place + 0.5) * (WIDE / 4),
    colour: BULBS[(place * 5) % BULBS.length],
  }));
  return html`
    <svg
      class="string-lights"
      viewBox=${`0 0 ${ARCS * WIDE} 70`}
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path d=${string} fill="none" stroke="var(--string)" stroke-width="2" />
      ${bulbs.map(({ x, colour }, place) => html`
        <g key=${place} transform=${`translate(${x} ${sag(x % WIDE)})`} class=${`bulb-${place % 3}`}>
          <circle cy="12" r="15" fill=${colour} opacity="0.180" class="bulb-glow" />
          <rect x="-3" y="-1" width="6" height="6" rx="1.500" fill="#6d737c" />
          <path d="M-4.500 4 q-3 9 4.500 14 q7.500 -5 4.500 -14z" fill=${colour} />
        </g>
      `)}
    </svg>
  `;
}

/** An enamel lamp on its cord. */
export const Lamp = () => html`
  <svg class="lamp" viewBox="0 0 160 84" aria-hidden="true">
    <path d="M80 0 v30" stroke="#2a2320" stroke-width="3" />
    <path d="M70 30 h20 v8 h-20z" fill="#c9b48a" stroke="#2a2320" stroke-width="2" />
    <path
      d="M24 66 q8 -28 46 -28 h20 q38 0 46 28z"
      fill="#5f8f57"
      stroke="#2a2320"
      stroke-width="2.500"
      stroke-linejoin="round"
    />
    <path
      d="M34 62 q8 -18 36 -20"
      stroke="#fff"
      stroke-width="3"
      opacity="0.350"
      fill="none"
      stroke-linecap="round"
    />
    <ellipse cx="80" cy="66" rx="56" ry="6" fill="#fff3cf" stroke="#2a2320" stroke-width="2" />
    <path d="M66 68 q14 18 28 0z" fill="#f7c870" />
  </svg>
`;
