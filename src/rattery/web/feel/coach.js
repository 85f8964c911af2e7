// The coach: which step of a game's lesson is due. A step is shown once, the first time what it waits for happens.

/**
 * @typedef {object} WalkStep
 * @property {string} on what it waits for: `question:which_rat`, `event:threw`, `begin` or `end`
 * @property {string} say the message that is said
 * @property {string} [at] a selector of the thing it is about
 */

export const END = "end";

/**
 * What has happened so far, as a lesson names it: the beginning, and every event since the coach came.
 * @param {import("../table.js").Line[]} lines
 * @returns {string[]} in order, each once
 */
export const happened = (lines) => [...new Set(["begin", ...lines.map((line) => `event:${line.event}`)])];

/** What is asked of these eyes now. @param {import("../table.js").Position | null} position */
export const asked = (position) => (position?.moves.length ? `question:${position.question}` : "");

/**
 * The step to show: what is asked now comes first, then what has happened, in its order.
 * When the match is over only the last step is left.
 * @param {WalkStep[]} walk
 * @param {string[]} seen the steps that were shown, by their messages
 * @param {string[]} happenings
 * @param {string} question
 * @param {boolean} isOver
 * @returns {WalkStep | null}
 */
export function dueStep(walk, seen, happenings, question, isOver) {
  const open = walk.filter((step) => !seen.includes(step.say));
  for (const wanted of isOver ? [END] : [question, ...happenings]) {
    const found = open.find((step) => step.on === wanted);
    if (found) return found;
  }
  return null;
}
