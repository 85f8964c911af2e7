// Boxes of one's own: named copies of a game with changed values, stored on this device.
import { KeptStore, loadLocal, saveLocal } from "./store.js";

/** @typedef {Record<string, any>} Box a section for each kind of component, as in box.toml */
/** @typedef {{ name: string, box: Box }} Copy */

// Keys of localStorage.
const COPIES_KEY = "copies"; // by game, the oldest first
const OPEN_KEY = "copy"; // by game, the name of the copy that was open last; "": the standard box
const UNNAMED_KEY = "boxes"; // by game, the single unnamed copy of older versions

export const MAX_BOX_NAME_LENGTH = 60; // characters

/** The copies of all games, by game. @type {KeptStore<Record<string, Copy[]>>} */
export const ownBoxes = new KeptStore(COPIES_KEY, { read: (kept) => kept || {}, write: (state) => state });

/**
 * The copies of a game on this device. A copy from before copies had names is given one.
 * @param {string} game
 * @param {string} nameless the name for such a copy
 * @returns {Copy[]}
 */
export function copiesOf(game, nameless) {
  const { [game]: old, ...others } = loadLocal(UNNAMED_KEY, {});
  if (old) {
    saveLocal(UNNAMED_KEY, others);
    changeCopies(game, (copies) => [...copies, { name: freeName(copies, nameless), box: old }]);
  }
  return ownBoxes.state[game] || [];
}

/** @param {string} game @param {(copies: Copy[]) => Copy[]} change */
const changeCopies = (game, change) => ownBoxes.update(({ [game]: copies = [] }) => ({ [game]: change(copies) }));

/**
 * Stores a copy: replaces the one of the same name, else adds it.
 * @param {string} game @param {Copy} copy
 */
export const keepCopy = (game, copy) =>
  changeCopies(game, (copies) =>
    copies.some(({ name }) => name === copy.name)
      ? copies.map((each) => (each.name === copy.name ? copy : each))
      : [...copies, copy],
  );

/** @param {string} game @param {string} from @param {string} to */
export const renameCopy = (game, from, to) =>
  changeCopies(game, (copies) => copies.map((each) => (each.name === from ? { ...each, name: to } : each)));

/** @param {string} game @param {string} name */
export const deleteCopy = (game, name) => changeCopies(game, (copies) => copies.filter((each) => each.name !== name));

/**
 * A name that no copy has: the wanted one, if need be with a number.
 * @param {Copy[]} copies
 * @param {string} wanted
 */
export function freeName(copies, wanted) {
  const taken = new Set(copies.map(({ name }) => name));
  const numbered = copies.map((_, place) => `${wanted.slice(0, MAX_BOX_NAME_LENGTH - 4).trim()} ${place + 2}`);
  return [wanted.slice(0, MAX_BOX_NAME_LENGTH).trim(), ...numbered].find((name) => !taken.has(name)) || wanted;
}

/**
 * The copy of a game that was open last, else the newest; null for the standard box.
 * @param {string} game
 * @param {Copy[]} copies
 */
export function openCopy(game, copies) {
  const name = loadLocal(OPEN_KEY, {})[game] ?? copies[copies.length - 1]?.name;
  return copies.find((each) => each.name === name) || null;
}

/** @param {string} game @param {string} name */
export const rememberOpen = (game, name) => saveLocal(OPEN_KEY, { ...loadLocal(OPEN_KEY, {}), [game]: name });

/**
 * A box with one value changed, and its source set to "photo": owners enter what is printed in their copy.
 * @param {Box} box @param {string} section @param {string} key @param {string} field @param {any} value
 * @returns {Box}
 */
export const withValue = (box, section, key, field, value) => ({
  ...box,
  [section]: { ...box[section], [key]: { ...box[section][key], [field]: value, source: "photo" } },
});

/**
 * A box with an entry added or removed.
 * @param {Box} box @param {string} section @param {string} key @param {any} entry null: it is removed
 * @returns {Box}
 */
export function withEntry(box, section, key, entry) {
  const { [key]: _, ...others } = box[section];
  return { ...box, [section]: entry ? { ...others, [key]: { ...entry, source: "photo" } } : others };
}

/** Downloads a text as a file. @param {string} name @param {string} text */
export function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/toml" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/**
 * The file name of a copy, without its extension and without characters that a file system may not allow.
 * @param {string} game
 * @param {string} name
 */
export const fileName = (game, name) => [game, name.replace(/[^\p{L}\p{N} _-]/gu, "").trim()].filter(Boolean).join(" ");
