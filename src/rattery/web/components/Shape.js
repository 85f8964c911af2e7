// The shape that goes with a seat's colour everywhere: ochre ●, sky ▲, moss ■, rose ◆, vermilion ★.
import { html } from "../vendor/html.js";
import { pure } from "../memo.js";
import { useTableFacts } from "./TableContext.js";

const SHAPES = [
  () => html`<circle cx="8" cy="8" r="6.5" />`,
  () => html`<path d="M8 1.500 l7 13 h-14z" />`,
  () => html`<rect x="2" y="2" width="12" height="12" rx="1" />`,
  () => html`<path d="M8 .800 l7.200 7.200 -7.200 7.200 -7.200 -7.200z" />`,
  () => html`
    <path
      d="
        M8 .500 l2.300 5 5.400 .600 -4 3.700 1.100 5.400 -4.800 -2.700 -4.800 2.700 1.100 -5.400 -4 -3.700 5.400
        -.600z
      "
    />
  `,
];

/**
 * The shape of a seat at the table around it, or of a colour.
 * @typedef {{ seat?: number | null, colour?: number }} ShapeProps
 */
export const Shape = pure((/** @type {ShapeProps} */ { seat = null, colour }) => {
  const seats = useTableFacts()?.facts?.seats;
  const number = colour ?? (seat === null ? -1 : (seats?.[seat]?.colour ?? seat));
  return html`
    <svg
      class=${`shape ${number < 0 || number >= SHAPES.length ? "seat-colour-none" : `colour-${number}`}`}
      viewBox="0 0 16 16"
      aria-hidden="true"
    >
      ${SHAPES[number]?.() || html`
        <circle cx="8" cy="8" r="5" fill="none" stroke="currentColor" stroke-width="2.500" />
      `}
    </svg>
  `;
});
