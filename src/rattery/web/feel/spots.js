// Spots: places stored relative to the ground they are on, so that they follow when it is shifted or resized.
import { isDrawn, placeOf } from "./pieces.js";

/** @typedef {import("./pieces.js").Place} Place */
/** @typedef {{ ground: Element, x: number, y: number }} Spot */

/** @param {Element} element @returns {Spot} */
export function spotOf(element) {
  const ground = steadyGround(element);
  const [place, under] = [placeOf(element), ground.getBoundingClientRect()];
  return {
    ground,
    x: (place.x - under.left) / (under.width || 1),
    y: (place.y - under.top) / (under.height || 1),
  };
}

/**
 * The ground that stays when a piece is gone: its drawing, a place of the board, or the board.
 * @param {Element} element
 */
function steadyGround(element) {
  const drawing = isDrawn(element) ? element.ownerSVGElement : null;
  return (
    drawing || element.closest("[data-place], [data-ground], .plate") || element.closest(".board") || document.body
  );
}

/** @param {Spot} spot @returns {Place} */
export function placeAt({ ground, x, y }) {
  const under = ground.getBoundingClientRect();
  return { x: under.left + x * under.width, y: under.top + y * under.height, width: 0, height: 0 };
}
