// Which clauses explain which question, in a game that brings no `clauses.js`: its rules say so themselves.
import { get } from "../api.js";
import { rulesAddress } from "../rules_address.js";

/** @typedef {{ clause: string, text: string, asks: string[] }} AskedClause */

/** The rules of a game. @param {import("../catalogue.js").GameEntry | undefined} entry @param {string} lang */
export const fetchRules = (entry, lang) => get(rulesAddress(entry?.game || "", lang));

/**
 * By question, the clauses that are marked as explaining it.
 * @param {any} rules
 * @returns {Record<string, AskedClause[]>}
 */
export function clausesFrom(rules) {
  /** @type {Record<string, AskedClause[]>} */
  const found = {};
  for (const clause of rules.sections.flatMap((/** @type {any} */ section) => section.clauses))
    for (const question of clause.asks || []) (found[question] ||= []).push(clause);
  return found;
}

/**
 * By question, the numbers of these clauses: the same in every language.
 * @param {import("../catalogue.js").GameEntry | undefined} entry
 * @returns {Promise<Record<string, string[]>>}
 */
export async function clausesFor(entry) {
  const found = Object.entries(clausesFrom(await fetchRules(entry, "en")));
  return Object.fromEntries(found.map(([question, clauses]) => [question, clauses.map((each) => each.clause)]));
}
