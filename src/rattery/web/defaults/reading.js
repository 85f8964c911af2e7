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

const SHOWN_ELSEWHERE = ["question", "decider", "active", "over"]; // by the action bar and the plates
const MAX_ROW_LENGTH = 40; // cards; the others are not shown

/** The things that belong to no player. @param {Record<string, any>} view @param {string} seatList as of `held` */
export const shared = (view, seatList) => readFields(view, [...SHOWN_ELSEWHERE, seatList]);

/**
 * The things of each player, in the order of the seats.
 * @param {Record<string, any>} view
 * @param {string} seatList the field that is a list with an entry for each seat
 * @returns {Shown[][]}
 */
export const held = (view, seatList) => (view[seatList] || []).map((/** @type {any} */ each) => readFields(each, []));

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
    return [/** @type {Shown} */ ({ name, kind: "cards", cards: list.slice(0, MAX_ROW_LENGTH) })];
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
 * How the things on a board are called.
 * @typedef {object} Names
 * @property {import("../words.js").Words} words
 * @property {(name: string) => string} called in the game's words, else its identifier
 * @property {(field: string, value: any) => string} chosen what the value of an option is called where it is chosen;
 *   empty if the field is none
 * @property {(name: string) => string} helpOn the help text of a card; empty if the game has none
 */

/**
 * The names of a game's things, of the fields of its view, and of its options.
 * @param {import("../words.js").Words} words
 * @param {Pick<import("../catalogue.js").GameEntry, "things" | "options"> | undefined} entry
 * @returns {Names}
 */
export function namesIn(words, entry) {
  const { things = [], options = [] } = entry || {};
  const optionOf = (/** @type {string} */ field) => options.find(({ option }) => option === field);
  const said = (/** @type {string} */ name, end = "") => {
    const messages = [...things, "label"].map((prefix) => `${prefix}-${name.replaceAll("_", "-")}${end}`);
    const message = messages.find((each) => words.knows(each));
    return message ? words.say(message) : "";
  };
  return {
    words,
    called: (name) => said(name) || optionOf(name)?.words || name.replaceAll("_", " "),
    chosen: (field, chosen) => optionOf(field)?.choices.find(({ value }) => value === chosen)?.words || "",
    helpOn: (name) => said(name, "-help"),
  };
}

/**
 * Assigns each move to the player or thing that no other move is about, else to the middle of the table. A thing has to
 * lie in one of the rows, and in no other: nobody could tell which of two is meant.
 * @param {import("../table.js").Move[]} moves
 * @param {string[]} seatFacts the facts that are a seat
 * @param {Shown[]} within the player's own and the shared things
 */
export function placed(moves, seatFacts, within) {
  const rows = rowsOf(within);
  /** @param {(move: import("../table.js").Move) => any} key */
  const alone = (key) =>
    new Map(
      moves
        .filter((move) => key(move) !== undefined && moves.filter((other) => key(other) === key(move)).length === 1)
        .map((move) => [key(move), move]),
    );
  const atSeat = alone((move) => seatFacts.map((fact) => move.facts?.[fact]).find((seat) => seat !== undefined));
  const atCard = alone((move) => {
    const thing = Object.values(move.facts || {}).find((value) => typeof value === "string");
    return rows.filter((row) => row.includes(thing)).length === 1 ? thing : undefined;
  });
  const taken = new Set([...atSeat.values(), ...atCard.values()]);
  return { atSeat, atCard, inTheMiddle: moves.filter((move) => !taken.has(move)) };
}

/** The rows of cards among these things. @param {Shown[]} things @returns {any[][]} */
const rowsOf = (things) =>
  things.flatMap(({ cards, parts }) => [...(cards ? [cards] : []), ...(parts ? rowsOf(parts) : [])]);
