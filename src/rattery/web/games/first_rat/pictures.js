// The pictures of the rules of First Rat, by the keys of the text.
import { html } from "../../vendor/html.js";
import { arrow, frame, label, player, put, straight } from "../../art/picture.js";
import { Shape } from "../../components/Shape.js";
import { Keeper, Pipe, RocketOnPad, Room } from "./art.js";
import { Drawing } from "./drawings.js";

/** @typedef {import("../../words.js").Words} Words */

export const TINTS = /** @type {Record<string, string>} */ ({
  yellow: "#f8dd8a",
  green: "#bfdcae",
  orange: "#f2b48c",
  blue: "#bfe0f5",
  white: "#fffdf6",
});
export const SIGNS = /** @type {Record<string, string>} */ ({
  yellow: "▲",
  green: "■",
  orange: "◆",
  blue: "●",
  white: "○",
});

/** @param {string} name @param {number} x @param {number} y @param {number} size */
export const thing = (name, x, y, size) => put(x, y, size, size, html`<${Drawing} name=${name} />`);

/**
 * A space of the box.
 * @param {any} box
 * @param {number} number
 * @param {number} x
 * @param {number} y
 * @param {number} width
 */
function space(box, number, x, y, width) {
  const { colour, gives, amount } = box.path[number];
  return tile(number, [colour, gives, amount], x, y, width);
}

/**
 * A space with its colour, its gift and how much of it.
 * @param {number | string} number
 * @param {[string, string, number]} shows
 * @param {number} x
 * @param {number} y
 * @param {number} width
 */
export function tile(number, [colour, gift, amount], x, y, width) {
  const size = width / 60;
  return html`
    <g transform=${`translate(${x} ${y}) scale(${size})`}>
      <rect width="60" height="44" rx="6" fill=${TINTS[colour]} stroke="#2a2320" stroke-width="1.600" />
      ${label(10, 14, number, 11)}
      ${label(51, 39, SIGNS[colour], 11)}
      ${thing(gift, 18, 10, 24)}
      ${amount > 1 && label(50, 20, amount, 13)}
    </g>
  `;
}

/**
 * A price or a store: so many of a thing.
 * @param {string} name
 * @param {number} count
 * @param {number} x
 * @param {number} y
 */
export const goods = (name, count, x, y) => html`
  ${label(x, y + 17, `${count} ×`, 13)}
  ${thing(name, x + 14, y, 24)}
`;

/**
 * A node of the burrow.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {boolean} [isStart]
 * @param {boolean} [isJunction]
 */
const node = (name, x, y, isStart = false, isJunction = false) => html`
  <circle
    cx=${x}
    cy=${y}
    r="15"
    fill=${isStart ? "#f7c870" : "#fffaf0"}
    stroke="#2a2320"
    stroke-width=${isJunction ? 3.5 : 2}
  />
  ${label(x, y + 4.5, name, 12)}
`;

/** A box of a score track. @param {number} points @param {number} x @param {number} y @param {string} [fill] */
export const scoreBox = (points, x, y, fill = "#fffaf0") => html`
  <rect x=${x} y=${y} width="56" height="48" rx="7" fill=${fill} stroke="#2a2320" stroke-width="2" />
  ${label(x + 28, y + 32, points, 22)}
`;

/** A backpack of a colour, with the colour's sign. @param {string} colour @param {number} x @param {number} y */
export const backpack = (colour, x, y) => html`
  <g transform=${`translate(${x} ${y})`}>
    <rect width="56" height="56" rx="12" fill=${TINTS[colour]} stroke="#2a2320" stroke-width="2" />
    ${thing("backpack", 8, 6, 40)}
    ${label(46, 52, SIGNS[colour], 12)}
  </g>
`;

const COLUMNS = [44, 128, 212, 296];
const ROOMS = ["storeroom", "nursery", "library"];

const TILE = 56;

/** The lamps beside spaces 13 to 16: green has come as far as the big light of 14. */
const LAMPS = [
  { x: 44, isLit: true, isBig: false },
  { x: 133, isLit: true, isBig: true },
  { x: 206, isLit: false, isBig: false },
  { x: 236, isLit: false, isBig: false },
  { x: 308, isLit: false, isBig: false },
];

/** Where a space lies on the map: six in a row, every other row backwards. @param {number} number */
function corner(number) {
  const row = Math.floor(number / 6);
  const column = row % 2 ? 5 - (number % 6) : number % 6;
  return { x: 4 + column * 64, y: 246 - row * 60 };
}

/** A pipe leaves a space at its upper edge and runs between the rows. @param {number} from @param {number} to */
function pipeWay(from, to) {
  const [a, b] = [corner(from), corner(to)];
  return `M${a.x + 20} ${a.y + 4} V${a.y - 9} H${b.x + 20} V${b.y + 20}`;
}

/** @type {Record<string, (words: Words, box: any) => any>} */
export const pictures = {
  "minute-move": (_words, box) =>
    frame(
      350,
      190,
      html`${[3, 4, 5, 6, 7, 8].map((number, index) => space(box, number, 2 + index * 58, 44, 54))}
      ${player(0, 12, 14, 40)}
      ${arrow("M48 30 q130 -44 262 8", 310, 40, 40)}
      ${[1, 2, 3, 4, 5].map((number, index) => space(box, number, 60 + index * 58, 142, 54))}
      ${player(2, 4, 132, 42)}
      ${player(2, 236, 108, 40)}
      ${arrow("M40 136 q46 -30 100 2", 140, 138, 35, "#2f7a4c")}
      ${arrow("M276 124 q26 -6 38 14", 314, 138, 65, "#2f7a4c")}`,
    ),
  "minute-collect": (_words, box) =>
    frame(
      350,
      92,
      html`${[2, 4, 3, 1, 6].map((number, index) => html`
        ${space(box, number, 6 + index * 70, 4, 56)}
        ${straight(34 + index * 70, 48, 34 + index * 70, 60)}
      `)}
      ${thing("cheese", 22, 64, 26)}
      ${thing("vinegar", 92, 64, 26)}
      ${thing("soda", 162, 64, 26)}
      ${[0, 1, 2].map((lamp) => html`
        <circle
          key=${lamp}
          cx=${230 + lamp * 15}
          cy="76"
          r="6"
          fill=${lamp ? "#4b4557" : "#ffe39a"}
          stroke="#2a2320"
        />
      `)}
      ${[0, 1, 2].map((step) => html`
        <circle
          key=${step}
          cx=${300 + step * 17}
          cy="76"
          r="7"
          fill=${step ? "#fffaf0" : "#f7c870"}
          stroke="#2a2320"
        />
      `)}`,
    ),
  "minute-score": () =>
    frame(
      340,
      84,
      html`${[8, 7, 6, 6, 5].map((points, index) => scoreBox(points, 14 + index * 62, 26))}
      <g transform="translate(42 50) rotate(-8)">
        <rect x="-17" y="-13" width="34" height="26" rx="5" fill="#c2452f" stroke="#2a2320" stroke-width="2" />
      </g>
      ${arrow("M104 2 v16", 104, 20, 90)}`,
    ),
  "path-map": (_words, box) =>
    frame(
      384,
      300,
      html`${Object.values(box.pipes).map(({ from, to }) => html`
        <${Pipe} key=${from} way=${pipeWay(from, to)} />
      `)}
      ${Object.keys(box.path).map((key) => {
        const number = Number(key);
        const { x, y } = corner(number);
        const keeper = Object.keys(box.stands).find((name) => box.stands[name].space === number);
        return html`
          ${space(box, number, x, y, TILE)} ${keeper && put(x + 30, y + 20, 24, 24, html`<${Keeper} name=${keeper} />`)}
        `;
      })}
      ${player(0, 6, 240, 50)}
      <g transform="translate(214 44) scale(.36)">
        <${RocketOnPad} cockpit=${[null]} cargo=${[null]} booster=${[null, null]} />
      </g>`,
    ),
  "light-string": (_words, box) =>
    frame(
      350,
      128,
      html`${[13, 14, 15, 16].map((number, index) => space(box, number, 4 + index * 88, 62, 80))}
      <path
        d="M2 30 q42 26 86 6 q44 24 88 4 q44 24 88 2 q40 22 84 -4"
        fill="none"
        stroke="#2a2320"
        stroke-width="2"
      />
      ${LAMPS.map(({ x, isLit, isBig }) => html`
        ${isLit && html`<circle cx=${x} cy="44" r=${isBig ? 20 : 12} fill="#f7c87088" />`}
        <circle
          cx=${x}
          cy="44"
          r=${isBig ? 11 : 6}
          fill=${isLit ? "#ffe39a" : "#4b4557"}
          stroke="#2a2320"
          stroke-width="1.500"
        />
      `)}
      ${put(122, 6, 22, 22, html`<${Shape} seat=${2} />`)}`,
    ),
  "burrow-map": (words) =>
    frame(
      340,
      210,
      html`<g fill="none" stroke="#b08d62" stroke-width="12" opacity=".5">
        <path d="M44 30 H296 V180 H44 M44 180 V30 M128 180 V30 M212 180 V30" />
      </g>
      ${[0, 1, 2].map((step) => straight(COLUMNS[step] + 24, 30, COLUMNS[step + 1] - 20, 30))}
      ${straight(296, 52, 296, 160)}
      ${[0, 1, 2].map((step) => straight(COLUMNS[step + 1] - 22, 180, COLUMNS[step] + 20, 180))}
      ${ROOMS.map((room, index) => html`
        ${straight(COLUMNS[index], 164, COLUMNS[index], 140)}
        <rect
          x=${COLUMNS[index] - 36}
          y="74"
          width="72"
          height="62"
          rx="9"
          fill="#fffaf0"
          stroke="#2a2320"
          stroke-width="2"
        />
        ${put(COLUMNS[index] - 17, 78, 34, 34, html`<${Room} name=${room} />`)}
        ${label(COLUMNS[index], 128, words.say(`room-${room}`), 9)}
        ${straight(COLUMNS[index], 72, COLUMNS[index], 50)}
      `)}
      ${COLUMNS.map((x, index) => node(`T${index + 1}`, x, 30, index === 1))}
      ${COLUMNS.map((x, index) => node(`B${index + 1}`, x, 180, false, index === 1 || index === 2))}`,
    ),
  "rocket-parts": (words) =>
    frame(
      340,
      170,
      html`<g transform="translate(84 142) scale(1.15)">
        <${RocketOnPad} cockpit=${[null]} cargo=${[null, null]} booster=${[null, null]} />
      </g>
      ${[
        [
          "cockpit",
          8,
          [
            ["can", 1],
            ["calculator", 2],
          ],
        ],
        [
          "cargo",
          62,
          [
            ["can", 2],
            ["soda", 3],
          ],
        ],
        [
          "booster",
          116,
          [
            ["soda", 2],
            ["vinegar", 5],
          ],
        ],
      ].map(([part, y, price]) => html`
        ${label(258, Number(y) + 12, words.say(`label-${part}`), 13)}
        ${
          /** @type {[string, number][]} */ (price).map(([name, count], index) =>
            goods(name, count, 216 + index * 62, Number(y) + 17),
          )
        }
      `)}`,
    ),
  backpacks: () =>
    frame(
      350,
      108,
      html`${[
        ["yellow", "cheese", 2],
        ["white", "core", 2],
        ["green", "vinegar", 1],
        ["orange", "soda", 1],
        ["blue", "bulb", 1],
      ].map(([colour, gift, count], index) => html`
        ${backpack(String(colour), 8 + index * 70, 4)}
        ${label(22 + index * 70, 92, `+${count}`, 15)}
        ${thing(String(gift), 34 + index * 70, 72, 28)}
      `)}`,
    ),
};
