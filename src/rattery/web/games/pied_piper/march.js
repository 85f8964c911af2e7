// The march: figures walk around the ring from gap to gap as the story tells it, turn back, and dive through the sewer.
// The board's own motion takes a piece straight to where it is; here its way is bent along the cobbles.
import { useLayoutEffect, useRef } from "../../vendor/html.js";
import { isStill } from "../../feel/motion.js";
import { gapSpot } from "./ring.js";

/** @typedef {import("./ring.js").Frame} Frame */
/** @typedef {import("./ring.js").FigureSpot} FigureSpot */
/** A house crossed. @typedef {{ at: number, length: number, turn: number, isUnder: boolean }} Stride */
/**
 * Where a figure is at a moment, in whole milliseconds, and how it looks.
 * @typedef {import("./ring.js").Spot & { at: number, rotate: string, scale: string, opacity: number }} Pace
 */
/** @typedef {import("./cues.js").MarchCue & { at: number, length: number }} MarchStep */
/**
 * @typedef {{ view: any, frame: Frame, spots: Map<string, FigureSpot>, count: number, steps: MarchStep[] | null |
 *   undefined }} Seen
 */

const PACES = 6; // of a stride

/**
 * March whoever the news says has marched.
 * @param {{ current: HTMLElement | null }} town
 * @param {Seen} now
 */
export function useMarch(town, now) {
  const seen = useRef(/** @type {Seen | null} */ (null));
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = now;
    if (!before || before.view === now.view || before.frame !== now.frame || isStill()) return;
    const { ways, fall } = strides(now.steps || [], now.view);
    // when the board's own motion has begun
    queueMicrotask(() => ways.forEach((way, figure) => march(town.current, figure, way, fall, before, now)));
  }, [now.view]);
}

/**
 * What each figure does, in order, and when the first house has fallen.
 * @param {MarchStep[]} steps
 * @param {{ band?: string[], turn?: number }} [under] who has set off already, and which way
 * @returns {{ ways: Map<string, Stride[]>, fall: number | null }}
 */
export function strides(steps, under = {}) {
  /** @type {Map<string, Stride[]>} */
  const ways = new Map();
  let band = /** @type {string[]} */ (under.band || []);
  let turn = under.turn || 1;
  let fall = /** @type {number | null} */ (null);
  for (const step of steps) {
    if (step.leader) [band, turn] = [[step.leader], step.turn || 1];
    if (step.follower) band.push(step.follower);
    if (step.stride)
      for (const figure of band)
        ways.set(figure, [
          ...(ways.get(figure) || []),
          { at: step.at, length: step.length, turn, isUnder: step.stride === "under" },
        ]);
    if (step.falls) fall ??= step.at + step.length;
  }
  return { ways, fall };
}

/**
 * @param {HTMLElement | null} town
 * @param {string} figure
 * @param {Stride[]} way
 * @param {number | null} fall
 * @param {Seen} before
 * @param {Seen} now
 */
function march(town, figure, way, fall, before, now) {
  const element = town?.querySelector(`[data-figure="${figure}"]`);
  const [from, to] = [before.spots.get(figure), now.spots.get(figure)];
  const straight = element?.getAnimations().at(-1);
  if (!town || !element || !from || !to || !straight) return;
  const all = before.count === now.count ? wholeWay(way, from, to, now) : wayUntilFall(way, from, to, fall, before);
  if (all.length === 0) return;
  const [start, end] = [all[0].at, all[all.length - 1].at];
  const walking = element.animate(keyframes(all, to, town.clientWidth / now.frame.width), {
    delay: start,
    duration: end - start,
    fill: "backwards",
  });
  const bodies = way
    .filter((stride) => stride.turn < 0)
    .map(({ at, length }) =>
      element
        .querySelector(".figure-body")
        ?.animate([{ scale: "-1 1" }, { scale: "-1 1" }], { delay: at, duration: length }),
    );
  // whoever skips the show skips the march
  straight.finished.catch(() => [walking, ...bodies].forEach((each) => each?.cancel()));
}

/**
 * The paces of a march as keyframes, as far from where it ends as each is.
 * @param {Pace[]} all
 * @param {import("./ring.js").Spot} to
 * @param {number} unit pixels to a unit of the picture
 */
export function keyframes(all, to, unit) {
  const [start, end] = [all[0].at, all[all.length - 1].at];
  return all.map(({ at, x, y, ...look }) => ({
    offset: (at - start) / (end - start),
    translate: `${(x - to.x) * unit}px ${(y - to.y) * unit}px`,
    ...look,
  }));
}

/**
 * All around the ring, if that leads there.
 * @param {Stride[]} way
 * @param {FigureSpot} from
 * @param {FigureSpot} to
 * @param {{ frame: Frame, count: number }} now
 * @returns {Pace[]}
 */
export const wholeWay = (way, from, to, now) => (leadsThere(way, from, to, now.count) ? paces(way, from, to, now) : []);

/**
 * Along the ring as it was until a house falls, then straight to where the ring has closed.
 * @param {Stride[]} way
 * @param {FigureSpot} from
 * @param {FigureSpot} to
 * @param {number | null} fall
 * @param {Seen} before
 * @returns {Pace[]}
 */
function wayUntilFall(way, from, to, fall, before) {
  const until = way.filter((stride) => fall !== null && stride.at < fall);
  if (fall === null || until.length === 0) return [];
  const part = from.part + until.reduce((sum, { turn }) => sum + turn, 0) / before.count;
  return [
    ...paces(until, from, { ...to, part, ...gapSpot(before.frame, part) }, before),
    { at: Math.round(fall), x: to.x, y: to.y, ...waddle(0) },
  ];
}

/**
 * Whether that many strides end where the figure is: not where the ring has closed on the way.
 * @param {Stride[]} way
 * @param {FigureSpot} from
 * @param {FigureSpot} to
 * @param {number} count
 */
function leadsThere(way, from, to, count) {
  const gaps = (from.part - to.part) * count + way.reduce((sum, { turn }) => sum + turn, 0);
  return Math.abs(gaps - count * Math.round(gaps / count)) < 0.01;
}

/**
 * Where the figure is at each pace, and how it looks.
 * @param {Stride[]} way
 * @param {FigureSpot} from
 * @param {FigureSpot} to
 * @param {{ frame: Frame, count: number }} now
 * @returns {Pace[]}
 */
function paces(way, from, to, { frame, count }) {
  const first = gapSpot(frame, from.part);
  const last = gapSpot(frame, to.part);
  const whole = way.length * PACES;
  return way.flatMap(({ at, length, turn, isUnder }, number) => {
    const part = from.part + way.slice(0, number).reduce((sum, stride) => sum + stride.turn, 0) / count;
    return Array.from({ length: PACES + 1 }, (_, pace) => {
      const spot = gapSpot(frame, part + (turn * pace) / PACES / count);
      const done = (number * PACES + pace) / whole;
      const x = spot.x + (1 - done) * (from.x - first.x) + done * (to.x - last.x);
      const y = spot.y + (1 - done) * (from.y - first.y) + done * (to.y - last.y);
      return { at: Math.round(at + (length * pace) / PACES), x, y, ...(isUnder ? dive(pace) : waddle(pace)) };
    });
  });
}

/** @param {number} pace */
const waddle = (pace) => ({
  rotate: pace % PACES === 0 ? "0deg" : pace % 2 ? "5deg" : "-5deg",
  scale: "1",
  opacity: 1,
});

/** Down through the lid, and up again behind the house. @param {number} pace */
const dive = (pace) =>
  pace % PACES === 0
    ? { rotate: "0deg", scale: "1", opacity: 1 }
    : { rotate: "0deg", scale: "0.25", opacity: pace === 1 || pace === PACES - 1 ? 0.6 : 0 };
