// Absences: up to which version a table was seen on this device, and what happened since.
import { knownTable, rememberTable } from "../store.js";

const LONG_ABSENCE = 10 * 60 * 1000; // milliseconds since the table was seen, after which a player counts as absent
const SEEN_INTERVAL = 15 * 1000; // milliseconds after which an unchanged version is stored again, with the new time

/** Stores that everything up to a version has been seen. @param {string} table @param {number} version */
export function rememberSeen(table, version) {
  const known = knownTable(table);
  const { seen } = known || {};
  const isNoted = seen && seen.version === version && Date.now() - seen.at < SEEN_INTERVAL;
  if (known && !isNoted) rememberTable(table, { seen: { version, at: Date.now() } });
}

/**
 * Story lines that arrived while the table was not seen for longer than LONG_ABSENCE; null if there are none, or it was
 * seen since.
 * @param {string} table
 * @param {import("../table.js").Line[]} lines
 */
export function missedLines(table, lines) {
  const { seen } = knownTable(table) || {};
  if (!seen || Date.now() - seen.at < LONG_ABSENCE) return null;
  const missed = lines.filter((line) => line.version > seen.version);
  return missed.length ? missed : null;
}
