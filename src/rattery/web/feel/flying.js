// Things that fly over the board to their owner, such as points at the end of a round.
import { render } from "../vendor/html.js";
import { placeIn } from "./pieces.js";

const MAX_FLYING = 6; // drawn at a time, however large the count
const SIZE = 30; // pixels

/**
 * Animates things flying from one place on the board to another, one after the other.
 * @param {HTMLElement} layer
 * @param {{ from: string[], to: string, drawing: any, count: number, length: number }} flight `from`: selectors, of
 *   which the first that matches is used; `length`: milliseconds until the last has arrived
 * @returns {Animation[]} the last one first
 */
export function flyTo(layer, { from, to, drawing, count, length }) {
  const start = from.map((selector) => placeIn(layer, selector)).find((place) => place !== null);
  const end = placeIn(layer, to);
  if (!start || !end || !count) return [];
  const many = Math.min(MAX_FLYING, count);
  const each = length / (1 + (many - 1) * 0.35);
  return Array.from({ length: many }, (_, number) => {
    const thing = document.createElement("span");
    thing.className = "flying";
    render(drawing, thing);
    layer.append(thing);
    return thing.animate(arc(start, end, number), {
      delay: number * each * 0.35,
      duration: each,
      easing: "cubic-bezier(.4, .1, .3, 1)",
      fill: "both",
    });
  }).reverse();
}

/** @typedef {import("./pieces.js").Place} Place */

/**
 * The keyframes of an arc that ends smaller than at its top.
 * @param {Place} start
 * @param {Place} end
 * @param {number} number
 */
function arc(start, end, number) {
  const lift = Math.min(110, 40 + Math.hypot(end.x - start.x, end.y - start.y) * 0.25);
  const at = (/** @type {number} */ x, /** @type {number} */ y, /** @type {number} */ scale) =>
    `translate(${x - SIZE / 2}px, ${y - SIZE / 2}px) scale(${scale})`;
  const turn = number % 2 ? 14 : -14;
  return [
    { transform: at(start.x + turn, start.y, 0.5), opacity: 0 },
    { transform: at(start.x + turn, start.y - 12, 1.3), opacity: 1, offset: 0.2 },
    {
      transform: at((start.x + end.x) / 2, (start.y + end.y) / 2 - lift, 1.5),
      opacity: 1,
      offset: 0.6,
    },
    { transform: at(end.x, end.y, 0.8), opacity: 1 },
  ];
}
