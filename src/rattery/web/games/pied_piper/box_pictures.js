// What lies in the box of The Pied Piper, drawn as its entries say: a house, cards, rats by their tails.
import { html } from "../../vendor/html.js";
import { frame, label, put } from "../../art/picture.js";
import { CardBack, FIGURES, HouseDrawing } from "./art.js";
import { card, figure } from "./pictures.js";

const MOST_LEVELS = 20; // more than a house can have is not drawn while it is typed

/** The back of an action card, turned a little. @param {number} angle */
const cardBack = (angle) => html`
  <g transform=${`rotate(${angle} 40 80)`}>
    <rect x="16" y="10" width="48" height="40" rx="5" fill="#3c3357" stroke="#2a2320" stroke-width="1.600" />
    ${put(20, 12, 40, 36, html`<${CardBack} />`)}
  </g>
`;

/** @type {Record<string, (value: number) => any>} */
const LIMITS = {
  levels: (value) =>
    frame(
      96,
      84,
      html`${put(
        2,
        0,
        48,
        84,
        html`<${HouseDrawing}
          place=${0}
          seat=${0}
          counter=${0}
          levels=${Math.max(1, Math.min(MOST_LEVELS, value))}
          isTurn=${false}
          isLeft=${false}
        />`,
      )}
      ${label(72, 52, value, 20)}`,
    ),
  hand: (value) =>
    frame(
      112,
      60,
      html`${[-16, 0, 16].map((angle) => cardBack(angle))}
      ${label(98, 38, value, 20)}`,
    ),
};

/** @type {import("../../game_parts.js").BoxPictures} */
export const boxPictures = {
  limits: (key, { value }) => LIMITS[key]?.(value),
  characters: (_, { value }) =>
    frame(
      112,
      60,
      html`${[8, 4, 0].map((place) => html`
        <rect
          key=${place}
          x=${6 + place}
          y=${10 - place}
          width="48"
          height="48"
          rx="5"
          fill="#fffaf0"
          stroke="#2a2320"
          stroke-width="1.600"
        />
      `)}
      ${figure("piper", 8, 12, 40)}
      ${label(86, 40, `× ${value}`, 18)}`,
    ),
  tails: (_, { colour }) => (FIGURES[colour] ? frame(64, 60, figure(colour, 4, 2, 52)) : null),
  actions: (key, { count }) =>
    frame(
      116,
      60,
      html`${card(key, 3, 2, 64)}
      ${label(92, 38, `× ${count}`, 18)}`,
    ),
};
