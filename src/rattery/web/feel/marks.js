// The last move stays marked until the next one: where pieces came from, where they are, and which numbers changed.
import { isDrawn, placeOf, seePieces, wayOf } from "./pieces.js";

/** @typedef {import("./pieces.js").Seen} Seen */
/** @typedef {import("./pieces.js").Place} Place */

/**
 * A spot on the board that stays where it is when the board is drawn at another size: a share of what lies there.
 * @typedef {{ ground: Element, x: number, y: number, width: number }} Spot
 */
/** A piece that moved: its way up to now, and itself. @typedef {{ way: Spot[], element: Element }} Trail */

const SVG = "http://www.w3.org/2000/svg";
const MOST = 9; // pieces; when more have moved, the table was laid anew
const NUMBERS = ".number, [data-count]";
const CONTAINERS = "[data-seat], [data-place], [data-piece], [data-track]";

export class Marks {
  constructor() {
    /** Where everything was before the move. @type {Map<string, Seen> | null} */
    this.before = null;
    /** Who made it: what somebody does in a row is marked together. @type {number | null | undefined} */
    this.mover = undefined;
    /** @type {Map<string, string>} */
    this.numbers = new Map();
    /** @type {Map<string, Spot[]>} */
    this.ways = new Map();
    /** @type {Trail[]} */
    this.trails = [];
    /** @type {Spot[]} */
    this.left = []; // where pieces were that are gone
    /** @type {Element[]} */
    this.changed = [];
  }

  /**
   * Remember the table before a move, unless it goes on what the same player did last.
   * @param {Element} root
   * @param {import("./beats.js").Beat | null} beat
   * @param {number | null | undefined} mover
   */
  look(root, beat, mover) {
    const isFirst = !beat || beat.isFirst || !this.before;
    const goesOn = this.before && typeof mover === "number" && mover === this.mover;
    if (!isFirst || goesOn) return;
    this.mover = mover;
    this.before = seePieces(root);
    this.numbers = readNumbers(root);
    this.ways = new Map([...this.before].map(([piece, { element }]) => [piece, [spotOf(element)]]));
  }

  /** Nothing is marked. @param {Element} layer */
  clear(layer) {
    this.trails = [];
    this.left = [];
    this.changed = [];
    this.draw(layer);
  }

  /**
   * See what has moved so far; with the last beat of a move, mark it.
   * @param {Element} root
   * @param {Element} layer
   * @param {import("./beats.js").Beat | null} beat
   */
  see(root, layer, beat) {
    if (!this.before) return;
    const now = seePieces(root);
    for (const [piece, { element }] of now) this.ways.set(piece, [...(this.ways.get(piece) || []), spotOf(element)]);
    if (beat && !beat.isLast) return;
    this.#mark(now, root);
    this.draw(layer);
  }

  /** @param {Map<string, Seen>} now @param {Element} root */
  #mark(now, root) {
    const before = /** @type {Map<string, Seen>} */ (this.before);
    const moved = [...now].filter(([piece, seen]) => hasMoved(before.get(piece), seen));
    const gone = [...before].filter(([piece]) => !now.has(piece));
    const numbers = readNumbers(root);
    const isNewTable = moved.length + gone.length > MOST;
    if (isNewTable) this.mover = undefined; // the next move is marked by itself
    this.trails = isNewTable ? [] : moved.map(([piece, { element }]) => ({ way: this.ways.get(piece) || [], element }));
    this.left = isNewTable ? [] : gone.map(([piece]) => (this.ways.get(piece) || [])[0]).filter(Boolean);
    this.changed = isNewTable
      ? []
      : [...numberElements(root)].flatMap(([key, element]) =>
          this.numbers.has(key) && this.numbers.get(key) !== numbers.get(key) ? [element] : [],
        );
  }

  /** Draw the marks where things are now. @param {Element} layer */
  draw(layer) {
    layer.querySelector(".marks")?.remove();
    const trails = this.trails.filter(({ element }) => element.isConnected);
    const changed = this.changed.filter((element) => element.isConnected);
    const left = this.left.filter(({ ground }) => ground.isConnected);
    if (!trails.length && !changed.length && !left.length) return;
    const origin = layer.getBoundingClientRect();
    const sheet = document.createElementNS(SVG, "svg");
    sheet.setAttribute("class", "marks");
    for (const trail of trails) sheet.append(...drawTrail(trail, origin));
    for (const spot of left) sheet.append(dot(inLayer(placeAt(spot), origin)));
    for (const element of changed) sheet.append(frame(placeOf(element), origin, "mark-changed"));
    layer.append(sheet);
  }
}

/** New, elsewhere, or with another face. @param {Seen | undefined} before @param {Seen} now */
const hasMoved = (before, now) => !before || before.face !== now.face || wayOf(before, now) !== null;

/** @param {Element} element @returns {Spot} */
function spotOf(element) {
  const ground = groundOf(element);
  const [place, under] = [placeOf(element), ground.getBoundingClientRect()];
  return {
    ground,
    x: (place.x - under.left) / (under.width || 1),
    y: (place.y - under.top) / (under.height || 1),
    width: place.width / (under.width || 1),
  };
}

/** What stays on the board when a piece goes: the drawing it is part of, or the board. @param {Element} element */
function groundOf(element) {
  const drawing = isDrawn(element) ? element.ownerSVGElement : null;
  return drawing || element.closest("[data-place], .plate, .town") || element.closest(".board") || document.body;
}

/** @param {Spot} spot @returns {Place} */
function placeAt({ ground, x, y, width }) {
  const under = ground.getBoundingClientRect();
  const size = width * under.width;
  return { x: under.left + x * under.width, y: under.top + y * under.height, width: size, height: size };
}

/** @param {Place} place @param {DOMRect} origin */
const inLayer = (place, origin) => ({ ...place, x: place.x - origin.left, y: place.y - origin.top });

/**
 * The way of a piece: a dot where it set off, a dashed line through where it passed, a frame where it is.
 * @param {Trail} trail @param {DOMRect} origin
 */
function drawTrail({ way, element }, origin) {
  const here = placeOf(element);
  const stops = [...way.filter(({ ground }) => ground.isConnected).map(placeAt), here].map((place) =>
    inLayer(place, origin),
  );
  const [first] = stops;
  const last = stops[stops.length - 1];
  const isFar =
    Math.hypot(first.x - last.x, first.y - last.y) > 24 ||
    stops.some((stop) => Math.hypot(first.x - stop.x, first.y - stop.y) > 24);
  const line = drawn("path", {
    class: "mark-trail",
    d: `M${stops.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join(" L")}`,
  });
  return [...(isFar ? [line, dot(first)] : []), frame(here, origin, "mark-here")];
}

/** @param {{ x: number, y: number }} at */
const dot = ({ x, y }) => drawn("circle", { class: "mark-from", cx: x.toFixed(1), cy: y.toFixed(1), r: "7" });

/** @param {Place} place @param {DOMRect} origin @param {string} name */
function frame(place, origin, name) {
  const { x, y, width, height } = inLayer(place, origin);
  return drawn("rect", {
    class: name,
    x: (x - width / 2 - 3).toFixed(1),
    y: (y - height / 2 - 3).toFixed(1),
    width: (width + 6).toFixed(1),
    height: (height + 6).toFixed(1),
    rx: "9",
  });
}

/** @param {string} name @param {Record<string, string>} attributes */
function drawn(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}

/**
 * The numbers on the board, each by what it stands on and its place there; a number that stands on nothing cannot be
 * told from the others when one more appears.
 * @param {Element} root
 * @returns {Map<string, Element>}
 */
function numberElements(root) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  return new Map(
    [...root.querySelectorAll(NUMBERS)]
      .filter(isInSight)
      .filter((element) => element.matches("[data-count]") || element.closest(CONTAINERS))
      .map((element) => {
        const own = element.getAttribute("data-count");
        const around = own ? `= ${own}` : nameOf(element.closest(CONTAINERS));
        const number = (counts.get(around) || 0) + 1;
        counts.set(around, number);
        return [`${around} ${number}`, element];
      }),
  );
}

/** Whether a number can be read: what a small window only says aloud lies outside of what it belongs to. */
function isInSight(/** @type {Element} */ element) {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
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
const readNumbers = (root) =>
  new Map(
    [...numberElements(root)].map(([key, element]) => [
      key,
      element.getAttribute("data-value") || element.textContent || "",
    ]),
  );
