// The last move stays marked until the next one: which pieces lie elsewhere or show another face, where they came from,
// and which numbers changed. Everything is measured as it lies when nothing moves.
import { drawMarks } from "./mark_sheet.js";
import { atRest, isDrawn, isShown, placeOf, seePieces, wayOf } from "./pieces.js";
import { placeAt, spotOf } from "./spots.js";

/** @typedef {import("./pieces.js").Seen} Seen */
/** @typedef {import("./pieces.js").Place} Place */

/** @typedef {import("./spots.js").Spot} Spot */

/**
 * A piece that lies elsewhere or is another, or a number that changed. `from`: where it was; null where it was
 * nowhere.
 * @typedef {{ element: Element, kind: "here" | "changed", from: Spot | null }} Mark
 */

const MOST_MARKS = 6; // more of them are not read any more
const MOST_TRAILS = 2;
const FAR = 32; // pixels; a shorter way needs no trail
const ASIDE = 40; // pixels; trails that are nearer to each other than that are one
const NUDGE = 6; // pixels a piece may shift without having been moved
const NUMBERS = ".number, [data-count]";
const CONTAINERS = "[data-seat], [data-place], [data-piece], [data-track]";

/**
 * A piece before a move: as it was seen, its spot, and the pieces it lay among.
 * @typedef {Seen & { spot: Spot, home: Element | null, among: string }} Was
 */
/**
 * The table before a move: what is seen later is compared with it.
 * @typedef {object} Baseline
 * @property {number | null | undefined} mover
 * @property {Map<string, Was>} pieces
 * @property {Map<string, string>} numbers
 */

export class Marks {
  constructor() {
    /** The table before what is marked. @type {Baseline | null} */
    this.since = null;
    /** The table before what is shown now, where that does not go on what is marked. @type {Baseline | null} */
    this.next = null;
    /** @type {Mark[]} */
    this.marked = [];
  }

  /**
   * Remember the table before a move, unless the same player goes on. One's own moves are marked one by one:
   * the player knows the others.
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
   * With the last beat of a move: see what it brought. Where that is nothing to be seen, what is marked stays marked.
   * @param {Element} root
   * @param {import("./beats.js").Beat | null} beat
   */
  see(root, beat) {
    if (beat?.isRest) return Object.assign(this, { since: baseline(root, undefined), next: null, marked: [] });
    const since = this.next || this.since;
    if (!since || (beat && !beat.isLast)) return;
    this.next = null;
    const marks = atRest(root, () => changes(root, since));
    if (marks.length) Object.assign(this, { since, marked: marks });
  }

  /** The window has another size: what was seen before cannot be compared with what is seen now. */
  resized() {
    this.since = null;
    this.next = null;
  }

  /** Nothing is marked. @param {Element} layer */
  clear(layer) {
    this.resized();
    this.marked = [];
    this.hide(layer);
  }

  /** While the next move is shown, the last one is not. @param {Element} layer */
  hide(layer) {
    drawMarks(layer, []);
  }

  /** Draw the marks where things are now. @param {Element} layer */
  draw(layer) {
    drawMarks(layer, this.marked);
  }
}

/**
 * What differs from how the table was, the most important first. Where nearly everything lies elsewhere a new round
 * was laid out: then numbers are what changed.
 * @param {Element} root @param {Baseline} since
 * @returns {Mark[]}
 */
function changes(root, since) {
  const now = seePieces(root);
  const changed = [...now].filter(([piece, seen]) => hasChanged(since.pieces.get(piece), seen));
  const isNewTable = changed.length > MOST_MARKS && changed.length > now.size / 2;
  const pieces = trailed(
    changed.map(([piece, seen]) => ({
      seen,
      from: isNewTable ? null : sourceOf(seen, since, root),
      isNew: !since.pieces.has(piece),
    })),
  );
  const numbers = changedNumbers(root, since).map((element) => markOf(element, "changed", null));
  const order = isNewTable ? [...numbers, ...pieces] : [...pieces.slice(0, MOST_TRAILS), ...numbers, ...pieces];
  const marks = [...new Set(order)].slice(0, MOST_MARKS);
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

/** All pieces, each with its spot and the pieces it lies among. @param {Element} root @returns {Map<string, Was>} */
function remembered(root) {
  return new Map(
    [...seePieces(root)].map(([piece, seen]) => {
      const home = homeOf(seen.element);
      return [piece, { ...seen, spot: spotOf(seen.element), home, among: piecesIn(home) }];
    }),
  );
}

/**
 * New, elsewhere, or with another face. What only made room for others has not changed: it lies among them still, and
 * is nearer to where it was than it is large.
 * @param {Was | undefined} before
 * @param {Seen} now
 */
function hasChanged(before, now) {
  if (!before || before.face !== now.face) return true;
  const way = wayOf(before, now);
  if (!way) return false;
  const home = homeOf(now.element);
  if (home !== before.home) return Math.hypot(way.x, way.y) > NUDGE;
  const isCrowd = home !== null && piecesIn(home) !== before.among;
  return !isCrowd && Math.hypot(way.x, way.y) > Math.max(now.place.width, now.place.height);
}

/** The nearest thing around a piece that lays it out beside others; null for one that stands where it wants. */
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
 * Where a piece came from: its last spot, or for a new one what it says itself.
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
 * Marks for pieces, those first that were there before, then those with the longest way; only the first keep where they
 * came from.
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
      (trail) => start && distance(trail.from, start) < ASIDE && distance(trail.to, seen.place) < 2 * ASIDE,
    );
    const isTrail = start && length > FAR && trails.length < MOST_TRAILS && !isDouble;
    if (isTrail) trails.push({ from: start, to: seen.place });
    return markOf(seen.element, "here", isTrail ? from : null);
  });
}

/**
 * Where nothing but a piece that is gone has changed: what it lay on.
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
 * The numbers on the board, each by what it stands on and its place there; a number that stands on nothing cannot be
 * told from the others when one more appears.
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
 * Whether a number can be read: what a small window only says aloud lies outside of what it belongs to.
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
  ["data-piece", "data-place", "data-track", "data-seat"].map((name) => element?.getAttribute(name) || "").join("|");

/** @param {Element} root */
const readNumbers = (root) => new Map([...numberElements(root)].map(([key, element]) => [key, valueOf(element)]));

/** What a number says. @param {Element} element */
const valueOf = (element) => element.getAttribute("data-value") || element.textContent || "";
