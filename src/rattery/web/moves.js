// Moves as buttons: put together by what they do.

/** @typedef {import("./table.js").Move} Move */
/** @typedef {{ key: string, moves: Move[] }} MoveGroup */

const MANY = 6;

/**
 * The moves on offer by verb; where a verb has many, by what comes first in it too (the rat, the card).
 * @param {Move[]} moves
 * @returns {MoveGroup[]}
 */
export function grouped(moves) {
  /** @type {Map<string, Move[]>} */
  const verbs = new Map();
  for (const move of moves) verbs.set(move.verb, [...(verbs.get(move.verb) || []), move]);
  const plain = [...verbs].filter(([, of]) => of.length === 1).map(([, of]) => of[0]);
  const several = [...verbs].filter(([, of]) => of.length > 1);
  const groups = several.flatMap(([verb, of]) =>
    of.length > MANY ? byFirstFact(verb, of) : [{ key: verb, moves: of }],
  );
  return plain.length ? [...groups, { key: "single", moves: plain }] : groups;
}

/** @param {string} verb @param {Move[]} moves @returns {MoveGroup[]} */
function byFirstFact(verb, moves) {
  /** @type {Map<string, Move[]>} */
  const found = new Map();
  for (const move of moves) {
    const key = `${verb} ${Object.values(move.facts)[0]}`;
    found.set(key, [...(found.get(key) || []), move]);
  }
  return found.size === moves.length ? [{ key: verb, moves }] : [...found].map(([key, of]) => ({ key, moves: of }));
}

/**
 * The move that does this, if it is on offer.
 * @param {Move[]} moves
 * @param {string} verb
 * @param {Record<string, any>} [facts]
 */
export const findMove = (moves, verb, facts = {}) =>
  moves.find(
    (move) => move.verb === verb && Object.entries(facts).every(([fact, value]) => move.facts[fact] === value),
  );
