// Where things stand: the houses in a ring, whoever looks in front, and the gaps between them. To the right is forward.

/**
 * The picture the ring is drawn in; `path` is how broad the cobbles are, `size` how big things are in it,
 * `aside` how far out those at the sides stand, `clear` how far from the middle figures there keep.
 * @typedef {{ width: number, height: number, x: number, y: number, across: number, deep: number, path: number,
 *   house: number, figure: number, size: number, aside: number, clear: number }} Frame
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {Spot & { turn: number }} Arrow
 * @typedef {Spot & { place: number, house: any, near: number }} HouseSpot
 * @typedef {Spot & { figure: string, part: number, near: number, looksLeft: boolean }} FigureSpot
 */

/** With the characters in the middle of the square. @type {Frame} */
export const WIDE = {
  width: 780,
  height: 540,
  x: 390,
  y: 327,
  across: 308,
  deep: 184,
  path: 46,
  house: 92,
  figure: 50,
  size: 1,
  aside: 1.07,
  clear: 285,
};
/** For a phone: the characters lie below. @type {Frame} */
export const NARROW = {
  width: 380,
  height: 278,
  x: 190,
  y: 174,
  across: 146,
  deep: 84,
  path: 30,
  house: 62,
  figure: 34,
  size: 0.62,
  aside: 1,
  clear: 0,
};

const FULL = 2 * Math.PI;
const PACES = 360;

/**
 * The angle at which so much of the way around is done: the ring is wider than deep, and houses stand equally far
 * apart.
 * @param {Frame} frame
 * @param {number} part
 */
function angleAt(frame, part) {
  const step = FULL / PACES;
  const lengths = Array.from({ length: PACES }, (_, pace) =>
    Math.hypot(frame.across * Math.cos((pace + 0.5) * step), frame.deep * Math.sin((pace + 0.5) * step)),
  );
  let left = (((part % 1) + 1) % 1) * lengths.reduce((sum, each) => sum + each, 0);
  const pace = lengths.findIndex((length) => (left -= length) < 0);
  return pace < 0 ? 0 : (pace + 1 + left / lengths[pace]) * step;
}

/**
 * A spot on the ring, so much of the way to the right of the front.
 * @param {Frame} frame
 * @param {number} part
 * @param {number} [out]
 */
function spot(frame, part, out = 1) {
  const angle = angleAt(frame, part);
  return { x: frame.x + out * frame.across * Math.sin(angle), y: frame.y + out * frame.deep * Math.cos(angle) };
}

/** How near it is: 0 at the back, 1 in front. @param {Frame} frame @param {number} y */
const nearness = (frame, y) => (y - frame.y + frame.deep) / (2 * frame.deep);

/**
 * The houses that stand, the one in front first, each with its place in the circle.
 * @param {any} view
 * @param {number | null} eye
 */
export function standing(view, eye) {
  const home = Math.max(
    0,
    view.circle.findIndex((/** @type {any} */ house) => house.seat === (eye ?? 0)),
  );
  const places = view.circle.map(
    (/** @type {any} */ _, /** @type {number} */ step) => (home + step) % view.circle.length,
  );
  return places
    .filter((/** @type {number} */ place) => view.circle[place].stands)
    .map((/** @type {number} */ place) => ({ place, house: view.circle[place] }));
}

/** @param {Frame} frame @param {{ place: number, house: any }[]} houses @returns {HouseSpot[]} */
export const houseSpots = (frame, houses) =>
  houses.map(({ place, house }, step) => {
    const at = houseSpot(frame, step / houses.length);
    return { ...at, place, house, near: nearness(frame, at.y) };
  });

/**
 * The figures, each in its gap; several in a gap stand side by side, then in rows.
 * @param {Frame} frame
 * @param {{ place: number, house: any }[]} houses
 * @returns {FigureSpot[]}
 */
export function figureSpots(frame, houses) {
  return houses.flatMap(({ house }, step) => {
    const part = (step - 0.5) / houses.length;
    return house.figures_left_of_it.map(
      (/** @type {string} */ figure, /** @type {number} */ number, /** @type {string[]} */ all) => {
        const at = inCrowd(frame, gapSpot(frame, part), number, all.length);
        return { ...at, figure, part, near: nearness(frame, at.y), looksLeft: at.y < frame.y - 1 };
      },
    );
  });
}

/**
 * Where a gap is, or where one is on the way from gap to gap: at the back it keeps clear of the square.
 * @param {Frame} frame
 * @param {number} part
 */
export function gapSpot(frame, part) {
  const at = spot(frame, part);
  const out = asideness(frame, at);
  const { x, y } = spot(frame, part, 1 + (frame.aside - 1) * out);
  const away = Math.max(Math.abs(x - frame.x), out * frame.clear);
  return { x: frame.x + Math.sign(x - frame.x) * away, y };
}

/** Where a house stands. @param {Frame} frame @param {number} part */
const houseSpot = (frame, part) => spot(frame, part, 1 + (frame.aside - 1) * asideness(frame, spot(frame, part)));

/** How much a spot is both at the back and to the side: from 0 to 1. @param {Frame} frame @param {Spot} at */
const asideness = (frame, { x, y }) =>
  within((frame.y - y) / (0.2 * frame.deep)) * within((Math.abs(x - frame.x) / frame.across - 0.3) / 0.3);

/** @param {number} share */
const within = (share) => Math.min(1, Math.max(0, share));

/**
 * One of those in a gap. At the sides they stand two by two, at the back the rows go further back.
 * @param {Frame} frame
 * @param {Spot} gap
 * @param {number} number
 * @param {number} count
 */
function inCrowd(frame, gap, number, count) {
  const isBack = gap.y < frame.y - 1;
  const isAside = isBack && Math.abs(gap.x - frame.x) > frame.across / 2;
  const abreast = isAside && frame.clear > 0 && count < 5 ? 2 : 3;
  const rows = Math.ceil(count / abreast);
  const row = Math.floor(number / abreast);
  const inRow = Math.min(abreast, count - row * abreast);
  const middle = isBack ? rows - 1 : (rows - 1) / 2;
  const apart = rows > 2 ? 0.8 : 1.08;
  return {
    x: gap.x + ((number % abreast) - (inRow - 1) / 2) * frame.figure * 0.82,
    y: gap.y + (row - middle) * frame.figure * apart,
  };
}

/**
 * Arrows on the cobbles, between the houses and the figures.
 * @param {Frame} frame
 * @param {number} count
 * @returns {Arrow[]}
 */
export function arrows(frame, count) {
  return Array.from({ length: Math.max(4, count) * 2 }, (_, number) => {
    const part = (number + 0.5) / (Math.max(4, count) * 2);
    const [from, to] = [spot(frame, part - 0.01), spot(frame, part + 0.01)];
    return { ...spot(frame, part), turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
  });
}

/** The lids of the sewer, one in each gap. @param {Frame} frame @param {number} count @returns {Spot[]} */
export const lids = (frame, count) =>
  Array.from({ length: count }, (_, number) => spot(frame, (number - 0.5) / count, 0.86));

/**
 * How many houses away each house is for a figure in that gap: ahead 1, 2, …; the one behind is 1 back.
 * @param {{ place: number, house: any }[]} houses
 * @param {string} figure
 */
export function distances(houses, figure) {
  const front = houses.findIndex(({ house }) => house.figures_left_of_it.includes(figure));
  const ahead = houses.map((_, step) => houses[(front + step) % houses.length]);
  return { ahead: front < 0 ? [] : ahead.slice(0, 3), behind: front < 0 ? null : ahead[ahead.length - 1] };
}

/**
 * A box in the picture as a style: a share of its width and height, so that it grows with it.
 * @param {Frame} frame
 * @param {{ left: number, top: number, width: number }} box
 */
export const boxIn = (frame, { left, top, width }) => ({
  left: percent(left, frame.width),
  top: percent(top, frame.height),
  width: percent(width, frame.width),
});

/** @param {number} part @param {number} whole */
const percent = (part, whole) => `${((100 * part) / whole).toFixed(2)}%`;
