// The plan of the yard: where the winding path, the lamps, the pipes and the rats lie, on a wide table and on a phone.

export const START = 0;
export const LAUNCH_PAD = 27;
export const SPACES = 26;

/**
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {object} Plan
 * @property {string} name
 * @property {number} columns how many places lie in a row before the path turns
 * @property {number} width
 * @property {number} height
 * @property {Spot} first where the path begins
 * @property {Spot} pitch from one place to the next, and from one row to the next
 * @property {Spot} tile how big a space is
 * @property {number} pawn how big a rat is
 * @property {Spot} pad where the rocket stands
 * @property {number} rocket how big it is
 * @property {number} sky how far down the sky reaches
 * @property {Spot} moon
 * @property {{ x: number, y: number, columns: number, pitch: number }} crew where those aboard sit
 */

/** @type {Plan} */
export const WIDE = {
  name: "wide",
  columns: 6,
  width: 640,
  height: 524,
  first: { x: 60, y: 474 },
  pitch: { x: 104, y: 92 },
  tile: { x: 88, y: 62 },
  pawn: 37,
  pad: { x: 470, y: 146 },
  rocket: 1.3,
  sky: 82,
  moon: { x: 600, y: 44 },
  crew: { x: 338, y: 30, columns: 3, pitch: 32 },
};

/** With so much room the rocket has a place of its own, beside the path. @type {Plan} */
export const BROAD = {
  ...WIDE,
  name: "broad",
  width: 870,
  pad: { x: 752, y: 452 },
  rocket: 2.9,
  moon: { x: 800, y: 56 },
  crew: { x: 372, y: 34, columns: 8, pitch: 34 },
};

/** @type {Plan} */
export const TALL = {
  name: "tall",
  columns: 5,
  width: 360,
  height: 660,
  first: { x: 39, y: 610 },
  pitch: { x: 70.5, y: 97 },
  tile: { x: 62, y: 68 },
  pawn: 32,
  pad: { x: 100, y: 160 },
  rocket: 1.32,
  sky: 92,
  moon: { x: 322, y: 40 },
  crew: { x: 190, y: 24, columns: 6, pitch: 27 },
};

/** The row and the column of a place: every other row is walked backwards. @param {Plan} plan @param {number} place */
function cell(plan, place) {
  const row = Math.floor(place / plan.columns);
  const step = place % plan.columns;
  return { row, column: row % 2 ? plan.columns - 1 - step : step };
}

/** The middle of a place; the yard is a little crooked. @param {Plan} plan @param {number} place @returns {Spot} */
export function spot(plan, place) {
  if (place === LAUNCH_PAD) return plan.pad;
  const { row, column } = cell(plan, place);
  return { x: plan.first.x + column * plan.pitch.x, y: plan.first.y - row * plan.pitch.y + Math.sin(place * 1.9) * 3 };
}

/** How crooked a space lies, in degrees. @param {number} place */
export const tilt = (place) => Math.round(Math.sin(place * 2.7) * 22) / 10;

/** Where something lies, as a style. @param {Plan} plan @param {Spot} at */
export const placed = (plan, { x, y }) => ({ left: `${(100 * x) / plan.width}%`, top: `${(100 * y) / plan.height}%` });

// Rats that share a space stand side by side, in two rows when they are many.

const ABREAST = 3;

/**
 * Where a rat stands among those of its place.
 * @param {Plan} plan
 * @param {number} place
 * @param {number} index
 * @param {number} count
 * @returns {Spot}
 */
export function standing(plan, place, index, count) {
  const { x, y } = spot(plan, place);
  if (place === START) return amongMany(plan, index, count);
  const rows = count > ABREAST ? 2 : 1;
  const front = Math.ceil(count / rows);
  const isFront = index < front;
  const abreast = isFront ? front : count - front;
  const order = isFront ? index : index - front;
  const stride = Math.min(plan.pawn * 0.72, (plan.tile.x - plan.pawn * 0.6) / Math.max(1, abreast - 1));
  return { x: x + (order - (abreast - 1) / 2) * stride, y: y + plan.tile.y * (isFront ? 0.2 : -0.12) };
}

/**
 * The start holds any number: in rows, from the left.
 * @param {Plan} plan
 * @param {number} index
 * @param {number} count
 * @returns {Spot}
 */
function amongMany(plan, index, count) {
  const { x, y } = spot(plan, START);
  const abreast = Math.max(2, Math.ceil(count / 2));
  const stride = Math.min(plan.pawn * 0.7, (plan.tile.x - plan.pawn * 0.5) / Math.max(1, abreast - 1));
  const row = Math.floor(index / abreast);
  const inRow = Math.min(abreast, count - row * abreast);
  return { x: x + ((index % abreast) - (inRow - 1) / 2) * stride, y: y + plan.tile.y * (0.38 - 0.36 * row) };
}

// The string of lights runs along the upper edge of the spaces.

/**
 * Every lamp of the string, from the first on.
 * @param {Plan} plan
 * @param {{ number: number, lamp: number }[]} path
 * @param {number} length how many lamps there are
 * @returns {Spot[]}
 */
export function lamps(plan, path, length) {
  return path.flatMap((space, index) => {
    const count = (path[index + 1]?.lamp ?? length + 1) - space.lamp;
    return Array.from({ length: count }, (_, step) => lampAt(plan, space.number, step, count));
  });
}

/** @param {Plan} plan @param {number} place @param {number} step @param {number} count @returns {Spot} */
function lampAt(plan, place, step, count) {
  const { x, y } = spot(plan, place);
  const isBackwards = cell(plan, place).row % 2 === 1;
  const along = (step - (count - 1) / 2) * plan.tile.x * 0.29 * (isBackwards ? -1 : 1);
  return { x: x + along, y: y - plan.tile.y / 2 - 5 + Math.abs(along) * 0.06 };
}

// A pipe leaves its space upwards, runs between the rows and comes up at its far end.

/**
 * The corners of a pipe.
 * @param {Plan} plan
 * @param {{ number: number, from: number, to: number }} pipe
 * @returns {Spot[]}
 */
export function corners(plan, pipe) {
  const from = spot(plan, pipe.from);
  const to = spot(plan, pipe.to);
  const rows = cell(plan, pipe.to).row - cell(plan, pipe.from).row;
  const lane = ((pipe.number % 3) - 1) * 4.5;
  const above = (/** @type {Spot} */ at) => at.y - plan.pitch.y / 2 + lane;
  const below = (/** @type {Spot} */ at) => at.y + plan.pitch.y / 2 + lane;
  if (rows === 0) return [from, { x: from.x, y: above(from) }, { x: to.x, y: above(from) }, to];
  if (rows === 1) return [from, { x: from.x, y: above(from) }, { x: to.x, y: above(from) }, to];
  const gutter = to.x + (from.x < to.x ? -plan.pitch.x / 2 : plan.pitch.x / 2);
  return [
    from,
    { x: from.x, y: above(from) },
    { x: gutter, y: above(from) },
    { x: gutter, y: below(to) },
    { x: to.x, y: below(to) },
    to,
  ];
}

/** Where the price of a pipe hangs: in the middle of its longest stretch. @param {Spot[]} way @returns {Spot} */
export function middle(way) {
  const stretches = way.slice(1).map((end, index) => ({
    from: way[index],
    to: end,
    length: Math.hypot(end.x - way[index].x, end.y - way[index].y),
  }));
  const longest = stretches.reduce((best, each) => (each.length > best.length ? each : best));
  return { x: (longest.from.x + longest.to.x) / 2, y: (longest.from.y + longest.to.y) / 2 };
}

/** A way through corners, rounded. @param {Spot[]} way @param {number} radius */
export function rounded(way, radius) {
  const turns = way.slice(1, -1).map((corner, index) => {
    const before = towards(corner, way[index], radius);
    const after = towards(corner, way[index + 2], radius);
    return `L${said(before)} Q${said(corner)} ${said(after)}`;
  });
  return `M${said(way[0])} ${turns.join(" ")} L${said(way[way.length - 1])}`;
}

/** @param {Spot} from @param {Spot} to @param {number} far @returns {Spot} */
function towards(from, to, far) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(far, length / 2) / length;
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** @param {Spot} at */
const said = ({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;

/** The road under the path. @param {Plan} plan */
export function road(plan) {
  const way = Array.from({ length: SPACES + 1 }, (_, place) => spot(plan, place));
  const end = way[way.length - 1];
  const isFarBelow = plan.pad.y - end.y > plan.pitch.y;
  const turn = { x: isFarBelow ? plan.pad.x : (end.x + plan.pad.x) / 2, y: end.y };
  return rounded([...way, turn, { x: plan.pad.x, y: plan.pad.y + 10 }], plan.pitch.x / 2);
}

/** The wire of the string, sagging between its lamps. @param {Spot[]} string */
export const wire = (string) =>
  string.slice(1).reduce(
    (drawn, lamp, index) => {
      const before = string[index];
      const sag = Math.abs(lamp.y - before.y) > 30 ? 0 : 7;
      return `${drawn} Q${said({ x: (lamp.x + before.x) / 2, y: (lamp.y + before.y) / 2 + sag })} ${said(lamp)}`;
    },
    `M${string.length ? said(string[0]) : "0 0"}`,
  );
