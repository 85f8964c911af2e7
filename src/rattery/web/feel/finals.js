// What can be taken back and what cannot: the server says it of every move on offer, before it is made.
import { settings } from "../store.js";

/**
 * Whether to ask before a move that was chosen on the board. The buttons of the action bar say in words what they do,
 * so nobody is asked twice there; nor where there is nothing else to choose. As long as the server has not said it, a
 * move counts as final.
 * @param {import("../table.js").Move} move
 * @param {import("../table.js").TableState} state
 */
export function shouldAsk(move, { position, outlook }) {
  const { confirm } = settings.state;
  const isWanted = confirm === "always" || (confirm === "touch" && matchMedia("(pointer: coarse)").matches);
  const isFinal = outlook ? outlook[move.move]?.final === true : true;
  return isWanted && isFinal && (position?.moves.length || 0) > 1;
}
