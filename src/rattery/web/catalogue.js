// The catalogue: the games and bots of the server, in the reader's language.
import { createContext, useContext } from "./vendor/html.js";
import { get, cached } from "./api.js";

/**
 * @typedef {{ value: any, words: string }} OptionChoice
 * @typedef {object} Option
 * @property {string} option
 * @property {string} words
 * @property {string} help
 * @property {any} standard
 * @property {number[]} players the numbers of players with which it means anything; empty if with all
 * @property {boolean} is_difficulty whether it says how hard the game itself is to beat
 * @property {OptionChoice[]} choices
 *
 * @typedef {{ level: string, words: string, help: string, seconds: number }} Level
 * @typedef {object} GameEntry
 * @property {string} game
 * @property {string} title
 * @property {string} line
 * @property {number[]} players
 * @property {Option[]} options
 * @property {{ promise: string, words: string }[]} promises
 * @property {string[]} questions the names of the questions its players are asked
 * @property {string[]} seat_facts the facts of events that hold a seat
 * @property {string} seat_list the field of a view that is a list with an entry for each seat
 * @property {string[]} things the prefixes of the messages that name its things: card, token
 * @property {any[]} house
 * @property {Record<string, number>} minutes minutes of a match by the number of players; empty where not measured
 * @property {number | null} weight complexity, from 1 to 5
 * @property {string[]} web the browser modules it has: board, cues, telling, walk, … (games/README.md)
 * @property {boolean} challenges whether there is a solo challenge sheet
 *
 * @typedef {object} Catalogue
 * @property {string} version
 * @property {Level[]} levels
 * @property {{ seat: number, words: string }[]} seats
 * @property {GameEntry[]} games
 */

/** The catalogue in one language. @type {(lang: import("./words.js").Language) => Promise<Catalogue>} */
export const loadCatalogue = cached((lang) => get(`/api/games?lang=${lang}`));

/** The name of a game in a spelling with options. @param {string} spelling */
export const gameName = (spelling) => spelling.split("(")[0];

/** Whether a game is played alone. @param {string} spelling */
export const isSolo = (spelling) => /\bplayers=1\b/.test(spelling);

export const CatalogueContext = createContext(/** @type {Catalogue} */ (/** @type {unknown} */ (null)));

/** @returns {Catalogue} */
export const useCatalogue = () => useContext(CatalogueContext);

/** A game of the catalogue. @param {Catalogue} catalogue @param {string} name */
export const findGame = (catalogue, name) => catalogue.games.find((entry) => entry.game === name);

/** The option that says how hard a game itself is to beat, if it has one. @param {GameEntry} entry */
export const difficultyOf = (entry) => entry.options.find(({ is_difficulty }) => is_difficulty);

/** Whether an option means anything with this number of players. @param {Option} option @param {number} players */
export const optionApplies = ({ players: numbers }, players) => !numbers.length || numbers.includes(players);

/**
 * The value of an option in a spelling, which may leave out the standard.
 * @param {Option} option
 * @param {string} spelling
 */
export const valueIn = ({ option, standard }, spelling) =>
  new RegExp(`[(,]${option}=([^,)]*)`).exec(spelling)?.[1] || String(standard);

/** What a value of an option is called. @param {Option | undefined} option @param {string} value */
export const formatChoice = (option, value) =>
  option?.choices.find((choice) => String(choice.value) === value)?.words || value;

/**
 * The chosen options of a table as a sentence: "Players: 4 · Short: yes".
 * @param {Catalogue} catalogue
 * @param {string} game
 * @param {{ option: string, words: string, value: string }[]} options
 * @param {import("./words.js").Words} words
 */
export function formatOptions(catalogue, game, options, words) {
  const known = findGame(catalogue, game)?.options || [];
  const players = Number(options.find((option) => option.option === "players")?.value);
  return options
    .map((chosen) => ({ ...chosen, of: known.find((option) => option.option === chosen.option) }))
    .filter(({ of }) => !of || optionApplies(of, players))
    .map((chosen) => formatOption({ ...chosen, value: formatChoice(chosen.of, chosen.value) }, words))
    .join(" · ");
}

/**
 * An option with a value: "Players: 4".
 * @param {{ words: string, value: string }} chosen
 * @param {import("./words.js").Words} words
 */
export const formatOption = ({ words: called, value }, words) =>
  words.say("new-option", { option: words.capital(called), value });

/**
 * The duration of a match, in words: for this number of players, or the range over all.
 * @param {GameEntry} entry
 * @param {import("./words.js").Words} words
 * @param {number} [players]
 */
export function formatMinutes(entry, words, players) {
  const all = Object.values(entry.minutes);
  const some = players === undefined ? all : all.length ? [entry.minutes[players] ?? Math.max(...all)] : [];
  if (!some.length) return "";
  const [least, most] = [Math.min(...some), Math.max(...some)];
  return least === most ? words.say("pace-minutes", { minutes: least }) : words.say("pace-range", { least, most });
}

/** The complexity of a game, in words. @param {GameEntry} entry @param {import("./words.js").Words} words */
export const formatWeight = (entry, words) => (entry.weight ? words.say(`pace-weight-${entry.weight}`) : "");
