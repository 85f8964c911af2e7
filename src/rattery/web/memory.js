// What this device remembers of matches that are over, without an account: who won and when, one's record, medals.
import { post } from "./api.js";
import { gameName } from "./catalogue.js";
import { keep, kept, knownTable, Store } from "./store.js";

/**
 * A match that is over.
 * @typedef {object} Result
 * @property {string} table
 * @property {string} game its spelling
 * @property {string[]} names what everybody was called, the automaton too
 * @property {(string | null)[]} levels of the bots, by seat; null for people
 * @property {number[]} mine the seats of this device
 * @property {number[]} winners
 * @property {number[]} [conceded] the seats that were conceded
 * @property {number} at milliseconds
 *
 * @typedef {{ played: number, won: number }} Tally
 */

const MOST_RESULTS = 500;
export const FRIENDS = "friends"; // the level of people
const ALONE = /\bplayers=1\b/;
const SOLO_LEVEL = /\blevel=(\w+)/;

/** @type {Store<{ all: Result[] }>} */
export const results = new Store({ all: kept("results", []) });
results.listen(() => keep("results", results.state.all));

/** @param {string} table */
export const knownResult = (table) => results.state.all.find((result) => result.table === table);

/** Remember how a match ended; the first time counts. @param {Result} result */
export function rememberResult(result) {
  if (knownResult(result.table)) return;
  const all = [result, ...results.state.all].sort((a, b) => b.at - a.at);
  results.set({ all: all.slice(0, MOST_RESULTS) });
}

/** Whether this device's only seat has won: not if a bot did after a concession. @param {Result} result */
export const hasWon = ({ mine, winners, conceded = [] }) =>
  mine.length === 1 && winners.includes(mine[0]) && !conceded.includes(mine[0]);

/**
 * Against whom a match was: alone the level of the automaton, else that of the strongest bot, else people.
 * @param {Result} result
 * @param {string[]} levels from the weakest on
 * @returns {string}
 */
export function opposition(result, levels) {
  if (ALONE.test(result.game)) return SOLO_LEVEL.exec(result.game)?.[1] || FRIENDS;
  const strongest = Math.max(...result.levels.map((level) => (level === null ? -1 : levels.indexOf(level))));
  return levels[strongest] || FRIENDS;
}

/**
 * One's record in a game, by whom it was against. A device that several people shared has no record of its own.
 * @param {string} game
 * @param {Result[]} all
 * @param {string[]} levels from the weakest on
 * @returns {Map<string, Tally>}
 */
export function recordOf(game, all, levels) {
  const own = all.filter((result) => gameName(result.game) === game && result.mine.length === 1);
  /** @type {Map<string, Tally>} */
  const record = new Map();
  for (const level of [...levels, ...own.map((result) => opposition(result, levels)), FRIENDS]) {
    const against = own.filter((result) => opposition(result, levels) === level);
    const won = against.filter(hasWon).length;
    if (against.length) record.set(level, { played: against.length, won });
  }
  return record;
}

/** All of a record together. @param {Map<string, Tally>} record @returns {Tally} */
export const sum = (record) =>
  [...record.values()].reduce((a, b) => ({ played: a.played + b.played, won: a.won + b.won }), { played: 0, won: 0 });

// Medals stay, even when their tables are long gone from the server.

/** @typedef {Record<string, Record<string, string>>} Medals by challenge and level, the table each was won at */

/** Ask the server which medals a match alone has brought, and keep them. @param {Result} result */
export async function fetchMedals({ table, game }) {
  if (!ALONE.test(game)) return;
  const seats = (knownTable(table)?.seats || []).map(({ secret }) => ({ table, secret }));
  const { challenges } = await post("/api/sheet", { game: gameName(game), seats });
  if (challenges.length) keepMedals(gameName(game), challenges);
}

/**
 * What was won before and what the server finds now, together; it is kept.
 * @param {string} game
 * @param {{ challenge: string, met: Record<string, string | null> }[]} challenges
 * @returns {Medals}
 */
export function keepMedals(game, challenges) {
  /** @type {Medals} */
  const medals = kept(`medals.${game}`, {});
  for (const { challenge, met } of challenges)
    for (const [level, table] of Object.entries(met))
      if (table && !medals[challenge]?.[level]) medals[challenge] = { ...medals[challenge], [level]: table };
  keep(`medals.${game}`, medals);
  return medals;
}
