// The props of a board, and the components and hooks that boards share. See games/README.md.
import { html } from "./vendor/html.js";
import { SeatPlate } from "./components/SeatPlate.js";
import { useTable, useTableFacts } from "./components/TableContext.js";
import { Tip } from "./components/Tip.js";
import { Store, useStore } from "./store.js";

/**
 * @typedef {object} BoardProps
 * @property {any} view the table as `eye` sees it: the game's own view, nothing else
 * @property {number | null} eye the seat that looks; null for a spectator, and in a replay with everything revealed
 * @property {import("./table.js").Move[]} moves the legal moves; empty when another player decides
 * @property {(move: import("./table.js").Move) => void} choose plays a move of `moves`
 * @property {import("./words.js").Words} words the words of the game and of the client
 * @property {import("./table.js").Line[]} events the story so far as data, in order
 * @property {import("./feel/beats.js").Beat | null} [beat] the beat being shown; null where nothing moves
 */

export { SeatPlate, Tip };

const NOWHERE = new Store(/** @type {{ move: string | null }} */ ({ move: null }));

/** The outlook of the move that is hovered or focused, once the server has sent it; null in a replay. */
export function useForeseen() {
  const { table, state } = useTable();
  const { move } = useStore(table?.pointing || NOWHERE);
  return (move && state.outlook?.[move]) || null;
}

/** The outlook of a move, once the server has sent it. @param {import("./table.js").Move | undefined} move */
export function useOutlook(move) {
  const { state } = useTable();
  return (move && state.outlook?.[move.move]) || null;
}

/** The numbers of the table's box, as facts for sentences: `limits-rounds`. */
export const useBoxNumbers = () => useTableFacts()?.facts?.numbers || {};
export { findMove } from "./moves.js";

/**
 * A thing on the board: a button while it can be chosen, else a span. With a `why` it is a disabled-looking button that
 * explains on a tap why it cannot be chosen. All other props (`data-piece` and the like) become attributes.
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
