// Pieces: all elements of a board with `data-piece`; measures them, and makes copies of those that leave.

/**
 * @typedef {{ x: number, y: number, width: number, height: number }} Place pixels in the window; x and y are those of
 *   the centre
 */

/**
 * A measured piece.
 * @typedef {object} Seen
 * @property {Element} element
 * @property {Place} place
 * @property {string | null} face its `data-face`, which can change without the piece moving
 * @property {Element | null} ground what it lies on; a piece that is shifted with its ground has not moved
 * @property {Place | null} groundPlace
 * @property {DOMRect | null} box in the coordinates of its drawing, if it is part of one
 */

const GROUND = "[data-place], .plate, .hand, .board";

/**
 * What a piece lies on: the outermost drawing around it, or the nearest element that matches GROUND.
 * @param {Element} element
 */
function groundOf(element) {
  let drawing = isDrawn(element) ? element.ownerSVGElement : null;
  while (drawing?.ownerSVGElement) drawing = drawing.ownerSVGElement;
  return drawing || element.parentElement?.closest(GROUND) || null;
}

/** @param {Element} element @returns {Place} */
export function placeOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, width, height };
}

/**
 * Measures a part of the page as if all running animations had ended. They are set back before anything is painted; the
 * browser computes the layout twice.
 * @template T @param {Element} root @param {() => T} measure @returns {T}
 */
export function atRest(root, measure) {
  const moving = root.getAnimations({ subtree: true }).flatMap((animation) => {
    const end = Number(animation.effect?.getComputedTiming().endTime);
    return animation.playState === "running" && Number.isFinite(end) ? [{ animation, end }] : [];
  });
  const times = moving.map(({ animation }) => animation.currentTime);
  for (const { animation, end } of moving) animation.currentTime = end;
  try {
    return measure();
  } finally {
    moving.forEach(({ animation }, place) => (animation.currentTime = times[place]));
  }
}

/**
 * Whether an element is visible; text for screen readers only is not. For many elements pass the same `known` map,
 * which caches the answers for their ancestors.
 * @param {Element} element @param {Map<Element, boolean>} [known]
 */
export const isShown = (element, known = new Map()) =>
  element.isConnected && element.checkVisibility({ visibilityProperty: true }) && !isUnseen(element, known);

/** @param {Element | null} element @param {Map<Element, boolean>} known @returns {boolean} */
function isUnseen(element, known) {
  if (!element || element === document.documentElement) return false;
  const before = known.get(element);
  if (before !== undefined) return before;
  const { clipPath, opacity } = getComputedStyle(element);
  const is = clipPath.startsWith("inset(50%") || opacity === "0" || isUnseen(element.parentElement, known);
  known.set(element, is);
  return is;
}

/** Part of a drawing, and not the drawing itself. @param {Element} element @returns {element is SVGGraphicsElement} */
export const isDrawn = (element) => element instanceof SVGGraphicsElement && element.ownerSVGElement !== null;

/** All pieces under a root. @param {Element} root @returns {Map<string, Seen>} */
export function seePieces(root) {
  /** @type {Map<string, Seen>} */
  const seen = new Map();
  for (const element of root.querySelectorAll("[data-piece]")) {
    const ground = groundOf(element);
    const place = placeOf(element);
    if (!place.width && !place.height) continue; // not displayed at this window size
    seen.set(element.getAttribute("data-piece") || "", {
      element,
      place,
      face: element.getAttribute("data-face"),
      ground,
      groundPlace: ground && placeOf(ground),
      box: isDrawn(element) ? element.getBBox() : null,
    });
  }
  return seen;
}

/**
 * How far a piece was from its present place, and its old size relative to the present one; null if it has not moved.
 * @param {Seen} before
 * @param {Seen} now
 */
export function wayOf(before, now) {
  const x = before.place.x - now.place.x;
  const y = before.place.y - now.place.y;
  const size = now.place.width ? before.place.width / now.place.width : 1;
  if (isCarried(before, now) || (Math.hypot(x, y) < 2 && Math.abs(size - 1) < 0.05)) return null;
  return { x, y, size: size || 1 };
}

/**
 * Whether a piece has kept its place on its ground, while the ground was shifted or resized.
 * @param {Seen} before
 * @param {Seen} now
 */
function isCarried(before, now) {
  const [from, to] = [before.groundPlace, now.groundPlace];
  if (!from || !to || before.ground !== now.ground) return false;
  const scale = before.box && from.width ? to.width / from.width : 1;
  const isSameSize = Math.abs(before.place.width * scale - now.place.width) < 2;
  // When its ground grows, a piece that is laid out from a corner keeps its distance to that, a centred one to the
  // centre.
  return (
    isSameSize &&
    [0, 0.5].some((share) => {
      const x = (before.place.x - from.x + share * from.width) * scale - (now.place.x - to.x + share * to.width);
      const y = (before.place.y - from.y + share * from.height) * scale - (now.place.y - to.y + share * to.height);
      return Math.hypot(x, y) < 2;
    })
  );
}

/**
 * Adds a copy of a piece that is gone to a layer, where the piece was.
 * @param {Seen} seen
 * @param {Element} layer
 */
export function ghostOf(seen, layer) {
  const origin = layer.getBoundingClientRect();
  const ghost = seen.box
    ? drawnGhost(seen.element, seen.box)
    : /** @type {HTMLElement} */ (seen.element.cloneNode(true));
  const { x, y, width, height } = seen.place;
  for (const each of [ghost, ...ghost.querySelectorAll("[data-piece], [id]")])
    ["data-piece", "data-thing", "data-move", "id"].forEach((name) => each.removeAttribute(name));
  ghost.classList.add("ghost");
  ghost.classList.remove("is-offered");
  ghost.setAttribute("inert", "");
  Object.assign(ghost.style, {
    left: `${x - width / 2 - origin.left}px`,
    top: `${y - height / 2 - origin.top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  layer.append(ghost);
  return ghost;
}

/** A copy of a part of a drawing, in an `svg` of its own. @param {Element} element @param {DOMRect} box */
function drawnGhost(element, box) {
  const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  frame.setAttribute("viewBox", `${box.x} ${box.y} ${box.width || 1} ${box.height || 1}`);
  const copy = /** @type {SVGElement} */ (element.cloneNode(true));
  copy.removeAttribute("transform");
  copy.style.transform = "none";
  frame.append(copy);
  return frame;
}

/** Pixels per unit of the drawing a piece is part of; 1 for an HTML element. @param {Element} element */
export function unitOf(element) {
  if (!isDrawn(element)) return 1;
  const parent = /** @type {SVGGraphicsElement} */ (/** @type {unknown} */ (element.parentNode));
  return parent.getScreenCTM?.()?.a || 1;
}

/**
 * The place of something on the board relative to a layer over it, for effects that boards draw.
 * @param {Element} layer
 * @param {string} selector
 * @returns {Place | null}
 */
export function placeIn(layer, selector) {
  const found = layer.closest(".play-board")?.querySelector(selector);
  if (!found) return null;
  const origin = layer.getBoundingClientRect();
  const place = placeOf(found);
  return { ...place, x: place.x - origin.left, y: place.y - origin.top };
}
