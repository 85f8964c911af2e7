// Confirmation of moves that cannot be undone. The server says in the outlook which ones that is.
import { settings } from "../store.js";

/**
 * Whether a move that was chosen on the board needs a confirmation. Buttons of the action bar need none, as they say in
 * words what they do, nor does the only legal move. Until the outlook has arrived, every move counts as final.
 * @param {import("../table.js").Move} move
 * @param {import("../table.js").TableState} state
 */
export function needsConfirmation(move, { position, outlook }) {
  const { confirm } = settings.state;
  const isWanted = confirm === "always" || (confirm === "touch" && matchMedia("(pointer: coarse)").matches);
  const isFinal = outlook ? outlook[move.move]?.final === true : true;
  return isWanted && isFinal && (position?.moves.length || 0) > 1;
}
