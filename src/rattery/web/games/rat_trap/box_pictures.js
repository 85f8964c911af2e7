// What lies in the box of Rat Trap, drawn as its entries say: doors, dice, the third rat's cards.
import { html } from "../../vendor/html.js";
import { frame, label, put } from "../../art/picture.js";
import { DieFace, Plaster } from "./art.js";
import { Drawing } from "./drawings.js";
import { die, door } from "./pictures.js";

const CARDS = ["trap", "one", "two", "clover"];

/** A thing with its number beside it. @param {any} thing @param {number} number */
const numbered = (thing, number) =>
  frame(
    96,
    44,
    html`${put(4, 4, 48, 36, thing)}
    ${label(74, 29, number, 20)}`,
  );

/** @type {Record<string, any>} */
const LIMITS = {
  bandages_to_be_out: html`<${Plaster} />`,
  points_to_end: html`<${Drawing} name="cheese" />`,
  rounds: html`<${Drawing} name="door" />`,
  consolation: html`<${Drawing} name="one" />`,
};

/** @type {import("../../game_parts.js").BoxPictures} */
export const boxPictures = {
  limits: (key, { value }) => numbered(LIMITS[key], value),
  doors: (_, counts) =>
    frame(
      132,
      64,
      CARDS.map((card, place) => html`
        ${door(card, 2 + place * 33, 2, 29)}
        ${label(16 + place * 33, 59, counts[card], 14)}
      `),
    ),
  dice: (_, { faces }) =>
    frame(
      114,
      78,
      faces.map((/** @type {string} */ face, /** @type {number} */ place) =>
        die(face, 3 + (place % 3) * 37, 3 + Math.floor(place / 3) * 37, 32),
      ),
    ),
  third_rat: (key, { order, decides }) =>
    frame(
      136,
      52,
      html`<rect x="2" y="2" width="132" height="48" rx="7" fill="#fffaf0" stroke="#2a2320" stroke-width="2" />
      ${order.map((/** @type {string} */ face, /** @type {number} */ place) =>
        put(8 + place * 24, 7, 22, 22, html`<${DieFace} face=${face} />`),
      )}
      ${label(14, 45, key, 13)}
      ${label(122, 45, decides === "active" ? "▶" : "◀", 13)}`,
    ),
};
