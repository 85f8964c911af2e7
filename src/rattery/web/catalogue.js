// What can be played, as the server tells it in the reader's language.
import { createContext, useContext } from "./vendor/html.js";
import { get, once } from "./api.js";

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
 * @property {string[]} questions what can be asked in it
 * @property {string[]} seat_facts which facts of events are seats
 * @property {any[]} house
 * @property {Record<string, number>} minutes how long it takes, by the number of players; empty where nobody
 *   measured it
 * @property {number | null} weight how heavy it is, from 1 to 5
 * @property {string[]} web the parts of the browser it brings: board, cues, walk, emblem, style, pictures, clauses
 * @property {boolean} challenges whether there is a solo challenge sheet
 *
 * @typedef {object} Catalogue
 * @property {string} version
 * @property {Level[]} levels
 * @property {{ seat: number, words: string }[]} seats
 * @property {GameEntry[]} games
 */

/** What can be played, in one language. @type {(lang: import("./words.js").Language) => Promise<Catalogue>} */
export const loadCatalogue = once((lang) => get(`/api/games?lang=${lang}`));

/** The name of a game without its options. @param {string} spelling */
export const gameName = (spelling) => spelling.split("(")[0];

export const CatalogueContext = createContext(/** @type {Catalogue} */ (/** @type {unknown} */ (null)));

/** @returns {Catalogue} */
export const useCatalogue = () => useContext(CatalogueContext);

/** A game of the catalogue. @param {Catalogue} catalogue @param {string} name */
export const findGame = (catalogue, name) => catalogue.games.find((entry) => entry.game === name);

/**
 * Whether an option means something with this number of players: some are about playing alone.
 * @param {string} option
 * @param {number} players
 */
export const matters = (option, players) => option !== "level" || players === 1;

/**
 * What was chosen for a table, in words: "Players: 4 · Roles: yes".
 * @param {Catalogue} catalogue
 * @param {string} game
 * @param {{ option: string, words: string, value: string }[]} options
 * @param {import("./words.js").Words} words
 */
export function optionsSaid(catalogue, game, options, words) {
  const known = findGame(catalogue, game)?.options || [];
  /** @param {{ option: string, value: string }} chosen */
  const value = (chosen) =>
    known
      .find((option) => option.option === chosen.option)
      ?.choices.find((choice) => String(choice.value) === chosen.value)?.words || chosen.value;
  const players = Number(options.find((option) => option.option === "players")?.value);
  return options
    .filter((option) => matters(option.option, players))
    .map((option) => words.say("new-option", { option: words.capital(option.words), value: value(option) }))
    .join(" · ");
}

/**
 * How long a game takes, in words: for a number of players, or for all there may be.
 * @param {GameEntry} entry
 * @param {import("./words.js").Words} words
 * @param {number} [players]
 */
export function minutesSaid(entry, words, players) {
  const all = Object.values(entry.minutes);
  const some = players === undefined ? all : all.length ? [entry.minutes[players] ?? Math.max(...all)] : [];
  if (!some.length) return "";
  const [least, most] = [Math.min(...some), Math.max(...some)];
  return least === most ? words.say("pace-minutes", { minutes: least }) : words.say("pace-range", { least, most });
}

/** How heavy a game is, in words. @param {GameEntry} entry @param {import("./words.js").Words} words */
export const weightSaid = (entry, words) => (entry.weight ? words.say(`pace-weight-${entry.weight}`) : "");
