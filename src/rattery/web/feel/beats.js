// Beats: what happened between two positions, cut into what is shown at a time. The board is drawn anew at every
// beat, so
// that what it shows is never ahead of what has been told.
import { cueOf, stepsOf } from "./cues.js";

/** @typedef {import("../table.js").Line} Line */
/** @typedef {import("./cues.js").Cues} Cues */
/** @typedef {import("./cues.js").Step} Step */

/**
 * How a game's view changes event by event: facts that were told, written into what these eyes saw before.
 * @typedef {object} Telling
 * @property {Record<string, (view: any, facts: any, after: any) => any>} [events] the view after an event; where it is
 *   a pair, pieces have set off in the first and arrived in the second. `after` is the view all of it leads to
 * @property {(before: any, after: any) => any} [kept] the view after all other events: what only the events above
 *   change
 *   is as it was before
 * @property {(view: any) => number[]} [points] everybody's points, in a game that counts some during play
 * @property {(before: any, after: any) => any} [held] the same with the pieces still on their way: numbers are as
 *   before
 */

/**
 * @typedef {object} Beat
 * @property {any} view the board as it is drawn
 * @property {number} told how many lines of the news have been told
 * @property {Step[] | null} steps what moves; null where whatever moves goes on
 * @property {number} length milliseconds until the next beat
 * @property {boolean} isFirst whether the news begins with it
 * @property {boolean} isReached whether the new position is there, with what can be chosen in it
 * @property {boolean} isLast whether all of the news is shown with it
 * @property {number | null} [mover] who made the move
 * @property {boolean} [isSkipped] whether the viewer skipped to it
 * @property {boolean} isRest whether it waits until everybody has seen the end of the round
 */

/** The table as a round left it, after which line. @typedef {{ line: number, view: any }} Rest */

/**
 * What is to be shown.
 * @typedef {{ before: any, after: any, lines: Line[], rests: Rest[] }} News
 */

const SETTLE = 140; // milliseconds a number is looked at after it has changed
const ARRIVAL = 260; // milliseconds for what moves only when the rest has arrived
const SCENE = 2_600; // milliseconds the end of a round may take at any tempo: it is held afterwards anyway

/**
 * All beats of what happened between two positions.
 * @param {News} news
 * @param {{ cues: Cues, telling: Telling }} parts
 * @param {{ scale: number, most: number, isOwn: boolean }} tempo `scale` of all lengths, the `most` milliseconds
 *   they may
 *   take, and whether the player's own next decision is waiting for it
 * @returns {Beat[]}
 */
export function beatsOf(news, { cues, telling }, { scale, most, isOwn }) {
  const isAtOnce = isOwn && !news.rests.length;
  const beats = segments(news).flatMap(({ from, to, first, lines, isRest, isNewRound }) => [
    ...segmentBeats(from, to, lines, cues, isNewRound ? {} : isAtOnce ? atOnce(telling) : telling).map((beat) => ({
      ...beat,
      told: first + beat.told,
    })),
    ...(isRest ? [{ view: to, told: first + lines.length, steps: null, length: 0, isRest: true }] : []),
  ]);
  const whole = beats.reduce((sum, beat) => sum + beat.length, 0) || 1;
  const room = news.rests.length && scale ? Math.max(most, SCENE) : most;
  return paced(beats, Math.min(scale, room / whole), isOwn);
}

/**
 * How a player's own move is shown when the next decision is there already: all of it together, where numbers can be
 * held
 * back meanwhile.
 * @param {Telling} telling
 * @returns {Telling}
 */
const atOnce = (telling) => (telling.held ? { held: telling.held } : telling);

/**
 * The news cut where a round ended.
 * @param {News} news
 */
function segments({ before, after, lines, rests }) {
  const ends = [
    ...rests.map(({ line, view }) => ({ line, view, isRest: true })),
    { line: lines.length, view: after, isRest: false },
  ];
  return ends.map(({ line, view, isRest }, number) => {
    const first = number ? ends[number - 1].line : 0;
    const from = number ? ends[number - 1].view : before;
    return { from, to: view, first, lines: lines.slice(first, line), isRest, isNewRound: number > 0 };
  });
}

/** @typedef {{ view: any, told: number, steps: Step[] | null, length: number, isRest?: boolean }} Rough */

/**
 * The beats between two views.
 * @param {any} from @param {any} to @param {Line[]} lines @param {Cues} cues @param {Telling} telling
 * @returns {Rough[]}
 */
function segmentBeats(from, to, lines, cues, telling) {
  const kept = telling.kept || ((_, after) => after);
  const held = telling.held || ((_, after) => after);
  /** @type {Rough[]} */
  const beats = [];
  let view = from;
  let told = 0;
  while (told < lines.length) {
    const tell = telling.events?.[lines[told].event];
    if (tell) {
      const steps = stepsOf([lines[told]], cues);
      const [going, there] = pair(tell(view, lines[told].facts, to));
      told += 1;
      beats.push({ view: going, told, steps, length: steps[0].length });
      if (there !== going) beats.push({ view: there, told, steps: null, length: SETTLE });
      view = there;
      continue;
    }
    const group = untold(lines.slice(told), telling);
    const there = kept(view, to);
    beats.push(...groupBeats(held(view, there), group, told, cues));
    told += group.length;
    view = there;
    beats.push({ view, told, steps: telling.held ? arrival() : null, length: 0 });
  }
  return [...beats, { view: to, told, steps: beats.length && view === to ? null : [], length: 0 }];
}

/** What was held back moves when the rest has arrived; nobody waits for it. @returns {Step[]} */
const arrival = () => [{ facts: {}, at: 0, length: ARRIVAL, rate: 1 }];

/** @param {any} told @returns {[any, any]} */
const pair = (told) => (Array.isArray(told) ? [told[0], told[1]] : [told, told]);

/** The lines up to the first one the game has a way to show. @param {Line[]} lines @param {Telling} telling */
function untold(lines, telling) {
  const end = lines.findIndex((line) => telling.events?.[line.event]);
  return end < 0 ? lines : lines.slice(0, end);
}

/**
 * Lines that are shown together: everything moves in its own step, and each line is told when its step begins.
 * @param {any} view @param {Line[]} lines @param {number} before @param {Cues} cues
 * @returns {Rough[]}
 */
function groupBeats(view, lines, before, cues) {
  const steps = stepsOf(lines, cues);
  const cued = lines.flatMap((line, place) => (cueOf(line, cues) ? [place] : []));
  if (cued.length === 0) return [{ view, told: before + lines.length, steps, length: steps[0].length }];
  return cued.map((_, number) => ({
    view,
    told: before + (cued[number + 1] ?? lines.length),
    steps: number ? null : steps,
    length: steps[number].length,
  }));
}

/**
 * Beats at a pace. The position is reached with the last thing that moves: from there on there is something to choose.
 * @param {Rough[]} beats @param {number} scale @param {boolean} isOwn
 * @returns {Beat[]}
 */
function paced(beats, scale, isOwn) {
  const lastMove = Math.max(0, beats.map((beat) => Boolean(beat.length)).lastIndexOf(true));
  const lastRest = beats.map((beat) => Boolean(beat.isRest)).lastIndexOf(true);
  const reached = isOwn && lastRest < 0 ? 0 : Math.max(lastMove, lastRest + 1);
  return beats.map((beat, number) => ({
    ...beat,
    steps:
      beat.steps &&
      beat.steps.map((step) => ({ ...step, at: step.at * scale, length: step.length * scale, rate: 1 / (scale || 1) })),
    length: beat.length * scale,
    isFirst: number === 0,
    isReached: number >= reached,
    isLast: number === beats.length - 1,
    isRest: Boolean(beat.isRest),
  }));
}
