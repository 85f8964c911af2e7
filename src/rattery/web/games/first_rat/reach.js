// Where rats may go now: what the view tells of every movement, together with the move that makes it.
import { LAUNCH_PAD, START } from "./plan.js";

/**
 * A way on offer: the rat, where it ends, what it brings and costs, and the move that takes it.
 * @typedef {object} Way
 * @property {import("../../table.js").Move} play
 * @property {string} rat
 * @property {number} to
 * @property {number} steps
 * @property {boolean} in_group whether others may move with it
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
 * What other rats could do in the same turn: where each may end on the same colour, as far as the materials for the
 * pipes last. A rat that waits on the start beside an equal one has the same ways.
 * @param {Way} way
 * @param {Way[]} ways
 * @param {any} view
 * @returns {{ rat: string, goals: number[] }[]}
 */
export function companions(way, ways, view) {
  const { rats, materials } = view.players[view.active];
  const colourOf = (/** @type {number} */ place) => view.path[place - 1]?.colour; // none: the launch pad has them all
  const colour = view.turn.colour || colourOf(way.to);
  const goesWith = (/** @type {Way} */ other) =>
    other.in_group &&
    other.to !== way.to &&
    (!colour || !colourOf(other.to) || colourOf(other.to) === colour) &&
    Object.entries(other.price).every(([name, count]) => count + (way.price[name] || 0) <= materials[name]);
  if (!way.in_group) return [];
  return rats
    .filter((/** @type {any} */ rat) => rat.name !== way.rat && !view.turn.moved.includes(rat.name))
    .map((/** @type {any} */ rat) => {
      const own = ways.filter((each) => each.rat === rat.name);
      const found = own.length || rat.at !== START ? own : ways.filter((each) => isTwin(rat, each.rat, rats));
      return { rat: rat.name, goals: [...new Set(found.filter(goesWith).map((each) => each.to))] };
    })
    .filter((/** @type {{ goals: number[] }} */ { goals }) => goals.length > 0);
}

/**
 * Whether a rat on the start is the one that is offered for another there.
 * @param {any} rat
 * @param {string} offered
 * @param {any[]} rats
 */
const isTwin = (rat, offered, rats) =>
  rats.some((each) => each.name === offered && each.at === START && each.powers.join() === rat.powers.join());

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
