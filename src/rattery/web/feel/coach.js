// The coach: which step of a game's walk is due. A step is shown once, the first time what it waits for happens.

/** @typedef {{ on: string, say: string, at?: string }} WalkStep */

/**
 * What has happened so far, as a walk names it: the beginning, and every event since the coach came.
 * @param {import("../table.js").Line[]} lines
 * @returns {string[]} in order, each once
 */
export const happened = (lines) => [...new Set(["begin", ...lines.map((line) => `event:${line.event}`)])];

/** What is asked of these eyes now. @param {import("../table.js").Position | null} position */
export const asked = (position) => (position?.moves.length ? `question:${position.question}` : "");

/**
 * The step to show: what happened comes first, in its order, then what is asked.
 * @param {WalkStep[]} walk
 * @param {string[]} seen what was said already
 * @param {string[]} happenings
 * @param {string} question
 * @returns {WalkStep | null}
 */
export function dueStep(walk, seen, happenings, question) {
  const open = walk.filter((step) => !seen.includes(step.say));
  for (const happening of [...happenings, question]) {
    const found = open.find((step) => step.on === happening);
    if (found) return found;
  }
  return null;
}
