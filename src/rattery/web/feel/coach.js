// The coach: which step of a game's lesson is due. Every step is shown once, when its trigger first occurs.

/**
 * @typedef {object} WalkStep
 * @property {string} on the trigger: `question:which_card`, `event:drew`, `begin` or `end`
 * @property {string} say the id of its message; also identifies the step
 * @property {string} [at] a selector of what it is about
 */

export const END = "end";

/**
 * The triggers that have occurred in these lines: the beginning, and every event.
 * @param {import("../table.js").Line[]} lines
 * @returns {string[]} in order, each once
 */
export const happened = (lines) => [...new Set(["begin", ...lines.map((line) => `event:${line.event}`)])];

/**
 * The trigger of the question the player has to decide now; empty if there is none.
 * @param {import("../table.js").Position | null} position
 */
export const asked = (position) => (position?.moves.length ? `question:${position.question}` : "");

/**
 * The step to show: the one for the present question, else the first one whose trigger has occurred. When the match is
 * over only the last step is left.
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
