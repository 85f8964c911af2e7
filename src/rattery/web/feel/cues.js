// Cues: what of the story is played on the board, in order, and how long each step takes.

/**
 * What a board says about an event.
 * @typedef {object} Cue
 * @property {string[]} [pieces] which pieces move in this step; those nobody names move in the first
 * @property {string} [sound]
 * @property {(layer: HTMLElement, facts: any) => Animation | Animation[] | void} [effect] draws over the board
 * @property {number} [hold] milliseconds
 */

/** @typedef {Record<string, (facts: any) => Cue>} Cues by the name of the event */
/** @typedef {Cue & { facts: any, at: number, length: number, rate: number }} Step `rate`: how fast it is played */

const USUAL = 300; // milliseconds
const SHORTEST = 120;

/**
 * The steps of what happened, one after the other. Without a cue there is one step, in which everything moves.
 * @param {{ event?: string, facts?: any }[]} lines
 * @param {Cues} cues
 * @param {number} [scale] of all lengths
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

/** The step in which each piece moves. @param {Step[]} steps @returns {(piece: string) => Step} */
export function castOf(steps) {
  /** @type {Map<string, Step>} */
  const cast = new Map();
  for (const step of steps) for (const piece of step.pieces || []) if (!cast.has(piece)) cast.set(piece, step);
  return (piece) => cast.get(piece) || steps[0];
}
