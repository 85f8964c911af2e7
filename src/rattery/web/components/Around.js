// The players around the middle in seat order: whoever looks sits at the bottom, the others to the left and right.
import { html } from "../vendor/html.js";
import { useWords } from "../words.js";

/**
 * @param {{ count: number, eye: number | null, panel: (seat: number, isOwn: boolean) => any, children?: any, own?: any }} props
 * `panel` draws a seat, `own` is what only the looking player has in front of him: his hand.
 */
export function Around({ count, eye, panel, children, own }) {
  const words = useWords();
  const first = eye === null ? 0 : eye + 1;
  const others = Array.from({ length: eye === null ? count : count - 1 }, (_, step) => (first + step) % count);
  const half = Math.ceil(others.length / 2);
  /** @param {number[]} seats @param {string} side */
  const side = (seats, side) => html`<ol class=${`around-side around-${side}`} aria-label=${words.say("board-players")}>${seats.map((seat) => html`<li key=${seat}>${panel(seat, false)}</li>`)}</ol>`;
  return html`<div class=${`around around-${others.length}`}>
    ${side(others.slice(0, half), "left")}
    <div class="around-middle">${children}</div>
    ${others.length > half && side(others.slice(half), "right")}
    ${eye !== null && html`<div class="around-own">${panel(eye, true)}${own}</div>`}
  </div>`;
}
