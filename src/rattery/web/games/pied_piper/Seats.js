// The players around the town as their houses stand: who looks in front, the next to the right, and so on around.
import { html } from "../../vendor/html.js";
import { useWords } from "../../words.js";

/**
 * @param {{ count: number, eye: number | null, plate: (seat: number) => any, own: any, isOver: boolean, children?: any
 *   }} props
 */
export function Seats({ count, eye, plate, own, isOver, children }) {
  const words = useWords();
  const front = eye ?? 0;
  const others = Array.from({ length: count - 1 }, (_, step) => (front + 1 + step) % count);
  const half = count > 2 ? Math.ceil(others.length / 2) : 0;
  /** @param {number[]} seats @param {string} side */
  const row = (seats, side) =>
    seats.length > 0 && html`
      <ol class=${`pp-side pp-${side}`} aria-label=${words.say("board-players")}>
        ${seats.map((seat) => html`
          <li key=${seat}>${plate(seat)}</li>
        `)}
      </ol>
    `;
  return html`
    <div class=${`pp-table pp-table-${count} ${own ? "" : "has-no-hand"} ${isOver ? "is-over" : ""}`}>
      ${row(others.slice(0, half), "right")}
      ${row(others.slice(half), "left")}
      <div class="pp-square">${children}</div>
      <div class="pp-own" data-own>
        ${plate(front)}
        ${own}
      </div>
    </div>
  `;
}
