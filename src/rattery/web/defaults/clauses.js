// The clauses that explain each question, for a game without `clauses.js`: taken from the marks in its rules.
import { get } from "../api.js";
import { rulesAddress } from "../rules_address.js";

/** @typedef {{ clause: string, text: string, asks: string[] }} AskedClause */

/** Fetches the rules of a game. @param {import("../catalogue.js").GameEntry | undefined} entry @param {string} lang */
export const fetchRules = (entry, lang) => get(rulesAddress(entry?.game || "", lang));

/**
 * The clauses marked as explaining a question, by question.
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
 * The numbers of these clauses by question; they are the same in every language.
 * @param {import("../catalogue.js").GameEntry | undefined} entry
 * @returns {Promise<Record<string, string[]>>}
 */
export async function clausesFor(entry) {
  const found = Object.entries(clausesFrom(await fetchRules(entry, "en")));
  return Object.fromEntries(found.map(([question, clauses]) => [question, clauses.map((each) => each.clause)]));
}
