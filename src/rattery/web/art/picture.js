// Building blocks of the pictures in the rules: a frame, things placed in it, arrows, labels. On paper in both themes.
import { html } from "../vendor/html.js";
import { Shape } from "../components/Shape.js";
import { Rat } from "./rat.js";

const INK = "#2a2320";
const COATS = ["#c9a877", "#a7b3bf", "#97a58d", "#cbb0b8", "#c08a68"];

/**
 * A picture with a coordinate system of this size; it fills the width it is given.
 * @param {number} width
 * @param {number} height
 * @param {any} things
 */
export const frame = (width, height, things) => html`
  <svg viewBox=${`0 0 ${width} ${height}`} font-family="Atkinson Hyperlegible, sans-serif">
    ${things}
  </svg>
`;

/**
 * Places a drawing.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 * @param {any} thing
 */
export const put = (x, y, width, height, thing) => html`
  <svg class="put" x=${x} y=${y} width=${width} height=${height}>
    ${thing}
  </svg>
`;

/** @param {number} x @param {number} y @param {string | number} text @param {number} [size] @param {string} [colour] */
export const label = (x, y, text, size = 12, colour = INK) => html`
  <text x=${x} y=${y} text-anchor="middle" font-size=${size} font-weight="700" fill=${colour}>
    ${text}
  </text>
`;

/**
 * An arrow along a path.
 * @param {string} way an SVG path that ends at x, y
 * @param {number} x
 * @param {number} y
 * @param {number} angle of its head, in degrees
 * @param {string} [colour]
 */
export const arrow = (way, x, y, angle, colour = "#8c3b2a") => html`
  <g fill="none" stroke=${colour} stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round">
    <path d=${way} />
    <path d="M-8 -6 L0 0 L-8 6" transform=${`translate(${x} ${y}) rotate(${angle})`} />
  </g>
`;

/**
 * A straight arrow.
 * @param {number} x
 * @param {number} y
 * @param {number} toX
 * @param {number} toY
 * @param {string} [colour]
 */
export const straight = (x, y, toX, toY, colour) =>
  arrow(`M${x} ${y} L${toX} ${toY}`, toX, toY, (Math.atan2(toY - y, toX - x) * 180) / Math.PI, colour);

/**
 * A player's rat with the shape of its seat.
 * @param {number} seat
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {any} [looks]
 */
export const player = (seat, x, y, size, looks = {}) => html`
  ${put(x, y, size, size, html`<${Rat} coat=${COATS[seat]} tail=${`var(--seat-${seat})`} ...${looks} />`)}
  ${put(x + size * 0.02, y + size * 0.02, size * 0.24, size * 0.24, html`<${Shape} seat=${seat} />`)}
`;

/** A tick or a cross. @param {boolean} isGood @param {number} x @param {number} y */
export const mark = (isGood, x, y) => html`
  <g
    transform=${`translate(${x} ${y})`}
    fill="none"
    stroke-width="5"
    stroke-linecap="round"
    stroke-linejoin="round"
  >
    ${isGood ? html`
      <path d="M-8 0 l6 7 11 -14" stroke="#2f7a4c" />
    ` : html`
      <path d="M-7 -7 l14 14 m0 -14 l-14 14" stroke="#a5301c" />
    `}
  </g>
`;
