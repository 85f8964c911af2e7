// Reads counters, piles and rows of cards from the view of any game, by the shape of its fields.

/**
 * A thing on the plain board.
 * @typedef {object} Shown
 * @property {string} name the field of the view it was read from
 * @property {"counter" | "pile" | "cards" | "group"} kind
 * @property {number | string | boolean} [value] of a counter
 * @property {number} [count] of a pile
 * @property {(string | null)[]} [cards] null stands for a hidden card
 * @property {Shown[]} [parts] of a group
 */

const SHOWN_ELSEWHERE = ["question", "decider", "active", "over", "players"]; // by the action bar and the plates
const CATEGORIES = ["card", "token", "piece", "die", "label", "colour", "role", "choice"];
const LONGEST_ROW = 40; // cards; the others are not shown

/** The things that belong to no player. @param {Record<string, any>} view */
export const shared = (view) => readFields(view, SHOWN_ELSEWHERE);

/** The things of each player, in the order of the seats. @param {Record<string, any>} view @returns {Shown[][]} */
export const held = (view) => (Array.isArray(view.players) ? view.players.map((player) => readFields(player, [])) : []);

/** @param {Record<string, any>} fields @param {string[]} skipped */
const readFields = (fields, skipped) =>
  Object.entries(fields)
    .filter(([name, value]) => !skipped.includes(name) && value !== undefined)
    .flatMap(([name, value]) => readOne(name, value));

/** @param {string} name @param {any} value @returns {Shown[]} */
function readOne(name, value) {
  if (value === null) return [];
  if (Array.isArray(value)) return readList(name, value);
  if (typeof value === "object") return readGroup(name, value);
  return typeof value === "string" ? [{ name, kind: "cards", cards: [value] }] : [{ name, kind: "counter", value }];
}

/**
 * A list of names is a row of cards; a list of numbers is counters; anything else is a group.
 * @param {string} name
 * @param {any[]} list
 */
function readList(name, list) {
  if (list.every((each) => each === null || typeof each === "string"))
    return [/** @type {Shown} */ ({ name, kind: "cards", cards: list.slice(0, LONGEST_ROW) })];
  if (list.every((each) => typeof each !== "object"))
    return [/** @type {Shown} */ ({ name, kind: "counter", value: list.join(" · ") })];
  const parts = list.flatMap((each, index) => readOne(String(index + 1), each));
  return [/** @type {Shown} */ ({ name, kind: "group", parts })];
}

/**
 * A group of one number, like `{cards: 12}`, is a pile of that size.
 * @param {string} name
 * @param {Record<string, any>} group
 * @returns {Shown[]}
 */
function readGroup(name, group) {
  const values = Object.values(group);
  if (values.length === 1 && typeof values[0] === "number") return [{ name, kind: "pile", count: values[0] }];
  return [{ name, kind: "group", parts: readFields(group, []) }];
}

/**
 * The name of a thing in the game's words, else its identifier.
 * @param {string} name
 * @param {import("../words.js").Words} words
 */
export function called(name, words) {
  const message = name.replaceAll("_", "-");
  const category = CATEGORIES.find((each) => words.knows(`${each}-${message}`));
  return category ? words.say(`${category}-${message}`) : name.replaceAll("_", " ");
}

/** The help text of a card, if the game has one. @param {string} name @param {import("../words.js").Words} words */
export function helpOn(name, words) {
  const message = name.replaceAll("_", "-");
  const category = CATEGORIES.find((each) => words.knows(`${each}-${message}-help`));
  return category ? words.say(`${category}-${message}-help`) : "";
}

/**
 * Assigns each move to the player or card that no other move is about, else to the middle of the table.
 * @param {import("../table.js").Move[]} moves
 */
export function placed(moves) {
  /** @param {(move: import("../table.js").Move) => any} key */
  const alone = (key) =>
    new Map(
      moves
        .filter((move) => key(move) !== undefined && moves.filter((other) => key(other) === key(move)).length === 1)
        .map((move) => [key(move), move]),
    );
  const atSeat = alone((move) => move.facts?.seat ?? move.facts?.other);
  const atCard = alone((move) => move.facts?.card);
  const taken = new Set([...atSeat.values(), ...atCard.values()]);
  return { atSeat, atCard, inTheMiddle: moves.filter((move) => !taken.has(move)) };
}
