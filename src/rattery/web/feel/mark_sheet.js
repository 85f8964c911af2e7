// Drawing marks: a frame around what changed, and a trail from where it was. Trails run below pieces and letters.
// What lies under one's own hand is not marked through it, nor what is scrolled out of sight in its part of the board.
import { atRest, isShown, placeOf } from "./pieces.js";
import { scrollingAround } from "./placing.js";
import { placeAt } from "./spots.js";

/** @typedef {import("./marks.js").Mark} Mark */

const SVG = "http://www.w3.org/2000/svg";
export const AROUND = 3; // pixels between a thing and the frame around it
const BOW = 0.12; // of a trail's length
const MAY_STICK = "[data-own], [data-own] > *, .speech"; // one's own place or a part of it, and what is said
const STUCK = /sticky|fixed/;

/** What every drawing was drawn for: where nothing of that has changed, it is not drawn again. */
const drawnFor = /** @type {WeakMap<Element, string>} */ (new WeakMap());

/** Draw these marks over the board, and no others. @param {Element} layer @param {Mark[]} marks */
export function drawMarks(layer, marks) {
  const before = layer.querySelector(".marks");
  const root = layer.parentElement;
  const shown = root
    ? marks.map((mark) => found(mark, root)).filter(({ element }) => isShown(element) && isInItsRoom(element, root))
    : [];
  if (!root || !shown.length) return before?.remove();
  atRest(root, () => {
    const stuck = stuckIn(root);
    const situation = situationOf(layer, root, shown, stuck);
    if (before && drawnFor.get(before) === situation) return;
    const drawing = sheet(layer, root, shown, stuck);
    drawnFor.set(drawing, situation);
    before?.remove();
    layer.append(drawing);
  });
}

/**
 * All that a drawing depends on: where what is marked lies and lay, what may cover it, and for trails all other pieces
 * and what is written on the board.
 * @param {Element} layer @param {Element} root @param {Mark[]} marks @param {Element[]} stuck
 */
function situationOf(layer, root, marks, stuck) {
  const placed = [layer, ...marks.map(({ element }) => element), ...stuck];
  const isTrailed = marks.some(({ from }) => from);
  const below = isTrailed ? [...root.querySelectorAll("[data-piece]")] : [];
  const places = [...placed, ...below].map((each) => [each.getAttribute("data-piece"), placeOf(each)]);
  const starts = marks.map(({ kind, from }) => [kind, from?.ground.isConnected ? placeAt(from) : null]);
  return JSON.stringify([places, starts, isTrailed ? root.textContent : ""]);
}

/** A piece that was drawn anew, as for another window, is still that piece. @param {Mark} mark @param {Element} root */
function found(mark, root) {
  const name = mark.element.getAttribute("data-piece");
  if (mark.element.isConnected || name === null) return mark;
  return { ...mark, element: root.querySelector(`[data-piece="${CSS.escape(name)}"]`) || mark.element };
}

/** Whether a thing is where its part of the board is scrolled to. @param {Element} element @param {Element} root */
function isInItsRoom(element, root) {
  const { x, y } = placeOf(element);
  return scrollingAround(element)
    .filter((room) => root.contains(room) && room !== root)
    .map((room) => room.getBoundingClientRect())
    .every(({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom);
}

/** @param {Element} layer @param {Element} root @param {Mark[]} marks @param {Element[]} stuck */
function sheet(layer, root, marks, stuck) {
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
    const covers = coversOf(mark.element, root, stuck).map((cover) => cover.getBoundingClientRect());
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

/** A box and some room around it. @param {DOMRect} box @param {DOMRect} origin */
const roomAround = (box, origin) => ({
  x: (box.left - origin.left - AROUND).toFixed(1),
  y: (box.top - origin.top - AROUND).toFixed(1),
  width: (box.width + 2 * AROUND).toFixed(1),
  height: (box.height + 2 * AROUND).toFixed(1),
});

/** A ring where a piece was, and a dashed bow to where it is. @param {Mark} mark @param {DOMRect} origin */
function trail({ element, from }, origin) {
  if (!from) return [];
  const [start, end] = [placeAt(from), placeOf(element)].map(({ x, y }) => ({ x: x - origin.left, y: y - origin.top }));
  const bend = {
    x: Math.min(origin.width, Math.max(0, (start.x + end.x) / 2 + (end.y - start.y) * BOW)),
    y: (start.y + end.y) / 2 - (end.x - start.x) * BOW,
  };
  const at = (/** @type {{ x: number, y: number }} */ { x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return [
    drawn("path", { class: "mark-trail", d: `M${at(start)} Q${at(bend)} ${at(end)}` }),
    drawn("circle", { class: "mark-from", cx: start.x.toFixed(1), cy: start.y.toFixed(1), r: "7" }),
  ];
}

/** The lines of text on the board. @param {Element} root @returns {DOMRect[]} */
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
 * What lies over a thing without being part of its place: one's own hand at the edge of a small window. What lies at a
 * point takes long to find out, and is asked only where something that is stuck reaches.
 * @param {Element} element @param {Element} root @param {Element[]} stuck
 * @returns {Element[]}
 */
function coversOf(element, root, stuck) {
  const near = stuck.filter((each) => !each.contains(element));
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

/** Whether anything of an element may be at a point. */
function reaches(/** @type {Element} */ element, /** @type {number} */ x, /** @type {number} */ y) {
  return [element, ...element.children].some((each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect();
    return x >= left && x <= right && y >= top && y <= bottom;
  });
}

/** The parts of the board that stay in the window when the rest is scrolled, outer before inner. */
const stuckIn = (/** @type {Element} */ root) =>
  [...root.querySelectorAll(MAY_STICK)].filter((each) => STUCK.test(getComputedStyle(each).position));

/** What is drawn with this mask is seen everywhere but in these boxes. All are one path: there are hundreds. */
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
