// What can be played, as the server tells it in the reader's language.
import { createContext, useContext } from "./vendor/html.js";

/**
 * @typedef {{ value: any, words: string }} OptionChoice
 * @typedef {{ option: string, words: string, help: string, standard: any, choices: OptionChoice[] }} Option
 * @typedef {{ level: string, words: string, help: string, seconds: number }} Level
 * @typedef {object} GameEntry
 * @property {string} game
 * @property {string} title
 * @property {string} line
 * @property {number[]} players
 * @property {Option[]} options
 * @property {{ promise: string, words: string }[]} promises
 * @property {any[]} house
 *
 * @typedef {object} Catalogue
 * @property {string} version
 * @property {Level[]} levels
 * @property {{ seat: number, words: string }[]} seats
 * @property {GameEntry[]} games
 */

export const CatalogueContext = createContext(/** @type {Catalogue} */ (/** @type {unknown} */ (null)));

/** @returns {Catalogue} */
export const useCatalogue = () => useContext(CatalogueContext);

/** A game of the catalogue. @param {Catalogue} catalogue @param {string} name */
export const findGame = (catalogue, name) => catalogue.games.find((entry) => entry.game === name);
