// What everything at a table may ask for: the table, its present state, the words of its game.
import { createContext, useContext } from "../vendor/html.js";

/**
 * @typedef {object} AtTable
 * @property {import("../table.js").Table} table
 * @property {import("../table.js").TableState} state
 * @property {string} game
 * @property {import("../words.js").Words} words
 */

export const TableContext = createContext(/** @type {AtTable} */ (/** @type {unknown} */ (null)));

/** @returns {AtTable} */
export const useTable = () => useContext(TableContext);

/** What time it is at the server, in seconds. @param {import("../table.js").TableState} state */
export const serverTime = ({ skew }) => Date.now() / 1000 - skew;
