// While nobody looked: up to where a table was seen on this device, and what happened since.
import { knownTable, rememberTable } from "../store.js";

const LONG = 10 * 60 * 1000; // milliseconds out of sight after which a player counts as away
const SELDOM = 15 * 1000; // milliseconds between two notes of how far the player has seen

/** Everything up to a version has been seen. @param {string} table @param {number} version */
export function awayFrom(table, version) {
  const known = knownTable(table);
  const { seen } = known || {};
  const isNoted = seen && seen.version === version && Date.now() - seen.at < SELDOM;
  if (known && !isNoted) rememberTable(table, { seen: { version, at: Date.now() } });
}

/**
 * The lines that came while nobody looked, if that was long; null if it was not, or nothing happened.
 * @param {string} table
 * @param {import("../table.js").Line[]} lines
 */
export function hasBeenAway(table, lines) {
  const { seen } = knownTable(table) || {};
  if (!seen || Date.now() - seen.at < LONG) return null;
  const missed = lines.filter((line) => line.version > seen.version);
  return missed.length ? missed : null;
}
