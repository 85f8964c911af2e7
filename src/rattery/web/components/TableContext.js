// The contexts of a table: the table, its state, and the words of its game.
import { createContext, html, useContext, useMemo } from "../vendor/html.js";

/**
 * @typedef {object} AtTable
 * @property {import("../table.js").Table} table
 * @property {import("../table.js").TableState} state
 * @property {string} game
 * @property {import("../words.js").Words} words
 */

/**
 * The part that stays the same from move to move.
 * @typedef {object} TableFacts
 * @property {import("../table.js").Table} table
 * @property {import("../table.js").TableState["table"]} facts who sits where, the options, the numbers of the box
 * @property {string} game
 */

const TableContext = createContext(/** @type {AtTable} */ (/** @type {unknown} */ (null)));
const FactsContext = createContext(/** @type {TableFacts | null} */ (null));

/** Provides both contexts. @param {AtTable & { children?: any }} props */
export function TableContextProvider({ children, ...at }) {
  const { table, state, game } = at;
  const facts = useMemo(() => ({ table, facts: state.table, game }), [table, state.table, game]);
  return html`
    <${TableContext.Provider} value=${at}>
      <${FactsContext.Provider} value=${facts}>${children}<//>
    <//>
  `;
}

/** Everything; the component is rendered again at every change of the table. @returns {AtTable} */
export const useTable = () => useContext(TableContext);

/**
 * For components there are hundreds of: rendered again only when the facts of the table change; null outside of one.
 */
export const useTableFacts = () => useContext(FactsContext);

/** The server's time in seconds since the epoch. @param {import("../table.js").TableState} state */
export const serverTime = ({ skew }) => Date.now() / 1000 - skew;
