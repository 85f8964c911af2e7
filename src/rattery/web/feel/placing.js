// Places cards and speech bubbles in the window where they cover nothing important, and scrolls things into view.

const CARD_DISTANCE = 8; // pixels between the card and the thing
const WINDOW_MARGIN = 8; // pixels between the card and the edge of the window

/** @typedef {{ left: number, top: number, width: number, height: number }} Box */

/** The area two boxes share, in square pixels. @param {Box} one @param {Box} other */
export function overlap(one, other) {
  const width = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const height = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return width > 0 && height > 0 ? width * height : 0;
}

/**
 * The first of several places that covers nothing, else the one that covers least. All are moved into the window first.
 * @param {{ left: number, top: number }[]} places
 * @param {{ width: number, height: number }} size
 * @param {Box[]} kept boxes that should not be covered
 * @param {{ width: number, height: number }} room the window
 * @returns {Box}
 */
export function bestPlace(places, size, kept, room) {
  const inside = places.map(({ left, top }) => ({
    ...size,
    left: Math.max(WINDOW_MARGIN, Math.min(room.width - size.width - WINDOW_MARGIN, left)),
    top: Math.max(WINDOW_MARGIN, Math.min(room.height - size.height - WINDOW_MARGIN, top)),
  }));
  const covered = inside.map((place) => kept.reduce((sum, box) => sum + overlap(place, box), 0));
  return inside[covered.indexOf(Math.min(...covered))];
}

/**
 * Places a card above the thing where there is room, else below, else beside it.
 * @param {HTMLElement} card @param {DOMRect} thing
 */
export function placeBeside(card, thing) {
  const { width, height } = card.getBoundingClientRect();
  const middle = thing.left + thing.width / 2 - width / 2;
  const places = [
    { left: middle, top: thing.top - height - CARD_DISTANCE },
    { left: middle, top: thing.bottom + CARD_DISTANCE },
    { left: thing.right + CARD_DISTANCE, top: thing.top },
    { left: thing.left - width - CARD_DISTANCE, top: thing.top },
  ];
  pin(card, bestPlace(places, { width, height }, [thing, ...coachBoxes()], windowSize()));
}

/**
 * Places a card at the bottom of a narrow window, else above the coach, else at the top.
 * @param {HTMLElement} card @param {DOMRect} thing
 */
export function placeAtEdge(card, thing) {
  const { width, height } = card.getBoundingClientRect();
  const coach = coachBoxes();
  const places = [
    { left: WINDOW_MARGIN, top: innerHeight },
    ...coach.map((box) => ({ left: WINDOW_MARGIN, top: box.top - height - CARD_DISTANCE })),
    { left: WINDOW_MARGIN, top: 0 },
  ];
  pin(card, bestPlace(places, { width, height }, [thing, ...coach], windowSize()));
}

/**
 * Places a speech bubble at the plate of its player, so that it covers no names or numbers and as little as possible of
 * plates and hands. The player's own plate is at the bottom: its bubble goes above it.
 * @param {HTMLElement} bubble
 */
export function placeSpeech(bubble) {
  const plate = bubble.closest(".plate");
  if (!plate) return;
  delete bubble.dataset.side; // while it is measured, it does not count as an obstacle
  const at = plate.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const board = (plate.closest(".play-board") || document.body).getBoundingClientRect();
  const isSeen = at.bottom > board.top + height && at.top < board.bottom - height;
  if (!isSeen) return void (bubble.dataset.side = "nowhere"); // the plate is scrolled out of sight
  const above = { left: at.left + CARD_DISTANCE, top: at.top - height - 3 };
  const below = [3, 26, 52, 78].map((away) => ({ left: at.left + CARD_DISTANCE, top: at.bottom + away }));
  const beside = [
    { left: at.right + 3, top: at.top },
    { left: at.left - width - 3, top: at.top },
  ];
  const onIt = { left: at.left + CARD_DISTANCE, top: at.bottom - height - 3 };
  const places = plate.matches(".is-own") ? [above, ...beside, ...below] : [...below, ...beside, above];
  const room = windowSize();
  const size = { width, height };
  const words = boxesOf(".plate-name, .plate .number, .plate dd, .plate [data-count], .action");
  const free = [...places, onIt].filter((place) => {
    const inside = bestPlace([place], size, [], room);
    return words.every((box) => overlap(inside, box) === 0);
  });
  const kept = boxesOf(".plate, .hand, .action-bar, .top-bar, .play-side, .speech[data-side]");
  const best = bestPlace(free.length ? free : places, size, kept, room);
  bubble.dataset.side = best.top >= at.bottom ? "below" : best.top + height <= at.top ? "above" : "beside";
  pin(bubble, best);
  const now = bubble.getBoundingClientRect(); // corrects the offset where it is not fixed to the window
  pin(bubble, { ...best, left: 2 * best.left - now.left, top: 2 * best.top - now.top });
}

/** The boxes of all elements that match a selector. @param {string} selector @returns {DOMRect[]} */
const boxesOf = (selector) => [...document.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());

const windowSize = () => ({ width: innerWidth, height: innerHeight });

/** The box of the coach, if it is showing a step. @returns {DOMRect[]} */
const coachBoxes = () =>
  [...document.querySelectorAll(".coach[data-step]")].map((card) => card.getBoundingClientRect());

/** @param {HTMLElement} card @param {Box} place */
function pin(card, { left, top }) {
  card.style.left = `${left}px`;
  card.style.top = `${top}px`;
}

/**
 * Whether a thing is in view and uncovered at these heights, from 0 (its top) to 1 (its bottom).
 * @param {Element} thing @param {number[]} heights
 */
export function isInSight(thing, heights) {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return heights.every((part) => {
    const found = document.elementsFromPoint(left + width / 2, top + height * part);
    const first = found.find((each) => !each.closest(".coach-ring"));
    return first !== undefined && (thing.contains(first) || first.contains(thing));
  });
}

const SCROLLS = /auto|scroll/;

/**
 * The scrollable elements around a thing, up to the board, from the inside out.
 * @param {Element} thing
 * @returns {Element[]}
 */
export function scrollingAround(thing) {
  const board = thing.closest(".play-board");
  const around = [];
  for (let at = thing.parentElement; board && at && board.contains(at); at = at.parentElement)
    if (SCROLLS.test(getComputedStyle(at).overflowY)) around.push(at);
  return around;
}

/** Scrolls the board and its parts so that a thing is in their middle, unless it is in view. @param {Element} thing */
export function bringIntoSight(thing) {
  if (isInSight(thing, [0.05, 0.5, 0.95])) return;
  for (const around of scrollingAround(thing)) {
    const [room, box] = [around.getBoundingClientRect(), thing.getBoundingClientRect()];
    around.scrollTop += box.top + box.height / 2 - (room.top + room.height / 2);
    around.scrollLeft += box.left + box.width / 2 - (room.left + room.width / 2);
  }
}
