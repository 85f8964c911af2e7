// Moves the focus over a board with the arrow keys, also to things that have only a tip.

const THINGS = "button:not([disabled]), a[href], summary, select, input, [data-tip][tabindex]";

/** The direction of each key, as x and y. @type {Record<string, [number, number]>} */
const WAYS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };

/** @param {Element} element */
function middle(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, isShown: width > 0 && height > 0 };
}

/**
 * The distance of a thing in a direction, with a penalty for being off to the side; infinite if it is not ahead.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {[number, number]} way
 */
function distance(from, to, [right, down]) {
  const ahead = (to.x - from.x) * right + (to.y - from.y) * down;
  const aside = Math.abs((to.x - from.x) * down) + Math.abs((to.y - from.y) * right);
  return ahead < 4 ? Infinity : ahead + 2.5 * aside;
}

/**
 * Moves the focus to the nearest thing in the direction of an arrow key.
 * @param {KeyboardEvent} event
 */
export function moveFocus(event) {
  const way = WAYS[event.key];
  const board = /** @type {HTMLElement} */ (event.currentTarget);
  const at = /** @type {Element} */ (event.target);
  if (!way || event.altKey || event.ctrlKey || event.metaKey || at.matches("input, select, textarea")) return;
  const things = [...board.querySelectorAll(THINGS)].filter(
    (thing) => (thing !== at && !thing.contains(at) && !at.contains(thing)) || at === board,
  );
  const from =
    at === board ? { x: board.getBoundingClientRect().left, y: board.getBoundingClientRect().top } : middle(at);
  const found = things
    .map((thing) => ({ thing, to: middle(thing) }))
    .filter(({ to }) => to.isShown)
    .map(({ thing, to }) => ({ thing, far: distance(from, to, way) }))
    .reduce((best, next) => (next.far < best.far ? next : best), {
      thing: /** @type {Element | null} */ (null),
      far: Infinity,
    }).thing;
  if (!(found instanceof HTMLElement || found instanceof SVGElement)) return;
  event.preventDefault();
  found.focus();
}
