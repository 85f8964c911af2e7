// The pictures of the rules of The Pied Piper, by the keys of the text.
import { html } from "../../vendor/html.js";
import { arrow, frame, label, player, put, straight } from "../../art/picture.js";
import { CardPicture, FIGURES, HouseDrawing, Marcher, Mark } from "./art.js";

/** @typedef {import("../../words.js").Words} Words */

const LEVELS = 7;
const USUAL = Object.keys(FIGURES).slice(0, 7); // the piper, and the six rats of our box
const BASIC = ["forward1", "forward2", "back1", "sewer"];
const SPECIAL = ["plus1", "melody"];

/**
 * A house with its counter and its owner's name.
 * @param {number} seat
 * @param {number} counter
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {Words} words
 */
const house = (seat, counter, x, y, width, words) => html`
  ${put(
    x,
    y,
    width,
    width * 1.72,
    html`<${HouseDrawing}
      place=${seat}
      seat=${seat}
      counter=${counter}
      levels=${LEVELS}
      isTurn=${false}
      isLeft=${false}
    />`,
  )}
  ${label(x + width / 2, y + width * 1.72 + 12, words.say(`seat-${seat}`), 11)}
`;

/** @param {string} name @param {number} x @param {number} y @param {number} size */
export const figure = (name, x, y, size) => html`
  ${put(x, y, size, size, html`<${Marcher} figure=${name} />`)}
  ${put(x + size * 0.62, y + size * 0.62, size * 0.44, size * 0.44, html`<${Mark} figure=${name} />`)}
`;

/** @param {string} name @param {number} x @param {number} y @param {number} width */
export const card = (name, x, y, width) => html`
  <rect
    x=${x}
    y=${y}
    width=${width}
    height=${width * 0.86}
    rx="5"
    fill="#fffaf0"
    stroke="#2a2320"
    stroke-width="1.600"
  />
  ${put(x + 3, y + 2, width - 6, width * 0.86 - 4, html`<${CardPicture} card=${name} />`)}
`;

/** A counter that changes. @param {number} x @param {number} y @param {string} text */
const change = (x, y, text) => html`
  <rect x=${x - 30} y=${y - 15} width="60" height="21" rx="10" fill="#2f7a4c" />
  ${label(x, y, text, 13, "#fff")}
`;

/** @type {Record<string, (words: Words) => any>} */
export const pictures = {
  "minute-march": (words) =>
    frame(
      340,
      150,
      html`${house(0, 1, 2, 30, 56, words)}
      ${figure("red", 64, 82, 36)}
      ${house(1, 3, 104, 30, 56, words)}
      ${house(2, 0, 200, 30, 56, words)}
      ${house(3, 4, 280, 30, 56, words)}
      ${arrow("M96 106 q34 34 74 0", 170, 106, -42)}
      ${change(132, 20, "2 → 3")}`,
    ),
  "minute-row": () =>
    frame(
      340,
      150,
      html`${["red", "blue", "piper", "yellow"].map((name, number) => html`
        <rect
          key=${name}
          x=${6 + number * 84}
          y="4"
          width="76"
          height="142"
          rx="10"
          fill=${number ? "#fff8" : "#f7c87099"}
          stroke=${number ? "#2a232055" : "#8c3b2a"}
          stroke-width=${number ? 1.2 : 3}
        />
        ${figure(name, 22 + number * 84, 8, 42)}
        ${[0, 1].map((slot) => html`
          <rect
            key=${slot}
            x=${20 + number * 84}
            y=${58 + slot * 43}
            width="48"
            height="39"
            rx="5"
            fill="none"
            stroke="#2a232066"
            stroke-dasharray="4 3"
          />
        `)}
      `)}
      ${card("forward1", 20, 57, 48)}
      ${card("back1", 20, 100, 48)}
      ${card("sewer", 104, 57, 48)}`,
    ),
  "minute-roof": (words) =>
    frame(
      340,
      150,
      html`${house(1, 2, 4, 34, 52, words)}
      ${house(2, 7, 64, 34, 52, words)}
      ${house(3, 1, 124, 34, 52, words)}
      <path
        d="M64 36 l52 90 m0 -90 l-52 90"
        stroke="#a5301c"
        stroke-width="6"
        stroke-linecap="round"
        opacity=".85"
      />
      ${straight(184, 80, 212, 80)}
      ${house(1, 2, 218, 34, 52, words)}
      ${house(3, 1, 276, 34, 52, words)}
      ${player(0, 246, 0, 38, { mood: "triumphant" })}
      <circle cx="292" cy="18" r="11" fill="var(--seat-2)" stroke="#2a2320" stroke-width="2" />
      ${label(292, 23, "7", 13, "#fff")}`,
    ),
  ring: (words) =>
    frame(
      340,
      264,
      html`<ellipse
        cx="170"
        cy="128"
        rx="112"
        ry="84"
        fill="none"
        stroke="#c9a86a"
        stroke-width="16"
        opacity=".55"
      />
      ${house(0, 0, 142, 150, 56, words)} ${house(1, 0, 254, 40, 56, words)} ${house(2, 0, 30, 40, 56, words)}
      ${arrow("M220 196 q44 -10 58 -40", 278, 156, -65)} ${arrow("M240 54 q-68 -26 -138 0", 102, 54, 156)}
      ${arrow("M62 156 q14 34 56 42", 118, 198, 12)} ${figure("red", 222, 156, 32)}${" "}
      ${figure("blue", 156, 30, 32)}
      ${figure("yellow", 98, 160, 30)} ${figure("black", 74, 178, 30)} ${figure("piper", 62, 148, 32)}`,
    ),
  "action-cards": (words) =>
    frame(
      340,
      148,
      html`${BASIC.map((name, number) => html`
        ${card(name, 12 + number * 82, 6, 66)}
        ${label(45 + number * 82, 76, words.say(`card-${name}`), 11)}
      `)}
      ${SPECIAL.map((name, number) => html`
        ${card(name, 94 + number * 82, 84, 56)}
        ${label(122 + number * 82, 144, words.say(`card-${name}`), 11)}
      `)}`,
    ),
  tails: (words) =>
    frame(
      340,
      86,
      USUAL.map((name, number) => html`
        ${figure(name, 4 + number * 48, 10, 40)}
        ${label(
          25 + number * 48,
          78,
          words.say(`label-figure-${name}`).split(" ").slice(1, 2).join(" "),
          8.5,
        )}
      `),
    ),
  "melody-group": (words) =>
    frame(
      340,
      140,
      html`${figure("red", 4, 60, 40)}
      ${figure("blue", 42, 78, 40)}
      ${figure("piper", 58, 36, 44)}
      ${house(2, 4, 142, 22, 58, words)}
      ${arrow("M108 92 q70 52 130 2", 238, 94, -40)}
      ${card("forward1", 258, 24, 58)}
      ${card("melody", 258, 80, 58)}
      ${change(172, 16, "3 → 4")}`,
    ),
  "fallen-house": (words) =>
    frame(
      340,
      146,
      html`${figure("red", 0, 92, 30)}
      ${house(2, 7, 32, 34, 52, words)}
      ${house(3, 2, 100, 34, 52, words)}
      <path
        d="M32 36 l52 90 m0 -90 l-52 90"
        stroke="#a5301c"
        stroke-width="6"
        stroke-linecap="round"
        opacity=".85"
      />
      ${card("forward2", 38, 2, 40)}
      ${straight(166, 80, 194, 80)}
      ${house(3, 3, 238, 34, 54, words)}
      ${figure("red", 298, 92, 32)}
      ${arrow("M206 110 q50 34 92 2", 298, 112, -42)}`,
    ),
};
