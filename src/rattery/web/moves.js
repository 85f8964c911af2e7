// Moves as buttons: put together by what they do.

/** @typedef {import("./table.js").Move} Move */
/** @typedef {{ key: string, moves: Move[] }} MoveGroup */

/**
 * What the bar shows: where there are many moves, or some that read the same, first what they are about (a card, a
 * rat), then its moves.
 * @typedef {{ picks: Pick[], picked: Pick | null, groups: MoveGroup[] }} Offer
 * @typedef {{ words: string, facts: Record<string, any>, moves: Move[] }} Pick
 */

const MANY = 6;

/**
 * @param {Move[]} moves
 * @param {Record<string, any> | null} picked
 * @param {number} [most] moves that are shown without picking first
 * @returns {Offer}
 */
export function offered(moves, picked, most = MANY) {
  const picks = moves.length > most || areAlike(moves) ? picksOf(moves) : [];
  if (picks.length < 2) return { picks: [], picked: null, groups: grouped(moves) };
  const rest = moves.filter((move) => !move.pick);
  const found = picked && picks.find((pick) => has(pick.facts, picked));
  if (!found) return { picks, picked: null, groups: grouped(rest) };
  return { picks: [], picked: found, groups: [{ key: found.words, moves: found.moves }, ...grouped(rest)] };
}

/** Whether two moves read the same, because they differ in what they are about. @param {Move[]} moves */
const areAlike = (moves) => new Set(moves.map(({ words }) => words)).size < moves.length;

/** What can be picked, each with its moves. @param {Move[]} moves @returns {Pick[]} */
function picksOf(moves) {
  /** @type {Map<string, Pick>} */
  const found = new Map();
  for (const move of moves) {
    if (!move.pick) continue;
    const facts = Object.fromEntries(Object.entries(move.facts).slice(0, 1));
    const pick = found.get(move.pick) || { words: move.pick, facts, moves: [] };
    pick.moves.push(move);
    found.set(move.pick, pick);
  }
  return [...found.values()];
}

/** @param {Record<string, any>} facts @param {Record<string, any>} wanted */
const has = (facts, wanted) => Object.entries(facts).every(([fact, value]) => wanted[fact] === value);

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
