// Draws the marks as SVG: a frame around what changed, and a trail from where it was. Trails run below pieces and text.
// Marks are clipped where sticky parts of the board (the player's own hand) cover them, and left out for elements that
// are scrolled out of sight.
import { atRest, isShown, placeOf } from "./pieces.js";
import { scrollingAround } from "./placing.js";
import { placeAt } from "./spots.js";

/** @typedef {import("./marks.js").Mark} Mark */

const SVG = "http://www.w3.org/2000/svg";
export const FRAME_MARGIN = 3; // pixels between a thing and the frame around it
const TRAIL_CURVATURE = 0.12; // curvature of a trail, as a share of its length
const MAYBE_STICKY = "[data-own], [data-own] > *, .speech"; // the player's own place and its parts, speech bubbles
const STICKY = /sticky|fixed/;

/** The situation each drawing was made for: while it is the same, the drawing is not made again. */
const drawnFor = /** @type {WeakMap<Element, string>} */ (new WeakMap());

/** Draws these marks over the board, in place of all others. @param {Element} layer @param {Mark[]} marks */
export function drawMarks(layer, marks) {
  const before = layer.querySelector(".marks");
  const root = layer.parentElement;
  const shown = root
    ? marks
        .map((mark) => found(mark, root))
        .filter(({ element }) => isShown(element) && isScrolledIntoView(element, root))
    : [];
  if (!root || !shown.length) return before?.remove();
  atRest(root, () => {
    const sticky = stickyParts(root);
    const situation = situationOf(layer, root, shown, sticky);
    if (before && drawnFor.get(before) === situation) return;
    const drawing = drawAll(layer, root, shown, sticky);
    drawnFor.set(drawing, situation);
    before?.remove();
    layer.append(drawing);
  });
}

/**
 * Everything a drawing depends on, as a string: the places of marked elements and of what may cover them, and for
 * trails also those of all pieces, and the text of the board.
 * @param {Element} layer @param {Element} root @param {Mark[]} marks @param {Element[]} sticky
 */
function situationOf(layer, root, marks, sticky) {
  const placed = [layer, ...marks.map(({ element }) => element), ...sticky];
  const isTrailed = marks.some(({ from }) => from);
  const below = isTrailed ? [...root.querySelectorAll("[data-piece]")] : [];
  const places = [...placed, ...below].map((each) => [each.getAttribute("data-piece"), placeOf(each)]);
  const starts = marks.map(({ kind, from }) => [kind, from?.ground.isConnected ? placeAt(from) : null]);
  return JSON.stringify([places, starts, isTrailed ? root.textContent : ""]);
}

/**
 * The mark on the present element of its piece, which may have been replaced by another render.
 * @param {Mark} mark
 * @param {Element} root
 */
function found(mark, root) {
  const name = mark.element.getAttribute("data-piece");
  if (mark.element.isConnected || name === null) return mark;
  return { ...mark, element: root.querySelector(`[data-piece="${CSS.escape(name)}"]`) || mark.element };
}

/**
 * Whether the middle of an element is in the visible part of all scrollable parts of the board around it.
 * @param {Element} element
 * @param {Element} root
 */
function isScrolledIntoView(element, root) {
  const { x, y } = placeOf(element);
  return scrollingAround(element)
    .filter((room) => root.contains(room) && room !== root)
    .map((room) => room.getBoundingClientRect())
    .every(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

/** @param {Element} layer @param {Element} root @param {Mark[]} marks @param {Element[]} sticky */
function drawAll(layer, root, marks, sticky) {
  const origin = layer.getBoundingClientRect();
  const drawing = drawn("svg", { class: "marks" });
  const trails = marks.filter(({ from }) => from?.ground.isConnected);
  if (trails.length) {
    const below = [...root.querySelectorAll("[data-piece]")].map((piece) => piece.getBoundingClientRect());
    drawing.append(
      mask("mark-trails", origin, [...below, ...letters(root)]),
      group(
        "mark-trails",
        trails.flatMap((mark) => trail(mark, origin)),
      ),
    );
  }
  for (const [number, mark] of marks.entries()) {
    const covers = coversOf(mark.element, root, sticky).map((cover) => cover.getBoundingClientRect());
    const name = `mark-cover-${number}`;
    if (covers.length) drawing.append(mask(name, origin, covers), group(name, [frame(mark, origin)]));
    else drawing.append(frame(mark, origin));
  }
  return drawing;
}

/** @param {Mark} mark @param {DOMRect} origin */
function frame({ element, kind }, origin) {
  const name = element.getAttribute("data-piece") || "";
  const room = roomAround(element.getBoundingClientRect(), origin);
  return drawn("rect", { class: `mark-${kind}`, "data-for": name, ...room, rx: "9" });
}

/** A box with a margin of FRAME_MARGIN pixels, as SVG attributes. @param {DOMRect} box @param {DOMRect} origin */
const roomAround = (box, origin) => ({
  x: (box.left - origin.left - FRAME_MARGIN).toFixed(1),
  y: (box.top - origin.top - FRAME_MARGIN).toFixed(1),
  width: (box.width + 2 * FRAME_MARGIN).toFixed(1),
  height: (box.height + 2 * FRAME_MARGIN).toFixed(1),
});

/** A ring where a piece was, and a dashed curve to where it is. @param {Mark} mark @param {DOMRect} origin */
function trail({ element, from }, origin) {
  if (!from) return [];
  const [start, end] = [placeAt(from), placeOf(element)].map(({ x, y }) => ({ x: x - origin.left, y: y - origin.top }));
  const bend = {
    x: Math.min(origin.width, Math.max(0, (start.x + end.x) / 2 + (end.y - start.y) * TRAIL_CURVATURE)),
    y: (start.y + end.y) / 2 - (end.x - start.x) * TRAIL_CURVATURE,
  };
  const at = (/** @type {{ x: number, y: number }} */ { x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return [
    drawn("path", { class: "mark-trail", d: `M${at(start)} Q${at(bend)} ${at(end)}` }),
    drawn("circle", { class: "mark-from", cx: start.x.toFixed(1), cy: start.y.toFixed(1), r: "7" }),
  ];
}

/** The boxes of all lines of text on the board. @param {Element} root @returns {DOMRect[]} */
function letters(root) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const lines = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent?.trim() || !node.parentElement?.checkVisibility()) continue;
    range.selectNodeContents(node);
    lines.push(...range.getClientRects());
  }
  return lines;
}

/**
 * The sticky parts that cover an element, as the player's own hand does at the edge of a small window. Hit tests are
 * slow, so they are made only at points that a sticky part reaches.
 * @param {Element} element @param {Element} root @param {Element[]} sticky
 * @returns {Element[]}
 */
function coversOf(element, root, sticky) {
  const near = sticky.filter((each) => !each.contains(element));
  if (!near.length) return [];
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const points = [middle, { x: middle.x, y: top }, { x: middle.x, y: bottom }];
  const covers = points.flatMap(({ x, y }) => {
    if (!near.some((each) => reaches(each, x, y))) return [];
    const first = document.elementsFromPoint(x, y).find((each) => root.contains(each));
    return near.filter((each) => first && each.contains(first)).slice(-1);
  });
  return [...new Set(covers)];
}

/** Whether an element or one of its children reaches a point. */
function reaches(/** @type {Element} */ element, /** @type {number} */ x, /** @type {number} */ y) {
  return [element, ...element.children].some((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}

/** The parts of the board that stay in the window while the rest is scrolled, outer before inner. */
const stickyParts = (/** @type {Element} */ root) =>
  [...root.querySelectorAll(MAYBE_STICKY)].filter((each) => STICKY.test(getComputedStyle(each).position));

/** A mask that hides what lies in these boxes. They are one path, as there can be hundreds. */
function mask(/** @type {string} */ id, /** @type {DOMRect} */ origin, /** @type {DOMRect[]} */ boxes) {
  const room = { x: "0", y: "0", width: String(origin.width), height: String(origin.height) };
  const holes = boxes.map((box) => {
    const { x, y, width, height } = roomAround(box, origin);
    return `M${x} ${y}h${width}v${height}h-${width}z`;
  });
  const whole = drawn("mask", { id, maskUnits: "userSpaceOnUse", ...room });
  whole.append(drawn("rect", { ...room, fill: "white" }), drawn("path", { d: holes.join(""), fill: "black" }));
  return whole;
}

/** @param {string} room the mask @param {Element[]} drawings */
function group(room, drawings) {
  const all = drawn("g", { mask: `url(#${room})` });
  all.append(...drawings);
  return all;
}

/** @param {string} name @param {Record<string, string>} attributes */
function drawn(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
