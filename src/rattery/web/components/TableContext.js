// What everything at a table may ask for: the table, its present state, the words of its game.
import { createContext, html, useContext, useMemo } from "../vendor/html.js";

/**
 * @typedef {object} AtTable
 * @property {import("../table.js").Table} table
 * @property {import("../table.js").TableState} state
 * @property {string} game
 * @property {import("../words.js").Words} words
 */

/**
 * What stays the same from move to move.
 * @typedef {object} TableFacts
 * @property {import("../table.js").Table} table
 * @property {import("../table.js").TableState["table"]} facts who sits where, the options, the numbers of the box
 * @property {string} game
 */

const TableContext = createContext(/** @type {AtTable} */ (/** @type {unknown} */ (null)));
const FactsContext = createContext(/** @type {TableFacts | null} */ (null));

/** Everything inside is at this table. @param {AtTable & { children?: any }} props */
export function TableContextProvider({ children, ...at }) {
  const { table, state, game } = at;
  const facts = useMemo(() => ({ table, facts: state.table, game }), [table, state.table, game]);
  return html`
    <${TableContext.Provider} value=${at}>
      <${FactsContext.Provider} value=${facts}>${children}<//>
    <//>
  `;
}

/** All of it, for components that are drawn again at every change. @returns {AtTable} */
export const useTable = () => useContext(TableContext);

/** For what there are hundreds of on a board: drawn again only when the table itself has changed; null elsewhere. */
export const useTableFacts = () => useContext(FactsContext);

/** What time it is at the server, in seconds. @param {import("../table.js").TableState} state */
export const serverTime = ({ skew }) => Date.now() / 1000 - skew;
