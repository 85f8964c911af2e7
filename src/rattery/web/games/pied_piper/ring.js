// Where things stand: the houses in a ring, whoever looks in front, and the gaps between them. To the right is forward.

/**
 * The picture the ring is drawn in; `path` is how broad the cobbles are, `size` how big things are in it,
 * `abreast` how many figures stand side by side in a gap, `aside` how far out those at the sides stand.
 * @typedef {{ width: number, height: number, x: number, y: number, across: number, deep: number, path: number, house: number, figure: number, size: number, abreast: number, aside: number }} Frame
 * @typedef {{ x: number, y: number }} Spot
 * @typedef {Spot & { turn: number }} Arrow
 * @typedef {Spot & { place: number, house: any, near: number }} HouseSpot
 * @typedef {Spot & { figure: string, place: number, near: number, looksLeft: boolean }} FigureSpot
 */

/** With the characters in the middle of the square. @type {Frame} */
export const WIDE = { width: 780, height: 540, x: 390, y: 327, across: 308, deep: 184, path: 46, house: 92, figure: 50, size: 1, abreast: 2, aside: 1.07 };
/** For a phone: the characters lie below. @type {Frame} */
export const NARROW = { width: 380, height: 292, x: 190, y: 184, across: 146, deep: 86, path: 30, house: 62, figure: 34, size: 0.62, abreast: 2, aside: 1 };

const FULL = 2 * Math.PI;
const PACES = 360;

/** The angle at which so much of the way around is done: the ring is wider than deep, and houses stand equally far apart. @param {Frame} frame @param {number} part */
function angleAt(frame, part) {
  const step = FULL / PACES;
  const lengths = Array.from({ length: PACES }, (_, pace) => Math.hypot(frame.across * Math.cos((pace + 0.5) * step), frame.deep * Math.sin((pace + 0.5) * step)));
  let left = (((part % 1) + 1) % 1) * lengths.reduce((sum, each) => sum + each, 0);
  const pace = lengths.findIndex((length) => (left -= length) < 0);
  return pace < 0 ? 0 : (pace + 1 + left / lengths[pace]) * step;
}

/** A spot on the ring, so much of the way to the right of the front. @param {Frame} frame @param {number} part @param {number} [out] */
function spot(frame, part, out = 1) {
  const angle = angleAt(frame, part);
  return { x: frame.x + out * frame.across * Math.sin(angle), y: frame.y + out * frame.deep * Math.cos(angle) };
}

/** How near it is: 0 at the back, 1 in front. @param {Frame} frame @param {number} y */
const nearness = (frame, y) => (y - frame.y + frame.deep) / (2 * frame.deep);

/** The houses that stand, the one in front first, each with its place in the circle. @param {any} view @param {number | null} eye */
export function standing(view, eye) {
  const home = Math.max(0, view.circle.findIndex((/** @type {any} */ house) => house.seat === (eye ?? 0)));
  const places = view.circle.map((/** @type {any} */ _, /** @type {number} */ step) => (home + step) % view.circle.length);
  return places.filter((/** @type {number} */ place) => view.circle[place].stands).map((/** @type {number} */ place) => ({ place, house: view.circle[place] }));
}

/** @param {Frame} frame @param {{ place: number, house: any }[]} houses @returns {HouseSpot[]} */
export const houseSpots = (frame, houses) => houses.map(({ place, house }, step) => {
  const at = clearOfSquare(frame, step / houses.length);
  return { x: at.x, y: at.y, place, house, near: nearness(frame, at.y) };
});

/** The figures, each in its gap; several in a gap stand side by side, then in rows. @param {Frame} frame @param {{ place: number, house: any }[]} houses @returns {FigureSpot[]} */
export function figureSpots(frame, houses) {
  return houses.flatMap(({ place, house }, step) => {
    const gap = gapAt(frame, (step - 0.5) / houses.length);
    return house.figures_left_of_it.map((/** @type {string} */ figure, /** @type {number} */ number, /** @type {string[]} */ all) => {
      const at = inCrowd(frame, gap, number, all.length);
      return { ...at, figure, place, near: nearness(frame, at.y), looksLeft: gap.y < frame.y - 1 };
    });
  });
}

/** A spot on the ring; at the back and to the sides it keeps clear of the square. @param {Frame} frame @param {number} part @param {number} [more] */
function clearOfSquare(frame, part, more = 0) {
  const at = spot(frame, part);
  const isBack = at.y < frame.y - 1;
  const isAside = isBack && Math.abs(at.x - frame.x) > frame.across / 2;
  return { ...(isAside ? spot(frame, part, frame.aside + more) : at), isBack, isAside };
}

/** A gap: where its crowd stands and how many abreast. @param {Frame} frame @param {number} part */
function gapAt(frame, part) {
  const at = clearOfSquare(frame, part, 0.08);
  return { ...at, abreast: at.isAside ? frame.abreast : frame.abreast + 1 };
}

/** @param {Frame} frame @param {Spot & { isBack: boolean, abreast: number }} gap @param {number} number @param {number} count */
function inCrowd(frame, gap, number, count) {
  const rows = Math.ceil(count / gap.abreast);
  const row = Math.floor(number / gap.abreast);
  const inRow = Math.min(gap.abreast, count - row * gap.abreast);
  const middle = gap.isBack ? rows - 1 : (rows - 1) / 2;
  return { x: gap.x + ((number % gap.abreast) - (inRow - 1) / 2) * frame.figure * 0.82, y: gap.y + (row - middle) * frame.figure * 0.84 };
}

/** Arrows on the cobbles, between the houses and the figures. @param {Frame} frame @param {number} count @returns {Arrow[]} */
export function arrows(frame, count) {
  return Array.from({ length: count * 2 }, (_, number) => {
    const part = (number + 0.5) / (count * 2);
    const [from, to] = [spot(frame, part - 0.01), spot(frame, part + 0.01)];
    return { ...spot(frame, part), turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
  });
}

/** The lids of the sewer, one in each gap. @param {Frame} frame @param {number} count @returns {Spot[]} */
export const lids = (frame, count) => Array.from({ length: count }, (_, number) => spot(frame, (number - 0.5) / count, 0.86));

/** How many houses away each house is for a figure in that gap: ahead 1, 2, …; the one behind is 1 back. @param {{ place: number, house: any }[]} houses @param {string} figure */
export function distances(houses, figure) {
  const front = houses.findIndex(({ house }) => house.figures_left_of_it.includes(figure));
  const ahead = houses.map((_, step) => houses[(front + step) % houses.length]);
  return { ahead: front < 0 ? [] : ahead.slice(0, 3), behind: front < 0 ? null : ahead[ahead.length - 1] };
}
