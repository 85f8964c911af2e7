// What lies in the box of First Rat, drawn as its entries say: spaces, pipes, lamps, tracks, items, GREG's cards.
import { html } from "../../vendor/html.js";
import { frame, label, player, put, straight } from "../../art/picture.js";
import { GregFace, Keeper, Pipe, Room } from "./art.js";
import { backpack, goods, scoreBox, thing, tile } from "./pictures.js";

/** @typedef {Record<string, any>} Values */

const MATERIALS = ["vinegar", "soda", "can", "calculator"];
const BOXES = [1, 2, 3, 4, 5];
const COVERED = "#8b8178"; // a box under a neutral marker
const MOST_LAMPS = 9;

/** What a backpack of each colour adds to; green and orange: any material. @type {Record<string, string>} */
const HELPS = { yellow: "cheese", white: "core", green: "vinegar", orange: "soda", blue: "bulb" };

/** What stands for each limit. @type {Record<string, string>} */
const LIMITS = {
  markers: "marker",
  markers_to_end: "marker",
  mouldy_gives: "cheese",
  mouldy_costs: "mouldy",
  bolts: "bolt",
  bolt_points: "bolt",
  left_over_a_point: "can",
  caps: "cap",
  comics: "comic",
};

/** What stands for an icon on GREG's cards. @type {Record<string, (x: number, y: number) => any>} */
const ICONS = {
  cockpit: (x, y) => label(x + 12, y + 20, "▲", 22),
  cargo: (x, y) => label(x + 12, y + 20, "■", 22),
  booster: (x, y) => label(x + 12, y + 20, "▮▮", 16),
  provisions: (x, y) => thing("cheese", x, y, 24),
  lights: (x, y) => thing("lamp", x, y, 24),
  food: (x, y) => put(x, y, 24, 24, html`<${Room} name="storeroom" />`),
  library: (x, y) => put(x, y, 24, 24, html`<${Room} name="library" />`),
  best: (x, y) => label(x + 12, y + 20, "★", 22),
};

/** A thing with its number. @param {string} name @param {number | string} number */
const numbered = (name, number) =>
  frame(
    88,
    40,
    html`${thing(name, 4, 4, 32)}
    ${label(62, 27, number, 20)}`,
  );

/** Rats that stand or leap, with their number. @param {string} key @param {number} value */
const rats = (key, value) =>
  frame(
    88,
    40,
    html`${player(0, 2, 4, 34)}
    ${key === "stride_in_group" && player(0, 16, 4, 34)}
    ${label(68, 27, value, 20)}`,
  );

/** The five boxes of a score track. @param {string} _ @param {Values} values */
const track = (_, { boxes }) =>
  frame(
    306,
    56,
    boxes.map((/** @type {number} */ points, /** @type {number} */ place) => scoreBox(points, 4 + place * 60, 4)),
  );

/** What something costs, kind by kind. @param {Values} asked */
const price = (asked) =>
  frame(
    120,
    34,
    ["cheese", ...MATERIALS]
      .filter((kind) => asked[kind] > 0)
      .map((kind, place) => goods(kind, asked[kind], 16 + place * 56, 5)),
  );

/** One lamp: a bulb, or the construction light. @param {number} x @param {boolean} isBig */
const lamp = (x, isBig) => html`
  <circle cx=${x} cy="20" r=${isBig ? 14 : 8} fill="#f7c87088" />
  <circle cx=${x} cy="20" r=${isBig ? 9 : 5} fill="#ffe39a" stroke="#2a2320" stroke-width="1.500" />
`;

/** A comic with the number printed on it, if it has one. @param {string} _ @param {Values} values */
function comic(_, { source: __, ...numbers }) {
  const [number] = Object.values(numbers);
  return number === undefined ? frame(40, 40, thing("comic", 4, 4, 32)) : numbered("comic", number);
}

/** @type {import("../../game_parts.js").BoxPictures} */
export const boxPictures = {
  limits: (key, { value }) => (LIMITS[key] ? numbered(LIMITS[key], value) : rats(key, value)),
  start_cheese: (_, { value }) => numbered("cheese", value),
  set_out: (_, { drinks, backpacks }) =>
    frame(
      120,
      34,
      html`${goods("drink", drinks, 16, 5)}
      ${goods("backpack", backpacks, 74, 5)}`,
    ),
  path: (key, { colour, gives, amount }) => frame(64, 48, tile(key, [colour, gives, amount], 2, 2, 60)),
  stands: (key, { price: asked }) =>
    frame(
      112,
      46,
      html`${put(2, 2, 42, 42, html`<${Keeper} name=${key} />`)}
      ${goods("cheese", asked, 62, 11)}`,
    ),
  pipes: (_, { from, to, price: asked }) =>
    frame(
      124,
      50,
      html`<${Pipe} way="M16 40 V16 H108 V40" />
      ${label(16, 48, from, 13)}
      ${label(108, 48, to, 13)}
      ${thing(asked, 50, 24, 24)}`,
    ),
  lamps: (_, { lamps, kind }) =>
    frame(
      112,
      40,
      Array.from({ length: Math.max(0, Math.min(MOST_LAMPS, lamps)) }, (__, place) =>
        lamp(16 + place * 11, kind === "construction" && place === lamps - 1),
      ),
    ),
  burrow: (_, { room }) =>
    room && room !== "none" ? frame(44, 44, put(2, 2, 40, 40, html`<${Room} name=${room} />`)) : null,
  tracks: track,
  loose_tracks: track,
  blocked: (_, { boxes }) =>
    frame(
      306,
      56,
      BOXES.map((box, place) => scoreBox(box, 4 + place * 60, 4, boxes.includes(box) ? COVERED : undefined)),
    ),
  costs: (_, values) => price(values),
  backpacks: (colour, { copies, adds }) =>
    frame(
      168,
      62,
      html`${backpack(colour, 3, 3)}
      ${label(76, 40, `+${adds}`, 18)}
      ${thing(HELPS[colour], 92, 20, 28)}
      ${label(146, 40, `× ${copies}`, 16)}`,
    ),
  drinks: (_, { copies, times }) =>
    frame(
      120,
      44,
      html`${thing("drink", 3, 4, 36)}
      ${label(54, 29, `×${times}`, 16)}
      ${straight(72, 24, 82, 24)}
      ${label(102, 29, copies, 16)}`,
    ),
  caps: (_, { points }) => numbered("cap", points),
  comics: comic,
  greg: () => frame(48, 48, put(2, 2, 44, 44, html`<${GregFace} />`)),
  greg_cards: (key, { steps, icon }) =>
    frame(
      140,
      52,
      html`<rect x="2" y="2" width="136" height="48" rx="7" fill="#fffaf0" stroke="#2a2320" stroke-width="2" />
      ${label(20, 32, key, 14)}
      ${steps.map((/** @type {number} */ step, /** @type {number} */ place) =>
        label(46 + place * 16, 33, step, 17),
      )}
      ${ICONS[icon]?.(108, 14)}`,
    ),
};
