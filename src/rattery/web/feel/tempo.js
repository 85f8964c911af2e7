// Tempo: how fast events are shown. A setting of this device, the same for bots, people and replays.
import { settings } from "../store.js";

/**
 * `scale`: factor for all lengths; `most`: milliseconds for all events of a move; `breath`: milliseconds before the
 * next move.
 * @typedef {{ scale: number, most: number, breath: number }} Tempo
 */

/** @type {Record<import("../store.js").Speed, Tempo | null>} */
const TEMPI = {
  slow: { scale: 2, most: 15_000, breath: 900 },
  normal: { scale: 1.15, most: 6_000, breath: 300 },
  fast: { scale: 0.5, most: 380, breath: 0 },
  off: null,
};
export const SPEEDS = /** @type {import("../store.js").Speed[]} */ (Object.keys(TEMPI));

const MAX_UNHURRIED = 2; // moves that may wait before the tempo increases
const SPEEDUP_PER_MOVE = 0.5; // increase of the tempo for each further move

/**
 * The tempo of the next move while others wait behind it; null where events are not shown: switched off, or the page is
 * hidden.
 * @param {number} waiting
 * @returns {Tempo | null}
 */
export function tempoFor(waiting) {
  const tempo = TEMPI[settings.state.speed] || null;
  if (!tempo || document.hidden) return null;
  const hurry = 1 + SPEEDUP_PER_MOVE * Math.max(0, waiting - MAX_UNHURRIED);
  return { scale: tempo.scale / hurry, most: tempo.most / hurry, breath: tempo.breath / hurry };
}
