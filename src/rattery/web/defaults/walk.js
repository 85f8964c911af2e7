// The lesson of a game that brings none: its rules in a minute, sentence by sentence, then where to look and to press.
import { get } from "../api.js";

const BAR = ".action-bar";

/**
 * @param {import("../catalogue.js").GameEntry | undefined} entry
 * @param {string} lang
 * @returns {Promise<import("../feel/coach.js").WalkStep[]>}
 */
export async function walkFor(entry, lang) {
  const rules = await get(`/api/rules/${entry?.game}?lang=${lang}`);
  const told = paragraphs(rules.minute?.text || rules.intro || "");
  return [
    ...told.map((say) => ({ on: "begin", say, at: ".board" })),
    { on: "begin", say: "walk-default-asked", at: BAR },
    { on: "begin", say: "walk-default-help", at: "[data-aside='hint']" },
  ];
}

/** The paragraphs of a text, without its marks. @param {string} text */
const paragraphs = (text) =>
  text
    .split(/\n{2,}/)
    .map((block) => block.replace(/\n/g, " ").replace(/[*`]/g, "").trim())
    .filter(Boolean);
