// What every board is given and made of. See games/README.md.
import { html } from "./vendor/html.js";
import { SeatPlate } from "./components/SeatPlate.js";
import { useTable, useTableFacts } from "./components/TableContext.js";
import { Tip } from "./components/Tip.js";
import { Store, useStore } from "./store.js";

/**
 * @typedef {object} BoardProps
 * @property {any} view the table as these eyes see it: the game's own view, nothing else
 * @property {number | null} eye the seat that looks; null for a spectator, and in a replay with everything revealed
 * @property {import("./table.js").Move[]} moves what may be chosen now; empty when another player decides
 * @property {(move: import("./table.js").Move) => void} choose plays a move of `moves`
 * @property {import("./words.js").Words} words the words of the game and of the client
 * @property {import("./table.js").Line[]} events what happened so far, in order: the story as data
 * @property {import("./feel/beats.js").Beat | null} [beat] what is shown now; null where nothing moves
 */

export { SeatPlate, Tip };

const NOWHERE = new Store(/** @type {{ move: string | null }} */ ({ move: null }));

/** What the move pointed at would bring, as far as the server has said it; null in a replay. */
export function useForeseen() {
  const { table, state } = useTable();
  const { move } = useStore(table?.pointing || NOWHERE);
  return (move && state.outlook?.[move]) || null;
}

/** What a move would bring. @param {import("./table.js").Move | undefined} move */
export function useOutlook(move) {
  const { state } = useTable();
  return (move && state.outlook?.[move.move]) || null;
}

/** The numbers of the table's box, as facts for sentences: `limits-rounds`. */
export const useBoxNumbers = () => useTableFacts()?.facts?.numbers || {};
export { findMove } from "./moves.js";

/**
 * A thing on the board: a button while it can be chosen, else just the thing; one with a `why` says on a tap why it
 *   cannot be chosen.
 * What else it is given (`data-piece` and the like) stands on its element.
 * @param {{ move?: import("./table.js").Move, choose: (move: any) => void, class?: string, label?: string,
 *   pressed?: boolean, select?: () => void, why?: string, children?: any, [other: string]: any }} props
 */
export function Thing({ move, choose, class: classes = "", label, pressed, select, why, children, ...others }) {
  const table = useTableFacts()?.table;
  if (!move && !select && why && table)
    return html`
      <button
        type="button"
        ...${others}
        class=${`thing is-closed ${classes}`}
        data-why
        aria-disabled="true"
        aria-label=${label}
        tabindex="-1"
        onClick=${() => table.explain(why)}
      >
        ${children}
      </button>
    `;
  if (!move && !select)
    return html`
      <span ...${others} class=${`thing ${classes}`}>
        ${children}
        ${label && html`<span class="said">${label}</span>`}
      </span>
    `;
  const act = select || (() => choose(move));
  return html`
    <button
      type="button"
      ...${others}
      class=${`thing is-offered ${classes}`}
      data-thing=${move?.move}
      aria-pressed=${pressed === undefined ? undefined : String(pressed)}
      aria-label=${[label, move?.words].filter(Boolean).join(": ") || undefined}
      onClick=${act}
      ...${((move && table?.pointer(move)) || {})}
    >
      ${children}
    </button>
  `;
}
