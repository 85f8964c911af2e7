// Where rats may go now: what the view tells of every movement, together with the move that makes it.
import { LAUNCH_PAD } from "./plan.js";

/**
 * A way on offer: the rat, where it ends, what it brings and costs, and the move that takes it.
 * @typedef {object} Way
 * @property {import("../../table.js").Move} play
 * @property {string} rat
 * @property {number} to
 * @property {number} steps
 * @property {number[]} pipes
 * @property {Record<string, number>} price
 * @property {number} toll
 * @property {number} mouldy
 * @property {{ goods: string, base: number, light: number, backpack: number, total: number, doubled: number | null,
 *   more_steps: number } | null} yield
 */

/** @param {any} view @param {import("../../table.js").Move[]} moves @returns {Way[]} */
export function waysOnOffer(view, moves) {
  const plays = new Map(moves.map((move) => [move.verb === "route" ? String(move.facts.pipes) : move.move, move]));
  return view.movements.flatMap((/** @type {any} */ way) => {
    const play = view.question === "which_route" ? plays.get(way.pipes.join(" ") || "foot") : plays.get(way.move);
    return play ? [{ ...way, play }] : [];
  });
}

/** The rats that have a way. @param {Way[]} ways */
export const walkers = (ways) => [...new Set(ways.map((way) => way.rat))];

/**
 * The ways with one and the same move: where several sets of pipes lead to a space, they are chosen among afterwards.
 * @param {Way[]} ways
 * @returns {Way[][]}
 */
export function byMove(ways) {
  /** @type {Map<string, Way[]>} */
  const found = new Map();
  for (const way of ways) found.set(way.play.move, [...(found.get(way.play.move) || []), way]);
  return [...found.values()];
}

/**
 * A movement that is not on offer, put to the referee all the same: it is refused, and the refusal says why.
 * @param {string} rat
 * @param {number} place
 * @returns {any}
 */
export const vainMovement = (rat, place) => ({ move: `${rat}>${place === LAUNCH_PAD ? "pad" : place}` });
