// Finds the names of players in a sentence, so that they can be shown with colour and shape.

/** @typedef {{ text: string, seat: number | null }} Part */

/** @param {string} text */
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Splits a sentence at names. Only the players in the facts of the event are searched for, as a name may also be a
 * word.
 * @param {string} sentence
 * @param {Record<string, any> | undefined} facts
 * @param {{ seat: number, words: string }[]} seats
 * @returns {Part[]}
 */
export function withNames(sentence, facts, seats) {
  const about = new Set(Object.values(facts || {}).filter((value) => typeof value === "number"));
  const named = seats
    .filter(({ seat, words }) => words && about.has(seat))
    .sort((a, b) => b.words.length - a.words.length);
  if (!named.length) return [{ text: sentence, seat: null }];
  const shape = new RegExp(
    `(?<![\\p{L}\\p{N}])(${named.map(({ words }) => escaped(words)).join("|")})(?![\\p{L}\\p{N}])`,
    "u",
  );
  return sentence
    .split(shape)
    .filter(Boolean)
    .map((text) => ({ text, seat: named.find(({ words }) => words === text)?.seat ?? null }));
}
