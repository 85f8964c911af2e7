// Beats: the events between two positions, cut into the frames of a show. The board is rendered at every beat, with a
// view that contains no more than the story lines told so far.
import { cueOf, stepsOf } from "./cues.js";

/** @typedef {import("../table.js").Line} Line */
/** @typedef {import("./cues.js").Cues} Cues */
/** @typedef {import("./cues.js").Step} Step */

/**
 * How a game's view changes event by event, so that intermediate views can be derived from the facts of events.
 * @typedef {object} Telling
 * @property {Record<string, (view: any, facts: any, after: any) => any>} [events] the view after an event; or a pair
 *   of views, one with the pieces on their way and one with them arrived. `after` is the view at the end of the news
 * @property {(before: any, after: any) => any} [kept] the view after all other events, with everything the events
 *   above change as in `before`
 * @property {(view: any) => number[]} [points] the points of all seats, in a game that counts points during play
 * @property {(before: any, after: any) => any} [held] `after` with the pieces still on their way: with numbers as in
 *   `before`
 */

/**
 * @typedef {object} Beat
 * @property {any} view the view the board is rendered with
 * @property {number} told number of lines of the news told so far
 * @property {Step[] | null} steps the animations that start; null: those that run continue
 * @property {number} length milliseconds until the next beat
 * @property {boolean} isFirst whether it is the first beat of the news
 * @property {boolean} isReached whether the new position with its moves is shown from this beat on
 * @property {boolean} isLast whether it is the last beat of the news
 * @property {number | null} [mover] who made the move
 * @property {boolean} [isSkipped] whether the player skipped to it
 * @property {boolean} isRoundEnd whether it is the end of a round, which waits until the player goes on
 */

/** The end of a round: the view, and the number of lines before it. @typedef {{ line: number, view: any }} RoundEnd */

/**
 * The events between two views, and the ends of rounds among them.
 * @typedef {{ before: any, after: any, lines: Line[], roundEnds: RoundEnd[] }} News
 */

const SETTLE = 140; // milliseconds a changed number is shown before the next beat
const ARRIVAL = 260; // milliseconds for what is held back until everything else has arrived
const SCENE = 2_600; // milliseconds the last events of a round may take at any tempo

/**
 * All beats of the news.
 * @param {News} news
 * @param {{ cues: Cues, telling: Telling }} parts
 * @param {{ scale: number, most: number, isOwn: boolean }} tempo `scale`: factor for all lengths; `most`: milliseconds
 *   they may take together; `isOwn`: whether the player made the move and has to decide again
 * @returns {Beat[]}
 */
export function beatsOf(news, { cues, telling }, { scale, most, isOwn }) {
  const isAtOnce = isOwn && !news.roundEnds.length;
  const beats = segments(news).flatMap(({ from, to, first, lines, isRoundEnd, isNewRound }) => [
    ...segmentBeats(from, to, lines, cues, isNewRound ? {} : isAtOnce ? atOnce(telling) : telling).map((beat) => ({
      ...beat,
      told: first + beat.told,
    })),
    ...(isRoundEnd ? [{ view: to, told: first + lines.length, steps: null, length: 0, isRoundEnd: true }] : []),
  ]);
  const whole = beats.reduce((sum, beat) => sum + beat.length, 0) || 1;
  const room = news.roundEnds.length && scale ? Math.max(most, SCENE) : most;
  return paced(beats, Math.min(scale, room / whole), isOwn);
}

/**
 * For a player's own move that is followed by the next decision: all events in one beat, if the game can hold its
 * numbers back meanwhile.
 * @param {Telling} telling
 * @returns {Telling}
 */
const atOnce = (telling) => (telling.held ? { held: telling.held } : telling);

/**
 * The news, cut at the ends of rounds.
 * @param {News} news
 */
function segments({ before, after, lines, roundEnds }) {
  const ends = [
    ...roundEnds.map(({ line, view }) => ({ line, view, isRoundEnd: true })),
    { line: lines.length, view: after, isRoundEnd: false },
  ];
  return ends.map(({ line, view, isRoundEnd }, number) => {
    const first = number ? ends[number - 1].line : 0;
    const from = number ? ends[number - 1].view : before;
    return { from, to: view, first, lines: lines.slice(first, line), isRoundEnd, isNewRound: number > 0 };
  });
}

/** @typedef {{ view: any, told: number, steps: Step[] | null, length: number, isRoundEnd?: boolean }} Rough */

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

/** The step in which everything that was held back moves; the show does not wait for it. @returns {Step[]} */
const arrival = () => [{ facts: {}, at: 0, length: ARRIVAL, rate: 1 }];

/** @param {any} told @returns {[any, any]} */
const pair = (told) => (Array.isArray(told) ? [told[0], told[1]] : [told, told]);

/**
 * The lines before the first one whose event the game can tell on its own.
 * @param {Line[]} lines
 * @param {Telling} telling
 */
function untold(lines, telling) {
  const end = lines.findIndex((line) => telling.events?.[line.event]);
  return end < 0 ? lines : lines.slice(0, end);
}

/**
 * The beats of lines that share one view: each piece moves in its own step, and each line is told when its step begins.
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
 * Scales the lengths. The new position is reached with the last beat that has a length; from then on moves are offered.
 * @param {Rough[]} beats @param {number} scale @param {boolean} isOwn
 * @returns {Beat[]}
 */
function paced(beats, scale, isOwn) {
  const lastMove = Math.max(0, beats.map((beat) => Boolean(beat.length)).lastIndexOf(true));
  const lastRoundEnd = beats.map((beat) => Boolean(beat.isRoundEnd)).lastIndexOf(true);
  const reached = isOwn && lastRoundEnd < 0 ? 0 : Math.max(lastMove, lastRoundEnd + 1);
  return beats.map((beat, number) => ({
    ...beat,
    steps:
      beat.steps &&
      beat.steps.map((step) => ({ ...step, at: step.at * scale, length: step.length * scale, rate: 1 / (scale || 1) })),
    length: beat.length * scale,
    isFirst: number === 0,
    isReached: number >= reached,
    isLast: number === beats.length - 1,
    isRoundEnd: Boolean(beat.isRoundEnd),
  }));
}
