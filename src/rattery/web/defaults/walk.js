// The default lesson: each question with the clauses that explain it, the rules in a minute, and where to look and to
// press.
import { clausesFrom, fetchRules } from "./clauses.js";

const BAR = ".action-bar";

/**
 * @param {import("../catalogue.js").GameEntry | undefined} entry
 * @param {string} lang
 * @returns {Promise<import("../feel/coach.js").WalkStep[]>}
 */
export async function walkFor(entry, lang) {
  const rules = await fetchRules(entry, lang);
  const told = paragraphs(rules.minute?.text || rules.intro || "");
  const explained = clausesFrom(rules);
  const others = (entry?.questions || []).filter((question) => !explained[question]);
  return [
    ...Object.entries(explained).map(([question, clauses]) => ({
      on: `question:${question}`,
      say: clauses.map((clause) => `${plain(clause.text)} (${clause.clause})`).join(" "),
      at: BAR,
    })),
    ...others.map((question) => ({ on: `question:${question}`, say: "walk-default-asked", at: BAR })),
    ...told.map((say) => ({ on: "begin", say, at: ".board" })),
    { on: "begin", say: "walk-default-asked", at: BAR },
    { on: "begin", say: "walk-default-help", at: "[data-aside='hint']" },
  ];
}

/** The paragraphs of a Markdown text, as plain text. @param {string} text */
const paragraphs = (text) =>
  text
    .split(/\n{2,}/)
    .map(plain)
    .filter(Boolean);

/** A paragraph without Markdown and without labels like *(house)*. @param {string} block */
const plain = (block) =>
  block
    .replace(/\n/g, " ")
    .replace(/ ?\*\([^)]*\)\*/g, "")
    .replace(/[*`]/g, "")
    .trim();
