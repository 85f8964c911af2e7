// What lies in the box of Ratjack, drawn as its entries say: cards with a line for each step, bottle caps, the dial.
import { html } from "../../vendor/html.js";
import { frame, label, put } from "../../art/picture.js";
import { BottleCap } from "./art.js";
import { back, cap, card, dial } from "./pictures.js";

/** @type {Record<string, string>} */
const SHORT = { zero: "0", half: "½", double: "×2" };

/** As a bottle cap shows it. @param {string} face */
const shown = (face) => SHORT[face] || face.replace("-", "−");

/** A card of a pack. @param {string} pack @returns {(key: string) => any} */
const ofPack = (pack) => (key) => frame(56, 76, card(Number(key), 3, 3, 50, pack));

/** @type {Record<string, (value: number) => any>} */
const LIMITS = {
  value: (value) => frame(120, 70, dial(value, 0, 4, 1, value)),
  points: (value) =>
    frame(
      96,
      52,
      html`${put(4, 4, 44, 44, html`<${BottleCap} colour="#f2b33d" />`)}
      ${label(72, 34, value, 22)}`,
    ),
  quiet: (value) =>
    frame(
      96,
      60,
      html`${[6, 3, 0].map((depth) => back(6 + depth, 8 - depth, 34))}
      ${label(74, 40, value, 22)}`,
    ),
};

/** @type {import("../../game_parts.js").BoxPictures} */
export const boxPictures = {
  limits: (key, { value }) => LIMITS[key]?.(value),
  rats: ofPack("rats"),
  weasels: ofPack("weasels"),
  raccoons: ofPack("raccoons"),
  tokens: (_, { front, back: behind }) =>
    frame(
      116,
      58,
      html`${cap(shown(front), 2, 3, 52)}
      ${cap(shown(behind), 60, 3, 52)}`,
    ),
};
