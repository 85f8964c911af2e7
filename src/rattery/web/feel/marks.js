// Marks of the last move, which stay until the next one: pieces that moved or show another face, where they came from,
// and numbers that changed. Everything is measured as if all animations had ended.
import { drawMarks } from "./mark_drawing.js";
import { atRest, isDrawn, isShown, placeOf, seePieces, wayOf } from "./pieces.js";
import { placeAt, spotOf } from "./spots.js";

/** @typedef {import("./pieces.js").Seen} Seen */
/** @typedef {import("./pieces.js").Place} Place */

/** @typedef {import("./spots.js").Spot} Spot */

/**
 * An element to mark: a piece that is new, moved or changed, or a number that changed. `from`: where it was, for a
 * trail.
 * @typedef {{ element: Element, kind: "here" | "changed", from: Spot | null }} Mark
 */

const MAX_MARKS = 6; // more would not be taken in
const MAX_TRAILS = 2;
const MIN_TRAIL_LENGTH = 32; // pixels; a shorter move gets no trail
const MIN_TRAIL_DISTANCE = 40; // pixels; trails closer together than that count as one
const MIN_SHIFT = 6; // pixels a piece may shift without counting as moved
const NUMBERS = ".number, [data-count]";
const CONTAINERS = "[data-seat], [data-place], [data-piece], [data-group]";

/**
 * A piece before a move: as it was seen, its spot, the container that lays it out, and the pieces in that.
 * @typedef {Seen & { spot: Spot, home: Element | null, among: string }} Was
 */
/**
 * The board before a move, for comparison.
 * @typedef {object} Baseline
 * @property {number | null | undefined} mover
 * @property {Map<string, Was>} pieces
 * @property {Map<string, string>} numbers
 */

export class Marks {
  constructor() {
    /** The board before what is marked. @type {Baseline | null} */
    this.since = null;
    /** The board before the move being shown, unless that extends what is marked. @type {Baseline | null} */
    this.next = null;
    /** @type {Mark[]} */
    this.marked = [];
  }

  /**
   * Measures the board before a move. The moves another player makes in a row are marked together, so that only the
   * first is measured; the player's own are marked one by one.
   * @param {Element} root
   * @param {import("./beats.js").Beat | null} beat
   * @param {{ mover: number | null | undefined, eye: number | null }} who
   */
  look(root, beat, { mover, eye }) {
    const isBegun = beat && !beat.isFirst && (this.next || this.since);
    const goesOn = this.since && typeof mover === "number" && mover === this.since.mover && mover !== eye;
    if (isBegun) return;
    this.next = goesOn ? null : baseline(root, mover);
  }

  /**
   * Compares the board at the last beat of a move. If nothing visible has changed, the present marks stay.
   * @param {Element} root
   * @param {import("./beats.js").Beat | null} beat
   */
  see(root, beat) {
    if (beat?.isRoundEnd) return Object.assign(this, { since: baseline(root, undefined), next: null, marked: [] });
    const since = this.next || this.since;
    if (!since || (beat && !beat.isLast)) return;
    this.next = null;
    const marks = atRest(root, () => changes(root, since));
    if (marks.length) Object.assign(this, { since, marked: marks });
  }

  /** After a resize: drops the baselines, which no longer compare. */
  resized() {
    this.since = null;
    this.next = null;
  }

  /** Removes all marks and baselines. @param {Element} layer */
  clear(layer) {
    this.resized();
    this.marked = [];
    this.hide(layer);
  }

  /** Hides the marks while the next move is shown. @param {Element} layer */
  hide(layer) {
    drawMarks(layer, []);
  }

  /** Draws the marks at the present places of their elements. @param {Element} layer */
  draw(layer) {
    drawMarks(layer, this.marked);
  }
}

/**
 * The marks for all differences, the most important first, MAX_MARKS at most. If most pieces moved, a new round was
 * laid out: then changed numbers come first and there are no trails.
 * @param {Element} root @param {Baseline} since
 * @returns {Mark[]}
 */
function changes(root, since) {
  const now = seePieces(root);
  const changed = [...now].filter(([piece, seen]) => hasChanged(since.pieces.get(piece), seen));
  const isNewTable = changed.length > MAX_MARKS && changed.length > now.size / 2;
  const pieces = trailed(
    changed.map(([piece, seen]) => ({
      seen,
      from: isNewTable ? null : sourceOf(seen, since, root),
      isNew: !since.pieces.has(piece),
    })),
  );
  const numbers = changedNumbers(root, since).map((element) => markOf(element, "changed", null));
  const order = isNewTable ? [...numbers, ...pieces] : [...pieces.slice(0, MAX_TRAILS), ...numbers, ...pieces];
  const marks = [...new Set(order)].slice(0, MAX_MARKS);
  return marks.length ? marks : leftBehind(since.pieces, now);
}

/** @param {Element} root @param {Baseline} since @returns {Element[]} */
function changedNumbers(root, since) {
  return [...numberElements(root)].flatMap(([key, element]) =>
    since.numbers.has(key) && since.numbers.get(key) !== valueOf(element) ? [element] : [],
  );
}

/** @param {Element} element @param {Mark["kind"]} kind @param {Spot | null} from @returns {Mark} */
const markOf = (element, kind, from) => ({ element, kind, from });

/** @param {Element} root @param {number | null | undefined} mover @returns {Baseline} */
const baseline = (root, mover) => atRest(root, () => ({ mover, pieces: remembered(root), numbers: readNumbers(root) }));

/** All pieces, each with its spot and its container. @param {Element} root @returns {Map<string, Was>} */
function remembered(root) {
  return new Map(
    [...seePieces(root)].map(([piece, seen]) => {
      const home = homeOf(seen.element);
      return [piece, { ...seen, spot: spotOf(seen.element), home, among: piecesIn(home) }];
    }),
  );
}

/**
 * Whether a piece is new, moved, or shows another face. One that only made room for others in its container, and
 * shifted by less than its own size, has not changed.
 * @param {Was | undefined} before
 * @param {Seen} now
 */
function hasChanged(before, now) {
  if (!before || before.face !== now.face) return true;
  const way = wayOf(before, now);
  if (!way) return false;
  const home = homeOf(now.element);
  if (home !== before.home) return Math.hypot(way.x, way.y) > MIN_SHIFT;
  const isCrowd = home !== null && piecesIn(home) !== before.among;
  return !isCrowd && Math.hypot(way.x, way.y) > Math.max(now.place.width, now.place.height);
}

/** The nearest container that lays a piece out beside others; null if it is placed absolutely. */
function homeOf(/** @type {Element} */ element) {
  if (isDrawn(element) || getComputedStyle(element).position === "absolute") return null;
  for (let home = element.parentElement; home && !home.matches(".board"); home = home.parentElement)
    if (home.querySelectorAll("[data-piece]").length > 1) return home;
  return null;
}

/** @param {Element | null} home */
const piecesIn = (home) =>
  [...(home?.querySelectorAll("[data-piece]") || [])].map((piece) => piece.getAttribute("data-piece")).join();

/**
 * Where a piece came from: its last spot, or for a new one its `data-from`.
 * @param {Seen} seen @param {Baseline} since @param {Element} root
 * @returns {Spot | null}
 */
function sourceOf(seen, { pieces }, root) {
  const { element } = seen;
  const was = pieces.get(element.getAttribute("data-piece") || "");
  if (was) return wayOf(was, seen) ? was.spot : null;
  const selector = element.getAttribute("data-from");
  const source = selector ? root.querySelector(selector) : null;
  return source?.checkVisibility() ? spotOf(source) : null;
}

/**
 * Marks for pieces, new ones last, else by the length of their move; only the first few get trails.
 * @param {{ seen: Seen, from: Spot | null, isNew: boolean }[]} moved
 * @returns {Mark[]}
 */
function trailed(moved) {
  const ways = moved
    .map((each) => ({ ...each, length: each.from ? distance(placeAt(each.from), each.seen.place) : 0 }))
    .sort((a, b) => Number(a.isNew) - Number(b.isNew) || b.length - a.length);
  /** @type {{ from: Place, to: Place }[]} */
  const trails = [];
  return ways.map(({ seen, from, length }) => {
    const start = from && placeAt(from);
    const isDouble = trails.some(
      (trail) =>
        start &&
        distance(trail.from, start) < MIN_TRAIL_DISTANCE &&
        distance(trail.to, seen.place) < 2 * MIN_TRAIL_DISTANCE,
    );
    const isTrail = start && length > MIN_TRAIL_LENGTH && trails.length < MAX_TRAILS && !isDouble;
    if (isTrail) trails.push({ from: start, to: seen.place });
    return markOf(seen.element, "here", isTrail ? from : null);
  });
}

/**
 * If nothing else has changed: the mark on what a piece that is gone lay on.
 * @param {Map<string, Was>} before @param {Map<string, Seen>} now
 * @returns {Mark[]}
 */
function leftBehind(before, now) {
  const grounds = [...before].filter(([piece]) => !now.has(piece)).map(([, { ground }]) => ground);
  const shown = [...new Set(grounds)].filter((ground) => ground?.isConnected && ground.checkVisibility());
  return shown.slice(0, 1).map((ground) => markOf(/** @type {Element} */ (ground), "changed", null));
}

/** @param {{ x: number, y: number }} one @param {{ x: number, y: number }} other */
const distance = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);

/**
 * The numbers on the board by a key made of their container and their index in it. Numbers outside of a container are
 * left out: their index would change when one is added.
 * @param {Element} root
 * @returns {Map<string, Element>}
 */
function numberElements(root) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  const known = new Map();
  return new Map(
    [...root.querySelectorAll(NUMBERS)]
      .filter((element) => element.matches("[data-count]") || element.closest(CONTAINERS))
      .filter((element) => isInSight(element, known))
      .map((element) => {
        const own = element.getAttribute("data-count");
        const around = own ? `= ${own}` : nameOf(element.closest(CONTAINERS));
        const number = (counts.get(around) || 0) + 1;
        counts.set(around, number);
        return [`${around} ${number}`, element];
      }),
  );
}

/**
 * Whether a number is visible; text for screen readers only lies outside of its container in a small window.
 * @param {Element} element @param {Map<Element, boolean>} known
 */
function isInSight(element, known) {
  if (!isShown(element, known)) return false;
  const around = (element.closest(".plate") || element.closest(".board"))?.getBoundingClientRect();
  const { x, y, width, height } = placeOf(element);
  return (
    !around || (width > 1 && height > 1 && y > around.top && y < around.bottom && x > around.left && x < around.right)
  );
}

/** @param {Element | null} element */
const nameOf = (element) =>
  ["data-piece", "data-place", "data-group", "data-seat"].map((name) => element?.getAttribute(name) || "").join("|");

/** @param {Element} root */
const readNumbers = (root) => new Map([...numberElements(root)].map(([key, element]) => [key, valueOf(element)]));

/** The value of a number, as text. @param {Element} element */
const valueOf = (element) => element.getAttribute("data-value") || element.textContent || "";
