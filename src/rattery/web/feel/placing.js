// Placing: a card beside a thing and never over it.

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
  pin(card, thing.right + width + AWAY <= innerWidth ? thing.right + AWAY : Math.max(EDGE, thing.left - width - AWAY), top);
}

/** At the bottom of a narrow window, or at its top where the thing is at the bottom. @param {HTMLElement} card @param {DOMRect} thing */
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
