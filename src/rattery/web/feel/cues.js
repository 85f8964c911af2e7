// Cues: how a board shows events; and steps: cues with their times, one after the other.

/**
 * How a board shows an event.
 * @typedef {object} Cue
 * @property {string[]} [pieces] the pieces that move in its step; pieces that no cue names move in the first step
 * @property {import("../sound.js").Sound} [sound] one that all games share by its name, or its own
 * @property {(layer: HTMLElement, facts: any) => Animation | Animation[] | void} [effect] draws on a layer over the
 *   board; its first animation says when it is over
 * @property {number} [hold] milliseconds until the next step
 */

/** @typedef {Record<string, (facts: any) => Cue>} Cues by the name of the event */
/**
 * @typedef {Cue & { facts: any, at: number, length: number, rate: number }} Step `at`, `length`: milliseconds; `rate`:
 *   playback rate
 */

// Lengths of a step in milliseconds.
const USUAL = 300;
const SHORTEST = 120;

/**
 * The steps of these lines, one after the other. Without any cue it is one step in which everything moves.
 * @param {{ event?: string, facts?: any }[]} lines
 * @param {Cues} cues
 * @param {number} [scale] factor for all lengths
 * @returns {Step[]}
 */
export function stepsOf(lines, cues, scale = 1) {
  const told = lines.map((line) => cueOf(line, cues)).filter((cue) => cue !== null);
  let at = 0;
  return (told.length ? told : [{ facts: {} }]).map((cue) => {
    const length = lengthOf(cue) * scale;
    at += length;
    return { ...cue, at: at - length, length, rate: 1 / (scale || 1) };
  });
}

/** @param {{ event?: string, facts?: any }} line @param {Cues} cues @returns {(Cue & { facts: any }) | null} */
export const cueOf = (line, cues) =>
  line.event && cues[line.event] ? { ...cues[line.event](line.facts), facts: line.facts } : null;

/** @param {Cue} cue */
export const lengthOf = (cue) => Math.max(SHORTEST, cue.hold ?? USUAL);

/** A lookup of the step in which a piece moves. @param {Step[]} steps @returns {(piece: string) => Step} */
export function castOf(steps) {
  /** @type {Map<string, Step>} */
  const cast = new Map();
  for (const step of steps) for (const piece of step.pieces || []) if (!cast.has(piece)) cast.set(piece, step);
  return (piece) => cast.get(piece) || steps[0];
}
