// What is heard and seen when something happens at the table of Ratjack.
import { flyTo } from "../../feel/flying.js";
import { html } from "../../vendor/html.js";
import { BottleCap } from "./art.js";

/** @typedef {import("../../feel/cues.js").Cue} Cue */

const SVG = "http://www.w3.org/2000/svg";
const CAPS = 14;

const POINT = 640; // milliseconds a point flies

/** A bottle cap flies to whoever has won it. @param {number} seat @param {string[]} from */
const won = (seat, from) => ({
  sound: /** @type {const} */ ("coin"),
  hold: POINT,
  effect: (/** @type {HTMLElement} */ layer) =>
    flyTo(layer, {
      from,
      to: `.plate[data-seat="${seat}"] .rj-points`,
      drawing: html`<${BottleCap} colour="#f2b33d" />`,
      count: 1,
      length: POINT,
    }),
});

/** @type {Record<string, (facts: any) => Cue>} */
export const cues = {
  round_began: () => ({ sound: "lid" }),
  token_thrown: ({ token }) => ({ sound: "chip", pieces: [`token-${token}`], hold: 80 }),
  pile_begun: () => ({ sound: "card", hold: 120 }),
  dealt: () => ({ sound: "card", hold: 80 }),
  hid: () => ({ sound: "card" }),
  drew: () => ({ sound: "card" }),
  drew_discard: () => ({ sound: "card" }),
  laid_down: () => ({ sound: "card" }),
  laid_up: () => ({ sound: "card" }),
  discarded_hand: () => ({ sound: "card" }),
  triggered: ({ seat }) => ({
    sound: "chime",
    effect: (layer) => ring(layer, `[data-place=row-${seat}] .is-triggered`, "#f7c870"),
  }),
  muted: () => ({ sound: "snore" }),
  looked_at_deck: () => ({ effect: (layer) => glance(layer, "[data-place=deck]") }),
  looked_at_hand: ({ owner }) => ({ effect: (layer) => glance(layer, `[data-place=hand-${owner}]`) }),
  looked_at: ({ owner, place }) => ({ effect: (layer) => glance(layer, spot(owner, place)) }),
  turned_up: ({ owner, place }) => ({
    sound: "card",
    effect: (layer) => ring(layer, spot(owner, place), "#f7c870"),
  }),
  turned_up_own: ({ seat, place }) => ({
    sound: "card",
    effect: (layer) => ring(layer, spot(seat, place), "#f7c870"),
  }),
  turned_down: () => ({ sound: "card" }),
  turned_down_own: () => ({ sound: "card" }),
  exchanged: () => ({ sound: "card" }),
  exchanged_hand: () => ({ sound: "card" }),
  exchanged_discard: () => ({ sound: "card" }),
  gave: () => ({ sound: "card" }),
  gave_hidden: () => ({ sound: "card" }),
  took: () => ({ sound: "card" }),
  picked_up: () => ({ sound: "card" }),
  discarded: () => ({ sound: "tear" }),
  discarded_own: () => ({ sound: "card" }),
  put_token: ({ token }) => ({ sound: "chip", pieces: [`token-${token}`] }),
  put_token_own: ({ token }) => ({ sound: "chip", pieces: [`token-${token}`] }),
  returned_token: ({ token }) => ({ sound: "chip", pieces: [`token-${token}`] }),
  moved_token: ({ token }) => ({ sound: "chip", pieces: [`token-${token}`] }),
  laid_from_deck: () => ({ sound: "card" }),
  laid_from_deck_own: () => ({ sound: "card" }),
  laid_from_discard: () => ({ sound: "card" }),
  laid_from_discard_own: () => ({ sound: "card" }),
  buried: () => ({ sound: "card" }),
  shuffled: () => ({ sound: "card" }),
  went_out: ({ seat }) => ({
    sound: "squeak",
    effect: (layer) => ring(layer, `.plate[data-seat="${seat}"]`, "#c2452f"),
    hold: 400,
  }),
  uncovered: ({ owner, place }) => ({
    sound: "card",
    effect: (layer) => ring(layer, spot(owner, place), "#f7c870"),
  }),
  scored_out: ({ seat, owner }) => won(seat, [`.plate[data-seat="${owner}"] .rj-dial-tip`, ".rj-dealer"]),
  ratjack: ({ seat }) => {
    const point = won(seat, [".rj-dealer", ".rj-bank"]);
    return {
      ...point,
      sound: "fanfare",
      effect: (layer) => [...point.effect(layer), ...[shower(layer, seat)].filter((each) => each !== undefined)],
    };
  },
  last_left: ({ seat }) => won(seat, [".rj-dealer", ".rj-bank"]),
  highest: ({ seat }) => won(seat, [".rj-dealer", ".rj-bank"]),
  deck_empty: () => ({ sound: "creak" }),
  won: ({ seat }) => ({ sound: "fanfare", effect: (layer) => shower(layer, seat), hold: 400 }),
};

/** How the lines of its story look. @type {import("../../table_types.js").StoryLooks} */
export const looks = {
  peaks: ["ratjack"],
  recap: ["went_out", "scored_out"],
  icons: {
    star: ["scored_out", "last_left", "highest"],
    warn: ["stalled"],
    eye: ["looked_at_deck", "looked_at_hand", "looked_at", "turned_up_own", "uncovered"],
    card: [
      "shuffled",
      "hid",
      "drew_discard",
      "laid_down",
      "laid_up",
      "discarded_hand",
      "discarded",
      "discarded_own",
      "exchanged_discard",
      "gave",
      "gave_hidden",
      "laid_from_deck",
      "laid_from_deck_own",
      "laid_from_discard",
      "laid_from_discard_own",
    ],
    step: ["moved_token"],
  },
};

/** @param {number} seat @param {number} place from 1 */
const spot = (seat, place) => `[data-place=row-${seat}] > :nth-child(${place})`;

const DECK = "[data-place=deck]";
const DISCARD = "[data-place=discard]";
const row = (/** @type {number} */ seat) => `[data-place=row-${seat}]`;
const hand = (/** @type {number} */ seat) => `[data-place=hand-${seat}]`;

const inHand = (/** @type {any} */ { seat }) => [hand(seat)];
const inRow = (/** @type {any} */ { seat }) => [row(seat)]; // which of them is hidden
const faceUp = (/** @type {any} */ { seat, card }) => [`${row(seat)} [data-print="${card}"]`];
const ofOwner = (/** @type {any} */ { owner, place }) => [spot(owner, place)];
const ofOwn = (/** @type {any} */ { seat, place }) => [spot(seat, place)];
const ofBoth = (/** @type {any} */ { owner, place, other_owner, other_place }) => [
  spot(owner, place),
  spot(other_owner, other_place),
];

/** Where on the table a line of the story happened. @type {Record<string, (facts: any) => string[]>} */
export const where = {
  pile_begun: () => [DISCARD],
  dealt: inHand,
  drew: inHand,
  drew_discard: inHand,
  picked_up: inHand,
  hid: inRow,
  laid_down: inRow,
  laid_up: faceUp,
  triggered: faceUp,
  muted: faceUp,
  discarded_hand: () => [DISCARD],
  discarded: () => [DISCARD],
  discarded_own: () => [DISCARD],
  looked_at_deck: () => [DECK],
  looked_at_hand: ({ owner }) => [hand(owner)],
  looked_at: ofOwner,
  turned_up: ofOwner,
  turned_down: ofOwner,
  uncovered: ofOwner,
  turned_up_own: ofOwn,
  turned_down_own: ofOwn,
  found: ofOwn,
  exchanged: ofBoth,
  exchanged_hand: (facts) => [...ofOwn(facts), ...inHand(facts)],
  exchanged_discard: (facts) => [...ofOwn(facts), DISCARD],
  gave: ({ owner, card }) => faceUp({ seat: owner, card }),
  gave_hidden: ({ owner }) => [row(owner)],
  took: inRow,
  put_token: ofOwner,
  put_token_own: ofOwn,
  moved_token: ofBoth,
  laid_from_deck: ({ owner }) => [row(owner)],
  laid_from_deck_own: inRow,
  laid_from_discard: ({ owner, card }) => faceUp({ seat: owner, card }),
  laid_from_discard_own: faceUp,
  buried: () => [DECK],
  shuffled: () => [DECK],
  deck_empty: () => [DECK],
};

/** Where something on the board is, as the layer counts. @param {HTMLElement} layer @param {string} selector */
function boxOf(layer, selector) {
  const found = document.querySelector(`.board-ratjack ${selector}`);
  if (!found) return null;
  const [box, frame] = [found.getBoundingClientRect(), layer.getBoundingClientRect()];
  return { left: box.left - frame.left, top: box.top - frame.top, width: box.width, height: box.height };
}

/**
 * Lay something over a place on the board.
 * @param {HTMLElement} layer
 * @param {string} selector
 * @param {HTMLElement} shape
 */
function cover(layer, selector, shape) {
  const box = boxOf(layer, selector);
  if (!box) return null;
  Object.assign(shape.style, {
    position: "absolute",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  layer.append(shape);
  return shape;
}

/** A ring of light around a place. @param {HTMLElement} layer @param {string} selector @param {string} colour */
function ring(layer, selector, colour) {
  const shape = cover(layer, selector, document.createElement("div"));
  if (!shape) return;
  Object.assign(shape.style, { borderRadius: "12px", boxShadow: `0 0 0 4px ${colour}, 0 0 30px 8px ${colour}` });
  return shape.animate(
    [
      { opacity: 0, transform: "scale(1.25)" },
      { opacity: 1, transform: "scale(1)" },
      { opacity: 0, transform: "scale(1.05)" },
    ],
    { duration: 380, easing: "ease-out" },
  );
}

/** An eye that opens over a card. @param {HTMLElement} layer @param {string} selector */
function glance(layer, selector) {
  const holder = cover(layer, selector, document.createElement("div"));
  if (!holder) return;
  const eye = document.createElementNS(SVG, "svg");
  eye.setAttribute("viewBox", "0 0 24 24");
  eye.append(
    drawn("path", { d: "M2 12 q10 -12 20 0 q-10 12 -20 0z", fill: "#f6ecd6", stroke: "#2a2320" }),
    drawn("circle", { cx: "12", cy: "12", r: "4", fill: "#2a2320" }),
  );
  Object.assign(eye.style, { width: "100%", height: "100%" });
  holder.append(eye);
  return holder.animate(
    [
      { opacity: 0, transform: "scaleY(.1)" },
      { opacity: 1, transform: "scaleY(1)" },
      { opacity: 0, transform: "scaleY(.1)" },
    ],
    { duration: 400 },
  );
}

/** Bottle caps rain on whoever has won something. @param {HTMLElement} layer @param {number} seat */
function shower(layer, seat) {
  const box = boxOf(layer, `.plate[data-seat="${seat}"]`);
  if (!box) return;
  const falling = Array.from({ length: CAPS }, (_, cap) =>
    fall(layer, { left: box.left + (box.width * (cap + 0.5)) / CAPS, top: box.top, turn: cap * 47 }),
  );
  return falling[CAPS - 1];
}

/** @param {HTMLElement} layer @param {{ left: number, top: number, turn: number }} from */
function fall(layer, { left, top, turn }) {
  const cap = document.createElement("div");
  Object.assign(cap.style, {
    position: "absolute",
    left: `${left - 9}px`,
    top: `${top}px`,
    width: "18px",
    height: "18px",
    borderRadius: "50%",
    background: "#f2b33d",
    boxShadow: "inset 0 0 0 3px #a8741a",
  });
  layer.append(cap);
  const height = 50 + (turn % 60);
  return cap.animate(
    [
      { transform: `translateY(${-height}px) rotate(0)`, opacity: 1 },
      { transform: `translateY(${height}px) rotate(${turn}deg)`, opacity: 0.2 },
    ],
    { duration: 700, easing: "ease-in" },
  );
}

/** @param {string} name @param {Record<string, string>} attributes */
function drawn(name, attributes) {
  const element = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  return element;
}
