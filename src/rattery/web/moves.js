// Grouping moves for the action bar.

/** @typedef {import("./table.js").Move} Move */
/** @typedef {{ key: string, moves: Move[] }} MoveGroup */

/**
 * What the action bar shows. With many moves, or some with the same words, the player first picks what they are about
 * (a card, a rat) and then one of its moves.
 * @typedef {{ picks: Pick[], picked: Pick | null, groups: MoveGroup[] }} Offer
 * @typedef {{ words: string, facts: Record<string, any>, moves: Move[] }} Pick
 */

const MAX_UNGROUPED = 6; // moves that are shown without grouping them further

/**
 * @param {Move[]} moves
 * @param {Record<string, any> | null} picked
 * @param {number} [most] moves that are shown without a pick before them
 * @returns {Offer}
 */
export function offered(moves, picked, most = MAX_UNGROUPED) {
  const picks = moves.length > most || areAlike(moves) ? picksOf(moves) : [];
  if (picks.length < 2) return { picks: [], picked: null, groups: grouped(moves) };
  const rest = moves.filter((move) => !move.pick);
  const found = picked && picks.find((pick) => has(pick.facts, picked));
  if (!found) return { picks, picked: null, groups: grouped(rest) };
  return { picks: [], picked: found, groups: [{ key: found.words, moves: found.moves }, ...grouped(rest)] };
}

/** Whether two moves have the same words because they differ only in what they are about. @param {Move[]} moves */
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
 * The moves by verb; a verb with many is split by its first fact (the rat, the card).
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
    of.length > MAX_UNGROUPED ? byFirstFact(verb, of) : [{ key: verb, moves: of }],
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
 * The legal move with this verb and these facts, if there is one.
 * @param {Move[]} moves
 * @param {string} verb
 * @param {Record<string, any>} [facts]
 */
export const findMove = (moves, verb, facts = {}) =>
  moves.find(
    (move) => move.verb === verb && Object.entries(facts).every(([fact, value]) => move.facts[fact] === value),
  );
