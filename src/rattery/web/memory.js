// Finished matches, the player's record and medals: kept on this device only, without an account.
import { post } from "./api.js";
import { difficultyOf, gameName, isSolo, optionApplies, valueIn } from "./catalogue.js";
import { KeptStore, knownTable, LIST, loadLocal, saveLocal } from "./store.js";

/**
 * A match that is over.
 * @typedef {object} Result
 * @property {string} table
 * @property {string} game its spelling
 * @property {string[]} names the names of all seats, the automaton's too
 * @property {(string | null)[]} levels of the bots, by seat; null for people
 * @property {number[]} mine the seats played on this device
 * @property {number[]} winners
 * @property {number[]} [conceded] the seats that were conceded
 * @property {number} at when it ended, in milliseconds since the epoch
 *
 * @typedef {{ played: number, won: number }} Tally
 */

const MAX_RESULTS = 500;
export const FRIENDS = "friends"; // stands for a level in a match against people
export const DIFFICULTY = "difficulty-"; // before a value of the option that says how hard the game itself is to beat

/** @type {KeptStore<{ all: Result[] }>} */
export const results = new KeptStore("results", LIST);

/** @param {string} table */
export const knownResult = (table) => results.state.all.find((result) => result.table === table);

/** Stores how a match ended, unless it is stored already. @param {Result} result */
export function rememberResult(result) {
  if (knownResult(result.table)) return;
  results.update(({ all }) => {
    const others = all.filter(({ table }) => table !== result.table);
    return { all: [result, ...others].sort((a, b) => b.at - a.at).slice(0, MAX_RESULTS) };
  });
}

/**
 * Whether this device's only seat has won itself: a bot that took over after a concession does not count.
 * @param {Result} result
 */
export const hasWon = ({ mine, winners, conceded = [] }) =>
  mine.length === 1 && winners.includes(mine[0]) && !conceded.includes(mine[0]);

/**
 * The opposition in a match: the difficulty of the game, if it has one with so many players; else the level of the
 * strongest bot, else FRIENDS.
 * @param {Result} result
 * @param {import("./catalogue.js").GameEntry} entry
 * @param {string[]} levels of bots, the weakest first
 * @returns {string}
 */
export function opposition(result, entry, levels) {
  const difficulty = difficultyOf(entry);
  if (difficulty && optionApplies(difficulty, result.levels.length))
    return DIFFICULTY + valueIn(difficulty, result.game);
  const strongest = Math.max(...result.levels.map((level) => (level === null ? -1 : levels.indexOf(level))));
  return levels[strongest] || FRIENDS;
}

/**
 * The record in a game by opposition: difficulties and bots from the easiest on, then people. Matches that several
 * people played on this device do not count.
 * @param {import("./catalogue.js").GameEntry} entry
 * @param {Result[]} all
 * @param {string[]} levels of bots, the weakest first
 * @returns {Map<string, Tally>}
 */
export function recordOf(entry, all, levels) {
  const own = all.filter((result) => gameName(result.game) === entry.game && result.mine.length === 1);
  /** @type {Map<string, Tally>} */
  const record = new Map();
  const difficulties = (difficultyOf(entry)?.choices || []).map(({ value }) => DIFFICULTY + value);
  for (const level of [...difficulties, ...levels, ...own.map((each) => opposition(each, entry, levels)), FRIENDS]) {
    const against = own.filter((result) => opposition(result, entry, levels) === level);
    const won = against.filter(hasWon).length;
    if (against.length) record.set(level, { played: against.length, won });
  }
  return record;
}

/** The total of a record. @param {Map<string, Tally>} record @returns {Tally} */
export const sum = (record) =>
  [...record.values()].reduce((a, b) => ({ played: a.played + b.played, won: a.won + b.won }), { played: 0, won: 0 });

// Medals are kept here because the server deletes old tables.

/** @typedef {Record<string, Record<string, string>>} Medals by challenge and level, the table each was won at */

/** Asks the server which medals a solo match has won, and stores them. @param {Result} result */
export async function fetchMedals({ table, game }) {
  if (!isSolo(game)) return;
  const seats = (knownTable(table)?.seats || []).map(({ secret }) => ({ table, secret }));
  const { challenges } = await post("/api/sheet", { game: gameName(game), seats });
  if (challenges.length) keepMedals(gameName(game), challenges);
}

/**
 * Adds medals the server has found to the stored ones, and returns all of them.
 * @param {string} game
 * @param {{ challenge: string, met: Record<string, string | null> }[]} challenges
 * @returns {Medals}
 */
export function keepMedals(game, challenges) {
  /** @type {Medals} */
  const medals = loadLocal(`medals.${game}`, {});
  for (const { challenge, met } of challenges)
    for (const [level, table] of Object.entries(met))
      if (table && !medals[challenge]?.[level]) medals[challenge] = { ...medals[challenge], [level]: table };
  saveLocal(`medals.${game}`, medals);
  return medals;
}
