// Placing: a card beside a thing and never over it, and a thing where it can be seen.

const AWAY = 8; // pixels between the card and the thing
const EDGE = 8;

/**
 * Above the thing where there is room, else below, else beside.
 * @param {HTMLElement} card
 * @param {DOMRect} thing
 */
export function placeBeside(card, thing) {
  const { width, height } = card.getBoundingClientRect();
  const left = Math.max(EDGE, Math.min(innerWidth - width - EDGE, thing.left + thing.width / 2 - width / 2));
  if (thing.top - height - AWAY >= EDGE) return pin(card, left, thing.top - height - AWAY);
  if (thing.bottom + height + AWAY <= innerHeight - EDGE) return pin(card, left, thing.bottom + AWAY);
  const top = Math.max(EDGE, Math.min(innerHeight - height - EDGE, thing.top));
  pin(
    card,
    thing.right + width + AWAY <= innerWidth ? thing.right + AWAY : Math.max(EDGE, thing.left - width - AWAY),
    top,
  );
}

/**
 * At the bottom of a narrow window, or at its top where the thing is at the bottom.
 * @param {HTMLElement} card
 * @param {DOMRect} thing
 */
export function placeAtEdge(card, thing) {
  const { height } = card.getBoundingClientRect();
  const bottom = innerHeight - height - EDGE;
  pin(card, EDGE, thing.bottom > bottom - EDGE ? EDGE : bottom);
}

/** @param {HTMLElement} card @param {number} left @param {number} top */
function pin(card, left, top) {
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

/**
 * Whether a thing can be seen at these heights of it, 0 its top and 1 its bottom: scrolled to, and under nothing but
 *   the coach.
 * @param {Element} thing @param {number[]} heights
 */
export function isInSight(thing, heights) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return heights.every((part) => {
    const found = document
      .elementsFromPoint(left + width / 2, top + height * part)
      .find((each) => !each.closest(".coach-area"));
    return found !== undefined && (thing.contains(found) || found.contains(thing));
  });
}

/** Scroll the board until a thing is in its middle, if it is not in sight. @param {Element} thing */
export function bringIntoSight(thing) {
  const board = thing.closest(".play-board");
  if (!board || isInSight(thing, [0.05, 0.5, 0.95])) return;
  const [room, box] = [board.getBoundingClientRect(), thing.getBoundingClientRect()];
  board.scrollTop += box.top + box.height / 2 - (room.top + room.height / 2);
}
