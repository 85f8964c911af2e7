// Cues: what of the story is played on the board, in order, and how long each step takes.

/**
 * What a board says about an event.
 * @typedef {object} Cue
 * @property {string[]} [pieces] which pieces move in this step; those nobody names move in the first
 * @property {string} [sound]
 * @property {(layer: HTMLElement, facts: any) => Animation | void} [effect] draws over the board
 * @property {number} [hold] milliseconds
 */

/** @typedef {Record<string, (facts: any) => Cue>} Cues by the name of the event */
/** @typedef {Cue & { facts: any, at: number, length: number }} Step */

const USUAL = 300;
const LONGEST = 2400; // milliseconds for everything that happened at once

/**
 * The steps of what happened, hurried where there are many. Without a cue there is one step, in which everything moves.
 * @param {{ event?: string, facts?: any }[]} lines
 * @param {Cues} cues
 * @returns {Step[]}
 */
export function stepsOf(lines, cues) {
  const told = lines.flatMap((line) =>
    line.event && cues[line.event] ? [{ ...cues[line.event](line.facts), facts: line.facts }] : [],
  );
  const steps = told.length ? told : [{ facts: {} }];
  const whole = steps.reduce((sum, step) => sum + lengthOf(step), 0);
  const hurry = Math.min(1, LONGEST / whole);
  let at = 0;
  return steps.map((step) => {
    const length = lengthOf(step) * hurry;
    at += length;
    return { ...step, at: at - length, length };
  });
}

/** @param {Cue} cue */
const lengthOf = (cue) => Math.max(120, cue.hold ?? USUAL);

/** The step in which each piece moves. @param {Step[]} steps @returns {(piece: string) => Step} */
export function castOf(steps) {
  /** @type {Map<string, Step>} */
  const cast = new Map();
  for (const step of steps) for (const piece of step.pieces || []) if (!cast.has(piece)) cast.set(piece, step);
  return (piece) => cast.get(piece) || steps[0];
}
