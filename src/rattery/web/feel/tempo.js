// Tempo: how fast what happened is shown. A setting of this device, for bots, people and replays alike.
import { settings } from "../store.js";

/**
 * `scale`: of all lengths; `most`: milliseconds for what one move brought; `breath`: milliseconds before the next move.
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

const PATIENCE = 2; // moves that may wait before the others are hurried
const HURRY = 0.5; // faster by that share of a tempo with each move more

/**
 * How fast the next move is shown while others wait behind it; null where nothing is shown.
 * @param {number} waiting
 * @returns {Tempo | null}
 */
export function tempoFor(waiting) {
  const tempo = TEMPI[settings.state.speed] || null;
  if (!tempo || document.hidden) return null;
  const hurry = 1 + HURRY * Math.max(0, waiting - PATIENCE);
  return { scale: tempo.scale / hurry, most: tempo.most / hurry, breath: tempo.breath / hurry };
}
