// The pictures of the rules of Rat Trap, by the keys of the text.
import { html } from "../../vendor/html.js";
import { arrow, frame, label, mark, player, put, straight } from "../../art/picture.js";
import { DieFace, DoorDrawing, Plaster } from "./art.js";

/** @typedef {import("../../words.js").Words} Words */

const FACES = ["key", "keys", "steal", "claws", "heal", "key"];
const CARDS = ["trap", "one", "two", "clover"];
const PILES = ["A", "B", "C"];
const BANDAGES = 3;

/** @param {string} face @param {number} x @param {number} y @param {number} size */
export const die = (face, x, y, size) => html`
  <rect x=${x + 2} y=${y + 3} width=${size} height=${size} rx=${size * 0.2} fill="#000" opacity=".2" />
  <rect
    x=${x}
    y=${y}
    width=${size}
    height=${size}
    rx=${size * 0.2}
    fill="#fffaf0"
    stroke="#2a2320"
    stroke-width="2"
  />
  ${put(x + size * 0.16, y + size * 0.16, size * 0.68, size * 0.68, html`<${DieFace} face=${face} />`)}
`;

/** @param {string | null} card @param {number} x @param {number} y @param {number} width */
export const door = (card, x, y, width) => put(x, y, width, width * 1.4, html`<${DoorDrawing} card=${card} />`);

/** @param {number} x @param {number} y @param {number} count */
const bandages = (x, y, count) =>
  Array.from({ length: BANDAGES }, (_, number) =>
    number < count ? (
      put(x + number * 38, y, 34, 16, html`<${Plaster} />`)
    ) : html`
      <rect
        x=${x + number * 38}
        y=${y}
        width="34"
        height="16"
        rx="8"
        fill="none"
        stroke="#2a2320"
        stroke-dasharray="4 3"
      />
    `,
  );

/** @param {number} x @param {number} y @param {number} width @param {string} letter @param {Words} words */
const pile = (x, y, width, letter, words) => html`
  ${[4, 3, 2, 1, 0].map((depth) => door(null, x + depth * 3, y - depth * 3 + 12, width))}
  ${label(x + width / 2 + 6, y + width * 1.4 + 30, words.say("rt-pile", { pile: letter }), 13)}
`;

/** @type {Record<string, (words: Words) => any>} */
export const pictures = {
  "minute-dice": (words) =>
    frame(
      340,
      130,
      html`${player(0, 8, 12, 96, { mood: "sly" })}
      ${die("keys", 116, 22, 44)}
      ${die("claws", 132, 72, 44)}
      ${arrow("M184 66 q22 -14 42 0", 226, 66, 32)}
      <g transform="translate(680 0) scale(-1 1)">${player(1, 346, 12, 96)}</g>
      ${label(56, 124, words.say("seat-0"))}
      ${label(286, 124, words.say("seat-1"))}`,
    ),
  "minute-doors": (words) =>
    frame(
      340,
      150,
      html`${pile(8, 12, 60, "A", words)}
      ${straight(92, 60, 120, 60)}
      ${door("clover", 126, 22, 56)}
      ${door("trap", 196, 22, 56)}
      ${arrow("M154 106 v20 q0 8 8 8 h96", 258, 134, 0, "#2f7a4c")}
      ${player(1, 262, 60, 74, { mood: "hurt" })}
      ${put(276, 34, 40, 18, html`<${Plaster} />`)}
      ${arrow("M256 52 q8 -12 16 -9", 272, 43, 10, "#a5301c")}`,
    ),
  "minute-round": () =>
    frame(
      340,
      196,
      html`${player(2, 6, 4, 60, { mood: "hurt" })}
      ${bandages(76, 26, 3)}
      ${mark(false, 300, 34)}
      ${player(0, 6, 66, 60, { mood: "triumphant" })}
      ${door("two", 78, 68, 40)}
      ${door("one", 124, 68, 40)}
      ${label(300, 106, "3", 30)}
      ${player(1, 6, 130, 60)}
      ${door("one", 78, 134, 40)}
      ${door("clover", 124, 134, 40)}
      ${label(300, 172, "1", 30)}`,
    ),
  "door-cards": (words) =>
    frame(
      340,
      112,
      html`${door(null, 4, 8, 56)}
      ${CARDS.map((card, number) => html`
        ${door(card, 76 + number * 66, 8, 56)}
        ${label(104 + number * 66, 104, words.say(`card-${card}`), 10.5)}
      `)}`,
    ),
  "die-faces": (words) =>
    frame(
      340,
      84,
      FACES.map((face, number) => html`
        ${die(face, 5 + number * 56, 8, 46)}
        ${label(28 + number * 56, 74, words.say(`die-${face}`), 9.5)}
      `),
    ),
  piles: (words) =>
    frame(
      340,
      168,
      html`${PILES.map((letter, number) => pile(78 + number * 66, 60, 46, letter, words))}
      ${player(0, 6, 60, 58)}
      ${player(1, 142, 0, 56)}
      <g transform="translate(680 0) scale(-1 1)">${player(2, 346, 60, 58)}</g>`,
    ),
  "stock-and-bandages": (words) =>
    frame(
      340,
      110,
      html`${player(1, 6, 10, 84)}
      ${label(50, 106, words.say("seat-1"))}
      ${[0, 1, 2].map((number) => door(null, 104 + number * 36, 20, 44))}
      ${bandages(222, 44, 2)}`,
    ),
  "third-rat-card": (words) =>
    frame(
      340,
      170,
      html`<rect x="20" y="6" width="104" height="158" rx="10" fill="#fffaf0" stroke="#2a2320" stroke-width="2" />
      ${["claws", "keys", "heal", "steal", "key"].map((face, number) =>
        put(60, 13 + number * 25, 20, 20, html`<${DieFace} face=${face} />`),
      )}
      ${label(72, 158, "◀", 18)}
      <rect x="50" y="60" width="40" height="28" rx="6" fill="none" stroke="#2f7a4c" stroke-width="3" />
      ${arrow("M100 74 q40 -20 74 -22", 174, 52, -6, "#2f7a4c")}
      ${die("heal", 184, 26, 52)}
      ${mark(true, 250, 52)}
      ${die("steal", 184, 96, 52)}
      ${label(270, 128, words.say("die-steal"), 12)}
      ${label(286, 58, words.say("die-heal"), 12)}`,
    ),
};
