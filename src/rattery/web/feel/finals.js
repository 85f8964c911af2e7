// What can be taken back and what cannot: learnt from what the server said after such moves were played here before.
import { keep, kept, settings } from "../store.js";

/**
 * By game, the verbs of moves, and whether the last of them could not be taken back.
 * @type {Record<string, Record<string, boolean>>}
 */
const finals = kept("finals", {});

/** After a move: could it be taken back? @param {string} game @param {string} verb @param {boolean} isFinal */
export function learnFinal(game, verb, isFinal) {
  if (finals[game]?.[verb] === isFinal) return;
  finals[game] = { ...finals[game], [verb]: isFinal };
  keep("finals", finals);
}

/**
 * Whether to ask before a move that was chosen on the board. The buttons of the action bar say in words what they do,
 * so nobody is asked twice there; nor where there is nothing else to choose.
 * @param {string} game
 * @param {import("../table.js").Move} move
 * @param {import("../table.js").Move[]} moves
 */
export function shouldAsk(game, move, moves) {
  const { confirm } = settings.state;
  const isWanted = confirm === "always" || (confirm === "touch" && matchMedia("(pointer: coarse)").matches);
  return isWanted && moves.length > 1 && Boolean(finals[game]?.[move.verb]);
}
